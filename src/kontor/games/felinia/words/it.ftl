### Felinia in italiano.

## Il gioco, i tabelloni e le opzioni

felinia-about = Fai offerte per le merci nella città dei gatti, imbarcati e sistema i tuoi mercanti sull’isola di Felinia.
felinia-board-name-classic = Classico
felinia-board-classic = Il lato classico, con le tessere Commercio coperte; consigliato in tre e in quattro. Il tabellone stampato non si è potuto avere; questo è rifatto secondo le regole.
felinia-board-name-expert = Esperti
felinia-board-expert = Il lato per esperti, con provviste, tessere speciali, Luoghi misteriosi e strade oltre i confini. Il tabellone stampato non si è potuto avere; questo è rifatto secondo le regole.
felinia-option-name-next_ship_open = Prossima nave scoperta
felinia-option-next_ship_open = La prima tessera della pila delle navi è scoperta: tutti vedono quale nave arriva poi (O2).
felinia-option-name-open_tiles = Tessere scoperte
felinia-option-open_tiles = Le plance mostrano le tessere prese da ciascuno, altrimenti solo quante. Chi ha preso che cosa è comunque pubblico (O3).
felinia-option-name-cross_border_movement = Oltre i confini
felinia-option-cross_border_movement = Se i mercanti possono entrare in un altro paese dove una strada vi porta; solo sui tabelloni con tali strade (O4).
felinia-value-cross_border_movement-board = Come dice il tabellone
felinia-value-cross_border_movement-on = Permesso
felinia-value-cross_border_movement-off = Vietato
felinia-setup-borders = Sul tabellone { $board } nessuna strada passa un confine. Imposta { $option } su { $possible } (O4).
felinia-variant = {""}
felinia-end-merchants = qualcuno ha imbarcato l’ultimo mercante (E1)
felinia-end-ships = la pila delle navi è finita (E2)
felinia-source-tiles = tessere Commercio
felinia-source-bonus = tessere Bonus
felinia-source-groups = mercanti
felinia-source-gold = oro
felinia-source-spice = spezie
felinia-source-goods = merci
felinia-source-provisions = provviste
felinia-source-places = luoghi

## Tipi di azioni

felinia-kind-first = Il caso sorteggia il primo giocatore
felinia-kind-good = Il caso pesca una merce dal sacchetto
felinia-kind-ship = Il caso pesca una tessera Nave
felinia-kind-tile = Il caso pesca o gira una tessera
felinia-kind-look = Il caso pesca un Luogo misterioso, che uno solo guarda
felinia-kind-bid = Fare un’offerta: a un mercato, alla gilda o sulla tua plancia
felinia-kind-buy = Comprare una merce al mercato
felinia-kind-exchange = Scambiare una merce alla gilda
felinia-kind-bonus = Prendere una tessera Bonus alla gilda
felinia-kind-decline = Riprendere l’offerta senza commerciare
felinia-kind-sell = Vendere oro, spezie o merci
felinia-kind-board = Imbarcare un mercante
felinia-kind-done = Finire
felinia-kind-turn = Girare una tessera coperta
felinia-kind-step = Entrare in una provincia
felinia-kind-stop = Finire il cammino
felinia-kind-keep = Tenere un Luogo misterioso, o nessuno
felinia-kind-store = Scegliere le merci che restano

## Nomi

