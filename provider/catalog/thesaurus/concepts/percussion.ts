/** Hand percussion, and what else drummers play. */
export const percussion = `
percussion < drums ~ tom, groove, hat, cymbal, clap, snare, bell
* percussion, perc, percs, percussions
en percussive | de Perkussion, perkussiv, Schlagwerk, Schlaginstrument
nl percussie, percussief, slaginstrument | it percussione, percussioni, percussivo
fr percu, percussif, perc | es percusión, percusiones, percusivo

shaker < percussion ~ maraca, hat, cabasa : noisy, bright, short, airy
* shaker, shakers, egg shaker
en shake | de Schüttelei, Rassel, Schüttelrohr | nl schudei, rammelaar
it ovetto | fr œuf maracas, œuf! | es huevito
es palo de lluvia

maraca < percussion ~ shaker : noisy, short, bright
* maracas, maraca
de Rumbakugel | nl sambabal | it maracas | fr maracas | es maracas

cabasa < percussion ~ shaker, guiro : noisy, short
* cabasa, cabaza, afuche

guiro < percussion ~ cabasa : noisy, short, wooden
* guiro, güiro, guira
de Gurke! | nl rasp! | it güiro | fr racleur | es güira, raspador
en washboard, cheese grater | es guacharaca

tambourine < percussion ~ shaker, sleigh-bells : bright, noisy, metallic
* tamb | en tambourine, tambo | de Tamburin, Schellenkranz, Schellentrommel | nl tamboerijn
it tamburello, cembalo a sonagli | fr tambourin, tambour de basque | es pandereta, pandero
en tamborine | de Schellenring

sleigh-bells < percussion ~ tambourine, bell : bright, noisy, metallic
en sleigh bells, jingle bells, jingles | de Schellen, Glöckchenband, Schlittenglocken | nl arrenbellen, belletjes?
it sonagli, sonagliera | fr grelot, grelots | es cascabel, cascabeles
en sleigh!

conga < percussion ~ bongo, tumba : warm, short, organic
* conga, congas
de Konga | nl handtrom | fr tambour à main

tumba < percussion ~ conga : deep, warm, organic
* tumba, tumbadora, quinto

bongo < percussion ~ conga : short, bright, organic
* bongo, bongos, bongó, bongo drum
de Bongotrommel | it bonghi | fr bongos | es bongoes

djembe < percussion ~ conga, darbuka : deep, warm, organic
* djembe, djembé, jembe | es yembé

darbuka < percussion ~ djembe, tabla : bright, short, organic
* darbuka, darbouka, doumbek, derbake | it darabuka
fr derbouka

tabla < percussion ~ darbuka : warm, short, organic
* tabla, tablas

cajon < percussion ~ bongo, snare : dry, wooden, punchy
* cajon, cajón | de Kistentrommel

taiko < percussion ~ tom, timpani : deep, boomy, hard, punchy
* taiko, taiko drum, odaiko

timbale < percussion ~ tom : bright, hard, metallic
* timbale | en timbales | de Timbales | nl timbales | it timbales | fr timbales? | es timbales, timbaleta, pailas

timpani < percussion ~ tom, orchestra, taiko, boom : deep, boomy, long
* timpani, kettledrum, kettle drum | de Pauke, Kesselpauke | nl pauk, pauken
it timpani | fr timbale d'orchestre, timbales | es timbal de concierto, timbales sinfónicos

surdo < percussion ~ tom : deep, boomy, soft
* surdo, repinique, caixa

pandeiro < percussion ~ tambourine
* pandeiro

udu < percussion ~ djembe : deep, soft, organic
* udu, ghatam

beatbox < percussion, vocal
* beatbox, beatboxing, mouth drum, vocal percussion
de Mundschlagzeug | nl mondpercussie | it percussioni vocali | fr percussion vocale | es percusión vocal
en boots and cats

rimshot < snare, percussion ~ clave, woodblock : short, dry, hard
* rimshot, rim shot, rim, rs, rims, sidestick, side stick, cross stick, crossstick
de Randschlag, Rimclick | nl randslag | it colpo sul bordo | fr coup de cercle, cerclage | es golpe de aro, aro, golpe al aro
it rullante sul bordo

stick < percussion ~ rimshot, click : short, dry, wooden
* stick, sticks, drumstick, stick click
de Schlagzeugstock, Sticks | nl drumstok, stokken | it bacchetta | fr baguette | es baqueta

brush < snare ~ soft, jazz : soft, noisy, airy
* brush, brushes, brushed drums, brush snare
en brushed | de Jazzbesen, Besen, gebürstet | nl brushes, kwasten, kwastjes | it spazzole, spazzolato | fr balais, balai | es escobillas, escobilla

ghost-note < snare ~ soft, groove : soft, short
* ghost note, ghost notes, ghost snare, ghost
de Ghostnote | nl ghostnoot | it note fantasma, nota fantasma | fr note fantôme, notes fantômes | es nota fantasma, notas fantasma

roll < drums ~ fill, snare
* drum roll, drumroll, snare roll, roll, flam, drag, ruff
de Trommelwirbel, Wirbel, Snarewirbel | nl tromgeroffel, roffel, snareroffel | it rullo, rullata, rullo di tamburi
fr roulement, roulement de tambour, roulement de caisse claire | es redoble, redoble de caja, redoble de tambor
en paradiddle

cowbell < percussion ~ woodblock, agogo : metallic, short, hard
* cowbell, cow bell, cowbells
de Kuhglocke | nl koebel | it campanaccio, campana da mucca | fr cloche à vache, cowbell, cloche de vache | es cencerro, campana de vaca
fr cloches de vaches | es campana salsera, campana de salsa

agogo < percussion ~ cowbell : metallic, bright, short
* agogo, agogô, agogo bell | es agogó

woodblock < percussion ~ clave, wooden, rimshot : wooden, short, dry
* woodblock, wood block, block, temple block
de Holzblock, Tempelblock | nl houtblok, houten blok | it blocco di legno, legnetto | fr bloc de bois, wood-block | es caja china, bloque de madera, cajita china

clave < percussion ~ woodblock, rimshot : wooden, short, bright
* clave, claves
de Claves, Klangholz | nl claves | it legnetti | fr clave | es claves
es clave 3 2

castanets < percussion ~ clave : wooden, short, dry
en castanets, castanet | de Kastagnetten | nl castagnetten | it nacchere | fr castagnettes | es castañuelas, castañuela

triangle < percussion ~ bell, cymbal : bright, long, metallic
en triangle | de Triangel | nl triangel | it triangolo | fr triangle | es triángulo

gong < cymbal ~ china, impact : long, deep, metallic, dark
* gong, tam tam, tamtam
fr coup de gong

vibraslap < percussion ~ guiro, cuica
* vibraslap, flexatone, ratchet
de Ratsche | nl ratel | it raganella | fr crécelle, vibraslap | es carraca, quijada

cuica < percussion
* cuica, cuíca
es zambomba

whistle ~ flute, pan-flute, lead, breath, siren : clean, airy, high, soft
en whistle, whistles, samba whistle | de Trillerpfeife, Pfeife, Pfiff | nl fluitje | it fischietto, fischio | fr sifflet, sifflement | es silbato, pito, silbido
en human whistle | nl gefluit | it fischiettio, fischiato | fr sifflotement | es silbando
de Schiedsrichterpfiff | fr coup de sifflet

click < percussion ~ snap, short, clicky : short, dry, bright
* click, clicks, tick, metronome, popping, pops
de Klick, Klicks, Metronom, Ploppen | nl klik, tik, metronoom, plop | it clic, ticchettio, metronomo | fr clic, métronome, plop | es clic, metrónomo, plop
de Plopp, ploppig | nl getik | fr clic de souris, souris d'ordi

wood-percussion < percussion, wooden ~ woodblock, marimba : wooden, short, dry
en wood hit, wooden hit, log drum kit | de Holzschlag, Holzpercussion | nl houten percussie
it percussione in legno, percussioni in legno | fr percussion en bois, percussions boisées | es percusión de madera, golpe de madera

metal-percussion < percussion, metallic ~ cowbell, industrial : metallic, bright
en metal hit, anvil, metal percussion, pipe hit | de Amboss, Metallschlag, Metallpercussion | nl aambeeld, metalen percussie, metalen klap
it incudine, percussione metallica, percussioni metalliche | fr enclume, percussion métallique, coup métallique | es yunque, percusión metálica, golpe metálico
en pipe, sheet metal, scrap metal, clink, metal rod | de Rohr, Eisen, Eisenstange, Blechschlag, Metallrohr | nl metalen hits, metalen hit, ijzer, pijp, metaalslag, plaatstaal | it tubo, tubi, colpi metallici, colpo metallico, colpi di metallo, sbarra | fr tuyau, tuyaux, coups de métal, barre de fer | es tubo, tubos, golpes de metal, tubería, barra de hierro
en oil drum | de Blechtrommel, Wellblech

glass-percussion < percussion, glassy ~ bell : glassy, bright
en glass hit, bottle, bottle hit | de Flasche, Glasschlag | nl fles, glasgetik | it bottiglia, colpo di vetro | fr bouteille, coup de verre | es botella, golpe de vidrio
en glass clink, clinking glass, wine glass | de Gläserklirren | nl glasgerinkel | it tintinnio di bicchieri | fr verre qui tinte | es vidrio, tintineo, copas
fr trinquer

stomp < kick ~ clap, impact : deep, hard, punchy
* stomp, stomps, stomp clap
en foot stomp | de Stampfen, Stampfer | nl stampen, voetstamp | it pestone, colpo di piede | fr coup de pied, frappe du pied | es pisotón, zapateo

top-loop < beat ~ hat, percussion : bright, driving
* top loop, top loops, tops, toploop, drum top
de Toploop, Hihat-Loop | nl toploop

break < beat ~ breakbeat, jungle, amen-break : dusty, punchy, syncopated
* break, drum break, breaks, drumbreak
de Schlagzeugbreak | nl drumbreak | it break di batteria | fr break de batterie | es break de batería

drum-fill < fill, drums ~ roll
* drum fill, drumfill, tom fill, drum fills
de Schlagzeug-Fill, Schlagzeugfill | nl drumfill | it fill di batteria, passaggio di batteria, rullata di tom | fr roulement de toms, fill de batterie, break de toms | es relleno de batería, fill de batería, remate de batería
nl vullertje

four-on-the-floor < beat ~ kick, house, techno : driving, punchy
en four on the floor, four to the floor, 4 on the floor, 4x4 | de Viervierteltakt-Beat, gerade Bassdrum, gerader Beat | nl vier op de vloer, vierkwartsbeat
it cassa in quattro, quattro quarti! | fr quatre temps!, kick sur tous les temps | es cuatro por cuatro, bombo a negras
de gerade Kick, Viervierteltakt!, gerader Kick | nl rechte kick, rechte beat | it cassa in 4, cassa 4 4, cassa quattro quarti, kick dritto | fr pied droit, kick droit, pied sur chaque temps, kick 4 4, quatre sur quatre | es bombo recto, bombo a tierra, bombo en cuatro
en 4 4 kick, 4 4 beat, 4 to the floor, untz untz, oontz oontz | de durchgehende Viertel, durchgehende Bassdrum, durchgehende Kick, gerade Viertel, Vierviertel | nl kick op elke tel, boem boem beat, boenk boenk | it cassa dritta, cassa a quattro, tunz tunz, unz unz | fr kick à la noire, pied sur tous les temps, sur les quatre temps | es bombo en negras

log-drum < bass, percussion ~ amapiano : deep, short, wooden
* log drum, logdrum, log drums

kitchen-percussion < percussion ~ metal-percussion, foley, wood-percussion, glass-percussion, click : metallic, organic, dry
en pots and pans, pots, pans, kitchen, spoon, spoons, cutlery, bucket, trash can, tin can | de Töpfe, Küche, Löffel, Besteck, Eimer, Dose | nl pannen, keuken, lepels, bestek, emmer, blikje
it pentole, cucina, cucchiai, posate, secchio, barattolo, lattina | fr casserole, casseroles, cuisine, cuillères, couverts, seau, boîte de conserve | es ollas, cocina, cucharas, cubiertos, cubo, lata
en junk, household junk, found objects, found percussion, garbage, trash, pot lid, plates, cup, cups, kettle, bin | de Schrott, Müll, Krempel, Haushaltskram, Haushaltsgegenstände, Topf, Topfdeckel, Pfanne, Geschirr, Teller, Tasse, Mülleimer, Fundstücke, Alltagsgegenstände | nl rommel, huisraad, keukenspullen, deksel, lepel, bord, kopje, vuilnisbak, prullen, gevonden voorwerpen | it ferraglia, cianfrusaglie, oggetti di casa, bicchieri, pentola, coperchio, stoviglie, rottami, oggetti trovati | fr vaisselle, ustensiles, ustensiles de cuisine, objets du quotidien, bric-à-brac, récup, objets de récup, casserolle, couvercle, poubelle, assiettes | es chatarra, trastos, cacharros, objetos de casa, olla, cacerola, tapa, vajilla, vasos, basura, objetos encontrados
de Kochtopf, Mülltonne | it bicchiere, padella, moka | fr poêle | es cuchara, sartén, vaso, cafetera

talking-drum < percussion ~ african, tabla : organic, warm
* talking drum, tama, dundun, shekere

hand-drum < percussion ~ tom, conga, bongo, djembe, drums : organic, warm, deep
* hand drum, hand drums, frame drum, frame drums, bendir
en drum skin, skins, native drums | de Trommel, Trommeln, Handtrommel, Handtrommeln, Rahmentrommel, getrommelt, Trommelfell | nl trommel, trommels, handtrommel, handtrommels, lijsttrom, getrommel, trommelvel | it tamburo, tamburi, tamburo a mano, tamburi a mano, tamburo a cornice, pelle di tamburo
fr tambour, tambours, tambour sur cadre, tambours sur cadre, peau de tambour | es tambor, tambores, tambor de mano, tambores de mano, parche de tambor
es tamboril, caja vallenata, tambor batá, bombo legüero

hooves < percussion ~ woodblock, clave, wood-percussion, foley, rolling, wild-west, castle : wooden, short, dry
en hooves, horse hooves, hoofbeats, clip clop, horse gallop, coconut shells, horse carriage | de Hufe, Pferdehufe, Hufgetrappel, Hufschlag, Pferdegetrappel, Kutsche, Pferdekutsche | nl paardenhoeven, hoefgetrappel, paardengalop, koets, paardenkoets, paard en wagen, hoeven op straat
it zoccoli, zoccoli di cavallo, galoppo, carrozza | fr sabots de cheval, galop, bruit de sabots, calèche, cheval au galop | es cascos de caballo, galope, trote, carruaje, caballo al galope
`
