### Felinia in English.

## The game, its boards and options

felinia-about = Bid for goods in the town of the cats, board ships, and settle merchants on the island of Felinia.
felinia-board-name-classic = Classic
felinia-board-classic = The classic side, with trade tiles face down. Best with three or four players. The board is reconstructed from the rules.
felinia-board-name-expert = Expert
felinia-board-expert = The expert side, with provisions, special tiles, Mysterious Places and roads across borders. The board is reconstructed from the rules.
felinia-option-name-next_ship_open = Show the next ship
felinia-option-next_ship_open = The top tile of the ship pile is face up, so everyone can see which ship comes next (O2).
felinia-option-name-open_tiles = Show taken tiles
felinia-option-open_tiles = Show which tiles each player has, not just how many. This reveals nothing secret, because everyone saw the tiles being taken (O3).
felinia-option-name-cross_border_movement = Crossing borders
felinia-option-cross_border_movement = Merchants may follow a road into another country. Works only on boards with roads across borders, such as the expert side (O4).
felinia-setup-borders = The board “{ $board }” has no roads across borders. Turn off { $option } (O4).
felinia-variant = {""}
felinia-end-merchants = a player sent their last merchant aboard (E1)
felinia-end-ships = the ship pile is empty (E2)
felinia-source-tiles = trade tiles
felinia-source-bonus = bonus tiles
felinia-source-groups = merchants
felinia-source-gold = gold
felinia-source-spice = spice
felinia-source-goods = goods
felinia-source-provisions = provisions
felinia-source-places = places

## Kinds of actions

felinia-kind-first = Draw the start player
felinia-kind-good = Draw a good from the bag
felinia-kind-ship = Draw a ship tile
felinia-kind-tile = Draw or turn over a tile
felinia-kind-look = Draw a Mysterious Place
felinia-kind-bid = Place a bid: at a market, at the guild, or on your own board
felinia-kind-buy = Buy a good
felinia-kind-exchange = Exchange a good at the guild
felinia-kind-bonus = Take a bonus tile at the guild
felinia-kind-decline = Take your bid back without trading
felinia-kind-sell = Sell gold, spice or goods
felinia-kind-board = Send a merchant aboard a ship
felinia-kind-done = Finish
felinia-kind-turn = Turn over a tile
felinia-kind-step = Walk to a province
felinia-kind-stop = End the walk
felinia-kind-keep = Keep a Mysterious Place, or none
felinia-kind-store = Choose which goods to keep

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
    [provision_points] Each of your provisions is worth 2 points at the end (X1).
    [gift] You immediately get 1 provision, 1 gold, 1 coin and a random good. The tile is then removed from the game (X2).
    [spice_points] Each of your spices is worth 1 point at the end (X3).
    [lone_merchants] Each of your lone merchants is worth 2 points at the end (X4).
    [more_coins] You get 1 coin now, and 1 extra coin whenever your merchant enters a province with a coin (X5).
    [more_provisions] You get 1 provision now, and 1 extra provision whenever your merchant enters a province with provisions (X6).
    [more_gold] You get 1 gold now, and 1 extra gold whenever your merchant enters a province with gold (X7).
    [place_points] Each of your places is worth 1 extra point at the end (X8).
   *[other] One tile is worth 1 point, two are worth 2 each, and three are worth 3 each{ $most ->
        [4] , four or more are worth 4 each
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
   *[other] at market { $stack }
}
felinia-ship = the { $time } ship to the { felinia-country }
felinia-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

## What is being decided

