# Hansa Teutonica in Italian. Names in arguments ($piece, $marker, …) are those of docs/hansa.md.
# Cities and players may begin with a vowel: no “a”, “e” or “o” stands before them (they would become “ad”, “ed”, “od”).

## Names of things

hansa-piece = { $piece ->
    [trader] mercante
   *[merchant] grossista
}
hansa-a-piece = un { hansa-piece }
hansa-owned-piece = { $owner ->
    [neutral] il { hansa-piece } neutrale
   *[other] il { hansa-piece } di { SEAT($owner, where: "within") }
}
hansa-owner-name = { $owner ->
    [neutral] Il neutrale
   *[other] { SEAT($owner) }
}
hansa-traders = { $traders ->
    [one] { $traders } mercante
   *[other] { $traders } mercanti
}
hansa-merchants = { $merchants ->
    [one] { $merchants } grossista
   *[other] { $merchants } grossisti
}
hansa-pieces = { $traders ->
    [0] { $merchants ->
        [0] niente
       *[other] { hansa-merchants }
    }
   *[other] { $merchants ->
        [0] { hansa-traders }
       *[other] { hansa-traders } e { hansa-merchants }
    }
}
hansa-marker = { $marker ->
    [extra_office] ufficio addizionale
    [swap] scambio
    [plus3] +3 azioni
    [plus4] +4 azioni
    [skill] abilità
    [remove] rimozione
   *[hidden] coperto
}
hansa-track = { $track ->
    [clavis_urbis] Clavis Urbis
    [actiones] Actiones
    [privilegium] Privilegium
    [liber_sophiae] Liber Sophiae
   *[bursa] Bursa
}
hansa-track-use = { $track ->
    [clavis_urbis] punti per ogni ufficio della rete
    [actiones] azioni per turno
    [privilegium] colori delle sedi che si possono occupare
    [liber_sophiae] pezzi per spostamento
   *[bursa] pezzi presi con gli introiti
}
hansa-colour = { $colour ->
    [white] bianco
    [orange] arancione
    [pink] rosa
   *[black] nero
}
hansa-actions = { $actions ->
    [0] nessuna azione
    [one] { $actions } azione
   *[other] { $actions } azioni
}
hansa-bursa-all = tutti
hansa-bonus = { $bonus ->
    [move_any_2] sposta uno o due pezzi, di chiunque siano
    [develop_privilegium] migliora Privilegium di un livello
    [office_in_green_city] un ufficio in una città verde, dalla riserva personale
   *[redeploy_2_from_route] uno o due pezzi della rotta vanno su altre rotte
}
hansa-province = { $province ->
    [west] Ovest
    [rhine] Reno
    [westphalia] Vestfalia
    [weser_west] Weser Ovest
    [weser_east] Weser Est
    [heath] Brughiera
    [leine] Leine
    [harz_west] Harz Ovest
    [altmark_north] Altmark Nord
    [altmark_south] Altmark Sud
    [rim] Bordo
    [rim_nw] Bordo Nord-Ovest
    [rim_ne] Bordo Nord-Est
    [rim_se] Bordo Sud-Est
    [rim_sw] Bordo Sud-Ovest
    [rim_arnheim_coellen] Bordo Arnheim–Coellen
    [rim_arnheim_groningen] Bordo Arnheim–Groningen
    [rim_coellen_warburg] Bordo Coellen–Warburg
    [rim_goettingen_halle] Bordo Göttingen–Halle
    [rim_goettingen_warburg] Bordo Göttingen–Warburg
    [rim_groningen_stade] Bordo Groningen–Stade
    [rim_halle_stendal] Bordo Halle–Stendal
    [rim_hamburg_luebeck] Bordo Hamburg–Lübeck
    [rim_hamburg_stade] Bordo Hamburg–Stade
    [rim_luebeck_stendal] Bordo Lübeck–Stendal
   *[other] { $province }
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

hansa-about = I mercanti della Lega Anseatica reclamano rotte commerciali, aprono uffici nelle città e sviluppano le proprie abilità; vince chi alla fine ha più prestigio.

hansa-board-name-standard_2_3 = Tabellone base (2–3 giocatori)
hansa-board-standard_2_3 = Il lato del tabellone base per due e tre giocatori.
hansa-board-name-standard_4_5 = Tabellone base (4–5 giocatori)
hansa-board-standard_4_5 = Il lato del tabellone base per quattro e cinque giocatori.
hansa-board-name-east = Est
hansa-board-east = Il tabellone dell’espansione Est, con città verdi e rotte marittime: ognuna di queste ha un suo bonus, che si può usare ogni volta che la si reclama (X).

hansa-option-name-edition = Edizione
hansa-option-edition = L’edizione stampata che si segue: decide i gettoni bonus e il gioco in due; ogni punto si può ancora cambiare da solo. Di solito 2009, in due giocatori 2014 (V6).
hansa-value-edition-2009 = 2009
hansa-value-edition-2014 = 2014
hansa-value-edition-italian = Italiana
hansa-option-name-marker_mix = Gettoni bonus in gioco
hansa-option-marker_mix = Quanti gettoni bonus di ogni tipo sono in gioco. Tre sono sul tabellone fin dall’inizio: un ufficio addizionale, uno scambio e una rimozione (S4).
hansa-value-marker_mix-extra_office = Ufficio addizionale
hansa-value-marker_mix-swap = Scambio
hansa-value-marker_mix-plus3 = +3 azioni
hansa-value-marker_mix-plus4 = +4 azioni
hansa-value-marker_mix-skill = Abilità
hansa-value-marker_mix-remove = Rimozione
hansa-option-name-new_markers = Nuovi gettoni
hansa-option-new_markers = Scoperti, tutti vedono quali gettoni arrivano sul tabellone durante la partita; coperti, lo si scopre quando qualcuno ne prende uno (M3c, C4b).
hansa-value-new_markers-face_up = Scoperti
hansa-value-new_markers-face_down = Coperti
hansa-option-name-two_players = Gioco in due
hansa-option-two_players = In due si gioca con una pedina che dice dove si può agire (W), oppure con mercanti neutrali come terza parte (N); nella forma italiana il neutrale non guadagna prestigio (N6c). Con più giocatori non ha effetto.
hansa-value-two_players-pawn = Con la pedina
hansa-value-two_players-neutral_14 = Con mercanti neutrali, come nel 2014
hansa-value-two_players-neutral_it = Con mercanti neutrali, forma italiana
hansa-option-name-rim = Bordo del tabellone
hansa-option-rim = Come il territorio lungo il bordo del tabellone è diviso in province; conta solo con la pedina (W1b).
hansa-value-rim-strict = Una sola provincia tutt’intorno
hansa-value-rim-edge4 = Quattro angoli
hansa-value-rim-edge10 = Dieci tratti
hansa-option-name-mission_cards = Carte missione
hansa-option-mission_cards = Ognuno riceve una carta segreta con tre città, che alla fine porta fino a otto punti; non sul tabellone Est (X1).
hansa-option-name-marker_in_same_action = Ufficio addizionale subito
hansa-option-marker_in_same_action = Un gettone «ufficio addizionale» si può usare già mentre si reclama la rotta che lo porta (M2).
hansa-option-name-swap_must_own_one = Scambiare un ufficio proprio
hansa-option-swap_must_own_one = Di due uffici scambiati, almeno uno deve essere tuo (M6).

hansa-end-prestige = qualcuno ha raggiunto il limite di prestigio (E1a)
hansa-end-markers = il sacchetto dei gettoni si è esaurito (E1b)
hansa-end-cities = sono state completate abbastanza città (E1c)
hansa-source-prestige = tracciato del prestigio
hansa-source-skills = tracciati al massimo
hansa-source-markers = gettoni bonus
hansa-source-special_prestige = prestigio speciale
hansa-source-control = città controllate
hansa-source-network = rete
hansa-source-mission = carta missione
hansa-setup-pawn = La pedina ha bisogno di province, e il tabellone { $board } non ne ha. Qui { $option } può valere { $possible }; con la pedina si gioca su { $boards }.
hansa-setup-neutral = Il tabellone { $board } non dice dove cominciano i mercanti neutrali. Qui { $option } può valere { $possible }; con i mercanti neutrali si gioca su { $boards }.
hansa-setup-missions = Il tabellone { $board } non ha una carta missione per ogni giocatore. Qui { $option } può valere { $possible }; con le carte missione si gioca su { $boards }.

## Kinds of actions

hansa-kind-draw = Il caso pesca un gettone
hansa-kind-deal = Il caso distribuisce una carta missione
hansa-kind-first = Il caso sorteggia chi inizia
hansa-kind-income = Introiti: quanti grossisti?
hansa-kind-place = Piazza un pezzo su un villaggio vuoto
hansa-kind-displace = Rimpiazza un pezzo di qualcun altro
hansa-kind-lift = Sposta pezzi: sollevane uno dal suo villaggio
hansa-kind-claim = Reclama una rotta
hansa-kind-pawn = Metti la pedina in una provincia; come movimento non costa azioni
hansa-kind-ride = Muovi la pedina in una provincia qualsiasi, per un’azione
hansa-kind-use = Usa un gettone
hansa-kind-end = Finisci il turno
hansa-kind-pay = Paga il rimpiazzo: mercanti, grossisti
hansa-kind-return = Posa il pezzo rimpiazzato
hansa-kind-add = Posa un pezzo aggiuntivo
hansa-kind-take = Prendi un pezzo aggiuntivo da un tuo villaggio
hansa-kind-done = Di’ che è tutto
hansa-kind-set = Posa un pezzo sollevato
hansa-kind-office = Beneficio: apri un ufficio
hansa-kind-extra = Beneficio: apri un ufficio addizionale
hansa-kind-skill = Beneficio: migliora un’abilità
hansa-kind-prestige = Beneficio: prestigio speciale per un grossista
hansa-kind-nothing = Beneficio: nessuno
hansa-kind-redeploy = Manda un pezzo della rotta reclamata su un’altra rotta
hansa-kind-green = Posa un pezzo della riserva personale come ufficio in una città verde
hansa-kind-remove = Rimuovi un altro pezzo
hansa-kind-put = Metti un nuovo gettone su una rotta

## What is being decided

hansa-decision-taverns = Si pescano i gettoni iniziali.
hansa-decision-missions = Si distribuiscono le carte missione.
hansa-decision-first = Si sorteggia chi inizia.
hansa-decision-turn = { $actions ->
    [0] Non hai più azioni. Usa un gettone o finisci il turno.
   *[other] Hai ancora { hansa-actions }. { INPUT() ->
        [pointer] Clicca su un villaggio, o sulla riserva generale per gli introiti.
       *[text] Piazza, rimpiazza, sposta, reclama o prendi gli introiti.
    }
}
hansa-decision-pawn = { INPUT() ->
    [pointer] Clicca su una provincia per metterci la pedina.
   *[text] Metti la pedina in una provincia a scelta.
}
hansa-decision-pay = Hai rimpiazzato { hansa-owned-piece }. Paga { $price ->
    [one] { $price } pezzo
   *[other] { $price } pezzi
} dalla riserva personale.
hansa-extras = { $extras ->
    [one] 1 pezzo
   *[other] { $extras } pezzi
} { $source ->
    [stock] della riserva generale
    [supply] della riserva personale
   *[posts] degli altri tuoi villaggi
}
hansa-decision-answer = { $owner ->
    [neutral] { $piece ->
        [none] Posa un altro mercante neutrale su un villaggio vicino.
       *[other] Posa il mercante neutrale rimpiazzato su un villaggio vicino.
    }
   *[other] { $lifted ->
        [none] { $piece ->
            [none] { $extras ->
                [0] Scegli «Fatto».
               *[other] Puoi posare ancora { hansa-extras }. Altrimenti scegli «Fatto».
            }
           *[other] Un tuo pezzo è stato rimpiazzato. Posa il tuo { hansa-piece } su un villaggio vicino{ $extras ->
                [0] .
               *[other] ; puoi anche posare { hansa-extras }.
            }
        }
        [trader] Posa il mercante che hai preso su un villaggio vicino.
       *[merchant] Posa il grossista che hai preso su un villaggio vicino.
    }
}
hansa-decision-move = { INPUT() ->
    [pointer] Clicca su un villaggio vuoto per posare { hansa-pieces }
   *[text] Posa { hansa-pieces } su villaggi vuoti
}{ $lifts ->
    [0] .
    [one] , o prendi prima { $lifts } altro tuo pezzo.
   *[other] , o prendi prima fino a { $lifts } altri tuoi pezzi.
}
hansa-decision-remove = { $left ->
    [one] Puoi rimuovere ancora 1 pezzo.
   *[other] Puoi rimuovere ancora { $left } pezzi.
} Altrimenti scegli «Fatto».
hansa-decision-taken = Si gira il gettone.
hansa-decision-benefit = Hai reclamato la rotta { $route }. Scegli un beneficio.
hansa-decision-neutral_order = Scegli quale rotta è reclamata per prima per il neutrale.
hansa-decision-neutral_office = Il neutrale reclama la rotta { $route }. Scegli la città per il suo ufficio.
hansa-decision-redeploy = { $left ->
    [one] Puoi mandare ancora 1 pezzo
   *[other] Puoi mandare fino a { $left } pezzi
} dalla rotta { $route } su altre rotte. Altrimenti scegli «Fatto».
hansa-then-piece = { $then_piece ->
    [trader] mercante
   *[merchant] grossista
}
hansa-decision-sea_move = { $piece ->
    [none] Puoi spostare uno o due pezzi, di chiunque siano. Prendine uno.
   *[other] Posa { hansa-owned-piece }{ $then_owner ->
        [none] {""}
        [neutral] , poi il { hansa-then-piece } neutrale
       *[other] , poi il { hansa-then-piece } di { SEAT($then_owner, where: "within") }
    }{ $lifts ->
        [0] .
       *[other] , o prendi prima un altro pezzo.
    }
}
hansa-decision-sea_skill = Puoi migliorare Privilegium di un livello.
hansa-decision-sea_office = Puoi aprire un ufficio in una città verde con un pezzo della riserva personale.
hansa-decision-closing = Puoi muovere la pedina una volta prima che il tuo turno finisca.
hansa-decision-draw = Si pescano i nuovi gettoni.
hansa-decision-placing = { INPUT() ->
    [pointer] Clicca su una rotta vuota per metterci un nuovo gettone.
   *[text] Metti i nuovi gettoni su rotte vuote.
}

## What happened

hansa-dealt = { $cities ->
    [none] { seat-name } riceve una carta missione.
   *[other] { seat-name } riceve la carta missione { $cities }.
}
hansa-first-player = Per sorteggio inizia { SEAT($seat, where: "within") }.
hansa-turn = { seat-name } comincia il turno con { hansa-actions }.
hansa-turn-ended = { $actions ->
    [0] { seat-name } finisce il turno.
   *[other] { seat-name } finisce il turno senza usare { hansa-actions }.
}
hansa-pawn = { $rule ->
    [W2a] { seat-name } mette la pedina nella provincia { hansa-province }.
    [W4a] { seat-name } spende un’azione per muovere la pedina nella provincia { hansa-province }.
   *[other] { seat-name } muove la pedina nella provincia { hansa-province }.
}
hansa-income = { seat-name } passa { hansa-pieces } dalla riserva generale alla riserva personale.
hansa-placed = { seat-name } piazza { hansa-a-piece } su { $post }.
hansa-displaced = { seat-name } mette { hansa-a-piece } su { $post } e rimpiazza { $victim ->
    [neutral] un mercante neutrale.
   *[other] il { $displaced ->
        [trader] mercante
       *[merchant] grossista
    } di { SEAT($victim, where: "within") }.
}
hansa-paid = { seat-name } paga { hansa-pieces } nella riserva generale.
hansa-returned = { $owner ->
    [neutral] { $post ->
        [stock] { seat-name } toglie dal tabellone il { hansa-piece } neutrale rimpiazzato, perché nessun villaggio è libero.
       *[other] { seat-name } posa il { hansa-piece } neutrale rimpiazzato su { $post }.
    }
   *[other] { $post ->
        [stock] { seat-name } mette il { hansa-piece } rimpiazzato nella riserva generale, perché nessun villaggio è libero.
       *[other] { seat-name } posa il { hansa-piece } rimpiazzato su { $post }.
    }
}
hansa-added = { $owner ->
    [neutral] { seat-name } aggiunge un { hansa-piece } neutrale su { $post }.
   *[other] { seat-name } aggiunge { hansa-a-piece } su { $post }.
}
hansa-taken = { seat-name } prende il { hansa-piece } da { $post } per posarlo altrove.
hansa-lifted = { $rule ->
    [X7a] { seat-name } solleva { hansa-owned-piece } da { $post }.
   *[other] { seat-name } solleva il { hansa-piece } da { $post }.
}
hansa-set = { $rule ->
    [X7a] { seat-name } posa { hansa-owned-piece } su { $post }.
   *[other] { seat-name } posa il { hansa-piece } su { $post }.
}
hansa-claimed = { seat-name } reclama la rotta { $route }.
hansa-neutral-claims = Il neutrale reclama la rotta { $route }.
hansa-prestige = { hansa-owner-name } guadagna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} prestigio{ $rule ->
    [C3] {" "}per il controllo di { $city }
    [C7] {" "}per la moneta di { $city }
    [C10] {" "}per la connessione
   *[other] {""}
}.
hansa-marker-taken = { seat-name } prende il gettone «{ hansa-marker }».
hansa-marker-replaced = { seat-name } riceve un nuovo gettone da mettere sul tabellone alla fine del turno.
hansa-bag-empty = Nel sacchetto non c’è più nessun gettone: la partita finisce con questa azione.
hansa-marker-gone = { $marker ->
    [hidden] Un gettone coperto esce dal gioco senza essere girato.
   *[other] Il gettone «{ hansa-marker }» esce dal gioco.
}
hansa-office = { $rule ->
    [X8a] { seat-name } posa { hansa-a-piece } della riserva personale come ufficio nella città di { $city }.
   *[other] { hansa-owner-name } apre un ufficio nella città di { $city } con { hansa-a-piece }.
}
hansa-extra-office = { seat-name } apre un ufficio addizionale nella città di { $city } con { hansa-a-piece }.
hansa-completed = { $rule ->
    [X5] { $city } ha il suo primo ufficio e conta come completata.
   *[other] { $city } è completata.
}
hansa-link = { hansa-owner-name } connette est e ovest: { $rank ->
    [1] è la prima connessione
    [2] è la seconda connessione
    [3] è la terza connessione
   *[other] troppo tardi per il prestigio
}.
hansa-advanced = { $rule ->
    [M8] { seat-name } usa il gettone «abilità» e migliora { hansa-track }, ora { hansa-scene-value }.
   *[other] { seat-name } migliora { hansa-track }, ora { hansa-scene-value }.
}
hansa-special-prestige = { seat-name } manda un grossista al prestigio speciale: varrà { $points } punti alla fine.
hansa-cleared = { seat-name } rimette { hansa-pieces } dalla rotta nella riserva generale.
hansa-redeployed = { seat-name } manda { hansa-a-piece } dalla rotta reclamata su { $post }.
hansa-neutral-cleared = { $stays ->
    [yes] I mercanti neutrali lasciano la rotta { $route }, tutti tranne uno.
   *[no] I mercanti neutrali lasciano la rotta { $route }.
}
hansa-swapped = { seat-name } scambia gli uffici { $house } e { $next } di { $city }.
hansa-plus = { seat-name } usa il gettone «{ hansa-marker }».
hansa-removed = { $owner ->
    [own] { seat-name } riprende il { hansa-piece } da { $post } nella riserva personale.
    [neutral] { seat-name } toglie dal tabellone il { hansa-piece } neutrale su { $post }.
   *[other] { seat-name } rimanda il { hansa-piece } di { SEAT($owner, where: "within") } da { $post } nella rispettiva riserva personale.
}
hansa-marker-drawn = { seat-name } pesca il nuovo gettone «{ hansa-marker }».
hansa-marker-placed = { $marker ->
    [hidden] { seat-name } mette un gettone coperto sulla rotta { $route }.
   *[other] { seat-name } mette il gettone «{ hansa-marker }» sulla rotta { $route }.
}
hansa-neutral-set = Un mercante neutrale arriva su { $post } con il nuovo gettone.
hansa-why-over = { $reason ->
    [prestige] { $reached ->
        [neutral] limite di prestigio raggiunto dal neutrale
       *[other] limite di prestigio raggiunto da { SEAT($reached, where: "within") }
    }
    [markers] il sacchetto dei gettoni si è esaurito
   *[cities] sono state completate abbastanza città
}
hansa-over = La partita è finita: { hansa-why-over }.
hansa-outcome = { $count ->
    [one] { SEAT($winners) } vince
   *[other] { SEAT($winners) } condividono la vittoria
} con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. La partita è finita: { hansa-why-over }.

