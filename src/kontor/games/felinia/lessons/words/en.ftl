# The lessons of Felinia in English.

## 1. Bids and prices

felinia-lesson-bidding-title = Bids and prices
felinia-lesson-bidding-about = The goal of the game, and how to bid for goods.
felinia-lesson-bidding-goal = You run a merchant house in the town of the cats. Your merchants settle on the island of Felinia and collect tiles of five peoples. Tiles are worth points. The player with the most points wins.
felinia-lesson-bidding-chain = Your merchants reach the island by ship. Boarding a ship costs goods. You buy them at the markets, where every purchase needs a bid. Therefore, each round begins with bids.
felinia-lesson-bidding-bid = You have three bids. Beginning with the start player, you and the other players take turns placing one bid each. Market 1 sells books and wine. Place your first bid at market 1.
felinia-lesson-bidding-bid-hint = { INPUT() ->
    [pointer] Click market 1, the top row.
   *[text] Type “bid market 1”.
}
felinia-lesson-bidding-placed = Your bid is at market 1. Then your opponent bid at the same market.
felinia-lesson-bidding-other-bid = You may bid there, but in this lesson you need the goods of market 1.
felinia-lesson-bidding-stack = The new bid is on top of yours. The top bid goes first but pays the most: 1 coin for each bid in the stack, itself included. So your opponent will pay 2 coins. Then that bid leaves the stack and returns to your opponent for the next round. Yours will be the only bid left, and you will pay 1 coin. Only bids below yours raise your price.
felinia-lesson-bidding-coins = A bid can also earn coins. On your own board, your first bid of the round earns 1 coin, your second 2 and your third 3, no matter where your earlier bids went. Place your second bid on your own board.
felinia-lesson-bidding-coins-hint = { INPUT() ->
    [pointer] Click the circles on your own board.
   *[text] Type “bid board”.
}
felinia-lesson-bidding-earned = It was your second bid, so you got 2 coins.
felinia-lesson-bidding-coins-first = Earn some coins first: bid on your own board.
felinia-lesson-bidding-last = You have one bid left. A bid on top costs more even if the bids below are yours: a third bid at market 1 would cost 3 coins. On your own board, it would earn 2 coins instead of 3, because you can never have more than 6. Place your last bid anywhere but at market 1.
felinia-lesson-bidding-last-hint = { INPUT() ->
    [pointer] Click market 2 or 3, the guild or your own board.
   *[text] Type “bid market 2”, for example.
}
felinia-lesson-bidding-trade = All bids are placed, and trade begins with market 1. Your opponent bought the books at market 1 for 2 coins.
felinia-lesson-bidding-not-again = A third bid at market 1 would cost you 3 coins. Bid somewhere else.
felinia-lesson-bidding-buy = Now it is the turn of your bid at market 1. It is the only bid left, so the price is 1 coin. Buy the wine.
felinia-lesson-bidding-buy-hint = { INPUT() ->
    [pointer] Click the wine at market 1.
   *[text] Type “buy wine”.
}
felinia-lesson-bidding-bought = You got wine for 1 coin. You paid less because you went last.
felinia-lesson-bidding-no-sale = You have enough coins. Buy the wine.
felinia-lesson-bidding-no-decline = You may decline, but you need goods. Buy the wine.
felinia-lesson-bidding-puzzle = Here is a new position. Solve it on your own. You have 2 coins and one bid left. Your opponent has placed all three bids. Buy a clock this round.
felinia-lesson-bidding-puzzle-hint = Clocks are on sale at markets 2 and 3. Count the bids in each stack, with yours on top.
felinia-lesson-bidding-puzzle-again = You need a clock, and you have 2 coins. At market 3, your bid would be the third and cost 3 coins. At market 2, you go first and pay 2 coins.
felinia-lesson-bidding-solved = Well done. You went first at market 2 and paid 2 coins for the only clock there.
felinia-lesson-bidding-end = Bid late to choose first, or bid early to pay less. The next lesson shows how to buy, sell and exchange.

## 2. Goods and coins

