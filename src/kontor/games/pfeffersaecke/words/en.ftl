# Pfeffersäcke in English. Names in arguments ($city, $value, …) are those of docs/pfeffersaecke.md.

## Names of things

pfeffersaecke-region = { $region ->
    [flandern] Flanders & Brabant
    [holland] Holland & Westphalia
    [rheinland] Rhineland
    [niedersachsen] Lower Saxony
    [wenden] Wendish Coast
    [sachsen] Saxony
    [hessen] Hesse & Thuringia
    [schwaben] Swabia & Alsace
    [bayern] Franconia & Bavaria
    [boehmen] Bohemia & Austria
   *[other] { $name }
}
pfeffersaecke-florins = { $florins ->
    [one] { $florins } florin
   *[other] { $florins } florins
}
pfeffersaecke-branches = { $branches ->
    [one] a branch
   *[other] two branches
}
pfeffersaecke-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pfeffersaecke-variant = { $intro ->
    [true] {" "}· { pfeffersaecke-option-name-intro }
   *[other] {""}
}

## The lobby: boards, options, ends, score sources

pfeffersaecke-about = Open branches in the cities and towns of central Europe, win the cities and spread across the regions. The player with the most influence wins.

pfeffersaecke-board-name-central_europe = Central Europe
pfeffersaecke-board-central_europe = A reconstructed map of central Europe with 25 cities, 20 towns and 10 regions. If you own the game, you can draw its own map in the board editor.

pfeffersaecke-option-name-intro = Assigned first towns
pfeffersaecke-option-intro = The board assigns the first towns, and players get a tip for their first turn. Recommended for your first game (S6).
pfeffersaecke-option-name-end_at_once = Immediate end
pfeffersaecke-option-end_at_once = The game stops as soon as the last town is taken or the last disc is removed. Branches that are still waiting in a centre do not take spaces or win cities, but they count for their region (O2).
pfeffersaecke-option-name-town_counter = Town counter
pfeffersaecke-option-town_counter = The number of towns that must be taken to end the game. Applies only with two players (O3).
pfeffersaecke-value-town_counter-16 = 16 towns
pfeffersaecke-value-town_counter-20 = 20 towns

pfeffersaecke-end-towns = the town counter reached zero (E1a)
pfeffersaecke-end-discs = all discs have been removed (E1b)
pfeffersaecke-end-standstill = a whole round passed without a new branch (E1c)
pfeffersaecke-source-towns = towns
pfeffersaecke-source-cities = cities won
pfeffersaecke-source-regions = regions
pfeffersaecke-source-money = florins
pfeffersaecke-setup-intro = The board “{ $board }” has no assigned first towns for { $players } players (S6). { $possible ->
    [none] Turn off { $option }.
   *[other] It has them for { $possible } players. You can also turn off { $option }.
}
pfeffersaecke-setup-counter = The board “{ $board }” has { $towns } towns, too few for a town counter of { $wanted } (B10). Set { $option } to { $possible }.

## Kinds of actions

pfeffersaecke-kind-first = Draw the start player
pfeffersaecke-kind-deal = Deal a disc
pfeffersaecke-kind-found = Open your first branch in a town
pfeffersaecke-kind-open = Open a city with a disc
pfeffersaecke-kind-extend = Add a branch in a city
pfeffersaecke-kind-income = Take your income
pfeffersaecke-kind-branch = Open a new branch
pfeffersaecke-kind-pass = Open no new branch

## What is being decided