felinia-print = { $text }
felinia-good = { $good ->
    [books] libri
    [wine] vino
    [clocks] orologi
    [clothes] abiti
    [glass] vetri
   *[other] { $good }
}
felinia-good-1 = { $good_1 ->
    [books] libri
    [wine] vino
    [clocks] orologi
    [clothes] abiti
    [glass] vetri
   *[other] { $good_1 }
}
felinia-good-2 = { $good_2 ->
    [books] libri
    [wine] vino
    [clocks] orologi
    [clothes] abiti
    [glass] vetri
   *[other] { $good_2 }
}
felinia-good-3 = { $good_3 ->
    [books] libri
    [wine] vino
    [clocks] orologi
    [clothes] abiti
    [glass] vetri
   *[other] { $good_3 }
}
felinia-good-4 = { $good_4 ->
    [books] libri
    [wine] vino
    [clocks] orologi
    [clothes] abiti
    [glass] vetri
   *[other] { $good_4 }
}
felinia-goods = { $number_1 ->
    [1] {""}
   *[other] { $number_1 }{" "}×{" "}
}{ felinia-good-1 }{ $good_2 ->
    [none] {""}
   *[other] , { $number_2 ->
        [1] {""}
       *[other] { $number_2 }{" "}×{" "}
    }{ felinia-good-2 }
}{ $good_3 ->
    [none] {""}
   *[other] , { $number_3 ->
        [1] {""}
       *[other] { $number_3 }{" "}×{" "}
    }{ felinia-good-3 }
}{ $good_4 ->
    [none] {""}
   *[other] , { $number_4 ->
        [1] {""}
       *[other] { $number_4 }{" "}×{" "}
    }{ felinia-good-4 }
}
felinia-people = { $people ->
    [lions] Leoni
    [tigers] Tigri
    [jaguars] Giaguari
    [panthers] Pantere
    [cheetahs] Ghepardi
   *[other] { $people }
}
felinia-country = { $country ->
    [lions] Leoni
    [tigers] Tigri
    [jaguars] Giaguari
    [panthers] Pantere
    [cheetahs] Ghepardi
   *[other] { $country }
}
felinia-province = { felinia-country } { $spot }
felinia-tile = { $tile ->
    [lions] Leoni
    [tigers] Tigri
    [jaguars] Giaguari
    [panthers] Pantere
    [cheetahs] Ghepardi
    [provision_points] le provviste contano
    [gift] dono
    [spice_points] le spezie contano doppio
    [lone_merchants] mercanti soli
    [more_coins] più monete
    [more_provisions] più provviste
    [more_gold] più oro
    [place_points] i luoghi contano di più
   *[other] { $tile }
}
felinia-tile-tip = { $tile ->
    [provision_points] Alla fine ognuna delle tue provviste vale 2 punti (X1).
    [gift] Subito 1 provvista, 1 oro, 1 moneta e una merce a caso; la tessera esce dal gioco (X2).
    [spice_points] Alla fine ognuna delle tue spezie vale 1 punto (X3).
    [lone_merchants] Alla fine un tuo mercante che sta da solo vale 2 punti (X4).
    [more_coins] Subito 1 moneta, e 1 in più ogni volta che il tuo mercante entra in una provincia con moneta (X5).
    [more_provisions] Subito 1 provvista, e 1 in più ogni volta che il tuo mercante entra in una provincia con provviste (X6).
    [more_gold] Subito 1 oro, e 1 in più ogni volta che il tuo mercante entra in una provincia con oro (X7).
    [place_points] Alla fine 1 punto in più per ognuno dei tuoi luoghi (X8).
   *[other] Una vale 1 punto, due 2 ciascuna, tre 3 ciascuna{ $most ->
        [4] , quattro o più 4 ciascuna
       *[other] {""}
    } (E3).
}
felinia-bonus-mark = { $tile ->
    [counts_as_tile] { felinia-people }: una tessera in più
   *[other] { felinia-people }: +1 per tessera
}
felinia-place = { $place ->
    [forgotten_temple] Tempio dimenticato
    [stone_library] Biblioteca di pietra
    [hanging_garden] Giardino pensile
    [hot_spring] Sorgente calda
    [cave_of_echoes] Grotta degli echi
    [sunken_lighthouse] Faro sommerso
    [none] un luogo
   *[other] { $place }
}
felinia-what = { $what ->
    [gold] oro
    [spice] spezia
    [provision] provvista
    [coin] moneta
    [books] libri
    [wine] vino
    [clocks] orologi
    [clothes] abiti
    [glass] vetri
   *[other] { $what }
}
felinia-symbol = { $symbol ->
    [spice] spezia
    [gold] oro
    [coin] moneta
    [good] una merce a caso
    [provision] provvista
   *[place] un Luogo misterioso
}{ $times ->
    [one] {""}
   *[other] {" "}× { $times }
}
felinia-stack = { $stack ->
    [guild] gilda
   *[other] mercato { $stack }
}
felinia-at-stack = { $stack ->
    [guild] alla gilda
   *[other] al mercato { $stack }
}
felinia-ship = { felinia-country }, { $time }
felinia-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}

## Che cosa si decide

