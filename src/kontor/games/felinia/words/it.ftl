### Felinia in italiano.

## Il gioco, i tabelloni e le opzioni

felinia-about = Fai offerte per le merci nella città dei gatti, imbarcati sulle navi e fai stabilire i tuoi mercanti sull’isola di Felinia.
felinia-board-name-classic = Classico
felinia-board-classic = Il lato classico, con le tessere Commercio coperte. Ideale in tre o quattro giocatori. Questo tabellone è una ricostruzione basata sulle regole.
felinia-board-name-expert = Esperti
felinia-board-expert = Il lato esperti, con provviste, tessere speciali, Luoghi misteriosi e strade oltre i confini. Questo tabellone è una ricostruzione basata sulle regole.
felinia-option-name-next_ship_open = Prossima nave scoperta
felinia-option-next_ship_open = La prima tessera Nave della pila è scoperta: tutti vedono quale nave arriva dopo (O2).
felinia-option-name-open_tiles = Tessere scoperte
felinia-option-open_tiles = Si vedono le tessere di ogni giocatore, non solo quante sono. Tutti vedono comunque quando vengono prese (O3).
felinia-option-name-cross_border_movement = Passare i confini
felinia-option-cross_border_movement = I mercanti possono seguire una strada fino in un altro paese. Solo sui tabelloni con strade di questo tipo, come il lato esperti (O4).
felinia-setup-borders = Il tabellone { $board } non ha strade oltre i confini. Disattiva { $option } (O4).
felinia-variant = {""}
felinia-end-merchants = un giocatore ha imbarcato il suo ultimo mercante (E1)
felinia-end-ships = la pila delle navi è vuota (E2)
felinia-source-tiles = tessere Commercio
felinia-source-bonus = tessere Bonus
felinia-source-groups = mercanti
felinia-source-gold = oro
felinia-source-spice = spezie
felinia-source-goods = merci
felinia-source-provisions = provviste
felinia-source-places = luoghi

## Tipi di azioni

felinia-kind-first = Sorteggia il primo giocatore
felinia-kind-good = Pesca una merce dal sacchetto
felinia-kind-ship = Pesca una tessera Nave
felinia-kind-tile = Pesca o gira una tessera
felinia-kind-look = Pesca un Luogo misterioso
felinia-kind-bid = Fai un’offerta: a un mercato, alla gilda o sulla tua plancia
felinia-kind-buy = Compra una merce
felinia-kind-exchange = Scambia una merce alla gilda
felinia-kind-bonus = Prendi una tessera Bonus alla gilda
felinia-kind-decline = Riprendi l’offerta senza commerciare
felinia-kind-sell = Vendi oro, spezie o merci
felinia-kind-board = Imbarca un mercante su una nave
felinia-kind-done = Termina
felinia-kind-turn = Gira una tessera
felinia-kind-step = Vai in una provincia
felinia-kind-stop = Termina il cammino
felinia-kind-keep = Tieni un Luogo misterioso, o nessuno
felinia-kind-store = Scegli quali merci tenere

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
    [lone_merchants] mercanti isolati
    [more_coins] più monete
    [more_provisions] più provviste
    [more_gold] più oro
    [place_points] i luoghi contano di più
   *[other] { $tile }
}
felinia-tile-tip = { $tile ->
    [provision_points] Alla fine ogni tua provvista vale 2 punti (X1).
    [gift] Ricevi subito 1 provvista, 1 oro, 1 moneta e una merce a caso. La tessera esce dal gioco (X2).
    [spice_points] Alla fine ogni tua spezia vale 1 punto (X3).
    [lone_merchants] Alla fine ogni tuo mercante isolato vale 2 punti (X4).
    [more_coins] Subito 1 moneta, e 1 moneta in più ogni volta che un tuo mercante entra in una provincia con una moneta (X5).
    [more_provisions] Subito 1 provvista, e 1 provvista in più ogni volta che un tuo mercante entra in una provincia con provviste (X6).
    [more_gold] Subito 1 oro, e 1 oro in più ogni volta che un tuo mercante entra in una provincia con oro (X7).
    [place_points] Alla fine ogni tuo luogo vale 1 punto in più (X8).
   *[other] Una vale 1 punto, due valgono 2 punti ciascuna, tre 3 ciascuna{ $most ->
        [4] , quattro o più 4 ciascuna
       *[other] {""}
    } (E3).
}
felinia-bonus-mark = { $tile ->
    [counts_as_tile] { felinia-people } +1 tessera
   *[other] { felinia-people } +1 ciascuna
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
    [spice] spezie
    [provision] provviste
    [coin] monete
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
felinia-ship = nave delle { $time } per { $country ->
    [lions] i Leoni
    [tigers] le Tigri
    [jaguars] i Giaguari
    [panthers] le Pantere
    [cheetahs] i Ghepardi
   *[other] { $country }
}
felinia-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}

## Che cosa si decide

