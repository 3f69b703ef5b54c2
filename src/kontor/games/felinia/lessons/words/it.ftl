# Le lezioni di Felinia in italiano.

## 1. Offerte e prezzi

felinia-lesson-bidding-title = Offerte e prezzi
felinia-lesson-bidding-about = Lo scopo del gioco, e come fare offerte per le merci.
felinia-lesson-bidding-goal = Guidi una casa di commercio nella città dei gatti. I tuoi mercanti si stabiliscono sull’isola di Felinia e lì raccolgono tessere dei suoi cinque popoli, che valgono punti. Vince chi ha più punti.
felinia-lesson-bidding-chain = Un mercante arriva sull’isola in nave. Imbarcarsi costa merci. Le merci si comprano ai mercati, e per comprare serve un’offerta. Perciò ogni round comincia con le offerte.
felinia-lesson-bidding-bid = Hai tre offerte. A turno, ognuno ne piazza una alla volta, a partire dal primo giocatore. Il mercato 1 vende libri e vino. Metti lì la tua prima offerta.
felinia-lesson-bidding-bid-hint = { INPUT() ->
    [pointer] Clicca sul mercato 1, la prima riga.
   *[text] Scrivi «bid market 1».
}
felinia-lesson-bidding-placed = La tua offerta è al mercato 1. Poi anche il tuo avversario ha offerto lì.
felinia-lesson-bidding-other-bid = Puoi offrire lì, ma per ora ci interessano le merci del mercato 1.
felinia-lesson-bidding-stack = La nuova offerta è sopra la tua. Quella in cima agisce per prima ma paga di più: 1 moneta per ogni offerta nella pila, sé stessa compresa. Il tuo avversario pagherà quindi 2 monete. Poi la sua offerta lascerà la pila e tornerà a lui per il round seguente. La tua resterà sola e pagherai 1. Solo le offerte sotto la tua ne alzano il prezzo.
felinia-lesson-bidding-coins = Un’offerta può anche rendere monete. Sulla tua plancia la tua prima offerta del round rende 1 moneta, la seconda 2, la terza 3, ovunque siano le precedenti. Metti la seconda offerta sulla tua plancia.
felinia-lesson-bidding-coins-hint = { INPUT() ->
    [pointer] Clicca sui cerchi della tua plancia.
   *[text] Scrivi «bid board».
}
felinia-lesson-bidding-earned = Era la tua seconda offerta, quindi ricevi 2 monete.
felinia-lesson-bidding-coins-first = Prima guadagna monete: offri sulla tua plancia.
felinia-lesson-bidding-last = Resta un’offerta. L’offerta in cima costa di più anche se quelle sotto sono tue: una terza al mercato 1 costerebbe 3 monete. Sulla tua plancia ne renderebbe 2 invece di 3, perché non puoi mai averne più di 6. Mettila dove vuoi, tranne che al mercato 1.
felinia-lesson-bidding-last-hint = { INPUT() ->
    [pointer] Clicca sul mercato 2 o 3, sulla gilda o sulla tua plancia.
   *[text] Scrivi per esempio «bid market 2».
}
felinia-lesson-bidding-trade = Tutte le offerte sono piazzate e il commercio comincia dall’alto. Il tuo avversario ha comprato i libri al mercato 1 per 2 monete.
felinia-lesson-bidding-not-again = Una terza offerta al mercato 1 ti costerebbe 3 monete. Offri altrove.
felinia-lesson-bidding-buy = Ora tocca alla tua offerta al mercato 1. È rimasta sola, quindi il prezzo è 1 moneta. Compra il vino.
felinia-lesson-bidding-buy-hint = { INPUT() ->
    [pointer] Clicca sul vino al mercato 1.
   *[text] Scrivi «buy wine».
}
felinia-lesson-bidding-bought = Hai preso il vino per 1 moneta. Hai pagato meno perché la tua offerta ha agito per ultima.
felinia-lesson-bidding-no-sale = Hai abbastanza monete. Compra il vino.
felinia-lesson-bidding-no-decline = Puoi rinunciare, ma ti servono merci. Compra il vino.
felinia-lesson-bidding-puzzle = Nuova posizione, questa volta senza aiuto. Hai 2 monete e un’offerta; il tuo avversario le ha piazzate tutte e tre. Compra un orologio in questo round.
felinia-lesson-bidding-puzzle-hint = Gli orologi sono ai mercati 2 e 3. Conta le offerte di ogni pila, con la tua in cima.
felinia-lesson-bidding-puzzle-again = Ti serve un orologio e hai 2 monete. Al mercato 3 la tua offerta sarebbe la terza e costerebbe 3. Al mercato 2 agisce per prima e paghi 2.
felinia-lesson-bidding-solved = Ben fatto. Al mercato 2 la tua offerta ha agito per prima e hai pagato 2 monete per l’unico orologio.
felinia-lesson-bidding-end = Chi offre tardi sceglie per primo, chi offre presto paga meno. La prossima lezione mostra come comprare, vendere e scambiare.

