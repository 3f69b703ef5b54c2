# Hansa Teutonica in English. Names in arguments ($piece, $marker, …) are those of docs/hansa.md.

## Names of things

hansa-piece = { $piece ->
    [trader] trader
   *[merchant] merchant
}
hansa-a-piece = a { hansa-piece }
hansa-traders = { $traders ->
    [one] { $traders } trader
   *[other] { $traders } traders
}
hansa-merchants = { $merchants ->
    [one] { $merchants } merchant
   *[other] { $merchants } merchants
}
hansa-pieces = { $traders ->
    [0] { $merchants ->
        [0] nothing
       *[other] { hansa-merchants }
    }
   *[other] { $merchants ->
        [0] { hansa-traders }
       *[other] { hansa-traders } and { hansa-merchants }
    }
}
hansa-marker = { $marker ->
    [extra_office] extra office
    [swap] swap
    [plus3] +3 actions
    [plus4] +4 actions
    [skill] skill
    [remove] remove
   *[hidden] face down
}
hansa-track = { $track ->
    [clavis_urbis] Clavis Urbis
    [actiones] Actiones
    [privilegium] Privilegium
    [liber_sophiae] Liber Sophiae
   *[bursa] Bursa
}
hansa-colour = { $colour ->
    [white] white
    [orange] orange
    [pink] pink
   *[black] black
}
hansa-actions = { $actions ->
    [0] no action
    [one] { $actions } action
   *[other] { $actions } actions
}
hansa-bursa-all = all

## The lobby: boards, options, ends, score sources

hansa-board-standard_2_3 = the side of the base board for three players
hansa-board-standard_4_5 = the side of the base board for four and five players
hansa-option-edition = a named set of values for the other options
hansa-option-marker_mix = how many markers of each kind are in the game
hansa-option-new_markers = how markers placed during play lie on the board (M3c, C4b)
hansa-option-marker_in_same_action = a just taken extra-office marker is usable at once (M2)
hansa-option-swap_must_own_one = one of two swapped offices must be your own (M6)
hansa-end-prestige = a player reached the prestige limit (E1a)
hansa-end-markers = the bag of markers ran out (E1b)
hansa-end-cities = enough cities were completed (E1c)
hansa-source-prestige = prestige track
hansa-source-skills = finished tracks
hansa-source-markers = markers
hansa-source-special_prestige = special prestige
hansa-source-control = cities controlled
hansa-source-network = network

## Kinds of actions

hansa-kind-draw = Chance draws a marker
hansa-kind-first = Chance draws the first player
hansa-kind-income = Take income, with so many merchants among the pieces
hansa-kind-place = Place a piece on an empty post
hansa-kind-displace = Displace a piece of another player
hansa-kind-lift = Move own pieces: lift one from its post
hansa-kind-claim = Claim a route that is all yours
hansa-kind-use = Use a marker
hansa-kind-end = End the turn
hansa-kind-pay = Pay for the displacement: traders, merchants
hansa-kind-return = Set the displaced piece
hansa-kind-add = Set an extra piece
hansa-kind-take = Take an extra piece from an own post
hansa-kind-done = Say that this is all
hansa-kind-set = Set a lifted piece
hansa-kind-office = Benefit: establish an office
hansa-kind-extra = Benefit: establish an extra office
hansa-kind-skill = Benefit: improve a skill
hansa-kind-prestige = Benefit: special prestige for a merchant
hansa-kind-nothing = Benefit: none
hansa-kind-remove = Remove one more piece
hansa-kind-put = Put a new marker on a route

## What is being decided

hansa-decision-taverns = Chance lays the three starting markers on the tavern routes.
hansa-decision-first = Chance draws the first player.
hansa-decision-turn = { seat-name } has the turn, with { hansa-actions } left.
hansa-decision-pay = { seat-name } displaced a { hansa-piece } on { $post } and pays for it.
hansa-decision-answer = { seat-name } was displaced on { $post } and answers.
hansa-decision-move = { seat-name } moves pieces: { hansa-pieces } in hand, { $lifts } more may be lifted.
hansa-decision-remove = { seat-name } removes pieces: up to { $left } more.
hansa-decision-taken = Chance turns over the marker that was taken.
hansa-decision-benefit = { seat-name } claims { $route } and chooses one benefit.
hansa-decision-draw = Chance draws the new markers.
hansa-decision-placing = { seat-name } puts the new markers on the board.

## What happened