pfeffersaecke-hint = { $hint ->
    [none] {""}
   *[other] {" "}Tip: { $hint } is nearby.
}
pfeffersaecke-decision-first = The start player is being drawn.
pfeffersaecke-decision-deal = The discs are being dealt.
pfeffersaecke-decision-found = { INPUT() ->
    [pointer] Click a free town to open your first branch there.
   *[text] Open your first branch in a free town.
}
pfeffersaecke-decision-open = { INPUT() ->
    [pointer] Click a closed city to open it with one of your discs.
   *[text] Open a city with one of your discs.
}{ pfeffersaecke-hint }
pfeffersaecke-decision-extend = { INPUT() ->
    [pointer] Click a city to add a branch there ({ $cities }), or take your income.
   *[text] You may add a branch in each of these cities, in any order: { $cities }. Then take your income.
}
pfeffersaecke-decision-income = Take your income, with or without a letter.
pfeffersaecke-decision-branch = You have { pfeffersaecke-florins }. { INPUT() ->
    [pointer] Click a town or city to open a branch there, or pass.
   *[text] Open a new branch, or pass.
}{ pfeffersaecke-hint }
pfeffersaecke-decision-second = You have { pfeffersaecke-florins } left. { INPUT() ->
    [pointer] Click a town or city to open a second branch there with a letter, or pass.
   *[text] You may open a second branch with a letter, or pass.
}

## What happened

pfeffersaecke-first = { seat-name } is the start player.
pfeffersaecke-dealt = { seat-name } gets a disc worth { $value }.
pfeffersaecke-founded = { seat-name } starts in { $town }. Towns left until the end: { $counter }.
pfeffersaecke-turn = Turn { $number }: { SEAT($seat, where: "within") }.
pfeffersaecke-opened = { seat-name } opens { $city } with a disc worth { $value }.
pfeffersaecke-extended = { seat-name } adds { pfeffersaecke-branches } in { $city }{ $price ->
    [0] {""}
    [one] {" "}for { $price } florin
   *[other] {" "}for { $price } florins
}.
pfeffersaecke-income = { $rule ->
    [L3] { seat-name } takes { pfeffersaecke-florins } instead of { $plain }.
   *[other] { seat-name } takes { pfeffersaecke-florins }{ $cities ->
        [0] .
       *[other] , { $cities } of them from cities.
    }
}
pfeffersaecke-branch = { seat-name } opens a branch in { $place } from { $origin } for { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}{ $kind ->
    [town] {" "}and gains 1 point. Towns left until the end: { $counter }.
   *[city] .
}
pfeffersaecke-letter = { seat-name } spends a letter.
pfeffersaecke-passed = { seat-name } opens no new branch.
pfeffersaecke-settled = { $branches ->
    [one] { SEAT($seat) }’s branch takes a space in { $city }.
   *[other] { SEAT($seat) }’s branches take spaces in { $city }.
}
pfeffersaecke-won = { $rule ->
    [T6b] { seat-name } holds more than half of { $city } and gains { pfeffersaecke-points }.
   *[T6c] { $city } is full. { SEAT($seat) } has the most branches and gains { pfeffersaecke-points }.
}
pfeffersaecke-why-over = { $reason ->
    [towns] the town counter reached zero
    [discs] all discs have been removed
   *[standstill] a whole round passed without a new branch
}
pfeffersaecke-over = The game is over: { pfeffersaecke-why-over }.
pfeffersaecke-outcome = { $count ->
    [one] { SEAT($winners) } wins
   *[other] { SEAT($winners) } share the win
} with { pfeffersaecke-points }{ $tied ->
    [yes] {" "}(tie broken by cities won)
   *[no] {""}
}. The game ended because { pfeffersaecke-why-over }.

## Why an action is not allowed