## 2. Merci e monete

felinia-lesson-goods-title = Merci e monete
felinia-lesson-goods-about = Comprare ai mercati, vendere per monete, scambiare alla gilda.
felinia-lesson-goods-order = Le offerte sono piazzate e comincia il commercio. Tocca prima al mercato 1, poi a quelli sotto, e per ultima alla gilda. In due, i mercati 4 e 5 restano chiusi. Hai offerte ai mercati 1 e 2 e alla gilda.
felinia-lesson-goods-buy = La tua offerta è sola al mercato 1: una merce costa 1 moneta. Comprane una, vino o vetri.
felinia-lesson-goods-buy-hint = { INPUT() ->
    [pointer] Clicca su una merce del mercato 1.
   *[text] Scrivi «buy wine» o «buy glass».
}
felinia-lesson-goods-bought = Tua per 1 moneta. Con ogni offerta puoi comprare una merce.
felinia-lesson-goods-no-sale = Non ti serve ancora vendere.
felinia-lesson-goods-no-decline = Puoi rinunciare, ma così questa offerta non ti porta nulla.
felinia-lesson-goods-sell = Al mercato 2 devi pagare 2, ma hai 1 moneta. Prima di agire puoi vendere. L’oro, un ritrovamento raro dell’isola, rende 2 monete, una merce solo 1. Vendi il tuo oro.
felinia-lesson-goods-sell-hint = { INPUT() ->
    [pointer] Clicca sull’oro della tua plancia.
   *[text] Scrivi «sell gold 1».
}
felinia-lesson-goods-sold = Ora hai 3 monete. Ricorda il limite: quelle oltre le 6 vanno perse.
felinia-lesson-goods-keep-goods = Una merce rende solo 1 moneta, e le merci ti serviranno. Vendi l’oro.
felinia-lesson-goods-second = Ora puoi pagare. Compra libri o abiti al mercato 2.
felinia-lesson-goods-second-hint = { INPUT() ->
    [pointer] Clicca su una merce del mercato 2.
   *[text] Scrivi «buy books» o «buy clothes».
}
felinia-lesson-goods-paid = Hai pagato 2 monete. Il tuo avversario ha rinunciato: non costa nulla, e la sua offerta lascia la pila come dopo un acquisto.
felinia-lesson-goods-enough = Hai già abbastanza monete. Non vendere altro.
felinia-lesson-goods-guild = Alla gilda scambi una merce con un altro tipo a scelta dal sacchetto. Ricevi anche una spezia, che puoi vendere per 1 moneta. Il prezzo funziona come al mercato: la tua offerta è sola, quindi 1 moneta. Fai uno scambio.
felinia-lesson-goods-guild-hint = { INPUT() ->
    [pointer] Clicca sulla merce che vuoi dare, sulla tua plancia, poi sul tipo che vuoi, nel sacchetto.
   *[text] Scrivi per esempio «exchange glass books spice».
}
felinia-lesson-goods-exchanged = Hai la merce che volevi, e una spezia. Oro e spezie non si scambiano, perché non sono merci.
felinia-lesson-goods-puzzle = Nuova posizione, questa volta senza aiuto. Hai un’offerta alla gilda, un orologio, un vetro, una spezia e nessuna moneta. Ottieni un secondo orologio.
felinia-lesson-goods-puzzle-hint = Lo scambio costa 1 moneta. Che cosa puoi vendere senza rimpianti?
felinia-lesson-goods-puzzle-again = Non hai due orologi. Vendi la spezia per 1 moneta, poi scambia il vetro con un orologio.
felinia-lesson-goods-solved = Ben fatto. Con lo scambio hai ricevuto perfino una nuova spezia. Il commercio è finito e una nave è salpata: la prossima lezione spiega quale.
felinia-lesson-goods-end = Ora sai procurarti le merci che ti servono. La prossima lezione mostra a che cosa: alle navi.

