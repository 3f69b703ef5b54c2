# The lessons of Hansa Teutonica in English. Ids: hansa-lesson-LESSON-NAME.

## 1. The first route

hansa-lesson-first-route-title = Your first route
hansa-lesson-first-route-about = Place traders, claim a route, establish an office.
hansa-lesson-first-route-goal = You run a trading house of the Hanseatic League. The player with the most points wins. Many points come from offices: your pieces in the houses of cities. To get one, you need a trade route.
hansa-lesson-first-route-posts = The small squares between two cities are posts. Together, all the posts between two neighbouring cities form a route. The route from Kampen to Osnabrück has two posts.
hansa-lesson-first-route-place = On your turn, you have two actions. Use the first one to place a trader, a cube from your supply, on one of the two posts between Kampen and Osnabrück.
hansa-lesson-first-route-place-hint = { INPUT() ->
    [pointer] Click one of the ringed squares.
   *[text] Type “place trader Kampen-Osnabrück 1”.
}
hansa-lesson-first-route-placed = Your trader is in place. That was your first action.
hansa-lesson-first-route-other-route = You chose another route. Stay with Kampen–Osnabrück for now.
hansa-lesson-first-route-not-yet = In a real game, you could do that. In this lesson, place a trader.
hansa-lesson-first-route-fill = Now fill the route: place a second trader on the other post.
hansa-lesson-first-route-fill-hint = { INPUT() ->
    [pointer] Click the post that is still empty.
   *[text] Place a trader on the post that is still empty.
}
hansa-lesson-first-route-filled = All posts of the route are yours. You can claim a full route, but you have no actions left.
hansa-lesson-first-route-end-turn = End your turn. The other players will take their turns, and your traders stay where they are.
hansa-lesson-first-route-end-turn-hint = { INPUT() ->
    [pointer] Click “End turn”.
   *[text] Type “end”.
}
hansa-lesson-first-route-others = The others have started routes of their own. It is your turn again.
hansa-lesson-first-route-claim = Your route is full. Claim it: that takes one action and earns you a benefit.
hansa-lesson-first-route-claim-hint = { INPUT() ->
    [pointer] Click the route Kampen–Osnabrück, or choose “Claim”.
   *[text] Type “claim Kampen-Osnabrück”.
}
hansa-lesson-first-route-claim-first = Claim your route first. Everything else can wait.
hansa-lesson-first-route-office = A claim gives you one benefit. Establish an office: a trader from the route moves into the first free house of a city at either end. The first free house in Kampen is orange, which you cannot use yet. The one in Osnabrück is white, and everyone can use it.
hansa-lesson-first-route-office-hint = { INPUT() ->
    [pointer] Click Osnabrück.
   *[text] Type “office Osnabrück”.
}
hansa-lesson-first-route-office-wanted = You may decline the benefit, but here you want an office.
hansa-lesson-first-route-opened = You have your first office. The other trader went to your stock, where you cannot use it. The next lesson shows how to get it back.
hansa-lesson-first-route-puzzle = Now solve this position on your own. It is your turn, and you have two actions. Two of your traders are between Hamburg and Lübeck. Establish an office in Hamburg this turn.
hansa-lesson-first-route-puzzle-hint = The route needs one more trader. Then claim it and choose Hamburg.
hansa-lesson-first-route-puzzle-again = Your turn ended without an office in Hamburg. Try again: fill the route, claim it, and choose Hamburg.
hansa-lesson-first-route-solved = Well done: you placed a trader, claimed the route and established an office.
hansa-lesson-first-route-end = You now know the heart of the game: fill a route, claim it and take a benefit. The next lesson shows what else a claim can give you.

## 2. Skills