hansa-first-player = { seat-name } is drawn as first player.
hansa-turn = { seat-name } begins a turn with { hansa-actions }.
hansa-turn-ended = { $actions ->
    [0] { seat-name } ends the turn.
   *[other] { seat-name } ends the turn with { hansa-actions } unused.
}
hansa-income = { seat-name } takes { hansa-pieces } from stock into supply.
hansa-placed = { seat-name } places { hansa-a-piece } on { $post }.
hansa-displaced = { seat-name } puts { hansa-a-piece } on { $post } and displaces the { $displaced ->
    [trader] trader
   *[merchant] merchant
} of seat { $victim }.
hansa-paid = { seat-name } pays { hansa-pieces } into stock.
hansa-returned = { $post ->
    [stock] { seat-name } puts the displaced { hansa-piece } into stock, for no post is free.
   *[other] { seat-name } sets the displaced { hansa-piece } on { $post }.
}
hansa-added = { seat-name } adds { hansa-a-piece } on { $post }.
hansa-taken = { seat-name } takes the own { hansa-piece } from { $post } to set it elsewhere.
hansa-lifted = { seat-name } lifts the { hansa-piece } from { $post }.
hansa-set = { seat-name } sets the { hansa-piece } on { $post }.
hansa-claimed = { seat-name } claims { $route }.
hansa-prestige = { seat-name } gains { $points } prestige{ $rule ->
    [C3] {" "}for control of a city
    [C7] {" "}for the coin of the house
    [C10] {" "}for the link
   *[other] {""}
}.
hansa-marker-taken = { seat-name } takes the marker “{ hansa-marker }”.
hansa-office = { seat-name } establishes an office in { $city } with { hansa-a-piece }.
hansa-extra-office = { seat-name } establishes an extra office in { $city } with { hansa-a-piece }.
hansa-completed = { $city } is completed by seat { $seat }.
hansa-link = { seat-name } links east and west, { $rank ->
    [1] as the first
    [2] as the second
    [3] as the third
   *[other] too late for prestige
}.
hansa-advanced = { seat-name } improves { hansa-track }.
hansa-special-prestige = { seat-name } sends a merchant to special prestige, worth { $points } points at the end.
hansa-cleared = { seat-name } returns { hansa-pieces } from the route to stock.
hansa-swapped = { seat-name } swaps the offices in { $city }, house { $house } with the next.
hansa-plus = { seat-name } uses a marker for { hansa-actions } more.
hansa-removed = { seat-name } sends the { hansa-piece } of seat { $owner } from { $post } back to supply.
hansa-marker-drawn = { seat-name } draws the new marker “{ hansa-marker }”.
hansa-marker-placed = { $marker ->
    [hidden] { seat-name } lays a marker face down on { $route }.
   *[other] { seat-name } lays the marker “{ hansa-marker }” on { $route }.
}
hansa-over = The game is over: { $reason ->
    [prestige] a player has reached the prestige limit
    [markers] the bag of markers has run out
   *[cities] enough cities are completed
}.

## Why an action is not allowed

