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
        [0] nessun pezzo
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
    [clavis_urbis] punti per ufficio nella tua rete più grande
    [actiones] azioni per turno
    [privilegium] colori delle sedi che puoi usare
    [liber_sophiae] pezzi per spostamento
   *[bursa] pezzi per introito
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
    [move_any_2] sposta uno o due pezzi di qualsiasi giocatore
    [develop_privilegium] migliora Privilegium di un livello
    [office_in_green_city] apri un ufficio in una città verde dalla tua riserva personale
   *[redeploy_2_from_route] sposta uno o due pezzi di questa rotta su altre rotte
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

hansa-about = Reclama rotte commerciali, apri uffici e migliora le tue abilità. Vince chi alla fine ha più punti.

hansa-board-name-standard_2_3 = Tabellone base (2–3 giocatori)
hansa-board-standard_2_3 = Il lato del tabellone base per due o tre giocatori.
hansa-board-name-standard_4_5 = Tabellone base (4–5 giocatori)
hansa-board-standard_4_5 = Il lato del tabellone base per quattro o cinque giocatori.
hansa-board-name-east = Est
hansa-board-east = Il tabellone dell’espansione Est, con città verdi e rotte marittime. Ogni rotta marittima dà un bonus tutte le volte che viene reclamata (X).

hansa-option-name-edition = Edizione
hansa-option-edition = Imposta i gettoni e le regole per due giocatori di un’edizione stampata. Puoi comunque cambiare ogni voce. Di norma 2009, oppure 2014 in due giocatori (V6).
hansa-value-edition-2009 = 2009
hansa-value-edition-2014 = 2014
hansa-value-edition-italian = Italiana
hansa-option-name-marker_mix = Gettoni in gioco
hansa-option-marker_mix = Il numero di gettoni di ogni tipo. Un ufficio addizionale, uno scambio e una rimozione cominciano sul tabellone (S4).
hansa-value-marker_mix-extra_office = Ufficio addizionale
hansa-value-marker_mix-swap = Scambio
hansa-value-marker_mix-plus3 = +3 azioni
hansa-value-marker_mix-plus4 = +4 azioni
hansa-value-marker_mix-skill = Abilità
hansa-value-marker_mix-remove = Rimozione
hansa-option-name-new_markers = Nuovi gettoni
hansa-option-new_markers = Scoperti: tutti vedono i nuovi gettoni quando vengono messi. Coperti: un gettone si scopre quando un giocatore lo prende (M3c, C4b).
hansa-value-new_markers-face_up = Scoperti
hansa-value-new_markers-face_down = Coperti
hansa-option-name-two_players = Regole per due
hansa-option-two_players = Una pedina che limita dove puoi agire (W), oppure mercanti neutrali come terzo giocatore (N). Nella versione italiana il neutrale non guadagna prestigio (N6c). Solo per due giocatori.
hansa-value-two_players-pawn = Pedina
hansa-value-two_players-neutral_14 = Mercanti neutrali (2014)
hansa-value-two_players-neutral_it = Mercanti neutrali (italiana)
hansa-option-name-rim = Province del bordo
hansa-option-rim = Come il bordo del tabellone è diviso in province. Solo per la variante con la pedina (W1b).
hansa-value-rim-strict = Una sola tutt’intorno
hansa-value-rim-edge4 = Quattro angoli
hansa-value-rim-edge10 = Dieci tratti
hansa-option-name-mission_cards = Carte missione
hansa-option-mission_cards = Ogni giocatore riceve una carta segreta con tre città, che alla fine vale fino a otto punti. Non sul tabellone Est (X1).
hansa-option-name-marker_in_same_action = Ufficio addizionale subito
hansa-option-marker_in_same_action = Puoi usare un gettone «ufficio addizionale» già mentre reclami la rotta con cui lo prendi (M2).
hansa-option-name-swap_must_own_one = Scambio solo con un tuo ufficio
hansa-option-swap_must_own_one = Puoi scambiare due uffici solo se almeno uno è tuo (M6).

hansa-end-prestige = un giocatore ha raggiunto il limite di prestigio (E1a)
hansa-end-markers = il sacchetto dei gettoni è vuoto (E1b)
hansa-end-cities = abbastanza città sono completate (E1c)
hansa-source-prestige = tracciato del prestigio
hansa-source-skills = tracciati completi
hansa-source-markers = gettoni
hansa-source-special_prestige = prestigio speciale
hansa-source-control = città controllate
hansa-source-network = rete
hansa-source-mission = carta missione
hansa-setup-pawn = Il tabellone { $board } non ha province per la pedina. Scegli un altro valore per { $option } ({ $possible }) o un altro tabellone ({ $boards }).
hansa-setup-neutral = Il tabellone { $board } non ha villaggi di partenza per i mercanti neutrali. Scegli un altro valore per { $option } ({ $possible }) o un altro tabellone ({ $boards }).
hansa-setup-missions = Il tabellone { $board } ha troppo poche carte missione. Scegli un altro valore per { $option } ({ $possible }) o un altro tabellone ({ $boards }).

## Kinds of actions

