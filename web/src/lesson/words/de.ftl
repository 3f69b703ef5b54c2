puzzles-title = Rätsel: { $game }
puzzles-about = In jeder dieser Stellungen ist eine Aktion klar die beste. Findest du sie?
puzzles-level = { $difficulty ->
    [1] Leicht
    [2] Mittel
   *[3] Schwer
}
puzzles-one = { $puzzle }, { $players } Spieler
puzzles-solved = gelöst
puzzles-next = Nächstes Rätsel
puzzles-leave = Alle Rätsel
