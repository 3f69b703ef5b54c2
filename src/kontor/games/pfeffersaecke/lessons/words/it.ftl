# Le lezioni di Pfeffersäcke in italiano.

## 1. La tua prima filiale

pfeffersaecke-lesson-first-branch-title = La tua prima filiale
pfeffersaecke-lesson-first-branch-about = Cominciare in un borgo, aprire una città, aprire una filiale.
pfeffersaecke-lesson-first-branch-goal = Sei un mercante del tardo Medioevo. In tutta l’Europa centrale apri filiali, le tue case commerciali, che ti portano influenza. Ogni filiale è una tua pedina sulla mappa. Alla fine vince chi ha più influenza.
pfeffersaecke-lesson-first-branch-town = I quadrati singoli sulla mappa sono borghi. I luoghi rotondi sono città: lì non si può cominciare. In un borgo c’è posto per una sola filiale. Ognuno comincia in un borgo. Apri la tua prima filiale a Berlin.
pfeffersaecke-lesson-first-branch-town-hint = { INPUT() ->
    [pointer] Berlin è a nord-est. Clicca sul borgo cerchiato.
   *[text] Scrivi «found Berlin».
}
pfeffersaecke-lesson-first-branch-founded = Sei a Berlin. Anche gli altri hanno scelto il loro borgo. Ora comincia il tuo primo turno.
pfeffersaecke-lesson-first-branch-other-town = In una vera partita potresti cominciare lì. Per questa lezione scegli Berlin.
pfeffersaecke-lesson-first-branch-cities = I luoghi rotondi sono città, con un numero di spazi da due a otto. Una città è chiusa finché un giocatore non ci mette un disco. Magdeburg è chiusa. Wittenberg ha un disco fin dall’inizio, quindi è aperta.
pfeffersaecke-lesson-first-branch-open = All’inizio di ogni turno apri una città con uno dei tuoi dischi. Il numero sul disco deve essere quello degli spazi della città. La città può essere ovunque sulla mappa. Apri una città a tua scelta.
pfeffersaecke-lesson-first-branch-open-hint = { INPUT() ->
    [pointer] Clicca su una città evidenziata, per esempio Magdeburg, vicino a Berlin.
   *[text] Magdeburg è vicino a Berlin. Scrivi «open Magdeburg».
}
pfeffersaecke-lesson-first-branch-opened = Ora la città è aperta a tutti. Hai anche riscosso la rendita di base, 4 fiorini a ogni turno.
pfeffersaecke-lesson-first-branch-branch = Ora puoi aprire una nuova filiale, in un borgo vuoto o in una città aperta. Una strada diretta deve portarci da una delle tue filiali. L’etichetta del luogo mostra quanto paghi. Le regioni, le parti colorate della mappa, contano solo alla fine. Apri una filiale.
pfeffersaecke-lesson-first-branch-branch-hint = { INPUT() ->
    [pointer] Segui una strada da Berlin e clicca sul luogo all’altra estremità. Wittenberg costa solo 2 fiorini.
   *[text] Wittenberg costa solo 2 fiorini. Scrivi «branch Wittenberg».
}
pfeffersaecke-lesson-first-branch-branched = La tua seconda filiale è aperta e il turno è finito. D’ora in poi puoi ripartire anche da lì.
pfeffersaecke-lesson-first-branch-no-pass = Puoi passare, ma hai abbastanza fiorini per una filiale. Aprine una.
pfeffersaecke-lesson-first-branch-puzzle = Nuova posizione, questa volta senza aiuto. Cominci a Lüneburg con 2 fiorini. Apri una filiale a Braunschweig in un solo turno.
pfeffersaecke-lesson-first-branch-puzzle-hint = Guarda Braunschweig: non ha ancora un disco. Che cosa serve prima di poterci entrare?
pfeffersaecke-lesson-first-branch-puzzle-again = Il turno è finito senza una filiale a Braunschweig. Apri Braunschweig con il tuo disco, poi apri lì la tua filiale.
pfeffersaecke-lesson-first-branch-solved = Ben fatto. Hai aperto la città, riscosso 4 fiorini e pagato 3 fiorini per la strada.
pfeffersaecke-lesson-first-branch-end = Un turno: aprire una città, riscuotere le rendite, aprire una filiale. Più avanti potrai anche ampliare le città, subito prima delle rendite. La prossima lezione parla di denaro.