hansa-kind-draw = Pesca un gettone
hansa-kind-deal = Distribuisci una carta missione
hansa-kind-first = Sorteggia chi inizia
hansa-kind-income = Introiti: quanti grossisti?
hansa-kind-place = Piazza un pezzo su un villaggio vuoto
hansa-kind-displace = Rimpiazza un pezzo avversario
hansa-kind-lift = Sposta: prendi uno dei tuoi pezzi
hansa-kind-claim = Reclama una rotta
hansa-kind-pawn = Muovi la pedina (gratis)
hansa-kind-ride = Muovi la pedina ovunque (1 azione)
hansa-kind-use = Usa un gettone
hansa-kind-end = Finisci il turno
hansa-kind-pay = Paga il rimpiazzo: mercanti, grossisti
hansa-kind-return = Sposta il pezzo rimpiazzato
hansa-kind-add = Piazza un pezzo aggiuntivo
hansa-kind-take = Prendi un pezzo aggiuntivo da un tuo villaggio
hansa-kind-done = Termina
hansa-kind-set = Posa un pezzo
hansa-kind-office = Beneficio: apri un ufficio
hansa-kind-extra = Beneficio: apri un ufficio addizionale
hansa-kind-skill = Beneficio: migliora un’abilità
hansa-kind-prestige = Beneficio: prestigio speciale per un grossista
hansa-kind-nothing = Beneficio: nessuno
hansa-kind-redeploy = Sposta un pezzo dalla rotta reclamata
hansa-kind-green = Apri un ufficio in una città verde
hansa-kind-remove = Rimuovi un altro pezzo
hansa-kind-put = Metti un nuovo gettone su una rotta

## What is being decided

