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
    [true] {" "}with given first towns (intro)
   *[other] {""}
}

## The lobby: boards, options, ends, score sources

pfeffersaecke-about = Merchants put branches into the cities and towns of central Europe, outdo each other in their councils and spread over the regions; whoever has the most influence at the end wins.

pfeffersaecke-board-name-central_europe = Central Europe
pfeffersaecke-board-central_europe = A map of central Europe with 25 cities, 20 towns and 10 regions. The printed board could not be had; whoever owns the game can use its map from a file (B).

pfeffersaecke-option-name-intro = Given first towns
pfeffersaecke-option-intro = The first towns are given instead of chosen, and everybody gets a tip for the first turn: good for a first game (S6).

pfeffersaecke-end-towns = the town counter reached zero (E1a)
pfeffersaecke-end-discs = all discs have left the board (E1b)
pfeffersaecke-end-standstill = a whole round passed without a new branch (E1c)
pfeffersaecke-source-towns = towns
pfeffersaecke-source-cities = cities won
pfeffersaecke-source-regions = regions
pfeffersaecke-source-money = florins
pfeffersaecke-setup-intro = The board { $board } gives no first towns for { $players } players (S6). { $possible ->
    [none] Play without the option intro.
   *[other] It gives them for { $possible }; or play without the option intro.
}

## Kinds of actions

pfeffersaecke-kind-first = Chance draws the start player
pfeffersaecke-kind-deal = Chance deals a disc
pfeffersaecke-kind-found = Put the first branch in a town
pfeffersaecke-kind-open = Open a city with a disc
pfeffersaecke-kind-extend = Add a branch in a city
pfeffersaecke-kind-income = Take the income; no further city is extended
pfeffersaecke-kind-branch = Open a new branch
pfeffersaecke-kind-pass = Open no new branch

## What is being decided

pfeffersaecke-hint = { $hint ->
    [none] {""}
   *[other] {" "}Tip: { $hint } is near.
}
pfeffersaecke-decision-first = Chance draws the start player.
pfeffersaecke-decision-deal = Chance deals the discs.
pfeffersaecke-decision-found = { seat-name } puts the first branch in a free town.
pfeffersaecke-decision-open = { seat-name } opens a city with a disc from the hand.{ pfeffersaecke-hint }
pfeffersaecke-decision-extend = { seat-name } may add branches, in this order: { $cities }.
pfeffersaecke-decision-income = { seat-name } takes the income, with a letter or without.
pfeffersaecke-decision-branch = { seat-name } has { pfeffersaecke-florins } and may open a new branch.{ pfeffersaecke-hint }
pfeffersaecke-decision-second = { seat-name } has { pfeffersaecke-florins } left and may open a second branch with a letter.

## What happened

pfeffersaecke-first = { seat-name } is drawn as start player.
pfeffersaecke-dealt = { seat-name } is dealt a disc of value { $value }.
pfeffersaecke-founded = { seat-name } begins in { $town }. The town counter stands at { $counter }.
pfeffersaecke-turn = Turn { $number }: { SEAT($seat, where: "within") }.
pfeffersaecke-opened = { seat-name } opens { $city } with a disc of value { $value }.
pfeffersaecke-extended = { seat-name } adds { pfeffersaecke-branches } in { $city }{ $price ->
    [0] {""}
   *[other] {" "}for { $price } florins
}.
pfeffersaecke-income = { $rule ->
    [L3] { seat-name } takes { pfeffersaecke-florins } instead of { $plain }.
   *[other] { seat-name } takes { pfeffersaecke-florins }, { $cities } of them from cities.
}
pfeffersaecke-branch = { seat-name } opens a branch in { $place }, from { $origin } for { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}{ $kind ->
    [town] : 1 point. The town counter stands at { $counter }.
   *[city] .
}
pfeffersaecke-letter = { seat-name } spends a letter.
pfeffersaecke-passed = { seat-name } opens no new branch.
pfeffersaecke-settled = { $branches ->
    [one] The branch of { SEAT($seat, where: "within") } takes a space in { $city }.
   *[other] The branches of { SEAT($seat, where: "within") } take spaces in { $city }.
}
pfeffersaecke-won = { $rule ->
    [T6b] { seat-name } holds more than half of { $city } and gains { pfeffersaecke-points }.
   *[T6c] { $city } is full: { SEAT($seat, where: "within") } has most branches and gains { pfeffersaecke-points }.
}
pfeffersaecke-why-over = { $reason ->
    [towns] the town counter reached zero
    [discs] all discs have left the board
   *[standstill] a whole round passed without a new branch
}
pfeffersaecke-over = The game is over: { pfeffersaecke-why-over }.
pfeffersaecke-outcome = { $count ->
    [one] { SEAT($winners) } wins
   *[other] { SEAT($winners) } share the win
} with { pfeffersaecke-points }{ $tied ->
    [yes] , ahead by the cities won
   *[no] {""}
}. The game is over: { pfeffersaecke-why-over }.

