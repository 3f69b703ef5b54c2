# Le lezioni di Hansa Teutonica in italiano.

## 1. La prima rotta

hansa-lesson-first-route-title = La tua prima rotta
hansa-lesson-first-route-about = Piazzare mercanti, reclamare una rotta, aprire un ufficio.
hansa-lesson-first-route-goal = Guidi una casa commerciale della Lega Anseatica. Vince chi ha più punti. Molti vengono dagli uffici: i tuoi pezzi nelle sedi delle città. Per aprire un ufficio serve una rotta commerciale.
hansa-lesson-first-route-posts = I piccoli quadrati tra due città sono villaggi. Tutti i villaggi tra due città vicine formano una rotta. Questa, da Kampen a Osnabrück, ha due villaggi.
hansa-lesson-first-route-place = Nel tuo turno hai due azioni. Con la prima piazza un mercante, un cubetto della tua riserva personale, su uno dei due villaggi tra Kampen e Osnabrück.
hansa-lesson-first-route-place-hint = { INPUT() ->
    [pointer] Clicca su uno dei quadrati cerchiati.
   *[text] Scrivi «place trader Kampen-Osnabrück 1».
}
hansa-lesson-first-route-placed = Il tuo mercante è al suo posto. Questa era la tua prima azione.
hansa-lesson-first-route-other-route = Questa è un’altra rotta. Per ora resta su Kampen–Osnabrück.
hansa-lesson-first-route-not-yet = In una vera partita puoi farlo, ma qui vogliamo piazzare un mercante.
hansa-lesson-first-route-fill = Ora completa la rotta: piazza un secondo mercante sull’altro villaggio.
hansa-lesson-first-route-fill-hint = { INPUT() ->
    [pointer] Clicca sul villaggio ancora libero.
   *[text] Piazza un mercante sul villaggio ancora libero.
}
hansa-lesson-first-route-filled = Tutti i villaggi della rotta sono tuoi. Una rotta completa si può reclamare, ma non hai più azioni.
hansa-lesson-first-route-end-turn = Finisci il turno. Gli altri giocheranno, e i tuoi mercanti restano dove sono.
hansa-lesson-first-route-end-turn-hint = { INPUT() ->
    [pointer] Clicca su «Finisci il turno».
   *[text] Scrivi «end».
}
hansa-lesson-first-route-others = Gli altri hanno iniziato le loro rotte. Tocca di nuovo a te.
hansa-lesson-first-route-claim = La tua rotta è completa. Reclamala: è un’azione e ti dà un beneficio.
hansa-lesson-first-route-claim-hint = { INPUT() ->
    [pointer] Clicca sulla rotta Kampen–Osnabrück o scegli «Reclama».
   *[text] Scrivi «claim Kampen-Osnabrück».
}
hansa-lesson-first-route-claim-first = Prima reclama la tua rotta. Poi farai il resto.
hansa-lesson-first-route-office = Una rotta reclamata ti dà un beneficio. Apri un ufficio: un mercante della rotta va nella prima sede libera di una delle due città. Quella di Kampen è arancione e non puoi ancora usarla. Quella di Osnabrück è bianca, aperta a tutti.
hansa-lesson-first-route-office-hint = { INPUT() ->
    [pointer] Clicca su Osnabrück.
   *[text] Scrivi «office Osnabrück».
}
hansa-lesson-first-route-office-wanted = Puoi rinunciare al beneficio, ma noi volevamo un ufficio.
hansa-lesson-first-route-opened = Il tuo ufficio è aperto. L’altro mercante è nella riserva generale, da cui non puoi piazzarlo. La prossima lezione mostra come riprenderlo.
hansa-lesson-first-route-puzzle = Nuova posizione, questa volta senza aiuto. È il tuo turno e hai due azioni. Due tuoi mercanti sono tra Hamburg e Lübeck. Apri un ufficio a Hamburg in questo turno.
hansa-lesson-first-route-puzzle-hint = Alla rotta manca un mercante. Poi reclamala e scegli Hamburg.
hansa-lesson-first-route-puzzle-again = Il tuo turno è finito senza un ufficio a Hamburg. Riprova: completa la rotta, reclamala, scegli Hamburg.
hansa-lesson-first-route-solved = Ben fatto: hai piazzato un mercante, reclamato la rotta e aperto un ufficio.
hansa-lesson-first-route-end = Ora conosci il cuore del gioco: completare una rotta, reclamarla, prendere un beneficio. La prossima lezione mostra che cos’altro può darti una rotta.

## 2. Le abilità