## Why an action is not allowed

hansa-game-over = La partita è finita. Iniziane un’altra per continuare a giocare.
hansa-no-action-left = Non hai più azioni. Usa un gettone o finisci il turno.
hansa-not-now-taverns = Aspetta che i gettoni iniziali siano sul tabellone.
hansa-not-now-missions = Aspetta che le carte missione siano distribuite.
hansa-not-now-first = Aspetta che sia sorteggiato chi inizia.
hansa-not-now-pawn = Prima metti la pedina in una provincia.
hansa-not-now-turn = Adesso non si può. Puoi piazzare, rimpiazzare, spostare, reclamare, prendere gli introiti, usare un gettone o finire il turno.
hansa-not-now-pay = Prima paga il rimpiazzo.
hansa-not-now-answer = Prima finisci la risposta al rimpiazzo: posa il pezzo rimpiazzato, poi aggiungi pezzi o scegli «Fatto».
hansa-not-now-move = Prima finisci lo spostamento: posa ogni pezzo che hai preso.
hansa-not-now-remove = Prima finisci di usare il gettone «rimozione»: rimuovi un altro pezzo o scegli «Fatto».
hansa-not-now-taken = Aspetta che il gettone sia girato.
hansa-not-now-benefit = Prima scegli un beneficio: ufficio, ufficio addizionale, abilità, prestigio speciale o niente.
hansa-not-now-neutral_order = Scegli quale rotta è reclamata per prima per il neutrale.
hansa-not-now-neutral_office = Prima scegli la città per l’ufficio del neutrale.
hansa-not-now-redeploy = Prima finisci il bonus della rotta marittima: manda un altro pezzo su un’altra rotta o scegli «Fatto».
hansa-not-now-sea_move = Prima finisci il bonus della rotta marittima: posa tutti i pezzi presi, o rinuncia prima di prenderne uno.
hansa-not-now-sea_skill = Prima finisci il bonus della rotta marittima: migliora Privilegium o rinuncia.
hansa-not-now-sea_office = Prima finisci il bonus della rotta marittima: apri un ufficio in una città verde o rinuncia.
hansa-not-now-closing = Il tuo turno sta finendo. Muovi la pedina o lasciala dov’è.
hansa-not-now-draw = Aspetta che i nuovi gettoni siano pescati.
hansa-not-now-placing = Il tuo turno sta finendo. Metti i nuovi gettoni sul tabellone.
hansa-marker-not-there = Non resta nessun gettone «{ hansa-marker }» da pescare.
hansa-card-secret = Una carta missione ha il suo nome dove tutto è noto o dove guarda il posto che la tiene; per tutti gli altri è «deal ?».
hansa-card-dealt = La carta missione { $card } è già stata distribuita.
hansa-no-such-seat = Non c’è nessun posto { $seat }: questa partita ha { $players } posti, contati da 0.
hansa-stock-empty = La tua riserva generale è vuota, quindi non ci sono introiti. Scegli un’altra azione.
hansa-other-piece = { $piece ->
    [trader] grossista
   *[merchant] mercante
}
hansa-income-mix = Gli introiti portano { $size ->
    [one] { $size } pezzo
   *[other] { $size } pezzi
}, e la riserva generale contiene { hansa-pieces }: il numero di grossisti non può essere { $wanted }.
hansa-none-in-supply = { $left ->
    [0] { $stock ->
        [0] Le tue riserve sono vuote. Sposta, reclama o usa un gettone.
       *[other] La tua riserva personale è vuota. { INPUT() ->
            [pointer] Clicca sulla riserva generale per prendere gli introiti.
           *[text] Prendi prima gli introiti.
        }
    }
   *[other] Nella tua riserva personale non c’è nessun { hansa-piece }. Usa un { hansa-other-piece }{ $stock ->
        [0] .
       *[other] , o prendi gli introiti.
    }
}
hansa-none-for-office = Nella tua riserva personale non c’è nessun { hansa-piece }. Usa un { hansa-other-piece } o rinuncia al bonus.
hansa-post-taken = Su { $post } c’è già un pezzo. Scegli un villaggio vuoto.
hansa-ship-post = { $post } è uno scalo, solo per grossisti. Scegli un grossista o un altro villaggio.
hansa-nobody-there = Su { $post } non c’è nessun pezzo. Scegli un villaggio occupato.
hansa-own-piece = Il pezzo su { $post } è tuo. Si possono rimpiazzare solo pezzi degli altri.
hansa-cannot-pay = Per questo rimpiazzo ti { $price ->
    [one] serve ancora { $price } pezzo
   *[other] servono ancora { $price } pezzi
} nella riserva personale, e ne resterebbero solo { $left }. Prendi prima gli introiti.
hansa-wrong-price = Il prezzo di questo rimpiazzo è di { $price ->
    [one] { $price } pezzo
   *[other] { $price } pezzi
}, né più né meno.
hansa-payment-not-in-supply = Non si può pagare con { $traders ->
    [0] { hansa-merchants }
   *[other] { hansa-pieces }
}: nella riserva personale non ce ne sono abbastanza. Scegli un’altra combinazione.
hansa-already-setting = Un pezzo sollevato è già stato posato: da quel momento in questo spostamento non se ne possono sollevare altri.
hansa-no-more-lifts = In uno spostamento non si possono sollevare più di { $liber } pezzi (il valore di Liber Sophiae). Posa quelli in mano.
hansa-not-own-piece = Su { $post } non c’è nessun tuo pezzo. Scegli un villaggio con un tuo pezzo.
hansa-two-pieces-lifted = Questo bonus sposta al massimo due pezzi, e due sono già stati sollevati. Posa quelli in mano.
hansa-lift-first = Non c’è nessun pezzo in mano. Prima sollevane uno, o di’ «fatto».
hansa-set-in-order = I pezzi si posano nell’ordine in cui sono stati sollevati. Prima posa il { hansa-piece }.
hansa-none-in-hand = Non c’è nessun { hansa-piece } in mano da posare.
hansa-trader-without-post = Così per un mercante in mano non resterebbe nessun villaggio. Scegli uno scalo per questo grossista.
hansa-route-not-own = Non in ogni villaggio della rotta { $route } c’è un tuo pezzo. Prima riempi la rotta.
hansa-route-not-neutral = Non in ogni villaggio della rotta { $route } c’è un mercante neutrale. Scegli una rotta tutta neutrale.
hansa-far-from-pawn = La rotta { $route } non confina con la provincia della pedina. Scegline una che confina, o prima muovi la pedina.
hansa-no-pawn = In questa partita non c’è la pedina.
hansa-no-such-province = La provincia { hansa-province } non esiste con questa divisione del bordo. Scegline un’altra.
hansa-pawn-has-moved = Il movimento gratuito della pedina è già stato usato in questo turno. Si può ancora muovere per un’azione («ride»).
hansa-pawn-after-actions = È già stata fatta un’azione, quindi il movimento gratuito della pedina aspetta la fine del turno. Prima di allora si può muovere per un’azione («ride»).
hansa-pawn-too-far = Il movimento gratuito porta in un’altra provincia a uno o due passi, e { hansa-province } non è tra queste. Per un’azione la pedina può andare ovunque («ride»).
hansa-pawn-is-there = La pedina è già nella provincia { hansa-province }. Scegline un’altra.
hansa-no-such-marker = Non hai gettoni «{ hansa-marker }» da usare. Reclama una rotta con un gettone per averne uno.
hansa-swap-empty = Uno di questi due uffici di { $city } manca. Scegli due uffici vicini.
hansa-swap-same = Questi due uffici di { $city } sono uguali. Scegline due diversi.
hansa-swap-not-own = Nessuno di questi due uffici di { $city } è tuo. Scegli una coppia con il tuo.
hansa-track-finished = Il tracciato { hansa-track } è già al massimo. Scegline un altro.
hansa-set-the-lifted-piece = Il { hansa-piece } preso da un villaggio va prima posato su un villaggio libero.
hansa-already-returned = Il pezzo rimpiazzato ha già il suo villaggio.
hansa-posts-are-free = Il pezzo rimpiazzato non può andare nella riserva generale finché da qualche parte c’è un villaggio libero. Scegli un villaggio libero.
hansa-route-of-displacement = Non puoi restare sulla rotta del rimpiazzo finché altri villaggi sono liberi. Possibili: { $nearest }.
hansa-not-nearest = { $post } non è su una delle rotte più vicine con un villaggio libero. Possibili: { $nearest }.
hansa-no-more-extras = Non hai altri pezzi da aggiungere. Scegli «Fatto».
hansa-extras-from-posts = Le due riserve sono vuote: un pezzo aggiuntivo si può prendere solo da uno dei tuoi villaggi («take»).
hansa-extra-not-there = Ora i pezzi aggiuntivi vengono dalla riserva { $where ->
    [stock] generale
   *[supply] personale
}, e lì non c’è nessun { hansa-piece }.
hansa-stock-or-supply-first = Finché ci sono pezzi nella riserva generale o personale, i pezzi aggiuntivi vengono da lì («add»), non dai villaggi.
hansa-set-in-this-answer = Il pezzo su { $post } è stato posato proprio in questa risposta e resta lì.
hansa-return-first = Il { hansa-piece } rimpiazzato va posato su un villaggio prima che la risposta possa finire.
hansa-neutral-has-traders = La risposta per il neutrale è il mercante rimpiazzato e un mercante neutrale supplementare («add trader»), nient’altro.
hansa-neutral-must-be-set = Il mercante neutrale supplementare va posato finché c’è spazio per lui.
hansa-neutral-takes-office = Una città collegata ha una sede libera, quindi il neutrale vi apre un ufficio. Scegli la città.
hansa-city-not-on-route = { $city } non è collegata alla rotta reclamata, { $route }.
hansa-city-full = Tutte le sedi di { $city } sono occupate. Con un gettone «ufficio addizionale» un giocatore potrebbe ancora aggiungere un ufficio addizionale.
hansa-green-city = { $city } è una città verde e non ha sedi: un ufficio ci arriva solo con un gettone «ufficio addizionale» o con il bonus di una rotta marittima.
hansa-not-green = { $city } non è una città verde. Scegline una verde.
hansa-green-city-full = Nella città di { $city } non c’è spazio per altri uffici. Scegli un’altra città verde.
hansa-no-privilege = La prossima sede di { $city } è di colore { hansa-colour }. Migliora il tuo Privilegium per usarla.
hansa-no-piece-for-house = La prossima sede di { $city } richiede un { hansa-piece }, e non ne hai sulla rotta reclamata. Scegli un altro beneficio.
hansa-none-on-route = Non hai nessun { hansa-piece } sulla rotta reclamata. Scegli un altro pezzo o beneficio.
hansa-no-house-occupied = Nessuna sede di { $city } è ancora occupata. Un ufficio addizionale ha bisogno di un ufficio accanto.
hansa-marker-just-taken = Il gettone «ufficio addizionale» preso reclamando questa rotta si può usare solo dalla prossima azione.
hansa-skill-not-here = A nessuna estremità della rotta { $route } si può migliorare { hansa-track }. Scegli un altro beneficio.
hansa-only-privilegium = Il bonus di questa rotta marittima migliora Privilegium e nessun altro tracciato.
hansa-same-route = I pezzi lasciano la rotta { $route }. Scegli un villaggio di un’altra rotta.
hansa-no-special-prestige = La rotta { $route } non porta al prestigio speciale. Scegli un altro beneficio.
hansa-slot-taken = La casella di prestigio speciale da { $points } punti è occupata. Scegline una libera.
hansa-slot-no-privilege = Il prestigio speciale da { $points } è di colore { hansa-colour }. Migliora il tuo Privilegium per usarlo.
hansa-not-on-plate = Sul tuo piatto non c’è nessun gettone «{ hansa-marker }».
hansa-sea-route = { $route } è una rotta marittima, e i gettoni vanno solo sulle rotte di terra. Scegline un’altra.
hansa-route-has-marker = Sulla rotta { $route } c’è già un gettone. Scegli una rotta che non ne ha.
hansa-route-has-piece = Sulla rotta { $route } c’è un pezzo. Scegli una rotta senza pezzi.
hansa-no-free-house = Nessuna delle due città collegate alla rotta { $route } ha una sede libera. Scegli una rotta che ne ha una.