felinia-decision-first = Si sorteggia il primo giocatore.
felinia-decision-markets = Si riempiono i mercati.
felinia-decision-berths = Si pescano le prossime navi.
felinia-decision-tiles = Si dispongono le tessere.
felinia-decision-bid = Round { $round }, offerta { $time } di 3. { INPUT() ->
    [pointer] Clicca su un mercato, sulla gilda o sulla tua plancia.
   *[text] Fai un’offerta a un mercato, alla gilda o sulla tua plancia.
}
felinia-decision-trade = La tua offerta { felinia-at-stack }: prezzo { $price }, hai { felinia-coins }. { INPUT() ->
    [pointer] { $short ->
        [0] { $stack ->
            [guild] Clicca sulla merce che vuoi dare o su una tessera Bonus, oppure rinuncia.
           *[other] Clicca su una merce di questo mercato per comprarla, oppure rinuncia.
        }
       *[other] Vendi prima qualcosa dalla tua plancia, oppure rinuncia.
    }
   *[text] { $short ->
        [0] Commercia o rinuncia.
       *[other] Vendi prima qualcosa, o rinuncia.
    }
}
felinia-decision-boarding = Hai { felinia-coins }. { $can ->
    [yes] Imbarca un mercante, o scegli «Imbarco terminato».
   *[no] { INPUT() ->
        [pointer] Per ora non puoi imbarcare nessuno. Vendi qualcosa dalla tua plancia, o scegli «Imbarco terminato».
       *[text] Per ora non puoi imbarcare nessuno. Vendi qualcosa, o scegli «Imbarco terminato».
    }
}
felinia-decision-walk = Il tuo mercante è { INPUT() ->
    [pointer] nel paese { $country ->
        [lions] dei Leoni
        [tigers] delle Tigri
        [jaguars] dei Giaguari
        [panthers] delle Pantere
        [cheetahs] dei Ghepardi
       *[other] { $country }
    }
   *[text] in { felinia-province }
}. { $steps ->
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
felinia-decision-look = { seat-name } guarda i Luoghi misteriosi.
felinia-decision-keep = Tieni uno di questi Luoghi misteriosi, o nessuno.
felinia-decision-storage = { $over ->
    [yes] Hai { $goods } merci. Tienine { $most }, o quattro per 2 monete; le altre si vendono.
   *[other] Puoi vendere prima del prossimo round. Scegli «Vendite terminate» quando hai finito.
}

## Che cosa è successo

felinia-first-player = Il primo giocatore è { SEAT($seat, where: "within") }. Tutti prendono le merci iniziali.
felinia-market-filled = Al mercato { $market } arriva una merce: { felinia-good }.
felinia-docked = La { felinia-ship } arriva all’ormeggio { $berth }.
felinia-next-ship = La prossima è la { felinia-ship }.
felinia-tile-laid = La tessera «{ felinia-tile }» va in { felinia-province }.
felinia-round = Comincia il round { $round }. Il primo giocatore è { SEAT($seat, where: "within") }.
felinia-bid = { seat-name } fa un’offerta { felinia-at-stack }. Ora la pila è alta { $height }.
felinia-bid-board = { seat-name } fa un’offerta sulla propria plancia e riceve { felinia-coins }.
felinia-token-passed = { seat-name } non può commerciare { felinia-at-stack } e riprende il gettone.
felinia-declined = { seat-name } rinuncia { felinia-at-stack }.
felinia-bought = { seat-name } compra { felinia-good } al mercato { $market } per { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}.
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
felinia-sold = { seat-name } vende { felinia-gain } per { felinia-coins }.
felinia-boarded = { seat-name } imbarca un mercante sulla { felinia-ship }.
felinia-last-merchant = { SEAT($seat) } ha imbarcato il suo ultimo mercante. Dopo questa fase di commercio salpano tutte le navi e la partita finisce.
felinia-sailed = La { felinia-ship } è salpata e lascia il gioco.
felinia-landed = Il mercante di { SEAT($seat, where: "within") } sbarca nel paese { $country ->
    [lions] dei Leoni
    [tigers] delle Tigri
    [jaguars] dei Giaguari
    [panthers] delle Pantere
    [cheetahs] dei Ghepardi
   *[other] { $country }
}.
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
    [spice] { $number ->
        [one] 1 spezia
       *[other] { $number } spezie
    }
    [gold] { $number } oro
   *[other] { $number ->
        [1] { felinia-what }
       *[other] { $number } × { felinia-what }
    }
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
   *[other] { seat-name } guarda un Luogo misterioso: { felinia-place }.
}
felinia-kept = { $place ->
    [none] { seat-name } tiene un Luogo misterioso
   *[other] { seat-name } tiene un Luogo misterioso ({ felinia-place })
}{ $cost ->
    [none] .
    [books] {" "}e paga libri.
    [wine] {" "}e paga vino.
    [clocks] {" "}e paga orologi.
    [clothes] {" "}e paga abiti.
    [glass] {" "}e paga vetri.
   *[other] {" "}e paga { $cost }.
}
felinia-kept-none = { seat-name } non tiene nessun Luogo misterioso.
felinia-stored = { seat-name } tiene { felinia-goods }{ $price ->
    [0] {""}
   *[other] {" "}per 2 monete
}{ $sold ->
    [0] .
    [one] {" "}e vende l’altra merce per { felinia-coins }.
   *[other] {" "}e vende le altre { $sold } per { felinia-coins }.
}
felinia-no-ships-left = Non ci sono abbastanza navi per gli ormeggi vuoti. Tutte le navi con mercanti salpano per l’ultima volta.
felinia-over = La partita è finita: { felinia-why-over }.
felinia-why-over = { $reason ->
    [merchants] un giocatore ha imbarcato il suo ultimo mercante
   *[ships] la pila delle navi è vuota
}
felinia-outcome = { $count ->
    [one] { SEAT($winners) } vince
   *[other] { SEAT($winners) } condividono la vittoria
} con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. La partita è finita perché { felinia-why-over }.