hansa-lesson-tracks-title = Abilità migliori
hansa-lesson-tracks-about = I cinque tracciati del tuo scrittoio, gli introiti e gli spostamenti.
hansa-lesson-tracks-desk = Questo è il tuo scrittoio. Ognuno dei cinque tracciati corrisponde a un’abilità, e il numero incorniciato è il suo valore attuale. I pezzi alla sua destra coprono valori migliori. Per migliorare un’abilità, reclama una rotta verso una città che ne mostra il simbolo.
hansa-lesson-tracks-claim = Tutti i villaggi tra Göttingen e Quedlinburg sono tuoi. Göttingen mostra il simbolo di Actiones, il numero di azioni che hai per turno. Reclama la rotta.
hansa-lesson-tracks-claim-hint = { INPUT() ->
    [pointer] Clicca sulla rotta Göttingen–Quedlinburg.
   *[text] Scrivi «claim Göttingen-Quedlinburg».
}
hansa-lesson-tracks-claim-first = Prima reclama la rotta. Poi useremo le altre azioni.
hansa-lesson-tracks-skill = Una rotta reclamata ti dà un beneficio. Può essere un ufficio, come nella prima lezione, ma questa volta migliora Actiones.
hansa-lesson-tracks-skill-hint = { INPUT() ->
    [pointer] Clicca sul tracciato Actiones, cerchiato sul tuo scrittoio.
   *[text] Scrivi «skill actiones».
}
hansa-lesson-tracks-not-office = Anche un ufficio è un buon beneficio, ma qui vogliamo più azioni.
hansa-lesson-tracks-not-nothing = Così sprecheresti la rotta. Migliora Actiones.
hansa-lesson-tracks-improved = Il mercante che copriva il 3 è ora nella tua riserva personale. Hai tre azioni per turno, e la terza vale subito.
hansa-lesson-tracks-income = La riserva personale contiene i pezzi che puoi piazzare, la riserva generale quelli non ancora disponibili. Con gli introiti ne porti alcuni dalla generale alla personale. Bursa dice quanti: 3. Con o senza il grossista, il pezzo rotondo: vanno bene entrambe le scelte.
hansa-lesson-tracks-income-hint = { INPUT() ->
    [pointer] Clicca sulla riserva generale, poi scegli una delle due possibilità.
   *[text] Scrivi «income 0».
}
hansa-lesson-tracks-income-first = Gli spostamenti vengono dopo. Prima prendi gli introiti.
hansa-lesson-tracks-turn-goes-on = Hai ancora azioni, e qui ci servono.
hansa-lesson-tracks-paid-in = Tre pezzi sono passati nella riserva personale. Era la tua seconda azione.
hansa-lesson-tracks-lift = Ti resta un’azione. Goslar–Magdeburg ha due villaggi vuoti, e i tuoi due mercanti sono altrove. Con uno spostamento porti fino a due pezzi su altri villaggi; Liber Sophiae dice quanti. Prendi uno dei tuoi mercanti.
hansa-lesson-tracks-lift-hint = { INPUT() ->
    [pointer] Clicca su uno dei tuoi due mercanti sulla mappa.
   *[text] Scrivi «lift Hildesheim-Goslar 1».
}
hansa-lesson-tracks-move-instead = Un solo mercante non completa una rotta. Sposta i due che sono già sulla mappa.
hansa-lesson-tracks-lift-more = Prendi anche l’altro mercante. Fa parte della stessa azione.
hansa-lesson-tracks-lift-more-hint = { INPUT() ->
    [pointer] Clicca sul mercante ancora sulla mappa.
   *[text] Prendi con «lift» il mercante ancora sulla mappa.
}
hansa-lesson-tracks-both = Prendi prima il secondo mercante, così si spostano entrambi con una sola azione.
hansa-lesson-tracks-set = Ora posali entrambi su Goslar–Magdeburg. In partita andrebbe bene qualsiasi villaggio vuoto.
hansa-lesson-tracks-set-hint = { INPUT() ->
    [pointer] Clicca sui due villaggi cerchiati, uno dopo l’altro.
   *[text] Usa «set trader» con Goslar-Magdeburg 1 e poi 2.
}
hansa-lesson-tracks-set-again = Li hai di nuovo in mano tutti e due. Posali su Goslar–Magdeburg.
hansa-lesson-tracks-moved = Due mercanti con una sola azione: Goslar–Magdeburg è completa. Potrai reclamarla nel prossimo turno.
hansa-lesson-tracks-privilegium = Un’altra abilità è Privilegium. Le sedi delle città sono bianche, arancioni, rosa o nere. All’inizio puoi usare solo le bianche; ogni livello aggiunge il colore successivo. Stade la migliora.
hansa-lesson-tracks-clavis = Clavis Urbis conta solo a fine partita. Le città con i tuoi uffici unite da rotte formano una rete. Ogni ufficio della tua rete più grande dà tanti punti quanti ne indica questo tracciato. Halle la migliora.
hansa-lesson-tracks-bursa = Lübeck migliora Bursa, Groningen Liber Sophiae. Ogni livello di Liber Sophiae ti dà anche un grossista.
hansa-lesson-tracks-puzzle = Nuova posizione, questa volta senza aiuto. È il tuo turno e hai due azioni. La riserva personale è vuota; hai tre mercanti sulla mappa, due dei quali su Stade–Hamburg. Migliora Privilegium in questo turno.
hansa-lesson-tracks-puzzle-hint = A Stade–Hamburg manca un mercante, e ne hai uno altrove sulla mappa. Con quale azione lo porti lì?
hansa-lesson-tracks-puzzle-again = Privilegium non è migliorata. Sposta il mercante da Kampen–Osnabrück, reclama Stade–Hamburg, scegli Privilegium.
hansa-lesson-tracks-solved = Ben fatto. Da ora puoi usare le sedi bianche e arancioni.
hansa-lesson-tracks-end = Conosci tutte e cinque le abilità. Molti migliorano presto Actiones, perché serve in ogni turno. La prossima lezione mostra che cosa fare quando un altro giocatore ti sbarra la strada.

## 3. Rimpiazzare

