# The lessons of Pfeffersäcke in English.

## 1. Your first branch

pfeffersaecke-lesson-first-branch-title = Your first branch
pfeffersaecke-lesson-first-branch-about = Start in a town, open a city, and open a branch.
pfeffersaecke-lesson-first-branch-goal = You are a merchant of the late Middle Ages. All over central Europe, you open branches, your trading houses, to gain influence. Each branch is one of your pieces on the map. The player with the most influence at the end wins.
pfeffersaecke-lesson-first-branch-town = The single squares on the map are towns. The round places are cities, where you cannot start. A town has room for one branch. Every player begins in one. Put your first branch in Berlin.
pfeffersaecke-lesson-first-branch-town-hint = { INPUT() ->
    [pointer] Berlin is in the north-east. Click the ringed town.
   *[text] Type “found Berlin”.
}
pfeffersaecke-lesson-first-branch-founded = You are in Berlin. The other players have chosen their towns too, and your first turn begins.
pfeffersaecke-lesson-first-branch-other-town = In a real game, you could start in that town. For this lesson, choose Berlin.
pfeffersaecke-lesson-first-branch-cities = The round places are cities, with two to eight spaces. A city is closed until a player puts a disc on it. Magdeburg is closed. Wittenberg has a disc from the start, so it is open.
pfeffersaecke-lesson-first-branch-open = At the start of each turn, you open a city with one of your discs. The number on the disc must match the number of spaces in the city, which can be anywhere on the map. Open a city of your choice.
pfeffersaecke-lesson-first-branch-open-hint = { INPUT() ->
    [pointer] Click a highlighted city, for example Magdeburg, which is next to Berlin.
   *[text] Magdeburg is next to Berlin. Type “open Magdeburg”.
}
pfeffersaecke-lesson-first-branch-opened = The city is open to everybody now. You also took your basic income, 4 florins, which you get every turn.
pfeffersaecke-lesson-first-branch-branch = Now you may open one new branch, in an empty town or an open city. A direct road must lead there from one of your branches. The label on the place shows what you pay. Regions, the coloured parts of the map, count only at the end. Open a branch.
pfeffersaecke-lesson-first-branch-branch-hint = { INPUT() ->
    [pointer] Follow a road from Berlin and click the place at its other end. Wittenberg costs only 2 florins.
   *[text] Wittenberg costs only 2 florins. Type “branch Wittenberg”.
}
pfeffersaecke-lesson-first-branch-branched = Your second branch is open, and your turn is over. From now on, you can also open branches from the new place.
pfeffersaecke-lesson-first-branch-no-pass = You may pass, but you have enough florins for a branch. Open one.
pfeffersaecke-lesson-first-branch-puzzle = Now solve this position on your own. You start in Lüneburg with 2 florins. Get a branch in Braunschweig in a single turn.
pfeffersaecke-lesson-first-branch-puzzle-hint = Look at Braunschweig: it has no disc yet. What must happen before you can open a branch there?
pfeffersaecke-lesson-first-branch-puzzle-again = Your turn ended without a branch in Braunschweig. Open it with your disc, then open your branch there.
pfeffersaecke-lesson-first-branch-solved = Well done. You opened the city, took 4 florins and paid 3 of them for the road.
pfeffersaecke-lesson-first-branch-end = In a turn, you open a city, take income and open a branch. Later you will also extend cities, just before you take income. The next lesson is about money.

## 2. Florins and roads