## Perché un’azione non è permessa

felinia-game-over = La partita è finita. Iniziane un’altra per continuare a giocare.
felinia-not-now-first = Aspetta che sia sorteggiato il primo giocatore.
felinia-not-now-markets = Aspetta che si riempiano i mercati.
felinia-not-now-berths = Aspetta che le navi siano pescate.
felinia-not-now-tiles = Aspetta che le tessere siano disposte.
felinia-not-now-bid = Prima fai un’offerta: a un mercato, alla gilda o sulla tua plancia.
felinia-not-now-trade = { INPUT() ->
    [pointer] Tocca alla tua offerta al mercato { $stack }. Clicca su una delle sue merci, vendi qualcosa dalla tua plancia o rinuncia.
   *[text] Prima risolvi la tua offerta: compra, vendi qualcosa o rinuncia.
}
felinia-not-now-guild = { INPUT() ->
    [pointer] Tocca alla tua offerta alla gilda. Clicca sulla merce che vuoi dare o su una tessera Bonus, oppure rinuncia.
   *[text] Prima risolvi la tua offerta: scambia una merce, prendi una tessera Bonus, vendi qualcosa o rinuncia.
}
felinia-not-now-boarding = Prima finisci l’imbarco: imbarca un mercante, vendi qualcosa o scegli «Imbarco terminato».
felinia-not-now-walk = Prima finisci il cammino del tuo mercante: gira una tessera, fai un passo o fermati.
felinia-not-now-turned = Aspetta che la tessera sia girata.
felinia-not-now-found = Aspetta che la merce sia pescata.
felinia-not-now-look = Aspetta che i Luoghi misteriosi siano pescati.
felinia-not-now-keep = Prima scegli quale Luogo misterioso tenere.
felinia-not-now-storage = Prima pensa alle tue merci: vendi, scegli quali tenere o scegli «Vendite terminate».
felinia-no-such-seat = Il posto { $seat } non esiste. Con { $players } giocatori i posti si contano da 0.
felinia-not-in-bag = Nel sacchetto manca questa merce: { felinia-good }.
felinia-ship-below = { felinia-country }, { $time }: questa nave dal dorso blu è ancora sotto le altre nella pila.
felinia-ship-gone = { felinia-country }, { $time }: questa nave ha già lasciato la pila.
felinia-no-such-tile = Nel paese { $country ->
    [lions] dei Leoni
    [tigers] delle Tigri
    [jaguars] dei Giaguari
    [panthers] delle Pantere
    [cheetahs] dei Ghepardi
   *[other] { $country }
} non c’è nessuna tessera «{ felinia-tile }» ancora da vedere.
felinia-look-seen = Puoi vedere questa carta: usa il suo nome. «look ?» è per le carte nascoste.
felinia-look-other = La carta in cima non è questa ({ felinia-place }), oppure non puoi vederla. Usa «look ?» per le carte nascoste.
felinia-market-closed = Il mercato { $market } è chiuso con questo numero di giocatori. Scegline un altro.
felinia-too-dear = Il prezzo è { $price }, una moneta per ogni gettone della pila, e hai { felinia-coins }. Vendi qualcosa o rinuncia.
felinia-no-goods-at-guild = Alla gilda non puoi comprare merci. Scambiane una o prendi una tessera Bonus.
felinia-not-on-market = Al mercato { $market } manca questa merce: { felinia-good }. Scegline un’altra.
felinia-not-the-guild = Puoi farlo solo alla gilda. Ora stai commerciando al mercato { $market }.
felinia-no-good = Non hai questa merce da scambiare: { felinia-good }. Scegline un’altra.
felinia-none-in-supply = La riserva è finita: { felinia-what }. Scegli un altro scambio.
felinia-bonus-taken-by = { SEAT($seat) } ha già la tessera Bonus «{ felinia-bonus-mark }». Scegline un’altra.
felinia-bonus-costs = Per una tessera Bonus ti servono, oltre al prezzo, 1 oro e 1 spezia.
felinia-sold-before = Si vende in ordine: oro, spezie, poi merci, ogni tipo una volta. Potrai vendere di nuovo { felinia-what } dopo la prossima azione.
felinia-not-so-many = { $held ->
    [0] Di { felinia-what } non hai nulla da vendere.
   *[other] Di { felinia-what } hai solo { $held }, non { $number }.
}
felinia-ship-not-here = { felinia-country }, { $time }: questa nave non è ormeggiata. Scegline una che lo sia.
felinia-ship-full = { felinia-country }, { $time }: questa nave è piena. Scegline un’altra.
felinia-pool-empty = Non hai più mercanti da imbarcare. Scegli «Imbarco terminato».
felinia-ship-goods = { felinia-country }, { $time }: questa nave chiede { felinia-goods }.
felinia-ship-coins = { felinia-country }, { $time }: l’imbarco costa { felinia-coins }. Prima vendi qualcosa.
felinia-too-many-goods = Hai più di { $most } merci. Scegli quali tenere.
felinia-nothing-to-choose = Puoi tenere gratis fino a { $most } merci: non c’è niente da scegliere.
felinia-fourth-good = Una quarta merce costa { felinia-coins }, e non ne hai abbastanza. Prima vendi oro o spezie.
felinia-turn-elsewhere = { felinia-province } non è un emporio del paese in cui sei sbarcato. Scegline uno di lì.
felinia-nothing-to-turn = In { felinia-province } non c’è nessuna tessera coperta. Scegli un altro emporio.
felinia-turn-too-late = Puoi girare tessere solo dopo il primo passo. Prosegui o fermati.
felinia-turned-enough = Hai già girato due tessere. Prosegui o fermati.
felinia-passed-before = Il tuo mercante è già stato in { felinia-province } in questo cammino. Scegli un’altra provincia.
felinia-no-road = Nessuna strada porta { INPUT() ->
    [pointer] dal tuo mercante
   *[text] da { $here }
} a { felinia-province }. Scegli una provincia vicina.
felinia-other-country = { felinia-province } è in un altro paese, e in questa partita non puoi passare i confini.
felinia-merchant-there = In { felinia-province } c’è il mercante di { SEAT($seat, where: "within") }. Scegli un’altra provincia.
felinia-face-down = La tessera in { felinia-province } è coperta, quindi il tuo mercante non può entrare. Prima girala.
felinia-no-step-left = { $expert ->
    [yes] Dopo { $most } passi ogni altro passo costa 1 provvista, e non ne hai. Fermati qui.
   *[no] Un cammino ha al massimo { $most } passi. Fermati qui.
}
felinia-keep-seen = Puoi vedere queste carte. Tienine una indicandone il nome.
felinia-keep-secret = Non puoi vedere queste carte. Usa «keep ?» invece di un nome.
felinia-keep-other = «{ felinia-place }» non è tra le carte che hai pescato. Scegline una di quelle.
felinia-keep-twice = Hai già «{ felinia-place }». Scegli un altro luogo, o nessuno.