hansa-lesson-displacing-title = Strada occupata
hansa-lesson-displacing-about = Rimpiazzare i pezzi degli altri giocatori, e rispondere quando viene rimpiazzato uno dei tuoi.
hansa-lesson-displacing-blocked = Vuoi reclamare la rotta tra Kampen e Osnabrück. Uno dei suoi due villaggi è tuo, ma sull’altro c’è il mercante di un altro giocatore.
hansa-lesson-displacing-displace = Puoi rimpiazzarlo: metti il tuo mercante sul suo villaggio. Come prezzo, un altro tuo pezzo passa dalla riserva personale alla riserva generale. In tutto è una sola azione.
hansa-lesson-displacing-displace-hint = { INPUT() ->
    [pointer] Clicca sul mercante dell’altro giocatore.
   *[text] Scrivi «displace trader Kampen-Osnabrück 2».
}
hansa-lesson-displacing-not-place = La rotta non ha villaggi vuoti. Rimpiazza il mercante che la blocca.
hansa-lesson-displacing-not-yet = È possibile, ma qui vogliamo rimpiazzare un mercante.
hansa-lesson-displacing-displaced = Il villaggio è tuo. Hai pagato un mercante, finito nella riserva generale, e l’altro giocatore ha risposto subito.
hansa-lesson-displacing-answered = L’altro giocatore ha spostato il mercante rimpiazzato su Arnheim–Kampen, una rotta vicina, e ne ha aggiunto uno dalla sua riserva generale. Ha perso il villaggio, ma ha un mercante in più sulla mappa, senza spendere azioni.
hansa-lesson-displacing-claim = Ora Kampen–Osnabrück è completa e ti resta un’azione. Usala per reclamare la rotta.
hansa-lesson-displacing-claim-hint = { INPUT() ->
    [pointer] Clicca sulla rotta Kampen–Osnabrück.
   *[text] Scrivi «claim Kampen-Osnabrück».
}
hansa-lesson-displacing-claim-first = La tua rotta è completa. Reclamala finché lo è.
hansa-lesson-displacing-office = Scegli il beneficio: un ufficio a Osnabrück.
hansa-lesson-displacing-office-hint = { INPUT() ->
    [pointer] Clicca su Osnabrück.
   *[text] Scrivi «office Osnabrück».
}
hansa-lesson-displacing-office-wanted = È per questo che hai rimpiazzato un mercante. Prendi l’ufficio.
hansa-lesson-displacing-opened = Il secondo mercante è andato nella riserva generale. Ora succede il contrario: un altro giocatore rimpiazza un tuo mercante.
hansa-lesson-displacing-return = Nuova posizione: un altro giocatore ha rimpiazzato il tuo mercante tra Hannover e Lüneburg. Rispondi subito, durante il suo turno. Spostalo su un villaggio libero di una rotta vicina, cioè una rotta che porta anch’essa a Hannover o a Lüneburg. Non può restare su Hannover–Lüneburg finché c’è un villaggio libero altrove.
hansa-lesson-displacing-return-hint = { INPUT() ->
    [pointer] Clicca su un villaggio evidenziato, poi scegli di spostarci il pezzo rimpiazzato.
   *[text] Scrivi «return» e un villaggio, per esempio «return Bremen-Hannover 3».
}
hansa-lesson-displacing-return-first = In partita puoi cominciare dal pezzo aggiuntivo. Qui sposta prima il mercante rimpiazzato.
hansa-lesson-displacing-returned = Il tuo mercante è di nuovo sulla mappa. Se tutte le rotte vicine fossero piene, si andrebbe una città più in là.
hansa-lesson-displacing-add = Con la stessa regola puoi anche aggiungere un pezzo dalla riserva generale, mercante o grossista. Se è vuota, il pezzo viene dalla riserva personale e, se è vuota anche quella, da un altro dei tuoi villaggi. Aggiungi un mercante: non ti costa nulla.
hansa-lesson-displacing-add-hint = { INPUT() ->
    [pointer] Clicca su un villaggio evidenziato.
   *[text] Scrivi «add trader» e un villaggio, per esempio «add trader Bremen-Hannover 2».
}
hansa-lesson-displacing-not-done = Puoi rinunciare, ma un mercante in più sulla mappa fa comodo. Aggiungine uno.
hansa-lesson-displacing-added = Sulla mappa hai due mercanti invece di uno. L’altro giocatore ha speso due pezzi per un villaggio.
hansa-lesson-displacing-merchant = Nuova posizione: questa volta un grossista, un pezzo rotondo, blocca la tua rotta tra Goslar e Magdeburg. I grossisti sono più difficili da rimpiazzare: paghi due pezzi della riserva personale invece di uno. Rimpiazzalo con un mercante.
hansa-lesson-displacing-merchant-hint = { INPUT() ->
    [pointer] Clicca sul grossista dell’altro giocatore.
   *[text] Scrivi «displace trader Goslar-Magdeburg 2».
}
hansa-lesson-displacing-merchant-first = In questo passo, rimpiazza il grossista tra Goslar e Magdeburg.
hansa-lesson-displacing-merchant-displaced = La rotta è completa. Hai pagato due mercanti. L’altro giocatore ha spostato il grossista su Stendal–Magdeburg e ha aggiunto due pezzi dalla sua riserva generale invece di uno. Come i mercanti, i grossisti stanno su qualsiasi villaggio.
hansa-lesson-displacing-puzzle = Nuova posizione, questa volta senza aiuto. È il turno di un altro giocatore. Ha appena rimpiazzato il tuo mercante tra Bremen e Hamburg, e tu rispondi. Ne hai già uno tra Stade e Hamburg. Occupa tutti i villaggi di Stade–Hamburg.
hansa-lesson-displacing-puzzle-hint = Hai due pezzi da posare: il mercante rimpiazzato e uno della riserva generale. Entrambe le rotte portano a Hamburg.
hansa-lesson-displacing-puzzle-again = Stade–Hamburg non è tutta tua. Sposta lì il mercante rimpiazzato, poi aggiungi lì anche l’altro.
hansa-lesson-displacing-solved = Ben fatto. L’altro giocatore ha un villaggio, tu hai una rotta completa.
hansa-lesson-displacing-end = Sai come rimpiazzare gli altri, e perché a volte ne sono contenti. Nella prossima lezione: gli uffici, e chi controlla una città.

## 4. Gli uffici