hansa-game-over = The game is over: no further action is possible.
hansa-no-action-left = No action is left in this turn. Markers can still be used; otherwise end the turn.
hansa-not-now-taverns = Chance is still laying the starting markers on the tavern routes. Nobody can act before that.
hansa-not-now-first = Chance has still to draw the first player. Nobody can act before that.
hansa-not-now-turn = It is the turn of seat { $seat }: it can take income, place, displace, lift or claim, use a marker, or end the turn.
hansa-not-now-pay = First seat { $seat } has to pay for the displacement.
hansa-not-now-answer = First seat { $seat }, who was displaced, has to finish the answer: return the displaced piece, add extra pieces, or say “done”.
hansa-not-now-move = First seat { $seat } has to finish the Move: every piece in hand must be set on a post.
hansa-not-now-remove = First seat { $seat } has to finish with the remove marker: remove a further piece, or say “done”.
hansa-not-now-taken = First chance has to turn over the marker that was just taken.
hansa-not-now-benefit = First seat { $seat } has to choose the one benefit of the claim: office, extra office, skill, special prestige or nothing.
hansa-not-now-draw = First chance has to draw the new markers.
hansa-not-now-placing = First seat { $seat } has to put the new markers on the board; actions and markers are no longer possible in this turn.
hansa-marker-not-there = No marker “{ hansa-marker }” is left to be drawn.
hansa-no-such-seat = There is no seat { $seat }: this game has { $players } seats, counted from 0.
hansa-stock-empty = The stock is empty, so there is no income to take.
hansa-income-mix = Income brings { $size ->
    [one] { $size } piece
   *[other] { $size } pieces
}, and the stock holds { hansa-pieces }: { $wanted ->
    [one] { $wanted } merchant
   *[other] { $wanted } merchants
} among them cannot be.
hansa-none-in-supply = There is no { hansa-piece } in supply.
hansa-post-taken = A piece stands on { $post } already. Choose an empty post.
hansa-ship-post = { $post } is a ship post: it takes merchants only.
hansa-nobody-there = No piece stands on { $post }.
hansa-own-piece = The piece on { $post } is your own. Only pieces of other players can be displaced.
hansa-cannot-pay = This displacement costs { $price ->
    [one] { $price } piece
   *[other] { $price } pieces
} from supply besides the one placed, and only { $left } would be left there.
hansa-wrong-price = The price of this displacement is { $price ->
    [one] { $price } piece
   *[other] { $price } pieces
}, no more and no less.
hansa-payment-not-in-supply = { $traders ->
    [0] { hansa-merchants }
   *[other] { hansa-pieces }
} cannot be paid: there are not so many in supply. Choose another mix.
hansa-already-setting = A lifted piece has been set already: from then on no further one can be lifted in this Move.
hansa-no-more-lifts = No more than { $liber } pieces can be lifted in one Move (the value of Liber Sophiae). Set those in hand.
hansa-not-own-piece = No own piece stands on { $post }. Choose a post with a piece of your own.
hansa-none-in-hand = There is no { hansa-piece } in hand to be set.
hansa-trader-without-post = A trader in hand would then have no post left. Choose a ship post for this merchant.
hansa-route-not-own = Not every post of { $route } holds a piece of your own. Fill the route first.
hansa-no-such-marker = There is no unused marker “{ hansa-marker }” on your desk.
hansa-swap-empty = Both houses must be occupied to be swapped, and in { $city } one of these two is empty.
hansa-swap-same = The two pieces in { $city } are the same kind of the same player: swapping them would change nothing.
hansa-swap-not-own = One of the two offices in { $city } must be your own (the switch swap_must_own_one is on).
hansa-track-finished = The track { hansa-track } is finished already. Choose another one.
hansa-set-the-lifted-piece = The { hansa-piece } taken from a post must be set first: add it to a free post.
hansa-already-returned = The displaced piece has its post already.
hansa-posts-are-free = The displaced piece cannot go to stock as long as a post is free somewhere. Choose a free post.
hansa-route-of-displacement = { $post } lies on the route of the displacement, which is out of bounds while others are free. Possible: { $nearest }.
hansa-not-nearest = { $post } is not on one of the nearest routes with a free post. Possible: { $nearest }.
hansa-no-more-extras = No further extra piece may be set in this answer.
hansa-extras-from-posts = Stock and supply are empty: an extra piece can only be taken from one of your own posts (“take”).
hansa-extra-not-there = Extra pieces come from the { $where ->
    [stock] stock
   *[supply] supply
} now, and it holds no { hansa-piece }.
hansa-stock-or-supply-first = As long as there are pieces in stock or supply, extra pieces come from there (“add”), not from posts.
hansa-set-in-this-answer = The piece on { $post } was set in this very answer and stays there.
hansa-return-first = The displaced { hansa-piece } has to be set on a post before the answer can end.
hansa-city-not-on-route = { $city } is not an end of { $route }, the route that is claimed.
hansa-city-full = Every house in { $city } is occupied. With an extra-office marker an extra office is possible.
hansa-no-privilege = The next free house in { $city } is { hansa-colour }, and your Privilegium does not reach that colour yet.
hansa-no-piece-for-house = The next free house in { $city } takes a { hansa-piece }, and none of yours stands on the claimed route.
hansa-none-on-route = There is no { hansa-piece } of yours on the claimed route.
hansa-no-house-occupied = No house in { $city } is occupied yet. An extra office needs an office beside it.
hansa-marker-just-taken = The extra-office marker taken in this claim can only be used from the next action on.
hansa-skill-not-here = Neither end of { $route } offers { hansa-track }.
hansa-no-special-prestige = { $route } does not lead to the special prestige.
hansa-slot-taken = The special-prestige slot worth { $points } is taken. Choose a free one.
hansa-slot-no-privilege = The special-prestige slot worth { $points } is { hansa-colour }, and your Privilegium does not reach that colour yet.
hansa-not-on-plate = There is no marker “{ hansa-marker }” on your plate.
hansa-sea-route = { $route } is a sea route: no marker ever lies there.
hansa-route-has-marker = A marker lies on { $route } already. Choose a route without one.
hansa-route-has-piece = A piece stands on { $route }. Choose a route without pieces.
hansa-no-free-house = Neither end of { $route } has a free house. Choose a route with one.

## Faults of a position