pfeffersaecke-over-now = The game is over. To keep playing, start a new game.
pfeffersaecke-not-now-first = Wait until the start player is drawn.
pfeffersaecke-not-now-deal = Wait until the discs are dealt.
pfeffersaecke-not-now-found = Open your first branch in a free town first.
pfeffersaecke-not-now-open = Open a city with one of your discs first.
pfeffersaecke-not-now-extend = First add branches in cities, or take your income.
pfeffersaecke-not-now-income = Take your income first, with or without a letter.
pfeffersaecke-not-now-branch = First open a new branch, or pass.
pfeffersaecke-not-now-second = First open a second branch with a letter, or pass.
pfeffersaecke-no-such-seat = Seat { $seat } does not exist. There are { $seats } seats, numbered from 0.
pfeffersaecke-not-in-bag = { $wait ->
    [yes] Discs worth { $value } are dealt after the large discs (5 to 8).
   *[no] There is no disc worth { $value } left to deal.
}
pfeffersaecke-town-taken = { SEAT($owner) } already has a branch in { $place }, and a town has only one space. Choose another town.
pfeffersaecke-already-open = { $city } is already open. Choose a closed city.
pfeffersaecke-no-disc = { $city } needs a disc worth { $value }. You have { $held ->
    [none] none
   *[other] { $held }
}. Choose another city.
pfeffersaecke-city-closed = { $city } is closed. A player must open it with a disc first.
pfeffersaecke-city-full = { $city } is full. Choose another city.
pfeffersaecke-no-branch-there = You have no branch in { $city } to extend. You can open a new branch there after your income.
pfeffersaecke-extended-already = You have already added a branch in { $city } this turn. Choose another city, or take your income.
pfeffersaecke-no-space = { $free ->
    [0] { $city } is full. Choose another city.
   *[other] { $city } has only one free space, and you need { $wanted }.
}
pfeffersaecke-no-supply = { $supply ->
    [0] You have no branches left in your supply.
   *[other] You have only one branch left in your supply.
}
pfeffersaecke-too-dear = { $place } costs { $price ->
    [one] { $price } florin
   *[other] { $price } florins
}, and you have { $money }. Choose a cheaper place, or pass.
pfeffersaecke-letter-spent = You can spend only one letter per turn.
pfeffersaecke-no-letter = You have no letter left.
pfeffersaecke-first-turn = You cannot spend a letter on your first turn.
pfeffersaecke-own-branch = You already have a branch in { $place }. Choose another place.
pfeffersaecke-not-joined = { $place } is not next to any of your branches. Choose another place.
pfeffersaecke-joined-too-late = { $place } is next only to { $opened }, where you have just opened a branch. Choose a place next to an older branch.
pfeffersaecke-which-branch = { $second ->
    [yes] A second branch in the same turn needs a letter (“branch letter { $place }”).
   *[no] Your first new branch needs no letter (“branch { $place }”). You need a letter only for a second new branch.
}

## Faults of a position

position-unknown-town = { $where }: the board has no town “{ $name }”.
position-unknown-place = { $where }: the board has no place “{ $name }”.
position-spaces = { $where }: this city has { $most } spaces. List the seats starting at the arrow.
position-seat = { $where }: must be a seat number from 0 to { $high }.
position-one-decision = { $where }: must contain one open decision (a table with its name), or be empty if the game is over.
pfeffersaecke-position-bytes = A position on this board has { $wanted } bytes, not { $bytes }.
pfeffersaecke-position-active = active: this seat does not match the start player and the number of turns, towns or discs.
pfeffersaecke-position-gap = { $city } has a free space before a branch. Spaces fill up from the arrow.
pfeffersaecke-position-closed = { $city } is closed but has branches.
pfeffersaecke-position-crowded = { $city } has only { $size } spaces, too few for its branches, including those waiting in the centre.
pfeffersaecke-position-unscored = { $city } is full, or a player holds more than half of it, so it must be scored (T6).
pfeffersaecke-position-branches = Seat number { $seat } has { $counted ->
    [one] { $counted } branch
   *[other] { $counted } branches
} instead of { $wanted }, counting the map and the supply.
pfeffersaecke-position-influence = The influence { $influence } of seat number { $seat } does not match its towns and the cities it has won.
pfeffersaecke-position-won = To match the scored cities, the players must have won { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
} in total, worth { $worth }.
pfeffersaecke-position-counter = counter is { $counter }, but must be { $wanted } for this number of occupied towns.
pfeffersaecke-position-discs = Discs worth { $value } in hand: { $held }; closed cities of that size: { $closed }. The two numbers must match.
pfeffersaecke-position-setup = Until all discs are dealt, the desks and the map must be in their starting state.
pfeffersaecke-position-dealt = Discs are dealt in turn, beginning with the start player, and large discs are dealt first.
pfeffersaecke-position-turn = turn is { $turn }, but must be 0 before the first turn and at least 1 after that, and never less than idle.
pfeffersaecke-position-letter-used = letter_used: must be false, because no letter can have been spent this turn.
pfeffersaecke-position-derived = A value computed from the map does not match it.

## Faults of a board