hansa-lesson-offices-title = Uffici e controllo
hansa-lesson-offices-about = I colori delle sedi, i grossisti, le monete, e chi controlla una città.
hansa-lesson-offices-houses = Un ufficio è un tuo pezzo in una sede. Le sedi di una città si occupano da sinistra a destra, senza saltarne. Il tracciato Privilegium mostra i colori che puoi usare. Il tuo è su arancione: puoi usare sedi bianche e arancioni.
hansa-lesson-offices-claim = La sede di Stade è rotonda: ci entra solo un grossista, il pezzo rotondo. Le sedi quadrate sono per i mercanti. Il tuo grossista è sulla rotta Stade–Hamburg, che è completa. Reclamala.
hansa-lesson-offices-claim-hint = { INPUT() ->
    [pointer] Clicca sulla rotta Stade–Hamburg.
   *[text] Scrivi «claim Stade-Hamburg».
}
hansa-lesson-offices-claim-first = Comincia da Stade–Hamburg. Il resto viene dopo.
hansa-lesson-offices-office = Apri un ufficio a Stade. La sede mostra una moneta: chi ci entra guadagna subito 1 punto prestigio.
hansa-lesson-offices-office-hint = { INPUT() ->
    [pointer] Clicca su Stade.
   *[text] Scrivi «office Stade».
}
hansa-lesson-offices-not-hamburg = Hamburg accoglierebbe un mercante, ma la moneta è a Stade.
hansa-lesson-offices-not-skill = Privilegium fa gola, ma vogliamo la moneta di Stade.
hansa-lesson-offices-not-nothing = Senza beneficio la rotta andrebbe sprecata. Apri l’ufficio.
hansa-lesson-offices-opened = Il tuo grossista è a Stade e hai 1 punto prestigio. A Stade non ci sono più sedi libere: la città è completata.
hansa-lesson-offices-control = Chi ha più uffici in una città la controlla. Osnabrück è controllata da un altro giocatore, che ha l’unico ufficio. Cambiamo le cose.
hansa-lesson-offices-second = Ogni volta che una rotta viene reclamata, chi controlla una delle sue due città guadagna 1 punto prestigio, chiunque la reclami. Se reclami Kampen–Osnabrück, quindi, l’altro giocatore guadagna 1 per Osnabrück. Fallo lo stesso: il tuo beneficio vale di più.
hansa-lesson-offices-second-hint = { INPUT() ->
    [pointer] Clicca sulla rotta Kampen–Osnabrück.
   *[text] Scrivi «claim Kampen-Osnabrück».
}
hansa-lesson-offices-second-first = Usa l’ultima azione per reclamare Kampen–Osnabrück.
hansa-lesson-offices-prestige = L’altro giocatore ha guadagnato 1 punto prestigio per il controllo di Osnabrück. Nessuno controlla Kampen.
hansa-lesson-offices-share = La prossima sede libera di Osnabrück è arancione, e il tuo Privilegium la permette. Apri lì un ufficio.
hansa-lesson-offices-share-hint = { INPUT() ->
    [pointer] Clicca su Osnabrück.
   *[text] Scrivi «office Osnabrück».
}
hansa-lesson-offices-not-kampen = Potresti usare anche Kampen, ma vogliamo il controllo di Osnabrück.
hansa-lesson-offices-shared = Avete un ufficio ciascuno. In parità vince l’ufficio più a destra, e quello è tuo.
hansa-lesson-offices-worth = Ora controlli Osnabrück. D’ora in poi ogni rotta reclamata verso Osnabrück ti dà 1 punto prestigio, e a fine partita la città vale 2 punti.
hansa-lesson-offices-puzzle = Nuova posizione, questa volta senza aiuto. È il tuo turno e hai due azioni. Il tuo Privilegium è su bianco, e due tuoi mercanti sono tra Stendal e Magdeburg. Un altro giocatore controlla Stendal. Prendine il controllo in questo turno.
hansa-lesson-offices-puzzle-hint = Guarda la forma della prossima sede libera di Stendal. Quale pezzo deve essere sulla rotta quando la reclami?
hansa-lesson-offices-puzzle-again = Non controlli ancora Stendal. Piazza il grossista sul villaggio libero, reclama la rotta e scegli Stendal.
hansa-lesson-offices-solved = Ben fatto. L’ufficio del tuo grossista è più a destra, quindi controlli Stendal.
hansa-lesson-offices-end = Sai come funzionano gli uffici. Spesso le sedi colorate, più a destra, decidono il controllo. La prossima lezione parla dei gettoni, i piccoli bonus accanto ad alcune rotte.

## 5. I gettoni