## 3. Le navi

felinia-lesson-ships-title = Le navi
felinia-lesson-ships-about = Imbarcare mercanti, e sapere quali navi salpano.
felinia-lesson-ships-ship = Quattro navi aspettano in porto. Ognuna mostra il paese, l’orario (lo spieghiamo presto), il prezzo per un mercante e i posti. Quella cerchiata chiede due libri e una moneta, e ha un solo posto.
felinia-lesson-ships-buy = Hai un libro e 2 monete. { INPUT() ->
    [pointer] I segni di spunta sul molo mostrano ciò che puoi già pagare.{" "}
   *[text] {""}
}Tocca alla tua offerta al mercato 1, al prezzo di 1 moneta. Compra un altro libro.
felinia-lesson-ships-buy-hint = { INPUT() ->
    [pointer] Clicca sul libro al mercato 1.
   *[text] Scrivi «buy books».
}
felinia-lesson-ships-bought = Due libri e una moneta: proprio ciò che chiede la nave.
felinia-lesson-ships-books-wanted = Con quello non paghi questa nave. Chiede libri.
felinia-lesson-ships-buy-first = Ci si imbarca solo subito dopo un acquisto o uno scambio. Compra un libro.
felinia-lesson-ships-aboard = Subito dopo un acquisto o uno scambio, e solo allora, puoi imbarcare mercanti: quanti ne puoi pagare, su qualsiasi nave con posti liberi. Imbarcane uno sulla nave con un solo posto.
felinia-lesson-ships-aboard-hint = { INPUT() ->
    [pointer] Clicca sulla nave cerchiata.
   *[text] Scrivi «board cheetahs_c».
}
felinia-lesson-ships-sailed = Hai pagato due libri e una moneta. Poi il commercio è finito e la nave, piena, è salpata per il suo paese. Il tuo mercante è sbarcato lì, nel porto. La nave vuota lascia il gioco alla fine del cammino.
felinia-lesson-ships-no-sale = Tieni le merci: ti servono per imbarcarti.
felinia-lesson-ships-board-now = Puoi restare a terra, ma qui un mercante deve partire. Imbarcalo.
felinia-lesson-ships-sails = Dopo il commercio salpano tutte le navi piene, la prima in orario davanti, e nessun’altra. Se nessuna è piena, salpa solo quella che parte più presto, anche senza mercanti. Le altre aspettano con i loro mercanti a bordo.
felinia-lesson-ships-early = Nuova posizione. Puoi pagare un posto: sulla nave delle 7:30 o su quella delle 9:00. Hanno due posti, quindi nessuna sarà piena. Sali su quella che salpa comunque in questo round.
felinia-lesson-ships-early-hint = { INPUT() ->
    [pointer] Confronta gli orari delle quattro navi. Clicca su quella che parte prima.
   *[text] Confronta gli orari. La prima nave è «board cheetahs_a».
}
felinia-lesson-ships-alone = La nave delle 7:30 è salpata con un solo mercante, perché nessuna era piena e il suo orario è il primo.
felinia-lesson-ships-too-late = La nave delle 9:00 aspetterebbe mezza vuota. Quale parte più presto?
felinia-lesson-ships-puzzle = Nuova posizione, questa volta senza aiuto. Il tuo avversario ha un mercante sulla nave delle 8:30. Hai 1 moneta e tocca alla tua offerta al mercato 1. Sali su una nave che così si riempie e salpa.
felinia-lesson-ships-puzzle-hint = Sulla nave delle 8:30 resta un posto. Confronta il suo prezzo con le tue merci: che cosa manca?
felinia-lesson-ships-puzzle-again = Il tuo mercante non parte con una nave piena. Compra l’orologio, poi prendi l’ultimo posto sulla nave delle 8:30.
felinia-lesson-ships-solved = Ben fatto. Un libro e due orologi hanno riempito la nave, che salpa da sola. I mercanti sbarcano nell’ordine in cui sono saliti: prima quello del tuo avversario.
felinia-lesson-ships-end = Sai come arrivare sull’isola. La prossima lezione mostra che cosa fanno lì i tuoi mercanti.