pfeffersaecke-lesson-florins-title = Florins and roads
pfeffersaecke-lesson-florins-about = Earn florins in cities, pay for roads, and find cheap routes.
pfeffersaecke-lesson-florins-florins = New branches cost florins. You have 6 florins, a branch in the town of Berlin and one in the city of Magdeburg. You have already opened a city this turn.
pfeffersaecke-lesson-florins-pays = An open city where you have a branch pays for each free space: 2 florins with three players. Magdeburg has two free spaces and pays 4. If you extend a city, which means adding a branch there, it pays you nothing this turn. Take your income.
pfeffersaecke-lesson-florins-pays-hint = { INPUT() ->
    [pointer] Click the “Income: 8 florins” button.
   *[text] Type “income”.
}
pfeffersaecke-lesson-florins-paid = Magdeburg paid 4 florins, and the basic income added 4. Towns pay nothing.
pfeffersaecke-lesson-florins-no-extend = A later lesson explains how to extend cities. A city you extend pays nothing this turn. Take your income.
pfeffersaecke-lesson-florins-road = Every road shows its cost. You pay for one road per branch, and you cannot travel through other places. Leipzig is open, but the road from Magdeburg costs 25. Open a branch in Dresden for 4 florins.
pfeffersaecke-lesson-florins-road-hint = { INPUT() ->
    [pointer] Dresden is south of Berlin. Click it.
   *[text] Type “branch Dresden”.
}
pfeffersaecke-lesson-florins-arrived = You paid 4 florins and gained 1 influence, as you do for every new branch in a town. Then the others took their turns.
pfeffersaecke-lesson-florins-dresden-first = You can go there, but this lesson is about a cheap route to Leipzig. Choose Dresden.
pfeffersaecke-lesson-florins-no-pass = Passing saves florins, but it gets you nowhere. Open the branch.
pfeffersaecke-lesson-florins-again = It is your turn again. As always, you begin by opening a city with a disc. Any city will do here.
pfeffersaecke-lesson-florins-again-hint = { INPUT() ->
    [pointer] Click any highlighted city.
   *[text] Type “open Rostock”, for example.
}
pfeffersaecke-lesson-florins-collect = Magdeburg still has two free spaces, so it pays again. A city pays every turn until it is scored, which the next lesson explains. Take your income.
pfeffersaecke-lesson-florins-collected = You have 18 florins now.
pfeffersaecke-lesson-florins-cheap = The road from Dresden to Leipzig costs only 7, and you always pay for the cheapest road. The label on a place shows what it costs you. Open a branch in Leipzig.
pfeffersaecke-lesson-florins-cheap-hint = { INPUT() ->
    [pointer] Leipzig is the open city next to Dresden. Click it.
   *[text] Type “branch Leipzig”.
}
pfeffersaecke-lesson-florins-cheaper = Two short roads cost you 11 florins instead of 25. Leipzig will pay you from your next turn on.
pfeffersaecke-lesson-florins-leipzig-now = You can reach Leipzig now. Open your branch there.
pfeffersaecke-lesson-florins-puzzle = Now solve this position on your own. You have branches in Magdeburg and Dresden, and 1 florin. Open a branch in Prag this turn.
pfeffersaecke-lesson-florins-puzzle-hint = The road from Dresden to Prag costs 7. Work out how much you can earn before you open a branch.
pfeffersaecke-lesson-florins-puzzle-again = You did not reach Prag. Leave Magdeburg’s spaces free: they pay 4 florins, and you need 7.
pfeffersaecke-lesson-florins-solved = Well done. 1 + 4 + 4 florins were enough for the road.
pfeffersaecke-lesson-florins-end = Free spaces make you rich, and short roads save money. The next lesson shows how to turn branches into influence.

## 3. Winning cities

