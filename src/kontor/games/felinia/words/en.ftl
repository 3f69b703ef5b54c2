### Felinia in English.

## The game, its boards and options

felinia-about = Bid for goods in the town of cats, board ships, and settle merchants on the island of Felinia.
felinia-board-name-classic = Classic
felinia-board-classic = The classic side, with trade tiles face down; recommended for three and four. The printed board could not be had; this one was made anew from the rules.
felinia-board-name-expert = Expert
felinia-board-expert = The expert side, with provisions, special tiles, Mysterious Places and roads over borders. The printed board could not be had; this one was made anew from the rules.
felinia-option-name-next_ship_open = Next ship open
felinia-option-next_ship_open = The top tile of the pile of ships lies face up, so that everybody sees which ship comes next (O2).
felinia-option-name-open_tiles = Open tiles
felinia-option-open_tiles = Desks show the tiles that everybody has taken; otherwise only their number. Who took what is public anyway (O3).
felinia-option-name-cross_border_movement = Over borders
felinia-option-cross_border_movement = Whether merchants may walk into another country where a road leads there; only on boards with such roads (O4).
felinia-value-cross_border_movement-board = As the board says
felinia-value-cross_border_movement-on = Allowed
felinia-value-cross_border_movement-off = Not allowed
felinia-setup-borders = The board { $board } has no road over a border, so there is nothing to choose: cross_border_movement can only be { $possible } (O4).
felinia-variant = {""}
felinia-end-merchants = somebody sent the last merchant aboard (E1)
felinia-end-ships = the pile of ships ran out (E2)
felinia-source-tiles = trade tiles
felinia-source-bonus = bonus tiles
felinia-source-groups = merchants
felinia-source-gold = gold
felinia-source-spice = spice
felinia-source-goods = goods
felinia-source-provisions = provisions
felinia-source-places = places

## Kinds of actions

felinia-kind-first = Chance draws the start player
felinia-kind-good = Chance draws a good from the bag
felinia-kind-ship = Chance draws a ship tile
felinia-kind-tile = Chance draws or turns a tile
felinia-kind-look = Chance draws a Mysterious Place, for one player to look at
felinia-kind-bid = Place a bid: on a market, at the guild, or on the own board
felinia-kind-buy = Buy a good at the market
felinia-kind-exchange = Exchange a good at the guild
felinia-kind-bonus = Take a bonus tile at the guild
felinia-kind-decline = Take the bid back without trading
felinia-kind-sell = Sell gold, spice or goods
felinia-kind-board = Send a merchant aboard a ship
felinia-kind-done = Say that this is all
felinia-kind-turn = Turn over a face-down tile
felinia-kind-step = Walk into a province
felinia-kind-stop = End the walk
felinia-kind-keep = Keep a Mysterious Place, or none
felinia-kind-store = Choose the goods that stay

## Names