hansa-decision-taverns = Si pescano i gettoni iniziali.
hansa-decision-missions = Si distribuiscono le carte missione.
hansa-decision-first = Si sorteggia chi inizia.
hansa-decision-turn = { $actions ->
    [0] Non hai più azioni. Usa un gettone o finisci il turno.
   *[other] Hai ancora { hansa-actions }. { INPUT() ->
        [pointer] Clicca su un villaggio (piazza, rimpiazza, sposta) o sulla riserva generale (introiti).
       *[text] Piazza, rimpiazza, sposta, reclama o prendi gli introiti.
    }
}
hansa-decision-pawn = { INPUT() ->
    [pointer] Clicca su una provincia per metterci la pedina.
   *[text] Metti la pedina in una provincia qualsiasi.
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
        [none] Piazza un altro mercante neutrale su un villaggio vicino.
       *[other] Sposta il mercante neutrale rimpiazzato su un villaggio vicino.
    }
   *[other] { $lifted ->
        [none] { $piece ->
            [none] { $extras ->
                [0] Scegli «Fatto» per terminare.
               *[other] Puoi piazzare anche { hansa-extras }. Scegli «Fatto» per terminare.
            }
           *[other] Ti hanno rimpiazzato. Sposta il tuo { hansa-piece } su un villaggio vicino{ $extras ->
                [0] .
               *[other] ; puoi piazzare anche { hansa-extras }.
            }
        }
        [trader] Posa su un villaggio vicino il mercante che hai preso.
       *[merchant] Posa su un villaggio vicino il grossista che hai preso.
    }
}
hansa-decision-move = { INPUT() ->
    [pointer] Clicca su un villaggio vuoto per posare { hansa-pieces }
   *[text] Posa { hansa-pieces } su villaggi vuoti
}{ $lifts ->
    [0] .
    [one] , o prendi prima 1 altro tuo pezzo.
   *[other] , o prendi prima altri tuoi pezzi (fino a { $lifts }).
}
hansa-decision-remove = { $left ->
    [one] Puoi rimuovere ancora 1 pezzo.
   *[other] Puoi rimuovere ancora { $left } pezzi.
} Scegli «Fatto» per terminare.
hansa-decision-taken = Si gira il gettone.
hansa-decision-benefit = Hai reclamato { $route }. Scegli un beneficio.
hansa-decision-neutral_order = Scegli quale rotta reclama per prima il neutrale.
hansa-decision-neutral_office = Il neutrale reclama { $route }. Scegli la città per il suo ufficio.
hansa-decision-redeploy = { $left ->
    [one] Puoi spostare ancora 1 pezzo
   *[other] Puoi spostare fino a { $left } pezzi
} da { $route } su altre rotte. Scegli «Fatto» per terminare.
hansa-then-piece = { $then_piece ->
    [trader] mercante
   *[merchant] grossista
}
hansa-decision-sea_move = { $piece ->
    [none] Puoi spostare uno o due pezzi di qualsiasi giocatore. Prendine uno.
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
hansa-decision-closing = Puoi muovere la pedina una volta prima di finire il turno.
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
hansa-first-player = Inizia { SEAT($seat, where: "within") }.
hansa-turn = { seat-name } ha { hansa-actions } in questo turno.
hansa-turn-ended = { $actions ->
    [0] { seat-name } finisce il turno.
   *[other] { seat-name } finisce il turno con { hansa-actions } di avanzo.
}
hansa-pawn = { $rule ->
    [W2a] { seat-name } mette la pedina nella provincia { hansa-province }.
    [W4a] { seat-name } spende un’azione per muovere la pedina nella provincia { hansa-province }.
   *[other] { seat-name } muove la pedina nella provincia { hansa-province }.
}
hansa-income = { seat-name } prende { hansa-pieces } con gli introiti.
hansa-placed = { seat-name } piazza { hansa-a-piece } su { $post }.
hansa-displaced = { seat-name } piazza { hansa-a-piece } su { $post } e rimpiazza { $victim ->
    [neutral] un mercante neutrale.
   *[other] il { $displaced ->
        [trader] mercante
       *[merchant] grossista
    } di { SEAT($victim, where: "within") }.
}
hansa-paid = { seat-name } paga { hansa-pieces }.
hansa-returned = { $owner ->
    [neutral] { $post ->
        [stock] Nessun villaggio è libero: { SEAT($seat, where: "within") } toglie dal tabellone il { hansa-piece } neutrale rimpiazzato.
       *[other] { seat-name } sposta il { hansa-piece } neutrale rimpiazzato su { $post }.
    }
   *[other] { $post ->
        [stock] Nessun villaggio è libero: { SEAT($seat, where: "within") } rimette il { hansa-piece } rimpiazzato nella riserva generale.
       *[other] { seat-name } sposta il { hansa-piece } rimpiazzato su { $post }.
    }
}
hansa-added = { $owner ->
    [neutral] { seat-name } aggiunge un { hansa-piece } neutrale su { $post }.
   *[other] { seat-name } aggiunge { hansa-a-piece } su { $post }.
}
hansa-taken = { seat-name } prende il { hansa-piece } da { $post }.
hansa-lifted = { $rule ->
    [X7a] { seat-name } prende { hansa-owned-piece } da { $post }.
   *[other] { seat-name } prende il { hansa-piece } da { $post }.
}
hansa-set = { $rule ->
    [X7a] { seat-name } posa { hansa-owned-piece } su { $post }.
   *[other] { seat-name } posa il { hansa-piece } su { $post }.
}
hansa-claimed = { seat-name } reclama { $route }.
hansa-neutral-claims = Il neutrale reclama { $route }.
hansa-prestige = { hansa-owner-name } guadagna { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} prestigio{ $rule ->
    [C3] {" "}per il controllo di { $city }
    [C7] {" "}per la moneta di { $city }
    [C10] {" "}per la connessione Est–Ovest
   *[other] {""}
}.
hansa-marker-taken = { seat-name } prende il gettone «{ hansa-marker }».
hansa-marker-replaced = { seat-name } riceve un nuovo gettone da mettere a fine turno.
hansa-bag-empty = Il sacchetto dei gettoni è vuoto. La partita finisce dopo questa azione.
hansa-marker-gone = { $marker ->
    [hidden] Un gettone coperto esce dal gioco senza essere rivelato.
   *[other] Il gettone «{ hansa-marker }» esce dal gioco.
}
hansa-office = { $rule ->
    [X8a] { seat-name } apre un ufficio a { $city } con { hansa-a-piece } della riserva personale.
   *[other] { hansa-owner-name } apre un ufficio { $city ->
        [Allenstein] ad
        [Anklam] ad
        [Arnheim] ad
       *[other] a
    } { $city } con { hansa-a-piece }.
}
hansa-extra-office = { seat-name } apre un ufficio addizionale { $city ->
    [Allenstein] ad
    [Anklam] ad
    [Arnheim] ad
   *[other] a
} { $city } con { hansa-a-piece }.
hansa-completed = { $rule ->
    [X5] { $city } ha il suo primo ufficio e conta come completata.
   *[other] { $city } è completata.
}
hansa-link = { hansa-owner-name } completa la connessione Est–Ovest{ $rank ->
    [1] , la prima
    [2] , la seconda
    [3] , la terza
   *[other] , troppo tardi per il prestigio
}.
hansa-advanced = { $rule ->
    [M8] { seat-name } usa un gettone «abilità» e migliora { hansa-track } (ora { hansa-scene-value }).
   *[other] { seat-name } migliora { hansa-track } (ora { hansa-scene-value }).
}
hansa-special-prestige = { seat-name } manda un grossista al prestigio speciale, che alla fine vale { $points } punti.
hansa-cleared = { seat-name } rimette { hansa-pieces } dalla rotta nella riserva generale.
hansa-redeployed = { seat-name } sposta { hansa-a-piece } dalla rotta reclamata su { $post }.
hansa-neutral-cleared = { $stays ->
    [yes] I mercanti neutrali lasciano { $route }, tutti tranne uno.
   *[no] I mercanti neutrali lasciano { $route }.
}
hansa-swapped = { seat-name } scambia gli uffici { $house } e { $next } di { $city }.
hansa-plus = { seat-name } usa un gettone «{ hansa-marker }».
hansa-removed = { $owner ->
    [own] { seat-name } rimette nella riserva personale il { hansa-piece } su { $post }.
    [neutral] { seat-name } toglie dal tabellone il { hansa-piece } neutrale su { $post }.
   *[other] { seat-name } rimuove da { $post } il { hansa-piece } di { SEAT($owner, where: "within") }.
}
hansa-marker-drawn = { seat-name } pesca un gettone «{ hansa-marker }».
hansa-marker-placed = { $seat ->
    [-1] Il gettone «{ hansa-marker }» comincia su { $route }.
   *[other] { $marker ->
        [hidden] { seat-name } mette un gettone coperto su { $route }.
       *[other] { seat-name } mette il gettone «{ hansa-marker }» su { $route }.
    }
}
hansa-neutral-set = Con il nuovo gettone arriva un mercante neutrale su { $post }.
hansa-why-over = { $reason ->
    [prestige] { $reached ->
        [neutral] il neutrale ha raggiunto il limite di prestigio
       *[other] { SEAT($reached, where: "within") } ha raggiunto il limite di prestigio
    }
    [markers] il sacchetto dei gettoni è vuoto
   *[cities] abbastanza città sono completate
}
hansa-over = La partita è finita: { hansa-why-over }.
hansa-outcome = { $count ->
    [one] { SEAT($winners) } vince
   *[other] { SEAT($winners) } condividono la vittoria
} con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}. La partita è finita perché { hansa-why-over }.

