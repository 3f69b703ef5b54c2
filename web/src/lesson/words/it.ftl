puzzles-title = Problemi: { $game }
puzzles-about = In ognuna di queste posizioni un’azione è nettamente la migliore. Sai trovarla?
puzzles-level = { $difficulty ->
    [1] Facile
    [2] Medio
   *[3] Difficile
}
puzzles-one = { $puzzle }, { $players } giocatori
puzzles-solved = risolto
puzzles-next = Problema successivo
puzzles-leave = Tutti i problemi