felinia-print = { $text }
felinia-good = { $good ->
    [books] books
    [wine] wine
    [clocks] clocks
    [clothes] clothes
    [glass] glass
   *[other] { $good }
}
felinia-good-1 = { $good_1 ->
    [books] books
    [wine] wine
    [clocks] clocks
    [clothes] clothes
    [glass] glass
   *[other] { $good_1 }
}
felinia-good-2 = { $good_2 ->
    [books] books
    [wine] wine
    [clocks] clocks
    [clothes] clothes
    [glass] glass
   *[other] { $good_2 }
}
felinia-good-3 = { $good_3 ->
    [books] books
    [wine] wine
    [clocks] clocks
    [clothes] clothes
    [glass] glass
   *[other] { $good_3 }
}
felinia-good-4 = { $good_4 ->
    [books] books
    [wine] wine
    [clocks] clocks
    [clothes] clothes
    [glass] glass
   *[other] { $good_4 }
}
felinia-goods = { $number_1 ->
    [1] {""}
   *[other] { $number_1 }{" "}
}{ felinia-good-1 }{ $good_2 ->
    [none] {""}
   *[other] , { $number_2 ->
        [1] {""}
       *[other] { $number_2 }{" "}
    }{ felinia-good-2 }
}{ $good_3 ->
    [none] {""}
   *[other] , { $number_3 ->
        [1] {""}
       *[other] { $number_3 }{" "}
    }{ felinia-good-3 }
}{ $good_4 ->
    [none] {""}
   *[other] , { $number_4 ->
        [1] {""}
       *[other] { $number_4 }{" "}
    }{ felinia-good-4 }
}
felinia-people = { $people ->
    [lions] Lions
    [tigers] Tigers
    [jaguars] Jaguars
    [panthers] Panthers
    [cheetahs] Cheetahs
   *[other] { $people }
}
felinia-country = { $country ->
    [lions] Lions
    [tigers] Tigers
    [jaguars] Jaguars
    [panthers] Panthers
    [cheetahs] Cheetahs
   *[other] { $country }
}
felinia-province = { felinia-country } { $spot }
felinia-tile = { $tile ->
    [lions] Lions
    [tigers] Tigers
    [jaguars] Jaguars
    [panthers] Panthers
    [cheetahs] Cheetahs
    [provision_points] provisions count
    [gift] gift
    [spice_points] spice counts double
    [lone_merchants] lone merchants
    [more_coins] more coins
    [more_provisions] more provisions
    [more_gold] more gold
    [place_points] places count more
   *[other] { $tile }
}
felinia-tile-tip = { $tile ->
    [provision_points] At the end each of your provisions is worth 2 points (X1).
    [gift] At once 1 provision, 1 gold, 1 coin and a random good; the tile leaves the game (X2).
    [spice_points] At the end each of your spices is worth 1 point (X3).
    [lone_merchants] At the end a merchant of yours that stands alone is worth 2 points (X4).
    [more_coins] 1 coin at once, and 1 more whenever your merchant enters a province with a coin (X5).
    [more_provisions] 1 provision at once, and 1 more whenever your merchant enters a province with provisions (X6).
    [more_gold] 1 gold at once, and 1 more whenever your merchant enters a province with gold (X7).
    [place_points] At the end 1 more point for each of your places (X8).
   *[other] One is worth 1 point, two 2 each, three 3 each{ $most ->
        [4] , four or more 4 each
       *[other] {""}
    } (E3).
}
felinia-bonus-mark = { $tile ->
    [counts_as_tile] { felinia-people } +1 tile
   *[other] { felinia-people } +1 each
}
felinia-place = { $place ->
    [forgotten_temple] Forgotten Temple
    [stone_library] Stone Library
    [hanging_garden] Hanging Garden
    [hot_spring] Hot Spring
    [cave_of_echoes] Cave of Echoes
    [sunken_lighthouse] Sunken Lighthouse
    [none] a place
   *[other] { $place }
}
felinia-what = { $what ->
    [gold] gold
    [spice] spice
    [provision] provisions
    [coin] coins
    [books] books
    [wine] wine
    [clocks] clocks
    [clothes] clothes
    [glass] glass
   *[other] { $what }
}
felinia-symbol = { $symbol ->
    [spice] spice
    [gold] gold
    [coin] coin
    [good] a random good
    [provision] provisions
   *[place] a Mysterious Place
}{ $times ->
    [one] {""}
   *[other] {" "}× { $times }
}
felinia-stack = { $stack ->
    [guild] guild
   *[other] market { $stack }
}
felinia-at-stack = { $stack ->
    [guild] at the guild
   *[other] on market { $stack }
}
felinia-ship = the { $time } ship to the { felinia-country }
felinia-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

## What is being decided