## Why an action is not allowed

pfeffersaecke-over-now = The game is over: no further action is possible.
pfeffersaecke-not-now-first = Chance has still to draw the start player. Nobody can act before that.
pfeffersaecke-not-now-deal = Chance is still dealing the discs. Nobody can act before that.
pfeffersaecke-not-now-found = First { SEAT($seat, where: "within") } has to put a branch in a free town.
pfeffersaecke-not-now-open = First { SEAT($seat, where: "within") } has to open a city with a disc.
pfeffersaecke-not-now-extend = First { SEAT($seat, where: "within") } has to add branches in cities, or take the income.
pfeffersaecke-not-now-income = First { SEAT($seat, where: "within") } has to take the income, with a letter or without.
pfeffersaecke-not-now-branch = First { SEAT($seat, where: "within") } has to open a new branch, or pass.
pfeffersaecke-not-now-second = First { SEAT($seat, where: "within") } has to open a second branch with a letter, or pass.
pfeffersaecke-no-such-seat = There is no seat { $seat }: this game has { $seats } seats, counted from 0.
pfeffersaecke-not-in-bag = { $wait ->
    [yes] Discs of value { $value } are dealt after the large ones, from 5 to 8.
   *[no] No disc of value { $value } is left to be dealt.
}
pfeffersaecke-town-taken = { SEAT($owner) } has a branch in { $place } already, and a town has one space only.
pfeffersaecke-already-open = { $city } has been opened already. Choose a city without a disc that nobody has won yet.
pfeffersaecke-no-disc = { $city } needs a disc of value { $value }, and the hand holds { $held ->
    [none] none at all
   *[other] { $held }
}.
pfeffersaecke-city-closed = { $city } is closed: somebody has to open it with a disc first.
pfeffersaecke-city-full = No space is free in { $city }.
pfeffersaecke-no-branch-there = You have no branch in { $city }. Only a new branch can begin there.
pfeffersaecke-extended-already = You have added a branch in { $city } in this turn already.
pfeffersaecke-no-space = { $free ->
    [0] No space is free in { $city }.
   *[other] Only one space is free in { $city }, and { $wanted } are needed.
}
pfeffersaecke-passed-over = { $city } has been passed over: cities are named in the order of the board. Take your last step back to name it.
pfeffersaecke-no-supply = { $supply ->
    [0] There is no branch left in supply.
   *[other] There is only one branch left in supply.
}
pfeffersaecke-too-dear = { $place } costs { $price } florins, and you have { $money }.
pfeffersaecke-letter-spent = A letter has been spent in this turn already.
pfeffersaecke-no-letter = You have no letter left.
pfeffersaecke-first-turn = In one’s first turn no letter can be spent.
pfeffersaecke-own-branch = You have a branch in { $place } already. A new one opens elsewhere.
pfeffersaecke-not-joined = No route joins { $place } with a place where you have a branch.
pfeffersaecke-joined-too-late = { $place } is joined only with { $opened }, where your branch has just been opened. A second branch needs one that stood there before.
pfeffersaecke-which-branch = { $second ->
    [yes] This is the second branch: it needs a letter (“branch letter { $place }”).
   *[no] The first new branch needs no letter (“branch { $place }”); a letter is for a second one after it.
}

## Faults of a position