## 2. Fiorini e strade

pfeffersaecke-lesson-florins-title = Fiorini e strade
pfeffersaecke-lesson-florins-about = Guadagnare fiorini nelle città, pagare le strade, trovare vie economiche.
pfeffersaecke-lesson-florins-florins = Le nuove filiali costano fiorini. Ne hai 6, con una filiale nel borgo di Berlin e una nella città di Magdeburg. In questo turno hai già aperto una città.
pfeffersaecke-lesson-florins-pays = Una città aperta in cui hai una filiale paga per ogni spazio libero: 2 fiorini in tre giocatori. Magdeburg ha due spazi liberi e paga 4. Una città che ampli, cioè dove aggiungi una filiale, in questo turno non ti paga nulla. Riscuoti le rendite.
pfeffersaecke-lesson-florins-pays-hint = { INPUT() ->
    [pointer] Scegli «Rendite: 8 fiorini».
   *[text] Scrivi «income».
}
pfeffersaecke-lesson-florins-paid = Magdeburg ha pagato 4 fiorini, e la rendita di base ne ha aggiunti 4. I borghi non pagano nulla.
pfeffersaecke-lesson-florins-no-extend = Questo è ampliare, una lezione più avanti. Una città che ampli non paga nulla in questo turno. Riscuoti le rendite.
pfeffersaecke-lesson-florins-road = Ogni strada mostra il suo costo. Per una filiale paghi una strada, senza attraversare altri luoghi. Leipzig è aperta, ma da Magdeburg costa 25. Apri una filiale a Dresden per 4 fiorini.
pfeffersaecke-lesson-florins-road-hint = { INPUT() ->
    [pointer] Dresden è a sud di Berlin. Cliccaci sopra.
   *[text] Scrivi «branch Dresden».
}
pfeffersaecke-lesson-florins-arrived = Hai pagato 4 fiorini e guadagnato 1 punto influenza, come per ogni nuova filiale in un borgo. Poi hanno giocato gli altri.
pfeffersaecke-lesson-florins-dresden-first = Puoi farlo, ma qui cerchiamo una via economica per Leipzig. Scegli Dresden.
pfeffersaecke-lesson-florins-no-pass = Passare fa risparmiare, ma non ti porta da nessuna parte. Apri la filiale.
pfeffersaecke-lesson-florins-again = Tocca di nuovo a te. Come sempre, cominci aprendo una città con un disco. Apri una città qualsiasi; qui non importa quale.
pfeffersaecke-lesson-florins-again-hint = { INPUT() ->
    [pointer] Clicca su una qualsiasi città evidenziata.
   *[text] Scrivi per esempio «open Rostock».
}
pfeffersaecke-lesson-florins-collect = Magdeburg ha ancora due spazi liberi e paga di nuovo. Una città paga a ogni turno finché non è conteggiata: lo vedrai nella prossima lezione. Riscuoti le rendite.
pfeffersaecke-lesson-florins-collected = Ora hai 18 fiorini.
pfeffersaecke-lesson-florins-cheap = La strada da Dresden a Leipzig costa solo 7, e paghi sempre la più economica. L’etichetta di un luogo mostra quanto ti costa. Apri una filiale a Leipzig.
pfeffersaecke-lesson-florins-cheap-hint = { INPUT() ->
    [pointer] Leipzig è la città aperta vicino a Dresden. Cliccaci sopra.
   *[text] Scrivi «branch Leipzig».
}
pfeffersaecke-lesson-florins-cheaper = Due strade brevi ti sono costate 11 fiorini invece di 25. E dal prossimo turno Leipzig ti pagherà.
pfeffersaecke-lesson-florins-leipzig-now = Ora Leipzig è alla tua portata. Vai lì.
pfeffersaecke-lesson-florins-puzzle = Nuova posizione, questa volta senza aiuto. Hai filiali a Magdeburg e Dresden, e 1 fiorino. Apri una filiale a Prag in questo turno.
pfeffersaecke-lesson-florins-puzzle-hint = La strada da Dresden a Prag costa 7. Conta quanto puoi guadagnare prima di partire.
pfeffersaecke-lesson-florins-puzzle-again = Così non arrivi a Prag. Lascia liberi gli spazi di Magdeburg: pagano 4 fiorini, e te ne servono 7.
pfeffersaecke-lesson-florins-solved = Ben fatto. 1 + 4 + 4 fiorini sono bastati per la strada.
pfeffersaecke-lesson-florins-end = Gli spazi liberi arricchiscono, le strade brevi fanno risparmiare. La prossima lezione mostra come le filiali diventano influenza.