## Why an action is not allowed

hansa-game-over = La partita è finita. Iniziane un’altra per continuare a giocare.
hansa-no-action-left = Non hai più azioni. Usa un gettone o finisci il turno.
hansa-not-now-taverns = Aspetta che i gettoni iniziali siano sul tabellone.
hansa-not-now-missions = Aspetta che le carte missione siano distribuite.
hansa-not-now-first = Aspetta che sia sorteggiato chi inizia.
hansa-not-now-pawn = Prima metti la pedina in una provincia.
hansa-not-now-turn = Ora non puoi. Piazza, rimpiazza, sposta, reclama, prendi gli introiti, usa un gettone o finisci il turno.
hansa-not-now-pay = Prima paga il rimpiazzo.
hansa-not-now-answer = Prima finisci la risposta al rimpiazzo: sposta il pezzo rimpiazzato, poi aggiungi pezzi o scegli «Fatto».
hansa-not-now-move = Prima finisci lo spostamento: posa ogni pezzo che hai preso.
hansa-not-now-remove = Prima finisci di usare il gettone «rimozione»: rimuovi un altro pezzo o scegli «Fatto».
hansa-not-now-taken = Aspetta che il gettone sia girato.
hansa-not-now-benefit = Prima scegli un beneficio: un ufficio, un ufficio addizionale, un’abilità, il prestigio speciale o niente.
hansa-not-now-neutral_order = Scegli quale rotta reclama per prima il neutrale.
hansa-not-now-neutral_office = Prima scegli la città per l’ufficio del neutrale.
hansa-not-now-redeploy = Prima finisci il bonus della rotta marittima: sposta un altro pezzo su un’altra rotta o scegli «Fatto».
hansa-not-now-sea_move = Prima finisci il bonus della rotta marittima: posa tutti i pezzi che hai preso, o rinuncia prima di prenderne uno.
hansa-not-now-sea_skill = Prima finisci il bonus della rotta marittima: migliora Privilegium o rinuncia.
hansa-not-now-sea_office = Prima finisci il bonus della rotta marittima: apri un ufficio in una città verde o rinuncia.
hansa-not-now-closing = Il tuo turno sta finendo. Muovi la pedina o lasciala dov’è.
hansa-not-now-draw = Aspetta che i nuovi gettoni siano pescati.
hansa-not-now-placing = Il tuo turno sta finendo. Metti i nuovi gettoni sul tabellone.
hansa-marker-not-there = Non ci sono più gettoni «{ hansa-marker }» da pescare.
hansa-card-secret = Questa carta missione è segreta. Scrivi «deal ?» invece del nome.
hansa-card-dealt = La carta missione { $card } è già stata distribuita.
hansa-no-such-seat = Il posto { $seat } non esiste. Con { $players } giocatori i posti si contano da 0.
hansa-stock-empty = La tua riserva generale è vuota: non puoi prendere gli introiti. Scegli un’altra azione.
hansa-other-piece = { $piece ->
    [trader] grossista
   *[merchant] mercante
}
hansa-income-mix = Non puoi prendere { $wanted ->
    [one] { $wanted } grossista
   *[other] { $wanted } grossisti
}. I tuoi introiti sono di { $size ->
    [one] { $size } pezzo
   *[other] { $size } pezzi
}, e nella riserva generale hai { hansa-pieces }.
hansa-none-in-supply = { $left ->
    [0] { $stock ->
        [0] Le tue due riserve sono vuote. Sposta, reclama o usa un gettone.
       *[other] La tua riserva personale è vuota. { INPUT() ->
            [pointer] Clicca sulla riserva generale per prendere gli introiti.
           *[text] Prendi prima gli introiti.
        }
    }
   *[other] Non hai nessun { hansa-piece } nella riserva personale. Usa un { hansa-other-piece }{ $stock ->
        [0] .
       *[other] , o prendi gli introiti.
    }
}
hansa-none-for-office = Non hai nessun { hansa-piece } nella riserva personale. Usa un { hansa-other-piece } o rinuncia al bonus.
hansa-post-taken = { $post } è occupato. Scegli un villaggio vuoto.
hansa-ship-post = { $post } è uno scalo, solo per grossisti. Scegli un grossista o un altro villaggio.
hansa-nobody-there = Su { $post } non c’è nessun pezzo. Scegli un villaggio occupato.
hansa-own-piece = Il pezzo su { $post } è tuo. Puoi rimpiazzare solo i pezzi degli altri.
hansa-cannot-pay = Per pagare questo rimpiazzo ti { $price ->
    [one] serve ancora { $price } pezzo
   *[other] servono ancora { $price } pezzi
} nella riserva personale, e te ne { $left ->
    [one] resterebbe solo { $left }
   *[other] resterebbero solo { $left }
}. Prendi prima gli introiti.
hansa-wrong-price = Questo rimpiazzo costa esattamente { $price ->
    [one] { $price } pezzo. Scegline uno.
   *[other] { $price } pezzi. Scegline altrettanti.
}
hansa-payment-not-in-supply = Non hai { $traders ->
    [0] { hansa-merchants }
   *[other] { hansa-pieces }
} nella riserva personale. Scegli un’altra combinazione.
hansa-already-setting = Hai già posato un pezzo, quindi non puoi prenderne altri. Posa quelli rimasti.
hansa-no-more-lifts = Con il tuo Liber Sophiae puoi spostare solo { $liber } pezzi alla volta. Posa quelli che hai preso.
hansa-not-own-piece = Su { $post } non hai nessun pezzo. Scegli un villaggio con un tuo pezzo.
hansa-two-pieces-lifted = Questo bonus sposta al massimo due pezzi. Posa quelli che hai preso.
hansa-lift-first = Prima prendi un pezzo, o rinuncia al bonus.
hansa-set-in-order = Prima posa il { hansa-piece }. I pezzi si posano nell’ordine in cui li hai presi.
hansa-none-in-hand = Non hai preso nessun { hansa-piece }. Scegli uno dei pezzi che hai in mano.
hansa-trader-without-post = Scegli uno scalo per questo grossista, o non resterà nessun villaggio per il tuo mercante.
hansa-route-not-own = Non occupi tutti i villaggi di { $route }. Prima riempi la rotta.
hansa-route-not-neutral = Il neutrale non occupa tutti i villaggi di { $route }. Scegli una rotta piena di mercanti neutrali.
hansa-far-from-pawn = { $route } non confina con la provincia della pedina. Scegli una rotta che confina, o prima muovi la pedina.
hansa-no-pawn = In questa partita non c’è la pedina.
hansa-no-such-province = La provincia { hansa-province } non esiste con questa divisione del bordo. Scegline un’altra.
hansa-pawn-has-moved = Hai già usato il movimento gratuito della pedina. Puoi ancora muoverla per un’azione («ride»).
hansa-pawn-after-actions = Hai già fatto un’azione: il movimento gratuito della pedina deve aspettare la fine del turno. Ora puoi muoverla per un’azione («ride»).
hansa-pawn-too-far = { hansa-province } è troppo lontana per il movimento gratuito della pedina, che è di uno o due passi. Per un’azione puoi muoverla ovunque («ride»).
hansa-pawn-is-there = La pedina è già nella provincia { hansa-province }. Scegline un’altra.
hansa-no-such-marker = Non hai gettoni «{ hansa-marker }» da usare. Reclama una rotta con un gettone per averne uno.
hansa-swap-empty = Uno di questi due uffici di { $city } è vuoto. Scegli due uffici vicini.
hansa-swap-same = Questi due uffici di { $city } sono uguali. Scegline due diversi.
hansa-swap-not-own = Nessuno di questi due uffici di { $city } è tuo. Scegli una coppia con un tuo ufficio.
hansa-track-finished = { hansa-track } è già completo. Scegli un’altra abilità.
hansa-set-the-lifted-piece = Prima posa il { hansa-piece } che hai preso.
hansa-already-returned = Hai già spostato il pezzo rimpiazzato.
hansa-posts-are-free = Ci sono ancora villaggi vuoti. Sposta il pezzo rimpiazzato su uno di questi.
hansa-route-of-displacement = Non puoi restare sulla rotta del rimpiazzo finché altri villaggi sono liberi. Scegli tra: { $nearest }.
hansa-not-nearest = { $post } non è su una delle rotte più vicine con un villaggio libero. Scegli tra: { $nearest }.
hansa-no-more-extras = Non hai altri pezzi aggiuntivi da piazzare. Scegli «Fatto».
hansa-extras-from-posts = Le tue due riserve sono vuote. Prendi il pezzo aggiuntivo da un altro tuo villaggio.
hansa-extra-not-there = Nella tua riserva { $where ->
    [stock] generale
   *[supply] personale
} non c’è nessun { hansa-piece }. Piazza un pezzo dell’altro tipo.
hansa-stock-or-supply-first = Prendi i pezzi aggiuntivi dalle tue riserve, finché ne contengono.
hansa-set-in-this-answer = Hai appena piazzato il pezzo su { $post }. Prendine uno da un altro villaggio.
hansa-return-first = Prima sposta su un villaggio il { hansa-piece } rimpiazzato.
hansa-neutral-has-traders = Il neutrale ha solo mercanti. Piazza il mercante rimpiazzato, poi un altro mercante neutrale.
hansa-neutral-must-be-set = Prima piazza il mercante neutrale aggiuntivo. C’è ancora spazio.
hansa-neutral-takes-office = C’è una sede libera, quindi il neutrale deve aprire un ufficio. Scegli la città.
hansa-city-not-on-route = { $city } non è su { $route }. Scegli una città a un capo della rotta reclamata.
hansa-city-full = Tutte le sedi di { $city } sono occupate. Solo un gettone «ufficio addizionale» può aggiungere qui un ufficio.
hansa-green-city = { $city } è una città verde, senza sedi. Per aprire qui un ufficio usa un gettone «ufficio addizionale» o il bonus di una rotta marittima.
hansa-not-green = { $city } non è una città verde. Scegline una verde.
hansa-green-city-full = A { $city } non c’è spazio per altri uffici. Scegli un’altra città verde.
hansa-no-privilege = La prossima sede di { $city } è di colore { hansa-colour }. Migliora il tuo Privilegium per usarla.
hansa-no-piece-for-house = La prossima sede di { $city } richiede un { hansa-piece }, e non ne hai sulla rotta reclamata. Scegli un altro beneficio.
hansa-none-on-route = Non hai nessun { hansa-piece } sulla rotta reclamata. Scegli un altro pezzo o beneficio.
hansa-no-house-occupied = { $city } non ha ancora nessun ufficio. Un ufficio addizionale ha bisogno di un altro ufficio accanto.
hansa-marker-just-taken = Puoi usare il gettone «ufficio addizionale» di questa rotta solo dalla prossima azione.
hansa-skill-not-here = A nessun capo di { $route } puoi migliorare { hansa-track }. Scegli un altro beneficio.
hansa-only-privilegium = Il bonus di questa rotta marittima migliora solo Privilegium.
hansa-same-route = Scegli un villaggio su un’altra rotta. I pezzi devono lasciare { $route }.
hansa-no-special-prestige = { $route } non porta al prestigio speciale. Scegli un altro beneficio.
hansa-slot-taken = Il prestigio speciale da { $points } è occupato. Scegline uno libero.
hansa-slot-no-privilege = Il prestigio speciale da { $points } è di colore { hansa-colour }. Migliora il tuo Privilegium per usarlo.
hansa-not-on-plate = Non hai nessun gettone «{ hansa-marker }» da mettere.
hansa-sea-route = { $route } è una rotta marittima, e i gettoni vanno solo sulle rotte di terra. Scegline un’altra.
hansa-route-has-marker = Su { $route } c’è già un gettone. Scegli un’altra rotta.
hansa-route-has-piece = Su { $route } c’è un pezzo. Scegli una rotta vuota.
hansa-no-free-house = A nessun capo di { $route } c’è una sede libera. Scegli un’altra rotta.