position-unknown-town = { $where }: the board has no town “{ $name }”.
position-unknown-place = { $where }: the board has no place “{ $name }”.
position-spaces = { $where }: this city has { $most } spaces; list the seats from the arrow on.
position-seat = { $where }: this must be the number of a seat, from 0 to { $high }.
position-one-decision = { $where }: there is one open decision, as a table with its name, and none when the game is over.
pfeffersaecke-position-bytes = These { $bytes } bytes are too many for a position on this board: it has { $wanted }.
pfeffersaecke-position-active = active: it is another seat’s move, as first and the number of turns, towns or discs show.
pfeffersaecke-position-gap = In { $city } a free space lies before a branch: spaces fill from the arrow on.
pfeffersaecke-position-closed = There are branches in { $city }, which is closed.
pfeffersaecke-position-crowded = { $city } has only { $size } spaces, for branches and those that wait in the centre.
pfeffersaecke-position-unscored = { $city } is full or somebody holds more than half of it: it must be scored (T6).
pfeffersaecke-position-branches = Of seat number { $seat } there are { $counted } branches instead of { $wanted }, on the map and in supply.
pfeffersaecke-position-influence = The influence { $influence } of seat number { $seat } does not fit its towns and the cities it won.
pfeffersaecke-position-won = The cities won must be { $cities } together, worth { $worth }: as many as are scored.
pfeffersaecke-position-counter = counter is { $counter }; with so many towns taken it must be { $wanted }.
pfeffersaecke-position-discs = { $held } discs of value { $value } are in hands, but { $closed } cities of that size are closed: the numbers must agree.
pfeffersaecke-position-setup = Before all discs are dealt nothing else has been done: desks and map must be as they are at the start.
pfeffersaecke-position-dealt = Discs are dealt one after another from the start player on, the large ones first.
pfeffersaecke-position-turn = turn is { $turn }: it must be 0 before the first turn, at least 1 after that, and not less than idle.
pfeffersaecke-position-letter-used = letter_used: a letter cannot have been spent in this turn.
pfeffersaecke-position-derived = What follows from the map does not agree with it.

## Faults of a board

pfeffersaecke-board-place-unknown = { $where }: the board has no place “{ $name }” ({ $rule }).
pfeffersaecke-board-route-twice = { $where } the route { $name } is there twice ({ $rule }).
pfeffersaecke-board-route-to-itself = { $where } a route cannot lead from { $name } to itself ({ $rule }).
pfeffersaecke-board-not-joined = { $where }: { $name } cannot be reached from the first city ({ $rule }).
pfeffersaecke-board-discs = { $where }: there are { $discs } discs of value { $value } and { $cities } cities of that size; the numbers must agree ({ $rule }).
pfeffersaecke-board-region-empty = { $where }: no place belongs to the region “{ $name }” ({ $rule }).
pfeffersaecke-board-region-unknown = { $where }: the board has no region “{ $name }” ({ $rule }).
pfeffersaecke-board-town-alone = { $where }: no route joins the town “{ $name }” with a city ({ $rule }).
pfeffersaecke-board-id-twice = { $where }: the id “{ $name }” is used twice ({ $rule }).
pfeffersaecke-board-cost = { $where }: { $value } is no cost of a route; it must be a whole number from 0 to { $most } ({ $rule }).
pfeffersaecke-board-deal = { $where }: { $discs } discs cannot be dealt evenly to { $players } players ({ $rule }).
pfeffersaecke-board-towns = { $where }: there are { $towns } towns; { $players } players need { $wanted } ({ $rule }).
pfeffersaecke-board-preplaced = { $where }: the board has no city “{ $name }” for the first disc ({ $rule }).
pfeffersaecke-board-intro = { $where }: there must be { $wanted } different ones of this board, one for each seat ({ $rule }).

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
   *[no] Score now
}
pfeffersaecke-label-reconstruction = Our reconstruction, not the printed map
pfeffersaecke-legend-cities = disc · spaces from the arrow on (■ with the seat, □ free, + waits in the centre) · → leads · +8 pays you, 27 costs you. · closed, ✓ scored
pfeffersaecke-legend-towns = ■ with the seat, □ free, and what it costs you to come there
pfeffersaecke-summary = Town counter { $counter } of { $start } · { $discs ->
    [one] { $discs } disc
   *[other] { $discs } discs
} left · { $idle } of { $players } turns without a new branch
pfeffersaecke-status = { pfeffersaecke-florins }, { $supply } branches in supply, { $letters ->
    [0] no letter
    [one] 1 letter
   *[other] { $letters } letters
}, discs { $discs }, influence { $influence }.

## Scenes: names of places, and what lies there