## Che cosa fanno le azioni

felinia-do-first = Inizia { SEAT($seat) }
felinia-do-good = Pesca { felinia-good }
felinia-do-ship = Pesca la { felinia-ship }
felinia-do-tile = Pesca «{ felinia-tile }»
felinia-do-look = { $place ->
    [none] Pesca un Luogo misterioso
   *[other] Pesca «{ felinia-place }»
}
felinia-do-bid = Offerta { felinia-at-stack } (prezzo { $price })
felinia-do-bid-board = Offerta sulla tua plancia: { $coins ->
    [one] +{ $coins } moneta
   *[other] +{ $coins } monete
}
felinia-do-buy = Compra { felinia-good }
felinia-do-exchange = Dai { $give ->
    [books] libri
    [wine] vino
    [clocks] orologi
    [clothes] abiti
    [glass] vetri
   *[other] { $give }
}, ricevi { $take ->
    [books] libri
    [wine] vino
    [clocks] orologi
    [clothes] abiti
    [glass] vetri
   *[other] { $take }
} e 1 { $extra ->
    [spice] spezia
   *[provision] provvista
}
felinia-do-bonus = Tessera Bonus: { felinia-bonus-mark }
felinia-do-decline = Rinuncia
felinia-do-sell = Vendi { felinia-gain } per { felinia-coins }
felinia-do-board = Imbarcati: { felinia-country }, { $time }
felinia-do-done = { $decision ->
    [boarding] Imbarco terminato
   *[other] Vendite terminate
}
felinia-do-turn = Gira la tessera in { felinia-province }
felinia-do-step = Vai in { felinia-province }
felinia-do-stop = Fermati: il mercante torna a casa
felinia-do-keep = { $place ->
    [none] Tieni un luogo
   *[other] Tieni «{ felinia-place }»
}{ $cost ->
    [none] {""}
    [books] {" "}(paghi libri)
    [wine] {" "}(paghi vino)
    [clocks] {" "}(paghi orologi)
    [clothes] {" "}(paghi abiti)
    [glass] {" "}(paghi vetri)
   *[other] {" "}(paghi { $cost })
}
felinia-do-keep-none = Nessuno
felinia-do-store = { $number ->
    [4] Tieni { felinia-goods } per 2 monete
   *[other] Tieni { felinia-goods }
}
felinia-ask-done = Puoi ancora imbarcarti. Terminare comunque?
felinia-ask-stop = Il tuo mercante tornerà a casa. Fermarti qui?

## La scena