felinia-decision-first = Si sorteggia il primo giocatore.
felinia-decision-markets = Si riempiono i mercati.
felinia-decision-berths = Si pescano le prossime navi.
felinia-decision-tiles = Si posano le tessere.
felinia-decision-bid = Turno { $round }, offerta { $time } di 3. { INPUT() ->
    [pointer] Clicca su un mercato, sulla gilda o sulla tua plancia.
   *[text] Fai un’offerta a un mercato, alla gilda o sulla tua plancia.
}
felinia-decision-trade = Tocca alla tua offerta { felinia-at-stack }. Il prezzo è { $price }, e hai { felinia-coins }. Commercia o rinuncia.
felinia-decision-boarding = Hai { felinia-coins }. Imbarca un mercante, o scegli «Fatto».
felinia-decision-walk = Il tuo mercante è in { felinia-province }. { $steps ->
    [0] { $turns ->
        [0] Fermati qui.
        [one] Gira 1 tessera o fermati.
       *[other] Gira fino a { $turns } tessere o fermati.
    }
   *[other] { $turns ->
        [0] {""}
        [one] Puoi girare 1 tessera.{" "}
       *[other] Puoi girare fino a { $turns } tessere.{" "}
    }{ INPUT() ->
        [pointer] Clicca sulla prossima provincia o fermati.
       *[text] Prosegui o fermati.
    }
}
felinia-decision-turned = Si gira la tessera in { felinia-province }.
felinia-decision-found = { seat-name } pesca una merce.
felinia-decision-look = { seat-name } guarda dei Luoghi misteriosi.
felinia-decision-keep = Tieni uno di questi Luoghi misteriosi, o nessuno.
felinia-decision-storage = { $over ->
    [yes] Hai { $goods } merci. Tienine { $most }, o quattro per 2 monete; le altre sono vendute.
   *[other] Puoi vendere prima del prossimo turno. Scegli «Fatto» quando hai finito.
}

## Che cosa è successo

felinia-first-player = { seat-name } è primo giocatore per sorteggio; tutti prendono le merci iniziali.
felinia-market-filled = { felinia-good } al mercato { $market }.
felinia-docked = Ormeggio { $berth }: la nave delle { $time } per il paese { felinia-country }.
felinia-next-ship = La prossima nave è quella delle { $time } per il paese { felinia-country }.
felinia-tile-laid = La tessera «{ felinia-tile }» è in { felinia-province }.
felinia-round = { $round ->
    [1] Comincia il primo turno; primo giocatore: { SEAT($seat, where: "within") }.
   *[other] Comincia il turno { $round }; primo giocatore: { SEAT($seat, where: "within") }.
}
felinia-bid = { seat-name } fa un’offerta { felinia-at-stack }, ora alta { $height }.
felinia-bid-board = { seat-name } fa un’offerta sulla propria plancia e riceve { felinia-coins }.
felinia-token-passed = { seat-name } non può fare nulla { felinia-at-stack } e riprende il gettone.
felinia-declined = { seat-name } rinuncia { felinia-at-stack }.
felinia-bought = { seat-name } compra { felinia-good } al mercato { $market } per { $price }.
felinia-exchanged = { seat-name } paga { $price } e scambia { $give ->
    [books] libri
    [wine] vino
    [clocks] orologi
    [clothes] abiti
    [glass] vetri
   *[other] { $give }
} con { $take ->
    [books] libri
    [wine] vino
    [clocks] orologi
    [clothes] abiti
    [glass] vetri
   *[other] { $take }
} e 1 { $extra ->
    [spice] spezia
   *[provision] provvista
}.
felinia-bonus-taken = { seat-name } paga { $price }, 1 oro e 1 spezia per la tessera Bonus «{ felinia-bonus-mark }».
felinia-sold = { seat-name } vende { $number } × { felinia-what } per { felinia-coins }.
felinia-boarded = { seat-name } imbarca un mercante: { felinia-ship }.
felinia-last-merchant = Era l’ultimo mercante di { SEAT($seat, where: "within") }: dopo questo commercio tutte le navi partono, e la partita finisce.
felinia-sailed = La nave delle { $time } per il paese { felinia-country } è partita.
felinia-landed = Un mercante di { SEAT($seat, where: "within") } sbarca nel paese { felinia-country }.
felinia-turned = { seat-name } gira «{ felinia-tile }» in { felinia-province }.
felinia-stepped = Il mercante di { SEAT($seat, where: "within") } va in { felinia-province }{ $provisions ->
    [0] {""}
   *[other] {" "}per 1 provvista
}.
felinia-gain = { $what ->
    [coin] { $number ->
        [one] 1 moneta
       *[other] { $number } monete
    }
    [provision] { $number ->
        [one] 1 provvista
       *[other] { $number } provviste
    }
   *[other] { $number } × { felinia-what }
}
felinia-gained = { seat-name } riceve { felinia-gain }{ $rule ->
    [R9b] {""}
    [X2] {" "}in dono
   *[other] {" "}per la tessera speciale
}.
felinia-found = { seat-name } trova { felinia-good }.
felinia-settled = Il mercante di { SEAT($seat, where: "within") } si stabilisce in { felinia-province } e prende la tessera «{ felinia-tile }».
felinia-went-home = Il mercante di { SEAT($seat, where: "within") } torna a casa.
felinia-looked = { $place ->
    [none] { seat-name } guarda un Luogo misterioso.
   *[other] { seat-name } guarda: { felinia-place }.
}
felinia-kept = { $place ->
    [none] { seat-name } tiene un Luogo misterioso
   *[other] { seat-name } tiene: { felinia-place }
}{ $cost ->
    [none] .
    [books] {" "}e lo paga con libri.
    [wine] {" "}e lo paga con vino.
    [clocks] {" "}e lo paga con orologi.
    [clothes] {" "}e lo paga con abiti.
    [glass] {" "}e lo paga con vetri.
   *[other] {" "}e lo paga con { $cost }.
}
felinia-kept-none = { seat-name } non tiene nessun Luogo misterioso.
felinia-stored = { seat-name } tiene { felinia-goods }{ $price ->
    [0] {""}
   *[other] {" "}per 2 monete
}{ $sold ->
    [0] .
   *[other] {" "}e vende il resto ({ $sold }) per { felinia-coins }.
}
felinia-no-ships-left = La pila non basta per gli ormeggi vuoti: tutte le navi con mercanti partono per l’ultima volta.
felinia-over = La partita è finita: { felinia-why-over }.
felinia-why-over = { $reason ->
    [merchants] qualcuno ha imbarcato l’ultimo mercante
   *[ships] la pila delle navi è finita
}
felinia-outcome = { $count ->
    [one] { SEAT($winners) } vince
   *[other] { SEAT($winners) } vincono insieme
} con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. La partita è finita: { felinia-why-over }.