## 4. Sull’isola

felinia-lesson-island-title = Sull’isola
felinia-lesson-island-about = Girare tessere, camminare e stabilirsi in un emporio.
felinia-lesson-island-port = Il tuo mercante è sbarcato nel porto del paese dei Ghepardi. La nave vuota lascia il gioco dopo il cammino. Le strade uniscono le province del paese: il porto, province con simboli ed empori, con tessere di qualsiasi popolo. Il mercante può fare fino a tre passi; il porto era il primo.
felinia-lesson-island-turn = Puoi entrare in un emporio solo se la sua tessera è scoperta. Qui nel porto, e solo qui, puoi girare fino a due tessere di questo paese. Girane una cerchiata.
felinia-lesson-island-turn-hint = { INPUT() ->
    [pointer] Clicca su uno degli empori cerchiati.
   *[text] Scrivi per esempio «turn cheetahs_a1».
}
felinia-lesson-island-turned = La tessera resta scoperta, per tutti. Potresti girarne un’altra.
felinia-lesson-island-turn-first = Puoi già camminare, ma prima guarda: gira una tessera.
felinia-lesson-island-turn-near = Puoi farlo, ma questa lezione prende un’altra strada. Gira una tessera cerchiata.
felinia-lesson-island-no-stop = Se ti fermi qui, il tuo mercante torna a casa senza tessera. Continua.
felinia-lesson-island-gold = Ora cammina. Quando entri in una provincia con un simbolo, ricevi ciò che mostra{ INPUT() ->
    [pointer] ; una cassa vale una merce a caso
   *[text] {""}
}. Vai nella provincia con l’oro.
felinia-lesson-island-gold-hint = { INPUT() ->
    [pointer] Clicca sulla provincia cerchiata.
   *[text] Scrivi «step cheetahs_b2».
}
felinia-lesson-island-found = Hai un oro. Puoi venderlo per 2 monete oppure tenerlo: alla fine vale 1 punto.
felinia-lesson-island-enough = Per ora basta una tessera. Cammina.
felinia-lesson-island-other-way = Quella provincia dà una moneta. Questa volta vogliamo l’oro.
felinia-lesson-island-settle = Resta un passo. Entra in un emporio con una tessera scoperta: prendi la tessera, e il tuo mercante si stabilisce lì per il resto della partita.
felinia-lesson-island-settle-hint = { INPUT() ->
    [pointer] Clicca sull’emporio cerchiato, con la tessera delle Tigri.
   *[text] Scrivi «step cheetahs_a2».
}
felinia-lesson-island-settled = La tessera è tua, e il tuo mercante resta sull’isola. Entrambi contano alla fine.
felinia-lesson-island-no-tile = Lì non c’è una tessera, e sarebbe l’ultimo passo: il mercante tornerebbe a casa. Entra in un emporio.
felinia-lesson-island-home = Un mercante che non raggiunge un emporio torna a casa, e puoi rimandarlo. Un cammino resta in un solo paese. Non puoi entrare in una provincia con un altro mercante, né due volte nella stessa.
felinia-lesson-island-store = Alla fine del round puoi tenere gratis tre merci, o quattro per 2 monete, ma non di più. Le altre si vendono per 1 moneta ciascuna. L’oro e le spezie li tieni tutti.
felinia-lesson-island-round = Poi comincia il round seguente: nuove navi arrivano agli ormeggi vuoti e il giocatore successivo diventa primo giocatore. I mercati aperti, che all’inizio della partita avevano due merci ciascuno, vengono riforniti fino a tre.
felinia-lesson-island-puzzle = Nuova posizione, questa volta senza aiuto. Il tuo mercante è nel porto. Prendi un oro e la tessera dei Leoni in un solo cammino.
felinia-lesson-island-puzzle-hint = Due strade portano alla tessera dei Leoni. Quale passa dall’oro?
felinia-lesson-island-puzzle-again = Ti servono entrambi in un solo cammino. Passa dalla provincia con l’oro, poi vai alla tessera dei Leoni.
felinia-lesson-island-solved = Ben fatto. Oro lungo la strada, e una tessera dei Leoni all’arrivo.
felinia-lesson-island-end = Ora conosci un round intero. La prossima lezione mostra quanto valgono le tue tessere e i tuoi mercanti.