hansa-lesson-tracks-title = Better skills
hansa-lesson-tracks-about = The five tracks on your desk, taking income, and moving pieces.
hansa-lesson-tracks-desk = This is your desk. Each of the five tracks is one of your skills. A frame marks its current value, and pieces cover the better ones. You improve a skill by claiming a route to a city that shows its symbol.
hansa-lesson-tracks-claim = Your traders hold all posts between Göttingen and Quedlinburg. Göttingen shows the symbol of Actiones, the number of actions you have per turn. Claim the route.
hansa-lesson-tracks-claim-hint = { INPUT() ->
    [pointer] Click the route Göttingen–Quedlinburg.
   *[text] Type “claim Göttingen-Quedlinburg”.
}
hansa-lesson-tracks-claim-first = Claim the route first. You will use your other actions afterwards.
hansa-lesson-tracks-skill = A claim gives you one benefit. You could establish another office, but this time it is better to improve Actiones.
hansa-lesson-tracks-skill-hint = { INPUT() ->
    [pointer] Click the ringed Actiones track on your desk.
   *[text] Type “skill actiones”.
}
hansa-lesson-tracks-not-office = An office is a good benefit too. In this lesson, improve Actiones.
hansa-lesson-tracks-not-nothing = Without a benefit, the claim would be wasted. Improve Actiones.
hansa-lesson-tracks-improved = The trader that covered the 3 is now in your supply. You have three actions per turn, starting now.
hansa-lesson-tracks-income = You can place the pieces in your supply, but not those in your stock. Take income to move pieces from stock to supply. Your Bursa track shows how many: 3. You may include your merchant, the round piece.
hansa-lesson-tracks-income-hint = { INPUT() ->
    [pointer] Click your stock, then choose one of the two options.
   *[text] Type “income 0”.
}
hansa-lesson-tracks-income-first = Take income first. You will move pieces next.
hansa-lesson-tracks-turn-goes-on = You still have actions, and you need them in this lesson.
hansa-lesson-tracks-paid-in = Three pieces moved to your supply. That was your second action.
hansa-lesson-tracks-lift = One action is left. Goslar–Magdeburg has two empty posts, and your two traders are elsewhere. The Move action puts your pieces on other posts. Your Liber Sophiae track shows that you may move up to two. Pick up one of your traders.
hansa-lesson-tracks-lift-hint = { INPUT() ->
    [pointer] Click one of your two traders on the map.
   *[text] Type “lift Hildesheim-Goslar 1”.
}
hansa-lesson-tracks-move-instead = One more trader would not fill the route. Move your two traders that are already on the map.
hansa-lesson-tracks-lift-more = Pick up your other trader too. Moving both is a single action.
hansa-lesson-tracks-lift-more-hint = { INPUT() ->
    [pointer] Click the trader that is still on the map.
   *[text] Pick up the trader that is still on the map with “lift”.
}
hansa-lesson-tracks-both = Pick up your second trader first. Then both move in one action.
hansa-lesson-tracks-set = Now put both traders on Goslar–Magdeburg. In a real game, you could use any empty post.
hansa-lesson-tracks-set-hint = { INPUT() ->
    [pointer] Click the two ringed posts, one after the other.
   *[text] Use “set trader” with Goslar-Magdeburg 1, then 2.
}
hansa-lesson-tracks-set-again = Both traders are back in your hand. Put them on Goslar–Magdeburg.
hansa-lesson-tracks-moved = Two traders moved with one action, and Goslar–Magdeburg is full. You can claim it next turn.
hansa-lesson-tracks-privilegium = Another skill is Privilegium. Houses in cities are white, orange, pink or black. At first, you may use only white houses. Each step adds the next colour. You improve Privilegium in Stade.
hansa-lesson-tracks-clavis = Clavis Urbis counts only at the end of the game. Cities that have your offices and are joined by routes form a network. Each office in your largest network scores as many points as this track shows. You improve Clavis Urbis in Halle.
hansa-lesson-tracks-bursa = You improve Bursa in Lübeck, and Liber Sophiae in Groningen. Each step on Liber Sophiae also gives you a merchant.
hansa-lesson-tracks-puzzle = Now solve this position on your own. It is your turn, and you have two actions. Your supply is empty, and you have three traders on the map, two of them on Stade–Hamburg. Improve Privilegium this turn.
hansa-lesson-tracks-puzzle-hint = Stade–Hamburg needs one more trader, and you have one elsewhere on the map. Which action moves it?
hansa-lesson-tracks-puzzle-again = Privilegium did not improve. Move your trader from Kampen–Osnabrück, claim Stade–Hamburg, and choose Privilegium.
hansa-lesson-tracks-solved = Well done. You may use white and orange houses from now on.
hansa-lesson-tracks-end = You know all five skills. Many players improve Actiones early, because it helps on every turn. In the next lesson, another player is in your way.

## 3. Displacing