## Faults of a position

position-piece = { $where }: { $value } non è un pezzo; scrivi "trader" o "merchant" e un posto, come "trader 0", oppure "trader neutral" dove giocano i mercanti neutrali.
position-unknown-route = { $where }: il tabellone non ha nessuna rotta «{ $name }».
position-unknown-post = { $where }: il tabellone non ha nessun villaggio «{ $name }».
position-slots = { $where }: servono esattamente { $wanted } caselle, null dove non c’è nessuno.
position-houses = { $where }: { $wanted ->
    [30] una città verde contiene al massimo { $wanted } uffici.
    [one] questa città ha esattamente { $wanted } sede; scrivi null per una sede vuota.
   *[other] questa città ha esattamente { $wanted } sedi; scrivi null per una sede vuota.
}
position-not-at-this-table = { $where }: qui deve esserci null, perché si gioca senza.
position-pieces = Il posto { $seat } ha { $counted } { $piece ->
    [trader] { $counted ->
        [one] mercante
       *[other] mercanti
    }
   *[merchant] { $counted ->
        [one] grossista
       *[other] grossisti
    }
} invece di { $wanted }, contando il tabellone, lo scrittoio e la mano. (Il segnapunti non conta.)
position-markers = I gettoni «{ hansa-marker }» sono { $counted } invece di { $wanted }, ovunque si trovino.
position-bag = I gettoni non ancora visti sono { $unseen }, ma { $bag } sono nel sacchetto e { $hidden } coperti altrove: i numeri devono accordarsi.
position-ship-post = C’è un mercante su { $post }, uno scalo riservato ai grossisti.
position-house-skipped = Nella città di { $city } c’è una sede vuota a sinistra di un ufficio: le sedi si riempiono da sinistra a destra.
position-extra-office-alone = Nella città di { $city } c’è un ufficio addizionale, ma nessuna sede è occupata.
position-completed = completed vale { $completed }, ma le città piene sono { $full }: i numeri devono accordarsi.
position-special-merchant = special: sulle caselle di prestigio speciale stanno solo grossisti.
position-mission-twice = missions: due posti hanno la stessa carta missione.
position-pawn-place = pawn.province: qui deve esserci null prima che la pedina sia messa sul tabellone, e poi una provincia.
position-link-ranks = I ranghi di connessione dei posti sono { $ranks }: devono essere 1, 2, 3… senza salti, 0 per gli altri.
position-extra-offices = Gli uffici addizionali sono { $counted }; al massimo ne sono possibili { $most }.
position-green-offices = Nella città di { $city } ci sono più uffici di quanti ne contiene una città verde, cioè { $most }.
position-mission-hidden = missions: solo una vista nasconde le carte, quelle degli altri e solo finché la partita dura.
position-mission-dealt = missions: ogni posto ha una carta una volta sorteggiato chi inizia; prima sono distribuite un posto dopo l’altro.
position-setup = Prima che sia sorteggiato chi inizia non è ancora stato fatto niente: scrittoi, tabellone e sacchetto devono essere come all’inizio.
position-stack = stack: queste decisioni aperte non possono seguire l’una all’altra: { $stack }.
position-neutral-routes = Una rotta tutta neutrale è reclamata subito (N3a): può esserci solo mentre se ne decide.