## Perché un’azione non è permessa

felinia-game-over = La partita è finita: non è più possibile nulla.
felinia-not-now-first = Aspetta che sia sorteggiato il primo giocatore.
felinia-not-now-markets = Aspetta che i mercati siano riempiti.
felinia-not-now-berths = Aspetta che le navi siano pescate.
felinia-not-now-tiles = Aspetta che le tessere siano posate.
felinia-not-now-bid = Prima fai un’offerta: a un mercato, alla gilda o sulla tua plancia.
felinia-not-now-trade = Prima decidi della tua offerta: compra o scambia, vendi qualcosa o rinuncia.
felinia-not-now-boarding = Prima finisci l’imbarco: imbarca un mercante, vendi qualcosa o scegli «Fatto».
felinia-not-now-walk = Prima finisci il cammino del tuo mercante: gira una tessera, fai un passo o fermati.
felinia-not-now-turned = Aspetta che la tessera sia girata.
felinia-not-now-found = Aspetta che la merce sia pescata.
felinia-not-now-look = Aspetta che i Luoghi misteriosi siano pescati.
felinia-not-now-keep = Prima decidi quale Luogo misterioso tenere.
felinia-not-now-storage = Prima sistema le tue merci: vendi, scegli quali tenere, o scegli «Fatto».
felinia-no-such-seat = Non c’è un posto { $seat } con { $players } giocatori: si conta da 0.
felinia-not-in-bag = Nel sacchetto non ce n’è: { felinia-good }.
felinia-ship-below = { felinia-country }, { $time }: questa nave dal dorso blu sta sotto le altre nella pila.
felinia-ship-gone = { felinia-country }, { $time }: questa nave non è più nella pila.
felinia-no-such-tile = Nel paese { felinia-country } non c’è più coperta nessuna tessera «{ felinia-tile }».
felinia-look-seen = Chi può conoscere questa carta la vede: «look ?» è per gli altri.
felinia-look-other = La carta in cima non può essere «{ felinia-place }», o non puoi conoscerla: per gli altri è «look ?».
felinia-market-closed = Il mercato { $market } è chiuso con questo numero di giocatori. Scegline un altro.
felinia-too-dear = Il prezzo è { $price }, una moneta per ogni gettone della pila, e hai { felinia-coins }. Vendi qualcosa o rinuncia.
felinia-no-goods-at-guild = Alla gilda non si compra nulla: si scambia.
felinia-not-on-market = Al mercato { $market } non ce n’è: { felinia-good }.
felinia-not-the-guild = Si può solo alla gilda; ora è il turno del mercato { $market }.
felinia-no-good = Ti manca: { felinia-good }.
felinia-none-in-supply = Nella riserva non ce n’è: { felinia-what }. Lo scambio non può farsi per intero.
felinia-bonus-taken-by = La tessera Bonus «{ felinia-bonus-mark }» è di { SEAT($seat, where: "within") }.
felinia-bonus-costs = Una tessera Bonus costa, oltre al prezzo, 1 oro e 1 spezia.
felinia-sold-before = Si vende prima l’oro, poi le spezie, poi le merci, ogni tipo una volta: { felinia-what }, ormai passato. Dopo la prossima azione potrai vendere di nuovo.
felinia-not-so-many = { felinia-what }: non ne hai { $number }, ma { $held }.
felinia-ship-not-here = { felinia-country }, { $time }: questa nave non è a nessun ormeggio.
felinia-ship-full = { felinia-country }, { $time }: questa nave è piena. Scegline un’altra.
felinia-pool-empty = Non hai più mercanti. Scegli «Fatto».
felinia-ship-goods = { felinia-country }, { $time }: ti manca { felinia-goods }.
felinia-ship-coins = { felinia-country }, { $time }: imbarcarsi costa { felinia-coins }. Prima vendi qualcosa.
felinia-too-many-goods = Hai più di { $most } merci: scegli quali restano.
felinia-nothing-to-choose = Fino a { $most } merci restano gratis: non c’è nulla da scegliere.
felinia-fourth-good = Una quarta merce costa { felinia-coins }, che non hai. Vendere oro o spezie può aiutare.
felinia-turn-elsewhere = { felinia-province } non è un emporio del paese dove sei sbarcato.
felinia-nothing-to-turn = In { felinia-province } nessuna tessera è coperta.
felinia-turn-too-late = Le tessere si girano solo dopo il primo passo.
felinia-turned-enough = Hai già girato due tessere.
felinia-passed-before = Il tuo mercante è già stato in { felinia-province } in questo cammino. Scegli un’altra provincia.
felinia-no-road = Nessuna strada porta da { $here } a { felinia-province }. Scegli una provincia vicina.
felinia-other-country = { felinia-province } è in un altro paese, e qui i cammini non passano i confini.
felinia-merchant-there = In { felinia-province } sta il mercante di { SEAT($seat, where: "within") }.
felinia-face-down = La tessera in { felinia-province } è coperta: il tuo mercante non può entrarci. Prima girala.
felinia-no-step-left = { $expert ->
    [yes] Dopo { $most } passi ognuno in più costa 1 provvista, e non ne hai.
   *[no] Un cammino ha al massimo { $most } passi.
}
felinia-keep-seen = Puoi conoscere queste carte: tienine una con il suo nome.
felinia-keep-secret = Solo chi guarda le carte ne tiene una con il suo nome; per gli altri è «keep ?».
felinia-keep-other = «{ felinia-place }» non è tra le carte guardate.
felinia-keep-twice = Hai già questo luogo: { felinia-place }. Scegline un altro, o nessuno.