felinia-lesson-goods-title = Goods and coins
felinia-lesson-goods-about = Buy at markets, sell for coins, exchange at the guild.
felinia-lesson-goods-order = All bids are placed, and trade begins. Market 1 comes first, then the markets below it, and the guild comes last. With two players, markets 4 and 5 stay closed. You have bids at market 1, market 2 and the guild.
felinia-lesson-goods-buy = Yours is the only bid at market 1, so each good costs 1 coin. Buy one: wine or glass.
felinia-lesson-goods-buy-hint = { INPUT() ->
    [pointer] Click a good at market 1.
   *[text] Type “buy wine” or “buy glass”.
}
felinia-lesson-goods-bought = You paid 1 coin. You can buy one good with each bid.
felinia-lesson-goods-no-sale = You do not need to sell anything yet.
felinia-lesson-goods-no-decline = You may decline, but then this bid gets you nothing.
felinia-lesson-goods-sell = A good at market 2 costs 2 coins, and you have only 1. When your bid comes up, you may sell something first. A good sells for 1 coin. Gold, a rare find from the island, sells for 2. Sell your gold.
felinia-lesson-goods-sell-hint = { INPUT() ->
    [pointer] Click the gold on your own board.
   *[text] Type “sell gold 1”.
}
felinia-lesson-goods-sold = You have 3 coins now. Remember the limit: any coins above 6 are lost.
felinia-lesson-goods-keep-goods = A good sells for only 1 coin, and you will need goods. Sell the gold.
felinia-lesson-goods-second = Now you can pay the price. Buy books or clothes at market 2.
felinia-lesson-goods-second-hint = { INPUT() ->
    [pointer] Click a good at market 2.
   *[text] Type “buy books” or “buy clothes”.
}
felinia-lesson-goods-paid = You paid 2 coins. Your opponent declined. That costs nothing, and the bid leaves the stack just as it does after a purchase.
felinia-lesson-goods-enough = You already have enough coins for this. Do not sell any more.
felinia-lesson-goods-guild = At the guild, you exchange one good for any other kind from the bag. You also get a spice, which you can sell for 1 coin. Prices work as they do at a market: yours is the only bid, so the exchange costs 1 coin. Make an exchange.
felinia-lesson-goods-guild-hint = { INPUT() ->
    [pointer] Click the good you want to give away, on your own board, then the kind you want, in the bag.
   *[text] Type “exchange glass books spice”, for example.
}
felinia-lesson-goods-exchanged = You have the good you wanted, and a spice. You cannot exchange gold or spice, because they are not goods.
felinia-lesson-goods-puzzle = Here is a new position. Solve it on your own. You have a bid at the guild, one clock, one glass, one spice and no coins. Get a second clock.
felinia-lesson-goods-puzzle-hint = The exchange costs 1 coin. What can you spare?
felinia-lesson-goods-puzzle-again = You do not have two clocks yet. Sell the spice for 1 coin, then exchange the glass for a clock.
felinia-lesson-goods-solved = Well done. You even got a new spice for the exchange. Trade is over, and one ship has sailed. The next lesson explains which one.
felinia-lesson-goods-end = You now know how to get the goods you need. The next lesson is about ships, where you spend them.

## 3. Ships

felinia-lesson-ships-title = Ships
felinia-lesson-ships-about = Send merchants aboard, and learn which ships sail.
felinia-lesson-ships-ship = Four ships wait in the harbour. Each ship shows its country, its departure time, the price for one merchant, and its places. Boarding the ringed ship costs two books and a coin, and it has a single place.
felinia-lesson-ships-buy = You have one book and 2 coins. { INPUT() ->
    [pointer] Check marks on the quay show what you can already pay.{" "}
   *[text] {""}
}Your bid at market 1 is next, at a price of 1. Buy another book.
felinia-lesson-ships-buy-hint = { INPUT() ->
    [pointer] Click the book at market 1.
   *[text] Type “buy books”.
}
felinia-lesson-ships-bought = You have two books and one coin: exactly the price of the ship.
felinia-lesson-ships-books-wanted = You need books to board this ship.
felinia-lesson-ships-buy-first = You can board only right after a purchase or an exchange. Buy a book.
felinia-lesson-ships-aboard = Right after a purchase or an exchange, and only then, you may send as many merchants aboard as you can pay for, on any ships with free places. Send one aboard the ship with the single place.
felinia-lesson-ships-aboard-hint = { INPUT() ->
    [pointer] Click the ringed ship.
   *[text] Type “board cheetahs_c”.
}
felinia-lesson-ships-sailed = You paid two books and a coin. Then trade ended, and the full ship sailed to its country. Your merchant has landed in the port there. The empty ship leaves the game when the walk is over.
felinia-lesson-ships-no-sale = Keep your goods: you need them to board.
felinia-lesson-ships-board-now = You may stay ashore, but this lesson is about travelling. Board the ship.
felinia-lesson-ships-sails = After trade, all full ships sail, the earliest first, and no others. If no ship is full, only the one with the earliest time sails, even without merchants. The other ships wait with their merchants on board.
felinia-lesson-ships-early = Here is a new position. You can pay for one place: on the 7:30 ship or on the 9:00 ship. Both ships have two places, so neither will be full. Board the ship that sails this round anyway.
felinia-lesson-ships-early-hint = { INPUT() ->
    [pointer] Compare the times of all four ships. Click the earliest.
   *[text] Compare the times. The earliest ship is “board cheetahs_a”.
}
felinia-lesson-ships-alone = The 7:30 ship sailed with one merchant, because no ship was full and its time is the earliest.
felinia-lesson-ships-too-late = The 9:00 ship would wait half empty. Which ship has the earliest time?
felinia-lesson-ships-puzzle = Here is a new position. Solve it on your own. Your opponent has a merchant on the 8:30 ship. You have 1 coin, and your bid at market 1 is next. Board a ship that will be full and sail this round.
felinia-lesson-ships-puzzle-hint = The 8:30 ship has one place left. Compare the ship’s price with your goods: what is missing?
felinia-lesson-ships-puzzle-again = Your merchant is not on a full ship. Buy the clock, then take the last place on the 8:30 ship.
felinia-lesson-ships-solved = Well done. You paid one book and two clocks for the last place, so the full ship sails. Its merchants land in the order in which they boarded: your opponent’s is first.
felinia-lesson-ships-end = You know how to reach the island. The next lesson shows what merchants do there.

