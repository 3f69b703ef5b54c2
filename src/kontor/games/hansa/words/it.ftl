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
    [move] spostamento
    [exchange] baratto
    [tribute] tributo
    [block] blocco
   *[hidden] coperto
}
hansa-tile = { $tile ->
    [anywhere] Libero transito
    [action] Azione in più
    [income] Quota di introiti
    [cities] Diritto di città
    [skills] Erudizione
   *[escort] Scorta
}
hansa-tile-use = { $tile ->
    [anywhere] Quando vieni rimpiazzato, metti i tuoi pezzi in qualsiasi villaggio libero.
    [action] Un’azione in più in ogni tuo turno.
    [income] Quando un altro giocatore prende gli introiti, puoi passare un pezzo dalla riserva generale a quella personale.
    [cities] Alla fine, 4 punti invece di 2 per ogni città controllata.
    [skills] Alla fine, 7 punti invece di 4 per ogni tracciato completo tranne Clavis Urbis.
   *[escort] Quando un tuo mercante viene rimpiazzato, puoi aggiungere due pezzi invece di uno.
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
    [place_2_abroad] metti uno o due pezzi della riserva generale all’estero
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
hansa-country = { $country ->
    [England] Inghilterra
    [Wales] Galles
    [Scotland] Scozia
   *[other] { $country }
}
hansa-country-of-origin = { $origin ->
    [England] Inghilterra
    [Wales] Galles
    [Scotland] Scozia
   *[other] { $origin }
}
hansa-second-country = { $second ->
    [England] Inghilterra
    [Wales] Galles
    [Scotland] Scozia
   *[other] { $second }
}
hansa-countries = { hansa-country }{ $second ->
    [none] {""}
   *[other] , { hansa-second-country }
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
hansa-board-name-britannia_3 = Britannia (2–3 giocatori)
hansa-board-britannia_3 = Inghilterra e Galles. Per agire in Galles serve un permesso (B). In due, con i mercanti neutrali.
hansa-board-name-britannia_4_5 = Britannia (4–5 giocatori)
hansa-board-britannia_4_5 = Inghilterra, Galles e Scozia. Per agire in Galles o in Scozia serve un permesso (B).

hansa-option-name-edition = Edizione
hansa-option-edition = Imposta i gettoni e le regole per due giocatori di un’edizione stampata. Puoi comunque cambiare ogni voce. Di norma 2009, oppure 2014 in due giocatori (V6).
hansa-value-edition-2009 = 2009
hansa-value-edition-2014 = 2014
hansa-value-edition-italian = Italiana
hansa-value-edition-bigbox = Big Box
hansa-option-name-marker_mix = Gettoni in gioco
hansa-option-marker_mix = Il numero di gettoni di ogni tipo. Un ufficio addizionale, uno scambio e una rimozione cominciano sul tabellone (S4).
hansa-value-marker_mix-extra_office = Ufficio addizionale
hansa-value-marker_mix-swap = Scambio
hansa-value-marker_mix-plus3 = +3 azioni
hansa-value-marker_mix-plus4 = +4 azioni
hansa-value-marker_mix-skill = Abilità
hansa-value-marker_mix-remove = Rimozione o spostamento
hansa-option-name-new_markers = Nuovi gettoni
hansa-option-new_markers = Scoperti: tutti vedono i nuovi gettoni quando vengono messi. Coperti: un gettone si scopre quando un giocatore lo prende (M3c, C4b).
hansa-value-new_markers-face_up = Scoperti
hansa-value-new_markers-face_down = Coperti
hansa-option-name-two_players = Regole per due
hansa-option-two_players = Una pedina che limita dove puoi agire (W), oppure mercanti neutrali come terzo giocatore (N). Nella versione italiana il neutrale non guadagna prestigio (N6c). Solo per due giocatori.
hansa-value-two_players-pawn = Pedina
hansa-value-two_players-neutral_14 = Mercanti neutrali (2014)
hansa-value-two_players-neutral_it = Mercanti neutrali (italiana)
hansa-value-two_players-none = Nessuna
hansa-option-name-rim = Province del bordo
hansa-option-rim = Come il bordo del tabellone è diviso in province. Solo per la variante con la pedina (W1b).
hansa-value-rim-strict = Una sola tutt’intorno
hansa-value-rim-edge4 = Quattro angoli
hansa-value-rim-edge10 = Dieci tratti
hansa-option-name-mission_cards = Carte missione
hansa-option-mission_cards = Ogni giocatore riceve una carta segreta con tre città, che alla fine vale fino a otto punti. Solo sui tabelloni base (X1).
hansa-option-name-marker_in_same_action = Ufficio addizionale subito
hansa-option-marker_in_same_action = Puoi usare un gettone «ufficio addizionale» già mentre reclami la rotta con cui lo prendi (M2).
hansa-option-name-swap_must_own_one = Scambio solo con un tuo ufficio
hansa-option-swap_must_own_one = Puoi scambiare due uffici solo se almeno uno è tuo (M6).
hansa-option-name-third_marker = Terzo gettone iniziale
hansa-option-third_marker = Rimozione: fino a tre pezzi tornano nelle riserve personali dei proprietari (M9). Spostamento: fino a tre pezzi degli altri giocatori cambiano villaggio (G4). Un tabellone con nazioni usa sempre lo spostamento (B12).
hansa-value-third_marker-remove = Rimozione
hansa-value-third_marker-move = Spostamento
hansa-option-name-tie_break = Parità
hansa-option-tie_break = Condivisa: chi è in parità vince insieme (F8). Big Box: vince chi è avanzato meno su Actiones, poi chi fa più punti con la rete (G10).
hansa-value-tie_break-shared = Vittoria condivisa
hansa-value-tie_break-bigbox = Big Box

hansa-option-name-emperors_favour = Favore dell’Imperatore
hansa-option-emperors_favour = Si pescano tante tessere quanti sono i giocatori. Invece di tutte le azioni di un turno puoi girare due gettoni non usati e prenderne una (L).
hansa-option-name-promo_markers = Gettoni promozionali
hansa-option-promo_markers = Quanti gettoni «baratto», «tributo» e «blocco» sono in gioco. Ognuno prende il posto di un altro gettone (Q).
hansa-value-promo_markers-exchange = Baratto
hansa-value-promo_markers-tribute = Tributo
hansa-value-promo_markers-block = Blocco
hansa-option-name-replaced_markers = Gettoni sostituiti da quelli promozionali
hansa-option-replaced_markers = I gettoni che lasciano il sacchetto, tanti quanti quelli promozionali. Lascia tutto a 0 per toglierli dai tipi più numerosi (Q2).
hansa-value-replaced_markers-extra_office = Ufficio addizionale
hansa-value-replaced_markers-swap = Scambio
hansa-value-replaced_markers-plus3 = +3 azioni
hansa-value-replaced_markers-plus4 = +4 azioni
hansa-value-replaced_markers-skill = Abilità
hansa-value-replaced_markers-remove = Rimozione o spostamento
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
hansa-source-countries = nazioni
hansa-setup-pawn = Il tabellone { $board } non ha province per la pedina. Scegli un altro valore per { $option } ({ $possible }) o un altro tabellone ({ $boards }).
hansa-setup-neutral = Il tabellone { $board } non ha villaggi di partenza per i mercanti neutrali. Scegli un altro valore per { $option } ({ $possible }) o un altro tabellone ({ $boards }).
hansa-setup-missions = Il tabellone { $board } ha troppo poche carte missione. Scegli un altro valore per { $option } ({ $possible }) o un altro tabellone ({ $boards }).
hansa-setup-no-form = L’edizione { $edition } non ha regole per due giocatori. Scegli per { $option } uno di questi valori: { $possible }.
hansa-setup-replaced = Per i gettoni promozionali { $wanted ->
    [one] deve lasciare il sacchetto { $wanted } gettone
   *[other] devono lasciare il sacchetto { $wanted } gettoni
}, ma { $option } ne elenca { $given }. Nel sacchetto ci sono { $possible }.

## Kinds of actions

hansa-kind-draw = Pesca un gettone
hansa-kind-deal = Distribuisci una carta missione
hansa-kind-first = Sorteggia chi inizia
hansa-kind-income = Introiti, scegliendo il numero di grossisti
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
hansa-kind-tile = Pesca una tessera
hansa-kind-favour = Prendi una tessera invece di tutte le azioni
hansa-kind-turn = Gira un gettone

## What is being decided

hansa-decision-taverns = Si pescano i gettoni iniziali.
hansa-decision-missions = Si distribuiscono le carte missione.
hansa-decision-first = Si sorteggia chi inizia.
hansa-decision-turn = { $can ->
    [end] Non hai più azioni. Finisci il turno.
    [use] Non hai più azioni. Usa un gettone o finisci il turno.
    [refill] Hai ancora { hansa-actions }, ma la tua riserva personale è vuota. { INPUT() ->
        [pointer] Clicca sulla riserva generale (introiti) o sposta un pezzo.
       *[text] Prendi gli introiti, sposta pezzi o reclama una rotta.
    }
    [spend] Hai ancora { hansa-actions }. { INPUT() ->
        [pointer] Clicca su un villaggio (piazza, rimpiazza, sposta).
       *[text] Piazza, rimpiazza o sposta pezzi, o reclama una rotta.
    }
    [move] Hai ancora { hansa-actions }, ma la riserva personale e la riserva generale sono vuote. { INPUT() ->
        [pointer] Clicca su un tuo pezzo per spostarlo.
       *[text] Sposta pezzi o reclama una rotta.
    }
   *[act] Hai ancora { hansa-actions }. { INPUT() ->
        [pointer] Clicca su un villaggio (piazza, rimpiazza, sposta) o sulla riserva generale (introiti).
       *[text] Piazza, rimpiazza o sposta pezzi, reclama una rotta o prendi gli introiti.
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
    [pointer] Clicca su un villaggio vuoto per posarci { hansa-pieces }
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
hansa-decision-marker_move = { $piece ->
    [none] Puoi spostare fino a tre pezzi avversari.
   *[other] Posa { hansa-owned-piece }{ $then_owner ->
        [none] {""}
        [neutral] , poi il { hansa-then-piece } neutrale
       *[other] , poi il { hansa-then-piece } di { SEAT($then_owner, where: "within") }
    }{ $lifts ->
        [0] .
       *[other] , o prendi prima un altro pezzo avversario.
    }
}
hansa-decision-sea_skill = Puoi migliorare Privilegium di un livello.
hansa-decision-sea_office = Puoi aprire un ufficio in una città verde con un pezzo della riserva personale.
hansa-decision-sea_place = Puoi mettere { $left ->
    [1] ancora un pezzo
   *[other] fino a { $left } pezzi
} della riserva generale su villaggi all’estero.
hansa-decision-favours = Si pescano le tessere del Favore dell’Imperatore.
hansa-decision-buying = { $left ->
    [1] Gira ancora un gettone non usato.
   *[other] Gira due gettoni non usati per la tessera.
}
hansa-decision-gift = { $left ->
    [1] Un altro giocatore prende gli introiti. Puoi passare un pezzo dalla riserva generale a quella personale.
   *[other] Ricevi un tributo. Scegli i pezzi che passano dalla riserva generale a quella personale.
}
hansa-decision-toll = Questa rotta è bloccata. Paga { $price ->
    [one] { $price } pezzo
   *[other] { $price } pezzi
} dalla riserva personale.
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
hansa-placed-abroad = { seat-name } mette { hansa-a-piece } della riserva generale su { $post }.
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
    [X5] { $city } ha il suo primo ufficio e conta come città completata.
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
hansa-tile-drawn = La tessera «{ hansa-tile }» è in gioco.
hansa-favour = { seat-name } prende la tessera «{ hansa-tile }» invece di tutte le azioni di questo turno.
hansa-turned-over = { seat-name } gira un gettone «{ hansa-marker }».
hansa-exchanged = { seat-name } dà un gettone «baratto» in cambio di un gettone usato «{ hansa-marker }» di { SEAT($victim, where: "within") }.
hansa-put-beside = { seat-name } mette un gettone «{ hansa-marker }» con un mercante accanto a { $route }.
hansa-gift = { $rule ->
    [Q5] { seat-name } riceve un tributo: { hansa-pieces } dalla riserva generale a quella personale.
   *[other] { seat-name } passa { hansa-pieces } dalla riserva generale a quella personale.
}
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
hansa-claim-first = Prima reclama una rotta. Il beneficio è allora un ufficio, un ufficio addizionale, un’abilità, il prestigio speciale o niente.
hansa-not-now-turn = Ora non puoi. Piazza, rimpiazza o sposta pezzi, reclama una rotta, prendi gli introiti, usa un gettone o finisci il turno.
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
hansa-not-now-marker_move = Prima finisci di usare il gettone «spostamento»: posa tutti i pezzi che hai preso.
hansa-not-now-sea_skill = Prima finisci il bonus della rotta marittima: migliora Privilegium o rinuncia.
hansa-not-now-sea_office = Prima finisci il bonus della rotta marittima: apri un ufficio in una città verde o rinuncia.
hansa-not-now-sea_place = Prima finisci il bonus della rotta marittima: metti un pezzo all’estero o scegli «Fatto».
hansa-not-now-favours = Aspetta che le tessere siano pescate.
hansa-not-now-buying = Prima gira due gettoni non usati per la tua tessera.
hansa-not-now-gift = Prima scegli quali pezzi passano dalla riserva generale a quella personale.
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
        [0] Le tue due riserve sono vuote. Sposta pezzi, reclama una rotta o usa un gettone.
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
hansa-three-pieces-lifted = Questo gettone sposta al massimo tre pezzi. Posa quelli che hai preso.
hansa-move-others-only = Il pezzo su { $post } è tuo. Questo gettone sposta solo i pezzi degli altri.
hansa-lift-first = Prima prendi un pezzo, o rinuncia al bonus.
hansa-set-in-order = Prima posa il { hansa-piece }. I pezzi si posano nell’ordine in cui li hai presi.
hansa-none-in-hand = Non hai preso nessun { hansa-piece }. Scegli uno dei pezzi che hai in mano.
hansa-trader-without-post = Scegli uno scalo per questo grossista, o non resterà nessun villaggio per il tuo mercante.
hansa-route-not-own = Non occupi tutti i villaggi di { $route }. Prima riempi la rotta.
hansa-route-not-neutral = Il neutrale non occupa tutti i villaggi di { $route }. Scegli una rotta piena di mercanti neutrali.
hansa-far-from-pawn = { $route } non confina con la provincia della pedina. Scegli una rotta che confina, o prima muovi la pedina.
hansa-no-permit = { $used ->
    [yes] In questo turno hai già usato i tuoi permessi ({ hansa-country }). Potrai usarli di nuovo nel prossimo turno.
   *[no] Ti serve un permesso ({ hansa-country }). Lo ottieni con l’ufficio più a destra in una di queste città: { $cities }.
}
hansa-other-country = { $stays ->
    [yes] Questo pezzo deve restare nella sua nazione ({ hansa-country-of-origin }). Scegli lì un villaggio.
   *[no] Questo pezzo non può passare questo confine: { hansa-country-of-origin } → { hansa-country }. Scegli un villaggio nella sua nazione.
}
hansa-wrong-country = Il pezzo non può andare in questa nazione ({ hansa-country }). Scegli tra: { $nearest }.
hansa-no-post-for-piece = Per il pezzo su { $post } non c’è nessun villaggio permesso. Scegline un altro.
hansa-only-abroad = Questo bonus vale solo all’estero. Scegli un villaggio evidenziato.
hansa-no-pawn = In questa partita non c’è la pedina.
hansa-no-such-province = La provincia { hansa-province } non esiste con questa divisione del bordo. Scegline un’altra.
hansa-pawn-has-moved = Hai già usato il movimento gratuito della pedina. Puoi ancora muoverla per un’azione («ride»).
hansa-pawn-after-actions = Hai già fatto un’azione: il movimento gratuito della pedina deve aspettare la fine del turno. Ora puoi muoverla per un’azione («ride»).
hansa-pawn-too-far = { hansa-province } è troppo lontana per il movimento gratuito della pedina, che è di uno o due passi. Per un’azione puoi muoverla ovunque («ride»).
hansa-pawn-is-there = La pedina è già nella provincia { hansa-province }. Scegline un’altra.
hansa-bought-tile = Hai preso una tessera invece di tutte le azioni di questo turno. Puoi ancora usare altri gettoni o finire il turno.
hansa-cannot-pay-toll = Questa rotta è bloccata: piazzare costa { $price ->
    [one] { $price } pezzo in più
   *[other] { $price } pezzi in più
}, e te ne resterebbero solo { $left }. Prendi prima gli introiti o scegli un’altra rotta.
hansa-exchange-with-others = Fai il baratto con un altro giocatore di questo tavolo.
hansa-exchange-for-exchange = Un gettone «baratto» per un altro non cambierebbe nulla. Prendine uno diverso.
hansa-none-used = { seat-name } non ha gettoni «{ hansa-marker }» usati. Prendine un altro.
hansa-none-for-route = Ti serve un mercante nella riserva personale da mettere sul gettone. Prendi prima gli introiti.
hansa-tile-not-there = La tessera «{ hansa-tile }» non è sul tavolo. Scegline una che c’è.
hansa-turn-has-begun = Puoi prendere una tessera solo all’inizio del turno, prima di ogni azione e di ogni gettone.
hansa-too-few-markers = Una tessera costa due gettoni non usati e tu ne hai { $count }. Reclama una rotta con un gettone per averne uno.
hansa-tile-already-drawn = La tessera «{ hansa-tile }» è già in gioco.
hansa-tribute-is-paid = Un tributo si paga sempre. Scegli i pezzi.
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
hansa-marker-abroad = { $route } è all’estero, dove non vanno gettoni. Scegli un’altra rotta.
hansa-bonus-route = { $route } ha un bonus permanente e non riceve gettoni. Scegli un’altra rotta.
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
position-sea-marker = C’è un gettone su { $route }, che non ne riceve mai (X6b, B13).
position-lifted-in = Le nazioni dei pezzi presi non corrispondono ai pezzi in mano.
position-tiles = In gioco devono esserci { $wanted } tessere, non { $counted } (L2).
position-turn-phase = La fase del turno non corrisponde alla decisione in corso, alle azioni rimaste o alle tessere (L4).
position-beside = Un gettone accanto a una rotta deve avere sia la rotta sia il proprietario (Q7).
position-too-many-markers = Fra rotte e piatti ci sono { $counted } gettoni. Il massimo è { $most }: se ne pesca uno nuovo solo quando un altro viene preso (C4b).
position-actions = actions vale { $actions }. Il tracciato Actiones, i gettoni +3 e +4 e i permessi usati dal posto di turno ne permettono al massimo { $most } (T1, M7, B8).
position-extra-office-marker = { $owner ->
    [neutral] Il neutrale ha { $counted } { $counted ->
        [one] ufficio addizionale
       *[other] uffici addizionali
    }, ma non usa mai gettoni (M5).
   *[other] Il posto { $owner } ha { $counted } { $counted ->
        [one] ufficio addizionale
       *[other] uffici addizionali
    }, ma solo { $used } { $used ->
        [one] gettone «ufficio addizionale» usato
       *[other] gettoni «ufficio addizionale» usati
    } (M5).
}
position-house-piece = { $city }: un pezzo è in una sede della forma sbagliata o di un colore non compreso nel Privilegium del proprietario, e nessuno scambio lo spiega (C6).
position-swaps = { $cities }: ci sono pezzi in sedi della forma o del colore sbagliato. { $needed ->
    [one] Serve almeno { $needed } scambio
   *[other] Servono almeno { $needed } scambi
}, ma { $used ->
    [one] è stato usato { $used } gettone «scambio»
   *[other] sono stati usati { $used } gettoni «scambio»
} (C6, M6).
position-link-without-chain = { $owner ->
    [neutral] Il neutrale
   *[other] Il posto { $owner }
} ha un posto nella connessione, ma nessuna catena di uffici fra le città rosse lo giustifica (C10).
position-chain-without-link = { $owner ->
    [neutral] Il neutrale
   *[other] Il posto { $owner }
} ha una catena di uffici fra le città rosse, ma nessun posto nella connessione. Dai a link il posto successivo (C10).
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

board-green-city = { board-at }la lista non corrisponde al tabellone, dove { $counted ->
    [none] nessuna città è verde
   *[other] le città verdi sono { $counted }
}.
board-link-ends = { board-at }indica due città diverse del tabellone.
board-taverns-differ = { board-at }la lista non corrisponde alle rotte segnate con una taverna.
board-tavern-number = { board-at }le rotte con taverna devono essere esattamente { $wanted }.
board-tavern-at-sea = { board-at }{ $name } è una rotta marittima, quindi non può avere una taverna.
board-special-city = { board-at }{ $name } deve essere a un capo della rotta del prestigio speciale.
board-special-route = { board-at }{ $name } deve avere questa rotta e nessun’altra.
board-special-slots = { board-at }elenca almeno una casella, ognuna con punti diversi.
board-no-house = { board-at }«{ $name }» ha bisogno di almeno una sede. Solo le città verdi non ne hanno.
board-route-to-itself = { board-at }una rotta non può collegare { $name } a sé stessa.
board-route-twice = { board-at }la rotta { $name } è elencata due volte.
board-length-differs = { board-at }{ $name } ha { $posts } villaggi, ma la lunghezza indicata è un’altra.
board-sea-differs = { board-at }{ $name }: «sea» non corrisponde ai suoi scali.
board-bonus-on-land = { board-at }{ $name } ha un bonus permanente, ma non è una rotta marittima.
board-unknown-country = { board-at }«{ $name }» non è una nazione valida qui. Nazioni dichiarate: { $possible }.
board-bonus-abroad = { board-at }il bonus di { $name } richiede nazioni e una rotta di almeno tre villaggi.
board-mission = { board-at }una carta missione deve nominare { $wanted } città diverse del tabellone.
board-neighbour = { board-at }la vicina { $name } deve essere un’altra provincia della stessa lista, con questa provincia come vicina.
board-count-differs = { board-at }sul tabellone sono { $counted }, non il numero indicato.
board-neutral-ship = { board-at }{ $name } ha solo scali, dove i mercanti neutrali non possono andare.
board-not-joined = { board-at }non ancora collegata alle altre città.

## The picture in the terminal

hansa-label-prestige = Prestigio
hansa-label-supply = Riserva personale
hansa-label-stock = Riserva generale
hansa-label-unused = Gettoni da usare
hansa-label-permits = Permessi
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
    [britannia_3] Britannia
    [britannia_4_5] Britannia
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
}{ $country ->
    [none] {""}
   *[other] , { hansa-countries }
}{ $permit ->
    [yes] ; l’ufficio più a destra dà un permesso
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
    [yes] , con una moneta: { $points } di prestigio
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
}{ $country ->
    [none] {""}
   *[other] , { hansa-country }
}
hansa-scene-marker-place = { $bonus ->
    [none] Spazio per un gettone su { $route }
   *[other] Bonus permanente di { $route }: { hansa-bonus }
}
hansa-scene-permit = Permesso di { $city } ({ hansa-countries })
hansa-scene-permit-held = { SEAT($seat) } ha il permesso di { $city }{ $used ->
    [yes] , usato in questo turno
   *[no] {""}
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
    [move] Sposta fino a tre pezzi degli altri giocatori in altri villaggi.
    [exchange] Dai questo gettone a un altro giocatore e prendi un suo gettone usato: potrai usarlo di nuovo.
    [tribute] Mettilo accanto a una rotta con un tuo mercante. Ogni volta che si apre un ufficio in una delle sue città, due pezzi passano dalla riserva generale alla tua riserva personale.
    [block] Mettilo accanto a una rotta con un tuo mercante. Chi vi piazza un pezzo ne paga uno in più.
   *[hidden] Si scopre quando un giocatore lo prende.
}
hansa-label-favours = Favore dell’Imperatore
hansa-scene-tile-place = { hansa-tile }: { hansa-tile-use }
hansa-scene-tile-of = { hansa-tile } di { SEAT($seat, where: "within") }
hansa-scene-tiles = Tessere del Favore dell’Imperatore di { SEAT($seat, where: "within") }
hansa-scene-tile-tip = { hansa-tile-use } Costa due gettoni non usati e tutte le azioni di un turno.
hansa-scene-beside = Accanto a { $route }: posto per un tributo o un blocco
hansa-scene-beside-marker = Gettone «{ hansa-marker }» di { SEAT($seat, where: "within") } accanto a { $route }
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
   *[other] { SEAT($owner) } controlla { $city }: 1 punto prestigio quando qui si reclama una rotta, { $points } punti alla fine
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
hansa-warning = La partita può finire in questo giro: { $cause ->
    [prestige] { SEAT($seat, where: "within") } ha { $value } punti prestigio su { $limit }.
    [cities] { $value } città su { $limit } sono completate.
   *[markers] il sacchetto dei gettoni è vuoto.
}
hansa-score-part = { $source ->
    [prestige] Prestigio ottenuto durante la partita.
    [skills] { $each } punti per ogni tracciato completo tranne Clavis Urbis: { $count } × { $each }.
    [markers] { $count ->
        [one] { $count } gettone.
       *[other] { $count } gettoni.
    } 1, 2, 4, 6, 8 e 10 gettoni valgono 1, 3, 6, 10, 15 e 21 punti.
    [special_prestige] Grossisti sulla tabella del prestigio speciale: 7, 8, 9 o 11 punti ciascuno.
    [control] { $each } punti per ogni città controllata: { $count } × { $each }.
    [network] Uffici della rete più grande, moltiplicati per Clavis Urbis: { $count } × { $key }.
    [mission] 1 punto per ogni città della carta missione con un ufficio, e altri 5 per il controllo di tutte e tre.
    [countries] Posizione in ogni nazione estera, per città controllate, poi per uffici: 7, 4 e 2 punti.
   *[sum] Totale se la partita finisse adesso.
}
hansa-scene-column = { $source ->
    [prestige] Prestigio
    [skills] Abilità
    [markers] Gettoni
    [special_prestige] Speciale
    [control] Controllo
    [network] Rete
    [mission] Missione
    [countries] Nazioni
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
hansa-do-use-move = Usa il gettone per spostare il pezzo su { $post }
hansa-do-end = { $actions ->
    [0] Finisci il turno
   *[other] Finisci il turno ({ hansa-actions } di avanzo)
}
hansa-do-done = { $decision ->
    [closing] Lascia la pedina dov’è
    [sea_move] Non spostare niente
    [sea_skill] Rinuncia
    [sea_office] Rinuncia
    [gift] Rinuncia
   *[other] Fatto
}
hansa-do-tile = Pesca «{ hansa-tile }»
hansa-do-favour = Prendi la tessera «{ hansa-tile }» invece di tutte le azioni (gira due gettoni)
hansa-do-turn = Gira il gettone «{ hansa-marker }»
hansa-do-use-exchange = Baratto con { SEAT($seat, where: "within") } per un gettone «{ hansa-marker }» usato
hansa-do-use-beside = Metti il gettone «{ hansa-marker }» accanto a { $route }
hansa-do-gift = Passa { hansa-pieces } alla riserva personale
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

## Board files

hansa-table-special_prestige = Prestigio speciale
hansa-field-special_prestige = La tabella del prestigio speciale.
hansa-table-city = Città
hansa-row-city = Città
hansa-field-city = Le città con le loro sedi.
hansa-table-route = Rotte
hansa-row-route = Rotta
hansa-field-route = Le rotte con i loro villaggi.
hansa-table-mission = Carte missione
hansa-row-mission = Carta missione
hansa-field-mission = Una carta per riga, per l’opzione omonima.
hansa-table-two_player_neutral = Mercanti neutrali
hansa-field-two_player_neutral = Preparazione del gioco in due con mercanti neutrali.
hansa-table-two_player_2009 = Province
hansa-field-two_player_2009 = Le province del gioco in due con la pedina.
hansa-column-width = Larghezza
hansa-field-board-width = La larghezza della mappa, a cui si riferiscono tutte le coordinate.
hansa-column-height = Altezza
hansa-field-board-height = L’altezza della mappa.
hansa-column-cities = Città
hansa-field-board-cities = Il numero di città, per non dimenticarne. Può mancare.
hansa-column-routes = Rotte
hansa-field-board-routes = Il numero di rotte, per non dimenticarne. Può mancare.
hansa-column-posts = Villaggi
hansa-field-board-posts = Il numero di villaggi, per non dimenticarne. Può mancare.
hansa-column-completed_cities_limit = Città completate per finire
hansa-field-board-completed_cities_limit = La partita finisce quando è completato questo numero di città.
hansa-column-prestige_limit = Prestigio per finire
hansa-field-board-prestige_limit = La partita finisce quando un giocatore raggiunge questo prestigio.
hansa-column-east_west = Ovest ed est
hansa-field-board-east_west = Le due città da collegare per i punti di connessione.
hansa-column-east_west_points = Punti di connessione
hansa-field-board-east_west_points = I punti per il primo, il secondo, … giocatore che le collega.
hansa-column-taverns = Taverne
hansa-field-board-taverns = Le tre rotte con taverna, per non dimenticarne. Può mancare.
hansa-column-green_cities = Città verdi
hansa-field-board-green_cities = Le città verdi, per non dimenticarne. Può mancare.
hansa-column-coin_points = Moneta
hansa-field-board-coin_points = Il prestigio per un ufficio in una sede con una moneta.
hansa-column-countries = Nazioni
hansa-field-board-countries = Le nazioni del tabellone. Vuoto se non ne ha.
hansa-column-home_country = Patria
hansa-field-board-home_country = La nazione dove tutti possono agire senza permesso.
hansa-column-country_points = Punti delle nazioni
hansa-field-board-country_points = I punti del primo, secondo, … posto in ogni altra nazione alla fine.
hansa-column-permits = Permessi
hansa-field-board-permits = Le città il cui ufficio più a destra dà un permesso.
hansa-field-board-permits-city = La città che dà il permesso.
hansa-field-board-permits-countries = Le nazioni in cui vale il permesso.
hansa-column-city = Città
hansa-field-special_prestige-city = La città accanto alla tabella. Ha una sola rotta.
hansa-column-route = Rotta
hansa-field-special_prestige-route = La rotta da completare per prendere una casella.
hansa-column-piece = Pezzo
hansa-field-special_prestige-piece = Il pezzo che occupa una casella.
hansa-column-slot = Caselle
hansa-field-special_prestige-slot = Le caselle della tabella.
hansa-column-points = Punti
hansa-field-special_prestige-slot-points = I punti della casella, diversi per ognuna.
hansa-column-colour = Colore
hansa-field-special_prestige-slot-colour = Il colore della casella, che richiede il Privilegium corrispondente.
hansa-column-aliases = Altre grafie
hansa-field-city-aliases = Altre grafie accettate nel testo delle azioni.
hansa-column-banner = Stendardo
hansa-field-city-banner = Il colore dello stendardo stampato, solo una nota.
hansa-column-skills = Abilità
hansa-field-city-skills = Le abilità che si possono migliorare con una rotta verso questa città.
hansa-column-special_prestige = Prestigio speciale
hansa-field-city-special_prestige = Indica che la tabella del prestigio speciale è accanto a questa città. Solo una nota.
hansa-column-green = Verde
hansa-field-city-green = Indica una città verde dell’espansione Est, che non ha sedi.
hansa-field-city-countries = Le nazioni per cui la città conta alla fine. Se manca, la patria.
hansa-column-offices = Sedi
hansa-field-city-offices = Le sedi da sinistra a destra.
hansa-field-city-offices-colour = Il colore della sede, che richiede il Privilegium corrispondente.
hansa-column-shape = Forma
hansa-field-city-offices-shape = Il pezzo previsto: trader (quadrato) o merchant (tondo).
hansa-column-coin = Moneta
hansa-field-city-offices-coin = Indica che la sede dà prestigio quando vi si apre un ufficio.
hansa-column-length = Lunghezza
hansa-field-route-length = Il numero di villaggi. Basta da solo se non hanno né coordinate né navi.
hansa-column-tavern = Taverna
hansa-field-route-tavern = Indica che all’inizio vi si trova un gettone.
hansa-column-sea = Marittima
hansa-field-route-sea = Indica una rotta marittima. Si ricava dai villaggi e può mancare.
hansa-column-country = Nazione
hansa-field-route-country = La nazione della rotta. Se manca, la patria.
hansa-column-permanent_bonus = Bonus permanente
hansa-field-route-permanent_bonus = Il bonus permanente di una rotta marittima.
hansa-column-marker = Gettone
hansa-field-route-marker = Dove viene disegnato il gettone di questa rotta.
hansa-field-route-posts = I villaggi da a verso b. Possono mancare se è data la lunghezza.
hansa-column-merchant_only = Nave
hansa-field-route-posts-merchant_only = Indica uno scalo, riservato ai grossisti.
hansa-field-mission-cities = Le tre città della carta.
hansa-column-neutral_start = Rotte
hansa-field-two_player_neutral-neutral_start = Le rotte che ricevono un mercante neutrale nella preparazione.
hansa-column-soldiers = Soldati
hansa-field-two_player_2009-soldiers = Coppie di città con soldati stampati in mezzo, cioè confini senza rotta.
hansa-column-default_rim = Bordo usuale
hansa-field-two_player_2009-default_rim = La divisione usuale del bordo. Solo una nota.
hansa-column-strict = Una provincia di bordo
hansa-field-two_player_2009-strict = Le province se il bordo è una sola provincia.
hansa-column-edge4 = Quattro angoli
hansa-field-two_player_2009-edge4 = Le province se il bordo è diviso in quattro.
hansa-column-edge10 = Dieci tratti
hansa-field-two_player_2009-edge10 = Le province se il bordo è diviso in dieci.
hansa-column-province-id = Identificativo
hansa-field-province-id = Il nome della provincia.
hansa-column-province-cities = Città
hansa-field-province-cities = Le città attorno alla provincia.
hansa-column-province-routes = Rotte
hansa-field-province-routes = Le rotte attorno alla provincia, su cui si può agire quando la pedina è qui.
hansa-column-province-interior_routes = Rotte interne
hansa-field-province-interior_routes = Le rotte che entrano nella provincia e vi terminano. Per il disegno.
hansa-column-province-soldiers = Soldati
hansa-field-province-soldiers = I soldati attorno alla provincia. Per il disegno.
hansa-column-province-neighbours = Vicine
hansa-field-province-neighbours = Le province oltre un confine. Ognuna deve elencare anche questa.

## Choices in board files

hansa-choice-white = Bianco
hansa-choice-orange = Arancione
hansa-choice-pink = Rosa
hansa-choice-black = Nero
hansa-choice-clavis_urbis = Clavis Urbis
hansa-choice-actiones = Actiones
hansa-choice-privilegium = Privilegium
hansa-choice-liber_sophiae = Liber Sophiae
hansa-choice-bursa = Bursa
hansa-choice-trader = Quadrata, per un mercante
hansa-choice-merchant = Rotonda, per un grossista
hansa-choice-move_any_2 = Spostare due pezzi qualsiasi
hansa-choice-develop_privilegium = Migliorare Privilegium
hansa-choice-office_in_green_city = Ufficio in una città verde
hansa-choice-redeploy_2_from_route = Spostare due pezzi della rotta
hansa-choice-place_2_abroad = Mettere due pezzi all’estero
hansa-choice-strict = { hansa-value-rim-strict }
hansa-choice-edge4 = { hansa-value-rim-edge4 }
hansa-choice-edge10 = { hansa-value-rim-edge10 }

## Reasons for hints

hansa-reason-points = { hansa-scene-column } +{ $points }
hansa-reason-skill = { hansa-track } sale a { hansa-scene-value }
hansa-reason-office = apre un ufficio in più: { $city }
hansa-reason-control = ti dà il controllo di { $city }
hansa-reason-marker = ti dà un gettone
hansa-reason-complete = completa { $route }, pronta da reclamare
hansa-reason-nearly = lascia un solo villaggio da occupare su { $route }
hansa-reason-begun = ti dà { $own } dei { $posts } villaggi di { $route }
hansa-reason-blocks = blocca { SEAT($rival, where: "within") }, a cui manca un solo villaggio su { $route }
hansa-reason-supply = { $pieces ->
    [one] aggiunge un pezzo alla tua riserva personale
   *[other] aggiunge { $pieces } pezzi alla tua riserva personale
}