## Che cosa fanno le azioni

felinia-do-first = { SEAT($seat) } comincia
felinia-do-good = Pescare { felinia-good }
felinia-do-ship = Pescare la nave: { felinia-country }, { $time }
felinia-do-tile = Pescare «{ felinia-tile }»
felinia-do-look = { $place ->
    [none] Pescare un Luogo misterioso
   *[other] Pescare: { felinia-place }
}
felinia-do-bid = Offerta { felinia-at-stack }, prezzo per ora { $price }
felinia-do-bid-board = Offerta sulla propria plancia: { $coins ->
    [one] + { $coins } moneta
   *[other] + { $coins } monete
}
felinia-do-buy = Comprare { felinia-good }
felinia-do-exchange = Scambiare { $give ->
    [books] libri
    [wine] vino
    [clocks] orologi
    [clothes] abiti
    [glass] vetri
   *[other] { $give }
} con { $take ->
    [books] libri
    [wine] vino
    [clocks] orologi
    [clothes] abiti
    [glass] vetri
   *[other] { $take }
}, con 1 { $extra ->
    [spice] spezia
   *[provision] provvista
}
felinia-do-bonus = Tessera Bonus: { felinia-bonus-mark }
felinia-do-decline = Rinunciare
felinia-do-sell = Vendere { $number } × { felinia-what } per { felinia-coins }
felinia-do-board = Imbarcarsi: { felinia-ship }
felinia-do-done = { $decision ->
    [boarding] Imbarco finito
   *[other] Vendite finite
}
felinia-do-turn = Girare la tessera in { felinia-province }
felinia-do-step = Andare in { felinia-province }
felinia-do-stop = Fermarsi: il mercante torna a casa
felinia-do-keep = { $place ->
    [none] Tenere un luogo
   *[other] Tenere: { felinia-place }
}{ $cost ->
    [none] {""}
    [books] {" "}(per libri)
    [wine] {" "}(per vino)
    [clocks] {" "}(per orologi)
    [clothes] {" "}(per abiti)
    [glass] {" "}(per vetri)
   *[other] {" "}(per { $cost })
}
felinia-do-keep-none = Non tenerne nessuno
felinia-do-store = { $number ->
    [4] Tenere { felinia-goods }, per 2 monete
   *[other] Tenere { felinia-goods }
}
felinia-ask-done = Puoi ancora imbarcarti. Hai finito?
felinia-ask-stop = Il mercante torna a casa nella tua riserva. Fermarsi qui?