hansa-lesson-displacing-title = In the way
hansa-lesson-displacing-about = Displace other players’ pieces, and respond when yours are displaced.
hansa-lesson-displacing-blocked = You want to claim the route between Kampen and Osnabrück. You hold one of the two posts, but another player’s trader is on the other post.
hansa-lesson-displacing-displace = You may displace it, for one action: put your own trader on its post. As payment, one more piece goes from your supply to your stock.
hansa-lesson-displacing-displace-hint = { INPUT() ->
    [pointer] Click the other player’s trader.
   *[text] Type “displace trader Kampen-Osnabrück 2”.
}
hansa-lesson-displacing-not-place = The route has no empty post. Displace the trader that blocks your route.
hansa-lesson-displacing-not-yet = In this lesson, displace a trader instead.
hansa-lesson-displacing-displaced = The post is yours. One of your traders went to your stock as payment, and the other player responded immediately.
hansa-lesson-displacing-answered = The other player moved the displaced trader to Arnheim–Kampen, a route next to yours, and added another trader from their stock. The displaced player lost the post but gained an extra trader on the map, without using an action.
hansa-lesson-displacing-claim = Kampen–Osnabrück is full now, and you have one action left. Claim the route.
hansa-lesson-displacing-claim-hint = { INPUT() ->
    [pointer] Click the route Kampen–Osnabrück.
   *[text] Type “claim Kampen-Osnabrück”.
}
hansa-lesson-displacing-claim-first = Your route is complete. Claim it while you can.
hansa-lesson-displacing-office = Choose your benefit: an office in Osnabrück.
hansa-lesson-displacing-office-hint = { INPUT() ->
    [pointer] Click Osnabrück.
   *[text] Type “office Osnabrück”.
}
hansa-lesson-displacing-office-wanted = You displaced a trader to get this office, so take it.
hansa-lesson-displacing-opened = Your second trader went to your stock. Next, another player displaces one of your traders.
hansa-lesson-displacing-return = Here is a new position: another player has displaced your trader between Hannover and Lüneburg. You respond immediately, during their turn. Move your trader to any free post on an adjacent route, that is, one that also leads to Hannover or Lüneburg. The trader may not stay on Hannover–Lüneburg while any other route has a free post.
hansa-lesson-displacing-return-hint = { INPUT() ->
    [pointer] Click any highlighted post, then choose to move the displaced piece.
   *[text] Type “return” and a post, such as “return Bremen-Hannover 3”.
}
hansa-lesson-displacing-return-first = In a real game, you may add the extra piece first. Here, start by moving the displaced trader.
hansa-lesson-displacing-returned = Your trader is back on the map. If all adjacent routes were full, it could go to a route one city further away.
hansa-lesson-displacing-add = You may also add one piece from your stock, a trader or a merchant. The same rule decides where an extra piece may go. If your stock is empty, take the piece from your supply, and if that is empty too, from one of your other posts. Add a trader: it costs you nothing.
hansa-lesson-displacing-add-hint = { INPUT() ->
    [pointer] Click any highlighted post.
   *[text] Type “add trader” and a post, such as “add trader Bremen-Hannover 2”.
}
hansa-lesson-displacing-not-done = You may decline, but an extra trader on the map is worth having. Add one.
hansa-lesson-displacing-added = Two of your traders are on the map instead of one. The other player used two pieces for one post.
hansa-lesson-displacing-merchant = Here is a new position: a merchant, a round piece, blocks your route between Goslar and Magdeburg. Merchants are harder to displace, because you pay two pieces from your supply instead of one. Displace the merchant with a trader.
hansa-lesson-displacing-merchant-hint = { INPUT() ->
    [pointer] Click the other player’s merchant.
   *[text] Type “displace trader Goslar-Magdeburg 2”.
}
hansa-lesson-displacing-merchant-first = In this step, displace the merchant between Goslar and Magdeburg.
hansa-lesson-displacing-merchant-displaced = The route is full, and you paid two traders. The owner moved the merchant to Stendal–Magdeburg and added two pieces from their stock instead of one. Like traders, merchants may be placed on any post.
hansa-lesson-displacing-puzzle = Now solve this position on your own. It is another player’s turn. That player has just displaced your trader between Bremen and Hamburg, and you must respond. You already have a trader between Stade and Hamburg. Occupy every post of Stade–Hamburg.
hansa-lesson-displacing-puzzle-hint = You have two pieces to put down: the displaced trader and one from your stock. Both routes lead to Hamburg.
hansa-lesson-displacing-puzzle-again = You do not hold all of Stade–Hamburg. Move the displaced trader there, then add the extra one.
hansa-lesson-displacing-solved = Well done. The other player took one post, and you have a full route to claim.
hansa-lesson-displacing-end = You know how to displace others, and why they may not mind. The next lesson is about offices and control of cities.

## 4. Offices