felinia-decision-first = The start player is being drawn.
felinia-decision-markets = The markets are being filled.
felinia-decision-berths = The next ships are being drawn.
felinia-decision-tiles = The tiles are being placed.
felinia-decision-bid = Round { $round }, bid { $time } of 3. { INPUT() ->
    [pointer] Click a market, the guild, or your own board.
   *[text] Bid at a market, at the guild, or on your own board.
}
felinia-decision-trade = Your bid { felinia-at-stack }: the price is { $price }, you have { felinia-coins }. { INPUT() ->
    [pointer] { $short ->
        [0] { $stack ->
            [guild] Click the good you want to give away or a bonus tile, or decline.
           *[other] Click a good there to buy it, or decline.
        }
       *[other] Sell something from your own board first, or decline.
    }
   *[text] { $short ->
        [0] Trade or decline.
       *[other] Sell something first, or decline.
    }
}
felinia-decision-boarding = You have { felinia-coins }. { $can ->
    [yes] Board a ship, or choose “Done boarding”.
   *[no] { INPUT() ->
        [pointer] You cannot board now. Sell something from your own board, or choose “Done boarding”.
       *[text] You cannot board a ship now. Sell something, or choose “Done boarding”.
    }
}
felinia-decision-walk = Your merchant is { INPUT() ->
    [pointer] in the { felinia-country }’ country
   *[text] at { felinia-province }
}. { $steps ->
    [0] { $turns ->
        [0] Stop here.
        [one] Turn over 1 tile, or stop.
       *[other] Turn over up to { $turns } tiles, or stop.
    }
   *[other] { $turns ->
        [0] {""}
        [one] You may turn over 1 tile.{" "}
       *[other] You may turn over up to { $turns } tiles.{" "}
    }{ INPUT() ->
        [pointer] Click the next province, or stop.
       *[text] Walk on or stop.
    }
}
felinia-decision-turned = The tile at { felinia-province } is being turned over.
felinia-decision-found = { seat-name } is drawing a good.
felinia-decision-look = { seat-name } is looking at Mysterious Places.
felinia-decision-keep = Keep one of these Mysterious Places, or none.
felinia-decision-storage = { $over ->
    [yes] You have { $goods } goods. Keep { $most } for free, or 4 for 2 coins. The rest are sold.
   *[other] You may sell before the next round. Choose “Done selling” when you are finished.
}

## What happened