pfeffersaecke-print = { $text ->
    [none] {""}
   *[other] { $text }
}
pfeffersaecke-scene-title = { $board ->
    [central_europe] Central Europe
   *[other] { $board }
}, { $players } players
pfeffersaecke-scene-map = Map
pfeffersaecke-scene-desk = Desk of { SEAT($seat, where: "within") }
pfeffersaecke-scene-panel = Table
pfeffersaecke-scene-scores = Scores
pfeffersaecke-scene-city = { $city }, a city with { $size } spaces in { pfeffersaecke-region }
pfeffersaecke-scene-town = { $town }, a town in { pfeffersaecke-region }
pfeffersaecke-scene-name = { $place }
pfeffersaecke-scene-disc = Place for the disc of { $city }, value { $value }
pfeffersaecke-scene-centre = Centre of { $city }
pfeffersaecke-scene-space = { $city }, space { $number } from the arrow
pfeffersaecke-scene-tag = What { $place } costs or pays
pfeffersaecke-scene-route = Route { $route }: { $cost ->
    [one] { $cost } florin
   *[other] { $cost } florins
}
pfeffersaecke-scene-branch = { $count ->
    [one] Branch of { SEAT($owner, where: "within") } in { $place }
   *[other] { $count } branches of { SEAT($owner, where: "within") } in { $place }
}
pfeffersaecke-scene-open = { $city } is open, worth { $value }
pfeffersaecke-scene-disc-tip = More than half of all spaces bring { $value }, most of them when it is full { $half }.
pfeffersaecke-scene-scored = { $city } has been won
pfeffersaecke-scene-leader = { SEAT($owner) } would win { $city } if it were full now: { pfeffersaecke-points }
pfeffersaecke-scene-pays = { $place } pays { SEAT($seat, where: "within") } { pfeffersaecke-florins } now, unless a branch is added there
pfeffersaecke-scene-costs = A branch in { $place } costs { SEAT($seat, where: "within") } { pfeffersaecke-florins }{ $enough ->
    [yes] {""}
   *[no] , which is too dear now
}
pfeffersaecke-scene-meter = { $meter ->
    [towns] Towns until the end
    [discs] Cities scored
   *[standstill] Turns without a new branch
}
pfeffersaecke-scene-counter = { pfeffersaecke-scene-meter }: { $value } of { $limit }
pfeffersaecke-scene-rates = Per free space { $income } · basic income { $basic } · adding in a scored city { $price }
pfeffersaecke-scene-money = Florins of { SEAT($seat, where: "within") }
pfeffersaecke-scene-florins = { SEAT($seat) } has { pfeffersaecke-florins }
pfeffersaecke-scene-hand = Discs of value { $value } in the hand of { SEAT($seat, where: "within") }
pfeffersaecke-scene-discs = { SEAT($seat) } holds { $count ->
    [one] { $count } disc
   *[other] { $count } discs
} of value { $value }
pfeffersaecke-scene-pile = { pfeffersaecke-scene-pile-label } of { SEAT($seat, where: "within") }
pfeffersaecke-scene-pile-label = { $what ->
    [money] Florins
    [supply] Branches
    [letters] Letters
    [won] Won
    [regions] Regions
   *[discs] Discs
}
pfeffersaecke-scene-count = { pfeffersaecke-scene-pile-label } of { SEAT($seat, where: "within") }: { $count }
pfeffersaecke-scene-letters-tip = One per turn, never in the first: two branches in a city, double income, or a second new branch.
pfeffersaecke-scene-won = { SEAT($seat) } has won { $count ->
    [one] { $count } city
   *[other] { $count } cities
}, worth { $worth } together; they break ties
pfeffersaecke-scene-score = { seat-name }: { $points } influence, { $total } points if the game ended now
pfeffersaecke-scene-column = { $source ->
    [towns] Towns
    [cities] Cities
    [regions] Regions
    [money] Florins
   *[sum] Sum
}

## What an action does

pfeffersaecke-do-first = { SEAT($seat) } begins
pfeffersaecke-do-deal = A disc of value { $value }
pfeffersaecke-do-found = Begin in { $town }
pfeffersaecke-do-open = Open { $city } (value { $value }){ $cost ->
    [none] {""}
   *[other] , which you reach for { $cost }
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
    [yes] Spend a letter: second branch in { $place } for { $cost }
   *[no] Branch in { $place } for { $cost }
}{ $town ->
    [yes] , 1 point
   *[no] {""}
}{ $region ->
    [yes] , a new region
   *[no] {""}
}{ pfeffersaecke-outlook }
pfeffersaecke-do-pass = { $second ->
    [yes] No second branch
   *[no] No new branch
}