## 4. On the island

felinia-lesson-island-title = On the island
felinia-lesson-island-about = Turn over tiles, walk, and settle at a post.
felinia-lesson-island-port = Your merchant landed in the port of the Cheetahs’ country. The empty ship leaves the game after the walk. Roads join the country’s provinces: the port, provinces with symbols, and posts, which may hold tiles of any people. A walk has up to three steps, and entering the port was the first.
felinia-lesson-island-turn = You may enter a post only if its tile is face up. In the port, and only there, you may turn over up to two tiles in this country. Turn over one of the ringed tiles.
felinia-lesson-island-turn-hint = { INPUT() ->
    [pointer] Click one of the ringed posts.
   *[text] Type “turn cheetahs_a1”, for example.
}
felinia-lesson-island-turned = The tile stays face up for everybody. You may turn over one more tile.
felinia-lesson-island-turn-first = You could walk now, but turn over a tile first.
felinia-lesson-island-turn-near = You may turn over that tile, but this lesson takes another road. Turn over a ringed tile.
felinia-lesson-island-no-stop = If you stop here, your merchant goes home without a tile. Go on.
felinia-lesson-island-gold = Now walk. When you enter a province with a symbol, you get what it shows{ INPUT() ->
    [pointer] ; a box stands for a random good
   *[text] {""}
}. Walk to the province with the gold.
felinia-lesson-island-gold-hint = { INPUT() ->
    [pointer] Click the ringed province.
   *[text] Type “step cheetahs_b2”.
}
felinia-lesson-island-found = You got 1 gold. You can sell it for 2 coins or keep it for 1 point at the end.
felinia-lesson-island-enough = One tile is enough for now. Walk on.
felinia-lesson-island-other-way = That province gives a coin. Go to the province with the gold instead.
felinia-lesson-island-settle = One step is left. Enter a post with a face-up tile: you take the tile, and your merchant settles there for the rest of the game.
felinia-lesson-island-settle-hint = { INPUT() ->
    [pointer] Click the ringed post with the Tigers tile.
   *[text] Type “step cheetahs_a2”.
}
felinia-lesson-island-settled = The tile is yours, and your merchant stays on the island. Tiles and merchants score at the end.
felinia-lesson-island-no-tile = There is no tile there, and that was your last step: your merchant would go home. Enter a post.
felinia-lesson-island-home = A merchant who does not reach a post goes home, and you can send them out again. On a walk, you stay in one country. You may not enter a province with another merchant, or the same province twice.
felinia-lesson-island-store = At the end of the round, you may keep three goods for free or four for 2 coins, but no more. The rest are sold for 1 coin each. You keep all gold and spice.
felinia-lesson-island-round = Then the next round begins: new ships come to the empty berths, and the next player becomes the start player. The open markets, which began the game with two goods each, are refilled to three.
felinia-lesson-island-puzzle = Here is a new position. Solve it on your own. Your merchant is in the port. Get a gold and the Lions tile on one walk.
felinia-lesson-island-puzzle-hint = Two roads lead to the Lions tile. Which of them leads past the gold?
felinia-lesson-island-puzzle-again = You need the gold and the tile on one walk. Go through the province with the gold, then to the Lions tile.
felinia-lesson-island-solved = Well done. You got the gold on the way and the Lions tile at the end.
felinia-lesson-island-end = You have now seen a whole round. The next lesson shows what your tiles and merchants are worth.