## Faults of a board

board-unknown-city = { $where }: il tabellone non ha nessuna città «{ $name }».
board-unknown-route = { $where }: il tabellone non ha nessuna rotta «{ $name }».
board-green-city = { $where }: { $counted ->
    [none] nessuna città del tabellone è verde
   *[other] le città verdi del tabellone sono { $counted }
}; la lista è diversa.
board-link-ends = { $where }: servono due città diverse del tabellone.
board-link-points = { $where }: servono numeri interi da 0 a 20.
board-taverns-differ = { $where }: la lista e le rotte segnate con una taverna sono diverse.
board-tavern-number = { $where }: servono esattamente { $wanted } rotte con taverna.
board-tavern-at-sea = { $where } { $name } è una rotta marittima: non può avere una taverna, perché lì non si mettono gettoni.
board-special-city = { $where }: { $name } deve essere collegata alla rotta del prestigio speciale.
board-special-route = { $where }: { $name } deve avere questa rotta e nessun’altra.
board-special-slots = { $where }: servono caselle, ognuna con punti diversi.
board-no-house = { $where } la città «{ $name }» ha bisogno di almeno una sede; solo una città verde non ne ha.
board-route-to-itself = { $where } una rotta non può tornare alla sua stessa città, { $name }.
board-route-twice = { $where } la rotta { $name } c’è due volte.
board-length-differs = { $where } la lunghezza della rotta { $name } non è il numero dei suoi villaggi, { $posts }.
board-sea-differs = { $where } sulla rotta { $name } il segno «sea» e gli scali non si accordano.
board-bonus-on-land = { $where } { $name } ha un bonus permanente, ma non è una rotta marittima.
board-mission = { $where } una carta missione nomina { $wanted } città diverse del tabellone.
board-neighbour = { $where } la vicina { $name } deve essere un’altra provincia della stessa lista, e nominare questa come vicina.
board-count-differs = { $where }: il tabellone ne contiene { $counted }; il numero indicato è diverso.
board-neutral-ship = { $where }: { $name } ha solo scali, e lì un mercante neutrale non può stare.
board-not-joined = { $where }: { $name } non si può raggiungere dalle altre città.