## Faults of a position

position-piece = { $where }: { $value } non è un pezzo. Scrivi "trader" o "merchant" e un posto, come in "trader 0", oppure "trader neutral" nelle partite con mercanti neutrali.
position-unknown-route = { $where }: sul tabellone non c’è la rotta «{ $name }».
position-unknown-post = { $where }: sul tabellone non c’è il villaggio «{ $name }».
position-slots = { $where }: le caselle devono essere esattamente { $wanted }. Scrivi null per una casella vuota.
position-houses = { $where }: { $wanted ->
    [30] una città verde contiene al massimo { $wanted } uffici.
    [one] questa città ha esattamente { $wanted } sede. Scrivi null se è vuota.
   *[other] questa città ha esattamente { $wanted } sedi. Scrivi null per una sede vuota.
}
position-not-at-this-table = { $where }: deve essere null, perché questa variante non è in uso.
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
position-markers = I gettoni «{ hansa-marker }» sono in tutto { $counted } invece di { $wanted }.
position-bag = I gettoni non visti sono { $unseen }, ma { $bag } sono nel sacchetto e { $hidden } sono nascosti altrove. I numeri devono corrispondere.
position-ship-post = C’è un mercante su { $post }, uno scalo riservato ai grossisti.
position-house-skipped = { $city } ha una sede vuota a sinistra di un ufficio. Le sedi si riempiono da sinistra a destra.
position-extra-office-alone = { $city } ha un ufficio addizionale, ma nessuna sede è occupata.
position-completed = completed vale { $completed }, ma le città piene sono { $full }. I numeri devono corrispondere.
position-special-merchant = special: nelle caselle di prestigio speciale possono stare solo grossisti.
position-mission-twice = missions: due posti hanno la stessa carta missione.
position-pawn-place = pawn.province: deve essere null prima che la pedina sia sul tabellone, e poi una provincia.
position-link-ranks = I posti nella connessione sono { $ranks }. Devono essere 1, 2, 3… senza salti, e 0 per gli altri giocatori.
position-extra-offices = Gli uffici addizionali sono { $counted }, ma il massimo è { $most }.
position-green-offices = { $city } ha più di { $most } uffici, il limite per una città verde.
position-mission-hidden = missions: solo una vista può nascondere le carte, e solo quelle degli altri posti a partita in corso.
position-mission-dealt = missions: le carte si distribuiscono un posto alla volta, e ogni posto ne ha una prima che si sorteggi chi inizia.
position-setup = Prima che si sorteggi chi inizia, scrittoi, tabellone e sacchetto devono essere come a inizio partita.
position-stack = stack: queste decisioni in sospeso non possono seguirsi: { $stack }.
position-neutral-routes = Una rotta piena di mercanti neutrali viene reclamata subito (N3a): può esistere solo durante quella decisione.

