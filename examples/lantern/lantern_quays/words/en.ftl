# Lantern Quays in English. Another language is another file next to this one.
lantern-title = Lantern Quays
lantern-about = Place your traders where the lantern hangs, or where your secret orders send them. The player with the most points after six evenings wins.
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
lantern-kind-rest = Rest and take 2 coins
lantern-kind-shift = Move the displaced trader
lantern-kind-home = Take the trader home and get 2 coins
# What happens
lantern-dealt = { SEAT($seat) } gets an order{ $quay ->
    [none] .
   *[other] {" "}for { $quay }.
}
lantern-lit = Evening { $day }: the lantern hangs at { $quay }.
lantern-place = { SEAT($seat) } places a trader on { $quay }. Coins earned: { $coins }.
lantern-displace = { SEAT($seat) } pays 1 coin and displaces { SEAT($victim, where: "within") } from { $quay }.
lantern-shift = { SEAT($seat) } moves on to { $quay }. Coins earned: { $coins }.
lantern-rest = { SEAT($seat) } rests and gets 2 coins.
lantern-home = { SEAT($seat) } takes the trader home and gets 2 coins.
# What to do
lantern-prompt-deal = Dealing the orders.
lantern-prompt-light = The harbour master walks the quays with the lantern.
lantern-prompt-turn = Click a quay to place or displace a trader, or rest for 2 coins.
lantern-prompt-answer = Your trader was displaced. Click a quay with room, or take the trader home for 2 coins.
lantern-prompt-over = The last evening is over.
lantern-outcome = { SEAT($winners) } wins. Points: { $points }.
lantern-do-deal = Deal an order
lantern-do-light = Hang the lantern at { $quay }
lantern-do-place = Place a trader on { $quay }
lantern-do-displace = Displace a trader of { SEAT($seat, where: "within") } from { $quay } for 1 coin
lantern-do-shift = Move on to { $quay }
# Why not
lantern-not-now = You cannot do that now. Choose one of the offered actions, or wait for your turn.
lantern-no-trader = All your traders are on the quays. Rest, or wait until a trader comes home.
lantern-full = { $quay } is full. Choose another quay, or displace someone there.
lantern-room = { $quay } still has room: place a trader there instead.
lantern-nobody = { SEAT($seat) } has no trader on { $quay } to displace. Choose another player.
lantern-no-coin = Displacing costs 1 coin, and you have none. Rest to earn coins.
lantern-faulty = This position has the wrong number of traders or orders. Save the position again from the game.
# What players see
lantern-map = The lagoon
lantern-desk = { SEAT($seat) }’s desk
lantern-scores = Points
lantern-scene-score = { SEAT($seat) }, points: { $points }
lantern-quay = { $quay }
lantern-place-supply = Traders of { SEAT($seat, where: "within") }
lantern-place-purse = Coins of { SEAT($seat, where: "within") }
lantern-place-order0 = The first order of { SEAT($seat, where: "within") }
lantern-place-order1 = The second order of { SEAT($seat, where: "within") }
lantern-trader = A trader of { SEAT($seat, where: "within") } on { $quay }
lantern-lamp = The lantern: a trader who comes to { $quay } earns 2 more coins
lantern-supply = { SEAT($seat) }, traders to place: { $count }
lantern-purse = { SEAT($seat) }, coins: { $coins }
lantern-order = An order for { $quay }
lantern-hidden-order = An order that only { SEAT($seat, where: "within") } knows
lantern-own-orders = Your orders: { $quays }