## The picture in the terminal

hansa-label-prestige = Prestigio
hansa-label-supply = Riserva personale
hansa-label-stock = Riserva generale
hansa-label-unused = Gettoni pronti
hansa-label-used = Gettoni usati
hansa-label-plate = Sul piatto
hansa-label-link = Connessione Est–Ovest
hansa-label-mission = Carta missione
hansa-label-score = Punti attuali
hansa-label-final = Punti finali
hansa-label-cities = Città
hansa-label-routes = Rotte
hansa-label-sea = Rotte marittime
hansa-label-neutral = Neutrale
hansa-label-pawn = Pedina
hansa-label-special = Prestigio speciale
hansa-label-gone = fuori dal gioco
hansa-summary = Città completate { $completed } su { $cities } · limite di prestigio { $prestige } · { $bag ->
    [0] sacchetto vuoto
    [one] { $bag } gettone nel sacchetto
   *[other] { $bag } gettoni nel sacchetto
}
hansa-neutral = prestigio { $prestige } · { $link ->
    [0] nessuna connessione Est–Ovest
   *[other] connessione Est–Ovest { $link }
} · { $cities ->
    [0] non controlla nessuna città
   *[other] controlla { $cities } città
}
hansa-pawn-place = { $province ->
    [none] non ancora sul tabellone
   *[other] { hansa-province } · { $moved ->
        [yes] il movimento gratuito di questo turno è usato
       *[no] il movimento gratuito di questo turno è ancora possibile
    }
}
hansa-mission = { $card ->
    [hidden] segreta
    [none] –
   *[other] { $card }
}
hansa-legend-pieces = ■ mercante  ● grossista, con il posto{ $neutral ->
    [yes] {" "}(n neutrale)
   *[no] {""}
}  · villaggio libero{ $pawn ->
    [yes] {"  "}* confina con la provincia della pedina
   *[no] {""}
}
hansa-legend-sea = ≈ scalo libero, solo per grossisti. Chi reclama la rotta può usare il suo bonus.
hansa-legend-houses = Sedi libere: □ per un mercante, ○ per un grossista, in bianco, arancione, rosa o nero (w o p b), $ moneta. Gli uffici addizionali stanno a sinistra di «|». L’ultima colonna dice chi controlla.{ $green ->
    [yes] {" "}◇ città verde: niente sedi, spazio per molti uffici.
   *[no] {""}
}
hansa-status = Riserva personale { $supply }, riserva generale { $stock } (■ mercante, ● grossista), prestigio { $prestige }.{ $province ->
    [none] {""}
   *[other] {" "}La pedina è nella provincia { hansa-province }.
}{ $card ->
    [none] {""}
   *[other] {" "}La tua carta missione: { $card }.
}