position-viewer = { $where }: { $value } is no viewer; write "all", "spectator" or the number of a seat.
position-piece = { $where }: { $value } is no piece; write "trader" or "merchant" and a seat, as in "trader 0".
position-unknown-route = { $where }: the board has no route “{ $name }”.
position-unknown-post = { $where }: the board has no post “{ $name }”.
position-unknown-city = { $where }: the board has no city “{ $name }”.
position-unknown-name = { $where }: “{ $name }” is not known; possible: { $possible }.
position-slots = { $where }: there must be exactly { $wanted } slots, null where nobody stands.
position-seats = { $where }: there must be exactly { $wanted } seats.
position-houses = { $where }: this city has exactly { $wanted ->
    [one] { $wanted } house
   *[other] { $wanted } houses
}; write null for an empty one.
position-pieces = Seat { $seat } has { $counted } { $piece ->
    [trader] traders
   *[merchant] merchants
} instead of { $wanted }, counted on the board, on the desk and in hand. (The score marker does not count.)
position-markers = There are { $counted } markers “{ hansa-marker }” instead of { $wanted }, wherever they are.
position-bag = { $unseen } markers are unseen, but { $bag } are in the bag and { $hidden } hidden elsewhere: the numbers must agree.
position-ship-post = A trader stands on { $post }, a ship post for merchants only.
position-house-skipped = In { $city } an empty house stands left of an office: houses fill from left to right.
position-extra-office-alone = In { $city } there is an extra office, but no house is occupied.
position-completed = completed is { $completed }, but { $full } cities are full: it cannot be less.
position-special-merchant = special: only merchants stand on the special-prestige slots.
position-link-ranks = The link ranks of the seats are { $ranks }: they must be 1, 2, 3 … without gaps, 0 for the others.
position-stack = stack: these open decisions cannot follow each other: { $stack }.
position-first-player = first and active: both must be null before the first player is drawn, and seats after that.
position-ended = ended: it must be given if and only if no decision is open, and be the end that the position shows (E1).
position-should-be-over = The position fulfils an end of the game (E1), but the turn goes on.
position-decision = stack: the decision “{ $decision }” does not fit what is on the table.
position-bytes = These { $bytes } bytes are too few for a position on this board: it needs at least { $least }.

## Faults of a board

board-too-large = { $where }: the file has more than { $most } bytes, too many for a board.
board-not-toml = { $where }: this is no TOML: { $error }.
board-unknown-name = { $where }: “{ $name }” is not known; possible: { $possible }.
board-unknown-city = { $where }: the board has no city “{ $name }”.
board-unknown-route = { $where }: the board has no route “{ $name }”.
board-players = { $where }: must list numbers of players from { $low } to { $high }.
board-green-city = { $where }: green cities are not part of this game.
board-link-ends = { $where }: must name two different cities of the board.
board-link-points = { $where }: must be whole numbers from 0 to 20.
board-taverns-differ = { $where }: the list and the routes marked as taverns differ.
board-tavern-number = { $where }: there must be exactly { $wanted } tavern routes.
board-special-city = { $where }: { $name } must be an end of the special-prestige route.
board-special-slots = { $where }: there must be slots, each with different points.
board-name-twice = { $where } the name “{ $name }” is used twice.
board-no-house = { $where } the city “{ $name }” needs at least one house.
board-route-to-itself = { $where } a route cannot lead from { $name } to itself.
board-route-twice = { $where } the route { $name } is there twice.
board-length-differs = { $where } the length of { $name } is not the number of its posts, { $posts }.
board-sea-differs = { $where } on { $name } the mark “sea” and the ship posts do not agree.
board-count-differs = { $where }: the board holds { $counted }; the number given differs.
board-not-joined = { $where }: { $name } cannot be reached from the other cities.

## The picture in the terminal

hansa-label-prestige = Prestige
hansa-label-supply = Supply
hansa-label-stock = Stock
hansa-label-unused = Markers ready
hansa-label-used = Markers used
hansa-label-plate = On the plate
hansa-label-link = East–West link
hansa-label-score = Score as it stands
hansa-label-final = Final score
hansa-label-cities = Cities
hansa-label-routes = Routes
hansa-label-special = Special prestige
hansa-summary = Completed cities { $completed } of { $cities } · prestige limit { $prestige } · { $bag ->
    [0] bag empty
    [one] { $bag } marker in the bag
   *[other] { $bag } markers in the bag
}
hansa-legend-pieces = ■ trader  ● merchant, with the seat · free post
hansa-legend-houses = Free houses: □ for a trader, ○ for a merchant, in white, orange, pink or black (w o p b), $ coin. Extra offices stand left of “|”. The last column says who controls.
hansa-status = Supply { $supply }, stock { $stock } (■ trader, ● merchant), prestige { $prestige }.
