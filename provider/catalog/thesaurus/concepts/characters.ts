/** Characters of sounds that have no tag of their own; adjectives in their basic form. */
export const characters = `
boomy < deep ~ sub, long, resonant
* boomy, booming, boom bass | de wummernd, dröhnend?, wummrig | nl dreunend, boemend | it rimbombante, rombante? | fr résonnant, qui résonne, grondant? | es retumbante?, resonante?
de Gewummer | es que retumbe

mellow < soft ~ warm, calm, round ! harsh
* mellow, smooth, creamy, silky, buttery, velvety, velvet | de weich?, geschmeidig, lieblich, cremig, seidig, samtig, glatt, Samt | nl zwoel, soepel, vloeiend?, romig, zijdezacht, fluweelzacht, glad!, fluwelen | it vellutato, pastoso, morbido?, liscio, cremoso, setoso | fr velouté, suave, feutré?, crémeux, soyeux, lisse, velours | es aterciopelado, meloso, suave?, cremoso, sedoso, liso, sedosidad
en easy on the ears

lush < wide ~ warm, dreamy, pad, fat
* lush, rich | de üppig, reichhaltig, opulent, reich, reichhaltige | nl weelderig, rijk, overdadig, rijkdom | it rigoglioso, ricco, sontuoso | fr luxuriant, riche, opulent, somptueux | es exuberante, frondoso, rico

thin ~ small, bright, lo-fi ! fat : bright, short
* thin, skinny | de dünn, schmal, mager | nl dun, iel, schraal | it sottile, esile, magro | fr mince, fine!, maigre, grêle! | es fino!, delgado, flaco
en papery | nl flinterdun

snappy < crisp ~ punchy, short, tight : short, punchy, tight
* snappy, snap? | de schnappend, zackig | nl snedig, fel | it scattante, schioccante | fr claquant, qui claque, sec? | es chasqueante, seco?
en with a crack | de peitschend

clicky < short ~ click, crisp
* clicky, ticking, tappy | de klickend, klickernd, tickend | nl klikkend, tikkend | it ticchettante | fr cliquetant, tic tac | es cliqueante, chasqueante?
en clicking | fr cliquetis

clacky < short ~ wooden, clicky
en clacky, knocky, tapping | de klackernd, klappernd | nl klakkend, klapperend, kletterend | it schioccante? | fr claquant? | es repiqueteante
nl klepperend

hollow ~ wooden, resonant, thin : wooden, resonant
* hollow, boxy, tubular | de hohl, boxig | nl hol! | it cavo!, vuoto, inscatolato | fr creux | es hueco, acartonado
de pappig, topfig | it scavato

cold ~ dark, digital, metallic, glassy ! warm : bright, digital, glassy
* cold, frozen, chilly, frosty, wintery, coldness, coolness, sterile, clinical | de kalt, kühl, frostig, eiskalt, Kälte, steril, unterkühlt, gefroren | nl koud, kil, koel, ijskoud, koude, kilte, steriel, ijskoude, bevroren | it freddo, gelido, glaciale, freddezza, algido, sterile, congelato, ghiacciata? | fr froid, glacial, froideur, froidure, stérile, gelé, congelé | es frío, gélido, glacial, frialdad, estéril, congelado
en freezing | de frostklirrend, bitterkalt | it polare | fr polaire | es helador, polar

fast ~ driving, energetic ! slow
* fast, speedy, rapid, uptempo?, quick?, speed, hasty, rush, quickly, high tempo, hectic, breakneck, racing? | de schnell, flott, rasend, Geschwindigkeit, Tempo hoch, rasant, hektisch, hetzend | nl snel, vlug, razendsnel, snelheid, gehaast, hectisch, gejaagd | it veloce, rapido, velocità, frenetico, frenesia | fr rapide, vite, vitesse, frénétique, effréné?, à toute allure | es rápido, veloz, velocidad, frenético, acelerado, vertiginoso
en double time | nl dubbele snelheid | it accelerato | fr tempo soutenu | es a toda leche, a toda pastilla, a toda velocidad

slow ~ calm, downtempo, laid-back ! fast
* slow, slowly, slow motion, slowness, slow tempo, dragging | de langsam, schleppend, gemächlich, träge, Langsamkeit, verschleppt | nl langzaam, traag, sloom, traagheid, slepend? | it lento, lentamente, lentezza, trascinato | fr lent, lentement, lenteur, traînant | es lento, despacio, lentitud, arrastrado
de Zeitlupe | it rallentato | fr qui traîne, ralenti, au ralenti

huge < fat ~ epic, wide, loud ! small : wide, deep, long
* huge, big, massive, gigantic, enormous, large, monster, immense, colossal, giant, titanic | de riesig, groß, gewaltig, gigantisch, massiv, mächtig, kolossal, enorm, Riese | nl groot, enorm, gigantisch, reusachtig, massief, kolossaal, immens, reus | it enorme, grande, gigantesco, massiccio, immenso, colossale, imponente, gigante | fr énorme, gigantesque, immense, massif, monstrueux, grand, colossal, imposant, géant | es enorme, grande, gigante, gigantesco, masivo, inmenso, colosal, imponente, titánico

small ~ thin, short, soft ! huge : short, thin
* small, little, tiny, mini, miniature, weeny | de klein, winzig, Miniatur, klitzeklein | nl klein, kleintje, petieterig | it piccolo, minuscolo, piccino | fr petit, minuscule, miniature, riquiqui | es pequeño, diminuto, chico!, miniatura, chiquito, chiquitito
en petite, slim, lean, short and small | de zierlich, schlank | nl slank | it snello | fr svelte, tout petit | es menudo, chiquitín

loud ~ hard, huge, aggressive ! soft, quiet
* loud, blasting, volume, loudness, deafening | de laut, lautstark, Lautstärke, ohrenbetäubend? | nl luid, hard?, keihard, luidheid, volume | it forte!, ad alto volume, fortissimo, volume | fr fort!, bruyant?, volume | es fuerte, alto!, volumen, ruidoso?
en wall of sound | it invadente

round < soft ~ warm, mellow, deep : soft, warm, deep
* round, rounded | de rund, abgerundet | nl afgerond, ronde | it rotondo, tondo, arrotondato | fr rond, arrondi | es redondo, redondeado

roomy < wet ~ wide, acoustic
* roomy, room, spacious, ambient room, live room | de räumlich, Raumklang, raumig, Raum | nl ruimtelijk, kamer | it stanza, spazioso | fr spacieux, pièce!, salle | es espacioso, sala, habitación

open ~ wide, airy, long ! closed
en open, opened | de offen | nl open | it aperto | fr ouvert | es abierto

closed ~ short, tight ! open
en closed | de geschlossen | nl gesloten, dicht! | it chiuso | fr fermé | es cerrado

muffled < dark ~ filtered, soft, deep ! bright : dark, soft
* muffled, dull, muted, damped, dampened | de dumpf, gedämpft | nl dof, gedempt | it ovattato, smorzato, attutito | fr étouffé, sourd, assourdi | es apagado, amortiguado, sordo
de muffig, mumpfig | fr mou, molle | es opaco | nl door een dun muurtje, kamer ernaast | it dietro una porta, dal piano di sotto | fr derrière un mur, chez le voisin, ouaté

murky < dark ~ muffled, dirty : dark, dirty
* murky, gloomy, shadowy, nocturnal, brooding, broody, moody dark | de düster, trüb, finster, nächtlich, grüblerisch | nl duister, troebel, nachtelijk, broeierig | it cupo, torbido, notturno, tetro, ombroso | fr ténébreux, glauque, nocturne, morose? | es sombrío, turbio, nocturno, lúgubre

heavy < hard ~ fat, deep, slow : deep, hard
* heavy, weighty, heaviness, weight, doom, sludge | de schwer, wuchtig, Schwere, Gewicht | nl zwaar, log!, zwaarte, loodzwaar | it pesante, pesantezza | fr lourd, pesant, lourdeur, pesanteur | es pesado, pesadez, peso

light < airy ~ soft, thin ! heavy
en light, lightweight, weightless | de leicht, schwerelos | nl licht, gewichtloos | it leggero | fr léger | es ligero, liviano, ingrávido

raw < gritty ~ dirty, lo-fi, dry ! clean : dirty, dry
* raw, unpolished, unprocessed, rough around the edges | de roh, ungeschliffen, unbearbeitet | nl rauw?, onbewerkt, ruw? | it grezzo, crudo | fr brut, non traité | es crudo, bruto, sin procesar

rubbery < bouncy ~ bass, acid, resonant
* rubbery, rubber, elastic, stretchy | de gummiartig, elastisch, gummi | nl rubberachtig, elastisch, rubberen, rubber | it gommoso, elastico?, gomma | fr caoutchouteux, élastique, caoutchouc | es gomoso, elástico, goma
nl elastiekje

squelchy < acid ~ resonant, wet
* squelchy, squelch, squishy, slimy, gooey, goo, slime, sticky | de schmatzend, blubbernd, glitschig, glibberig, schleimig, klebrig, Schleim | nl zompig, soppend, borrelend, slijmerig, kleverig, slijm | it viscido, melmoso, gorgogliante, appiccicoso, gelatinoso | fr gluant, visqueux, spongieux, poisseux, baveux | es viscoso, chapoteante, pegajoso, baboso
en gloopy

wobbly < detuned ~ wobble, tape, lo-fi
* wobbly, wonky, warbly, warped, warble, wow and flutter, flutter, wavering, seasick | de eiernd, leiernd, wackelig, wabernd, eiert | nl wiebelig, jengelend, zwabberend, wankel | it tremolante?, traballante, oscillante | fr tremblotant, bancal, ondulant | es tambaleante, bamboleante, ondulante
de Geleier

shimmering < bright ~ glassy, wet, airy
* shimmering, shimmer, sparkling, glittering, twinkling, glistening, sparkly, glimmer | de schimmernd, glitzernd, funkelnd, flirrend | nl glinsterend, fonkelend, schitterend, sprankelend | it scintillante, luccicante, frizzante | fr scintillant, étincelant, chatoyant, miroitant | es resplandeciente, centelleante, reluciente, chispeante
en twinkly

robotic < digital ~ vocoder, robot, cold
* robotic, mechanical, machine like, machinelike | de roboterhaft, mechanisch, maschinell | nl robotachtig, mechanisch | it robotico, meccanico | fr robotique, mécanique | es robótico, mecánico

plastic ~ digital, small, playful
* plastic, plasticky | de Plastik, plastikartig | nl plastic, plastieken | it plastica, plasticoso | fr plastique | es plástico

crunchy < gritty ~ distorted, bitcrushed, crisp : dirty, distorted
* crunchy, crunch, crushed | de knirschend, crunchig, krachend | nl knerpend, krakerig, crunchy | it scricchiolante?, croccante? | fr craquant, croquant, crunchy | es crujiente?, crocante

busy ~ fast, percussion, layered ! minimal
* busy, dense, complex, intricate, polyrhythmic, polyrhythm | de dicht, komplex, vollgepackt, polyrhythmisch, Polyrhythmus | nl druk!, complex, dicht?!, polyritmisch | it denso, complesso, fitto, poliritmico | fr dense, complexe, chargé!, polyrythmique | es denso, complejo, cargado, polirrítmico
en complicated, virtuosic | de verschachtelt, vertrackt, virtuos | nl ingewikkeld, virtuoos | it complicato, intricato, virtuoso | fr compliqué, touffu, virtuose | es complicado, enrevesado, virtuoso | de Gefrickel, frickelig

straight ~ driving, techno ! swinging, syncopated
* straight, on the grid, unswung | de gerade, geradeaus | nl recht!, rechtdoor | it dritto, quadrato | fr droit, carré | es recto, cuadrado
nl rechttoe rechtaan | fr binaire

triplet ~ swinging, rolling
* triplet, triplets, ternary, tresillo, triplet feel, six eight | de Triole, triolisch, Triolen | nl triool, triolen | it terzina, terzine, terzinato | fr triolet, ternaire | es tresillo, ternario
en 6 8 | de Sechsachtel | nl zesachtste | it sei ottavi

groovy < swinging ~ groove, funk
* groovy, groove?, bounce | de groovig | nl groovend | fr qui groove, dansant? | es con groove, con ritmo, bailable?
en head nodder, head nod, foot tapping | nl deinend | fr hocher la tête, bouger la tête

simple < minimal ~ clean
* simple, basic, plain, easy | de einfach, schlicht, simpel | nl simpel, eenvoudig, basis! | it semplice, basilare | fr simple, basique, sobre | es sencillo, simple, básico

sparse < minimal ~ simple, short
* sparse, stripped, stripped back, stripped down, empty, bare, reduced | de spärlich, reduziert, sparsam, karg, leer | nl kaal, spaarzaam, uitgekleed, leeg!, leegte? | it scarno, spoglio, rado | fr épuré, dépouillé, vide, clairsemé | es escaso, despojado, vacío

icy < glassy ~ cold
* icy, ice | de eisig, vereist | nl ijzig | it ghiacciato, ghiaccio | fr glacé, glace! | es helado, hielo

smoky < dusty ~ jazz, warm, dark
* smoky, smokey, whiskey, foggy, misty, fog | de rauchig, verraucht, neblig, Nebel | nl rokerig, mistig, nevelig, mist! | it fumoso, nebbioso, nebbia | fr fumé!, enfumé, brumeux, brume | es ahumado, humeante, brumoso, niebla
fr brouillard

old < vintage ~ dusty, tape : dusty, vintage
* old, ancient, antique, aged, ageing, worn, worn out, rusty, rustic, decayed | de alt!, antik, uralt, verrostet, abgenutzt, gealtert, rostig | nl oud, antiek, versleten, roestig, verouderd | it vecchio, antico, consumato, arrugginito, usurato, rustico | fr vieux, ancien, vieille, vieilles, rouillé, vieilli, rustique | es viejo, antiguo, gastado, oxidado, envejecido, rústico
fr grand-mère, grand-père, mamie, papi

modern ~ digital, clean, futuristic ! vintage, old
* modern, contemporary, new, state of the art, cutting edge, innovative, current | de modern, zeitgemäß, neu, aktuell, zeitgenössisch, innovativ | nl modern, hedendaags, nieuw, actueel, vernieuwend, eigentijds | it moderno, contemporaneo, nuovo, attuale, innovativo | fr moderne, contemporain, nouveau, actuel, innovant, moderniste | es moderno, contemporáneo, nuevo, actual, innovador, novedoso

realistic < acoustic ~ organic, one-take
* realistic, real, live, live played, lifelike, authentic | de echte, echter, realistisch, authentisch, live gespielt | nl echte, realistisch, authentiek, live gespeeld | it reale, realistico, vero, dal vivo, autentico | fr réel, réaliste, vrai!, authentique, en live | es real, realista, auténtico, en vivo, en directo

hissy < noisy ~ tape-hiss
* hissy, hissing, sizzling, sizzle, sizzly | de zischend, zischelnd | nl sissend | it sibilante | fr sifflant, chuintant | es siseante
es siseo | fr chuintement | nl gesis

buzzy < distorted ~ saw, bright, synth
* buzzy, buzzing, buzz, raspy, fuzzy, fuzz | de brummend, summend, surrend, schnarrend, fuzzig | nl zoemend, brommend, brommerig, fuzzy | it ronzante, ruvido? | fr bourdonnant, vrombissant | es zumbante, carrasposo
nl gezoem | it gracchiante

nasal ~ thin, resonant
* nasal, honky, reedy | de nasal, näselnd, quäkend | nl nasaal, neuzig | it nasale | fr nasal, nasillard | es nasal, gangoso

howling < resonant ~ feedback, siren
* howling, screaming, screeching, squealing, squeaky, squeak | de heulend, kreischend, quietschend | nl gillend, piepend, jankend | it urlante, ululante, stridulo, cigolante | fr hurlant, grinçant, couinant, qui grince | es aullante, chillante, chirriante?
de Gequietsche | nl gierend, gepiep

feedback ~ howling, noise, distorted
* feedback, larsen | de Rückkopplung | nl rondzingend, feedback | it feedback, effetto larsen | fr larsen | es acople, retroalimentación

twangy < pluck ~ guitar, country, surf
* twangy, twang

mono ~ tight ! wide
* mono, centered, narrow | de schmal?, mono | nl smal | it stretto?, mono | fr étroit, mono | es estrecho, mono

floaty < dreamy ~ airy, ambient
* floaty, floating, drifting, hovering, weightless? | de schwebend, gleitend | nl zwevend, drijvend? | it fluttuante, sospeso, galleggiante | fr flottant, suspendu | es flotante, suspendido

fresh < crisp ~ modern
* fresh | de frisch | nl fris? | it fresco | fr frais, fraîche | es fresco

aquatic < wet ~ water, dreamy
* aquatic, liquid?, submerged, liquified, fluid | de Unterwasser, wässrig, flüssig | nl waterig, vloeibaar | it acquatico, liquido | fr aquatique, liquide | es acuático, líquido

ringing < resonant ~ bell, long, metallic
* ringing, ringy, chiming | de klingelnd, nachklingend | nl rinkelend, klinkend, nagalmend | it tintinnante, squillante | fr tintant, tintement, carillonnant | es tintineante, repicante
nl gerinkel

jangly < bright ~ guitar
* jangly, jangle

chunky < fat ~ groove, house
* chunky, thick, beefy, meaty, juicy, full?, full bodied | de dick, fleischig, satt, dickes | nl dik, vlezig, stevig? | it spesso!, denso? | fr épais?, charnu, costaud | es grueso, carnoso, denso?, espeso, robusto

eighties < vintage ~ synthwave, linndrum, gated, synthpop
* 80s, eighties, 80 s, 1980s, 80ies | de 80er, achtziger, 80er Jahre, achtziger Jahre | nl jaren 80, jaren tachtig
it anni 80, anni ottanta | fr années 80, années quatre-vingt | es años 80, años ochenta, ochentero | * phil collins, in the air tonight, peter gabriel, genesis band, madonna eighties, dirty dancing, flashdance, ghostbusters, back to the future, miami sound machine | es los 80, los ochenta

nineties < vintage ~ rave, boom-bap, jungle, eurodance
* 90s, nineties, 90 s, 1990s, 90ies | de 90er, neunziger, 90er Jahre, neunziger Jahre | nl jaren 90, jaren negentig
it anni 90, anni novanta | fr années 90, années quatre-vingt-dix | es años 90, años noventa, noventero | es los 90, los noventa

seventies < vintage ~ disco, funk, soul, moog
* 70s, seventies, 70 s, 1970s | de 70er, siebziger, 70er Jahre | nl jaren 70, jaren zeventig
it anni 70, anni settanta | fr années 70, années soixante-dix | es años 70, años setenta, setentero | es los 70, los setenta

distant < wet ~ soft, roomy, ambience : wet, soft
* distant, far away, faraway, remote | de fern, entfernt, weit weg, aus der Ferne | nl ver weg, veraf, verre
it lontano, in lontananza | fr lointain, au loin, éloigné | es lejano, a lo lejos, distante | nl in de verte, uit de verte

rattling < noisy ~ shaker, clacky, metallic
* rattling, rattly, rattle, clattering, clatter | de rasselnd, klirrend, rappelnd | nl rammelend, ratelend, kletterend?
it sferragliante | fr cliquetant?, brinquebalant | es traqueteante, cascabeleante | nl gerammel, gekletter

throaty < aggressive ~ growl, vocal
* throaty, guttural, gravelly | de kehlig, rauchig? | nl schor, hees | it gutturale, roco | fr guttural, rauque | es gutural, ronco
en husky | nl hese | fr enroué, voix cassée

bubbly < playful ~ water, bouncy, acid
* bubbly, bubbling, gurgling | de blubbernd?, sprudelnd, perlend | nl bubbelend, borrelend? | it frizzante?, gorgogliante? | fr pétillant, bouillonnant | es burbujeante
nl pruttelend | fr glouglou, bulle qui éclate

high ~ bright, thin, bell ! deep
* high pitched, high, highs, treble, highest, top end, high end, falsetto | de hoch!, hohe, hoher, hohes, hochtönig, Hochton | nl hoog!, hoge, hoogte
it acuto, alto!, acutezza | fr aigu, haut!, aigus, hauteur? | es agudo, alto?!, agudos, agudeza
fr médium | de Kopfstimme, Piepsstimme | fr fausset, voix de tête

chirpy < bright ~ birds, acid, bleep
* chirpy, chirping, chirp, tweet, twittering | de zwitschernd, zirpend, piepsig | nl tjilpend, piepend?, sjirpend | it cinguettante | fr gazouillant, pépiant | es gorjeante, pío pío

steady ~ driving, straight, tight
* steady, regular, constant | de gleichmäßig, konstant, stetig | nl gelijkmatig, constant, stabiel | it costante, regolare | fr régulier, constant | es constante, regular
en solid, stable, consistent | de stabil, beständig | nl vast! | it stabile, solido | fr solide | es estable, sólido

broken-sound < dirty ~ glitch, lo-fi, weird
* broken machine, malfunction, damaged, faulty, corrupted, melted, burnt, decaying, decay sound | de kaputt, defekt, beschädigt, verfallen, verbrannt, geschmolzen | nl kapot, defect, stuk!, beschadigd, verbrand, gesmolten | it rotto, difettoso, guasto, danneggiato, bruciato, fuso | fr en panne, abîmé, défectueux, brûlé | es estropeado, defectuoso, dañado, quemado, derretido
en knackered, busted! | nl opgeblazen speaker | fr cassé

small-speaker ~ lo-fi, bandpass, thin, radio-voice, telephone, filtered : thin, bright, lo-fi, dry
en phone speaker, laptop speaker, tinny speaker, small speaker, cheap speaker, bluetooth speaker, out of a phone, phone speakers, laptop speakers, kitchen radio, cheap speakers, megaphone, bullhorn, transistor radio, small speakers, earbuds, tiny speakers | de Handylautsprecher, Laptoplautsprecher, kleiner Lautsprecher, blecherner Lautsprecher, billiger Lautsprecher, aus dem Handy, Laptopboxen, Handyboxen, Küchenradio, Brüllwürfel, billige Boxen, Volksempfänger, Kofferradio, Lautsprecher, Megafon, Megaphon, Handy-Lautsprecher, Laptop-Lautsprecher, kleine Lautsprecher | nl telefoonspeaker, telefoonspeakers, laptopspeakers, blikkerige speaker, klein luidsprekertje, uit een telefoon, keukenradio, goedkope speakers, transistorradio, megafoon, luidspreker, telefoonluidspreker, kleine speakers
it altoparlante del telefono, casse del telefono, casse del portatile, altoparlantino, cassa bluetooth, cassa del telefonino, radiolina, casse scadenti, altoparlante, altoparlante del cellulare, cassa del cellulare, megafono, autoradio, casse del computer, cassa del telefono, casse piccole | fr haut-parleur de téléphone, enceinte de téléphone, haut-parleurs de portable, petite enceinte, petit haut-parleur, enceinte bluetooth, haut-parleurs d'ordinateur, poste transistor, haut-parleur, mégaphone, porte-voix, transistor, enceintes d'ordinateur, écouteurs bas de gamme, haut-parleurs de téléphone, enceintes de téléphone, petites enceintes | es altavoz del móvil, altavoz del teléfono, altavoces del portátil, altavoz pequeño, bocina del celular, parlante del celular, altavoz de teléfono, radio de cocina, altavoces baratos, altavoz, megáfono, radio de pilas, altavoz bluetooth, altavoces de portátil, altavoz barato, bocina de celular, altavoces de móvil, altavoz de móvil, altavoces del móvil, bocinas de celular, parlantes de celular, altavoces pequeños

through-wall < muffled ~ filtered, distant, deep, rumble, crowd, hall : dark, deep, soft
en through a wall, through the wall, through the walls, from next door, from the next room, from another room, in the next room, outside the club, behind a door, behind a closed door, neighbours party, club toilets, next door | de durch die Wand, durch eine Wand, aus dem Nebenzimmer, von nebenan, hinter der Tür, vor dem Club, Nachbarparty, durch Wände, nebenan, Nachbarwohnung, aus der Nachbarwohnung | nl door de muur, door een muur, van de buren, uit de kamer ernaast, achter een deur, buiten de club, bij de buren, achter de deur
it attraverso il muro, attraverso la parete, dalla stanza accanto, dai vicini, dietro la porta, fuori dal locale | fr à travers le mur, à travers un mur, chez les voisins, de la pièce à côté, derrière la porte, devant la boîte, pièce d'à côté, devant la boîte de nuit | es a través de la pared, detrás de la pared, de los vecinos, detrás de la puerta, fuera del club, otro lado de la pared, en casa del vecino, habitación de al lado, fuera de la discoteca
`