## 3. Vincere città

pfeffersaecke-lesson-cities-title = Vincere città
pfeffersaecke-lesson-cities-about = Spazi, dischi, maggioranze, e che cosa succede quando una città è piena.
pfeffersaecke-lesson-cities-spaces = Magdeburg ha quattro spazi, e il suo disco vale 4 punti influenza. Tu occupi due spazi. Chi occupa più della metà degli spazi, qui tre, vince il disco.
pfeffersaecke-lesson-cities-extend = In una città aperta in cui hai una filiale puoi aggiungerne una per turno, gratis. Si chiama ampliare. Amplia Magdeburg.
pfeffersaecke-lesson-cities-extend-hint = { INPUT() ->
    [pointer] Clicca su Magdeburg sulla mappa.
   *[text] Scrivi «extend Magdeburg».
}
pfeffersaecke-lesson-cities-won = Hai riscosso 4 fiorini. Nessuna nuova filiale era possibile: il turno è finito, e solo allora la filiale ha preso il suo spazio. Guadagni 4 punti influenza.
pfeffersaecke-lesson-cities-no-income = Riscuotere le rendite chiude l’ampliamento. Amplia prima: vogliamo la città.
pfeffersaecke-lesson-cities-full = Nuova posizione. Erfurt ha cinque spazi, la maggioranza è tre. Uno spazio è libero. Se una città si riempie senza maggioranza, chi ha più filiali guadagna metà del valore, arrotondata per difetto. In caso di parità decide la freccia, qui a tuo favore. Amplia Erfurt.
pfeffersaecke-lesson-cities-full-hint = { INPUT() ->
    [pointer] Clicca su Erfurt sulla mappa.
   *[text] Scrivi «extend Erfurt».
}
pfeffersaecke-lesson-cities-half = Erfurt è piena, senza maggioranza. Guadagni la metà di 5, arrotondata per difetto: 2 punti influenza. Il disco esce, le filiali restano.
pfeffersaecke-lesson-cities-arrow = Tu e un rivale avete due filiali ciascuno. Gli spazi si riempiono in senso orario dalla piccola freccia. Fra i giocatori in parità vince chi ha la filiale più vicina alla freccia. Sei tu.
pfeffersaecke-lesson-cities-puzzle = Nuova posizione, questa volta senza aiuto. Hai filiali a Hamburg e a Bremen. Hamburg ha cinque spazi. Guadagna i suoi 5 punti influenza in questo turno, senza regalarne ai rivali.
pfeffersaecke-lesson-cities-puzzle-hint = Immagina una tua filiale in più in ogni città. Chi la vincerebbe? Non devi ampliarle entrambe; quando hai finito, riscuoti le rendite.
pfeffersaecke-lesson-cities-puzzle-again = Non ancora. A Hamburg arrivi a tre spazi su cinque. Riempire Bremen crea una parità, e il tuo rivale è più vicino alla freccia.
pfeffersaecke-lesson-cities-solved = Ben fatto. Hamburg è tua, e Bremen ti ha perfino pagato 2 fiorini per lo spazio libero.
pfeffersaecke-lesson-cities-end = Più della metà dà l’intero valore; in una città piena chi è in testa guadagna la metà. Poi: quando ampliare, quando incassare, e i salvacondotti.

## 4. Ampliare o incassare