## La scena

felinia-scene-title = Felinia, { $board ->
    [classic] lato classico (ricostruito)
    [expert] lato esperti (ricostruito)
   *[other] { $board }
}, { $players } giocatori
felinia-scene-map = La città e l’isola
felinia-scene-desk = Plancia di { SEAT($seat, where: "within") }
felinia-scene-panel = Sacchetto, riserva e pile
felinia-scene-scores = Punti per origine
felinia-scene-stall = { $stack ->
    [guild] La gilda
   *[other] Mercato { $stack }{ $closed ->
        [yes] , chiuso
       *[no] {""}
    }
}
felinia-scene-market = { felinia-good } al mercato { $market }
felinia-scene-bonus = Tessera Bonus: { felinia-bonus-mark }
felinia-scene-bonus-tip = { $tile ->
    [counts_as_tile] Conta come una tessera Commercio in più del suo popolo (E3b).
   *[other] 1 punto per ognuna delle tue tessere Commercio del suo popolo (E3c).
}
felinia-scene-stack = Pila di offerte, { felinia-stack }
felinia-scene-token = Offerta di { SEAT($seat, where: "within") } { felinia-at-stack }, prezzo { $price }
felinia-scene-berth = Ormeggio { $berth }
felinia-scene-ship-place = Tessera Nave dell’ormeggio { $berth }
felinia-scene-want-place = Che cosa chiede la nave all’ormeggio { $berth }
felinia-scene-aboard = Posto n. { $place } sulla nave all’ormeggio { $berth }
felinia-scene-ship = { felinia-country }, { $time }: { felinia-goods }{ $coins ->
    [0] {""}
   *[other] , { felinia-coins }
}; { $places ->
    [one] { $places } posto
   *[other] { $places } posti
}
felinia-scene-ship-label =
    { $time }
    { felinia-country }