felinia-scene-title = Felinia, { $board ->
    [classic] lato classico (ricostruzione)
    [expert] lato esperti (ricostruzione)
   *[other] { $board }
}, { $players } giocatori
felinia-scene-map = La città e l’isola
felinia-scene-desk = { SEAT($seat) }
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
    [counts_as_tile] Conta come una tessera Commercio in più di questo popolo (E3b).
   *[other] 1 punto per ogni tua tessera Commercio di questo popolo (E3c).
}
felinia-scene-stack = Offerte, { felinia-stack }
felinia-scene-token = Offerta di { SEAT($seat, where: "within") } { felinia-at-stack }, prezzo { $price }
felinia-scene-berth = Ormeggio { $berth }
felinia-scene-ship-place = Tessera Nave dell’ormeggio { $berth }
felinia-scene-want-place = Costo della nave all’ormeggio { $berth }
felinia-scene-aboard = Nave all’ormeggio { $berth }, posto n. { $place }
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
    [yes] {" "}(ce l’hai)
   *[no] {""}
}
felinia-scene-want-coins = { felinia-coins }{ $has ->
    [yes] {" "}(ne hai abbastanza)
   *[no] {""}
}
felinia-scene-merchant-aboard = Mercante di { SEAT($seat, where: "within") }
felinia-scene-free-place = Posto libero
felinia-scene-province = { felinia-province }{ $role ->
    [port] , porto
    [post] , emporio
    [crossroads] , incrocio
   *[symbol] {""}
}{ $symbol ->
    [none] {""}
   *[other] , { felinia-symbol }
}{ $second ->
    [none] {""}
   *[other] , { felinia-second-symbol }
}
felinia-second-symbol = { $second ->
    [spice] spezia
    [gold] oro
    [coin] moneta
    [good] una merce a caso
    [provision] provvista
   *[place] un Luogo misterioso
}
felinia-scene-symbol = { felinia-symbol }
felinia-scene-merchant = Mercante di { SEAT($seat, where: "within") } in { felinia-province }
felinia-scene-walking = Mercante di { SEAT($seat, where: "within") } in cammino
felinia-scene-face-down = Tessera coperta in { felinia-province }
felinia-scene-tile = Tessera «{ felinia-tile }» in { felinia-province }
felinia-scene-coins = Monete di { SEAT($seat, where: "within") }
felinia-scene-coins-count = { SEAT($seat) }: { felinia-coins } (al massimo 6)
felinia-scene-circles = Plancia di { SEAT($seat, where: "within") }: offerte per monete
felinia-scene-circle = { $coins ->
    [one] +{ $coins } moneta
   *[other] +{ $coins } monete
}
felinia-scene-own-bid = Offerta di { SEAT($seat, where: "within") } sulla propria plancia
felinia-scene-hand = { SEAT($seat) }: offerte da fare
felinia-scene-hand-count = { SEAT($seat) }: { $number ->
    [one] { $number } offerta
   *[other] { $number } offerte
} da fare
felinia-scene-pool = Mercanti di { SEAT($seat, where: "within") } a casa
felinia-scene-pool-count = { SEAT($seat) }: { $number ->
    [one] { $number } mercante
   *[other] { $number } mercanti
} a casa
felinia-scene-goods = { SEAT($seat) }: { felinia-good }
felinia-scene-good = { felinia-good }: { $number }
felinia-scene-held = { SEAT($seat) }: { felinia-what }
felinia-scene-held-count = { felinia-what }: { $number }
felinia-scene-tiles = Tessere di { SEAT($seat, where: "within") }
felinia-scene-taken = { $number } × «{ felinia-tile }»
felinia-scene-covered = { SEAT($seat) }: { $number ->
    [one] { $number } tessera coperta
   *[other] { $number } tessere coperte
}
felinia-scene-bonuses = Tessere Bonus di { SEAT($seat, where: "within") }
felinia-scene-kept = Luoghi di { SEAT($seat, where: "within") }
felinia-scene-looked = { SEAT($seat) }: carte pescate
felinia-scene-hidden-place = Luogo misterioso nascosto
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
felinia-scene-supply-count = Nella riserva, { felinia-what }: { $number }
felinia-scene-places = Pila dei Luoghi misteriosi
felinia-scene-places-count = { $number ->
    [one] { $number } Luogo misterioso
   *[other] { $number } Luoghi misteriosi
} nella pila
felinia-scene-ships = Pila delle tessere Nave
felinia-scene-ships-count = { $number ->
    [one] { $number } tessera Nave
   *[other] { $number } tessere Nave
} nella pila
felinia-scene-next = Prossima nave
felinia-scene-round = Navi arrivate
felinia-scene-counter = Navi arrivate: { $come } su { $ships }; round { $round }
felinia-scene-score = { $tiles ->
    [face_down] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } dai mercanti, { $total } se la partita finisse ora, senza contare le tessere coperte
   *[open] { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    } da tessere e mercanti, { $total } se la partita finisse ora
}
felinia-warning = La partita può finire in questo round: { $cause ->
    [merchants] { SEAT($seat, where: "within") } ha { $left ->
        [0] già imbarcato tutti i mercanti.
        [one] ancora un mercante da imbarcare.
       *[other] ancora { $left } mercanti da imbarcare.
    }
   *[ships] { $left ->
        [0] non resta nessuna nave
        [one] resta una nave
       *[other] restano { $left } navi
    } nella pila.
}
felinia-score-part = { $source ->
    [tiles] n × n punti per n tessere di un popolo, ma al massimo 3 o 4 per tessera, secondo il popolo.
    [bonus] 1 punto per ogni tessera del popolo di una tessera Bonus.
    [groups] Mercanti sull’isola: 1 punto da solo, 2 ciascuno in coppia, 3 ciascuno in gruppi più grandi.
    [gold] 1 punto per ogni oro.
    [spice] 1 punto ogni due spezie.
    [goods] 1 punto per ogni merce.
    [provisions] 2 punti per ogni provvista con la tessera speciale.
    [places] Un solo Luogo misterioso vale 1 punto; più luoghi valgono 2 ciascuno.
   *[sum] Totale se la partita finisse adesso.
}
felinia-scene-column = { $source ->
    [tiles] Tessere
    [bonus] Bonus
    [groups] Mercanti
    [gold] Oro
    [spice] Spezie
    [goods] Merci
    [provisions] Provviste
    [places] Luoghi
   *[sum] Totale
}
felinia-label-markets = Mercati
felinia-label-bids = Offerte (il numero è il prezzo)
felinia-label-berths = Ormeggi
felinia-label-stall = { $stack ->
    [guild] Gilda
   *[other] Mercato { $stack }
}{ $closed ->
    [yes] {" "}(chiuso)
   *[no] {""}
}
felinia-label-harbour = Porto (sul molo: il prezzo del viaggio)
felinia-label-closed = chiuso
felinia-label-bag = Sacchetto
felinia-label-supply = Riserva
felinia-label-ships = Navi
felinia-label-places = Luoghi
felinia-label-desk = { $row ->
    [coins] Monete
    [board] Plancia
    [bids] Offerte
    [merchants] Mercanti
    [goods] Merci
    [tiles] Tessere
    [bonus] Bonus
   *[places] Luoghi
}
felinia-label-final = Punteggio finale
felinia-label-score = Punteggio attuale