pfeffersaecke-board-route-twice = { board-at }the route { $name } is listed twice ({ $rule }).
pfeffersaecke-board-route-to-itself = { board-at }a route cannot connect { $name } to itself ({ $rule }).
pfeffersaecke-board-not-joined = { board-at }not connected to the first city yet ({ $rule }).
pfeffersaecke-board-discs = { board-at }discs worth { $value }: { $discs }; cities of that size: { $cities }. These numbers must match ({ $rule }).
pfeffersaecke-board-town-alone = { board-at }no route leads from here to a city ({ $rule }).
pfeffersaecke-board-region-empty = { board-at }this region has no places yet ({ $rule }).
pfeffersaecke-board-deal = { board-at }the discs of { $cities ->
    [one] { $cities } city
   *[other] { $cities } cities
} cannot be dealt evenly to { $players } players. Add { $more ->
    [one] 1 city
   *[other] { $more } cities
}, or remove { $players } from the player counts ({ $rule }).
pfeffersaecke-board-towns = { board-at }{ $towns ->
    [one] { $towns } town is
   *[other] { $towns } towns are
} too few for { $players } players. Add { $more ->
    [one] 1 town
   *[other] { $more } towns
}, or remove { $players } from the player counts ({ $rule }).
pfeffersaecke-board-intro = { board-at }list { $wanted } different entries from this board, one per seat ({ $rule }).

## What a position looks like

pfeffersaecke-label = { $what ->
    [influence] Influence
    [money] Florins
    [supply] Branches in supply
    [letters] Letters
    [discs] Discs in hand
    [won] Cities won (value)
    [cities] Cities
   *[towns] Towns
}
pfeffersaecke-label-score = { $over ->
    [yes] Final score
   *[no] Score so far
}
pfeffersaecke-label-reconstruction = A reconstruction, not the printed map
pfeffersaecke-legend-cities = disc · spaces, starting at the arrow (■ seat, □ free, + waiting in the centre) · → leader · +8 pays you, 27 costs you · closed, ✓ scored
pfeffersaecke-legend-towns = ■ seat, □ free, and your cost of a branch there
pfeffersaecke-summary = Towns until the end: { $counter } of { $start } · { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} left · turns without a new branch: { $idle } of { $players }
pfeffersaecke-status = { pfeffersaecke-florins }, { $supply ->
    [one] { $supply } branch
   *[other] { $supply } branches
} in supply, { $letters ->
    [0] no letter
    [one] 1 letter
   *[other] { $letters } letters
}, discs { $discs }, influence { $influence }.

## Scenes: places and pieces

