cup = Cup: { $game }
cups = Cups
cups-about = Play several games against the same people. The player with the best overall result wins the cup.
cup-make = Create a cup
cup-kind = { $kind ->
    [swiss] Swiss rounds
   *[pool] Pool
}
cup-kind-about = { $kind ->
    [swiss] For one evening with six or more people. Each round is played at tables of three or four, and nobody sits out. You start the first round.
   *[pool] Starts when it is full. Everyone plays the same number of games and sits at each seat once.
}
cup-about = { $kind ->
    [swiss] { $rounds ->
        [one] Swiss, one round
       *[other] Swiss, { $rounds } rounds
    }
   *[pool] Pool of { $size }
}
cup-joined = { $kind ->
    [swiss] { $people ->
        [one] 1 player
       *[other] { $people } players
    }
   *[pool] { $people } of { $size } players
}
cup-state = { $state ->
    [running] In progress
    [over] Finished
   *[open] Open
}
cup-games-each = { $games } games each, one from each seat
cup-by-link = By invitation
cup-tables-of = { $players } seats per table

## A new cup

cup-form = How is the cup played?
cup-seats = Seats per table
cup-size = Players
cup-size-about = { $size } players at tables of { $seats }: each plays { $seats } games.
cup-rounds = Rounds
cup-usual-board = Usual board
cup-rated-about = The results change the players’ ratings.

## The page of a cup

cup-next = { $state ->
    [over] Result
   *[other] Next
}
cup-join = Join
cup-leave = Leave
cup-withdraw = Withdraw
cup-withdraw-title = Withdraw from this cup?
cup-withdraw-text = A bot will play your remaining games, and you will be placed last in each of them. You cannot rejoin the cup.
cup-delete = Delete cup
cup-delete-title = Delete this cup?
cup-start = Start first round
cup-start-now = Start now
cup-missing = { $count ->
    [one] One more player is needed. The cup starts when it is full.
   *[other] { $count } more players are needed. The cup starts when it is full.
}
cup-wait-host = { $host ->
    [yes] At least { $least } players are needed. Start the first round when everyone is here.
   *[no] The host starts the first round. At least { $least } players are needed.
}
cup-your-table = Your game is in progress.
cup-open-table = Open table { $number }
cup-due = The next games start at { $time }.
cup-others = Other games are in progress. The cup continues when they are over.
cup-won = { $name } won the cup.
cup-you-withdrew = You have withdrawn. A bot plays for you.
cup-players = Players
cup-remove = Remove { $name }
cup-nobody = Deleted player
cup-withdrawn = withdrawn
cup-you = you
cup-standings = Standings
cup-place = Place
cup-player = Player
cup-points = Points
cup-tie = { $kind ->
    [swiss] Opposition
   *[pool] Sonneborn–Berger
}
cup-played = Games
cup-wins = Wins
cup-how = How are the standings worked out?
cup-how-points = { $kind ->
    [swiss] At a table of four, first to fourth place are worth 6, 4, 2 and 0 points; at a table of three, first to third place are worth 6, 3 and 0. The average is always 3 points. Tied players share the points for their places equally.
   *[pool] A win is worth 2 points, a shared win 1.
}
cup-how-ties = { $kind ->
    [swiss] Ties are broken by the average points of your opponents, then by the random order drawn at the start.
   *[pool] Ties are broken by the Sonneborn–Berger score: the points of all your opponents at the tables you won, plus half their points where you shared the win. If players are still tied, the random order drawn at the start decides.
}
cup-how-absent = You get no points for a game if you resign, or if a bot is playing for you when it ends.
cup-rounds-title = Games
cup-round = Round { $round }
cup-table = Table { $number }
cup-game-state = { $state ->
    [running] in progress
    [over] finished
   *[waiting] not started
}
cup-invite = Invite link