## Faults of a board

board-unknown-city = { $where }: sul tabellone non c’è la città «{ $name }».
board-unknown-route = { $where }: sul tabellone non c’è la rotta «{ $name }».
board-green-city = { $where }: la lista non corrisponde al tabellone, dove { $counted ->
    [none] nessuna città è verde
   *[other] le città verdi sono { $counted }
}.
board-link-ends = { $where }: indica due città diverse del tabellone.
board-link-points = { $where }: usa numeri interi da 0 a 20.
board-taverns-differ = { $where }: la lista non corrisponde alle rotte segnate con una taverna.
board-tavern-number = { $where }: le rotte con taverna devono essere esattamente { $wanted }.
board-tavern-at-sea = { $where } { $name } è una rotta marittima, quindi non può avere una taverna.
board-special-city = { $where }: { $name } deve essere a un capo della rotta del prestigio speciale.
board-special-route = { $where }: { $name } deve avere questa rotta e nessun’altra.
board-special-slots = { $where }: elenca almeno una casella, ognuna con punti diversi.
board-no-house = { $where } «{ $name }» ha bisogno di almeno una sede. Solo le città verdi non ne hanno.
board-route-to-itself = { $where } una rotta non può collegare { $name } a sé stessa.
board-route-twice = { $where } la rotta { $name } è elencata due volte.
board-length-differs = { $where } { $name } ha { $posts } villaggi, ma la lunghezza indicata è un’altra.
board-sea-differs = { $where } { $name }: «sea» non corrisponde ai suoi scali.
board-bonus-on-land = { $where } { $name } ha un bonus permanente, ma non è una rotta marittima.
board-mission = { $where } una carta missione deve nominare { $wanted } città diverse del tabellone.
board-neighbour = { $where } la vicina { $name } deve essere un’altra provincia della stessa lista, con questa provincia come vicina.
board-count-differs = { $where }: sul tabellone sono { $counted }, non il numero indicato.
board-neutral-ship = { $where }: { $name } ha solo scali, dove i mercanti neutrali non possono andare.
board-not-joined = { $where }: { $name } non è collegata alle altre città.

