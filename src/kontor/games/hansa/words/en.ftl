# Hansa Teutonica in English. Names in arguments ($piece, $marker, …) are those of docs/hansa.md.

## Names of things

hansa-piece = { $piece ->
    [trader] trader
   *[merchant] merchant
}
hansa-a-piece = a { hansa-piece }
hansa-owned-piece = { $owner ->
    [neutral] the neutral { hansa-piece }
   *[other] { SEAT($owner, where: "within") }’s { hansa-piece }
}
hansa-owner-name = { $owner ->
    [neutral] The neutral player
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
        [0] no pieces
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
    [move] move
    [exchange] exchange
    [tribute] tribute
    [block] block
   *[hidden] face down
}
hansa-tile = { $tile ->
    [anywhere] Free passage
    [action] Extra action
    [income] Share of income
    [cities] City rights
    [skills] Learning
   *[escort] Escort
}
hansa-tile-use = { $tile ->
    [anywhere] When you are displaced, place your pieces on any empty posts.
    [action] You have one additional action per turn.
    [income] When another player takes income, you may move one piece from your stock to your supply.
    [cities] At the end, you score 4 points instead of 2 for each city you control.
    [skills] At the end, you score 7 points instead of 4 for each finished track except Clavis Urbis.
   *[escort] When one of your traders is displaced, you may place two extra pieces instead of one.
}
hansa-track = { $track ->
    [clavis_urbis] Clavis Urbis
    [actiones] Actiones
    [privilegium] Privilegium
    [liber_sophiae] Liber Sophiae
   *[bursa] Bursa
}
hansa-track-use = { $track ->
    [clavis_urbis] points per office in your largest network
    [actiones] actions per turn
    [privilegium] house colours you can use
    [liber_sophiae] pieces per Move
   *[bursa] pieces per income
}
hansa-colour = { $colour ->
    [white] white
    [orange] orange
    [pink] pink
   *[black] black
}
hansa-actions = { $actions ->
    [0] no actions
    [one] { $actions } action
   *[other] { $actions } actions
}
hansa-bursa-all = all
hansa-bonus = { $bonus ->
    [move_any_2] move one or two pieces of any player
    [develop_privilegium] improve Privilegium by one step
    [office_in_green_city] place an office from your supply in a green city
    [place_2_abroad] put one or two pieces from your stock on posts abroad
   *[redeploy_2_from_route] move one or two pieces from this route to other routes
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
hansa-country = { $country ->
    [England] England
    [Wales] Wales
    [Scotland] Scotland
   *[other] { $country }
}
hansa-country-of-origin = { $origin ->
    [England] England
    [Wales] Wales
    [Scotland] Scotland
   *[other] { $origin }
}
hansa-second-country = { $second ->
    [England] England
    [Wales] Wales
    [Scotland] Scotland
   *[other] { $second }
}
hansa-countries = { hansa-country }{ $second ->
    [none] {""}
   *[other] , { hansa-second-country }
}

hansa-province-routes = { hansa-province }: { $routes }
hansa-variant = { $players ->
    [2] {" "}· { hansa-option-name-two_players }: { $two_players ->
        [pawn] { hansa-value-two_players-pawn } · { hansa-option-name-rim }: { $rim ->
            [strict] { hansa-value-rim-strict }
            [edge4] { hansa-value-rim-edge4 }
           *[edge10] { hansa-value-rim-edge10 }
        }
        [neutral_14] { hansa-value-two_players-neutral_14 }
       *[neutral_it] { hansa-value-two_players-neutral_it }
    }
   *[other] {""}
}

## The lobby: boards, options, ends, score sources

hansa-about = Claim trade routes, establish offices and improve your skills. The player with the most points wins.

hansa-board-name-standard_2_3 = Base board (2–3 players)
hansa-board-standard_2_3 = The side of the base board for two or three players.
hansa-board-name-standard_4_5 = Base board (4–5 players)
hansa-board-standard_4_5 = The side of the base board for four or five players.
hansa-board-name-east = East
hansa-board-east = The board of the East expansion, with green cities and sea routes. Each sea route gives a bonus whenever it is claimed (X).
hansa-board-name-britannia_3 = Britannia (2–3 players)
hansa-board-britannia_3 = England and Wales. You need a permit to act in Wales (B). Two players use neutral traders.
hansa-board-name-britannia_4_5 = Britannia (4–5 players)
hansa-board-britannia_4_5 = England, Wales and Scotland. You need a permit to act in Wales or Scotland (B).

hansa-option-name-edition = Edition
hansa-option-edition = Uses the marker mix and the two-player rules of a printed edition. You can still change each option separately. The default edition is 2009, or 2014 for two players (V6).
hansa-value-edition-2009 = 2009
hansa-value-edition-2014 = 2014
hansa-value-edition-italian = Italian
hansa-value-edition-bigbox = Big Box
hansa-option-name-marker_mix = Marker mix
hansa-option-marker_mix = The number of markers of each kind. One extra office, one swap and one remove marker start on the board (S4).
hansa-value-marker_mix-extra_office = Extra office
hansa-value-marker_mix-swap = Swap
hansa-value-marker_mix-plus3 = +3 actions
hansa-value-marker_mix-plus4 = +4 actions
hansa-value-marker_mix-skill = Skill
hansa-value-marker_mix-remove = Remove or move
hansa-option-name-new_markers = New markers
hansa-option-new_markers = Face up: everyone sees new markers as they are placed. Face down: a marker is revealed when a player takes it (M3c, C4b).
hansa-value-new_markers-face_up = Face up
hansa-value-new_markers-face_down = Face down
hansa-option-name-two_players = Two-player rules
hansa-option-two_players = Play with a pawn that limits where you can act (W), or with neutral traders (N). In the Italian version, the neutral player scores no prestige (N6c). Applies only with two players.
hansa-value-two_players-pawn = Pawn
hansa-value-two_players-neutral_14 = Neutral traders (2014)
hansa-value-two_players-neutral_it = Neutral traders (Italian)
hansa-value-two_players-none = None
hansa-option-name-rim = Edge provinces
hansa-option-rim = Sets how the edge of the board is divided into provinces. Applies only with the pawn (W1b).
hansa-value-rim-strict = One all around
hansa-value-rim-edge4 = Four corners
hansa-value-rim-edge10 = Ten sections
hansa-option-name-mission_cards = Mission cards
hansa-option-mission_cards = Each player gets a secret card with three cities, worth up to eight points at the end. For the base boards only (X1).
hansa-option-name-marker_in_same_action = Use extra office at once
hansa-option-marker_in_same_action = You can use an extra-office marker in the same claim in which you take it (M2).
hansa-option-name-swap_must_own_one = Swap must include your office
hansa-option-swap_must_own_one = You can swap two offices only if at least one of them is yours (M6).
hansa-option-name-third_marker = Third starting marker
hansa-option-third_marker = Remove: return up to three pieces to their owners’ supplies (M9). Move: move up to three of other players’ pieces to other posts (G4). A board with countries always uses Move (B12).
hansa-value-third_marker-remove = Remove
hansa-value-third_marker-move = Move
hansa-option-name-tie_break = Ties
hansa-option-tie_break = Shared: tied players share the win (F8). Big Box: the player with fewer steps on Actiones wins, then the one with more points from the network (G10).
hansa-value-tie_break-shared = Shared win
hansa-value-tie_break-bigbox = Big Box

hansa-option-name-emperors_favour = Emperor’s Favour
hansa-option-emperors_favour = One tile per player is drawn. To take one, give up all actions of a turn and turn over two unused markers (L).
hansa-option-name-promo_markers = Promo markers
hansa-option-promo_markers = The number of exchange, tribute and block markers in the game, which replace other markers (Q).
hansa-value-promo_markers-exchange = Exchange
hansa-value-promo_markers-tribute = Tribute
hansa-value-promo_markers-block = Block
hansa-option-name-replaced_markers = Markers replaced by promo markers
hansa-option-replaced_markers = The markers that leave the bag, one for each promo marker. Leave all at 0 to remove the most common kinds (Q2).
hansa-value-replaced_markers-extra_office = Extra office
hansa-value-replaced_markers-swap = Swap
hansa-value-replaced_markers-plus3 = +3 actions
hansa-value-replaced_markers-plus4 = +4 actions
hansa-value-replaced_markers-skill = Skill
hansa-value-replaced_markers-remove = Remove or move
hansa-end-prestige = a player reached the prestige limit (E1a)
hansa-end-markers = the marker bag is empty (E1b)
hansa-end-cities = enough cities are complete (E1c)
hansa-source-prestige = prestige track
hansa-source-skills = completed skills
hansa-source-markers = markers
hansa-source-special_prestige = special prestige
hansa-source-control = controlled cities
hansa-source-network = network
hansa-source-mission = mission card
hansa-source-countries = countries
hansa-setup-pawn = The board “{ $board }” has no provinces for the pawn. Choose another value for { $option } ({ $possible }) or another board ({ $boards }).
hansa-setup-neutral = The board “{ $board }” has no starting posts for neutral traders. Choose another value for { $option } ({ $possible }) or another board ({ $boards }).
hansa-setup-missions = The board “{ $board }” has too few mission cards. Choose another value for { $option } ({ $possible }) or another board ({ $boards }).
hansa-setup-no-form = The { $edition } edition has no rules for two players. Set { $option } to one of these: { $possible }.
hansa-setup-replaced = { $wanted ->
    [one] { $wanted } marker
   *[other] { $wanted } markers
} must leave the bag for the promo markers, but { $option } lists { $given }. The bag has { $possible }.

## Kinds of actions

hansa-kind-draw = Draw a marker
hansa-kind-deal = Deal a mission card
hansa-kind-first = Draw the first player
hansa-kind-income = Take income and choose the number of merchants
hansa-kind-place = Place a piece on an empty post
hansa-kind-displace = Displace another player’s piece
hansa-kind-lift = Move: pick up one of your pieces
hansa-kind-claim = Claim a route
hansa-kind-pawn = Move the pawn (free)
hansa-kind-ride = Move the pawn anywhere (1 action)
hansa-kind-use = Use a marker
hansa-kind-end = End your turn
hansa-kind-pay = Pay for the displacement with traders or merchants
hansa-kind-return = Move the displaced piece
hansa-kind-add = Place an extra piece
hansa-kind-take = Take an extra piece from one of your posts
hansa-kind-done = Finish
hansa-kind-set = Put down a piece
hansa-kind-office = Benefit: establish an office
hansa-kind-extra = Benefit: establish an extra office
hansa-kind-skill = Benefit: improve a skill
hansa-kind-prestige = Benefit: special prestige for a merchant
hansa-kind-nothing = Benefit: none
hansa-kind-redeploy = Move a piece from the claimed route
hansa-kind-green = Establish an office in a green city
hansa-kind-remove = Remove another piece
hansa-kind-put = Place a new marker on a route
hansa-kind-tile = Draw a tile
hansa-kind-favour = Take a tile instead of all actions
hansa-kind-turn = Turn over a marker

## What is being decided

hansa-decision-taverns = The starting markers are being drawn.
hansa-decision-missions = The mission cards are being dealt.
hansa-decision-first = The first player is being drawn.
hansa-decision-turn = { $can ->
    [end] You have no actions left. End your turn.
    [use] You have no actions left. Use a marker or end your turn.
    [refill] You have { hansa-actions } left, but your supply is empty. { INPUT() ->
        [pointer] Click your stock for income, or move a piece.
       *[text] Take income, move, or claim.
    }
    [spend] You have { hansa-actions } left. { INPUT() ->
        [pointer] Click a post to place, displace or move.
       *[text] Place, displace, move, or claim.
    }
    [move] You have { hansa-actions } left, but your supply and stock are empty. { INPUT() ->
        [pointer] Click one of your pieces to move it.
       *[text] Move or claim.
    }
   *[act] You have { hansa-actions } left. { INPUT() ->
        [pointer] Click a post to place, displace or move, or your stock for income.
       *[text] Place, displace, move, claim, or take income.
    }
}
hansa-decision-pawn = { INPUT() ->
    [pointer] Click a province to place the pawn there.
   *[text] Place the pawn on any province.
}
hansa-decision-pay = You displaced { hansa-owned-piece }. Pay { $price ->
    [one] { $price } piece
   *[other] { $price } pieces
} from your supply.
hansa-extras = { $extras ->
    [one] 1 piece
   *[other] { $extras } pieces
} from { $source ->
    [stock] your stock
    [supply] your supply
   *[posts] your other posts
}
hansa-decision-answer = { $owner ->
    [neutral] { $piece ->
        [none] Place one more neutral trader on a nearby post.
       *[other] Move the displaced neutral trader to a nearby post.
    }
   *[other] { $lifted ->
        [none] { $piece ->
            [none] { $extras ->
                [0] Choose Done to finish.
               *[other] You may also place { hansa-extras }. Choose Done to finish.
            }
           *[other] You were displaced. Move your { hansa-piece } to a nearby post{ $extras ->
                [0] .
               *[other] ; you may also place { hansa-extras }.
            }
        }
        [trader] Place the trader you picked up on a nearby post.
       *[merchant] Place the merchant you picked up on a nearby post.
    }
}
hansa-decision-move = { INPUT() ->
    [pointer] Click an empty post to put down { hansa-pieces }
   *[text] Put down { hansa-pieces } on empty posts
}{ $lifts ->
    [0] .
    [one] , or pick up 1 more of your pieces first.
   *[other] , or pick up { $lifts } more of your pieces first.
}
hansa-decision-remove = { $left ->
    [one] You may remove 1 more piece.
   *[other] You may remove { $left } more pieces.
} Choose Done to finish.
hansa-decision-taken = The marker is being turned over.
hansa-decision-benefit = You claimed { $route }. Choose one benefit.
hansa-decision-neutral_order = Choose which route the neutral player claims first.
hansa-decision-neutral_office = The neutral player claims { $route }. Choose the city for its office.
hansa-decision-redeploy = { $left ->
    [one] You may move 1 more piece
   *[other] You may move up to { $left } pieces
} from { $route } to other routes. Choose Done to finish.
hansa-then-piece = { $then_piece ->
    [trader] trader
   *[merchant] merchant
}
hansa-decision-sea_move = { $piece ->
    [none] You may move one or two pieces of any player. Pick one up.
   *[other] Put down { hansa-owned-piece }{ $then_owner ->
        [none] {""}
        [neutral] , then the neutral { hansa-then-piece }
       *[other] , then { SEAT($then_owner, where: "within") }’s { hansa-then-piece }
    }{ $lifts ->
        [0] .
       *[other] , or pick up one more piece first.
    }
}
hansa-decision-marker_move = { $piece ->
    [none] You may move up to three of other players’ pieces.
   *[other] Put down { hansa-owned-piece }{ $then_owner ->
        [none] {""}
        [neutral] , then the neutral { hansa-then-piece }
       *[other] , then { SEAT($then_owner, where: "within") }’s { hansa-then-piece }
    }{ $lifts ->
        [0] .
       *[other] , or pick up another player’s piece first.
    }
}
hansa-decision-sea_skill = You may improve Privilegium by one step.
hansa-decision-sea_office = You may establish an office in a green city with a piece from your supply.
hansa-decision-sea_place = You may put { $left ->
    [1] one more piece
   *[other] up to { $left } pieces
} from your stock on posts abroad.
hansa-decision-favours = The tiles of Emperor’s Favour are being drawn.
hansa-decision-buying = { $left ->
    [one] Turn over one more unused marker.
   *[other] Turn over two unused markers for the tile.
}
hansa-decision-gift = { $left ->
    [1] Another player takes income. You may move one piece from your stock to your supply.
   *[other] You receive a tribute. Choose which pieces go from your stock to your supply.
}
hansa-decision-toll = This route is blocked. Pay { $price ->
    [one] { $price } piece
   *[other] { $price } pieces
} from your supply.
hansa-decision-closing = You may move the pawn once before your turn ends.
hansa-decision-draw = New markers are being drawn.
hansa-decision-placing = { INPUT() ->
    [pointer] Click an empty route to place a new marker there.
   *[text] Place the new markers on empty routes.
}

## What happened

hansa-dealt = { $cities ->
    [none] { seat-name } gets a mission card.
   *[other] { seat-name } gets the mission card with { $cities }.
}
hansa-first-player = { seat-name } goes first.
hansa-turn = { seat-name } has { hansa-actions } this turn.
hansa-turn-ended = { $actions ->
    [0] { seat-name } ends the turn.
   *[other] { seat-name } ends the turn with { hansa-actions } unused.
}
hansa-pawn = { $rule ->
    [W2a] { seat-name } places the pawn on { hansa-province }.
    [W4a] { seat-name } spends an action to move the pawn to { hansa-province }.
   *[other] { seat-name } moves the pawn to { hansa-province }.
}
hansa-income = { seat-name } takes { hansa-pieces } as income.
hansa-placed = { seat-name } places { hansa-a-piece } on { $post }.
hansa-placed-abroad = { seat-name } puts { hansa-a-piece } from stock on { $post }.
hansa-displaced = { seat-name } places { hansa-a-piece } on { $post } and displaces { $victim ->
    [neutral] a neutral trader.
   *[other] { SEAT($victim, where: "within") }’s { $displaced ->
        [trader] trader
       *[merchant] merchant
    }.
}
hansa-paid = { seat-name } pays { hansa-pieces }.
hansa-returned = { $owner ->
    [neutral] { $post ->
        [stock] No post is free, so { SEAT($seat, where: "within") } takes the displaced neutral { hansa-piece } off the board.
       *[other] { seat-name } moves the displaced neutral { hansa-piece } to { $post }.
    }
   *[other] { $post ->
        [stock] No post is free, so { SEAT($seat, where: "within") } returns the displaced { hansa-piece } to the stock.
       *[other] { seat-name } moves the displaced { hansa-piece } to { $post }.
    }
}
hansa-added = { $owner ->
    [neutral] { seat-name } adds a neutral { hansa-piece } on { $post }.
   *[other] { seat-name } adds { hansa-a-piece } on { $post }.
}
hansa-taken = { seat-name } picks up the { hansa-piece } on { $post }.
hansa-lifted = { $rule ->
    [X7a] { seat-name } picks up { hansa-owned-piece } on { $post }.
   *[other] { seat-name } picks up the { hansa-piece } on { $post }.
}
hansa-set = { $rule ->
    [X7a] { seat-name } puts { hansa-owned-piece } on { $post }.
   *[other] { seat-name } puts the { hansa-piece } on { $post }.
}
hansa-claimed = { seat-name } claims { $route }.
hansa-neutral-claims = The neutral player claims { $route }.
hansa-prestige = { hansa-owner-name } gains { $points } prestige{ $rule ->
    [C3] {" "}for controlling { $city }
    [C7] {" "}for the coin in { $city }
    [C10] {" "}for the East–West link
   *[other] {""}
}.
hansa-marker-taken = { seat-name } takes the “{ hansa-marker }” marker.
hansa-marker-replaced = { seat-name } gets a new marker to place at the end of the turn.
hansa-bag-empty = The marker bag is empty. The game ends after this action.
hansa-marker-gone = { $marker ->
    [hidden] A face-down marker is removed from the game.
   *[other] The “{ hansa-marker }” marker is removed from the game.
}
hansa-office = { $rule ->
    [X8a] { seat-name } establishes an office in { $city } with { hansa-a-piece } from the supply.
   *[other] { hansa-owner-name } establishes an office in { $city } with { hansa-a-piece }.
}
hansa-extra-office = { seat-name } establishes an extra office in { $city } with { hansa-a-piece }.
hansa-completed = { $rule ->
    [X5] { $city } has its first office and counts as complete.
   *[other] { $city } is complete.
}
hansa-link = { hansa-owner-name } completes the East–West link{ $rank ->
    [1] , the first to do so
    [2] , the second to do so
    [3] , the third to do so
   *[other] , too late for prestige
}.
hansa-advanced = { $rule ->
    [M8] { seat-name } uses a “skill” marker and improves { hansa-track } to { hansa-scene-value }.
   *[other] { seat-name } improves { hansa-track } to { hansa-scene-value }.
}
hansa-special-prestige = { seat-name } puts a merchant on the special prestige table: { $points } points at the end.
hansa-cleared = { seat-name } returns { hansa-pieces } from the route to the stock.
hansa-redeployed = { seat-name } moves { hansa-a-piece } from the claimed route to { $post }.
hansa-neutral-cleared = { $stays ->
    [yes] All but one of the neutral traders are removed from { $route }.
   *[no] The neutral traders are removed from { $route }.
}
hansa-swapped = { seat-name } swaps offices { $house } and { $next } in { $city }.
hansa-plus = { seat-name } uses a “{ hansa-marker }” marker.
hansa-tile-drawn = The tile “{ hansa-tile }” is in the game.
hansa-favour = { seat-name } takes the tile “{ hansa-tile }” instead of all actions this turn.
hansa-turned-over = { seat-name } turns over { $marker ->
    [extra_office] an
    [exchange] an
   *[other] a
} “{ hansa-marker }” marker.
hansa-exchanged = { seat-name } gives { SEAT($victim, where: "within") } an exchange marker for a used “{ hansa-marker }” marker.
hansa-put-beside = { seat-name } puts a “{ hansa-marker }” marker with a trader beside { $route }.
hansa-gift = { $rule ->
    [Q5] { seat-name } receives a tribute: { hansa-pieces } from stock to supply.
   *[other] { seat-name } moves { hansa-pieces } from stock to supply.
}
hansa-removed = { $owner ->
    [own] { seat-name } returns the { hansa-piece } on { $post } to the supply.
    [neutral] { seat-name } takes the neutral { hansa-piece } on { $post } off the board.
   *[other] { seat-name } removes { SEAT($owner, where: "within") }’s { hansa-piece } from { $post }.
}
hansa-marker-drawn = { seat-name } draws { $marker ->
    [extra_office] an
    [exchange] an
   *[other] a
} “{ hansa-marker }” marker.
hansa-marker-placed = { $seat ->
    [-1] The “{ hansa-marker }” marker starts on { $route }.
   *[other] { $marker ->
        [hidden] { seat-name } places a marker face down on { $route }.
       *[other] { seat-name } places the “{ hansa-marker }” marker on { $route }.
    }
}
hansa-neutral-set = A neutral trader is placed on { $post } with the new marker.
hansa-why-over = { $reason ->
    [prestige] { $reached ->
        [neutral] the neutral player reached the prestige limit
       *[other] { SEAT($reached, where: "within") } reached the prestige limit
    }
    [markers] the marker bag is empty
   *[cities] enough cities are complete
}
hansa-over = The game is over: { hansa-why-over }.
hansa-outcome = { $count ->
    [one] { SEAT($winners) } wins
   *[other] { SEAT($winners) } share the win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The game ended because { hansa-why-over }.

## Why an action is not allowed

hansa-game-over = The game is over. To keep playing, start a new game.
hansa-no-action-left = You have no actions left. Use a marker or end your turn.
hansa-not-now-taverns = Wait until the starting markers are on the board.
hansa-not-now-missions = Wait until the mission cards are dealt.
hansa-not-now-first = Wait until the first player is drawn.
hansa-not-now-pawn = Place the pawn on a province first.
hansa-claim-first = Claim a route first. Its benefit can be an office, an extra office, a skill, special prestige, or nothing.
hansa-not-now-turn = You cannot do that now. Place, displace, move, claim, take income, use a marker, or end your turn.
hansa-not-now-pay = Pay for the displacement first.
hansa-not-now-answer = Finish your response to the displacement first: move the displaced piece, then add extra pieces or choose Done.
hansa-not-now-move = Finish your Move first: put down every piece you picked up.
hansa-not-now-remove = Finish using your remove marker first: remove another piece or choose Done.
hansa-not-now-taken = Wait until the marker is turned over.
hansa-not-now-benefit = Choose one benefit of your claim first: an office, an extra office, a skill, special prestige, or nothing.
hansa-not-now-neutral_order = Choose which route the neutral player claims first.
hansa-not-now-neutral_office = Choose the city for the neutral player’s office first.
hansa-not-now-redeploy = Finish the sea route bonus first: move one more piece to another route, or choose Done.
hansa-not-now-sea_move = Finish the sea route bonus first: put down every piece you picked up, or decline before picking one up.
hansa-not-now-marker_move = Finish using your move marker first: put down every piece you picked up.
hansa-not-now-sea_skill = Finish the sea route bonus first: improve Privilegium or decline.
hansa-not-now-sea_office = Finish the sea route bonus first: establish an office in a green city or decline.
hansa-not-now-sea_place = Finish the sea route bonus first: put a piece on a post abroad or choose Done.
hansa-not-now-favours = Wait until the tiles are drawn.
hansa-not-now-buying = Turn over two unused markers for your tile first.
hansa-not-now-gift = First choose which pieces go from your stock to your supply.
hansa-not-now-closing = Your turn is ending. Move the pawn or leave it where it is.
hansa-not-now-draw = Wait until the new markers are drawn.
hansa-not-now-placing = Your turn is ending. Place your new markers on the board.
hansa-marker-not-there = There is no “{ hansa-marker }” marker left to draw.
hansa-card-secret = This mission card is secret. Write “deal ?” instead of naming the card.
hansa-card-dealt = Mission card { $card } has already been dealt.
hansa-no-such-seat = Seat { $seat } does not exist. There are { $players } seats, numbered from 0.
hansa-stock-empty = Your stock is empty, so you cannot take income. Choose another action.
hansa-income-mix = You cannot take { $wanted ->
    [one] { $wanted } merchant
   *[other] { $wanted } merchants
}. Your income is { $size ->
    [one] { $size } piece
   *[other] { $size } pieces
}, and your stock holds { hansa-pieces }.
hansa-other-piece = { $piece ->
    [trader] merchant
   *[merchant] trader
}
hansa-none-in-supply = { $left ->
    [0] { $stock ->
        [0] Your supply and stock are empty. Move, claim, or use a marker instead.
       *[other] Your supply is empty. { INPUT() ->
            [pointer] Click your stock to take income.
           *[text] Take income first.
        }
    }
   *[other] You have no { hansa-piece } in your supply. Use a { hansa-other-piece }{ $stock ->
        [0] .
       *[other] , or take income.
    }
}
hansa-none-for-office = You have no { hansa-piece } in your supply. Use a { hansa-other-piece }, or decline the bonus.
hansa-post-taken = { $post } is occupied. Choose an empty post.
hansa-ship-post = { $post } is a ship post, for merchants only. Choose a merchant or another post.
hansa-nobody-there = There is no piece on { $post }. Choose an occupied post.
hansa-own-piece = The piece on { $post } is yours. You can displace only other players’ pieces.
hansa-cannot-pay = You need { $price ->
    [one] { $price } more piece
   *[other] { $price } more pieces
} in your supply to pay for this displacement, and you would have only { $left }. Take income first.
hansa-wrong-price = This displacement costs exactly { $price ->
    [one] { $price } piece
   *[other] { $price } pieces
}. Choose that many.
hansa-payment-not-in-supply = You do not have { $traders ->
    [0] { hansa-merchants }
   *[other] { hansa-pieces }
} in your supply. Choose another mix.
hansa-already-setting = You have already put down a piece, so you cannot pick up another. Put down the rest.
hansa-no-more-lifts = Your Liber Sophiae lets you move only { $liber } pieces at once. Put down the pieces you picked up.
hansa-not-own-piece = You have no piece on { $post }. Choose a post with one of your pieces.
hansa-two-pieces-lifted = This bonus moves at most two pieces. Put down the pieces you picked up.
hansa-three-pieces-lifted = A move marker moves at most three pieces. Put down the pieces you picked up.
hansa-move-others-only = The piece on { $post } is yours. A move marker moves only other players’ pieces.
hansa-lift-first = Pick up a piece first, or decline the bonus.
hansa-set-in-order = Put down the { hansa-piece } first. Put pieces down in the order in which you picked them up.
hansa-none-in-hand = You have not picked up a { hansa-piece }. Choose one of the pieces in your hand.
hansa-trader-without-post = Put this merchant on a ship post. The last ordinary post must stay free for your trader.
hansa-route-not-own = You do not occupy every post on { $route }. Fill the route first.
hansa-route-not-neutral = Some posts on { $route } have no neutral trader. Choose a route that is full of neutral traders.
hansa-far-from-pawn = { $route } does not border the pawn’s province. Choose another route, or move the pawn first.
hansa-no-permit = { $used ->
    [yes] You have used your permits for { hansa-country } this turn. You can use them again next turn.
   *[no] You need a permit for { hansa-country }. To get one, hold the rightmost office in one of these cities: { $cities }.
}
hansa-other-country = { $stays ->
    [yes] This piece must stay in { hansa-country-of-origin }. Choose a post there.
   *[no] You picked this piece up in { hansa-country-of-origin }, so it cannot go to { hansa-country }. Choose a post in { hansa-country-of-origin }.
}
hansa-wrong-country = This piece cannot go to { hansa-country }. Choose from: { $nearest }.
hansa-no-post-for-piece = The piece on { $post } has no post to go to. Choose another piece.
hansa-only-abroad = This bonus works only abroad. Choose a highlighted post.
hansa-no-pawn = There is no pawn in this game.
hansa-no-such-province = The province { hansa-province } does not exist with this division of the edge. Choose another one.
hansa-pawn-has-moved = You have already used the pawn’s free move. You can still move it for one action (“ride”).
hansa-pawn-after-actions = You have taken an action, so the pawn’s free move must wait until the end of your turn. You can move the pawn now for one action (“ride”).
hansa-pawn-too-far = { hansa-province } is too far for the pawn’s free move, which is one or two steps. You can move it anywhere for one action (“ride”).
hansa-pawn-is-there = The pawn is already in { hansa-province }. Choose another province.
hansa-bought-tile = You took a tile instead of all actions this turn. You can still use other markers or end your turn.
hansa-cannot-pay-toll = This route is blocked: a placement costs { $price ->
    [one] { $price } more piece
   *[other] { $price } more pieces
}, and you would have only { $left } left. Take income first or choose another route.
hansa-exchange-with-others = Exchange with another player at this table.
hansa-exchange-for-exchange = Swapping two exchange markers would change nothing. Take another marker.
hansa-none-used = { seat-name } has no used “{ hansa-marker }” marker. Take another one.
hansa-none-for-route = This marker needs a trader from your supply, and you have none. Take income first.
hansa-tile-not-there = The tile “{ hansa-tile }” is not on the table. Choose another tile.
hansa-turn-has-begun = You can take a tile only at the start of your turn, before you act or use a marker.
hansa-too-few-markers = A tile costs two unused markers, and you have { $count }. To get a marker, claim a route that has one.
hansa-tile-already-drawn = The tile “{ hansa-tile }” is already in the game.
hansa-tribute-is-paid = You cannot decline a tribute. Choose the pieces.
hansa-no-such-marker = You have no unused “{ hansa-marker }” marker. To get a marker, claim a route that has one.
hansa-swap-empty = One of these two houses in { $city } is empty. Choose two neighbouring offices.
hansa-swap-same = Swapping these two offices in { $city } would change nothing. Choose two offices that differ.
hansa-swap-not-own = Neither of these two offices in { $city } is yours. Choose a pair that includes your office.
hansa-track-finished = { hansa-track } is already complete. Choose another skill.
hansa-set-the-lifted-piece = Put down the { hansa-piece } you picked up first.
hansa-already-returned = You have already moved the displaced piece.
hansa-posts-are-free = There are still empty posts. Move the displaced piece to an empty post.
hansa-route-of-displacement = You cannot stay on the route where you were displaced while other posts are free. Choose from: { $nearest }.
hansa-not-nearest = { $post } is not on one of the nearest routes with a free post. Choose from: { $nearest }.
hansa-no-more-extras = You have no extra pieces left to place. Choose Done.
hansa-extras-from-posts = Your stock and supply are empty. Take the extra piece from one of your other posts.
hansa-extra-not-there = Your { $where ->
    [stock] stock
   *[supply] supply
} has no { hansa-piece }. Place the other kind of piece.
hansa-stock-or-supply-first = Place extra pieces from your stock or supply while you have any there.
hansa-set-in-this-answer = You just placed the piece on { $post }. Take a piece from another post.
hansa-return-first = Move the displaced { hansa-piece } to a post first.
hansa-neutral-has-traders = The neutral player has only traders. Place the displaced trader, then one more neutral trader.
hansa-neutral-must-be-set = Place the extra neutral trader first. There is still a free post.
hansa-neutral-takes-office = There is a free house, so the neutral player must establish an office. Choose the city.
hansa-city-not-on-route = { $city } is not on { $route }. Choose a city at either end of the claimed route.
hansa-city-full = Every house in { $city } is occupied. Only an extra-office marker can add an office here.
hansa-green-city = { $city } is a green city without houses. Use an extra-office marker or a sea route bonus to establish an office here.
hansa-not-green = { $city } is not a green city. Choose a green city.
hansa-green-city-full = { $city } has no room for another office. Choose another green city.
hansa-no-privilege = The next house in { $city } is { hansa-colour }. Improve your Privilegium to use it.
hansa-no-piece-for-house = The next house in { $city } needs a { hansa-piece }, and you have none on the claimed route. Choose another benefit.
hansa-none-on-route = You have no { hansa-piece } on the claimed route. Choose another piece or benefit.
hansa-no-house-occupied = { $city } has no office yet, and an extra office needs another office next to it.
hansa-marker-just-taken = You cannot use the extra-office marker from this claim until your next action.
hansa-skill-not-here = You cannot improve { hansa-track } at either end of { $route }. Choose another benefit.
hansa-only-privilegium = This sea route bonus improves only Privilegium.
hansa-same-route = Choose a post on another route. The pieces must leave { $route }.
hansa-no-special-prestige = { $route } does not lead to the special prestige table. Choose another benefit.
hansa-slot-taken = The slot worth { $points } points is taken. Choose a free slot.
hansa-slot-no-privilege = The slot worth { $points } points is { hansa-colour }. Improve your Privilegium to use it.
hansa-not-on-plate = You have no “{ hansa-marker }” marker to place.
hansa-sea-route = { $route } is a sea route, and markers go only on land routes. Choose another one.
hansa-marker-abroad = { $route } is abroad, and markers go only on routes at home. Choose another one.
hansa-bonus-route = { $route } has a permanent bonus, so it takes no marker. Choose another route.
hansa-route-has-marker = { $route } already has a marker. Choose another route.
hansa-route-has-piece = { $route } has a piece on it. Choose an empty route.
hansa-no-free-house = There is no free house at either end of { $route }. Choose another route.

## Faults of a position

position-piece = { $where }: { $value } is not a piece. Write "trader" or "merchant" and a seat, as in "trader 0", or "trader neutral" in games with neutral traders.
position-unknown-route = { $where }: the board has no route “{ $name }”.
position-unknown-post = { $where }: the board has no post “{ $name }”.
position-slots = { $where }: there must be exactly { $wanted } slots. Write null for an empty slot.
position-houses = { $where }: { $wanted ->
    [30] a green city holds at most { $wanted } offices.
    [one] this city has exactly { $wanted } house. Write null if the house is empty.
   *[other] this city has exactly { $wanted } houses. Write null for an empty house.
}
position-not-at-this-table = { $where }: must be null because this variant is not in use.
position-pieces = Seat { $seat } has { $counted } { $piece ->
    [trader] { $counted ->
        [one] trader
       *[other] traders
    }
   *[merchant] { $counted ->
        [one] merchant
       *[other] merchants
    }
} instead of { $wanted }, counting the board, the player’s desk and the hand but not the score marker.
position-markers = The total number of “{ hansa-marker }” markers must be { $wanted }, not { $counted }.
position-bag = Markers listed as unseen: { $unseen }; in the bag: { $bag }; hidden elsewhere: { $hidden }. These numbers do not add up.
position-ship-post = There is a trader on { $post }, a ship post for merchants only.
position-house-skipped = { $city } has an empty house to the left of an office. Houses fill from left to right.
position-extra-office-alone = { $city } has an extra office but no occupied house.
position-completed = completed is { $completed }, but the number of full cities is { $full }.
position-sea-marker = There is a marker on { $route }, which cannot have a marker (X6b, B13).
position-lifted-in = The list of countries where pieces were picked up does not match the pieces that have been picked up.
position-tiles = There must be { $wanted } tiles in the game, not { $counted } (L2).
position-turn-phase = The phase of the turn does not match the open decision, the actions left or the tiles (L4).
position-beside = A marker beside a route needs both a route and an owner (Q7).
position-too-many-markers = Routes and plates hold { $counted } markers in total. At most { $most } are possible, because a new marker is drawn only when another is taken (C4b).
position-actions = actions is { $actions }. The Actiones track, the used +3 and +4 markers and the used permits of the active seat allow at most { $most } (T1, M7, B8).
position-extra-office-marker = { $owner ->
    [neutral] The neutral player has { $counted } extra { $counted ->
        [one] office
       *[other] offices
    }, but it never uses markers (M5).
   *[other] Seat { $owner } has { $counted } extra { $counted ->
        [one] office
       *[other] offices
    }, but only { $used } used extra-office { $used ->
        [one] marker
       *[other] markers
    } (M5).
}
position-house-piece = { $city }: a piece is in a house of the wrong shape or of a colour that its owner’s Privilegium does not include, and no swap explains it (C6).
position-swaps = { $cities }: pieces are in houses of the wrong shape or colour. Such offices require at least { $needed ->
    [one] { $needed } swap
   *[other] { $needed } swaps
}, but { $used } swap { $used ->
    [one] marker has
   *[other] markers have
} been used (C6, M6).
position-link-without-chain = { $owner ->
    [neutral] Neutral
   *[other] Seat { $owner }
} has a link rank, but no chain of offices that connects the red cities (C10).
position-chain-without-link = { $owner ->
    [neutral] Neutral
   *[other] Seat { $owner }
} has connected the red cities with offices, but has no link rank. Set link to the next rank (C10).
position-special-merchant = special: only merchants can be in the special-prestige slots.
position-mission-twice = missions: two seats have the same mission card.
position-pawn-place = pawn.province: must be null before the pawn is placed, and a province after that.
position-link-ranks = The link ranks are { $ranks }. Ranks must be 1, 2, 3 … without gaps, and 0 for the other seats.
position-extra-offices = There are { $counted } extra offices, but at most { $most } are possible.
position-green-offices = { $city } has more than { $most } offices, the limit for a green city.
position-mission-hidden = missions: only a view can hide cards, and only those of other seats while the game is in progress.
position-mission-dealt = missions: cards are dealt seat by seat, and every seat must have one before the first player is drawn.
position-setup = Until the first player is drawn, the desks, board and bag must be in their starting state.
position-stack = stack: these open decisions cannot follow each other: { $stack }.
position-neutral-routes = A route full of neutral traders is claimed immediately (N3a), so a position can contain such a route only during that claim.

## Faults of a board

board-green-city = { board-at }the list does not match the board, where { $counted ->
    [none] no city is green
   *[other] the green cities are { $counted }
}.
board-link-ends = { board-at }name two different cities of the board.
board-taverns-differ = { board-at }the list does not match the routes marked as taverns.
board-tavern-number = { board-at }there must be exactly { $wanted } tavern routes.
board-tavern-at-sea = { board-at }{ $name } is a sea route, so it cannot have a tavern.
board-special-city = { board-at }{ $name } must be at one end of the special-prestige route.
board-special-route = { board-at }this must be the only route to { $name }.
board-special-slots = { board-at }list at least one slot, each with different points.
board-no-house = { board-at }“{ $name }” needs at least one house. Only green cities have no houses.
board-route-to-itself = { board-at }a route cannot connect { $name } to itself.
board-route-twice = { board-at }the route { $name } is listed twice.
board-length-differs = { board-at }{ $name } has { $posts } posts, which does not match its length.
board-sea-differs = { board-at }{ $name }: “sea” does not match its ship posts.
board-bonus-on-land = { board-at }{ $name } has a permanent bonus but is not a sea route.
board-unknown-country = { board-at }“{ $name }” is not a country that is allowed here. Declared countries: { $possible }.
board-bonus-abroad = { board-at }{ $name }’s bonus needs countries and a route with at least three posts.
board-mission = { board-at }a mission card must name { $wanted } different cities of the board.
board-neighbour = { board-at }the neighbour { $name } must be another province in the same list and must list this province too.
board-count-differs = { board-at }the board has { $counted }, not this many.
board-neutral-ship = { board-at }{ $name } has only ship posts, where neutral traders cannot go.
board-not-joined = { board-at }not connected to the other cities yet.

## The picture in the terminal

hansa-label-prestige = Prestige
hansa-label-supply = Supply
hansa-label-stock = Stock
hansa-label-unused = Unused markers
hansa-label-permits = Permits
hansa-label-used = Used markers
hansa-label-plate = Markers to place
hansa-label-link = East–West link
hansa-label-mission = Mission card
hansa-label-score = Score so far
hansa-label-final = Final score
hansa-label-cities = Cities
hansa-label-routes = Routes
hansa-label-sea = Sea routes
hansa-label-neutral = Neutral
hansa-label-pawn = Pawn
hansa-label-special = Special prestige
hansa-label-gone = out of the game
hansa-summary = Complete cities { $completed } of { $cities } · prestige limit { $prestige } · { $bag ->
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
        [yes] free move used this turn
       *[no] free move available
    }
}
hansa-mission = { $card ->
    [hidden] secret
    [none] –
   *[other] { $card }
}
hansa-legend-pieces = ■ trader  ● merchant, with seat number{ $neutral ->
    [yes] {" "}(n neutral)
   *[no] {""}
}  · empty post{ $pawn ->
    [yes] {"  "}* borders the pawn’s province
   *[no] {""}
}
hansa-legend-sea = ≈ empty ship post, for merchants only. The player who claims the route may use its bonus.
hansa-legend-houses = Free houses: □ trader, ○ merchant; w white, o orange, p pink, b black; $ coin. Extra offices are left of “|”. → shows who controls the city.{ $green ->
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

## Scenes: places and pieces

hansa-print = { $text ->
    [none] {""}
   *[other] { $text }
}
hansa-scene-title = { $board ->
    [standard_2_3] Base board
    [standard_4_5] Base board
    [east] East board
    [britannia_3] Britannia
    [britannia_4_5] Britannia
   *[other] { $title }
}, { $players } players
hansa-scene-map = Map
hansa-scene-desk = { SEAT($seat) }
hansa-scene-panel = Table
hansa-scene-scores = Scores
hansa-scene-city = { $city }
hansa-scene-banner = { $city }{ $skills ->
    [none] {""}
   *[other] , improves { hansa-scene-skills }
}{ $link ->
    [yes] , end of the East–West link
   *[no] {""}
}{ $country ->
    [none] {""}
   *[other] , { hansa-countries }
}{ $permit ->
    [yes] ; the rightmost office gives a permit
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
    [yes] , with a coin: { $points } prestige
   *[no] {""}
}
hansa-scene-green-office = { $city } (green city), office { $number }
hansa-scene-extra = { $city }, extra office { $number }
hansa-scene-route = { $sea ->
    [yes] Sea route
   *[no] Route
} { $route }, { $length } posts{ $tavern ->
    [yes] , with a tavern
   *[no] {""}
}{ $country ->
    [none] {""}
   *[other] , { hansa-country }
}
hansa-scene-marker-place = { $bonus ->
    [none] Marker space on { $route }
   *[other] Permanent bonus of { $route }: { hansa-bonus }
}
hansa-scene-permit = Permit of { $city } ({ hansa-countries })
hansa-scene-permit-held = { SEAT($seat) } has the permit of { $city }{ $used ->
    [yes] , used this turn
   *[no] {""}
}
hansa-scene-post = { $ship ->
    [yes] Ship post { $post }, for merchants only
   *[no] Post { $post }
}
hansa-scene-special = Special prestige: { $points } points, { hansa-colour }
hansa-scene-province = Province { hansa-province }
hansa-scene-meter = { $meter ->
    [completed] Complete cities
    [prestige] Highest prestige
   *[bag] Markers in the bag
}
hansa-scene-link = East–West link { $rank }: { $points } prestige
hansa-scene-neutral = Neutral traders
hansa-scene-pile = { SEAT($seat) }: { hansa-scene-pile-label }
hansa-scene-pile-of = { SEAT($seat) }: { $piece ->
    [trader] traders
   *[merchant] merchants
} in { $where ->
    [supply] supply
   *[stock] stock
}
hansa-scene-pile-label = { $where ->
    [supply] Supply
   *[stock] Stock
}
hansa-scene-pile-count = { SEAT($seat) }: { $count } { $piece ->
    [trader] { $count ->
        [one] trader
       *[other] traders
    }
   *[merchant] { $count ->
        [one] merchant
       *[other] merchants
    }
} in { $where ->
    [supply] supply
   *[stock] stock
}
hansa-scene-hand = { SEAT($seat) }: pieces in hand
hansa-scene-mission-place = { SEAT($seat) }: mission card
hansa-scene-track = { SEAT($seat) }: { hansa-track } ({ hansa-track-use })
hansa-scene-value = { $value ->
    [white] white
    [orange] orange
    [pink] pink
    [black] black
    [all] all
   *[other] { $value }
}
hansa-scene-step = { hansa-track }: { hansa-scene-value }
hansa-scene-now = { hansa-track } is { hansa-scene-value }: { hansa-track-use }
hansa-scene-covered = { hansa-track }: { hansa-scene-value }, not reached yet
hansa-scene-markers = { SEAT($seat) }: “{ hansa-marker }” markers
hansa-scene-used = { SEAT($seat) }: used markers
hansa-scene-plate = { SEAT($seat) }: markers to place
hansa-scene-token-label = { $part ->
    [markers] Markers
    [used] Used
   *[plate] To place
}
hansa-scene-used-count = { SEAT($seat) }: { $count ->
    [one] { $count } used marker
   *[other] { $count } used markers
}
hansa-scene-marker = { $marker ->
    [hidden] Face-down marker
   *[other] “{ hansa-marker }” marker
}{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
hansa-scene-piece = { $owner ->
    [neutral] Neutral { hansa-piece }
   *[other] { SEAT($owner) }’s { hansa-piece }
}
hansa-scene-marker-tip = { $marker ->
    [extra_office] When you claim a route, establish an extra office to the left of the others.
    [swap] Swap two neighbouring offices in a city.
    [plus3] Take three more actions this turn.
    [plus4] Take four more actions this turn.
    [skill] Improve a skill by one step.
    [remove] Return up to three pieces from posts to their owners’ supplies.
    [move] Move up to three of other players’ pieces to other posts.
    [exchange] Give this marker to another player and take one of that player’s used markers, which you can use again.
    [tribute] Put this marker beside a route, with one of your traders on it. Whenever anyone establishes an office in a city of that route, two pieces go from your stock to your supply.
    [block] Put this marker beside a route, with one of your traders on it. Everyone who places a piece on that route pays one extra piece.
   *[hidden] Revealed when a player takes the marker.
}
hansa-label-favours = Emperor’s Favour
hansa-scene-tile-place = { hansa-tile }: { hansa-tile-use }
hansa-scene-tile-of = { SEAT($seat) }: { hansa-tile }
hansa-scene-tiles = { SEAT($seat) }: tiles of Emperor’s Favour
hansa-scene-tile-tip = { hansa-tile-use } The tile costs two unused markers and all actions of a turn.
hansa-scene-beside = Space beside { $route } for a tribute or block marker
hansa-scene-beside-marker = { SEAT($seat) }’s “{ hansa-marker }” marker beside { $route }
hansa-scene-post-tip = On { $post }. Displacing this piece costs { $price ->
    [one] { $price } extra piece.
   *[other] { $price } extra pieces.
}
hansa-scene-office-tip = Office in { $city }. An office counts towards control of the city and towards its owner’s network.
hansa-scene-control = { $owner ->
    [neutral] The neutral player controls { $city }
   *[other] { SEAT($owner) } controls { $city }: 1 prestige when a route here is claimed, { $points } points at the end
}
hansa-scene-special-tip = { $points } points at the end.
hansa-scene-pawn = The pawn on { hansa-province }
hansa-scene-pawn-tip = You can place, displace and claim only on routes that border the pawn’s province.
hansa-scene-mission-hidden = { SEAT($seat) }: mission card, face down
hansa-scene-mission = { SEAT($seat) }: mission card { $cities }
hansa-scene-mission-city = { $city } is on your mission card
hansa-scene-mission-tip = You score 1 point for each of these cities where you have an office, and 5 more if you control all three.
hansa-scene-hand-tip = Waiting to be placed.
hansa-scene-linked = { hansa-owner-name } completed the East–West link: { $points } prestige
hansa-scene-score = { seat-name }: { $points } prestige, { $total ->
    [one] { $total } point
   *[other] { $total } points
} if the game ended now
hansa-scene-counter = { hansa-scene-meter }: { $value }{ $limit ->
    [none] {""}
   *[other] {" "}of { $limit }
}
hansa-warning = The game may end this round: { $cause ->
    [prestige] { SEAT($seat, where: "within") } has { $value } of { $limit } prestige.
    [cities] { $value } of { $limit } cities are full.
   *[markers] the bag of markers is empty.
}
hansa-score-part = { $source ->
    [prestige] Prestige gained during the game.
    [skills] { $each } points for each finished track except Clavis Urbis: { $count } × { $each }.
    [markers] { $count ->
        [one] One marker.
       *[other] { $count } markers.
    } 1, 2, 4, 6, 8 and 10 markers are worth 1, 3, 6, 10, 15 and 21 points.
    [special_prestige] Merchants on the special prestige table: 7, 8, 9 or 11 points each.
    [control] { $each } points for each controlled city: { $count } × { $each }.
    [network] Offices in the largest network, times Clavis Urbis: { $count } × { $key }.
    [mission] 1 point for each city of the mission card with an office, and 5 more for controlling all three.
    [countries] 7, 4 and 2 points for the top three players in each foreign country, by controlled cities, then by offices.
   *[sum] Total points if the game ended now.
}
hansa-scene-column = { $source ->
    [prestige] Prestige
    [skills] Skills
    [markers] Markers
    [special_prestige] Special
    [control] Control
    [network] Network
    [mission] Mission
    [countries] Countries
   *[sum] Total
}

## Scenes: every action in a few words

hansa-do-draw = Draw “{ hansa-marker }”
hansa-do-first = { SEAT($seat) } goes first
hansa-do-deal = Deal { $card }
hansa-do-place = Place { hansa-a-piece } on { $post }
hansa-do-displace = Displace { $owner ->
    [none] the piece
    [neutral] the neutral piece
   *[other] { SEAT($owner, where: "within") }’s piece
} on { $post } with { hansa-a-piece }{ $price ->
    [none] { "" }
    [1] {" "}(costs 1 more piece)
   *[other] {" "}(costs { $price } more pieces)
}
hansa-do-lift = Move the piece on { $post }
hansa-do-claim = Claim { $route }
hansa-do-income = Take { hansa-pieces } as income
hansa-do-use-swap = Swap offices { $house } and { $next } in { $city }
hansa-do-use-plus = Use the marker for { $marker ->
    [plus3] three
   *[plus4] four
} more actions
hansa-do-use-skill = Use the marker to improve { hansa-track } ({ hansa-track-use })
hansa-do-use-remove = Use the marker to remove the piece on { $post }
hansa-do-use-move = Use the marker to move the piece on { $post }
hansa-do-end = { $actions ->
    [0] End turn
   *[other] End turn ({ hansa-actions } unused)
}
hansa-do-done = { $decision ->
    [closing] Leave the pawn here
    [sea_move] Move nothing
    [sea_skill] Decline
    [sea_office] Decline
    [gift] Decline
   *[other] Done
}
hansa-do-tile = Draw “{ hansa-tile }”
hansa-do-favour = Take the tile “{ hansa-tile }” instead of all actions (turn over two markers)
hansa-do-turn = Turn over the “{ hansa-marker }” marker
hansa-do-use-exchange = Exchange with { SEAT($seat, where: "within") } for a used “{ hansa-marker }” marker
hansa-do-use-beside = Put the “{ hansa-marker }” marker beside { $route }
hansa-do-gift = Move { hansa-pieces } to your supply
hansa-do-pay = Pay { hansa-pieces }
hansa-do-return = { $post ->
    [stock] Return the displaced piece to your stock
   *[other] Move the displaced piece to { $post }
}
hansa-do-add = Add { hansa-a-piece } on { $post }
hansa-do-take = Take the piece on { $post } to place it elsewhere
hansa-do-set = Put { hansa-a-piece } on { $post }
hansa-do-office = Establish an office in { $city }
hansa-do-extra = Establish an extra office in { $city } with { hansa-a-piece }
hansa-do-skill = Improve { hansa-track } ({ hansa-track-use })
hansa-do-prestige = Put a merchant on special prestige { $points }
hansa-do-nothing = Take no benefit
hansa-do-remove = Remove the piece on { $post }
hansa-do-put = { $marker ->
    [hidden] Place the face-down marker on { $route }
   *[other] Place the “{ hansa-marker }” marker on { $route }
}
hansa-do-pawn = Move the pawn to { hansa-province } (free)
hansa-do-ride = Move the pawn to { hansa-province } (1 action)
hansa-do-redeploy = Move { hansa-a-piece } from the route to { $post }
hansa-do-green = Establish an office in { $city } with { hansa-a-piece } from your supply
hansa-ask-end = End your turn with { hansa-actions } unused?
hansa-ask-nothing = Claim the route without a benefit?

## Board files

hansa-table-special_prestige = Special prestige
hansa-field-special_prestige = The special prestige table.
hansa-table-city = Cities
hansa-row-city = City
hansa-field-city = The cities with their houses.
hansa-table-route = Routes
hansa-row-route = Route
hansa-field-route = The routes with their posts.
hansa-table-mission = Mission cards
hansa-row-mission = Mission card
hansa-field-mission = One mission card per row, used with the “Mission cards” option.
hansa-table-two_player_neutral = Neutral traders
hansa-field-two_player_neutral = Setup of two-player games with neutral traders.
hansa-table-two_player_2009 = Provinces
hansa-field-two_player_2009 = The provinces for two-player games with the pawn.
hansa-column-width = Width
hansa-field-board-width = The width of the map, in the units of the coordinates.
hansa-column-height = Height
hansa-field-board-height = The height of the map.
hansa-column-cities = Cities
hansa-field-board-cities = The expected number of cities. Optional: if it is given, any other number is reported as an error.
hansa-column-routes = Routes
hansa-field-board-routes = The expected number of routes. Optional: if it is given, any other number is reported as an error.
hansa-column-posts = Posts
hansa-field-board-posts = The expected number of posts. Optional: if it is given, any other number is reported as an error.
hansa-column-completed_cities_limit = Full cities to end
hansa-field-board-completed_cities_limit = The game ends when this many cities are full.
hansa-column-prestige_limit = Prestige to end
hansa-field-board-prestige_limit = The game ends when a player reaches this much prestige.
hansa-column-east_west = West and east
hansa-field-board-east_west = The two cities to connect for the link points.
hansa-column-east_west_points = Link points
hansa-field-board-east_west_points = Points for the first player to connect the two cities, the second, and so on.
hansa-column-taverns = Taverns
hansa-field-board-taverns = The three expected tavern routes. Optional: if they are given, any difference is reported as an error.
hansa-column-green_cities = Green cities
hansa-field-board-green_cities = The expected green cities. Optional: if they are given, any difference is reported as an error.
hansa-column-coin_points = Coin
hansa-field-board-coin_points = The prestige gained for an office in a house with a coin.
hansa-column-countries = Countries
hansa-field-board-countries = The countries on the board. Leave this empty if there are none.
hansa-column-home_country = Home country
hansa-field-board-home_country = The country where everyone may act without a permit.
hansa-column-country_points = Country points
hansa-field-board-country_points = Points at the end for the first rank in each country except the home country, the second, and so on.
hansa-column-permits = Permits
hansa-field-board-permits = The cities where the rightmost office gives its owner a permit.
hansa-field-board-permits-city = The city that gives the permit.
hansa-field-board-permits-countries = The countries in which the permit is valid.
hansa-column-city = City
hansa-field-special_prestige-city = The city next to the special prestige table. This city has only one route.
hansa-column-route = Route
hansa-field-special_prestige-route = The route you claim to take a slot.
hansa-column-piece = Piece
hansa-field-special_prestige-piece = The piece that takes a slot.
hansa-column-slot = Slots
hansa-field-special_prestige-slot = The slots on the table.
hansa-column-points = Points
hansa-field-special_prestige-slot-points = The slot’s points, which are different for each slot.
hansa-column-colour = Colour
hansa-field-special_prestige-slot-colour = The slot’s colour, which a player’s Privilegium must include.
hansa-column-aliases = Other spellings
hansa-field-city-aliases = Other spellings that are accepted in the text of actions.
hansa-column-banner = Banner
hansa-field-city-banner = The colour of the printed banner, for reference only.
hansa-column-skills = Skills
hansa-field-city-skills = The skills that a player can improve by claiming a route to this city.
hansa-column-special_prestige = Special prestige
hansa-field-city-special_prestige = Whether the special prestige table is next to this city. For reference only.
hansa-column-green = Green
hansa-field-city-green = Whether this is a green city of the East expansion. Green cities have no houses.
hansa-field-city-countries = The countries that the city counts for at the end. The default is the home country.
hansa-column-offices = Houses
hansa-field-city-offices = The houses from left to right.
hansa-field-city-offices-colour = The house’s colour, which a player’s Privilegium must include.
hansa-column-shape = Shape
hansa-field-city-offices-shape = The piece the house is for: trader (square) or merchant (round).
hansa-column-coin = Coin
hansa-field-city-offices-coin = Whether an office established in this house earns prestige.
hansa-column-length = Length
hansa-field-route-length = The number of posts. You need not list the posts if none of them is a ship post or has coordinates.
hansa-column-tavern = Tavern
hansa-field-route-tavern = Whether a bonus marker starts on this route.
hansa-column-sea = Sea
hansa-field-route-sea = Whether this is a sea route. Optional, because it follows from the posts.
hansa-column-country = Country
hansa-field-route-country = The route’s country. The default is the home country.
hansa-column-permanent_bonus = Permanent bonus
hansa-field-route-permanent_bonus = The permanent bonus of a sea route.
hansa-column-marker = Marker
hansa-field-route-marker = Where the route’s marker is drawn.
hansa-field-route-posts = The posts from a to b. If the length is given, you may leave them out.
hansa-column-merchant_only = Ship
hansa-field-route-posts-merchant_only = Whether this is a ship post, which holds only merchants.
hansa-field-mission-cities = The three cities of the card.
hansa-column-neutral_start = Routes
hansa-field-two_player_neutral-neutral_start = The routes that get a neutral trader during setup.
hansa-column-soldiers = Soldiers
hansa-field-two_player_2009-soldiers = Pairs of cities with printed soldiers between them. Soldiers form a border without a route.
hansa-column-default_rim = Usual edge
hansa-field-two_player_2009-default_rim = The usual way to divide the edge of the board. For reference only.
hansa-column-strict = One edge province
hansa-field-two_player_2009-strict = The provinces used when the edge of the board is one province.
hansa-column-edge4 = Four corners
hansa-field-two_player_2009-edge4 = The provinces used when the edge of the board is divided into four.
hansa-column-edge10 = Ten sections
hansa-field-two_player_2009-edge10 = The provinces used when the edge of the board is divided into ten.
hansa-column-province-id = Id
hansa-field-province-id = The name of the province.
hansa-column-province-cities = Cities
hansa-field-province-cities = The cities around the province.
hansa-column-province-routes = Routes
hansa-field-province-routes = The routes around the province, where players can act while the pawn is here.
hansa-column-province-interior_routes = Inner routes
hansa-field-province-interior_routes = Routes that lead into the province and end there. For drawing only.
hansa-column-province-soldiers = Soldiers
hansa-field-province-soldiers = The soldiers around the province. For drawing only.
hansa-column-province-neighbours = Neighbours
hansa-field-province-neighbours = The adjacent provinces, each of which must list this province, too.

## Choices in board files

hansa-choice-white = White
hansa-choice-orange = Orange
hansa-choice-pink = Pink
hansa-choice-black = Black
hansa-choice-clavis_urbis = Clavis Urbis
hansa-choice-actiones = Actiones
hansa-choice-privilegium = Privilegium
hansa-choice-liber_sophiae = Liber Sophiae
hansa-choice-bursa = Bursa
hansa-choice-trader = Square, for a trader
hansa-choice-merchant = Round, for a merchant
hansa-choice-move_any_2 = Move any two pieces
hansa-choice-develop_privilegium = Improve Privilegium
hansa-choice-office_in_green_city = Office in a green city
hansa-choice-redeploy_2_from_route = Keep two pieces from the route
hansa-choice-place_2_abroad = Place two pieces abroad
hansa-choice-strict = { hansa-value-rim-strict }
hansa-choice-edge4 = { hansa-value-rim-edge4 }
hansa-choice-edge10 = { hansa-value-rim-edge10 }

## Reasons for hints

hansa-reason-points = { hansa-scene-column } +{ $points }
hansa-reason-skill = { hansa-track } rises to { hansa-scene-value }
hansa-reason-office = establishes an office in { $city }
hansa-reason-control = gives you control of { $city }
hansa-reason-marker = gains a bonus marker
hansa-reason-complete = fills { $route }, so you can claim it
hansa-reason-nearly = leaves only one post to fill on { $route }
hansa-reason-begun = gives you { $own } of the { $posts } posts on { $route }
hansa-reason-blocks = blocks { SEAT($rival, where: "within") }, who needs only one more post on { $route }
hansa-reason-supply = { $pieces ->
    [one] adds one piece to your supply
   *[other] adds { $pieces } pieces to your supply
}
