puzzles-title = Problèmes : { $game }
puzzles-about = Dans chacune de ces positions, une action est nettement la meilleure. À vous de la trouver !
puzzles-level = { $difficulty ->
    [1] Facile
    [2] Moyen
   *[3] Difficile
}
puzzles-one = { $puzzle }, { $players } joueurs
puzzles-solved = résolu
puzzles-next = Problème suivant
puzzles-leave = Tous les problèmes