## 5. Scoring and the end

felinia-lesson-scoring-title = Scoring and the end
felinia-lesson-scoring-about = What tiles and merchants are worth, and when the game ends.
felinia-lesson-scoring-tiles = One tile of a people is worth 1 point, two are worth 2 each, and three are worth 3 each. With four or more, each of your Lions or Tigers tiles is worth 4, but tiles of other peoples stay at 3. So four Lions tiles score 16 points. You have two Cheetahs tiles: 4 points.
felinia-lesson-scoring-third = Your merchant has one step left. Two posts are within reach: one with a Cheetahs tile, one with a Tigers tile. Take the tile that is worth more to you.
felinia-lesson-scoring-third-hint = Your first Tigers tile is worth 1 point. How much does a third Cheetahs tile add?
felinia-lesson-scoring-nine = Three Cheetahs tiles are worth 9 points. The third tile alone added 5 points.
felinia-lesson-scoring-bonus = Gold also has another use. With a bid at the guild, you can take a bonus tile instead of making an exchange. It costs 1 gold, 1 spice and the price of the bid. { INPUT() ->
    [pointer] A plain bonus tile counts as one more tile of its people. One marked +1 adds
   *[text] “+1 tile” counts as one more tile of its people. “+1 each” adds
} 1 point for each tile you have of its people.
felinia-lesson-scoring-count-tiles = That brings you less. A first Tigers tile scores 1 point, and a merchant in a province without a tile goes home. Compare: two Cheetahs tiles score 4, three score 9.
felinia-lesson-scoring-no-stop = If you stop here, your merchant goes home without a tile. Take a step.
felinia-lesson-scoring-groups = Here is a new position. Your merchants score too: 1 point alone, 2 each in a pair, 3 each in a larger group. Groups are made of your own merchants in provinces that share a border, even without a road and even in different countries. Both tiles are worth the same here. Settle next to your pair.
felinia-lesson-scoring-groups-hint = Your pair is at the edge of the Tigers’ country. Which post borders on it?
felinia-lesson-scoring-three = Your group of three scores 9 points. The pair alone scored 4. A chain of neighbours is one group, too.
felinia-lesson-scoring-count-group = There, your merchant would not join your pair. A lone merchant at a post scores only 1 point, and a merchant without a post goes home. Look for the post that borders on your pair.
felinia-lesson-scoring-rest = Your leftovers count a little: 1 point for each gold, each good and every two spices. Coins score nothing, but they break ties.
felinia-lesson-scoring-shown = The other players’ tiles are face down, so remember who took which. { INPUT() ->
    [pointer] The laurel on your board shows the points you have for certain and, after the arrow, your points if the game ended now. “?” stands for
   *[text] “Score so far” shows the points if the game ended now. “?” stands for
} points from tiles you cannot see.
felinia-lesson-scoring-ending = The game ends when a player sends aboard the last merchant they have at home. Trade is still played to its end. Then all ships sail, not only the full ones, the earliest first, and points are counted. The game also ends if too few new ships are left for the empty berths after a round. Then all waiting ships with merchants sail, the earliest first, before points are counted.
felinia-lesson-scoring-puzzle = Here is a new position. Solve it on your own. You have 7 points: 2 for a Cheetahs tile and a Tigers tile, 4 for your pair of merchants, and 1 for your glass. Walk from the port and reach at least 16 points.
felinia-lesson-scoring-puzzle-hint = Three things score: what you collect on the way, the tile, and the merchants next to the post.
felinia-lesson-scoring-puzzle-again = You would have fewer than 16 points. Take the gold on the way, and look for a second Tigers tile next to your pair.
felinia-lesson-scoring-solved = Well done: 1 for the gold, 3 for the second Tigers tile and 5 for the larger group.
felinia-lesson-scoring-end = You know the classic side of the board. { INPUT() ->
    [pointer] To play the classic game against bots, leave the lesson and choose “Start the game”.
   *[text] To play the classic game against bots, run “kontor play felinia --players 3 --seat 0”.
} The next lesson shows the other side, which is for experts.

## 6. The expert side