## Scenes: places and pieces

hansa-print = { $text ->
    [none] {""}
   *[other] { $text }
}
hansa-scene-title = { $board ->
    [standard_2_3] Tabellone base
    [standard_4_5] Tabellone base
    [east] Tabellone Est
   *[other] { $title }
}, { $players } giocatori
hansa-scene-map = Mappa
hansa-scene-desk = Scrittoio di { SEAT($seat, where: "within") }
hansa-scene-panel = Tavolo
hansa-scene-scores = Punti
hansa-scene-city = { $city }
hansa-scene-banner = { $city }{ $skills ->
    [none] {""}
   *[other] , migliora { hansa-scene-skills }
}{ $link ->
    [yes] , un’estremità della connessione Est–Ovest
   *[no] {""}
}
hansa-scene-skills = { $skills ->
    [clavis_urbis] Clavis Urbis
    [actiones] Actiones
    [privilegium] Privilegium
    [liber_sophiae] Liber Sophiae
    [bursa] Bursa
    [actiones_or_bursa] Actiones o Bursa
   *[other] { $skills }
}
hansa-scene-house = { $city }, sede { $number }: di colore { hansa-colour }, per un { hansa-piece }{ $coin ->
    [yes] , con una moneta: 1 punto prestigio
   *[no] {""}
}
hansa-scene-green-office = { $city }, ufficio { $number } di una città verde
hansa-scene-extra = { $city }, ufficio addizionale { $number }
hansa-scene-route = { $sea ->
    [yes] Rotta marittima
   *[no] Rotta
} { $route }, { $length } villaggi{ $tavern ->
    [yes] , con taverna
   *[no] {""}
}
hansa-scene-marker-place = { $bonus ->
    [none] Spazio per un gettone sulla rotta { $route }
   *[other] Bonus permanente della rotta { $route }: { hansa-bonus }
}
hansa-scene-post = { $ship ->
    [yes] Scalo { $post }, solo per grossisti
   *[no] Villaggio { $post }
}
hansa-scene-special = Prestigio speciale: casella da { $points } punti, di colore { hansa-colour }
hansa-scene-province = Provincia { hansa-province }
hansa-scene-meter = { $meter ->
    [completed] Città completate
    [prestige] Prestigio più alto
   *[bag] Gettoni nel sacchetto
}
hansa-scene-link = Connessione Est–Ovest, numero { $rank }: { $points } punti prestigio
hansa-scene-neutral = Mercanti neutrali
hansa-scene-pile = { $where ->
    [supply] Riserva personale
   *[stock] Riserva generale
} di { SEAT($seat, where: "within") }
hansa-scene-pile-of = { $where ->
    [supply] Riserva personale
   *[stock] Riserva generale
} di { SEAT($seat, where: "within") }: { $piece ->
    [trader] mercanti
   *[merchant] grossisti
}
hansa-scene-pile-label = { $where ->
    [supply] Ris. personale
   *[stock] Ris. generale
}
hansa-scene-pile-count = { $where ->
    [supply] Riserva personale
   *[stock] Riserva generale
} di { SEAT($seat, where: "within") }: { $count } { $piece ->
    [trader] { $count ->
        [one] mercante
       *[other] mercanti
    }
   *[merchant] { $count ->
        [one] grossista
       *[other] grossisti
    }
}
hansa-scene-hand = In mano: { SEAT($seat, where: "within") }
hansa-scene-mission-place = Carta missione di { SEAT($seat, where: "within") }
hansa-scene-track = { hansa-track } di { SEAT($seat, where: "within") }: { hansa-track-use }
hansa-scene-value = { $value ->
    [white] bianco
    [orange] arancione
    [pink] rosa
    [black] nero
    [all] tutti
   *[other] { $value }
}
hansa-scene-step = { hansa-track }: { hansa-scene-value }
hansa-scene-now = { hansa-track }, valore attuale { hansa-scene-value }: { hansa-track-use }
hansa-scene-covered = { hansa-track }: { hansa-scene-value }, ancora da scoprire
hansa-scene-markers = Gettoni «{ hansa-marker }» di { SEAT($seat, where: "within") }
hansa-scene-used = Gettoni usati di { SEAT($seat, where: "within") }
hansa-scene-plate = Piatto di { SEAT($seat, where: "within") }
hansa-scene-token-label = { $part ->
    [markers] Gettoni
    [used] Usati
   *[plate] Piatto
}
hansa-scene-used-count = Gettoni usati di { SEAT($seat, where: "within") }: { $count }
hansa-scene-marker = { $marker ->
    [hidden] Gettone coperto
   *[other] Gettone «{ hansa-marker }»
}{ $count ->
    [one] {""}
   *[other] {" "}× { $count }
}
hansa-scene-piece = { $piece ->
    [trader] Mercante
   *[merchant] Grossista
} { $owner ->
    [neutral] neutrale
   *[other] di { SEAT($owner, where: "within") }
}
hansa-scene-marker-tip = { $marker ->
    [extra_office] Per un ufficio addizionale a sinistra degli altri, quando reclami una rotta.
    [swap] Scambia due uffici vicini di una città.
    [plus3] Tre azioni in più in questo turno.
    [plus4] Quattro azioni in più in questo turno.
    [skill] Migliora un tracciato di un livello.
    [remove] Rimanda fino a tre pezzi dai villaggi nelle riserve personali.
   *[hidden] Il tipo si saprà quando qualcuno lo prenderà.
}
hansa-scene-post-tip = Su { $post }. Rimpiazzarlo costa { $price ->
    [one] ancora { $price } pezzo.
   *[other] ancora { $price } pezzi.
}
hansa-scene-office-tip = Ufficio nella città di { $city }. Ognuno conta per il controllo e per la rete.
hansa-scene-control = { $owner ->
    [neutral] Il neutrale controlla { $city }
   *[other] { SEAT($owner) } controlla { $city }: 1 punto prestigio quando qui si reclama una rotta, 2 punti alla fine
}
hansa-scene-special-tip = { $points } punti alla fine.
hansa-scene-pawn = La pedina nella provincia { hansa-province }
hansa-scene-pawn-tip = Si può piazzare, rimpiazzare e reclamare sulle rotte che confinano con la sua provincia.
hansa-scene-mission-hidden = Carta missione di { SEAT($seat, where: "within") }, coperta
hansa-scene-mission = Carta missione di { SEAT($seat, where: "within") }: { $cities }
hansa-scene-mission-city = { $city } è sulla tua carta missione
hansa-scene-mission-tip = 1 punto per ognuna di queste città in cui si ha un ufficio, altri 5 se si controllano tutte e tre.
hansa-scene-hand-tip = Da posare.
hansa-scene-linked = { hansa-owner-name } ha connesso est e ovest: { $points } punti prestigio
hansa-scene-score = { seat-name }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} prestigio, { $total ->
    [one] { $total } punto
   *[other] { $total } punti
} se la partita finisse ora
hansa-scene-counter = { hansa-scene-meter }: { $value }{ $limit ->
    [none] {""}
   *[other] {" "}su { $limit }
}
hansa-scene-column = { $source ->
    [prestige] Prestigio
    [skills] Tracciati
    [markers] Gettoni
    [special_prestige] Speciale
    [control] Controllo
    [network] Rete
    [mission] Missione
   *[sum] Totale
}