## The picture in the terminal

hansa-label-prestige = Prestigio
hansa-label-supply = Riserva personale
hansa-label-stock = Riserva generale
hansa-label-unused = Gettoni da usare
hansa-label-used = Gettoni usati
hansa-label-plate = Gettoni da mettere
hansa-label-link = Connessione Est–Ovest
hansa-label-mission = Carta missione
hansa-label-score = Punteggio attuale
hansa-label-final = Punteggio finale
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
        [yes] movimento gratuito già usato
       *[no] movimento gratuito disponibile
    }
}
hansa-mission = { $card ->
    [hidden] segreta
    [none] –
   *[other] { $card }
}
hansa-legend-pieces = ■ mercante  ● grossista, con il numero del posto{ $neutral ->
    [yes] {" "}(n neutrale)
   *[no] {""}
}  · villaggio vuoto{ $pawn ->
    [yes] {"  "}* confina con la provincia della pedina
   *[no] {""}
}
hansa-legend-sea = ≈ scalo vuoto, solo per grossisti. Chi reclama la rotta può usare il suo bonus.
hansa-legend-houses = Sedi libere: □ mercante, ○ grossista; w bianco, o arancione, p rosa, b nero; $ moneta. Gli uffici addizionali sono a sinistra di «|». → indica chi controlla la città.{ $green ->
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
hansa-scene-desk = { SEAT($seat) }
hansa-scene-panel = Tavolo
hansa-scene-scores = Punteggi
hansa-scene-city = { $city }
hansa-scene-banner = { $city }{ $skills ->
    [none] {""}
   *[other] , migliora { hansa-scene-skills }
}{ $link ->
    [yes] , capo della connessione Est–Ovest
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
hansa-scene-green-office = { $city } (città verde), ufficio { $number }
hansa-scene-extra = { $city }, ufficio addizionale { $number }
hansa-scene-route = { $sea ->
    [yes] Rotta marittima
   *[no] Rotta
} { $route }, { $length } villaggi{ $tavern ->
    [yes] , con taverna
   *[no] {""}
}
hansa-scene-marker-place = { $bonus ->
    [none] Spazio per un gettone su { $route }
   *[other] Bonus permanente di { $route }: { hansa-bonus }
}
hansa-scene-post = { $ship ->
    [yes] Scalo { $post }, solo per grossisti
   *[no] Villaggio { $post }
}
hansa-scene-special = Prestigio speciale: { $points } punti, { hansa-colour }
hansa-scene-province = Provincia { hansa-province }
hansa-scene-meter = { $meter ->
    [completed] Città completate
    [prestige] Prestigio più alto
   *[bag] Gettoni nel sacchetto
}
hansa-scene-link = Connessione Est–Ovest { $rank }: { $points } punti prestigio
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
hansa-scene-hand = { SEAT($seat) }: pezzi in mano
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
hansa-scene-now = { hansa-track }, ora { hansa-scene-value }: { hansa-track-use }
hansa-scene-covered = { hansa-track }: { hansa-scene-value }, non ancora raggiunto
hansa-scene-markers = Gettoni «{ hansa-marker }» di { SEAT($seat, where: "within") }
hansa-scene-used = Gettoni usati di { SEAT($seat, where: "within") }
hansa-scene-plate = Gettoni da mettere di { SEAT($seat, where: "within") }
hansa-scene-token-label = { $part ->
    [markers] Gettoni
    [used] Usati
   *[plate] Da mettere
}
hansa-scene-used-count = { SEAT($seat) }: { $count ->
    [one] { $count } gettone usato
   *[other] { $count } gettoni usati
}
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
    [extra_office] Quando reclami una rotta, apri un ufficio addizionale a sinistra degli altri.
    [swap] Scambia due uffici vicini di una città.
    [plus3] Tre azioni in più in questo turno.
    [plus4] Quattro azioni in più in questo turno.
    [skill] Migliora un’abilità di un livello.
    [remove] Rimanda fino a tre pezzi dai villaggi nelle riserve personali dei proprietari.
   *[hidden] Si scopre quando un giocatore lo prende.
}
hansa-scene-post-tip = Su { $post }. Rimpiazzarlo costa { $price ->
    [one] { $price } pezzo in più.
   *[other] { $price } pezzi in più.
}
hansa-scene-office-tip = Ufficio { $city ->
    [Allenstein] ad
    [Anklam] ad
    [Arnheim] ad
   *[other] a
} { $city }. Conta per il controllo e per la rete.
hansa-scene-control = { $owner ->
    [neutral] Il neutrale controlla { $city }
   *[other] { SEAT($owner) } controlla { $city }: 1 punto prestigio quando qui si reclama una rotta, 2 punti alla fine
}
hansa-scene-special-tip = { $points } punti alla fine.
hansa-scene-pawn = La pedina nella provincia { hansa-province }
hansa-scene-pawn-tip = Puoi piazzare, rimpiazzare e reclamare solo sulle rotte che confinano con la sua provincia.
hansa-scene-mission-hidden = Carta missione di { SEAT($seat, where: "within") }, coperta
hansa-scene-mission = Carta missione di { SEAT($seat, where: "within") }: { $cities }
hansa-scene-mission-city = { $city } è sulla tua carta missione
hansa-scene-mission-tip = 1 punto per ognuna di queste città con un tuo ufficio, altri 5 se le controlli tutte e tre.
hansa-scene-hand-tip = Da posare.
hansa-scene-linked = { hansa-owner-name } ha completato la connessione Est–Ovest: { $points } punti prestigio
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
    [skills] Abilità
    [markers] Gettoni
    [special_prestige] Speciale
    [control] Controllo
    [network] Rete
    [mission] Missione
   *[sum] Totale
}

