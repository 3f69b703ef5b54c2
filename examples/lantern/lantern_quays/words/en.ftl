# Lantern Quays in English. Another language is another file next to this one.

lantern-title = Lantern Quays
lantern-about = Place your traders where the lantern hangs, or where your secret orders send them. The player with the most points after six evenings wins.
lantern-variant = { $long ->
    [true] {" "}· nine evenings
   *[other] {""}
}
lantern-board-name-lagoon = The lagoon
lantern-board-lagoon = Six quays around a lagoon, with room for two traders each.
lantern-option-name-long = Long game
lantern-option-long = Play nine evenings instead of six (E1).
lantern-end-dusk = the last evening is over (E1)
lantern-source-coins = coins
lantern-source-orders = orders
lantern-source-total = total
lantern-kind-deal = Deal an order
lantern-kind-light = Hang up the lantern
lantern-kind-place = Place a trader
lantern-kind-displace = Displace a trader
lantern-kind-rest = Rest
lantern-kind-shift = Move the displaced trader
lantern-kind-home = Take the displaced trader home

## What happens

lantern-dealt = { SEAT($seat) } gets an order{ $quay ->
    [none] .
   *[other] {" "}for { $quay }.
}
lantern-lit = Evening { $day }: the lantern hangs at { $quay }.
lantern-placed = { SEAT($seat) } places a trader on { $quay } and earns { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
lantern-displaced = { SEAT($seat) } pays 1 coin and displaces { SEAT($victim, where: "within") } from { $quay }.
lantern-shifted = { SEAT($seat) } moves on to { $quay } and earns { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}.
lantern-went-home = { SEAT($seat) } takes the trader home and gets 2 coins.
lantern-rested = { SEAT($seat) } rests and gets 2 coins.

## What to do

lantern-prompt-deal = Dealing the orders.
lantern-prompt-light = The harbour master walks the quays with the lantern.
lantern-prompt-turn = Click a quay to place or displace a trader, or rest for 2 coins.
lantern-prompt-answer = Your trader was displaced. Click a quay with room, or take the trader home for 2 coins.
lantern-prompt-over = The last evening is over.
lantern-outcome = { SEAT($winners) } wins with { $points } points.
lantern-do-deal = Deal an order
lantern-do-light = Hang the lantern at { $quay }
lantern-do-place = Place a trader on { $quay }
lantern-do-displace = Displace a trader of { SEAT($seat, where: "within") } from { $quay } for 1 coin
lantern-do-rest = Rest and take 2 coins
lantern-do-shift = Move on to { $quay }
lantern-do-home = Go home and take 2 coins

## Why not

lantern-not-now = { $phase ->
    [0] The orders are still being dealt. Please wait.
    [1] The lantern is not lit yet. Please wait.
    [3] A displaced trader must find a place first. Its owner decides.
    [4] The game is over.
   *[other] You cannot do that in your turn. Place, displace or rest.
}
lantern-no-trader = All your traders are on the quays. Rest, or wait until one comes home.
lantern-full = { $quay } is full. Choose another quay, or displace someone there.
lantern-room = { $quay } still has room: place a trader there instead.
lantern-nobody = { SEAT($seat) } has no trader on { $quay } to displace. Choose another player.
lantern-no-coin = Displacing costs 1 coin, and you have none. Rest to earn some.
lantern-faulty = The traders or orders in this position do not add up. Save it again from the game.

## What players see

lantern-map = The lagoon
lantern-scores = Points
lantern-points = { SEAT($seat) } has { $points } points
lantern-desk = { SEAT($seat) }’s desk
lantern-print = { $text }
lantern-place-quay = { $quay }
lantern-place-stalls = The stalls of { $quay }
lantern-place-lamp = The lantern hook at { $quay }
lantern-place-supply = Traders of { SEAT($seat, where: "within") }
lantern-place-purse = Coins of { SEAT($seat, where: "within") }
lantern-place-order0 = The first order of { SEAT($seat, where: "within") }
lantern-place-order1 = The second order of { SEAT($seat, where: "within") }
lantern-trader = A trader of { SEAT($seat, where: "within") } on { $quay }
lantern-lamp = The lantern: a trader who comes to { $quay } earns 2 more coins
lantern-supply = { SEAT($seat) } has { $count } traders to place
lantern-purse = { SEAT($seat) } has { $coins } coins
lantern-order = { $quay ->
    [none] An order that only { SEAT($seat, where: "within") } knows
   *[other] An order for { $quay }
}
lantern-own-orders = Your orders: { $quays }