pfeffersaecke-print = { $text ->
    [none] {""}
   *[other] { $text }
}
pfeffersaecke-scene-title = { $board ->
    [central_europe] Central Europe
   *[other] { $board }
}, { $players } players
pfeffersaecke-scene-map = Map
pfeffersaecke-scene-desk = { SEAT($seat) }
pfeffersaecke-scene-panel = Table
pfeffersaecke-scene-scores = Scores
pfeffersaecke-scene-city = { $city }, a city with { $size } spaces in { pfeffersaecke-region }
pfeffersaecke-scene-town = { $town }, a town in { pfeffersaecke-region }
pfeffersaecke-scene-name = { $place }
pfeffersaecke-scene-disc = Disc space of { $city }, value { $value }
pfeffersaecke-scene-centre = Centre of { $city }
pfeffersaecke-scene-space = { $city }, space { $number } from the arrow
pfeffersaecke-scene-tag = Cost or income of { $place }
pfeffersaecke-scene-route = Route { $route }: { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}
pfeffersaecke-scene-branch = { $count ->
    [one] { SEAT($owner) }’s branch in { $place }
   *[other] { SEAT($owner) }’s { $count } branches in { $place }
}
pfeffersaecke-scene-open = { $city } is open, worth { $value }
pfeffersaecke-scene-disc-tip = { $value } points for more than half of the spaces, or { $half } for the most branches when the city is full.
pfeffersaecke-scene-scored = { $city } has been won
pfeffersaecke-scene-leader = { SEAT($owner) } would win { $city } if it filled up now: { pfeffersaecke-points }
pfeffersaecke-scene-pays = { $place } pays { SEAT($seat, where: "within") } { pfeffersaecke-florins } this turn if no branch is added there
pfeffersaecke-scene-costs = A branch in { $place } costs { SEAT($seat, where: "within") } { pfeffersaecke-florins }{ $enough ->
    [yes] {""}
   *[no] {" "}(not enough money)
}
pfeffersaecke-scene-meter = { $meter ->
    [towns] Towns until the end
    [discs] Cities scored
   *[standstill] Turns without a new branch
}
pfeffersaecke-scene-counter = { pfeffersaecke-scene-meter }: { $value } of { $limit }
pfeffersaecke-scene-rates = Per free space: { $income } · basic income: { $basic } · branch in a scored city: { $price }
pfeffersaecke-scene-money = { SEAT($seat) }: florins
pfeffersaecke-scene-florins = { SEAT($seat) } has { pfeffersaecke-florins }
pfeffersaecke-scene-hand = { SEAT($seat) }: discs worth { $value }
pfeffersaecke-scene-discs = { SEAT($seat) } has { $count ->
    [one] { $count } disc
   *[other] { $count } discs
} worth { $value }
pfeffersaecke-scene-pile = { SEAT($seat) }: { pfeffersaecke-scene-pile-label }
pfeffersaecke-scene-pile-label = { $what ->
    [money] Florins
    [supply] Branches
    [letters] Letters
    [won] Won
    [regions] Regions
   *[discs] Discs
}
pfeffersaecke-scene-count = { SEAT($seat) }: { pfeffersaecke-scene-pile-label } { $count }
pfeffersaecke-scene-letters-tip = Spend a letter to add two branches in a city, double your income, or open a second new branch. You can spend one letter per turn, but none on your first turn.
pfeffersaecke-scene-won = { SEAT($seat) } has won { $count ->
    [one] { $count } city
   *[other] { $count } cities
} worth { $worth }; they break ties
pfeffersaecke-scene-score = { seat-name }: { $points } influence, { $total ->
    [one] { $total } point
   *[other] { $total } points
} if the game ended now
pfeffersaecke-warning = The game may end this round: { $cause ->
    [towns] { $left ->
        [one] one town is
       *[other] { $left } towns are
    } left to take.
    [discs] { $left ->
        [one] one disc is
       *[other] { $left } discs are
    } not scored yet.
   *[standstill] one more turn without a new branch will end it.
}
pfeffersaecke-score-part = { $source ->
    [towns] 1 influence for each town: { $count }.
    [cities] The discs of the cities won: the full value with a majority, half of it without.
    [regions] 2 influence for each region with a branch: { $count } × 2.
    [money] 1 influence for every 20 florins. Florins: { $count }.
   *[sum] Total influence if the game ended now.
}
pfeffersaecke-scene-column = { $source ->
    [towns] Towns
    [cities] Cities
    [regions] Regions
    [money] Florins
   *[sum] Total
}

## What an action does

pfeffersaecke-do-first = { SEAT($seat) } starts
pfeffersaecke-do-deal = Disc worth { $value }
pfeffersaecke-do-found = Start in { $town }
pfeffersaecke-do-open = Open { $city } (value { $value }){ $cost ->
    [none] {""}
   *[other] , a branch there costs { $cost }
}
pfeffersaecke-outlook = { $points ->
    [0] {""}
   *[other] { $winner ->
        [self] , wins { pfeffersaecke-points }
       *[other] , and { SEAT($winner, where: "within") } wins { pfeffersaecke-points }
    }
}
pfeffersaecke-do-extend = { $branches ->
    [one] Add a branch in { $city }
   *[other] Spend a letter: two branches in { $city }
}{ $scored ->
    [yes] {" "}for { $price }
   *[no] : gives up { $lost }
}{ pfeffersaecke-outlook }
pfeffersaecke-do-income = { $letter ->
    [yes] Income with a letter: { pfeffersaecke-florins }
   *[no] Income: { pfeffersaecke-florins }
}
pfeffersaecke-do-branch = { $letter ->
    [yes] Spend a letter: second branch in { $place }
   *[no] Branch in { $place }
}{ $cost ->
    [none] {""}
   *[other] {" "}for { $cost }
}{ $town ->
    [yes] , 1 point
   *[no] {""}
}{ $region ->
    [yes] , a new region
   *[no] {""}
}{ pfeffersaecke-outlook }{ $ends ->
    [yes] , and the game ends now
   *[no] {""}
}
pfeffersaecke-do-pass = { $second ->
    [yes] No second branch
   *[no] No new branch
}