felinia-scene-want = { felinia-good }{ $has ->
    [yes] , che hai
   *[no] {""}
}
felinia-scene-want-coins = { felinia-coins }{ $has ->
    [yes] , che hai
   *[no] {""}
}
felinia-scene-merchant-aboard = Mercante di { SEAT($seat, where: "within") }
felinia-scene-no-place = Questa nave non ha un secondo posto
felinia-scene-province = { felinia-province }{ $role ->
    [port] , porto
    [post] , emporio
   *[symbol] , { felinia-symbol }
}
felinia-scene-symbol = { felinia-symbol }
felinia-scene-merchant = Mercante di { SEAT($seat, where: "within") } in { felinia-province }
felinia-scene-walking = Il mercante di { SEAT($seat, where: "within") } in cammino
felinia-scene-face-down = Una tessera coperta in { felinia-province }
felinia-scene-tile = La tessera «{ felinia-tile }» in { felinia-province }
felinia-scene-coins = Monete di { SEAT($seat, where: "within") }
felinia-scene-coins-count = { SEAT($seat) } ha { felinia-coins } su 6 al massimo
felinia-scene-circles = Plancia di { SEAT($seat, where: "within") }: offerte per monete
felinia-scene-circle = { $coins ->
    [one] + { $coins } moneta
   *[other] + { $coins } monete
}
felinia-scene-own-bid = Offerta di { SEAT($seat, where: "within") } sulla propria plancia
felinia-scene-hand = Offerte non fatte di { SEAT($seat, where: "within") }
felinia-scene-hand-count = { SEAT($seat) }: { $number } offerte non fatte
felinia-scene-pool = Mercanti di { SEAT($seat, where: "within") } a casa
felinia-scene-pool-count = { SEAT($seat) }: { $number } mercanti a casa
felinia-scene-goods = { felinia-good } di { SEAT($seat, where: "within") }
felinia-scene-good = { $number } × { felinia-good }
felinia-scene-held = { felinia-what } di { SEAT($seat, where: "within") }
felinia-scene-held-count = { $number } × { felinia-what }
felinia-scene-tiles = Tessere di { SEAT($seat, where: "within") }
felinia-scene-taken = { $number } × «{ felinia-tile }»
felinia-scene-covered = { SEAT($seat) }: { $number } tessere, coperte
felinia-scene-bonuses = Tessere Bonus di { SEAT($seat, where: "within") }
felinia-scene-kept = Luoghi di { SEAT($seat, where: "within") }
felinia-scene-looked = Carte che guarda { SEAT($seat, where: "within") }
felinia-scene-hidden-place = Un Luogo misterioso che non puoi vedere
felinia-scene-place = { felinia-place }{ $cost ->
    [none] {""}
    [books] , costa libri
    [wine] , costa vino
    [clocks] , costa orologi
    [clothes] , costa abiti
    [glass] , costa vetri
   *[other] , costa { $cost }
}
felinia-scene-bag = { felinia-good } nel sacchetto
felinia-scene-supply = { felinia-what } nella riserva
felinia-scene-supply-count = { $number } × { felinia-what } nella riserva
felinia-scene-places = Pila dei Luoghi misteriosi
felinia-scene-places-count = { $number } Luoghi misteriosi nella pila
felinia-scene-ships = Pila delle tessere Nave
felinia-scene-ships-count = { $number } tessere Nave nella pila
felinia-scene-next = La prossima nave
felinia-scene-round = Navi arrivate
felinia-scene-counter = { $come } navi su { $ships } sono arrivate; turno { $round }
felinia-scene-score = { $points } punti da tessere e mercanti, { $total } se la partita finisse ora
felinia-scene-column = { $source ->
    [tiles] Tessere
    [bonus] Bonus
    [groups] Merc.
    [gold] Oro
    [spice] Spezie
    [goods] Merci
    [provisions] Provv.
    [places] Luoghi
   *[sum] Totale
}
felinia-label-markets = Mercati
felinia-label-bids = Offerte; il numero è il prezzo
felinia-label-berths = Ormeggi
felinia-label-closed = chiuso
felinia-label-bag = Sacchetto
felinia-label-supply = Riserva
felinia-label-ships = Navi
felinia-label-places = Luoghi
felinia-label-tiles = Tessere
felinia-label-bonus = Bonus
felinia-label-final = Punti finali
felinia-label-score = Punti se la partita finisse ora

## In lettere

felinia-label-island = L’isola
felinia-label-next = Prossima nave
felinia-label-port = porto
felinia-legend-stacks = gettoni dal basso in alto; l’ultimo agisce per primo
felinia-legend-ships = ora, paese, costo dell’imbarco; ○ posto libero
felinia-legend-island = ♟ mercante, ? coperta, → strade
felinia-row = { $row ->
    [coins] Monete
    [gold] Oro
    [spice] Spezie
    [provisions] Provviste
    [merchants] Mercanti a casa
    [bids] Offerte non fatte
    [goods] Merci
    [tiles] Tessere
   *[places] Luoghi
}
felinia-status = { felinia-coins }, oro { $gold }, spezie { $spice }{ $provisions ->
    [none] {""}
   *[other] , provviste { $provisions }
}, mercanti { $merchants }{ $goods ->
    [none] {""}
   *[other] , { $goods }
}
felinia-summary = { $round ->
    [0] Preparazione
   *[other] Turno { $round }
} · navi nella pila { $ships } · riserva: oro { $gold }, spezie { $spice }{ $provisions ->
    [none] {""}
   *[other] , provviste { $provisions }
}{ $places ->
    [none] {""}
   *[other] {" "}· luoghi nella pila { $places }
}
felinia-start-player = Primo giocatore: { SEAT($seat, where: "within") }

## Tabelloni rifiutati