felinia-first-player = { seat-name } is the start player. Everyone takes their starting goods.
felinia-market-filled = Market { $market } gets { felinia-good }.
felinia-docked = The { $time } ship to the { felinia-country } arrives at berth { $berth }.
felinia-next-ship = The next ship is the { $time } ship to the { felinia-country }.
felinia-tile-laid = A “{ felinia-tile }” tile is placed at { felinia-province }.
felinia-round = Round { $round } starts. { SEAT($seat) } is the start player.
felinia-bid = { seat-name } bids { felinia-at-stack }. Bids in the stack: { $height }.
felinia-bid-board = { seat-name } bids on their own board and gets { felinia-coins }.
felinia-token-passed = { seat-name } cannot trade { felinia-at-stack } and takes the bid back.
felinia-declined = { seat-name } declines { felinia-at-stack }.
felinia-bought = { seat-name } buys { felinia-good } at market { $market } for { $price }.
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
felinia-bonus-taken = { seat-name } pays { $price }, 1 gold and 1 spice for the “{ felinia-bonus-mark }” bonus tile.
felinia-sold = { seat-name } sells { $number ->
    [1] {""}
   *[other] { $number }{" "}
}{ felinia-what } for { felinia-coins }.
felinia-boarded = { seat-name } boards { felinia-ship }.
felinia-last-merchant = { SEAT($seat) } has sent their last merchant aboard. After this trade phase, all ships sail and the game ends.
felinia-sailed = The { $time } ship to the { felinia-country } has sailed and leaves the game.
felinia-landed = { SEAT($seat) }’s merchant lands in the { felinia-country }’ country.
felinia-turned = { seat-name } turns over “{ felinia-tile }” at { felinia-province }.
felinia-stepped = { SEAT($seat) }’s merchant walks to { felinia-province }{ $provisions ->
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
felinia-settled = { SEAT($seat) }’s merchant settles at { felinia-province } and takes the “{ felinia-tile }” tile.
felinia-went-home = { SEAT($seat) }’s merchant goes home.
felinia-looked = { $place ->
    [none] { seat-name } looks at a Mysterious Place.
   *[other] { seat-name } looks at the { felinia-place }.
}
felinia-kept = { $place ->
    [none] { seat-name } keeps a Mysterious Place
   *[other] { seat-name } keeps the { felinia-place }
}{ $cost ->
    [none] .
    [books] {" "}and pays books.
    [wine] {" "}and pays wine.
    [clocks] {" "}and pays clocks.
    [clothes] {" "}and pays clothes.
    [glass] {" "}and pays glass.
   *[other] {" "}and pays { $cost }.
}
felinia-kept-none = { seat-name } keeps no Mysterious Place.
felinia-stored = { seat-name } keeps { felinia-goods }{ $price ->
    [0] {""}
   *[other] {" "}for 2 coins
}{ $sold ->
    [0] .
   *[other] {" "}and sells the other { $sold } for { felinia-coins }.
}
felinia-no-ships-left = There are not enough ships to fill the empty berths. All ships with merchants aboard sail one last time.
felinia-over = The game is over: { felinia-why-over }.
felinia-why-over = { $reason ->
    [merchants] a player sent their last merchant aboard
   *[ships] the ship pile is empty
}
felinia-outcome = { $count ->
    [one] { SEAT($winners) } wins
   *[other] { SEAT($winners) } share the win
} with { $points ->
    [one] { $points } point
   *[other] { $points } points
}. The game ended because { felinia-why-over }.

## Why an action is not allowed

felinia-game-over = The game is over. To keep playing, start a new game.
felinia-not-now-first = Wait until the start player is drawn.
felinia-not-now-markets = Wait until the markets are filled.
felinia-not-now-berths = Wait until the ships are drawn.
felinia-not-now-tiles = Wait until the tiles are placed.
felinia-not-now-bid = Place a bid first: at a market, at the guild, or on your own board.
felinia-not-now-trade = { INPUT() ->
    [pointer] Your bid at market { $stack } is next. Click a good there, sell something from your own board, or decline.
   *[text] Resolve your bid first: buy, sell something, or decline.
}
felinia-not-now-guild = { INPUT() ->
    [pointer] Your bid at the guild is next. Click the good you want to give away or a bonus tile, or decline.
   *[text] Resolve your bid first: exchange a good, take a bonus tile, sell something, or decline.
}
felinia-not-now-boarding = Finish boarding first: board a ship, sell something, or choose “Done boarding”.
felinia-not-now-walk = Finish your merchant’s walk first: turn over a tile, take a step, or stop.
felinia-not-now-turned = Wait until the tile is turned over.
felinia-not-now-found = Wait until the good is drawn.
felinia-not-now-look = Wait until the Mysterious Places are drawn.
felinia-not-now-keep = First decide which Mysterious Place to keep.
felinia-not-now-storage = Deal with your goods first: sell some, choose which to keep, or choose “Done selling”.
felinia-no-such-seat = Seat { $seat } does not exist. There are { $players } seats, numbered from 0.
felinia-not-in-bag = The bag contains no { felinia-good }.
felinia-ship-below = { felinia-country }, { $time }: this blue-backed ship is still under the others in the pile.
felinia-ship-gone = { felinia-country }, { $time }: this ship has left the pile.
felinia-no-such-tile = There is no unseen “{ felinia-tile }” tile in the { felinia-country }’ country.
felinia-look-seen = You can see this card, so use its name. “look ?” is only for hidden cards.
felinia-look-other = The top card is not the { felinia-place }, or you cannot see it. Use “look ?” for hidden cards.
felinia-market-closed = Market { $market } is closed in games with this number of players. Choose another market.
felinia-too-dear = You have { felinia-coins }, but the price is { $price }: one coin per bid in the stack. Sell something, or decline.
felinia-no-goods-at-guild = You cannot buy goods at the guild. Exchange a good, or take a bonus tile.
felinia-not-on-market = Market { $market } has no { felinia-good }. Choose another good.
felinia-not-the-guild = You can do this only at the guild. You are trading at market { $market } now.
felinia-no-good = You have no { felinia-good } to exchange. Choose another good.
felinia-none-in-supply = The supply has no { felinia-what } left. Choose another exchange.
felinia-bonus-taken-by = { SEAT($seat) } already has the “{ felinia-bonus-mark }” bonus tile. Choose another one.
felinia-bonus-costs = A bonus tile costs 1 gold and 1 spice on top of the price.
felinia-sold-before = Sell gold first, then spice, then goods, each only once. You can sell { felinia-what } again after your next action.
felinia-not-so-many = { $held ->
    [0] You have no { felinia-what } to sell.
   *[other] You have only { $held } { felinia-what }, not { $number }.
}
felinia-ship-not-here = { felinia-country }, { $time }: this ship is not at a berth. Choose a ship at a berth.
felinia-ship-full = { felinia-country }, { $time }: this ship is full. Choose another one.
felinia-pool-empty = You have no merchants left to send aboard. Choose “Done boarding”.
felinia-ship-goods = { felinia-country }, { $time }: you need { felinia-goods } to board this ship.
felinia-ship-coins = { felinia-country }, { $time }: boarding costs { felinia-coins }. Sell something first.
felinia-too-many-goods = You have more than { $most } goods. Choose which goods to keep.
felinia-nothing-to-choose = You can keep up to { $most } goods for free, so there is nothing to choose.
felinia-fourth-good = A fourth good costs { felinia-coins }, and you do not have enough. Sell gold or spice first.
felinia-turn-elsewhere = { felinia-province } is not a post in the country where you landed. Choose a post in that country.
felinia-nothing-to-turn = There is no face-down tile at { felinia-province }. Choose another post.
felinia-turn-too-late = You can turn over tiles only after your first step. Walk on or stop.
felinia-turned-enough = You have already turned over two tiles. Walk on or stop.
felinia-passed-before = Your merchant has already been to { felinia-province } on this walk. Choose another province.
felinia-no-road = There is no road from { INPUT() ->
    [pointer] your merchant
   *[text] { $here }
} to { felinia-province }. Choose a neighbouring province.
felinia-other-country = { felinia-province } is in another country, and you cannot cross borders in this game.
felinia-merchant-there = { SEAT($seat) }’s merchant is at { felinia-province }. Choose another province.
felinia-face-down = The tile at { felinia-province } is face down, so your merchant cannot enter. Turn it over first.
felinia-no-step-left = { $expert ->
    [yes] Each step after the first { $most } costs 1 provision, and you have none. Stop here.
   *[no] A walk has at most { $most } steps. Stop here.
}
felinia-keep-seen = You can see these cards, so name the one you keep.
felinia-keep-secret = You cannot see these cards. Use “keep ?” instead of a name.
felinia-keep-other = The { felinia-place } is not one of the cards you drew. Choose another card.
felinia-keep-twice = You already have the { felinia-place }. Choose another place, or none.

## What actions do

felinia-do-first = { SEAT($seat) } starts
felinia-do-good = Draw { felinia-good }
felinia-do-ship = Draw the { $time } ship to the { felinia-country }
felinia-do-tile = Draw “{ felinia-tile }”
felinia-do-look = { $place ->
    [none] Draw a Mysterious Place
   *[other] Draw the { felinia-place }
}
felinia-do-bid = Bid { felinia-at-stack } (price { $price })
felinia-do-bid-board = Bid on your own board: { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}
felinia-do-buy = Buy { felinia-good }
felinia-do-exchange = Give { $give ->
    [books] books
    [wine] wine
    [clocks] clocks
    [clothes] clothes
    [glass] glass
   *[other] { $give }
}, get { $take ->
    [books] books
    [wine] wine
    [clocks] clocks
    [clothes] clothes
    [glass] glass
   *[other] { $take }
} and 1 { $extra ->
    [spice] spice
   *[provision] provision
}
felinia-do-bonus = Bonus tile: { felinia-bonus-mark }
felinia-do-decline = Decline
felinia-do-sell = Sell { $number ->
    [1] {""}
   *[other] { $number }{" "}
}{ felinia-what } for { felinia-coins }
felinia-do-board = Board: { felinia-country }, { $time }
felinia-do-done = { $decision ->
    [boarding] Done boarding
   *[other] Done selling
}
felinia-do-turn = Turn over the tile at { felinia-province }
felinia-do-step = Walk to { felinia-province }
felinia-do-stop = Stop: your merchant goes home
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
felinia-ask-done = You can still board a ship. Finish anyway?
felinia-ask-stop = Your merchant will go home. Stop here?

## The scene

felinia-scene-title = Felinia, { $board ->
    [classic] classic side (a reconstruction)
    [expert] expert side (a reconstruction)
   *[other] { $board }
}, { $players } players
felinia-scene-map = The town and the island
felinia-scene-desk = { SEAT($seat) }
felinia-scene-panel = Bag, supply and piles
felinia-scene-scores = Points by source
felinia-scene-stall = { $stack ->
    [guild] The guild
   *[other] Market { $stack }{ $closed ->
        [yes] , closed
       *[no] {""}
    }
}
felinia-scene-market = { felinia-good } at market { $market }
felinia-scene-bonus = Bonus tile: { felinia-bonus-mark }
felinia-scene-bonus-tip = { $tile ->
    [counts_as_tile] Counts as one more trade tile of this people (E3b).
   *[other] Scores 1 point for each of your trade tiles of this people (E3c).
}
felinia-scene-stack = Bids, { felinia-stack }
felinia-scene-token = { SEAT($seat) }’s bid { felinia-at-stack }, price { $price }
felinia-scene-berth = Berth { $berth }
felinia-scene-ship-place = Ship tile at berth { $berth }
felinia-scene-want-place = Cost of the ship at berth { $berth }
felinia-scene-aboard = Ship at berth { $berth }, place { $place }
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
    [yes] {" "}(you have it)
   *[no] {""}
}
felinia-scene-want-coins = { felinia-coins }{ $has ->
    [yes] {" "}(you have enough)
   *[no] {""}
}
felinia-scene-merchant-aboard = { SEAT($seat) }’s merchant
felinia-scene-free-place = Free place
felinia-scene-province = { felinia-province }{ $role ->
    [port] , port
    [post] , post
    [crossroads] , crossroads
   *[symbol] {""}
}{ $symbol ->
    [none] {""}
   *[other] , { felinia-symbol }
}{ $second ->
    [none] {""}
   *[other] , { felinia-second-symbol }
}
felinia-second-symbol = { $second ->
    [spice] spice
    [gold] gold
    [coin] coin
    [good] a random good
    [provision] provisions
   *[place] a Mysterious Place
}
felinia-scene-symbol = { felinia-symbol }
felinia-scene-merchant = { SEAT($seat) }’s merchant at { felinia-province }
felinia-scene-walking = { SEAT($seat) }’s walking merchant
felinia-scene-face-down = Face-down tile at { felinia-province }
felinia-scene-tile = “{ felinia-tile }” tile at { felinia-province }
felinia-scene-coins = { SEAT($seat) }: coins
felinia-scene-coins-count = { SEAT($seat) }: { felinia-coins } (at most 6)
felinia-scene-circles = { SEAT($seat) }: own board, bids for coins
felinia-scene-circle = { $coins ->
    [one] +{ $coins } coin
   *[other] +{ $coins } coins
}
felinia-scene-own-bid = { SEAT($seat) }’s bid on their own board
felinia-scene-hand = { SEAT($seat) }: bids to place
felinia-scene-hand-count = { SEAT($seat) }: { $number ->
    [one] { $number } bid
   *[other] { $number } bids
} to place
felinia-scene-pool = { SEAT($seat) }: merchants at home
felinia-scene-pool-count = { SEAT($seat) }: { $number ->
    [one] { $number } merchant
   *[other] { $number } merchants
} at home
felinia-scene-goods = { SEAT($seat) }: { felinia-good }
felinia-scene-good = { $number } { felinia-good }
felinia-scene-held = { SEAT($seat) }: { felinia-what }
felinia-scene-held-count = { $number } { felinia-what }
felinia-scene-tiles = { SEAT($seat) }: tiles
felinia-scene-taken = { $number } × “{ felinia-tile }”
felinia-scene-covered = { SEAT($seat) }: { $number ->
    [one] { $number } tile
   *[other] { $number } tiles
}, face down
felinia-scene-bonuses = { SEAT($seat) }: bonus tiles
felinia-scene-kept = { SEAT($seat) }: places
felinia-scene-looked = { SEAT($seat) }: cards drawn
felinia-scene-hidden-place = Hidden Mysterious Place
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
felinia-scene-places-count = { $number ->
    [one] { $number } Mysterious Place
   *[other] { $number } Mysterious Places
} in the pile
felinia-scene-ships = Pile of ship tiles
felinia-scene-ships-count = { $number ->
    [one] { $number } ship tile
   *[other] { $number } ship tiles
} in the pile
felinia-scene-next = Next ship
felinia-scene-round = Ships so far
felinia-scene-counter = { $come } of { $ships } ships so far; round { $round }
felinia-scene-score = { $tiles ->
    [face_down] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from merchants, { $total } if the game ended now, not counting face-down tiles
   *[open] { $points ->
        [one] { $points } point
       *[other] { $points } points
    } from tiles and merchants, { $total } if the game ended now
}
felinia-warning = The game may end this round: { $cause ->
    [merchants] { SEAT($seat, where: "within") } has { $left ->
        [0] no merchant
        [one] one merchant
       *[other] { $left } merchants
    } left to send aboard.
   *[ships] { $left ->
        [0] no ship is
        [one] one ship is
       *[other] { $left } ships are
    } left in the pile.
}
felinia-score-part = { $source ->
    [tiles] n × n points for n tiles of one people, but at most 3 or 4 per tile, depending on the people.
    [bonus] A “+1 each” bonus tile scores 1 point for each tile of its people.
    [groups] Merchants on the island: 1 point alone, 2 each in a pair, 3 each in larger groups.
    [gold] 1 point for each gold.
    [spice] 1 point for every two spices.
    [goods] 1 point for each good.
    [provisions] With the special tile, 2 points for each provision.
    [places] A single Mysterious Place scores 1 point, and several score 2 points each.
   *[sum] Total points if the game ended now.
}
felinia-scene-column = { $source ->
    [tiles] Tiles
    [bonus] Bonus
    [groups] Merchants
    [gold] Gold
    [spice] Spice
    [goods] Goods
    [provisions] Provisions
    [places] Places
   *[sum] Total
}
felinia-label-markets = Markets
felinia-label-bids = Bids (the number is the price)
felinia-label-berths = Berths
felinia-label-stall = { $stack ->
    [guild] Guild
   *[other] Market { $stack }
}{ $closed ->
    [yes] {" "}(closed)
   *[no] {""}
}
felinia-label-harbour = Harbour (boarding costs are shown on the quay)
felinia-label-closed = closed
felinia-label-bag = Bag
felinia-label-supply = Supply
felinia-label-ships = Ships
felinia-label-places = Places
felinia-label-desk = { $row ->
    [coins] Coins
    [board] Own board
    [bids] Bids
    [merchants] Merchants
    [goods] Goods
    [tiles] Tiles
    [bonus] Bonus
   *[places] Places
}
felinia-label-final = Final score
felinia-label-score = Score so far