## 5. Punteggio e fine

felinia-lesson-scoring-title = Punteggio e fine
felinia-lesson-scoring-about = Quanto valgono tessere e mercanti, e quando finisce la partita.
felinia-lesson-scoring-tiles = Una tessera di un popolo vale 1 punto, due valgono 2 ciascuna, tre 3 ciascuna. Da quattro in su, ognuna delle tue tessere dei Leoni o delle Tigri vale 4; quelle degli altri popoli restano a 3. Quattro tessere dei Leoni valgono quindi 16 punti. Hai due tessere dei Ghepardi: 4 punti.
felinia-lesson-scoring-third = Il tuo mercante ha ancora un passo. Due empori sono raggiungibili: una tessera dei Ghepardi e una delle Tigri. Prendi quella che vale di più per te.
felinia-lesson-scoring-third-hint = La prima tessera delle Tigri porta 1 punto. Quanto porta una terza dei Ghepardi?
felinia-lesson-scoring-nine = Tre tessere dei Ghepardi valgono 9 punti. La terza da sola ne ha portati 5.
felinia-lesson-scoring-bonus = L’oro serve anche ad altro. Con un’offerta alla gilda puoi prendere una tessera Bonus invece di scambiare. Costa 1 oro, 1 spezia e il prezzo dell’offerta. { INPUT() ->
    [pointer] Senza segno conta come un’altra tessera del suo popolo. Con il segno +1 aggiunge
   *[text] «+1 tessera» conta come un’altra tessera del suo popolo. «+1 ciascuna» aggiunge
} 1 punto per ogni tua tessera di quel popolo.
felinia-lesson-scoring-count-tiles = Così guadagni meno. Una prima tessera delle Tigri vale 1 punto, e da una provincia senza tessera il mercante torna a casa. Confronta: due tessere dei Ghepardi valgono 4, tre valgono 9.
felinia-lesson-scoring-no-stop = Il tuo mercante tornerebbe a casa senza tessera. Fai un passo.
felinia-lesson-scoring-groups = Nuova posizione. Anche i tuoi mercanti contano: 1 punto da soli, 2 ciascuno in coppia, 3 ciascuno in gruppi più grandi. Un gruppo riunisce i tuoi mercanti in province confinanti, anche senza strada e anche fra paesi. Qui le tessere valgono lo stesso. Stabilisciti vicino alla tua coppia.
felinia-lesson-scoring-groups-hint = La tua coppia è al margine del paese delle Tigri. Quale emporio qui la tocca?
felinia-lesson-scoring-three = Il tuo gruppo di tre vale 9 punti; la coppia da sola ne valeva 4. Anche una catena di vicini è un unico gruppo.
felinia-lesson-scoring-count-group = Lì il tuo mercante non si unirebbe alla tua coppia. Da solo in un emporio vale solo 1 punto; senza emporio torna a casa. Cerca l’emporio che confina con la tua coppia.
felinia-lesson-scoring-rest = Gli avanzi contano un po’: 1 punto per ogni oro, ogni merce e ogni due spezie. Le monete non danno punti, ma decidono le parità.
felinia-lesson-scoring-shown = Le tessere degli altri sono coperte: ricorda chi ha preso quali. { INPUT() ->
    [pointer] L’alloro sulla tua plancia mostra i punti sicuri e, dopo la freccia, quelli che avresti se la partita finisse ora. «?» sta per
   *[text] «Punteggio attuale» è quello che avresti se la partita finisse ora. «?» sta per
} i punti di tessere che non vedi.
felinia-lesson-scoring-ending = La partita finisce quando un giocatore imbarca l’ultimo mercante che gli resta. Il commercio si gioca fino in fondo. Poi salpano tutte le navi, piene o no, in ordine di orario, e si conta. La partita finisce anche se, dopo un round, le nuove navi rimaste non bastano per gli ormeggi vuoti. Allora salpano tutte le navi in attesa che hanno mercanti a bordo, in ordine di orario, e poi si conta.
felinia-lesson-scoring-puzzle = Nuova posizione, questa volta senza aiuto. Hai 7 punti: 2 per una tessera dei Ghepardi e una delle Tigri, 4 per la tua coppia di mercanti, 1 per il tuo vetro. Parti dal porto e arriva ad almeno 16 punti.
felinia-lesson-scoring-puzzle-hint = Si sommano tre cose: la strada, la tessera e i vicini dell’emporio.
felinia-lesson-scoring-puzzle-again = Sono meno di 16. Prendi l’oro lungo la strada, e cerca una seconda tessera delle Tigri vicino alla tua coppia.
felinia-lesson-scoring-solved = Ben fatto: 1 per l’oro, 3 per la seconda tessera delle Tigri e 5 per il gruppo più grande.
felinia-lesson-scoring-end = Ora conosci il lato classico del tabellone. { INPUT() ->
    [pointer] Per giocare contro i bot esci dalla lezione e scegli «Inizia la partita».
   *[text] Per giocare contro i bot scrivi «kontor play felinia --players 3 --seat 0».
} La prossima lezione mostra l’altro lato, per esperti.

