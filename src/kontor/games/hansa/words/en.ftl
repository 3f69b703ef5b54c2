# Hansa Teutonica in English. Names in arguments ($piece, $marker, …) are those of docs/hansa.md.

## Names of things

hansa-piece = { $piece ->
    [trader] trader
   *[merchant] merchant
}
hansa-a-piece = a { hansa-piece }
hansa-owned-piece = { $owner ->
    [neutral] the neutral { hansa-piece }
   *[other] the { hansa-piece } of { SEAT($owner, where: "within") }
}
hansa-owner-name = { $owner ->
    [neutral] Neutral
   *[other] { SEAT($owner) }
}
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
hansa-track-use = { $track ->
    [clavis_urbis] points for each office of the network
    [actiones] actions in a turn
    [privilegium] the colours of houses that can be taken
    [liber_sophiae] pieces in one Move
   *[bursa] pieces of income
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
hansa-bonus = { $bonus ->
    [move_any_2] move one or two pieces of any owners
    [develop_privilegium] improve Privilegium by one
    [office_in_green_city] an office in a green city, from supply
   *[redeploy_2_from_route] one or two pieces of the route go to other routes
}
hansa-province = { $province ->
    [west] West
    [rhine] Rhine
    [westphalia] Westphalia
    [weser_west] Weser West
    [weser_east] Weser East
    [heath] Heath
    [leine] Leine
    [harz_west] Harz West
    [altmark_north] Altmark North
    [altmark_south] Altmark South
    [rim] Rim
    [rim_nw] Rim North-West
    [rim_ne] Rim North-East
    [rim_se] Rim South-East
    [rim_sw] Rim South-West
    [rim_arnheim_coellen] Rim Arnheim–Coellen
    [rim_arnheim_groningen] Rim Arnheim–Groningen
    [rim_coellen_warburg] Rim Coellen–Warburg
    [rim_goettingen_halle] Rim Göttingen–Halle
    [rim_goettingen_warburg] Rim Göttingen–Warburg
    [rim_groningen_stade] Rim Groningen–Stade
    [rim_halle_stendal] Rim Halle–Stendal
    [rim_hamburg_luebeck] Rim Hamburg–Lübeck
    [rim_hamburg_stade] Rim Hamburg–Stade
    [rim_luebeck_stendal] Rim Lübeck–Stendal
   *[other] { $province }
}

hansa-province-routes = { hansa-province }: { $routes }
hansa-variant = { $players ->
    [2] { $two_players ->
        [pawn] {" "}with the pawn (two_players { $two_players }, rim { $rim })
       *[other] {" "}with neutral traders (two_players { $two_players })
    }
   *[other] {""}
}

## The lobby: boards, options, ends, score sources

hansa-about = Merchants of the Hanseatic League claim trade routes, open offices in cities and widen their skills; whoever has the most prestige at the end wins.

hansa-board-name-standard_2_3 = Base board, 2–3 players
hansa-board-standard_2_3 = The side of the base board for two and three players.
hansa-board-name-standard_4_5 = Base board, 4–5 players
hansa-board-standard_4_5 = The side of the base board for four and five players.
hansa-board-name-east = East
hansa-board-east = The board of the East expansion, with sea routes and green cities; every sea route brings a bonus of its own at each claim (X).

hansa-option-name-edition = Edition
hansa-option-edition = Which printed edition to follow: it decides the mix of markers and how two play; each of them can still be changed by itself. Usual is 2009, for two players 2014 (V6).
hansa-value-edition-2009 = 2009
hansa-value-edition-2014 = 2014
hansa-value-edition-italian = Italian
hansa-option-name-marker_mix = Markers in the game
hansa-option-marker_mix = How many markers of each kind are in the game. Three of them lie on the board at the start: an extra office, a swap and a remove (S4).
hansa-value-marker_mix-extra_office = Extra office
hansa-value-marker_mix-swap = Swap
hansa-value-marker_mix-plus3 = +3 actions
hansa-value-marker_mix-plus4 = +4 actions
hansa-value-marker_mix-skill = Skill
hansa-value-marker_mix-remove = Remove
hansa-option-name-new_markers = New markers
hansa-option-new_markers = Face up, everybody sees which markers come to the board during the game; face down, it shows when somebody takes one (M3c, C4b).
hansa-value-new_markers-face_up = Face up
hansa-value-new_markers-face_down = Face down
hansa-option-name-two_players = Game for two
hansa-option-two_players = Two play with a pawn that says where they can act (W), or with neutral traders as a third party (N); in the Italian form neutral gains no prestige (N6c). For more players it has no effect.
hansa-value-two_players-pawn = With the pawn
hansa-value-two_players-neutral_14 = With neutral traders, as in 2014
hansa-value-two_players-neutral_it = With neutral traders, Italian form
hansa-option-name-rim = Rim of the board
hansa-option-rim = How the land along the edge of the board is divided into provinces; it matters only with the pawn (W1b).
hansa-value-rim-strict = One province all around
hansa-value-rim-edge4 = Four corners
hansa-value-rim-edge10 = Ten stretches
hansa-option-name-mission_cards = Mission cards
hansa-option-mission_cards = Everybody gets a secret card with three cities, which brings up to eight points at the end; not on the board East (X1).
hansa-option-name-marker_in_same_action = Extra office at once
hansa-option-marker_in_same_action = An extra-office marker can be used in the very claim that brings it (M2).
hansa-option-name-swap_must_own_one = Swap an own office
hansa-option-swap_must_own_one = Of two offices that are swapped, at least one must be your own (M6).

hansa-end-prestige = somebody reached the prestige limit (E1a)
hansa-end-markers = the bag of markers ran out (E1b)
hansa-end-cities = enough cities were completed (E1c)
hansa-source-prestige = prestige track
hansa-source-skills = finished tracks
hansa-source-markers = markers
hansa-source-special_prestige = special prestige
hansa-source-control = cities controlled
hansa-source-network = network
hansa-source-mission = mission card
hansa-setup-pawn = The pawn needs provinces, and the board { $board } has none. Here { $option } can be { $possible }; the pawn can be played on { $boards }.
hansa-setup-neutral = The board { $board } does not say where neutral traders start. Here { $option } can be { $possible }; neutral traders can be played on { $boards }.
hansa-setup-missions = The board { $board } does not have a mission card for every player. Here { $option } can be { $possible }; mission cards can be played on { $boards }.

## Kinds of actions

hansa-kind-draw = Chance draws a marker
hansa-kind-deal = Chance deals a mission card
hansa-kind-first = Chance draws the first player
hansa-kind-income = Take income, with so many merchants among the pieces
hansa-kind-place = Place a piece on an empty post
hansa-kind-displace = Displace a piece of somebody else
hansa-kind-lift = Move pieces: lift one from its post
hansa-kind-claim = Claim a route
hansa-kind-pawn = Put the pawn on a province; as a move it costs no action
hansa-kind-ride = Move the pawn to any province, for an action
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
hansa-kind-redeploy = Send a piece of the claimed route to another route
hansa-kind-green = Set a piece from supply as an office in a green city
hansa-kind-remove = Remove one more piece
hansa-kind-put = Put a new marker on a route

## What is being decided

hansa-decision-taverns = Chance lays the three starting markers on the tavern routes.
hansa-decision-missions = Chance deals a mission card to everybody.
hansa-decision-first = Chance draws the first player.
hansa-decision-turn = { $actions ->
    [0] { seat-name } has no action left, and can end the turn.
   *[other] { seat-name } has the turn, with { hansa-actions } left.
}
hansa-decision-pawn = { seat-name } puts the pawn on a province of choice.
hansa-decision-pay = { seat-name } displaced { hansa-owned-piece } on { $post } and pays { $price ->
    [one] { $price } piece
   *[other] { $price } pieces
} for it.
hansa-decision-answer = { $owner ->
    [neutral] { seat-name } answers for neutral, displaced on { $post }: { $piece ->
        [none] one more neutral trader has to be set.
       *[other] the displaced trader has to be set.
    }
   *[other] { seat-name } was displaced on { $post } and { $lifted ->
        [none] { $piece ->
            [none] { $extras ->
                [0] is done.
                [one] may set 1 more piece.
               *[other] may set { $extras } more pieces.
            }
           *[other] sets the { hansa-piece } elsewhere{ $extras ->
                [0] .
                [one] ; 1 more piece may be set.
               *[other] ; { $extras } more pieces may be set.
            }
        }
        [trader] sets the trader in hand.
       *[merchant] sets the merchant in hand.
    }
}
hansa-decision-move = { $lifts ->
    [0] { seat-name } moves pieces: { hansa-pieces } in hand, to be set.
   *[other] { seat-name } moves pieces: { hansa-pieces } in hand, { $lifts } more may be lifted.
}
hansa-decision-remove = { $left ->
    [one] { seat-name } may remove 1 more piece.
   *[other] { seat-name } may remove { $left } more pieces.
}
hansa-decision-taken = Chance turns over the marker that was taken.
hansa-decision-benefit = { seat-name } claims { $route } and chooses one benefit.
hansa-decision-neutral_order = { seat-name } decides which route is claimed for neutral first.
hansa-decision-neutral_office = { $route } is claimed for neutral, and { SEAT($seat, where: "within") } chooses the city for its office.
hansa-decision-redeploy = { seat-name } may send pieces from { $route } to other routes: up to { $left } more.
hansa-then-piece = { $then_piece ->
    [trader] trader
   *[merchant] merchant
}
hansa-decision-sea_move = { $piece ->
    [none] { seat-name } may move one or two pieces of any owners.
   *[other] { seat-name } sets { hansa-owned-piece }{ $then_owner ->
        [none] {""}
        [neutral] , then the neutral { hansa-then-piece }
       *[other] , then the { hansa-then-piece } of { SEAT($then_owner, where: "within") }
    }{ $lifts ->
        [0] .
       *[other] , or lifts one more piece.
    }
}
hansa-decision-sea_skill = { seat-name } may improve Privilegium by one.
hansa-decision-sea_office = { seat-name } may set a piece from supply as an office in a green city.
hansa-decision-closing = { seat-name } may move the pawn once before the turn is over.
hansa-decision-draw = Chance draws the new markers.
hansa-decision-placing = { seat-name } puts the new markers on the board.

## What happened

hansa-dealt = { $cities ->
    [none] { seat-name } gets a mission card.
   *[other] { seat-name } gets the mission card { $cities }.
}
hansa-first-player = { seat-name } is drawn as first player.
hansa-turn = { seat-name } begins a turn with { hansa-actions }.
hansa-turn-ended = { $actions ->
    [0] { seat-name } ends the turn.
   *[other] { seat-name } ends the turn with { hansa-actions } unused.
}
hansa-pawn = { $rule ->
    [W2a] { seat-name } puts the pawn on the province { hansa-province }.
    [W4a] { seat-name } spends an action to move the pawn to { hansa-province }.
   *[other] { seat-name } moves the pawn to { hansa-province }.
}
hansa-income = { seat-name } takes { hansa-pieces } from stock into supply.
hansa-placed = { seat-name } places { hansa-a-piece } on { $post }.
hansa-displaced = { seat-name } puts { hansa-a-piece } on { $post } and displaces { $victim ->
    [neutral] a neutral trader.
   *[other] the { $displaced ->
        [trader] trader
       *[merchant] merchant
    } of { SEAT($victim, where: "within") }.
}
hansa-paid = { seat-name } pays { hansa-pieces } into stock.
hansa-returned = { $owner ->
    [neutral] { $post ->
        [stock] { seat-name } takes the displaced neutral { hansa-piece } off the board, for no post is free.
       *[other] { seat-name } sets the displaced neutral { hansa-piece } on { $post }.
    }
   *[other] { $post ->
        [stock] { seat-name } puts the displaced { hansa-piece } into stock, for no post is free.
       *[other] { seat-name } sets the displaced { hansa-piece } on { $post }.
    }
}
hansa-added = { $owner ->
    [neutral] { seat-name } adds a neutral { hansa-piece } on { $post }.
   *[other] { seat-name } adds { hansa-a-piece } on { $post }.
}
hansa-taken = { seat-name } takes the { hansa-piece } from { $post }, to set it elsewhere.
hansa-lifted = { $rule ->
    [X7a] { seat-name } lifts { hansa-owned-piece } from { $post }.
   *[other] { seat-name } lifts the { hansa-piece } from { $post }.
}
hansa-set = { $rule ->
    [X7a] { seat-name } sets { hansa-owned-piece } on { $post }.
   *[other] { seat-name } sets the { hansa-piece } on { $post }.
}
hansa-claimed = { seat-name } claims { $route }.
hansa-neutral-claims = { $route } is neutral throughout and is claimed for neutral.
hansa-prestige = { hansa-owner-name } gains { $points } prestige{ $rule ->
    [C3] {" "}for control of { $city }
    [C7] {" "}for the coin in { $city }
    [C10] {" "}for the link
   *[other] {""}
}.
hansa-marker-taken = { seat-name } takes the marker “{ hansa-marker }”.
hansa-marker-replaced = A new marker goes from the bag to the plate of { SEAT($seat, where: "within") }.
hansa-bag-empty = The bag holds no new marker: the game ends with this action.
hansa-marker-gone = { $marker ->
    [hidden] A face-down marker leaves the game without being turned over.
   *[other] The marker “{ hansa-marker }” leaves the game.
}
hansa-office = { $rule ->
    [X8a] { seat-name } sets { hansa-a-piece } from supply as an office in { $city }.
   *[other] { hansa-owner-name } establishes an office in { $city } with { hansa-a-piece }.
}
hansa-extra-office = { seat-name } establishes an extra office in { $city } with { hansa-a-piece }.
hansa-completed = { $rule ->
    [X5] { $city } has its first office and counts as completed.
   *[other] { $city } is completed.
}
hansa-link = { hansa-owner-name } links east and west, { $rank ->
    [1] as the first
    [2] as the second
    [3] as the third
   *[other] too late for prestige
}.
hansa-advanced = { $rule ->
    [M8] { seat-name } uses the marker “skill” and improves { hansa-track }, now { hansa-scene-value }.
   *[other] { seat-name } improves { hansa-track }, now { hansa-scene-value }.
}
hansa-special-prestige = { seat-name } sends a merchant to special prestige, worth { $points } points at the end.
hansa-cleared = { seat-name } returns { hansa-pieces } from the route to stock.
hansa-redeployed = { seat-name } sends { hansa-a-piece } from the claimed route to { $post }.
hansa-neutral-cleared = { $stays ->
    [yes] The neutral traders leave { $route }, all but one.
   *[no] The neutral traders leave { $route }.
}
hansa-swapped = { seat-name } swaps the offices { $house } and { $next } in { $city }.
hansa-plus = { seat-name } uses the marker “{ hansa-marker }”.
hansa-removed = { $owner ->
    [own] { seat-name } takes the { hansa-piece } from { $post } back into supply.
    [neutral] { seat-name } takes the neutral { hansa-piece } from { $post } off the board.
   *[other] { seat-name } sends the { hansa-piece } of { SEAT($owner, where: "within") } from { $post } back to supply.
}
hansa-marker-drawn = { seat-name } draws the new marker “{ hansa-marker }”.
hansa-marker-placed = { $marker ->
    [hidden] { seat-name } lays a marker face down on { $route }.
   *[other] { seat-name } lays the marker “{ hansa-marker }” on { $route }.
}
hansa-neutral-set = A neutral trader comes to { $post } with the new marker.
hansa-why-over = { $reason ->
    [prestige] { $reached ->
        [neutral] neutral reached the prestige limit
       *[other] { SEAT($reached, where: "within") } reached the prestige limit
    }
    [markers] the bag of markers ran out
   *[cities] enough cities were completed
}
hansa-over = The game is over: { hansa-why-over }.
hansa-outcome = { $count ->
    [one] { SEAT($winners) } wins
   *[other] { SEAT($winners) } share the win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The game is over: { hansa-why-over }.

## Why an action is not allowed

hansa-game-over = The game is over: no further action is possible.
hansa-no-action-left = No action is left in this turn. Markers can still be used; otherwise end the turn.
hansa-not-now-taverns = Chance is still laying the starting markers on the tavern routes. Nobody can act before that.
hansa-not-now-missions = Chance is still dealing the mission cards. Nobody can act before that.
hansa-not-now-first = Chance has still to draw the first player. Nobody can act before that.
hansa-not-now-pawn = First { SEAT($seat, where: "within") } has to put the pawn on a province.
hansa-not-now-turn = It is the turn of { SEAT($seat, where: "within") }, who can take income, place, displace, lift or claim, use a marker, or end the turn.
hansa-not-now-pay = First { SEAT($seat, where: "within") } has to pay for the displacement.
hansa-not-now-answer = First { SEAT($seat, where: "within") } has to finish the answer to the displacement: return the displaced piece, add extra pieces, or say “done”.
hansa-not-now-move = First { SEAT($seat, where: "within") } has to finish the Move: every piece in hand must be set on a post.
hansa-not-now-remove = First { SEAT($seat, where: "within") } has to finish with the remove marker: remove a further piece, or say “done”.
hansa-not-now-taken = First chance has to turn over the marker that was just taken.
hansa-not-now-benefit = First { SEAT($seat, where: "within") } has to choose the one benefit of the claim: office, extra office, skill, special prestige or nothing.
hansa-not-now-neutral_order = First { SEAT($seat, where: "within") } has to decide which route is claimed for neutral first.
hansa-not-now-neutral_office = First { SEAT($seat, where: "within") } has to choose the city for neutral’s office.
hansa-not-now-redeploy = First { SEAT($seat, where: "within") } has to finish with the bonus of the sea route: send a further piece to another route, or say “done”.
hansa-not-now-sea_move = First { SEAT($seat, where: "within") } has to finish with the bonus of the sea route: lift pieces and set them all, or say “done” before the first is lifted.
hansa-not-now-sea_skill = First { SEAT($seat, where: "within") } has to decide about the bonus of the sea route: improve Privilegium, or say “done”.
hansa-not-now-sea_office = First { SEAT($seat, where: "within") } has to decide about the bonus of the sea route: an office in a green city, or say “done”.
hansa-not-now-closing = The turn of { SEAT($seat, where: "within") } is ending: the pawn can still be moved; otherwise say “done”.
hansa-not-now-draw = First chance has to draw the new markers.
hansa-not-now-placing = First { SEAT($seat, where: "within") } has to put the new markers on the board; actions and markers are no longer possible in this turn.
hansa-marker-not-there = No marker “{ hansa-marker }” is left to be drawn.
hansa-card-secret = A mission card has its name where everything is known or where its own seat looks; for all others it is “deal ?”.
hansa-card-dealt = The mission card { $card } has been dealt already.
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
hansa-own-piece = The piece on { $post } is your own. Only pieces of others can be displaced.
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
hansa-two-pieces-lifted = This bonus moves two pieces at most, and two have been lifted. Set those in hand.
hansa-lift-first = No piece is in hand. Lift one first, or say “done”.
hansa-set-in-order = Pieces are set in the order in which they were lifted. Set the { hansa-piece } first.
hansa-none-in-hand = There is no { hansa-piece } in hand to be set.
hansa-trader-without-post = A trader in hand would then have no post left. Choose a ship post for this merchant.
hansa-route-not-own = Not every post of { $route } holds a piece of your own. Fill the route first.
hansa-route-not-neutral = Not every post of { $route } holds a neutral trader. Choose a route that is neutral throughout.
hansa-far-from-pawn = { $route } does not border on the province of the pawn. Choose a route that does, or move the pawn first.
hansa-no-pawn = There is no pawn in this game.
hansa-no-such-province = There is no province { hansa-province } here, because the switch rim is { $rim }.
hansa-pawn-has-moved = The free move of the pawn has been used in this turn. It can still move for an action (“ride”).
hansa-pawn-after-actions = An action has been taken, so the free move of the pawn waits until the turn ends. Before that it can move for an action (“ride”).
hansa-pawn-too-far = The free move leads to another province one or two steps away, and { hansa-province } is none of these. For an action the pawn can go anywhere (“ride”).
hansa-pawn-is-there = The pawn is in the province { hansa-province } already. Choose another one.
hansa-no-such-marker = There is no unused marker “{ hansa-marker }” on your desk.
hansa-swap-empty = A swap needs two neighbouring offices, and in { $city } one of these two is missing.
hansa-swap-same = The two pieces in { $city } are of the same kind and owner: swapping them would change nothing.
hansa-swap-not-own = One of the two offices in { $city } must be your own (the switch swap_must_own_one is on).
hansa-track-finished = The track { hansa-track } is finished already. Choose another one.
hansa-set-the-lifted-piece = The { hansa-piece } taken from a post must be set on a free post first.
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
hansa-neutral-has-traders = The answer for neutral is the displaced trader and one additional neutral trader (“add trader”), nothing else.
hansa-neutral-must-be-set = The additional neutral trader must be set as long as there is room for it.
hansa-neutral-takes-office = An end city has a free house, so neutral gets an office there. Choose the city.
hansa-city-not-on-route = { $city } is not an end of { $route }, the route that is claimed.
hansa-city-full = Every house in { $city } is occupied. A player with an extra-office marker could still add an extra office.
hansa-green-city = { $city } is a green city and has no houses: an office gets there only by an extra-office marker or by the bonus of a sea route.
hansa-not-green = { $city } is not a green city. Choose a green one.
hansa-green-city-full = No further office fits into { $city }. Choose another green city.
hansa-no-privilege = The next free house in { $city } is { hansa-colour }, and your Privilegium does not reach that colour yet.
hansa-no-piece-for-house = The next free house in { $city } takes a { hansa-piece }, and none of yours stands on the claimed route.
hansa-none-on-route = There is no { hansa-piece } of yours on the claimed route.
hansa-no-house-occupied = No house in { $city } is occupied yet. An extra office needs an office beside it.
hansa-marker-just-taken = The extra-office marker taken in this claim can only be used from the next action on.
hansa-skill-not-here = Neither end of { $route } offers { hansa-track }.
hansa-only-privilegium = The bonus of this sea route improves Privilegium and no other track.
hansa-same-route = The pieces leave { $route }. Choose a post of another route.
hansa-no-special-prestige = { $route } does not lead to the special prestige.
hansa-slot-taken = The special-prestige slot worth { $points } is taken. Choose a free one.
hansa-slot-no-privilege = The special-prestige slot worth { $points } is { hansa-colour }, and your Privilegium does not reach that colour yet.
hansa-not-on-plate = There is no marker “{ hansa-marker }” on your plate.
hansa-sea-route = { $route } is a sea route: no marker ever lies there.
hansa-route-has-marker = A marker lies on { $route } already. Choose a route without one.
hansa-route-has-piece = A piece stands on { $route }. Choose a route without pieces.
hansa-no-free-house = Neither end of { $route } has a free house. Choose a route with one.

## Faults of a position

position-piece = { $where }: { $value } is no piece; write "trader" or "merchant" and a seat, as in "trader 0", or "trader neutral" where neutral traders play.
position-unknown-route = { $where }: the board has no route “{ $name }”.
position-unknown-post = { $where }: the board has no post “{ $name }”.
position-slots = { $where }: there must be exactly { $wanted } slots, null where nobody stands.
position-houses = { $where }: { $wanted ->
    [30] a green city holds { $wanted } offices at most.
    [one] this city has exactly { $wanted } house; write null for an empty one.
   *[other] this city has exactly { $wanted } houses; write null for an empty one.
}
position-not-at-this-table = { $where }: this must be null, for the game is played without it.
position-pieces = Seat { $seat } has { $counted } { $piece ->
    [trader] traders
   *[merchant] merchants
} instead of { $wanted }, counted on the board, on the desk and in hand. (The score marker does not count.)
position-markers = There are { $counted } markers “{ hansa-marker }” instead of { $wanted }, wherever they are.
position-bag = { $unseen } markers are unseen, but { $bag } are in the bag and { $hidden } hidden elsewhere: the numbers must agree.
position-ship-post = A trader stands on { $post }, a ship post for merchants only.
position-house-skipped = In { $city } an empty house stands left of an office: houses fill from left to right.
position-extra-office-alone = In { $city } there is an extra office, but no house is occupied.
position-completed = completed is { $completed }, but { $full } cities are full: the numbers must agree.
position-special-merchant = special: only merchants stand on the special-prestige slots.
position-mission-twice = missions: two seats hold the same mission card.
position-pawn-place = pawn.province: it must be null before the pawn is put on the board, and a province after that.
position-link-ranks = The link ranks of the seats are { $ranks }: they must be 1, 2, 3 … without gaps, 0 for the others.
position-extra-offices = There are { $counted } extra offices; at most { $most } are possible.
position-green-offices = In { $city } there are more offices than a green city holds, { $most }.
position-mission-hidden = missions: only a view hides cards, those of the others and only while the game goes on.
position-mission-dealt = missions: every seat has a card once the first player is drawn; before that they are dealt seat by seat.
position-setup = Before the first player is drawn nothing has been done yet: desks, board and bag must be as they are at the start.
position-stack = stack: these open decisions cannot follow each other: { $stack }.
position-neutral-routes = A route that is neutral throughout is claimed at once (N3a): it can stand only while that is decided.

## Faults of a board

board-unknown-city = { $where }: the board has no city “{ $name }”.
board-unknown-route = { $where }: the board has no route “{ $name }”.
board-green-city = { $where }: { $counted ->
    [none] no city of the board is green
   *[other] the green cities of the board are { $counted }
}; the list differs.
board-link-ends = { $where }: must name two different cities of the board.
board-link-points = { $where }: must be whole numbers from 0 to 20.
board-taverns-differ = { $where }: the list and the routes marked as taverns differ.
board-tavern-number = { $where }: there must be exactly { $wanted } tavern routes.
board-tavern-at-sea = { $where } { $name } is a sea route: it cannot have a tavern, for no marker lies there.
board-special-city = { $where }: { $name } must be an end of the special-prestige route.
board-special-route = { $where }: { $name } must have this route and no other.
board-special-slots = { $where }: there must be slots, each with different points.
board-no-house = { $where } the city “{ $name }” needs at least one house; only a green city has none.
board-route-to-itself = { $where } a route cannot lead from { $name } to itself.
board-route-twice = { $where } the route { $name } is there twice.
board-length-differs = { $where } the length of { $name } is not the number of its posts, { $posts }.
board-sea-differs = { $where } on { $name } the mark “sea” and the ship posts do not agree.
board-bonus-on-land = { $where } { $name } has a permanent bonus, but it is no sea route.
board-mission = { $where } a mission card names { $wanted } different cities of the board.
board-neighbour = { $where } the neighbour { $name } must be another province of the same list, and name this one as its neighbour.
board-count-differs = { $where }: the board holds { $counted }; the number given differs.
board-neutral-ship = { $where }: { $name } has only ship posts, and a neutral trader cannot stand on them.
board-not-joined = { $where }: { $name } cannot be reached from the other cities.

## The picture in the terminal

hansa-label-prestige = Prestige
hansa-label-supply = Supply
hansa-label-stock = Stock
hansa-label-unused = Markers ready
hansa-label-used = Markers used
hansa-label-plate = On the plate
hansa-label-link = East–West link
hansa-label-mission = Mission card
hansa-label-score = Score as it stands
hansa-label-final = Final score
hansa-label-cities = Cities
hansa-label-routes = Routes
hansa-label-sea = Sea routes
hansa-label-neutral = Neutral
hansa-label-pawn = Pawn
hansa-label-special = Special prestige
hansa-label-gone = out of the game
hansa-summary = Completed cities { $completed } of { $cities } · prestige limit { $prestige } · { $bag ->
    [0] bag empty
    [one] { $bag } marker in the bag
   *[other] { $bag } markers in the bag
}
hansa-neutral = prestige { $prestige } · { $link ->
    [0] no East–West link
   *[other] East–West link { $link }
} · { $cities ->
    [0] controls no city
    [one] controls { $cities } city
   *[other] controls { $cities } cities
}
hansa-pawn-place = { $province ->
    [none] not on the board yet
   *[other] { hansa-province } · { $moved ->
        [yes] the free move of this turn is used
       *[no] the free move of this turn is open
    }
}
hansa-mission = { $card ->
    [hidden] secret
    [none] –
   *[other] { $card }
}
hansa-legend-pieces = ■ trader  ● merchant, with the seat{ $neutral ->
    [yes] {" "}(n neutral)
   *[no] {""}
}  · free post{ $pawn ->
    [yes] {"  "}* borders on the pawn’s province
   *[no] {""}
}
hansa-legend-sea = ≈ free ship post, for merchants only. Whoever claims the route may use its bonus.
hansa-legend-houses = Free houses: □ for a trader, ○ for a merchant, in white, orange, pink or black (w o p b), $ coin. Extra offices stand left of “|”. The last column says who controls.{ $green ->
    [yes] {" "}◇ green city: no houses, room for many offices.
   *[no] {""}
}
hansa-status = Supply { $supply }, stock { $stock } (■ trader, ● merchant), prestige { $prestige }.{ $province ->
    [none] {""}
   *[other] {" "}The pawn is in { hansa-province }.
}{ $card ->
    [none] {""}
   *[other] {" "}Your mission card: { $card }.
}

## Scenes: names of places, and what lies there

hansa-print = { $text ->
    [none] {""}
   *[other] { $text }
}
hansa-scene-title = { $board ->
    [standard_2_3] Base board
    [standard_4_5] Base board
    [east] East board
   *[other] { $title }
}, { $players } players
hansa-scene-map = Map
hansa-scene-desk = Desk of { SEAT($seat, where: "within") }
hansa-scene-panel = Table
hansa-scene-scores = Scores
hansa-scene-city = { $city }
hansa-scene-banner = { $city }{ $skills ->
    [none] {""}
   *[other] , improves { hansa-scene-skills }
}{ $link ->
    [yes] , an end of the East–West link
   *[no] {""}
}
hansa-scene-skills = { $skills ->
    [clavis_urbis] Clavis Urbis
    [actiones] Actiones
    [privilegium] Privilegium
    [liber_sophiae] Liber Sophiae
    [bursa] Bursa
    [actiones_or_bursa] Actiones or Bursa
   *[other] { $skills }
}
hansa-scene-house = { $city }, house { $number }: { hansa-colour }, for a { hansa-piece }{ $coin ->
    [yes] , with a coin: 1 prestige
   *[no] {""}
}
hansa-scene-green-office = { $city }, office { $number } of a green city
hansa-scene-extra = { $city }, extra office { $number }
hansa-scene-route = { $sea ->
    [yes] Sea route
   *[no] Route
} { $route }, { $length } posts{ $tavern ->
    [yes] , with a tavern
   *[no] {""}
}
hansa-scene-marker-place = { $bonus ->
    [none] Place for a marker on { $route }
   *[other] Permanent bonus of { $route }: { hansa-bonus }
}
hansa-scene-post = { $ship ->
    [yes] Ship post { $post }, for merchants only
   *[no] Post { $post }
}
hansa-scene-special = Special prestige: { $points } points, { hansa-colour }
hansa-scene-province = Province { hansa-province }
hansa-scene-meter = { $meter ->
    [completed] Completed cities
    [prestige] Most prestige
   *[bag] Markers in the bag
}
hansa-scene-link = East–West link, number { $rank }: { $points } prestige
hansa-scene-neutral = Neutral traders
hansa-scene-pile = { $where ->
    [supply] Supply
   *[stock] Stock
} of { SEAT($seat, where: "within") }
hansa-scene-pile-of = { $where ->
    [supply] Supply
   *[stock] Stock
} of { SEAT($seat, where: "within") }: { $piece ->
    [trader] traders
   *[merchant] merchants
}
hansa-scene-pile-label = { $where ->
    [supply] Supply
   *[stock] Stock
}
hansa-scene-pile-count = { $where ->
    [supply] Supply
   *[stock] Stock
} of { SEAT($seat, where: "within") }: { $count } { $piece ->
    [trader] { $count ->
        [one] trader
       *[other] traders
    }
   *[merchant] { $count ->
        [one] merchant
       *[other] merchants
    }
}
hansa-scene-hand = In hand of { SEAT($seat, where: "within") }
hansa-scene-mission-place = Mission card of { SEAT($seat, where: "within") }
hansa-scene-track = { hansa-track } of { SEAT($seat, where: "within") }: { hansa-track-use }
hansa-scene-value = { $value ->
    [white] white
    [orange] orange
    [pink] pink
    [black] black
    [all] all
   *[other] { $value }
}
hansa-scene-step = { hansa-track }: { hansa-scene-value }
hansa-scene-now = { hansa-track } stands at { hansa-scene-value }: { hansa-track-use }
hansa-scene-covered = { hansa-track }: { hansa-scene-value }, still covered
hansa-scene-markers = Markers “{ hansa-marker }” of { SEAT($seat, where: "within") }
hansa-scene-used = Used markers of { SEAT($seat, where: "within") }
hansa-scene-plate = Plate of { SEAT($seat, where: "within") }
hansa-scene-token-label = { $part ->
    [markers] Markers
    [used] Used
   *[plate] Plate
}
hansa-scene-used-count = Used markers of { SEAT($seat, where: "within") }: { $count }
hansa-scene-marker = { $marker ->
    [hidden] Face-down marker
   *[other] Marker “{ hansa-marker }”
}{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
hansa-scene-piece = { $owner ->
    [neutral] Neutral { hansa-piece }
   *[other] { $piece ->
        [trader] Trader
       *[merchant] Merchant
    } of { SEAT($owner, where: "within") }
}
hansa-scene-marker-tip = { $marker ->
    [extra_office] For an extra office left of the others, with a claim.
    [swap] Swaps two neighbouring offices of a city.
    [plus3] Three more actions in this turn.
    [plus4] Four more actions in this turn.
    [skill] Improves a track by one.
    [remove] Sends up to three pieces from posts back to supply.
   *[hidden] Its kind is known when somebody takes it.
}
hansa-scene-post-tip = On { $post }. To displace it costs { $price ->
    [one] { $price } further piece.
   *[other] { $price } further pieces.
}
hansa-scene-office-tip = Office in { $city }. Each counts for control and for the network.
hansa-scene-control = { $owner ->
    [neutral] Neutral controls { $city }
   *[other] { SEAT($owner) } controls { $city }: 1 prestige when a route here is claimed, 2 points at the end
}
hansa-scene-special-tip = { $points } points at the end.
hansa-scene-pawn = The pawn on { hansa-province }
hansa-scene-pawn-tip = Placing, displacing and claiming are possible on routes that border its province.
hansa-scene-mission-hidden = Mission card of { SEAT($seat, where: "within") }, face down
hansa-scene-mission = Mission card of { SEAT($seat, where: "within") }: { $cities }
hansa-scene-mission-city = { $city } is on your mission card
hansa-scene-mission-tip = 1 point for each of these cities with an own office, 5 more for controlling all three.
hansa-scene-hand-tip = To be set.
hansa-scene-linked = { hansa-owner-name } has linked east and west: { $points } prestige
hansa-scene-score = { seat-name }: { $points } prestige, { $total } points if the game ended now
hansa-scene-counter = { hansa-scene-meter }: { $value }{ $limit ->
    [none] {""}
   *[other] {" "}of { $limit }
}
hansa-scene-column = { $source ->
    [prestige] Prestige
    [skills] Tracks
    [markers] Markers
    [special_prestige] Special
    [control] Control
    [network] Network
    [mission] Mission
   *[sum] Sum
}

## Scenes: every action in a few words

hansa-do-draw = Draw “{ hansa-marker }”
hansa-do-first = { SEAT($seat) } begins
hansa-do-deal = Deal the card { $card }
hansa-do-place = Place { hansa-a-piece } on { $post }
hansa-do-displace = Displace { $owner ->
    [none] the piece
    [neutral] the neutral piece
   *[other] the piece of { SEAT($owner, where: "within") }
} on { $post } with { hansa-a-piece }{ $price ->
    [none] { "" }
    [1] , for one more piece
   *[other] , for { $price } more pieces
}
hansa-do-lift = Lift the piece from { $post }, to move it
hansa-do-claim = Claim { $route }
hansa-do-income = Take { hansa-pieces } into supply
hansa-do-use-swap = Swap houses { $house } and { $next } in { $city }
hansa-do-use-plus = Use the marker for { $marker ->
    [plus3] three
   *[plus4] four
} more actions
hansa-do-use-skill = Use the marker to improve { hansa-track }: { hansa-track-use }
hansa-do-use-remove = Use the marker to remove the piece from { $post }
hansa-do-end = { $actions ->
    [0] End the turn
   *[other] End the turn, leaving { hansa-actions }
}
hansa-do-done = { $decision ->
    [closing] Leave the pawn where it is
    [sea_move] Move nothing
    [sea_skill] Leave Privilegium as it is
    [sea_office] No office
   *[other] Done
}
hansa-do-pay = Pay { hansa-pieces }
hansa-do-return = { $post ->
    [stock] Put the displaced piece into stock
   *[other] Set the displaced piece on { $post }
}
hansa-do-add = Add { hansa-a-piece } on { $post }
hansa-do-take = Take the piece from { $post }, to set it elsewhere
hansa-do-set = Set { hansa-a-piece } on { $post }
hansa-do-office = Establish an office in { $city }
hansa-do-extra = Establish an extra office in { $city } with { hansa-a-piece }
hansa-do-skill = Improve { hansa-track }: { hansa-track-use }
hansa-do-prestige = Send a merchant to special prestige { $points }
hansa-do-nothing = Take no benefit
hansa-do-remove = Remove the piece from { $post }
hansa-do-put = { $marker ->
    [hidden] Put the face-down marker on { $route }
   *[other] Put the marker “{ hansa-marker }” on { $route }
}
hansa-do-pawn = Put the pawn on { hansa-province }, for no action
hansa-do-ride = Move the pawn to { hansa-province }, for an action
hansa-do-redeploy = Send { hansa-a-piece } from the route to { $post }
hansa-do-green = Establish an office in { $city } with { hansa-a-piece } from supply
hansa-ask-end = End the turn with { hansa-actions } unused?
hansa-ask-nothing = Clear the route without any benefit?