## In lettere

felinia-label-island = Isola
felinia-label-next = Prossima nave
felinia-label-port = porto
felinia-label-crossroads = incrocio
felinia-legend-stacks = gettoni dal basso verso l’alto; l’ultimo agisce per primo
felinia-legend-ships = ora, paese, costo dell’imbarco; ○ posto libero
felinia-legend-island = ♟ mercante, ? coperta, → strade, · vicine senza strada
felinia-row = { $row ->
    [coins] Monete
    [gold] Oro
    [spice] Spezie
    [provisions] Provviste
    [merchants] Mercanti a casa
    [bids] Offerte in mano
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
   *[other] Round { $round }
} · navi nella pila { $ships } · riserva: oro { $gold }, spezie { $spice }{ $provisions ->
    [none] {""}
   *[other] , provviste { $provisions }
}{ $places ->
    [none] {""}
   *[other] {" "}· luoghi nella pila { $places }
}
felinia-start-player = Primo giocatore: { SEAT($seat, where: "within") }

## Tabelloni rifiutati

board-felinia-id = { board-at }«{ $name }» non è un identificativo valido. Usa minuscole, cifre e trattini bassi, e nessuna parola delle regole (B1).
board-felinia-doubled = { board-at }«{ $name }» è elencato due volte (B1).
board-felinia-border-to-itself = { board-at }«{ $name }» confina con sé stessa (B2).
board-felinia-border-twice = { board-at }il confine tra { $one } e { $other } è elencato due volte (B2).
board-felinia-ports = { board-at }il paese { $name } ha { $counted } province portuali invece di una (B3).
board-felinia-port = { board-at }il porto porta a { $name }, ma la provincia portuale di questo paese è { $wanted } (B3).
board-felinia-posts = { board-at }nel paese { $name } serve una tessera per ogni emporio; empori: { $posts }, tessere: { $tiles } (B4).
board-felinia-unreached = { board-at }nessuna strada porta dal porto all’emporio { $name } senza passare da un altro emporio (B5).
board-felinia-number = { board-at }sono { $counted } invece di { $wanted } (B6, B7, B8).
board-felinia-blue = { board-at }il paese { $name } ha { $counted } navi dal dorso blu invece di una (B6).
board-felinia-time = { board-at }«{ $value }» non è un’ora come 9:45 (B6).
board-felinia-ship-goods = { board-at }tra le merci deve esserci { $name }, quella del colore del paese (B6).
board-felinia-start-goods = { board-at }elenca una sola volta le merci iniziali di ogni posto nell’ordine di turno, per ogni numero di giocatori (B7).
board-felinia-closed = { board-at }elenca { $wanted } mercati diversi da 1 a { $markets } (B7).
board-felinia-symbol = { board-at }una provincia con simbolo ne ha uno o due, un porto può averne fino a due, le altre province nessuno (B8).
board-felinia-symbols = { board-at }indica symbol, con symbol_count se è stampato due volte, oppure symbols (B8).
board-felinia-special = { board-at }non corrisponde all’effetto della tessera speciale { $name } (B8).

## Posizioni rifiutate