## Board files

pfeffersaecke-table-region = Regions
pfeffersaecke-row-region = Region
pfeffersaecke-field-region = The regions. Every place is in one region, and every region has at least one place.
pfeffersaecke-table-city = Cities
pfeffersaecke-row-city = City
pfeffersaecke-field-city = Places with two to eight spaces.
pfeffersaecke-table-town = Towns
pfeffersaecke-row-town = Town
pfeffersaecke-field-town = Places with one space.
pfeffersaecke-table-route = Routes
pfeffersaecke-row-route = Route
pfeffersaecke-field-route = Connections between two places. Two routes between the same places must differ in cost.
pfeffersaecke-table-intro_setup = Assigned first towns
pfeffersaecke-row-intro_setup = First towns
pfeffersaecke-field-intro_setup = First towns for each number of players, used with the “Assigned first towns” option.
pfeffersaecke-column-place-region = Region
pfeffersaecke-field-place-region = The place’s region.
pfeffersaecke-column-size = Spaces
pfeffersaecke-field-city-size = The number of spaces, which is also the value of the city’s disc.
pfeffersaecke-column-cost = Cost
pfeffersaecke-field-route-cost = The cost of a new branch along this route, in florins.
pfeffersaecke-column-name = Name
pfeffersaecke-field-region-name = The region’s name, in one or more languages.
pfeffersaecke-column-preplaced_disc_city = First disc
pfeffersaecke-field-board-preplaced_disc_city = The city that gets a disc during setup, except with five players.
pfeffersaecke-column-discs = Discs
pfeffersaecke-field-board-discs = The number of discs of each value: one for each city of that size. Optional.
pfeffersaecke-column-players = Players
pfeffersaecke-field-intro_setup-players = The number of players.
pfeffersaecke-column-start_towns = First towns
pfeffersaecke-field-intro_setup-start_towns = One town per seat, beginning with the start player.
pfeffersaecke-column-hint_city = Suggested cities
pfeffersaecke-field-intro_setup-hint_city = One city per seat, shown as a tip for the first turn.

## Reasons for hints

pfeffersaecke-reason-points = { pfeffersaecke-scene-column } +{ $points }
pfeffersaecke-reason-enter = lets you enter { $city } this turn, before anyone else
pfeffersaecke-reason-alone = no rival can enter { $city } on their next turn
pfeffersaecke-reason-wins = wins { $city }: { pfeffersaecke-points }
pfeffersaecke-reason-blocks = stops { SEAT($rival, where: "within") }, who needs only one more branch to win { $city }
pfeffersaecke-reason-end = brings the end closer while you lead by { pfeffersaecke-points }
pfeffersaecke-reason-region = gives you your first branch in { pfeffersaecke-region }: 2 points
pfeffersaecke-reason-shuts-out = leaves { SEAT($rival, where: "within") } no way into { pfeffersaecke-region }
pfeffersaecke-reason-near = you then need { $count } more to win { $city } ({ pfeffersaecke-points })
pfeffersaecke-reason-lead = puts you ahead in { $city }: { pfeffersaecke-points } when it is full
pfeffersaecke-reason-pays = { $city } then pays you { pfeffersaecke-florins } a turn
pfeffersaecke-reason-way = a branch in { $place } then costs only { pfeffersaecke-florins }
pfeffersaecke-reason-affords = gives you enough for a branch in { $place } ({ pfeffersaecke-florins })
pfeffersaecke-reason-keeps = keeps your { pfeffersaecke-florins }
pfeffersaecke-reason-saves-letter = saves a letter for later
pfeffersaecke-reason-last-letter = but uses your last letter