felinia-decision-first = Chance draws the start player.
felinia-decision-markets = Chance fills the markets.
felinia-decision-berths = Chance draws the next ships.
felinia-decision-tiles = Chance lays the tiles on the posts.
felinia-decision-bid = { seat-name } places a bid: number { $time } of 3, round { $round }.
felinia-decision-trade = { seat-name } is next { felinia-at-stack }: price { $price }, with { felinia-coins }.
felinia-decision-boarding = { seat-name } may board ships, with { felinia-coins }.
felinia-decision-walk = The merchant of { SEAT($seat, where: "within") } is at { felinia-province }{ $turns ->
    [0] {""}
    [one] , may turn over 1 tile
   *[other] , may turn over { $turns } tiles
} and { $steps ->
    [0] has no way on yet.
   *[other] walks on or stops.
}
felinia-decision-turned = Chance turns the tile at { felinia-province }.
felinia-decision-found = Chance draws a good for { SEAT($seat, where: "within") }.
felinia-decision-look = { seat-name } looks at Mysterious Places.
felinia-decision-keep = { seat-name } keeps one of the Mysterious Places looked at, or none.
felinia-decision-storage = { $over ->
    [yes] { seat-name } has { $goods } goods: { $most } may stay, or four for 2 coins; the others are sold.
   *[other] { seat-name } may sell before the next round.
}

## What happened