position-felinia-numbers = { $where }: elenca numeri diversi da 1 a { $high }.
position-felinia-seats = { $where }: elenca al massimo { $wanted } posti o null.
position-felinia-known-to = { $where }: { $value } non è un elenco di osservatori. Scrivi "public" o numeri di posto.
position-felinia-unknown = { $where }: sul tabellone non c’è «{ $name }».
position-felinia-twice = { $where }: «{ $name }» è sconosciuto o elencato due volte.
position-felinia-markets = { $where }: devono essere { $wanted }.
position-felinia-no-places = { $where }: deve essere null, perché su questo tabellone non ci sono Luoghi misteriosi.
position-felinia-goods = { $good }: in tutto sono { $counted } invece di { $wanted }.
position-felinia-market = Il mercato { $market } ha troppe merci ({ $counted }), oppure è chiuso.
position-felinia-supply = { $what }: i giocatori ne hanno { $counted }, ma in tutto sono solo { $wanted }.
position-felinia-bids = seats.{ $seat }: il numero di offerte deve essere { $wanted }, non { $counted }.
position-felinia-ships = berths, ships, next_ship: una tessera Nave è doppia o manca, o una dal dorso blu è arrivata troppo presto (S3, O2).
position-felinia-aboard = berths: l’ormeggio { $berth } non ha una nave, o i suoi mercanti non occupano i posti a partire dal primo (R5c).
position-felinia-post = { $province }: un emporio ha una tessera o il mercante che l’ha presa; le altre province non hanno né l’una né l’altro (R9c).
position-felinia-country = unseen.{ $country }: deve corrispondere alle tessere coperte del paese, senza superare per nessun tipo il numero del tabellone (S4).
position-felinia-tiles = { $tile }: il numero di queste tessere deve essere { $wanted }, non { $counted }.
position-felinia-merchants = seats.{ $seat }: il numero di mercanti deve essere { $wanted }, non { $counted }.
position-felinia-taken = seats.{ $seat }: le tessere non corrispondono al numero di mercanti negli empori: { $merchants } (R9c).
position-felinia-gift = Un mercante in un emporio senza tessera è possibile solo se un giocatore ha preso il dono (X2).
position-felinia-secret = places: le carte note non corrispondono a ciò che questo posto può vedere, o a ciò che è stato pagato (R12, I2).
position-felinia-pool = places.pool: le carte nascoste a questo posto sono { $wanted }, ma qui il numero è { $counted }.
position-felinia-places = { $place }: il numero di queste carte deve essere { $wanted }, non { $counted }.
position-felinia-stack = stack: queste decisioni non possono essere in sospeso insieme: { $stack }.
position-felinia-phase = phase: non corrisponde alla decisione in sospeso «{ $decision }».
position-felinia-start = start, round, phase: devono essere vuoti prima del sorteggio del primo giocatore; il round 1 comincia dopo la preparazione (S5).
position-felinia-setup = Durante la preparazione non può essere ancora successo altro (S).
position-felinia-sailing = sailing, closing: le navi salpano solo durante la partenza, e almeno una deve salpare (R6).
position-felinia-turns = seats, stacks: le offerte si fanno a turno a partire dal primo giocatore, e si risolvono prima che salpino le navi (R1, R2).

## Board files

felinia-table-good = Merci
felinia-row-good = Merce
felinia-field-good = Le cinque merci.
felinia-table-country = Paesi
felinia-row-country = Paese
felinia-field-country = I cinque paesi dell’isola e i loro popoli.
felinia-table-special_tile = Tessere speciali
felinia-row-special_tile = Tessera speciale
felinia-field-special_tile = L’effetto delle tessere speciali, solo una nota. Deve corrispondere alle regole.
felinia-table-mysterious_place = Luoghi misteriosi
felinia-row-mysterious_place = Luogo misterioso
felinia-field-mysterious_place = Le carte Luogo di un tabellone per esperti: 18 in tutto.
felinia-table-bonus_tile = Tessere Bonus
felinia-row-bonus_tile = Tessera Bonus
felinia-field-bonus_tile = Le cinque tessere Bonus della gilda.
felinia-table-ship = Navi
felinia-row-ship = Nave
felinia-field-ship = Le venti tessere Nave.
felinia-table-start_goods = Merci iniziali
felinia-row-start_goods = Merci iniziali
felinia-field-start_goods = Le merci iniziali per ogni numero di giocatori e ogni posto nell’ordine di turno.
felinia-table-province = Province
felinia-row-province = Provincia
felinia-field-province = Le province dell’isola.
felinia-table-border = Confini
felinia-row-border = Confine
felinia-field-border = Coppie di province confinanti.
felinia-column-cross_border_movement = Passaggio dei confini
felinia-field-board-cross_border_movement = Una chiave di vecchi file, oggi un’opzione del gioco (O4). Viene ignorata.
felinia-column-closed_markets_2 = Chiusi in due
felinia-field-board-closed_markets_2 = I due mercati chiusi in due giocatori. Il mercato 1 è il più alto.
felinia-column-closed_markets_3 = Chiusi in tre
felinia-field-board-closed_markets_3 = Il mercato chiuso in tre giocatori.
felinia-column-count = Numero
felinia-field-good-count = Il numero nel sacchetto, sempre nove.
felinia-column-colour = Nome del colore
felinia-field-country-colour = Il nome del colore stampato.
felinia-column-good = Merce
felinia-field-country-good = La merce del colore del paese, diversa per ognuno.
felinia-column-max_each = Valore massimo
felinia-field-country-max_each = Il massimo dei punti di una tessera Commercio di questo popolo.
felinia-column-trade_tiles = Tessere Commercio
felinia-field-country-trade_tiles = Il numero di tessere Commercio di ogni popolo sugli empori di questo paese.
felinia-column-special_tiles = Tessere speciali
felinia-field-country-special_tiles = Le tessere speciali sugli empori di questo paese. Solo su tabelloni per esperti.
felinia-column-port = Porto
felinia-field-country-port = Il porto dove sbarcano i mercanti, e dove è disegnata la sua nave.
felinia-column-province = Provincia
felinia-field-country-port-province = La provincia portuale, che appartiene al paese.
felinia-column-id = Tessera
felinia-field-special_tile-id = La tessera speciale.
felinia-column-now = Subito
felinia-field-special_tile-now = Quello che la tessera dà subito.
felinia-column-end = Alla fine
felinia-field-special_tile-end = I punti alla fine per ognuno di questi.
felinia-column-extra_on = Uno in più
felinia-field-special_tile-extra_on = Il simbolo che da allora dà uno in più.
felinia-column-leaves_game = Esce dal gioco
felinia-field-special_tile-leaves_game = Indica che la tessera esce dal gioco dopo l’uso.
felinia-field-mysterious_place-count = Il numero di carte di questo luogo.
felinia-column-cost = Costo
felinia-field-mysterious_place-cost = La merce da pagare per tenere la carta.
felinia-column-people = Popolo
felinia-field-bonus_tile-people = Il popolo della tessera.
felinia-column-kind = Tipo
felinia-field-bonus_tile-kind = Se la tessera conta come tessera Commercio o aggiunge un punto per ogni tessera Commercio.
felinia-column-country = Paese
felinia-field-ship-country = Il paese verso cui va la nave.
felinia-column-back = Dorso
felinia-field-ship-back = Il colore del dorso. Ogni paese ha una nave dal dorso blu, che arriva per ultima.
felinia-column-places = Posti
felinia-field-ship-places = Il numero di mercanti a bordo.
felinia-column-goods = Merci
felinia-field-ship-goods = Le merci da pagare per imbarcarsi, compresa quella del colore del paese.
felinia-column-coins = Monete
felinia-field-ship-coins = Le monete da pagare per imbarcarsi.
felinia-column-time = Ora
felinia-field-ship-time = L’ora di partenza, per esempio 9:45. A parità di ora parte prima la nave al primo ormeggio.
felinia-column-players = Giocatori
felinia-field-start_goods-players = Il numero di giocatori.
felinia-column-seat = Posto di turno
felinia-field-start_goods-seat = Il posto nell’ordine di turno. Il primo giocatore è 1.
felinia-field-start_goods-goods = Le due merci con cui comincia questo giocatore.
felinia-field-province-country = Il paese della provincia.
felinia-column-role = Ruolo
felinia-field-province-role = port: dove sbarcano le navi. post: un emporio. symbol: uno o due simboli. crossroads: un incrocio vuoto.
felinia-column-symbol = Simbolo
felinia-field-province-symbol = Il simbolo stampato. Anche un porto può averne uno.
felinia-column-symbol_count = Quante volte
felinia-field-province-symbol_count = Quante volte il simbolo è stampato.
felinia-column-symbols = Due simboli
felinia-field-province-symbols = Due simboli diversi, al posto di symbol e symbol_count. Hanno effetto in quest’ordine.
felinia-column-hex = Esagono
felinia-field-province-hex = Colonna e riga di una mappa esagonale, solo una nota.
felinia-column-road = Strada
felinia-field-border-road = Indica che una strada attraversa il confine.