hansa-lesson-offices-title = Offices and control
hansa-lesson-offices-about = House colours, merchants, coins, and who controls a city.
hansa-lesson-offices-houses = An office is a piece of yours in a house. The houses of a city are filled from left to right, and you cannot skip one. Your Privilegium track shows the colours you may use. It is at orange, so white and orange houses are open to you.
hansa-lesson-offices-claim = The house in Stade is round: only a merchant, the round piece, fits. Square houses are for traders. Your merchant is on the route between Stade and Hamburg, which is full. Claim it.
hansa-lesson-offices-claim-hint = { INPUT() ->
    [pointer] Click the route Stade–Hamburg.
   *[text] Type “claim Stade-Hamburg”.
}
hansa-lesson-offices-claim-first = Start with Stade–Hamburg. You can do the rest later.
hansa-lesson-offices-office = Establish an office in Stade. Its house shows a coin: the player who establishes an office there gains 1 prestige immediately.
hansa-lesson-offices-office-hint = { INPUT() ->
    [pointer] Click Stade.
   *[text] Type “office Stade”.
}
hansa-lesson-offices-not-hamburg = One of your traders would fit in Hamburg, but the coin is in Stade.
hansa-lesson-offices-not-skill = Privilegium is tempting, but this time take the coin in Stade.
hansa-lesson-offices-not-nothing = Claiming without a benefit would be a waste. Establish the office.
hansa-lesson-offices-opened = Your merchant is in Stade, and you have 1 prestige. Stade has no free house left: the city is complete.
hansa-lesson-offices-control = The player with the most offices in a city controls it. Another player controls Osnabrück, with the only office there. Take control of the city.
hansa-lesson-offices-second = Whenever a route is claimed, the players who control its two cities gain 1 prestige each, no matter who claims it. If you claim Kampen–Osnabrück, the other player gains 1 for Osnabrück. Claim it anyway, because your benefit will be worth more.
hansa-lesson-offices-second-hint = { INPUT() ->
    [pointer] Click the route Kampen–Osnabrück.
   *[text] Type “claim Kampen-Osnabrück”.
}
hansa-lesson-offices-second-first = Use your last action to claim Kampen–Osnabrück.
hansa-lesson-offices-prestige = The other player gained 1 prestige for controlling Osnabrück. Nobody controls Kampen, so nobody gained prestige for it.
hansa-lesson-offices-share = The next free house in Osnabrück is orange, and your Privilegium covers it. Establish an office there.
hansa-lesson-offices-share-hint = { INPUT() ->
    [pointer] Click Osnabrück.
   *[text] Type “office Osnabrück”.
}
hansa-lesson-offices-not-kampen = You could use the house in Kampen too, but this lesson is about control of Osnabrück.
hansa-lesson-offices-shared = You and the other player have one office each. In a tie, the player with the rightmost office controls the city. That is you.
hansa-lesson-offices-worth = You control Osnabrück now. From now on, each claim of a route to Osnabrück gives you 1 prestige, and at the end of the game the city is worth 2 points.
hansa-lesson-offices-puzzle = Now solve this position on your own. It is your turn, and you have two actions. Your Privilegium is at white, and two of your traders are between Stendal and Magdeburg. Another player controls Stendal. Take control of Stendal this turn.
hansa-lesson-offices-puzzle-hint = Look at the shape of the next free house in Stendal. Which piece must be on the route when you claim it?
hansa-lesson-offices-puzzle-again = You do not control Stendal yet. Place your merchant on the free post, claim the route and choose Stendal.
hansa-lesson-offices-solved = Well done. Your merchant’s office is further to the right, so you control Stendal.
hansa-lesson-offices-end = You know how offices work. The coloured houses further right often decide who controls a city. The next lesson is about markers, the small bonuses next to some routes.

## 5. Markers