hansa-lesson-markers-title = I gettoni
hansa-lesson-markers-about = Bonus accanto alle rotte: prenderli, usarli, metterne di nuovi.
hansa-lesson-markers-marker = Il gettone accanto alla rotta Osnabrück–Bremen è un bonus che si usa una volta. Lo prende chi reclama la rotta. Questo dà tre azioni in più.
hansa-lesson-markers-claim = I tuoi mercanti occupano tutti i villaggi di Osnabrück–Bremen. Reclama la rotta.
hansa-lesson-markers-claim-hint = { INPUT() ->
    [pointer] Clicca sulla rotta Osnabrück–Bremen.
   *[text] Scrivi «claim Osnabrück-Bremen».
}
hansa-lesson-markers-claim-first = Prima reclama la rotta con il gettone.
hansa-lesson-markers-taken = Il gettone è tuo, oltre al solito beneficio.
hansa-lesson-markers-benefit = Ora scegli il beneficio come al solito. La sede di Bremen è rosa, quindi l’ufficio va a Osnabrück.
hansa-lesson-markers-benefit-hint = { INPUT() ->
    [pointer] Clicca su Osnabrück.
   *[text] Scrivi «office Osnabrück».
}
hansa-lesson-markers-not-nothing = Prendi l’ufficio. Si aggiunge al gettone.
hansa-lesson-markers-opened = Hai un ufficio, un gettone e ancora un’azione.
hansa-lesson-markers-use = Nel tuo turno puoi usare quasi tutti i gettoni in qualsiasi momento, senza spendere azioni. Usa il tuo.
hansa-lesson-markers-use-hint = { INPUT() ->
    [pointer] Clicca sul gettone «+3 azioni» del tuo scrittoio.
   *[text] Scrivi «use plus3».
}
hansa-lesson-markers-use-first = Prima usa il gettone. Vedrai subito a che serve.
hansa-lesson-markers-used = Ora hai quattro azioni. Il gettone usato resta sul tuo scrittoio, perché alla fine ogni gettone conta, usato o no.
hansa-lesson-markers-fill = Hai quattro azioni: due per completare Hamburg–Lübeck, una per reclamarla, e una che avanza. Comincia dai due villaggi liberi.
hansa-lesson-markers-fill-hint = { INPUT() ->
    [pointer] Clicca sui due villaggi cerchiati, uno dopo l’altro.
   *[text] Usa «place trader» con Hamburg-Lübeck 1 e 3.
}
hansa-lesson-markers-fill-again = Serve un mercante su ogni villaggio libero di Hamburg–Lübeck.
hansa-lesson-markers-second = La rotta è completa e hai ancora due azioni. Reclamala.
hansa-lesson-markers-second-hint = { INPUT() ->
    [pointer] Clicca sulla rotta Hamburg–Lübeck.
   *[text] Scrivi «claim Hamburg-Lübeck».
}
hansa-lesson-markers-second-first = Ora reclama Hamburg–Lübeck.
hansa-lesson-markers-skill = Lübeck migliora Bursa, il numero di pezzi che prendi con gli introiti. Scegli quella.
hansa-lesson-markers-skill-hint = { INPUT() ->
    [pointer] Clicca sul tracciato Bursa del tuo scrittoio.
   *[text] Scrivi «skill bursa».
}
hansa-lesson-markers-not-skill = Anche un ufficio andrebbe bene, ma miglioriamo Bursa.
hansa-lesson-markers-improved = Due rotte reclamate in un turno, grazie al gettone. Bursa ora è a 5.
hansa-lesson-markers-end-turn = Ogni gettone preso viene sostituito da uno nuovo, pescato dal sacchetto. Fino alla fine del turno aspetta sul piatto, lo spazio indicato sul tuo scrittoio. Ora finisci il turno, senza usare l’ultima azione.
hansa-lesson-markers-end-turn-hint = { INPUT() ->
    [pointer] Clicca su «Finisci il turno».
   *[text] Scrivi «end».
}
hansa-lesson-markers-end-first = Si può, ma ora finisci il turno per vedere il nuovo gettone.
hansa-lesson-markers-put = Il tuo nuovo gettone è un ufficio addizionale; ne parliamo tra poco. Mettilo su una rotta senza pezzi e senza gettone, con una sede libera in almeno una delle sue città.
hansa-lesson-markers-put-hint = { INPUT() ->
    [pointer] Clicca su una rotta evidenziata.
   *[text] Scrivi «put», il gettone e una rotta, per esempio «put extra_office Kampen-Osnabrück».
}
hansa-lesson-markers-done = Il prossimo che reclama quella rotta avrà il gettone. Magari tu.
hansa-lesson-markers-kinds = Scambio, su Lüneburg–Perleberg, inverte due uffici vicini di una città, di chiunque siano. Rimozione, su Hildesheim–Goslar, rimanda fino a tre pezzi dai villaggi nelle riserve personali dei proprietari. Abilità migliora un’abilità a scelta. Un altro gettone dà quattro azioni.
hansa-lesson-markers-extra = L’ufficio addizionale si usa reclamando una rotta. Come beneficio, un pezzo della rotta diventa un ufficio a sinistra delle sedi di una delle sue città. Colore, forma e sedi libere non contano, ma la città deve già avere un ufficio. L’ufficio addizionale conta come ogni altro per il controllo, la rete e la connessione; a parità per il controllo perde contro ogni ufficio alla sua destra.
hansa-lesson-markers-puzzle = Nuova posizione, questa volta senza aiuto. Tocca a te: due azioni, un mercante nella riserva personale, uno su Goslar–Magdeburg, i gettoni Rimozione e Ufficio addizionale. Un altro giocatore blocca la rotta; l’unica sede di Goslar è occupata. Apri un ufficio a Goslar in questo turno.
hansa-lesson-markers-puzzle-hint = Libera il villaggio con un gettone, occupalo, reclama la rotta e usa l’altro gettone come beneficio.
hansa-lesson-markers-puzzle-again = Nessun ufficio a Goslar. Rimuovi l’altro mercante, piazza il tuo, reclama la rotta, scegli l’ufficio addizionale.
hansa-lesson-markers-solved = Ben fatto. Con due gettoni e due azioni hai un ufficio in una città già completata.
hansa-lesson-markers-end = Raccogliere gettoni conviene: alla fine 1, 2, 4, 6, 8 o 10 gettoni danno 1, 3, 6, 10, 15 o 21 punti. La prossima lezione mostra come finisce la partita e che cos’altro conta.

## 6. La fine