## In letters

felinia-label-island = Island
felinia-label-next = Next ship
felinia-label-port = port
felinia-label-crossroads = crossroads
felinia-legend-stacks = bids from bottom to top; the top one goes first
felinia-legend-ships = time, country, cost of boarding; ○ free place
felinia-legend-island = ♟ merchant, ? face down, → roads, · neighbours without a road
felinia-row = { $row ->
    [coins] Coins
    [gold] Gold
    [spice] Spice
    [provisions] Provisions
    [merchants] Merchants at home
    [bids] Bids in hand
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

board-felinia-id = { board-at }“{ $name }” is not a valid id. Use lower-case letters, digits and underscores, but no word that is used in action texts (B1).
board-felinia-doubled = { board-at }“{ $name }” is listed twice (B1).
board-felinia-border-to-itself = { board-at }“{ $name }” borders itself (B2).
board-felinia-border-twice = { board-at }the border between { $one } and { $other } is listed twice (B2).
board-felinia-ports = { board-at }the country { $name } has { $counted } port provinces instead of one (B3).
board-felinia-port = { board-at }the port leads to { $name }, but the port province of this country is { $wanted } (B3).
board-felinia-posts = { board-at }the country { $name } must have one tile per post; posts: { $posts }, tiles: { $tiles } (B4).
board-felinia-unreached = { board-at }no road leads from the port to the post { $name } without passing another post (B5).
board-felinia-number = { board-at }there must be { $wanted }, but there are { $counted } (B6, B7, B8).
board-felinia-blue = { board-at }the country { $name } has { $counted } blue-backed ships instead of one (B6).
board-felinia-time = { board-at }“{ $value }” is not a time such as 9:45 (B6).
board-felinia-ship-goods = { board-at }the goods must include { $name }, the good in the country’s colour (B6).
board-felinia-start-goods = { board-at }for each number of players, list the starting goods of every place in turn order exactly once (B7).
board-felinia-closed = { board-at }list { $wanted } different markets from 1 to { $markets } (B7).
board-felinia-symbol = { board-at }a symbol province needs one or two symbols, a port may have up to two, and other provinces have none (B8).
board-felinia-symbols = { board-at }give either symbol, with symbol_count if it is printed twice, or symbols (B8).
board-felinia-special = { board-at }this does not match the effect of the special tile { $name } (B8).

## Positions that are refused

position-felinia-numbers = { $where }: list different numbers from 1 to { $high }.
position-felinia-seats = { $where }: list at most { $wanted } seats or nulls.
position-felinia-known-to = { $where }: { $value } is not a list of viewers. Write "public" or seat numbers.
position-felinia-unknown = { $where }: the board has no “{ $name }”.
position-felinia-twice = { $where }: “{ $name }” is unknown or listed twice.
position-felinia-markets = { $where }: must have { $wanted } entries.
position-felinia-no-places = { $where }: must be null because this board has no Mysterious Places.
position-felinia-goods = { $good }: there are { $counted } in total, but there must be { $wanted }.
position-felinia-market = Market { $market } has too many goods ({ $counted }), or is closed.
position-felinia-supply = { $what }: the players have { $counted }, but there are only { $wanted }.
position-felinia-bids = seats.{ $seat }: the number of bids must be { $wanted }, not { $counted }.
position-felinia-ships = berths, ships, next_ship: a ship tile is duplicated or missing, or a blue-backed one came too early (S3, O2).
position-felinia-aboard = berths: berth { $berth } has no ship, or its merchants do not fill the ship’s places from the front (R5c).
position-felinia-post = { $province }: a post has either a tile or the merchant who took that tile; other provinces have neither (R9c).
position-felinia-country = unseen.{ $country }: must match the face-down tiles in this country, with no more tiles of a kind than the board has (S4).
position-felinia-tiles = { $tile }: the number of these tiles must be { $wanted }, not { $counted }.
position-felinia-merchants = seats.{ $seat }: the number of merchants must be { $wanted }, not { $counted }.
position-felinia-taken = seats.{ $seat }: the tiles do not match the number of merchants on posts, which is { $merchants } (R9c).
position-felinia-gift = A merchant can be on a post without a matching tile only if a player took the gift (X2).
position-felinia-secret = places: the known cards do not match the cards that this viewer can see, or the goods that were paid for them (R12, I2).
position-felinia-pool = places.pool: the number of cards must be { $wanted }, as many as are hidden from this viewer, not { $counted }.
position-felinia-places = { $place }: the number of these cards must be { $wanted }, not { $counted }.
position-felinia-stack = stack: these decisions cannot be open together: { $stack }.
position-felinia-phase = phase: does not match the open decision “{ $decision }”.
position-felinia-start = start, round, phase: must be empty until the start player is drawn; round 1 begins after setup (S5).
position-felinia-setup = During setup, the rest of the position must be in its starting state (S).
position-felinia-sailing = sailing, closing: ships sail only during the exploration phase, and at least one must sail (R6).
position-felinia-turns = seats, stacks: bids must be placed in turn, beginning with the start player, and resolved before ships sail (R1, R2).

## Board files

felinia-table-good = Goods
felinia-row-good = Good
felinia-field-good = The five goods.
felinia-table-country = Countries
felinia-row-country = Country
felinia-field-country = The five countries of the island and their peoples.
felinia-table-special_tile = Special tiles
felinia-row-special_tile = Special tile
felinia-field-special_tile = The effects of the special tiles. For reference only, but the effects must match the rules.
felinia-table-mysterious_place = Mysterious Places
felinia-row-mysterious_place = Mysterious Place
felinia-field-mysterious_place = The 18 place cards of an expert board.
felinia-table-bonus_tile = Bonus tiles
felinia-row-bonus_tile = Bonus tile
felinia-field-bonus_tile = The five bonus tiles of the guild.
felinia-table-ship = Ships
felinia-row-ship = Ship
felinia-field-ship = The twenty ship tiles.
felinia-table-start_goods = Starting goods
felinia-row-start_goods = Starting goods
felinia-field-start_goods = The starting goods for each number of players and each place in turn order.
felinia-table-province = Provinces
felinia-row-province = Province
felinia-field-province = The provinces of the island.
felinia-table-border = Borders
felinia-row-border = Border
felinia-field-border = Pairs of provinces that border each other.
felinia-column-cross_border_movement = Walks across borders
felinia-field-board-cross_border_movement = This field of older board files is ignored. Crossing borders is now an option of the game (O4).
felinia-column-closed_markets_2 = Closed with two
felinia-field-board-closed_markets_2 = The two markets that are closed in games with two players. Market 1 is at the top.
felinia-column-closed_markets_3 = Closed with three
felinia-field-board-closed_markets_3 = The market that is closed in games with three players.
felinia-column-count = Number
felinia-field-good-count = The number of these goods in the bag, which is always nine.
felinia-column-colour = Colour name
felinia-field-country-colour = The name of the printed colour.
felinia-column-good = Good
felinia-field-country-good = The good in the country’s colour. Every country has a different good.
felinia-column-max_each = Most points each
felinia-field-country-max_each = The maximum score of one trade tile of this people.
felinia-column-trade_tiles = Trade tiles
felinia-field-country-trade_tiles = The number of trade tiles of each people on this country’s posts.
felinia-column-special_tiles = Special tiles
felinia-field-country-special_tiles = The special tiles on this country’s posts. Expert boards only.
felinia-column-port = Port
felinia-field-country-port = The port where merchants land and where the ship is drawn.
felinia-column-province = Province
felinia-field-country-port-province = The port province, which must be in this country.
felinia-column-id = Tile
felinia-field-special_tile-id = The special tile.
felinia-column-now = At once
felinia-field-special_tile-now = What the tile gives you immediately.
felinia-column-end = At the end
felinia-field-special_tile-end = The points per item at the end of the game.
felinia-column-extra_on = One more
felinia-field-special_tile-extra_on = The symbol for which the owner of the tile gets one extra item.
felinia-column-leaves_game = Leaves the game
felinia-field-special_tile-leaves_game = Whether the tile is removed from the game after use.
felinia-field-mysterious_place-count = The number of cards of this place.
felinia-column-cost = Cost
felinia-field-mysterious_place-cost = The good you pay to keep the card.
felinia-column-people = People
felinia-field-bonus_tile-people = The people that the tile belongs to.
felinia-column-kind = Kind
felinia-field-bonus_tile-kind = Whether the tile counts as a trade tile, or adds a point for each trade tile.
felinia-column-country = Country
felinia-field-ship-country = The country the ship sails to.
felinia-column-back = Back
felinia-field-ship-back = The colour of the back. Each country has one blue-backed ship. Blue-backed ships are drawn last.
felinia-column-places = Places
felinia-field-ship-places = The number of merchants the ship can carry.
felinia-column-goods = Goods
felinia-field-ship-goods = The goods you pay to board, including the good in the country’s colour.
felinia-column-coins = Coins
felinia-field-ship-coins = The coins you pay to board.
felinia-column-time = Time
felinia-field-ship-time = The departure time, such as 9:45. If two ships sail at the same time, the one at the first berth goes first.
felinia-column-players = Players
felinia-field-start_goods-players = The number of players.
felinia-column-seat = Place in turn order
felinia-field-start_goods-seat = The place in turn order, starting with 1 for the start player.
felinia-field-start_goods-goods = The two goods this player starts with.
felinia-field-province-country = The country of the province.
felinia-column-role = Role
felinia-field-province-role = port: where ships land. post: has a tile. symbol: has one or two symbols. crossroads: has nothing.
felinia-column-symbol = Symbol
felinia-field-province-symbol = The printed symbol. A port can also have a symbol.
felinia-column-symbol_count = Times printed
felinia-field-province-symbol_count = How many times the symbol is printed.
felinia-column-symbols = Two symbols
felinia-field-province-symbols = Two different symbols, instead of symbol and symbol_count. The player gets the items in this order.
felinia-column-hex = Hexagon
felinia-field-province-hex = Column and row of a hexagonal map, for reference only.
felinia-column-road = Road
felinia-field-border-road = Whether a road crosses the border.

## Choices in board files

felinia-choice-provision_points = Provisions count
felinia-choice-gift = Gift
felinia-choice-spice_points = Spice counts double
felinia-choice-lone_merchants = Lone merchants
felinia-choice-more_coins = More coins
felinia-choice-more_provisions = More provisions
felinia-choice-more_gold = More gold
felinia-choice-place_points = Places count more
felinia-choice-spice = Spice
felinia-choice-gold = Gold
felinia-choice-coin = Coin
felinia-choice-good = Random good
felinia-choice-provision = Provision
felinia-choice-place = Mysterious Place
felinia-choice-lone_merchant = Lone merchant
felinia-choice-counts_as_tile = Counts as a trade tile
felinia-choice-plus_one = One point per trade tile
felinia-choice-grey = Grey
felinia-choice-blue = Blue
felinia-choice-port = Port
felinia-choice-post = Trading post
felinia-choice-symbol = Symbol
felinia-choice-crossroads = Crossroads

## Reasons for hints

felinia-reason-points = { felinia-scene-column } +{ $points }
felinia-reason-boards = boards { felinia-ship }
felinia-reason-will-board = should let you board { felinia-ship } this round
felinia-reason-sails = the ship sails this round
felinia-reason-last = it is your last merchant, so the game ends after this round
felinia-reason-denies = should keep { SEAT($rival, where: "within") } off { felinia-ship }
felinia-reason-first = lets you choose before { SEAT($rival, where: "within") } { felinia-at-stack }
felinia-reason-bonus = should let you take a bonus tile
felinia-reason-ready = you then have all the goods for { felinia-ship }
felinia-reason-goods = you then still need { felinia-goods } for { felinia-ship }
felinia-reason-coins = leaves you with { felinia-coins }
felinia-reason-reach = a “{ felinia-tile }” tile is within reach: +{ $points }
felinia-reason-tile = takes a “{ felinia-tile }” tile: +{ $points }
felinia-reason-group = settles next to other merchants of yours
felinia-reason-gain = brings { felinia-gain }
felinia-reason-draws = brings { felinia-symbol }
felinia-reason-turns = may reveal “{ felinia-tile }” ({ $number } of { $total } face-down tiles): +{ $points }
felinia-reason-home = your merchant can board another ship