## 6. Il lato esperti

felinia-lesson-expert-title = Il lato esperti
felinia-lesson-expert-about = Tessere scoperte, provviste, tessere speciali e Luoghi misteriosi.
felinia-lesson-expert-open = Il tabellone ha un secondo lato, per esperti. Lì l’isola è più grande e tutte le tessere sono scoperte dall’inizio. Alcune sono tessere speciali: stanno anch’esse sugli empori, ma non appartengono a nessun popolo, e ognuna ha il suo effetto. Il tuo mercante ha già fatto tre passi.
felinia-lesson-expert-provision = Ogni passo dopo il terzo costa 1 provvista, una razione che si trova sull’isola. Tu ne hai una. Prosegui e prendi la tessera speciale dell’emporio cerchiato.
felinia-lesson-expert-provision-hint = { INPUT() ->
    [pointer] L’emporio è accanto al tuo mercante. Cliccaci sopra.
   *[text] Scrivi «step cheetahs_c3».
}
felinia-lesson-expert-special = Con questa tessera ogni tuo mercante isolato vale 2 punti. Il manuale spiega tutte e otto le tessere speciali.
felinia-lesson-expert-other-post = Puoi andarci, ma vogliamo la tessera speciale.
felinia-lesson-expert-no-stop = Se ti fermi qui, il tuo mercante torna a casa. Prosegui.
felinia-lesson-expert-place = Nuova posizione, un nuovo cammino. Qui un simbolo indica i Luoghi misteriosi, una pila di carte. Entra nella provincia cerchiata per guardare le prime due.
felinia-lesson-expert-place-hint = { INPUT() ->
    [pointer] Clicca sulla provincia cerchiata.
   *[text] Scrivi «step cheetahs_b2».
}
felinia-lesson-expert-other-way = Quella provincia dà oro. Questa volta visita i Luoghi misteriosi.
felinia-lesson-expert-keep = Solo tu vedi queste carte. Tienine una o nessuna. Un luogo vale 1 punto; più luoghi valgono 2 ciascuno. Se una carta mostra una merce, la paghi per tenere la carta. Scegli.
felinia-lesson-expert-keep-hint = Qui ogni scelta va bene. Una carta senza costo è un punto gratis.
felinia-lesson-expert-kept = Gli altri non sanno che cosa hai visto. Le carte non tenute vanno sotto la pila.
felinia-lesson-expert-guild = Trovi le provviste sull’isola, dove c’è il loro simbolo. E alla gilda, quando scambi una merce, puoi prendere una provvista invece della spezia. Alcune strade portano in altri paesi, ma puoi percorrerle solo se un’opzione della partita lo permette.
felinia-lesson-expert-puzzle = Nuova posizione, questa volta senza aiuto. Il tuo mercante è nel porto delle Tigri e non hai provviste. Stabilisciti nell’emporio cerchiato: è a quattro passi, contando il porto.
felinia-lesson-expert-puzzle-hint = Puoi usare le provviste che trovi nello stesso cammino.
felinia-lesson-expert-puzzle-again = Non hai raggiunto l’emporio. Il terzo passo deve portare nella provincia con le provviste, accanto all’emporio.
felinia-lesson-expert-solved = Ben fatto. Hai trovato due provviste lungo la strada e ne hai spesa una per il quarto passo.
felinia-lesson-expert-end = Ora conosci entrambi i lati di Felinia. { INPUT() ->
    [pointer] Scegli «Inizia la partita» per giocare contro i bot sul lato classico. Per il lato esperti crea un nuovo tavolo con il tabellone «Esperti».
   *[text] Per giocare contro i bot sul lato esperti scrivi «kontor play felinia --board expert --players 3 --seat 0». Senza «--board expert» giochi sul lato classico.
}