hansa-lesson-the-end-title = La fine della partita
hansa-lesson-the-end-about = La connessione Est–Ovest, il prestigio speciale, come finisce la partita e che cosa dà punti.
hansa-lesson-the-end-link = Arnheim a ovest e Stendal a est hanno il nome su fondo rosso. Il primo giocatore che le collega guadagna 7 punti prestigio, il secondo 4, il terzo 2. Serve un proprio ufficio in ogni città di una catena continua. Ti manca solo Stendal.
hansa-lesson-the-end-claim = La rotta da Brunswiek a Stendal è tutta tua. Reclamala.
hansa-lesson-the-end-claim-hint = { INPUT() ->
    [pointer] Clicca sulla rotta Brunswiek–Stendal.
   *[text] Scrivi «claim Brunswiek-Stendal».
}
hansa-lesson-the-end-other-route = Quella rotta viene dopo. Prima completa la connessione con Brunswiek–Stendal.
hansa-lesson-the-end-claim-first = Prima reclama Brunswiek–Stendal per completare la connessione.
hansa-lesson-the-end-office = Apri l’ultimo ufficio della catena.
hansa-lesson-the-end-office-hint = { INPUT() ->
    [pointer] Clicca su Stendal.
   *[text] Scrivi «office Stendal».
}
hansa-lesson-the-end-not-nothing = Rinunceresti a punti preziosi. Prendi il beneficio.
hansa-lesson-the-end-linked = Arnheim, Münster, Minden, Brunswiek, Stendal: la catena è completa. Guadagni subito 7 punti prestigio.
hansa-lesson-the-end-special = La rotta da Coellen a Warburg offre un beneficio particolare: un grossista di questa rotta può andare sulla tabella vicino a Coellen. Questo prestigio speciale vale da 7 a 11 punti alla fine. Reclama la rotta.
hansa-lesson-the-end-special-hint = { INPUT() ->
    [pointer] Clicca sulla rotta Coellen–Warburg.
   *[text] Scrivi «claim Coellen-Warburg».
}
hansa-lesson-the-end-special-first = Usa l’ultima azione per reclamare Coellen–Warburg.
hansa-lesson-the-end-slot = Manda il grossista su una casella della tabella. Il tuo Privilegium deve permetterne il colore. È su arancione: puoi usare il 7 e l’8. Il più alto vale di più.
hansa-lesson-the-end-slot-hint = { INPUT() ->
    [pointer] Clicca sulla casella 7 o, meglio, sulla 8.
   *[text] Scrivi «prestige 8».
}
hansa-lesson-the-end-not-office = Un ufficio è comodo, ma la tabella vale molto di più.
hansa-lesson-the-end-slotted = La casella è tua fino alla fine, quando si aggiungono i suoi punti.
hansa-lesson-the-end-over = La partita finisce quando un giocatore ha 20 punti prestigio sul tabellone, dieci città sono completate (senza sedi libere), oppure serve un gettone e il sacchetto è vuoto. L’azione che la fa finire si completa, poi la partita è finita: nessuno agisce più, nemmeno nello stesso turno. I punti che seguono non valgono per i 20.
hansa-lesson-the-end-scoring = Poi al tuo prestigio si aggiungono: il prestigio speciale; 2 punti per ogni città che controlli; i gettoni, da 1 a 21 punti secondo il numero; e 4 per ogni tracciato senza più pezzi, tranne Clavis Urbis.
hansa-lesson-the-end-network = Infine la rete: città con tuoi uffici, unite da rotte. Quella con più uffici vale uffici × Clavis Urbis. Qui cinque × 1, cioè 5 punti. Vince chi ha più punti in totale; in parità si condivide la vittoria.
hansa-lesson-the-end-puzzle = Nuova posizione, questa volta senza aiuto. Ti resta un’azione. Un altro giocatore ha 19 punti prestigio e finirà la partita nel suo prossimo turno. Clavis Urbis è a 3. Se la partita finisse ora, avresti 7 punti. Due tue rotte sono complete. Con quale rotta e quale ufficio arrivi a 16?
hansa-lesson-the-end-puzzle-hint = Un ufficio rende di più dove ne unisce altri due in una sola rete. Quale città è tra Arnheim e Minden?
hansa-lesson-the-end-puzzle-again = Sono meno di 16 punti. Cerca la città che collega Arnheim con Minden.
hansa-lesson-the-end-solved = Ben fatto. Tre uffici collegati × 3 fanno 9, tre città controllate 6, e il controllo di Arnheim ha dato 1 punto prestigio: 16.
hansa-lesson-the-end-end = Ora conosci tutto il gioco base. { INPUT() ->
    [pointer] Per una prima partita contro gli Apprendisti esci dalla lezione e scegli «Inizia la partita».
   *[text] Per una prima partita contro gli Apprendisti scrivi «kontor play hansa --players 3 --seat 0».
} Oppure guarda anche il tabellone Est e le regole per due.

## 7. Il tabellone Est

hansa-lesson-east-title = Il tabellone Est
hansa-lesson-east-about = Rotte marittime, scali e città verdi.
hansa-lesson-east-sea = Il tabellone Est aggiunge le rotte marittime. Alcuni dei loro villaggi sono scali, dove possono stare solo i grossisti, i tuoi pezzi rotondi. Malmö–Visby ha uno scalo tra due villaggi comuni.
hansa-lesson-east-ship = Completa la rotta: piazza il grossista sullo scalo.
hansa-lesson-east-ship-hint = { INPUT() ->
    [pointer] Clicca sul villaggio cerchiato.
   *[text] Scrivi «place merchant Malmö-Visby 2».
}
hansa-lesson-east-other-post = Manca solo lo scalo tra i tuoi due mercanti.
hansa-lesson-east-ship-first = Prima completa la rotta con il grossista.
hansa-lesson-east-shipped = La rotta è completa e ti resta un’azione.
hansa-lesson-east-claim = Le rotte marittime non hanno mai gettoni. Ognuna ha invece un bonus permanente, stampato, per chiunque la reclami. Qui è un ufficio in una città verde. Reclama la rotta.
hansa-lesson-east-claim-hint = { INPUT() ->
    [pointer] Clicca sulla rotta Malmö–Visby.
   *[text] Scrivi «claim Malmö-Visby».
}
hansa-lesson-east-claim-first = Reclama Malmö–Visby. Ti resta un’azione.
hansa-lesson-east-office = Prima il solito beneficio. La prima sede di Malmö è bianca e rotonda. Apri lì un ufficio con il grossista.
hansa-lesson-east-office-hint = { INPUT() ->
    [pointer] Clicca su Malmö.
   *[text] Scrivi «office Malmö».
}
hansa-lesson-east-not-nothing = Puoi avere entrambi, l’ufficio e il bonus. Prendi prima l’ufficio.
hansa-lesson-east-opened = Il tuo ufficio è a Malmö. Ora viene il bonus.
hansa-lesson-east-green = Tre città sono verdi: Belgard, Waren e Dresden. Non hanno sedi, ma posto per quanti uffici si vuole. Grazie al bonus, un pezzo della tua riserva personale va in una di loro. Scegline una.
hansa-lesson-east-green-hint = { INPUT() ->
    [pointer] Clicca su una delle tre città verdi.
   *[text] Scrivi «green trader Belgard».
}
hansa-lesson-east-not-declined = Puoi rinunciare al bonus, ma un ufficio gratis conviene.
hansa-lesson-east-settled = Due uffici con una sola rotta. Una città verde conta come completata già con il primo ufficio.
hansa-lesson-east-bonuses = Gli altri bonus. Wismar–Stralsund: sposta uno o due pezzi, di qualsiasi giocatore, su altri villaggi. Stralsund–Malmö: migliora Privilegium. Malmö–Danzig: fino a due tuoi pezzi di questa rotta vanno su altre rotte, non nella riserva generale.
hansa-lesson-east-differences = Una rotta verso Waren migliora Actiones o Bursa. La connessione unisce Lübeck e Danzig. Il prestigio speciale è a Königsberg. Se la tua rotta porta a una città verde, l’ufficio addizionale vale anche lì, perfino senza altri uffici.
hansa-lesson-east-puzzle = Nuova posizione, questa volta senza aiuto. È il tuo turno e hai due azioni. Su Stralsund–Malmö hai un mercante e un grossista. Con una sola rotta apri un ufficio a Malmö e migliora Privilegium.
hansa-lesson-east-puzzle-hint = L’ultimo villaggio di Stralsund–Malmö è uno scalo. Il bonus viene dopo il beneficio.
hansa-lesson-east-puzzle-again = Manca uno dei due. Piazza il grossista, reclama Stralsund–Malmö, scegli l’ufficio a Malmö, poi il bonus.
hansa-lesson-east-solved = Ben fatto: un ufficio e un Privilegium migliore con una sola rotta.
hansa-lesson-east-end = L’Est ti aspetta. Qui i grossisti servono molto: ricordati di Liber Sophiae, che te ne dà.