pfeffersaecke-lesson-cities-title = Winning cities
pfeffersaecke-lesson-cities-about = Spaces, discs, majorities, and what happens when a city is full.
pfeffersaecke-lesson-cities-spaces = Magdeburg has four spaces, and its disc is worth 4 influence. You hold two spaces. The player who holds more than half of all spaces, here three, wins the disc.
pfeffersaecke-lesson-cities-extend = In an open city where you have a branch, you may add one branch each turn, for free. This is called extending. Extend Magdeburg.
pfeffersaecke-lesson-cities-extend-hint = { INPUT() ->
    [pointer] Click Magdeburg on the map.
   *[text] Type “extend Magdeburg”.
}
pfeffersaecke-lesson-cities-won = You got 4 florins. No new branch was possible, so your turn ended. At the end of the turn, your new branch took its space. You now hold three of the four spaces and gain 4 influence.
pfeffersaecke-lesson-cities-no-income = Taking income ends the extending step. Extend first to win the city.
pfeffersaecke-lesson-cities-full = Here is a new position. Erfurt has five spaces, so a majority needs three. One space is free. If a city fills up without a majority, the player with the most branches gets half its value, rounded down. In a tie, the arrow decides, and here it favours you. Extend Erfurt.
pfeffersaecke-lesson-cities-full-hint = { INPUT() ->
    [pointer] Click Erfurt on the map.
   *[text] Type “extend Erfurt”.
}
pfeffersaecke-lesson-cities-half = Erfurt is full without a majority. You gained half of 5, rounded down: 2 influence. The disc leaves the game, but the branches stay.
pfeffersaecke-lesson-cities-arrow = You and a rival have two branches each. Spaces fill clockwise from the small arrow. In a tie, the branch nearest to the arrow decides, and it is yours.
pfeffersaecke-lesson-cities-puzzle = Now solve this position on your own. You have branches in Hamburg and Bremen. Hamburg has five spaces. Gain the 5 influence of Hamburg this turn, without giving a rival any influence.
pfeffersaecke-lesson-cities-puzzle-hint = Imagine one more of your branches in each city. Who would win each city? You do not have to extend both. Take your income when you are done.
pfeffersaecke-lesson-cities-puzzle-again = Not quite. In Hamburg, you get three of five spaces. Filling Bremen leads to a tie there, and your rival is nearer to the arrow.
pfeffersaecke-lesson-cities-solved = Well done. Hamburg is yours, and Bremen even paid you 2 florins for its free space.
pfeffersaecke-lesson-cities-end = The first player to hold more than half of a city’s spaces wins its full value. If a city fills up before anyone has a majority, the player with the most branches gets half. The next lesson is about letters, and when to extend or collect.

## 4. Extend or collect

pfeffersaecke-lesson-growing-title = Extend or collect
pfeffersaecke-lesson-growing-about = Choose which cities to extend, and spend letters of safe-conduct.
pfeffersaecke-lesson-growing-choice = You have a branch in Magdeburg and one in Wittenberg. Each turn, you choose for every city: either extend it, or leave it and let it pay you.
pfeffersaecke-lesson-growing-extend = You can extend the cities in any order, each once per turn. Wittenberg has two spaces: one more branch wins it. Magdeburg pays 4 if you leave it. Extend only Wittenberg.
pfeffersaecke-lesson-growing-extend-hint = { INPUT() ->
    [pointer] Click Wittenberg, just right of Magdeburg.
   *[text] Type “extend Wittenberg”.
}
pfeffersaecke-lesson-growing-waiting = Your new branch waits in the middle of the city and takes its space when your turn ends.
pfeffersaecke-lesson-growing-keep-magdeburg = One more branch would not win Magdeburg yet, and you would lose its 4 florins. Leave it for now.
pfeffersaecke-lesson-growing-extend-first = Taking income ends the extending step, and then it is too late for Wittenberg this turn. Extend first.
pfeffersaecke-lesson-growing-income = Now stop extending and take your income: 4 florins from Magdeburg and 4 as basic income.
pfeffersaecke-lesson-growing-income-hint = { INPUT() ->
    [pointer] Click the “Income: 8 florins” button.
   *[text] Type “income”.
}
pfeffersaecke-lesson-growing-settled = You took 8 florins. No new branch was possible, so your turn ended, and you gained 2 influence for Wittenberg.
pfeffersaecke-lesson-growing-scored = Wittenberg has been scored. A scored city gives no more influence and no income. If a scored city has a free space, you may still open a branch there to reach more roads or a new region. Your first branch there costs only the road. Each branch you add there later costs 2 florins with three players.
pfeffersaecke-lesson-growing-letter = Here is a new position. You have two letters of safe-conduct. You may spend one letter per turn, but not on your first turn. It lets you add two branches in one city. Win Leipzig this turn.
pfeffersaecke-lesson-growing-letter-hint = { INPUT() ->
    [pointer] Click Leipzig, then choose the letter.
   *[text] Type “extend twice Leipzig”.
}
pfeffersaecke-lesson-growing-majority = Three of four spaces are yours, so you won 4 influence before your rival could respond.
pfeffersaecke-lesson-growing-not-enough = One more branch gives you only two of four, and your rival could block you. Add two branches with a letter.
pfeffersaecke-lesson-growing-no-income = Do not take income yet. Use the letter in Leipzig.
pfeffersaecke-lesson-growing-letters = A letter has two other uses. You can double your income, to at least 48 florins, or open a second new branch in the same turn. Unspent letters are worth nothing at the end.
pfeffersaecke-lesson-growing-puzzle = Now solve this position on your own. You have 3 florins, a branch in Prag and one letter left. Open a branch in Wien this turn. The road from Prag costs 41.
pfeffersaecke-lesson-growing-puzzle-hint = Your usual income is far too small. Which use of a letter earns the most money?
pfeffersaecke-lesson-growing-puzzle-again = You did not reach Wien. Spend the letter on your income, which is then at least 48 florins.
pfeffersaecke-lesson-growing-solved = Well done. The letter raised your income to 48 florins, enough for the long road.
pfeffersaecke-lesson-growing-end = On your turn, you open a city, extend, take income and open a branch, in this order. Then cities that are full or won are scored. The last lesson is about the end of the game.