## Choices in board files

felinia-choice-provision_points = Le provviste contano
felinia-choice-gift = Dono
felinia-choice-spice_points = Le spezie contano doppio
felinia-choice-lone_merchants = Mercanti isolati
felinia-choice-more_coins = Più monete
felinia-choice-more_provisions = Più provviste
felinia-choice-more_gold = Più oro
felinia-choice-place_points = I luoghi contano di più
felinia-choice-spice = Spezia
felinia-choice-gold = Oro
felinia-choice-coin = Moneta
felinia-choice-good = Merce a caso
felinia-choice-provision = Provvista
felinia-choice-place = Luogo misterioso
felinia-choice-lone_merchant = Mercante isolato
felinia-choice-counts_as_tile = Conta come tessera Commercio
felinia-choice-plus_one = Un punto per ogni tessera Commercio
felinia-choice-grey = Grigio
felinia-choice-blue = Blu
felinia-choice-port = Porto
felinia-choice-post = Emporio
felinia-choice-symbol = Simbolo
felinia-choice-crossroads = Incrocio

## Reasons for hints

felinia-reason-points = { felinia-scene-column } +{ $points }
felinia-reason-boards = imbarca un mercante sulla { felinia-ship }
felinia-reason-will-board = dovrebbe farti salire sulla { felinia-ship } in questo round
felinia-reason-sails = la nave salpa in questo round
felinia-reason-last = è il tuo ultimo mercante: la partita finisce dopo questo round
felinia-reason-denies = dovrebbe tenere { SEAT($rival, where: "within") } lontano dalla { felinia-ship }
felinia-reason-first = scegli prima di { SEAT($rival, where: "within") } { felinia-at-stack }
felinia-reason-bonus = dovrebbe darti una tessera Bonus
felinia-reason-ready = poi hai tutte le merci per la { felinia-ship }
felinia-reason-goods = poi per la { felinia-ship } manca ancora: { felinia-goods }
felinia-reason-coins = ti lascia con { felinia-coins }
felinia-reason-reach = una tessera «{ felinia-tile }» è a portata: +{ $points }
felinia-reason-tile = prende una tessera «{ felinia-tile }»: +{ $points }
felinia-reason-group = si stabilisce accanto ad altri tuoi mercanti
felinia-reason-gain = porta { felinia-gain }
felinia-reason-draws = porta { felinia-symbol }
felinia-reason-turns = può rivelare «{ felinia-tile }» ({ $number } su { $total } tessere coperte): +{ $points }
felinia-reason-home = il tuo mercante può imbarcarsi di nuovo