hansa-lesson-markers-title = Markers
hansa-lesson-markers-about = Bonuses next to routes: take them, use them, and put new ones on the map.
hansa-lesson-markers-marker = The token next to the route Osnabrück–Bremen is a marker, a bonus that you can use once. The player who claims the route takes it. This one gives three extra actions.
hansa-lesson-markers-claim = Your traders hold every post of Osnabrück–Bremen. Claim the route.
hansa-lesson-markers-claim-hint = { INPUT() ->
    [pointer] Click the route Osnabrück–Bremen.
   *[text] Type “claim Osnabrück-Bremen”.
}
hansa-lesson-markers-claim-first = Claim the route with the marker first.
hansa-lesson-markers-taken = The marker is yours, in addition to the usual benefit.
hansa-lesson-markers-benefit = Now choose your benefit as usual. Bremen’s house is pink, so the office goes to Osnabrück.
hansa-lesson-markers-benefit-hint = { INPUT() ->
    [pointer] Click Osnabrück.
   *[text] Type “office Osnabrück”.
}
hansa-lesson-markers-not-nothing = Take the office. You get it in addition to the marker.
hansa-lesson-markers-opened = You have an office, a marker and one action left.
hansa-lesson-markers-use = You may use most markers at any time in your own turn, without spending an action. Use yours.
hansa-lesson-markers-use-hint = { INPUT() ->
    [pointer] Click the “+3 actions” marker on your desk.
   *[text] Type “use plus3”.
}
hansa-lesson-markers-use-first = Use the marker first, because it gives you more actions.
hansa-lesson-markers-used = Now you have four actions. The used marker stays on your desk, because markers score at the end, used or not.
hansa-lesson-markers-fill = You have four actions: two to fill Hamburg–Lübeck, one to claim it, and one to spare. Start with the two free posts.
hansa-lesson-markers-fill-hint = { INPUT() ->
    [pointer] Click the two ringed posts, one after the other.
   *[text] Use “place trader” with Hamburg-Lübeck 1 and 3.
}
hansa-lesson-markers-fill-again = Put one trader on each free post of Hamburg–Lübeck.
hansa-lesson-markers-second = The route is full, and you still have two actions. Claim it.
hansa-lesson-markers-second-hint = { INPUT() ->
    [pointer] Click the route Hamburg–Lübeck.
   *[text] Type “claim Hamburg-Lübeck”.
}
hansa-lesson-markers-second-first = Claim Hamburg–Lübeck now.
hansa-lesson-markers-skill = In Lübeck, you can improve Bursa, the number of pieces you get when you take income. Choose Bursa.
hansa-lesson-markers-skill-hint = { INPUT() ->
    [pointer] Click the Bursa track on your desk.
   *[text] Type “skill bursa”.
}
hansa-lesson-markers-not-skill = An office would be a good choice too. In this lesson, improve Bursa.
hansa-lesson-markers-improved = Thanks to the marker, you made two claims in one turn. Bursa is now at 5.
hansa-lesson-markers-end-turn = Whenever you take a marker, a new one from the bag replaces it. It waits on your plate, the marked space on your desk, until your turn ends. End your turn now, without using your last action.
hansa-lesson-markers-end-turn-hint = { INPUT() ->
    [pointer] Click “End turn”.
   *[text] Type “end”.
}
hansa-lesson-markers-end-first = End your turn now to see the new marker.
hansa-lesson-markers-put = Your new marker is an extra office. You will learn how it works in a moment. Put it on any route that has no pieces and no marker and leads to at least one city with a free house.
hansa-lesson-markers-put-hint = { INPUT() ->
    [pointer] Click any highlighted route.
   *[text] Type “put”, the marker and a route, such as “put extra_office Kampen-Osnabrück”.
}
hansa-lesson-markers-done = The next player to claim that route gets the marker, and that could be you.
hansa-lesson-markers-kinds = The Swap marker on Lüneburg–Perleberg makes two neighbouring offices in a city change places, no matter who owns them. The Remove marker on Hildesheim–Goslar returns up to three pieces from posts to their owners’ supplies. Skill improves any one skill. There is also a marker that gives four actions.
hansa-lesson-markers-extra = Use the extra-office marker when you claim a route. As your benefit, a piece from the route becomes an office left of the houses in one of its cities. Colour, shape and free houses do not matter, but the city must already have an office. An extra office counts like any other for control, the network and the link, but if players are tied for control, an extra office loses to every office on its right.
hansa-lesson-markers-puzzle = Now solve this position on your own. You have two actions, one trader in your supply, one on Goslar–Magdeburg, and the markers Remove and Extra office. Another player blocks the route, and Goslar’s only house is taken. Get an office in Goslar this turn.
hansa-lesson-markers-puzzle-hint = Clear the post with one marker, fill it, claim the route, and use the other marker as your benefit.
hansa-lesson-markers-puzzle-again = You have no office in Goslar yet. Use “remove” on the other trader, place yours, claim the route, and then choose the extra office.
hansa-lesson-markers-solved = Well done. Two markers and two actions gave you an office in a city that was complete.
hansa-lesson-markers-end = Markers are worth collecting: at the end, 1, 2, 4, 6, 8 or 10 markers score 1, 3, 6, 10, 15 or 21 points. The next lesson shows how the game ends and what else scores.

## 6. The end