pfeffersaecke-lesson-growing-title = Ampliare o incassare
pfeffersaecke-lesson-growing-about = Scegliere quali città ampliare, e spendere salvacondotti.
pfeffersaecke-lesson-growing-choice = Hai una filiale a Magdeburg e una a Wittenberg. A ogni turno scegli per ogni città: ampliarla, oppure lasciarla così e farti pagare. Non entrambe le cose.
pfeffersaecke-lesson-growing-extend = Puoi ampliare le città nell’ordine che vuoi, una volta ciascuna per turno. Wittenberg ha due spazi: con un’altra filiale la vinci. Magdeburg paga 4 se non la tocchi. Amplia solo Wittenberg.
pfeffersaecke-lesson-growing-extend-hint = { INPUT() ->
    [pointer] Clicca su Wittenberg, appena a destra di Magdeburg.
   *[text] Scrivi «extend Wittenberg».
}
pfeffersaecke-lesson-growing-waiting = La tua nuova filiale aspetta al centro della città. Prende il suo spazio alla fine del turno.
pfeffersaecke-lesson-growing-keep-magdeburg = Un’altra filiale non basta ancora per vincere Magdeburg, e perderesti i suoi 4 fiorini. Per ora lasciala.
pfeffersaecke-lesson-growing-extend-first = Riscuotere le rendite chiude l’ampliamento: poi in questo turno è tardi per Wittenberg. Prima amplia.
pfeffersaecke-lesson-growing-income = Ora smetti di ampliare e riscuoti le rendite: 4 fiorini da Magdeburg e 4 di rendita di base.
pfeffersaecke-lesson-growing-income-hint = { INPUT() ->
    [pointer] Scegli «Rendite: 8 fiorini».
   *[text] Scrivi «income».
}
pfeffersaecke-lesson-growing-settled = Hai riscosso 8 fiorini. Nessuna nuova filiale era possibile: il turno è finito, e Wittenberg ha portato 2 punti influenza.
pfeffersaecke-lesson-growing-scored = Wittenberg è conteggiata e non dà più né influenza né rendite. Se c’è uno spazio libero, in una città conteggiata puoi ancora entrare, per raggiungere altre strade o una nuova regione. Per entrare paghi solo la strada. In tre, ogni filiale che aggiungi lì in seguito costa 2 fiorini.
pfeffersaecke-lesson-growing-letter = Nuova posizione. Hai due salvacondotti. Puoi spenderne uno per turno, ma non nel primo. Con un salvacondotto aggiungi due filiali in una città. Vinci subito Leipzig.
pfeffersaecke-lesson-growing-letter-hint = { INPUT() ->
    [pointer] Clicca su Leipzig, poi scegli il salvacondotto.
   *[text] Scrivi «extend twice Leipzig».
}
pfeffersaecke-lesson-growing-majority = Tre spazi su quattro sono tuoi: 4 punti influenza prima che il tuo rivale potesse rispondere.
pfeffersaecke-lesson-growing-not-enough = Con una filiale hai due spazi su quattro, e il tuo rivale può bloccarti. Aggiungine due con un salvacondotto.
pfeffersaecke-lesson-growing-no-income = Non ancora le rendite. Usa il salvacondotto a Leipzig.
pfeffersaecke-lesson-growing-letters = Un salvacondotto ha altri due usi. Raddoppia le rendite, con un minimo di 48 fiorini. Oppure ti fa aprire una seconda nuova filiale nello stesso turno. Se non lo spendi, alla fine non vale nulla.
pfeffersaecke-lesson-growing-puzzle = Nuova posizione, questa volta senza aiuto. Hai 3 fiorini, una filiale a Prag e ancora un salvacondotto. Apri una filiale a Wien in questo turno. La strada da Prag costa 41.
pfeffersaecke-lesson-growing-puzzle-hint = Le tue rendite normali sono troppo basse. Quale uso del salvacondotto porta più denaro?
pfeffersaecke-lesson-growing-puzzle-again = Non hai raggiunto Wien. Tieni il salvacondotto per le rendite: porta almeno 48 fiorini.
pfeffersaecke-lesson-growing-solved = Ben fatto. Il salvacondotto ha portato le rendite a 48 fiorini, abbastanza per la lunga strada.
pfeffersaecke-lesson-growing-end = Un turno, in ordine: aprire una città, ampliare, riscuotere le rendite, aprire una filiale. Poi si conteggiano le città piene o vinte. L’ultima lezione parla della fine.

## 5. La fine della partita