## Scenes: every action in a few words

hansa-do-draw = Pesca «{ hansa-marker }»
hansa-do-first = { SEAT($seat) } inizia
hansa-do-deal = Distribuisci la carta { $card }
hansa-do-place = Piazza { hansa-a-piece } su { $post }
hansa-do-displace = Rimpiazza { $owner ->
    [none] il pezzo
    [neutral] il pezzo neutrale
   *[other] il pezzo di { SEAT($owner, where: "within") }
} su { $post } con { hansa-a-piece }{ $price ->
    [none] { "" }
    [1] , al prezzo di un altro pezzo
   *[other] , al prezzo di altri { $price } pezzi
}
hansa-do-lift = Solleva il pezzo da { $post } per spostarlo
hansa-do-claim = Reclama la rotta { $route }
hansa-do-income = Prendi { hansa-pieces } con gli introiti
hansa-do-use-swap = Scambia le sedi { $house } e { $next } di { $city }
hansa-do-use-plus = Usa il gettone per { $marker ->
    [plus3] tre
   *[plus4] quattro
} azioni in più
hansa-do-use-skill = Usa il gettone per migliorare { hansa-track }: { hansa-track-use }
hansa-do-use-remove = Usa il gettone per rimuovere il pezzo da { $post }
hansa-do-end = { $actions ->
    [0] Finisci il turno
   *[other] Finisci il turno senza usare { hansa-actions }
}
hansa-do-done = { $decision ->
    [closing] Lascia la pedina dov’è
    [sea_move] Non spostare niente
    [sea_skill] Rinuncia
    [sea_office] Rinuncia
   *[other] Fatto
}
hansa-do-pay = Paga { hansa-pieces }
hansa-do-return = { $post ->
    [stock] Metti il pezzo rimpiazzato nella riserva generale
   *[other] Posa il pezzo rimpiazzato su { $post }
}
hansa-do-add = Aggiungi { hansa-a-piece } su { $post }
hansa-do-take = Prendi il pezzo da { $post } per posarlo altrove
hansa-do-set = Posa { hansa-a-piece } su { $post }
hansa-do-office = Apri un ufficio nella città di { $city }
hansa-do-extra = Apri un ufficio addizionale nella città di { $city } con { hansa-a-piece }
hansa-do-skill = Migliora { hansa-track }: { hansa-track-use }
hansa-do-prestige = Manda un grossista al prestigio speciale da { $points }
hansa-do-nothing = Non prendere nessun beneficio
hansa-do-remove = Rimuovi il pezzo da { $post }
hansa-do-put = { $marker ->
    [hidden] Metti il gettone coperto sulla rotta { $route }
   *[other] Metti il gettone «{ hansa-marker }» sulla rotta { $route }
}
hansa-do-pawn = Metti la pedina nella provincia { hansa-province }, senza spendere azioni
hansa-do-ride = Muovi la pedina nella provincia { hansa-province }, per un’azione
hansa-do-redeploy = Manda { hansa-a-piece } dalla rotta su { $post }
hansa-do-green = Apri un ufficio nella città di { $city } con { hansa-a-piece } della riserva personale
hansa-ask-end = Finire il turno senza usare { hansa-actions }?
hansa-ask-nothing = Svuotare la rotta senza prendere nessun beneficio?