felinia-first-player = { seat-name } is drawn as start player; everybody takes the start goods.
felinia-market-filled = { felinia-good } on market { $market }.
felinia-docked = The { $time } ship to the { felinia-country } comes to berth { $berth }.
felinia-next-ship = The next ship is the { $time } ship to the { felinia-country }.
felinia-tile-laid = The tile “{ felinia-tile }” lies at { felinia-province }.
felinia-round = { $round ->
    [1] The first round begins; { SEAT($seat, where: "within") } is start player.
   *[other] Round { $round } begins; { SEAT($seat, where: "within") } is start player.
}
felinia-bid = { seat-name } bids { felinia-at-stack }, now { $height } high.
felinia-bid-board = { seat-name } bids on the own board and gets { felinia-coins }.
felinia-token-passed = { seat-name } cannot act { felinia-at-stack } and takes the token back.
felinia-declined = { seat-name } declines { felinia-at-stack }.
felinia-bought = { seat-name } buys { felinia-good } on market { $market } for { $price }.
felinia-exchanged = { seat-name } pays { $price } and exchanges { $give ->
    [books] books
    [wine] wine
    [clocks] clocks
    [clothes] clothes
    [glass] glass
   *[other] { $give }
} for { $take ->
    [books] books
    [wine] wine
    [clocks] clocks
    [clothes] clothes
    [glass] glass
   *[other] { $take }
} and 1 { $extra ->
    [spice] spice
   *[provision] provision
}.
felinia-bonus-taken = { seat-name } pays { $price }, 1 gold and 1 spice for the bonus tile “{ felinia-bonus-mark }”.
felinia-sold = { seat-name } sells { $number } { felinia-what } for { felinia-coins }.
felinia-boarded = { seat-name } sends a merchant aboard { felinia-ship }.
felinia-last-merchant = That was the last merchant of { SEAT($seat, where: "within") }: after this trade all ships sail, and the game ends.
felinia-sailed = The { $time } ship to the { felinia-country } has sailed.
felinia-landed = A merchant of { SEAT($seat, where: "within") } lands in the country of the { felinia-country }.
felinia-turned = { seat-name } turns over “{ felinia-tile }” at { felinia-province }.
felinia-stepped = The merchant of { SEAT($seat, where: "within") } walks to { felinia-province }{ $provisions ->
    [0] {""}
   *[other] {" "}for 1 provision
}.
felinia-gain = { $what ->
    [coin] { $number ->
        [one] 1 coin
       *[other] { $number } coins
    }
    [provision] { $number ->
        [one] 1 provision
       *[other] { $number } provisions
    }
   *[other] { $number } { felinia-what }
}
felinia-gained = { seat-name } gets { felinia-gain }{ $rule ->
    [R9b] {""}
    [X2] {" "}as a gift
   *[other] {" "}for the special tile
}.
felinia-found = { seat-name } finds { felinia-good }.
felinia-settled = The merchant of { SEAT($seat, where: "within") } settles at { felinia-province } and takes the tile “{ felinia-tile }”.
felinia-went-home = The merchant of { SEAT($seat, where: "within") } goes home.
felinia-looked = { $place ->
    [none] { seat-name } looks at a Mysterious Place.
   *[other] { seat-name } looks at the { felinia-place }.
}
felinia-kept = { $place ->
    [none] { seat-name } keeps a Mysterious Place
   *[other] { seat-name } keeps the { felinia-place }
}{ $cost ->
    [none] .
    [books] {" "}and pays books for it.
    [wine] {" "}and pays wine for it.
    [clocks] {" "}and pays clocks for it.
    [clothes] {" "}and pays clothes for it.
    [glass] {" "}and pays glass for it.
   *[other] {" "}and pays { $cost } for it.
}
felinia-kept-none = { seat-name } keeps no Mysterious Place.
felinia-stored = { seat-name } keeps { felinia-goods }{ $price ->
    [0] {""}
   *[other] {" "}for 2 coins
}{ $sold ->
    [0] .
   *[other] {" "}and sells the other { $sold } for { felinia-coins }.
}
felinia-no-ships-left = The pile cannot cover the empty berths: all ships with merchants sail for the last time.
felinia-over = The game is over: { felinia-why-over }.
felinia-why-over = { $reason ->
    [merchants] somebody sent the last merchant aboard
   *[ships] the pile of ships ran out
}
felinia-outcome = { $count ->
    [one] { SEAT($winners) } wins
   *[other] { SEAT($winners) } share the win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The game is over: { felinia-why-over }.

## Why an action is not allowed

felinia-game-over = The game is over: no further action is possible.
felinia-not-now-first = Chance has still to draw the start player. Nobody can act before that.
felinia-not-now-markets = Chance is still filling the markets. Nobody can act before that.
felinia-not-now-berths = Chance is still drawing ships. Nobody can act before that.
felinia-not-now-tiles = Chance is still laying the tiles. Nobody can act before that.
felinia-not-now-bid = It is the turn of { SEAT($seat, where: "within") } to place a bid.
felinia-not-now-trade = First { SEAT($seat, where: "within") } has to act on the token on top: buy or exchange, sell something, or decline.
felinia-not-now-boarding = First { SEAT($seat, where: "within") } has to finish boarding: board a ship, sell something, or say “done”.
felinia-not-now-walk = First the merchant of { SEAT($seat, where: "within") } has to finish his walk: turn a tile, take a step, or stop.
felinia-not-now-turned = First chance has to turn the tile.
felinia-not-now-found = First chance has to draw the good.
felinia-not-now-look = First chance has to draw the Mysterious Places.
felinia-not-now-keep = First { SEAT($seat, where: "within") } has to decide which Mysterious Place to keep.
felinia-not-now-storage = First { SEAT($seat, where: "within") } has to finish with the goods: sell, choose which stay, or say “done”.
felinia-no-such-seat = There is no seat { $seat } with { $players } players: they are counted from 0.
felinia-not-in-bag = There are no { felinia-good } in the bag.
felinia-ship-below = { felinia-country }, { $time }: this blue-backed ship lies under the others in the pile.
felinia-ship-gone = { felinia-country }, { $time }: this ship is not in the pile any more.
felinia-no-such-tile = No tile “{ felinia-tile }” lies unseen in the country of the { felinia-country }.
felinia-look-seen = Whoever may know this card sees it: “look ?” is for the others.
felinia-look-other = The card on top cannot be the { felinia-place }, or you may not know it: for others it is “look ?”.
felinia-market-closed = Market { $market } is closed with so few players.
felinia-too-dear = The price is { $price }, one coin for each token in the stack, and you have { felinia-coins }. Selling may help.
felinia-no-goods-at-guild = Nothing can be bought at the guild: there you exchange.
felinia-not-on-market = There are no { felinia-good } on market { $market }.
felinia-not-the-guild = This is possible only at the guild; now market { $market } is being settled.
felinia-no-good = You have no { felinia-good } for it.
felinia-none-in-supply = There is no { felinia-what } in the supply, so the exchange cannot be carried out in full.
felinia-bonus-taken-by = The bonus tile “{ felinia-bonus-mark }” belongs to { SEAT($seat, where: "within") }.
felinia-bonus-costs = A bonus tile costs 1 gold and 1 spice besides the price.
felinia-sold-before = You sell gold, then spice, then goods, each kind once at a time: { felinia-what } are past now. After your next action you can sell again.
felinia-not-so-many = You do not have { $number } { felinia-what } but { $held }.
felinia-ship-not-here = { felinia-country }, { $time }: this ship lies at no berth.
felinia-ship-full = { felinia-country }, { $time }: this ship is full.
felinia-pool-empty = You have no merchant left.
felinia-ship-goods = { felinia-country }, { $time }: you lack { felinia-goods }.
felinia-ship-coins = { felinia-country }, { $time }: boarding costs { felinia-coins }. Selling may help.
felinia-too-many-goods = You have more than { $most } goods: choose which stay.
felinia-nothing-to-choose = Up to { $most } goods stay for nothing: there is nothing to choose.
felinia-fourth-good = A fourth good costs { felinia-coins }, and you do not have them. Selling gold or spice may help.
felinia-turn-elsewhere = { felinia-province } is no post of the country in which you landed.
felinia-nothing-to-turn = No tile lies face down at { felinia-province }.
felinia-turn-too-late = Tiles are turned after the first step only.
felinia-turned-enough = You have turned two tiles already.
felinia-passed-before = Your merchant has passed { felinia-province } on this walk.
felinia-no-road = No road leads from { $here } to { felinia-province }.
felinia-other-country = { felinia-province } is in another country, and walks do not cross borders here.
felinia-merchant-there = The merchant of { SEAT($seat, where: "within") } stands at { felinia-province }.
felinia-face-down = The tile at { felinia-province } lies face down: no merchant enters there.
felinia-no-step-left = { $expert ->
    [yes] After { $most } steps each further one costs 1 provision, and you have none.
   *[no] A walk has { $most } steps at most.
}
felinia-keep-seen = You may know these cards: keep one by its name.
felinia-keep-secret = Only whoever looks at the cards keeps one by its name; for the others it is “keep ?”.
felinia-keep-other = The { felinia-place } is not among the cards looked at.
felinia-keep-twice = You have the { felinia-place } already, and nobody keeps a place twice.

## What actions do

felinia-do-first = { SEAT($seat) } begins
felinia-do-good = Draw { felinia-good }
felinia-do-ship = Draw the { $time } ship to the { felinia-country }
felinia-do-tile = Draw “{ felinia-tile }”
felinia-do-look = { $place ->
    [none] Draw a Mysterious Place
   *[other] Draw the { felinia-place }
}
felinia-do-bid = Bid { felinia-at-stack }, price { $price } for now
felinia-do-bid-board = Bid on the own board: { $coins ->
    [one] + { $coins } coin
   *[other] + { $coins } coins
}
felinia-do-buy = Buy { felinia-good }
felinia-do-exchange = Exchange { $give ->
    [books] books
    [wine] wine
    [clocks] clocks
    [clothes] clothes
    [glass] glass
   *[other] { $give }
} for { $take ->
    [books] books
    [wine] wine
    [clocks] clocks
    [clothes] clothes
    [glass] glass
   *[other] { $take }
}, with 1 { $extra ->
    [spice] spice
   *[provision] provision
}
felinia-do-bonus = Bonus tile: { felinia-bonus-mark }
felinia-do-decline = Decline
felinia-do-sell = Sell { $number } { felinia-what } for { felinia-coins }
felinia-do-board = Board: { felinia-country }, { $time }
felinia-do-done = { $decision ->
    [boarding] Done boarding
   *[other] Done selling
}
felinia-do-turn = Turn the tile at { felinia-province }
felinia-do-step = Walk to { felinia-province }
felinia-do-stop = Stop: the merchant goes home
felinia-do-keep = { $place ->
    [none] Keep a place
   *[other] Keep the { felinia-place }
}{ $cost ->
    [none] {""}
    [books] {" "}for books
    [wine] {" "}for wine
    [clocks] {" "}for clocks
    [clothes] {" "}for clothes
    [glass] {" "}for glass
   *[other] {" "}for { $cost }
}
felinia-do-keep-none = Keep none
felinia-do-store = { $number ->
    [4] Keep { felinia-goods } for 2 coins
   *[other] Keep { felinia-goods }
}
felinia-ask-done = You can still board a ship. Are you done?
felinia-ask-stop = The merchant goes home to your pool. Stop here?

## The scene

felinia-scene-title = Felinia, { $board ->
    [classic] classic side (a reconstruction)
    [expert] expert side (a reconstruction)
   *[other] { $board }
}, { $players } players
felinia-scene-map = The town and the island
felinia-scene-desk = Desk of { SEAT($seat, where: "within") }
felinia-scene-panel = Bag, supply and piles
felinia-scene-scores = Points by source
felinia-scene-stall = { $stack ->
    [guild] The guild
   *[other] Market { $stack }{ $closed ->
        [yes] , closed
       *[no] {""}
    }
}
felinia-scene-market = { felinia-good } on market { $market }
felinia-scene-bonus = Bonus tile: { felinia-bonus-mark }
felinia-scene-bonus-tip = { $tile ->
    [counts_as_tile] Counts as one more trade tile of its people (E3b).
   *[other] 1 point for each of your trade tiles of its people (E3c).
}
felinia-scene-stack = Stack of bids, { felinia-stack }
felinia-scene-token = Bid of { SEAT($seat, where: "within") } { felinia-at-stack }, price { $price }
felinia-scene-berth = Berth { $berth }
felinia-scene-ship-place = Ship tile of berth { $berth }
felinia-scene-want-place = What the ship at berth { $berth } wants
felinia-scene-aboard = Place { $place } on the ship at berth { $berth }
felinia-scene-ship = { felinia-country }, { $time }: { felinia-goods }{ $coins ->
    [0] {""}
   *[other] , { felinia-coins }
}; { $places ->
    [one] { $places } place
   *[other] { $places } places
}
felinia-scene-ship-label =
    { $time }
    { felinia-country }
felinia-scene-want = { felinia-good }{ $has ->
    [yes] , which you have
   *[no] {""}
}
felinia-scene-want-coins = { felinia-coins }{ $has ->
    [yes] , which you have
   *[no] {""}
}
felinia-scene-merchant-aboard = Merchant of { SEAT($seat, where: "within") }
felinia-scene-no-place = There is no second place on this ship
felinia-scene-province = { felinia-province }{ $role ->
    [port] , port
    [post] , post
   *[symbol] , { felinia-symbol }
}
felinia-scene-symbol = { felinia-symbol }
felinia-scene-merchant = Merchant of { SEAT($seat, where: "within") } at { felinia-province }
felinia-scene-walking = The merchant of { SEAT($seat, where: "within") } who is walking
felinia-scene-face-down = A face-down tile at { felinia-province }
felinia-scene-tile = The tile “{ felinia-tile }” at { felinia-province }
felinia-scene-coins = Coins of { SEAT($seat, where: "within") }
felinia-scene-coins-count = { SEAT($seat) } has { felinia-coins } of at most 6
felinia-scene-circles = Own board of { SEAT($seat, where: "within") }: bids for coins
felinia-scene-circle = { $coins ->
    [one] + { $coins } coin
   *[other] + { $coins } coins
}
felinia-scene-own-bid = Bid of { SEAT($seat, where: "within") } on the own board
felinia-scene-hand = Bids not placed of { SEAT($seat, where: "within") }
felinia-scene-hand-count = { SEAT($seat) }: { $number } bids not placed
felinia-scene-pool = Merchants of { SEAT($seat, where: "within") } at home
felinia-scene-pool-count = { SEAT($seat) }: { $number } merchants at home
felinia-scene-goods = { felinia-good } of { SEAT($seat, where: "within") }
felinia-scene-good = { $number } { felinia-good }
felinia-scene-held = { felinia-what } of { SEAT($seat, where: "within") }
felinia-scene-held-count = { $number } { felinia-what }
felinia-scene-tiles = Tiles of { SEAT($seat, where: "within") }
felinia-scene-taken = { $number } × “{ felinia-tile }”
felinia-scene-covered = { SEAT($seat) }: { $number } tiles, face down
felinia-scene-bonuses = Bonus tiles of { SEAT($seat, where: "within") }
felinia-scene-kept = Places of { SEAT($seat, where: "within") }
felinia-scene-looked = Cards that { SEAT($seat, where: "within") } looks at
felinia-scene-hidden-place = A Mysterious Place that you may not see
felinia-scene-place = { felinia-place }{ $cost ->
    [none] {""}
    [books] , costs books
    [wine] , costs wine
    [clocks] , costs clocks
    [clothes] , costs clothes
    [glass] , costs glass
   *[other] , costs { $cost }
}
felinia-scene-bag = { felinia-good } in the bag
felinia-scene-supply = { felinia-what } in the supply
felinia-scene-supply-count = { $number } { felinia-what } in the supply
felinia-scene-places = Pile of Mysterious Places
felinia-scene-places-count = { $number } Mysterious Places in the pile
felinia-scene-ships = Pile of ship tiles
felinia-scene-ships-count = { $number } ship tiles in the pile
felinia-scene-next = The next ship
felinia-scene-round = Ships that have come
felinia-scene-counter = { $come } of { $ships } ships have come; round { $round }
felinia-scene-score = { $points } points from tiles and merchants, { $total } if the game ended now
felinia-scene-column = { $source ->
    [tiles] Tiles
    [bonus] Bonus
    [groups] Merch.
    [gold] Gold
    [spice] Spice
    [goods] Goods
    [provisions] Prov.
    [places] Places
   *[sum] Sum
}
felinia-label-markets = Markets
felinia-label-bids = Bids; the number is the price
felinia-label-berths = Berths
felinia-label-closed = closed
felinia-label-bag = Bag
felinia-label-supply = Supply
felinia-label-ships = Ships
felinia-label-places = Places
felinia-label-tiles = Tiles
felinia-label-bonus = Bonus
felinia-label-final = Final points
felinia-label-score = Points if the game ended now

## In letters

felinia-label-island = The island
felinia-label-next = Next ship
felinia-label-port = port
felinia-legend-stacks = tokens from the lowest up; the last one acts first
felinia-legend-ships = time, country, what boarding costs; ○ free place
felinia-legend-island = ♟ merchant, ? face down, → roads
felinia-row = { $row ->
    [coins] Coins
    [gold] Gold
    [spice] Spice
    [provisions] Provisions
    [merchants] Merchants at home
    [bids] Bids not placed
    [goods] Goods
    [tiles] Tiles
   *[places] Places
}
felinia-status = { felinia-coins }, gold { $gold }, spice { $spice }{ $provisions ->
    [none] {""}
   *[other] , provisions { $provisions }
}, merchants { $merchants }{ $goods ->
    [none] {""}
   *[other] , { $goods }
}
felinia-summary = { $round ->
    [0] Setting up
   *[other] Round { $round }
} · ships in the pile { $ships } · supply: gold { $gold }, spice { $spice }{ $provisions ->
    [none] {""}
   *[other] , provisions { $provisions }
}{ $places ->
    [none] {""}
   *[other] {" "}· places in the pile { $places }
}
felinia-start-player = Start player: { SEAT($seat, where: "within") }

## Boards that are refused

board-felinia-id = { $where }: “{ $name }” is no id; it needs small letters, digits and underscores, and must not be a word of the rules (B1).
board-felinia-doubled = { $where }: “{ $name }” is there twice (B1).
board-felinia-unknown = { $where }: “{ $name }” is not known; possible: { $possible } (B1, B8).
board-felinia-players = { $where }: must list numbers of players from { $low } to { $high }.
board-felinia-border-to-itself = { $where }: “{ $name }” borders on itself (B2).
board-felinia-border-twice = { $where }: the border of { $one } and { $other } is there twice (B2).
board-felinia-ports = { $where }: the country { $name } has { $counted } port provinces; it must be one (B3).
board-felinia-port = { $where }: the port leads to { $name }, but the port province of this country is { $wanted } (B3).
board-felinia-posts = { $where }: the country { $name } has { $posts } posts and { $tiles } tiles (B4).
board-felinia-unreached = { $where }: from its own port no road leads to the post { $name } without passing a post (B5).
board-felinia-number = { $where }: there are { $counted }; it must be { $wanted } (B6, B7, B8).
board-felinia-blue = { $where }: the country { $name } has { $counted } blue-backed ships; it must be one (B6).
board-felinia-time = { $where }: “{ $value }” is no time such as 9:45 (B6).
board-felinia-same-time = { $where }: another ship sails at { $value } too (B6).
board-felinia-ship-goods = { $where }: a ship wants at most { $most } goods, among them the good of its country’s colour (B6).
board-felinia-goods = { $where }: there must be { $wanted } of each good (B7).
board-felinia-start-goods = { $where }: every place in turn order needs its start goods, for every number of players, once (B7).
board-felinia-closed = { $where }: must list { $wanted } different markets from 1 to { $markets } (B7).
board-felinia-symbol = { $where }: only a symbol province has a symbol (B8).
board-felinia-special = { $where }: this is not what the special tile { $name } does (B8).

## Positions that are refused

position-felinia-numbers = { $where }: must list different numbers from 1 to { $high }.
position-felinia-seats = { $where }: must list seats or null, { $wanted } of them at most.
position-felinia-known-to = { $where }: { $value } is nobody who could know it; write "public" or numbers of seats.
position-felinia-unknown = { $where }: the board has no “{ $name }”.
position-felinia-twice = { $where }: “{ $name }” is not known or there twice.
position-felinia-markets = { $where }: there must be { $wanted } of them.
position-felinia-no-places = { $where }: there are no Mysterious Places on this board; it must be null.
position-felinia-goods = { $good }: there are { $counted } on the table; it must be { $wanted }.
position-felinia-market = Market { $market } holds too much ({ $counted }), or it is closed.
position-felinia-supply = { $what }: the desks hold { $counted }, but there are only { $wanted }.
position-felinia-bids = seats.{ $seat }: there are { $counted } bids; it must be { $wanted }.
position-felinia-ships = berths, ships, next_ship: a ship tile is there twice, missing, or blue-backed ones came too early (S3, O2).
position-felinia-aboard = berths: berth { $berth } has no ship, or merchants on places that its ship does not have or that were not filled from the front (R5c).
position-felinia-post = { $province }: a post has a tile, or the merchant who took it; other provinces have neither (R9c).
position-felinia-country = unseen.{ $country }: as many tiles must be unseen as lie face down there, and none more than the board has (S4).
position-felinia-tiles = { $tile }: there are { $counted } of these tiles; it must be { $wanted }.
position-felinia-merchants = seats.{ $seat }: there are { $counted } merchants; it must be { $wanted }.
position-felinia-taken = seats.{ $seat }: { $merchants } merchants stay on posts, but the tiles do not fit them (R9c).
position-felinia-gift = Somebody must have taken the gift: one merchant stays on a post without a tile, and only then (X2).
position-felinia-secret = places: who knows which card does not fit what this viewer sees, or what was paid (R12, I2).
position-felinia-pool = places.pool: it holds { $counted } cards, but { $wanted } are hidden from this viewer.
position-felinia-places = { $place }: there are { $counted } of these cards; it must be { $wanted }.
position-felinia-stack = stack: these decisions cannot be open together: { $stack }.
position-felinia-phase = phase: it does not fit the open decision “{ $decision }”.
position-felinia-start = start, round, phase: before the start player is drawn there is none, and the first round begins after the setup (S5).
position-felinia-setup = While the table is set up nothing else has happened yet (S).
position-felinia-sailing = sailing, closing: ships sail in the exploration only, and then some must (R6).
position-felinia-turns = seats, stacks: bids are placed one after another from the start player on, and settled before ships sail (R1, R2).