## 5. The end of the game

pfeffersaecke-lesson-the-end-title = The end of the game
pfeffersaecke-lesson-the-end-about = When the game ends, and what you score then.
pfeffersaecke-lesson-the-end-ends = The game ends after a turn if one of these is true: the town counter is at 0, the last disc has left the game, or no player opened a new branch in their latest turn. A disc leaves the game when its city is scored. Three counters show how close the end is.
pfeffersaecke-lesson-the-end-final = At the end you gain more influence: 2 for each region where you have a branch, and 1 for every 20 florins. Regions are the coloured parts of the map.
pfeffersaecke-lesson-the-end-count = Linz is the last free town, and it is in a region where you have no branch yet. A branch there earns 1 influence for the town and 2 for the region, and ends the game. Open a branch in Linz.
pfeffersaecke-lesson-the-end-count-hint = { INPUT() ->
    [pointer] Linz is next to Passau, in the south-east. Click it.
   *[text] Type “branch Linz”.
}
pfeffersaecke-lesson-the-end-over = The town counter is at 0: the game is over. 8 influence, 4 regions × 2, and 1 for 21 florins make 17 influence. You win.
pfeffersaecke-lesson-the-end-other-branch = Salzburg gives you nothing this turn: no influence for a town, no new region. Take Linz.
pfeffersaecke-lesson-the-end-no-pass = Passing gains you nothing, and another player would take Linz.
pfeffersaecke-lesson-the-end-puzzle = Now solve this position on your own. If the game ended now, you would have 13 influence: 7 so far and 3 regions × 2. You have a branch in Salzburg, a city with two spaces. Linz is the last free town. End the game this turn with at least 18 influence.
pfeffersaecke-lesson-the-end-puzzle-hint = With Linz alone, you would have at most 17 influence. Which city can you win on the way?
pfeffersaecke-lesson-the-end-puzzle-again = To reach 18 influence, win Salzburg by extending it, then end the game in Linz, all in one turn.
pfeffersaecke-lesson-the-end-solved = Well done: 13, plus 2 for Salzburg, 1 for Linz and 2 for the new region, make 18. You win the game.
pfeffersaecke-lesson-the-end-end = You know the rules of Pfeffersäcke. Ties are broken by the number of cities won. { INPUT() ->
    [pointer] Now leave the lesson and choose “Start the game” to play against bots.
   *[text] Now run “kontor play pfeffersaecke --players 3 --seat 0” to play against bots.
}

## The guided first game

pfeffersaecke-guide-goal = Welcome to your first game. You gain influence by opening branches along the roads and winning cities. Your turn always has the same steps, and the bar above shows which one it is.
pfeffersaecke-guide-found = Choose the town where you begin. Look for short, cheap roads to several cities.
pfeffersaecke-guide-open = Open a city with one of your discs. Any city of the right size will do, but one near your branches soon pays off.
pfeffersaecke-guide-extend = You may add a branch in an open city where you already have one, for free. Extending brings you closer to a majority, but the city pays nothing this turn.
pfeffersaecke-guide-income = Take your income: every city that you did not extend pays for its free spaces. You have two letters of safe-conduct in the whole game. Each can double your income once.
pfeffersaecke-guide-branch = Open a new branch at the other end of a road. The tags show what each place costs you. A free town earns 1 influence immediately, and every new region scores at the end.
pfeffersaecke-guide-pass = You may pass and save your florins for a longer road next turn. Pass rarely, because a turn without a new branch sets you back a little.