## 8. In due

hansa-lesson-two-players-title = In due
hansa-lesson-two-players-about = I mercanti neutrali, e come li usano entrambi i giocatori.
hansa-lesson-two-players-neutral = In due partecipa anche un terzo: il neutrale. Nessuno lo gioca, ma ha mercanti, e alcuni sono sulla mappa dall’inizio. Siete voi due a decidere dove vanno. Uno blocca la tua rotta tra Stade e Hamburg.
hansa-lesson-two-players-displace = Un mercante neutrale si rimpiazza come gli altri: metti il tuo mercante sul suo villaggio e paga un altro pezzo alla riserva generale.
hansa-lesson-two-players-displace-hint = { INPUT() ->
    [pointer] Clicca sul mercante neutrale di Stade–Hamburg.
   *[text] Scrivi «displace trader Stade-Hamburg 1».
}
hansa-lesson-two-players-other-post = Rimpiazza il mercante neutrale di Stade–Hamburg. È lui che blocca la tua rotta.
hansa-lesson-two-players-not-yet = È possibile, ma prima rimpiazza il mercante neutrale di Stade–Hamburg.
hansa-lesson-two-players-displaced = Il tuo avversario risponde per il neutrale: ha messo il mercante rimpiazzato tra Hamburg e Lübeck.
hansa-lesson-two-players-office = Quella rotta è piena di mercanti neutrali, quindi il neutrale la reclama subito. È il tuo turno: scegli tu la città. A Lübeck la moneta gli dà 1 punto prestigio. A Hamburg prende una sede che potresti usare tu. Qui vanno bene entrambe.
hansa-lesson-two-players-office-hint = { INPUT() ->
    [pointer] Clicca su Hamburg o Lübeck.
   *[text] Scrivi «office Hamburg».
}
hansa-lesson-two-players-opened = Il neutrale ha un ufficio. Poi il tuo avversario ha aggiunto un mercante neutrale su Bremen–Hamburg, come dopo ogni rimpiazzo del genere.
hansa-lesson-two-players-claim = Stade–Hamburg ora è tua. Reclamala con la seconda azione.
hansa-lesson-two-players-claim-hint = { INPUT() ->
    [pointer] Clicca sulla rotta Stade–Hamburg.
   *[text] Scrivi «claim Stade-Hamburg».
}
hansa-lesson-two-players-claim-first = La tua rotta è completa. Reclamala.
hansa-lesson-two-players-skill = Scegli il beneficio. Migliora Privilegium, così potrai usare le sedi arancioni.
hansa-lesson-two-players-skill-hint = { INPUT() ->
    [pointer] Clicca sul tracciato Privilegium del tuo scrittoio.
   *[text] Scrivi «skill privilegium».
}
hansa-lesson-two-players-not-skill = Qui miglioriamo Privilegium.
hansa-lesson-two-players-improved = Ben fatto. Da ora puoi usare le sedi bianche e arancioni.
hansa-lesson-two-players-scores = Il neutrale guadagna prestigio per le città che controlla, per le monete e per la connessione Est–Ovest, e così può far finire la partita. Non può vincere, ma i suoi uffici ti tolgono sedi e controllo.
hansa-lesson-two-players-markers = I mercanti neutrali arrivano anche con i gettoni: ogni volta che un nuovo gettone viene messo su una rotta, un mercante neutrale va sul suo primo villaggio vuoto. Un gettone quindi costa di solito un rimpiazzo.
hansa-lesson-two-players-puzzle = Nuova posizione, questa volta senza aiuto. È il turno del tuo avversario. Gli manca un villaggio su Bremen–Hamburg e uno su Hamburg–Lüneburg, e ha appena rimpiazzato un mercante neutrale su Stade–Hamburg. Posi tu quello e un altro. Blocca entrambe le rotte.
hansa-lesson-two-players-puzzle-hint = Cerca il villaggio vuoto tra i mercanti avversari su Bremen–Hamburg, poi quello su Hamburg–Lüneburg.
hansa-lesson-two-players-puzzle-again = Il tuo avversario potrebbe ancora completare una rotta. Su ognuna basta un mercante neutrale, se è sul villaggio che gli serve.
hansa-lesson-two-players-solved = Ben fatto. Le due rotte sono bloccate, e non ti è costato nulla.
hansa-lesson-two-players-end = Queste sono le regole per due dell’edizione 2014. Il manuale descrive altre due varianti.

## La prima partita guidata

