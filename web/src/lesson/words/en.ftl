puzzles-title = Puzzles: { $game }
puzzles-about = In each of these positions, one action is clearly best. Find it.
puzzles-level = { $difficulty ->
    [1] Easy
    [2] Medium
   *[3] Hard
}
puzzles-one = { $puzzle }, { $players } players
puzzles-solved = solved
puzzles-next = Next puzzle
puzzles-leave = All puzzles