hansa-lesson-the-end-title = The end of the game
hansa-lesson-the-end-about = The East–West link, special prestige, how the game ends and what scores.
hansa-lesson-the-end-link = Arnheim in the west and Stendal in the east have red name plates. The first player to link these two cities gains 7 prestige, the second 4, and the third 2. A link is a connected chain of cities, each with an office of yours. Only Stendal is missing.
hansa-lesson-the-end-claim = Your traders hold the route from Brunswiek to Stendal. Claim it.
hansa-lesson-the-end-claim-hint = { INPUT() ->
    [pointer] Click the route Brunswiek–Stendal.
   *[text] Type “claim Brunswiek-Stendal”.
}
hansa-lesson-the-end-other-route = Leave that route for later. First complete the link with Brunswiek–Stendal.
hansa-lesson-the-end-claim-first = Claim Brunswiek–Stendal first to complete the link.
hansa-lesson-the-end-office = Establish the last office of the chain.
hansa-lesson-the-end-office-hint = { INPUT() ->
    [pointer] Click Stendal.
   *[text] Type “office Stendal”.
}
hansa-lesson-the-end-not-nothing = You would give up valuable points. Take the benefit.
hansa-lesson-the-end-linked = Arnheim, Münster, Minden, Brunswiek, Stendal: the chain is complete. You gain 7 prestige immediately.
hansa-lesson-the-end-special = The route from Coellen to Warburg offers a special benefit: a merchant from this route can go to the table next to Coellen. This special prestige is worth 7 to 11 points at the end. Claim the route.
hansa-lesson-the-end-special-hint = { INPUT() ->
    [pointer] Click the route Coellen–Warburg.
   *[text] Type “claim Coellen-Warburg”.
}
hansa-lesson-the-end-special-first = Use your last action to claim Coellen–Warburg.
hansa-lesson-the-end-slot = Put your merchant on a slot whose colour your Privilegium includes. Yours is at orange, so slots 7 and 8 are open to you. Slot 8 is worth more.
hansa-lesson-the-end-slot-hint = { INPUT() ->
    [pointer] Click slot 7 or, better, slot 8.
   *[text] Type “prestige 8”.
}
hansa-lesson-the-end-not-office = An office is good, but special prestige is worth far more.
hansa-lesson-the-end-slotted = The slot is yours for the rest of the game. You score its points at the end.
hansa-lesson-the-end-over = The game ends when a player has 20 prestige on the board, ten cities are complete (no free house), or a new marker is needed and the bag is empty. The action that ends the game is completed, and then nobody may act any more, even in the same turn. Points scored at the end do not count towards the 20 prestige.
hansa-lesson-the-end-scoring = At the end, you score your special prestige, 2 points for each city you control, and 4 points for each track cleared of pieces, except Clavis Urbis. Your markers score 1 to 21 points, depending on their number.
hansa-lesson-the-end-network = Finally, your largest network scores. A network is a group of cities with your offices, joined by routes. Multiply its number of offices by your Clavis Urbis: here 5 × 1 = 5 points. The player with the most points wins. Tied players share the win.
hansa-lesson-the-end-puzzle = Now solve this position on your own. You have one action left. Another player has 19 prestige and will end the game on their next turn. Clavis Urbis is at 3. If the game ended now, you would score 7. Two of your routes are full. Which claim and which office give you 16 points?
hansa-lesson-the-end-puzzle-hint = An office is worth most where it joins two of your offices into one network. Which city is between Arnheim and Minden?
hansa-lesson-the-end-puzzle-again = You would have fewer than 16 points. Look for the city that connects Arnheim with Minden.
hansa-lesson-the-end-solved = Well done. You score 3 × 3 for three connected offices, 6 for three controlled cities, and 1 prestige for controlling Arnheim when you claimed the route: 16 in all.
hansa-lesson-the-end-end = You now know the whole base game. { INPUT() ->
    [pointer] To play a first game against Apprentices, leave the lesson and choose “Start the game”.
   *[text] To play a first game against Apprentices, run “kontor play hansa --players 3 --seat 0”.
} You can also go on with the East board and the rules for two players.

## 7. The East board

hansa-lesson-east-title = The East board
hansa-lesson-east-about = Sea routes, ship posts and green cities.
hansa-lesson-east-sea = The East board adds sea routes. Some posts on sea routes are ship posts, which are reserved for merchants, your round pieces. Malmö–Visby has one ship post between two ordinary posts.
hansa-lesson-east-ship = Complete the route: place your merchant on the ship post.
hansa-lesson-east-ship-hint = { INPUT() ->
    [pointer] Click the ringed post.
   *[text] Type “place merchant Malmö-Visby 2”.
}
hansa-lesson-east-other-post = Only the ship post between your two traders is missing.
hansa-lesson-east-ship-first = First complete the route with your merchant.
hansa-lesson-east-shipped = The route is full, and you have one action left.
hansa-lesson-east-claim = Sea routes never hold markers. Instead, each sea route has a printed bonus for every player who claims it. The bonus of this route is an office in a green city. Claim the route.
hansa-lesson-east-claim-hint = { INPUT() ->
    [pointer] Click the route Malmö–Visby.
   *[text] Type “claim Malmö-Visby”.
}
hansa-lesson-east-claim-first = You have an action left. Claim Malmö–Visby.
hansa-lesson-east-office = You choose the usual benefit first. Malmö’s first house is white and round. Use your merchant for an office in Malmö.
hansa-lesson-east-office-hint = { INPUT() ->
    [pointer] Click Malmö.
   *[text] Type “office Malmö”.
}
hansa-lesson-east-not-nothing = You can have both the office and the bonus. Take the office first.
hansa-lesson-east-opened = Your office is in Malmö. Now take the bonus.
hansa-lesson-east-green = Three cities are green: Belgard, Waren and Dresden. Green cities have no houses, but room for any number of offices. The bonus lets you establish an office in a green city with a piece from your supply. Choose any of the three.
hansa-lesson-east-green-hint = { INPUT() ->
    [pointer] Click one of the three green cities.
   *[text] Type “green trader Belgard”.
}
hansa-lesson-east-not-declined = You may decline the bonus, but a free office is worth taking.
hansa-lesson-east-settled = One claim gave you two offices. A green city counts as complete as soon as it has its first office.
hansa-lesson-east-bonuses = The other sea routes have different bonuses. Wismar–Stralsund: move one or two pieces of any player to other posts. Stralsund–Malmö: improve Privilegium. Malmö–Danzig: move up to two of your pieces from this route to other routes instead of returning them to your stock.
hansa-lesson-east-differences = Claim a route to Waren to improve Actiones or Bursa. The link joins Lübeck and Danzig. Special prestige is at Königsberg. When you claim a route to a green city, you can use an extra-office marker there too, even if the city has no office yet.
hansa-lesson-east-puzzle = Now solve this position on your own. It is your turn, and you have two actions. You have a trader and a merchant on Stralsund–Malmö. With a single claim, establish an office in Malmö and improve Privilegium.
hansa-lesson-east-puzzle-hint = The last post of Stralsund–Malmö is a ship post. You take the bonus after your benefit.
hansa-lesson-east-puzzle-again = You have only one of the two benefits. Place your merchant, claim Stralsund–Malmö, choose the office in Malmö, and then take the bonus.
hansa-lesson-east-solved = Well done: an office and a better Privilegium from one claim.
hansa-lesson-east-end = You are ready for the East. You need many merchants here, so it pays to improve Liber Sophiae, which gives you more.