board-felinia-id = { $where }: «{ $name }» non è un identificatore; servono minuscole, cifre e trattini bassi, e nessuna parola delle regole (B1).
board-felinia-doubled = { $where }: «{ $name }» c’è due volte (B1).
board-felinia-unknown = { $where }: «{ $name }» non è noto; possibile: { $possible } (B1, B8).
board-felinia-players = { $where }: servono numeri di giocatori da { $low } a { $high }.
board-felinia-border-to-itself = { $where }: «{ $name }» confina con sé stessa (B2).
board-felinia-border-twice = { $where }: il confine di { $one } e { $other } c’è due volte (B2).
board-felinia-ports = { $where }: il paese { $name } ha { $counted } province portuali; deve averne una (B3).
board-felinia-port = { $where }: il porto porta a { $name }, ma la provincia portuale di questo paese è { $wanted } (B3).
board-felinia-posts = { $where }: il paese { $name } ha { $posts } empori e { $tiles } tessere (B4).
board-felinia-unreached = { $where }: dal proprio porto nessuna strada porta all’emporio { $name } senza passare da un emporio (B5).
board-felinia-number = { $where }: sono { $counted }; devono essere { $wanted } (B6, B7, B8).
board-felinia-blue = { $where }: il paese { $name } ha { $counted } navi dal dorso blu; deve averne una (B6).
board-felinia-time = { $where }: «{ $value }» non è un’ora come 9:45 (B6).
board-felinia-same-time = { $where }: anche un’altra nave parte alle { $value } (B6).
board-felinia-ship-goods = { $where }: una nave chiede al massimo { $most } merci, tra cui quella del colore del suo paese (B6).
board-felinia-goods = { $where }: di ogni merce devono esserci { $wanted } pezzi (B7).
board-felinia-start-goods = { $where }: ogni posto nell’ordine ha bisogno delle sue merci iniziali, per ogni numero di giocatori, una volta (B7).
board-felinia-closed = { $where }: servono { $wanted } mercati diversi da 1 a { $markets } (B7).
board-felinia-symbol = { $where }: solo una provincia con simbolo ha un simbolo (B8).
board-felinia-special = { $where }: non è ciò che fa la tessera speciale { $name } (B8).

## Posizioni rifiutate

position-felinia-numbers = { $where }: servono numeri diversi da 1 a { $high }.
position-felinia-seats = { $where }: servono posti o null, al massimo { $wanted }.
position-felinia-known-to = { $where }: { $value } non è nessuno che possa saperlo; scrivi "public" o numeri di posti.
position-felinia-unknown = { $where }: il tabellone non ha «{ $name }».
position-felinia-twice = { $where }: «{ $name }» non è noto o c’è due volte.
position-felinia-markets = { $where }: devono essere { $wanted }.
position-felinia-no-places = { $where }: su questo tabellone non ci sono Luoghi misteriosi; deve essere null.
position-felinia-goods = { $good }: sul tavolo sono { $counted }; devono essere { $wanted }.
position-felinia-market = Il mercato { $market } contiene troppo ({ $counted }), o è chiuso.
position-felinia-supply = { $what }: le plance ne hanno { $counted }, ma ce ne sono solo { $wanted }.
position-felinia-bids = seats.{ $seat }: le offerte sono { $counted }; devono essere { $wanted }.
position-felinia-ships = berths, ships, next_ship: una tessera Nave c’è due volte, manca, o i dorsi blu sono venuti troppo presto (S3, O2).
position-felinia-aboard = berths: l’ormeggio { $berth } non ha nave, o mercanti su posti che la nave non ha o che non sono stati occupati dal davanti (R5c).
position-felinia-post = { $province }: un emporio ha una tessera, o il mercante che l’ha presa; le altre province nessuno dei due (R9c).
position-felinia-country = unseen.{ $country }: devono essere ignote tante tessere quante vi sono coperte, e non più di quante il tabellone ne ha (S4).
position-felinia-tiles = { $tile }: queste tessere sono { $counted }; devono essere { $wanted }.
position-felinia-merchants = seats.{ $seat }: i mercanti sono { $counted }; devono essere { $wanted }.
position-felinia-taken = seats.{ $seat }: { $merchants } mercanti restano su empori, ma le tessere non vi corrispondono (R9c).
position-felinia-gift = Qualcuno deve aver preso il dono: un mercante resta su un emporio senza tessera, e solo allora (X2).
position-felinia-secret = places: chi conosce quale carta non corrisponde a ciò che vede chi guarda, o a ciò che è stato pagato (R12, I2).
position-felinia-pool = places.pool: ci sono { $counted } carte, ma { $wanted } sono nascoste a chi guarda.
position-felinia-places = { $place }: queste carte sono { $counted }; devono essere { $wanted }.
position-felinia-stack = stack: queste decisioni non possono essere aperte insieme: { $stack }.
position-felinia-phase = phase: non corrisponde alla decisione aperta «{ $decision }».
position-felinia-start = start, round, phase: prima del sorteggio non c’è primo giocatore, e il primo turno comincia dopo la preparazione (S5).
position-felinia-setup = Durante la preparazione non è ancora successo altro (S).
position-felinia-sailing = sailing, closing: le navi partono solo durante l’esplorazione, e allora ne servono (R6).
position-felinia-turns = seats, stacks: le offerte si fanno a turno dal primo giocatore, e si risolvono prima che le navi partano (R1, R2).