## La prima partita guidata

felinia-guide-goal = Ti diamo il benvenuto alla tua prima partita. Fai offerte per le merci, usale per pagare un posto su una nave e porta il mercante a una tessera sull’isola. Più tessere di un popolo valgono molto più di tessere singole.
felinia-guide-bid = Fai un’offerta a un mercato con le merci che ti servono per una nave. L’ultima offerta di una pila agisce per prima, ma paga di più. Sulla tua plancia, invece, un’offerta rende monete.
felinia-guide-buy = Tocca alla tua offerta: compra una merce al prezzo indicato. Guarda le navi, perché solo le merci che una nave chiede ti fanno avanzare.
felinia-guide-exchange = Alla gilda scambi una merce con un altro tipo a scelta e ricevi anche una spezia.
felinia-guide-bonus = Con oro e una spezia puoi prendere una tessera Bonus. Fa valere di più le tessere di un popolo: scegli quello che collezioni.
felinia-guide-decline = Puoi rinunciare al commercio, per esempio se il prezzo è troppo alto. Non costa nulla, e l’offerta torna a te per il round seguente.
felinia-guide-sell = Se ti mancano monete puoi vendere: l’oro rende 2 monete, una spezia o una merce 1. Gli avanzi contano alla fine: vendi solo se serve.
felinia-guide-board = Puoi pagare il prezzo di una nave: imbarca un mercante. Le navi piene salpano in questo round e portano i loro mercanti sull’isola.
felinia-guide-step = Il tuo mercante è sbarcato: era il primo di tre passi lungo le strade. I simboli incontrati ti danno merci, monete, oro o spezie. Una tessera scoperta termina il cammino: è tua.
felinia-guide-turn = Le tessere coperte sbarrano la strada. Nel porto puoi girarne fino a due in questo paese.
felinia-guide-stop = Puoi terminare qui il cammino. Il mercante resta sull’isola solo su un emporio: se puoi, vai fino a una tessera.
felinia-guide-done = Non devi fare altro qui: il pulsante in alto conclude questa fase.
felinia-guide-store = Puoi tenere tre merci per il prossimo round, o quattro per 2 monete. Tieni ciò che chiede la prossima nave.
felinia-guide-keep = Puoi tenere uno di questi Luoghi misteriosi. Uno solo vale 1 punto, più luoghi valgono 2 ciascuno.