## 8. Two players

hansa-lesson-two-players-title = Two players
hansa-lesson-two-players-about = Neutral traders, and how both players use them.
hansa-lesson-two-players-neutral = With two players, there is also a neutral player. This player takes no turns but has traders, some of which are on the map from the start. You and your opponent decide where neutral traders go. A neutral trader blocks your route between Stade and Hamburg.
hansa-lesson-two-players-displace = You displace a neutral trader like any other: put your trader on its post and move one more piece from your supply to your stock.
hansa-lesson-two-players-displace-hint = { INPUT() ->
    [pointer] Click the neutral trader on Stade–Hamburg.
   *[text] Type “displace trader Stade-Hamburg 1”.
}
hansa-lesson-two-players-other-post = Displace the neutral trader on Stade–Hamburg, which blocks your route.
hansa-lesson-two-players-not-yet = First displace the neutral trader on Stade–Hamburg.
hansa-lesson-two-players-displaced = Your opponent responds for the neutral player and puts the displaced trader between Hamburg and Lübeck.
hansa-lesson-two-players-office = That route is full of neutral traders, so it is claimed for the neutral player immediately. It is your turn, so you choose the city for the neutral office. The coin in Lübeck would give the neutral player 1 prestige. In Hamburg, the office would take a house that you could use. Either city is fine here.
hansa-lesson-two-players-office-hint = { INPUT() ->
    [pointer] Click Hamburg or Lübeck.
   *[text] Type “office Hamburg”.
}
hansa-lesson-two-players-opened = The neutral player has an office. Then your opponent added a neutral trader on Bremen–Hamburg, as always when a neutral trader has been displaced.
hansa-lesson-two-players-claim = Stade–Hamburg is yours now. Claim it with your second action.
hansa-lesson-two-players-claim-hint = { INPUT() ->
    [pointer] Click the route Stade–Hamburg.
   *[text] Type “claim Stade-Hamburg”.
}
hansa-lesson-two-players-claim-first = Your route is full. Claim it.
hansa-lesson-two-players-skill = Choose your benefit. Improve Privilegium, so you can use orange houses.
hansa-lesson-two-players-skill-hint = { INPUT() ->
    [pointer] Click the Privilegium track on your desk.
   *[text] Type “skill privilegium”.
}
hansa-lesson-two-players-not-skill = In this lesson, improve Privilegium.
hansa-lesson-two-players-improved = Well done. From now on, you may use white and orange houses.
hansa-lesson-two-players-scores = The neutral player gains prestige for cities it controls, for coins and for the link, so it can end the game. The neutral player cannot win, but its offices can take houses, and control of cities, away from you.
hansa-lesson-two-players-markers = Whenever a new marker is put on a route, a neutral trader goes on the route’s first empty post. To get the marker, you usually have to displace that trader.
hansa-lesson-two-players-puzzle = Now solve this position on your own. It is your opponent’s turn. Your opponent needs one more post on Bremen–Hamburg and one on Hamburg–Lüneburg, and has just displaced a neutral trader on Stade–Hamburg. You put down that trader and one more. Block both routes.
hansa-lesson-two-players-puzzle-hint = Look for the one empty post among your opponent’s traders on Bremen–Hamburg, and for another on Hamburg–Lüneburg.
hansa-lesson-two-players-puzzle-again = Your opponent could still fill a route. One neutral trader is enough to block a route if it takes the post your opponent needs.
hansa-lesson-two-players-solved = Well done. Both routes are blocked, at no cost to you.
hansa-lesson-two-players-end = These are the two-player rules of the 2014 edition. The handbook describes two other variants.

## The guided first game