felinia-lesson-expert-title = The expert side
felinia-lesson-expert-about = Face-up tiles, provisions, special tiles and Mysterious Places.
felinia-lesson-expert-open = The board has a second side, for experts. There the island is larger and all tiles are face up from the start. Some of them are special tiles. They are on posts, too, but belong to no people, and each has its own power. Your merchant has already taken three steps.
felinia-lesson-expert-provision = Every step after the third costs 1 provision, a ration you can find on the island. You have one. Walk on and take the special tile at the ringed post.
felinia-lesson-expert-provision-hint = { INPUT() ->
    [pointer] The post is right next to your merchant. Click it.
   *[text] Type “step cheetahs_c3”.
}
felinia-lesson-expert-special = With this tile, each of your lone merchants is worth 2 points. The handbook explains all eight special tiles.
felinia-lesson-expert-other-post = You can go there, but in this lesson, take the special tile.
felinia-lesson-expert-no-stop = If you stop here, your merchant goes home. Walk on.
felinia-lesson-expert-place = Here is a new position with a new walk. On this side, one symbol stands for Mysterious Places, a pile of cards. Enter the ringed province to look at the top two cards.
felinia-lesson-expert-place-hint = { INPUT() ->
    [pointer] Click the ringed province.
   *[text] Type “step cheetahs_b2”.
}
felinia-lesson-expert-other-way = That province gives gold. This time, visit the Mysterious Places.
felinia-lesson-expert-keep = Only you see these cards. Keep one or none. A single place scores 1 point, and two or more score 2 points each. If a card shows a good, keeping it costs you that good. Make your choice.
felinia-lesson-expert-keep-hint = Any choice is right here. If a card has no cost, you get its point for free.
felinia-lesson-expert-kept = The other players do not know which cards you saw. The cards you did not keep go under the pile.
felinia-lesson-expert-guild = You find provisions in provinces with their symbol. You may also take a provision instead of the spice when you exchange a good at the guild. Some roads lead to other countries, but walks may use them only if an option of the game allows it.
felinia-lesson-expert-puzzle = Here is a new position. Solve it on your own. Your merchant is in the port of the Tigers, and you have no provisions. Settle at the ringed post, which is four steps away, counting the port.
felinia-lesson-expert-puzzle-hint = You may use provisions that you find on the same walk.
felinia-lesson-expert-puzzle-again = You did not reach the post. Your third step must lead to the province with provisions, next to the post.
felinia-lesson-expert-solved = Well done. You found two provisions on the way and spent one for the fourth step.
felinia-lesson-expert-end = You know both sides of Felinia. { INPUT() ->
    [pointer] Choose “Start the game” to play the classic side against bots. For the expert side, create a new table with the “Expert” board.
   *[text] To play the expert side against bots, run “kontor play felinia --board expert --players 3 --seat 0”. Without “--board expert”, you play the classic side.
}

## The guided first game

felinia-guide-goal = Welcome to your first game. Bid for goods, spend them on a place on a ship, and walk your merchant to a tile on the island. Several tiles of one people are worth far more than single tiles of different peoples.
felinia-guide-bid = Place a bid at a market that has the goods you need for a ship. The last bid on a stack goes first but pays the most. On your own board, a bid earns coins instead.
felinia-guide-buy = It is your bid’s turn: buy one good at the price shown. Look at the ships first: you need the goods that a ship costs.
felinia-guide-exchange = At the guild, you exchange one good for any other kind and get a spice as well.
felinia-guide-bonus = For gold and spice, you can take a bonus tile. It makes the tiles of one people worth more, so choose a people you collect.
felinia-guide-decline = You may decline to trade, for example if the price is too high. It costs nothing, and the bid returns to you for the next round.
felinia-guide-sell = If you need coins, you can sell gold for 2 coins and a spice or a good for 1 coin. Gold, spice and goods score at the end, so sell only when you need to.
felinia-guide-board = You can pay the price of a ship: send a merchant aboard. Full ships sail this round and bring their merchants to the island.
felinia-guide-step = Your merchant has landed, which was the first of three steps along the roads. Symbols along the way give you goods, coins, gold or spice. The walk ends when you reach a face-up tile, which is then yours.
felinia-guide-turn = Face-down tiles block the way. In the port, you may turn over up to two tiles in this country.
felinia-guide-stop = You may end the walk here. Your merchant stays on the island only at a post, so continue to a tile if you can.
felinia-guide-done = You may stop here. The button above ends this step.
felinia-guide-store = You may keep three goods for the next round, or four for 2 coins. Keep the goods that you need for the next ship.
felinia-guide-keep = You may keep one of these Mysterious Places. A single place is worth 1 point, and several are worth 2 points each.