pfeffersaecke-lesson-the-end-title = La fine della partita
pfeffersaecke-lesson-the-end-about = Quando finisce la partita, e che cosa conta allora.
pfeffersaecke-lesson-the-end-ends = La partita finisce dopo un turno in uno di questi casi: il contatore dei borghi è a 0, è uscito l’ultimo disco, o è passato un giro intero senza nuove filiali. Un disco esce dal gioco quando la sua città viene conteggiata. Tre contatori mostrano quanto manca.
pfeffersaecke-lesson-the-end-final = Allora alla tua influenza si aggiungono 2 punti influenza per ogni regione in cui hai una filiale, e 1 ogni 20 fiorini. Le regioni sono le parti colorate della mappa.
pfeffersaecke-lesson-the-end-count = Solo un borgo è libero: Linz. È in una regione dove non hai ancora nulla. Una filiale lì porta 1 per il borgo, 2 per la regione, e chiude la partita. Aprila.
pfeffersaecke-lesson-the-end-count-hint = { INPUT() ->
    [pointer] Linz è vicino a Passau, a sud-est. Cliccaci sopra.
   *[text] Scrivi «branch Linz».
}
pfeffersaecke-lesson-the-end-over = Il contatore dei borghi è a 0. 8, più 4 regioni × 2 e 1 per 21 fiorini, fanno 17 punti influenza. Vinci.
pfeffersaecke-lesson-the-end-other-branch = Salzburg non ti porta nulla in questo turno: né un punto influenza per un borgo, né una nuova regione. Prendi Linz.
pfeffersaecke-lesson-the-end-no-pass = Passare non porta nulla, e un altro giocatore prenderebbe Linz.
pfeffersaecke-lesson-the-end-puzzle = Nuova posizione, questa volta senza aiuto. Se la partita finisse ora, avresti 13 punti influenza: 7 già tuoi e 3 regioni × 2. Hai una filiale a Salzburg, città con due spazi. Linz è l’ultimo borgo libero. Chiudi la partita in questo turno con almeno 18 punti influenza.
pfeffersaecke-lesson-the-end-puzzle-hint = Solo con Linz arrivi al massimo a 17 punti influenza. Quale città puoi vincere prima?
pfeffersaecke-lesson-the-end-puzzle-again = Per 18 punti influenza ti servono entrambe le cose in un turno: vinci Salzburg ampliandola, poi chiudi la partita a Linz.
pfeffersaecke-lesson-the-end-solved = Ben fatto: 13, più 2 per Salzburg, 1 per Linz e 2 per la nuova regione, fanno 18. Vinci la partita.
pfeffersaecke-lesson-the-end-end = Ora conosci le regole di Pfeffersäcke. In caso di parità conta chi ha vinto più città. { INPUT() ->
    [pointer] Adesso esci dalla lezione e scegli «Inizia la partita» per giocare contro i bot.
   *[text] Adesso scrivi «kontor play pfeffersaecke --players 3 --seat 0» per giocare contro i bot.
}

## La prima partita guidata

pfeffersaecke-guide-goal = Ti diamo il benvenuto alla tua prima partita. Apri filiali lungo le strade e vinci città: così ottieni influenza. Il tuo turno ha sempre le stesse fasi, e la barra in alto ti dice a quale sei.
pfeffersaecke-guide-found = Scegli il borgo da cui cominci. Cerca strade brevi ed economiche verso più città.
pfeffersaecke-guide-open = Apri una città con uno dei tuoi dischi. Va bene qualsiasi città della misura giusta, ma una vicina alle tue filiali conviene presto.
pfeffersaecke-guide-extend = In una città aperta in cui hai una filiale puoi aggiungerne una gratis. Ti avvicini alla maggioranza, ma quella città non paga nulla in questo turno.
pfeffersaecke-guide-income = Riscuoti le rendite: ogni città che non hai ampliato paga per i suoi spazi liberi. Hai due salvacondotti per tutta la partita; uno può raddoppiare le rendite.
pfeffersaecke-guide-branch = Apri una nuova filiale all’altro capo di una strada. Le etichette mostrano quanto ti costa ogni luogo. Un borgo libero dà subito 1 punto influenza, e ogni nuova regione conta alla fine.
pfeffersaecke-guide-pass = Puoi passare e tenere i fiorini per una strada più lunga. Fallo di rado: un turno senza nuova filiale è una piccola perdita.