hansa-guide-goal = Welcome to your first game. In Hansa Teutonica, you fill all posts between two cities, claim the route and take a benefit. You have two actions per turn. A tip appears here whenever you can do something new.
hansa-guide-place = With Place, you put a piece from your supply on any empty post. Start with a short route, and fill it.
hansa-guide-income = Income moves pieces from your stock to your supply, as many as Bursa shows. Take it only when your supply runs low.
hansa-guide-claim = Every post of a route is yours. Claim it for one action. You get one benefit, and the pieces you do not need for it return to your stock.
hansa-guide-benefit = Choose your benefit. An office earns points and helps you control the city. A skill improves all your later turns. Early in the game, Actiones pays off most.
hansa-guide-displace = You can displace another player’s piece and take its post. This costs an extra piece, and the other player may add a piece for free, so displace a piece only if you really need its post.
hansa-guide-pay = Pay for the displacement with pieces from your supply. Keep your merchants, the round pieces, if you can: you have few of them.
hansa-guide-displaced = You were displaced, but that can help you: put your piece on a nearby post and add another one for free.
hansa-guide-lift = Move picks up some of your pieces and puts them on other empty posts, all for one action. Use it to bring scattered pieces together.
hansa-guide-set = You have picked up a piece. Put it on any empty post, or press Esc to put it back.
hansa-guide-use = You have a marker. Using it costs no action, and it still scores at the end. Wait for the turn in which it helps most.
hansa-guide-remove = The marker returns up to three pieces to their owners’ supplies. Choose pieces that block your routes.
hansa-guide-put = You took a marker, so you place a new one on an empty route. Choose a route that you plan to claim yourself.
hansa-guide-end = End your turn when your actions are used up. Unused actions are lost.
hansa-guide-done = You may continue, or end this step with the button above.
hansa-guide-east = A sea route has its own bonus, printed on the board. You get it in addition to the usual benefit.
hansa-guide-pawn = With two players, the pawn marks the province where you may act. Move the pawn to where you want to play next.
hansa-guide-favour = You can take a tile of Emperor’s Favour, which helps you for the rest of the game: turn over two unused markers instead of taking any action this turn.

## 9. Britannia

hansa-lesson-britannia-title = Britannia
hansa-lesson-britannia-about = Countries, permits and borders.
hansa-lesson-britannia-countries = The Britannia board has several countries. Plain roads are English, and the usual rules apply there. Dashed roads and the sea route with the flower are Welsh. Wales is abroad: to place or displace there, you need a permit. With four or five players, Scotland is abroad too.
hansa-lesson-britannia-permits = The scroll marks a permit city. The player with the rightmost office in a permit city has its permit, even if another player controls the city. Nobody has a permit yet.
hansa-lesson-britannia-claim = Your route from Cambridge to London is full. Claim it.
hansa-lesson-britannia-claim-hint = { INPUT() ->
    [pointer] Click the route Cambridge–London.
   *[text] Type “claim Cambridge-London”.
}
hansa-lesson-britannia-not-yet = First get a permit: claim Cambridge–London.
hansa-lesson-britannia-claim-first = Claim Cambridge–London, which leads to a permit city.
hansa-lesson-britannia-office = Establish an office in London.
hansa-lesson-britannia-office-hint = { INPUT() ->
    [pointer] Click London.
   *[text] Type “office London”.
}
hansa-lesson-britannia-not-office = You need the permit, so take the office in London.
hansa-lesson-britannia-opened = Yours is the only office in London, so it is the rightmost. You can use the permit immediately.
hansa-lesson-britannia-abroad = Use your permit with your second action: place a trader between Conway and Chester, in Wales. Chester improves Actiones.
hansa-lesson-britannia-abroad-hint = { INPUT() ->
    [pointer] Click one of the ringed posts.
   *[text] Type “place trader Conway-Chester 1”.
}
hansa-lesson-britannia-other-post = Use your permit in Wales: place a trader between Conway and Chester.
hansa-lesson-britannia-abroad-first = First use your permit: place a trader between Conway and Chester.
hansa-lesson-britannia-placed = That was your first trader abroad.
hansa-lesson-britannia-once = Each permit allows one placement or displacement per turn. The tick shows that you have used London’s permit. You can use it again next turn. A second permit city would give you a second action abroad.
hansa-lesson-britannia-borders = Pieces may cross a border only into England. A piece picked up or displaced in England stays in England. A piece from Wales may go to England or stay in Wales. Claiming needs no permit.
hansa-lesson-britannia-scoring = At the end, the top three players in each country abroad score 7, 4 and 2 points. They are ranked by the cities they control there, then by their offices. A flower on the banner marks the Welsh cities. Coins are worth 2 here, and eight full cities end the game.
hansa-lesson-britannia-puzzle = Now solve this position on your own. You have two actions, a swap marker and two traders on Conway–Chester, but another player’s office is the rightmost in Cardiff. Improve Actiones this turn.
hansa-lesson-britannia-puzzle-hint = Using a marker costs no action. Which office should be on the right in Cardiff?
hansa-lesson-britannia-puzzle-again = You have not improved Actiones yet. Swap the offices in Cardiff, then place, claim and take the skill.
hansa-lesson-britannia-solved = Well done. The swap gave you the permit at the right moment.
hansa-lesson-britannia-end = You are ready for Britannia. Watch who has the rightmost office in London, Cardiff and Carlisle.