## Scenes: every action in a few words

hansa-do-draw = Pesca «{ hansa-marker }»
hansa-do-first = Inizia { SEAT($seat) }
hansa-do-deal = Distribuisci { $card }
hansa-do-place = Piazza { hansa-a-piece } su { $post }
hansa-do-displace = Rimpiazza { $owner ->
    [none] il pezzo
    [neutral] il pezzo neutrale
   *[other] il pezzo di { SEAT($owner, where: "within") }
} su { $post } con { hansa-a-piece }{ $price ->
    [none] { "" }
    [1] {" "}(costa 1 pezzo in più)
   *[other] {" "}(costa { $price } pezzi in più)
}
hansa-do-lift = Sposta il pezzo su { $post }
hansa-do-claim = Reclama { $route }
hansa-do-income = Prendi { hansa-pieces } con gli introiti
hansa-do-use-swap = Scambia gli uffici { $house } e { $next } di { $city }
hansa-do-use-plus = Usa il gettone per { $marker ->
    [plus3] tre
   *[plus4] quattro
} azioni in più
hansa-do-use-skill = Usa il gettone per migliorare { hansa-track } ({ hansa-track-use })
hansa-do-use-remove = Usa il gettone per rimuovere il pezzo su { $post }
hansa-do-end = { $actions ->
    [0] Finisci il turno
   *[other] Finisci il turno ({ hansa-actions } di avanzo)
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
    [stock] Rimetti il pezzo rimpiazzato nella riserva generale
   *[other] Sposta il pezzo rimpiazzato su { $post }
}
hansa-do-add = Aggiungi { hansa-a-piece } su { $post }
hansa-do-take = Prendi il pezzo su { $post } per posarlo altrove
hansa-do-set = Posa { hansa-a-piece } su { $post }
hansa-do-office = Apri un ufficio { $city ->
    [Allenstein] ad
    [Anklam] ad
    [Arnheim] ad
   *[other] a
} { $city }
hansa-do-extra = Apri un ufficio addizionale { $city ->
    [Allenstein] ad
    [Anklam] ad
    [Arnheim] ad
   *[other] a
} { $city } con { hansa-a-piece }
hansa-do-skill = Migliora { hansa-track } ({ hansa-track-use })
hansa-do-prestige = Manda un grossista al prestigio speciale da { $points }
hansa-do-nothing = Nessun beneficio
hansa-do-remove = Rimuovi il pezzo su { $post }
hansa-do-put = { $marker ->
    [hidden] Metti il gettone coperto su { $route }
   *[other] Metti il gettone «{ hansa-marker }» su { $route }
}
hansa-do-pawn = Muovi la pedina: { hansa-province } (gratis)
hansa-do-ride = Muovi la pedina: { hansa-province } (1 azione)
hansa-do-redeploy = Sposta { hansa-a-piece } dalla rotta su { $post }
hansa-do-green = Apri un ufficio a { $city } con { hansa-a-piece } della riserva personale
hansa-ask-end = Finire il turno con { hansa-actions } di avanzo?
hansa-ask-nothing = Reclamare la rotta senza beneficio?