hansa-guide-goal = Ti diamo il benvenuto alla tua prima partita. Occupa tutti i villaggi tra due città, reclama la rotta, prendi un beneficio: è il cuore di Hansa Teutonica. Hai due azioni per turno. Quando diventa possibile qualcosa di nuovo, qui appare un consiglio.
hansa-guide-place = Piazzare mette un pezzo della tua riserva personale su un villaggio vuoto a scelta. Comincia con una rotta breve, con pochi villaggi, e completala.
hansa-guide-income = Gli introiti portano pezzi dalla riserva generale alla riserva personale, tanti quanti ne indica Bursa. Prendili solo quando la riserva personale sta per finire.
hansa-guide-claim = Una rotta intera è tua: reclamala con un’azione. Ottieni un beneficio, e i pezzi che non ti servono per quello tornano nella riserva generale.
hansa-guide-benefit = Scegli il tuo beneficio. Un ufficio dà punti e ti aiuta a controllare la città. Un’abilità migliora tutti i tuoi turni successivi: all’inizio conviene soprattutto Actiones.
hansa-guide-displace = Puoi rimpiazzare un pezzo avversario e prendere il suo villaggio. Costa un pezzo in più e l’altro giocatore può aggiungere un pezzo gratis: fallo solo per un villaggio che ti serve davvero.
hansa-guide-pay = Paga il rimpiazzo con pezzi della riserva personale. Se puoi, tieni i grossisti, i pezzi rotondi: ne hai pochi.
hansa-guide-displaced = Il tuo pezzo è stato rimpiazzato, ed è una buona notizia: mettilo su un villaggio vicino e aggiungine un altro, gratis.
hansa-guide-lift = Spostare porta alcuni dei tuoi pezzi su altri villaggi vuoti, tutto con un’azione. Serve a riunire pezzi sparsi.
hansa-guide-set = Hai un pezzo in mano. Posalo su un villaggio vuoto, oppure premi Esc per rimetterlo a posto.
hansa-guide-use = Hai un gettone. Usarlo non costa azioni, e alla fine conta comunque. Aspetta il turno in cui ti aiuta di più.
hansa-guide-remove = Il gettone rimanda fino a tre pezzi nelle riserve personali dei proprietari. Scegli quelli che bloccano le tue rotte.
hansa-guide-put = Hai preso un gettone, quindi ne metti uno nuovo su una rotta vuota. Scegli una rotta che vuoi reclamare tu.
hansa-guide-end = Finisci il turno quando hai esaurito le azioni. Quelle non usate vanno perse.
hansa-guide-done = Puoi continuare o fermarti qui: il pulsante in alto conclude questa fase.
hansa-guide-east = Una rotta marittima ha un suo bonus, stampato sul tabellone. Si aggiunge al solito beneficio.
hansa-guide-pawn = In due giocatori la pedina indica la provincia in cui si può agire. Muovila dove vuoi giocare subito dopo.
hansa-guide-favour = Puoi prendere una tessera del Favore dell’Imperatore: gira due gettoni non usati e rinuncia a tutte le azioni di questo turno. La tessera ti aiuta fino alla fine della partita.

## 9. Britannia

hansa-lesson-britannia-title = Britannia
hansa-lesson-britannia-about = Nazioni, permessi e confini.
hansa-lesson-britannia-countries = Britannia ha delle nazioni. Le rotte continue sono inglesi: lì agisci come sempre. Quelle tratteggiate sono gallesi, come la rotta marittima con il fiore. Il Galles è all’estero: per piazzare o rimpiazzare lì ti serve un permesso. In quattro o cinque anche la Scozia è all’estero.
hansa-lesson-britannia-permits = La pergamena indica una città con permesso. Chi ha lì l’ufficio più a destra ha il permesso, anche se la città è controllata da un altro. Per ora non ce l’ha nessuno.
hansa-lesson-britannia-claim = La tua rotta da Cambridge a London è completa. Reclamala.
hansa-lesson-britannia-claim-hint = { INPUT() ->
    [pointer] Clicca sulla rotta Cambridge–London.
   *[text] Scrivi «claim Cambridge-London».
}
hansa-lesson-britannia-not-yet = Prima ti serve un permesso: reclama Cambridge–London.
hansa-lesson-britannia-claim-first = Reclama Cambridge–London. Porta a una città con permesso.
hansa-lesson-britannia-office = Apri un ufficio a London.
hansa-lesson-britannia-office-hint = { INPUT() ->
    [pointer] Clicca su London.
   *[text] Scrivi «office London».
}
hansa-lesson-britannia-not-office = Qui ci interessa il permesso. Apri l’ufficio a London.
hansa-lesson-britannia-opened = Il tuo ufficio è l’unico a London, quindi è il più a destra. Il permesso vale subito.
hansa-lesson-britannia-abroad = Usalo con la seconda azione: piazza un mercante tra Conway e Chester, in Galles. Chester migliora Actiones.
hansa-lesson-britannia-abroad-hint = { INPUT() ->
    [pointer] Clicca su uno dei villaggi cerchiati.
   *[text] Scrivi «place trader Conway-Chester 1».
}
hansa-lesson-britannia-other-post = Si può anche così, ma prova il Galles: piazza un mercante tra Conway e Chester.
hansa-lesson-britannia-abroad-first = Prima usa il permesso: piazza un mercante tra Conway e Chester.
hansa-lesson-britannia-placed = Il tuo primo mercante all’estero.
hansa-lesson-britannia-once = Ogni permesso consente un piazzamento o un rimpiazzo per turno. Il segno di spunta mostra che quello di London è usato. Nel tuo prossimo turno vale di nuovo. Una seconda città con permesso ti darebbe una seconda azione all’estero.
hansa-lesson-britannia-borders = I pezzi passano i confini solo verso l’Inghilterra. Un pezzo preso in Inghilterra resta in Inghilterra, e così uno rimpiazzato lì. Dal Galles può andare in Inghilterra o restare in Galles. Per reclamare non serve un permesso.
hansa-lesson-britannia-scoring = Alla fine ogni nazione estera dà 7, 4 e 2 punti: contano le città che controlli lì e, in caso di parità, gli uffici. Un fiore sullo stendardo indica le città gallesi. Qui le monete valgono 2, e la partita finisce con otto città completate.
hansa-lesson-britannia-puzzle = Nuova posizione, questa volta senza aiuto. Hai due azioni, un gettone Scambio e due mercanti su Conway–Chester, ma a Cardiff l’ufficio più a destra è di un altro. Migliora Actiones in questo turno.
hansa-lesson-britannia-puzzle-hint = Usare un gettone non costa azioni. Quale ufficio dovrebbe stare a destra a Cardiff?
hansa-lesson-britannia-puzzle-again = Actiones non è ancora migliorato. Scambia a Cardiff, poi piazza, reclama e prendi l’abilità.
hansa-lesson-britannia-solved = Ben fatto. Lo scambio ti ha dato il permesso al momento giusto.
hansa-lesson-britannia-end = Ora conosci anche Britannia. Tieni d’occhio chi è più a destra a London, Cardiff e Carlisle.
