/** Drums and cymbals. */
export const drums = `
drums ~ percussion, groove, beat, break, top-loop
* drum, drum kit, drumset, drum set, drumkit
en drumming | de Schlagzeug, Trommel?, Drumset, Schlagzeuger
nl drumstel, slagwerk, trommel?, drums | it batteria, tamburo?, batterista
fr batterie, tambour?, batteur, caisse! | es batería, tambor?, baterías
de Schießbude | nl drummetje

beat < drums, loop ~ groove, rhythm
* beat, beats, drum beat, drum loop, drumloop, drum pattern
en drum groove | de Beat, Drumpattern | nl drumpatroon, beatje
it beat di batteria, giro di batteria | fr rythme de batterie
es base rítmica, ritmo de batería
de Bum Tschak

rhythm < drums ~ beat, groove
en rhythm, rhythmic | de Rhythmus, Rhythmen, rhythmisch | nl ritme, ritmisch
it ritmo, ritmico | fr rythme, rythmique | es ritmo, rítmico

kick < drums ~ sub-bass, bass, sub : punchy, deep, short
* kick, kick drum, bd
en bass drum | de große Trommel, Basstrommel, Bassdrum, Fußtrommel
nl grote trom, basdrum, bas drum, bassdrum, kicktrom | it cassa, grancassa, gran cassa
fr grosse caisse, kick de batterie | es bombo, bombos
fr gros pied, pied de batterie, pied de grosse caisse, coup de grosse caisse

snare < drums ~ clap, rimshot : punchy, short
* snare, snare drum, sd, snr
en side drum | de kleine Trommel, Snaredrum, Snareschlag | nl kleine trom, snaartrom, snaredrum
it rullante | fr caisse claire, caisses claires, grosse caisse claire | es caja, redoblante, tarola
fr coup de caisse claire

clap < drums ~ snare, snap : short, bright
* clap, hand clap, handclap, claps
en clapping, hands clapping | de Klatschen, Klatscher, Händeklatschen, klatschend
nl klap, handgeklap, handklap, geklap, klappen, klappende handen, klappend
it battimani, battito di mani, battiti di mani, battito delle mani, battere le mani
fr claquement de mains, claquements de mains, clap, battement de mains, frappe de mains, claquement, taper des mains
es palmada, palmas, aplauso?, palmeo, palmeado, palmear
en thigh slap, body percussion

snap < clap ~ click : short, bright, dry
* snap, finger snap, fingersnap, snaps
en finger click, snapping | de Fingerschnippen, Schnipsen, Fingerschnipsen, Schnipser
nl vingerknip, vingerknippen | it schiocco, schiocco di dita, schiocchi di dita
fr claquement de doigts, claquements de doigts | es chasquido, chasquido de dedos, chasquidos
de Schnippen

hat < drums ~ cymbal, shaker : bright, short
* hat, hi hat, hihat, hh, hats, hi hats
en high hat, highhat | de Hihat, Charleston-Becken | nl hihat
it charleston, hi-hat | fr charley, charleston, charlé, charleys
es charles, charlestón, hi-hat
en tss tss

closed-hat < hat ! open-hat : short, tight, dry, bright
* closed hat, closed hihat, closed hi hat, chh, ch, hat closed, closed hh
de geschlossene Hi-Hat, geschlossene Hihat, geschlossene Hat | nl gesloten hi-hat, gesloten hihat, dichte hihat
it charleston chiuso, hi-hat chiuso, hat chiuso | fr charley fermé, charleston fermé, hi-hat fermé
es charles cerrado, hi-hat cerrado, hat cerrado, plato cerrado
es contratiempo cerrado

open-hat < hat ! closed-hat : long, noisy, bright
* open hat, open hihat, open hi hat, ohh, oh, hat open, open hh
de offene Hi-Hat, offene Hihat, offene Hat | nl open hi-hat, open hihat
it charleston aperto, hi-hat aperto, hat aperto | fr charley ouvert, charleston ouvert, hi-hat ouvert
es charles abierto, hi-hat abierto, hat abierto, plato abierto
fr charley à contretemps, contretemps de charley | es contratiempo abierto

pedal-hat < hat ~ closed-hat : short, soft, tight
* pedal hat, foot hat, phh, pedal hi hat, pedal hihat
de getretene Hi-Hat, Fuß-Hi-Hat | nl voet-hihat | it charleston a pedale | fr charley au pied | es charles de pie

cymbal < drums ~ hat, effect : long, bright
* cymbal, cymbals, cym
de Becken | nl bekken, bekkens, cimbaal, cimbalen | it piatto, piatti
fr cymbale | es platillo, címbalo, plato!, platos!
fr coup de cymbale

ride < cymbal ~ crash, hat : long, metallic, clean
* ride, ride cymbal, ride bell
de Ridebecken, Ride-Becken | nl ridebekken | it piatto ride | fr cymbale ride | es plato ride

crash < cymbal ~ ride, splash, impact : long, noisy, wide
* crash, crash cymbal, crashes
de Crashbecken, Crash-Becken | nl crashbekken | it piatto crash | fr cymbale crash | es plato crash

splash < cymbal ~ crash, china : short, bright, noisy
* splash, splash cymbal
de Splashbecken | nl splashbekken | it piatto splash | fr cymbale splash | es plato splash

china < cymbal ~ splash, gong : noisy, dirty, hard
* china, china cymbal, chinese cymbal
de Chinabecken | nl chinabekken | it piatto cinese | fr cymbale chinoise | es plato chino

reverse-cymbal < cymbal, reverse ~ riser, swell : rising, noisy, long
* reverse cymbal, reversed cymbal, reverse crash, reversed crash, reverse ride, reversed ride, backwards cymbal
de rückwärts Becken, umgekehrtes Becken | nl omgekeerd bekken | it piatto rovesciato, piatto al contrario
fr cymbale inversée, cymbale à l'envers | es plato invertido, platillo invertido

tom < drums, percussion ~ conga, timpani : deep, punchy
* tom, tom tom, tomtom, toms, floor tom, rack tom
de Standtom, Hängetom | nl toms, staande tom, vloertom | it timpano?, timpani?
fr tom basse, tom médium, tom aigu | es timbal, timbales?, goliat

blast-beat < drums ~ metal-music, kick, snare, beat, hardcore : fast, hard, aggressive, loud
en blast beat, blastbeat, double kick, double bass drum, double pedal, d-beat | de Doublebass, Doppelpedal, Doppel-Bassdrum, Blastbeat | nl dubbele basdrum, dubbel pedaal, blastbeat
it doppia cassa, doppio pedale, tupa tupa, blast beat | fr double pédale, double grosse caisse, blast beat | es doble bombo, doble pedal, blast beat

hat-roll < hat ~ closed-hat, trap, roll, triplet, stutter : fast, short, crisp
en hat roll, hihat roll, hi hat roll, triplet hats | de Hi-Hat-Roll, Hihat-Wirbel | nl hihatroffel, hi-hat-roffel, hihat rolls
it raffica di hi hat, raffica di charleston, mitragliata di hi hat, rullata di hi hat, hi hat a raffica, hi hat trap a raffica | fr roulement de charley, roulement de hi-hat, rafale de hi-hat | es redoble de charles, redoble de hi-hat, ráfaga de hi-hats
`
