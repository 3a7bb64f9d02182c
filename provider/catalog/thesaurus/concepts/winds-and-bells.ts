/** Winds, pads, plucks, bells and chords. */
export const windsAndBells = `
brass ~ trumpet, orchestra, lead, strings, chords, synth
* brass, brass section, horn section, horns
de Blechbläser, Bläser, Blech, Bläsersatz, Bläsersektion | nl koperblazers, blazers, koper!, kopersectie, blazerssectie | it ottoni, fiati, sezione fiati, sezione di fiati
fr cuivre, cuivres, section de cuivres | es metales, vientos, viento metal, sección de metales, metal?!

brass-stab < brass, stab ~ horn, funk : short, hard, bright
* brass stab, brass hit, horn stab, horn hit | de Bläserstab, Bläserakzent | nl blazersaccent, koperstab | it colpo di ottoni, colpo di fiati | fr coup de cuivres, stab de cuivres | es golpe de metales, golpe de vientos

synth-brass < brass, synth ~ oberheim, synthwave
* synth brass, synthbrass | de Synthbläser, Synth-Bläser | nl synthkoper | it ottoni sintetici, ottoni synth | fr cuivres synthé, cuivres synthétiques | es metales sintéticos, metales de sinte

trumpet < brass ~ trombone, jazz, lead : bright, hard
* tpt | en trumpet, cornet, flugelhorn, muted trumpet | de Trompete, Kornett, Flügelhorn | nl trompet, kornet, bugel | it tromba, trombe, cornetta, flicorno | fr trompette, cornet, bugle | es trompeta, corneta, fliscorno

trombone < brass ~ trumpet, tuba, lead : warm, deep
* trombone, trombones | de Posaune | nl trombone, schuiftrompet | it trombone, tromboni | fr trombone | es trombón

french-horn < brass ~ trombone, cinematic : warm, soft
en french horn, horn? | de Waldhorn, Horn?, Hörner | nl hoorn, waldhoorn, Franse hoorn | it corno, corno francese | fr cor!, cor d'harmonie, cors | es trompa, corno francés
fr cor de chasse, trompe de chasse

tuba < brass ~ trombone, bass : deep, warm
* tuba, sousaphone, tubas

sax < brass ~ jazz, soul, clarinet, lead : warm, bright
* sax, saxophone, saxes, saxophones, alto sax, tenor sax
de Saxofon, Saxophon, Saxofone | nl saxofoon | it sassofono, sax | fr saxo, saxophone | es saxo, saxofón, saxofones
en saxaphone | nl saxafoon

flute < brass ~ pan-flute, clarinet, whistle, breath, lead, airy : airy, soft, clean
* flutes | en flute, recorder, piccolo | de Flöte, Querflöte, Blockflöte | nl fluit, dwarsfluit, blokfluit | it flauto, flauto traverso, flauto dolce, ottavino | fr flûte, flûte traversière, flûte à bec | es flauta, flauta travesera, flauta dulce, flautín
fr galoubet, flûte peule

pan-flute < flute ~ world : airy, soft
en pan flute, panpipes, shakuhachi, bansuri, ney | de Panflöte, Shakuhachi | nl panfluit | it flauto di Pan | fr flûte de pan | es flauta de pan, zampoña, quena, siku, flauta andina
* ocarina | fr pipeau
en pan pipes, bottle blow

clarinet < brass ~ flute, oboe : warm, clean
en clarinet, woodwind, woodwinds | de Klarinette, Holzbläser | nl klarinet, houtblazers | it clarinetto, legni! | fr clarinette, bois? | es clarinete, viento madera

oboe < brass ~ clarinet, lead : clean, bright
* oboe | en bassoon, cor anglais, english horn | de Fagott, Oboe, Englischhorn | nl hobo, fagot, althobo | it oboe, fagotto, corno inglese | fr hautbois, basson, cor anglais | es oboe, fagot, corno inglés

bagpipes < brass ~ folk, drone
en bagpipes, bagpipe | de Dudelsack | nl doedelzak | it cornamusa, zampogna | fr cornemuse, biniou | es gaita, gaitas

didgeridoo < drone ~ world
* didgeridoo, didjeridu, yidaki

pad < synth ~ texture, chords, strings, vocal
* pad, pads, synth pad, pad sound
de Fläche, Flächensound, Synthfläche, Klangfläche | nl synthpad, klankbed | it tappeto sonoro, tappeti sonori, tappeto | fr nappe, nappe de synthé, nappes | es colchón, colchón de sinte, colchones, colchón sonoro

swell < pad ~ rising, riser : rising, long, soft
* swell, swells, pad swell | de Anschwellen, anschwellend | nl aanzwellend, zwelling | it crescendo? | fr montée douce, crescendo? | es crescendo?
en swelling, sweeping, volume swell, crescendo | de Schweller | it che cresce, gonfiarsi, crescendo lento | fr gonflement, crescendo lent, qui gonfle | es que crece, oleada, crecimiento

drone < pad, texture ~ dark, long, ambience : long, dark, deep
* drone, drones, drone pad
en droning, hum, humming drone | de Bordun, Dröhnen, dröhnend, Brummen | nl bourdon, zoemtoon, brom, bromtoon | it bordone, ronzio | fr bourdon, bourdonnement | es bordón, zumbido
fr ronronnement, qui ronronne

pluck ~ short, guitar, synth, chords
* pluck, plucks, plucky, synth pluck, plucked
de gezupft, Zupfer, Pluck-Sound | nl getokkeld, tokkel, plucksound | it pizzicato?, pizzicato synth, pizzicato di synth | fr pincé, son pincé | es punteo, pulsado, punteado
nl getokkel

kalimba < pluck, bell ~ marimba, vibraphone, music-box, handpan : short, warm, organic
* kalimba, mbira, thumb piano, sansula | de Daumenklavier | nl duimpiano | it pianoforte a pollice | fr piano à pouces, sanza | es piano de pulgar

bell ~ glassy, bright, pluck, chords
* bell, bells, bell sound, bell tone, tolling
de Glocke, Glöckchen, Glockenklang, läutend, läuten, Geläut | nl bel!, bellen!, klok, klokken, belletje, klokje, luidend, gelui | it campana, campanello, campanella, scampanio, scampanellio | fr cloche, clochette, carillon?, tinter? | es campana, campanilla, campanita, tañido, repique
de Gebimmel, bimmelnd

chime < bell ~ glockenspiel : bright, long, metallic
* chime, chimes, wind chimes, windchimes, bell tree
de Windspiel, Glockenspiel? | nl windgong, klokkenspel? | it campane a vento, scacciaspiriti, campanelle a vento | fr carillon à vent, mobile sonore, carillon éolien | es carillón de viento, campanas de viento, móvil de viento
it campanelli eolici, campane eoliche

glockenspiel < bell ~ xylophone, celesta : bright, glassy, short
* glockenspiel, glock | de Glockenspiel | nl klokkenspel | it metallofono, carillon? | fr carillon, jeu de timbres, métallophone | es carillón, lira, metalófono

tubular-bells < bell ~ church-bell : long, metallic, wet
* tubular bells, tubular bell | de Röhrenglocken | nl buisklokken | it campane tubolari | fr cloches tubulaires | es campanas tubulares

church-bell < bell ~ tubular-bells, dark : long, metallic, deep
en church bell, church bells, big bell | de Kirchenglocke | nl kerkklok, kerkklokken | it campana da chiesa, campane da chiesa, rintocco | fr cloche d'église, cloches d'église, glas | es campana de iglesia, campanas de iglesia, campanada
nl carillon, klokgelui | it campana della chiesa, campane a festa

vibraphone < bell, keys ~ marimba, jazz : warm, long, soft
* vibraphone, vibraphon | de Vibrafon, Vibraphon | nl vibrafoon | it vibrafono | fr vibraphone | es vibráfono

marimba < bell, keys ~ vibraphone, xylophone, wooden : wooden, warm, short
* marimba, marimbas, mallet, mallets | de Marimbaphon, Schlägel | nl marimba's | it marimba | es marimba

xylophone < bell ~ marimba, glockenspiel : wooden, bright, short
en xylophone, balafon | de Xylofon, Xylophon | nl xylofoon | it xilofono | fr xylophone, balafon | es xilófono
en xylaphone

steel-drum < bell, percussion ~ marimba, vibraphone, handpan, kalimba, caribbean : bright, clean
* steel drum, steel drums, steelpan, steel pan
de Stahltrommel | nl steeldrum | it tamburi d'acciaio | fr steel-drum | es tambor metálico, tambor de acero

handpan < bell, percussion ~ vibraphone, marimba, steel-drum, kalimba, calm : warm, soft, wet
* handpan, hand pan, hang drum, hang, tongue drum

singing-bowl < bell ~ meditation, drone : long, warm, clean
en singing bowl, singing bowls, tibetan bowl | de Klangschale, Klangschalen | nl klankschaal, klankschalen | it campana tibetana, campane tibetane | fr bol tibétain, bols tibétains, bol chantant | es cuenco tibetano, cuencos tibetanos
en wine glass rim, glass harp

chords ~ pad, keys, harmony, piano
* chord, chords
de Akkord, Akkorde | nl akkoord, akkoorden | it accordo, accordi | fr accord, accords | es acorde, acordes
de Dreiklang, Septakkord

chord-progression < chords, loop ~ harmony
* chord progression, progression, chord progressions, chord sequence, changes
de Akkordfolge, Akkordprogression, Harmoniefolge, Kadenz | nl akkoordenschema, akkoordprogressie | it progressione di accordi, giro di accordi, giro armonico | fr suite d'accords, progression d'accords, grille d'accords, progression | es progresión de acordes, progresión, rueda de acordes
it giro di do

minor-chord < chords ~ sad, dark : dark, melancholic
* minor chord, minor chords | de Mollakkord | nl mineurakkoord | it accordo minore, accordi minori | fr accord mineur, accords mineurs | es acorde menor, acordes menores

major-chord < chords ~ happy, bright : bright, happy
* major chord, major chords | de Durakkord | nl majeurakkoord | it accordo maggiore, accordi maggiori | fr accord majeur, accords majeurs | es acorde mayor, acordes mayores

fanfare < brass ~ trumpet, brass-stab, success, epic, celebration, march : bright, hard, short
en fanfare, fanfares, trumpet fanfare, victory fanfare, royal fanfare, ta da, tada | de Fanfare, Fanfarenzug, Siegesfanfare, Trompetenfanfare, Tätä, Täterätä, Tadaa | nl trompetgeschal, bazuingeschal, overwinningsfanfare, tadaa
it fanfara, squilli di tromba, squillo di tromba, fanfara di vittoria, tadà | fr sonnerie de trompettes, fanfare de victoire, trompettes royales, taratata, tadam | es fanfarria, toque de trompeta, toque de corneta, fanfarria de victoria, tachán
`
