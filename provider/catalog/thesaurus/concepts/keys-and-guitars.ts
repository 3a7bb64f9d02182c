/** Keyboards, guitars and other strings. */
export const keysAndGuitars = `
keys ~ piano, synth, chords, bell, pad, pluck, lead
* keys, keyboard, keyboards, kbd
de Tasten, Tasteninstrument, Keyboardsound | nl toetsen, toetseninstrument, klavier? | it tastiera, tasti | fr clavier, claviers, touches! | es teclado, teclas
nl keyboardje

piano < keys ~ electric-piano, felt-piano
* piano, pno, pianos, grand piano
en piano keys | de Klavier, Flügel, Klaviere | nl piano, vleugel, piano's | it pianoforte, piano, pianoforti, pianoforte a coda | fr piano à queue, pianos | es piano de cola
nl pianomuziek

upright-piano < piano ~ felt-piano, vintage : warm, acoustic
* upright piano, honky tonk, tack piano, old piano
de Wandklavier, Hausklavier, Honkytonk-Klavier | nl buffetpiano, staande piano, kroegpiano | it pianoforte verticale, piano verticale | fr piano droit, piano bastringue | es piano vertical, piano de pared

felt-piano < piano ~ soft, upright-piano, neoclassical : soft, warm, dark
* felt piano, felted piano, soft piano
de Filzklavier, Filzpiano | nl viltpiano | it piano con feltro, piano feltrato | fr piano feutré, piano feutre | es piano con fieltro, piano de fieltro

prepared-piano < piano ~ experimental, metallic : metallic, short
* prepared piano | de präpariertes Klavier | nl geprepareerde piano | it pianoforte preparato, piano preparato | fr piano préparé | es piano preparado

electric-piano < keys ~ piano, soul, jazz, chords, bell : warm, soft, mellow
* electric piano, epiano, e piano, ep, rhodes, fender rhodes, wurlitzer, wurli, tine, tines, suitcase piano, dx piano
de E-Piano, elektrisches Piano, Elektropiano | nl elektrische piano, e-piano | it piano elettrico, pianoforte elettrico | fr piano électrique, piano électro | es piano eléctrico

organ < keys ~ church-organ, house
* organ, organs, hammond, b3, farfisa, drawbar, leslie, combo organ
de Orgel, Hammondorgel, Orgeln | nl orgel, hammondorgel | it organo | fr orgue, orgues, orgue hammond | es órgano, órgano hammond
* vox continental, hammond b3, b3 organ, transistor organ

church-organ < organ ~ classical, epic : long, wide, wet
* church organ, pipe organ | de Kirchenorgel, Pfeifenorgel | nl kerkorgel, pijporgel | it organo da chiesa, organo a canne | fr orgue d'église, grandes orgues | es órgano de iglesia, órgano de tubos

clavinet < keys ~ funk, electric-piano : short, bright, punchy
* clavinet, clav, d6, clavi

harpsichord < keys ~ classical, pluck : bright, short
en harpsichord, cembalo | de Cembalo, Spinett | nl klavecimbel, clavecimbel, spinet | it clavicembalo, cembalo, spinetta | fr clavecin, épinette | es clavecín, clavicordio, clavicémbalo

celesta < bell, keys ~ music-box, glockenspiel : soft, bright, glassy
* celesta, celeste | it celesta | fr célesta

music-box < bell ~ celesta, toy-piano : bright, soft, glassy
en music box, musicbox | de Spieluhr, Spieldose | nl muziekdoos, speeldoos, muziekdoosje, speeldoosje | it carillon, scatola musicale | fr boîte à musique | es caja de música, cajita de música
en ice cream van, ice cream truck | es cajita musical, caja musical

toy-piano < piano ~ music-box, playful : bright, short, playful
* toy piano, toy | de Spielzeugklavier, Kinderklavier | nl speelgoedpiano | it pianoforte giocattolo, piano giocattolo | fr piano jouet | es piano de juguete
* stylophone, otamatone, omnichord, kids keyboard
en kazoo, wind up toy

accordion < keys ~ harmonica, folk
en accordion, squeezebox, bandoneon, concertina | de Akkordeon, Ziehharmonika, Quetschkommode, Bandoneon | nl accordeon, trekharmonica, bandoneon | it fisarmonica, organetto diatonico, bandoneon | fr accordéon, bandonéon | es acordeón, bandoneón
de Schifferklavier, Quetsche | nl trekzak | it organetto

harmonium < organ ~ accordion, indian, pad, keys
* harmonium | nl traporgel | it armonium | es armonio

melodica < keys ~ dub, reggae, harmonica
* melodica, pianica | de Melodika | it melodica? | fr mélodica | es melódica?

harmonica < brass ~ accordion, blues, melodic
en harmonica, mouth organ, blues harp | de Mundharmonika, Bluesharp | nl mondharmonica | it armonica, armonica a bocca | fr harmonica | es armónica, armónica de boca

guitar < pluck ~ strings, chords, lead, bass
* guitar, gtr, guitars, guit
de Gitarre, Klampfe | nl gitaar | it chitarra | fr guitare, gratte | es guitarra

acoustic-guitar < guitar, acoustic ~ nylon-guitar, folk : acoustic, warm, organic
* acoustic guitar, steel string, strummed guitar, fingerpicking, fingerpicked guitar, fingerstyle, strumming
de Akustikgitarre, akustische Gitarre, Westerngitarre, Stahlsaiten | nl akoestische gitaar, westerngitaar | it chitarra acustica, chitarra folk | fr guitare acoustique, guitare folk | es guitarra acústica, guitarra rasgueada, rasgueo
de Wandergitarre | it chitarra a dodici corde | fr guitare sèche, gratte sèche, guitare de feu de camp, arpèges de guitare | es guitarra de doce cuerdas

nylon-guitar < guitar, acoustic ~ acoustic-guitar, latin, flamenco : acoustic, warm, soft
* nylon guitar, nylon, classical guitar, spanish guitar
de Konzertgitarre, klassische Gitarre, Nylongitarre, spanische Gitarre | nl klassieke gitaar, nylon gitaar, Spaanse gitaar | it chitarra classica, chitarra spagnola | fr guitare classique, guitare espagnole, guitare nylon | es guitarra clásica, guitarra española, guitarra de nailon
it corde di nylon | es guitarra flamenca, guitarra de palo, guitarra criolla, requinto, vihuela

electric-guitar < guitar ~ rock, power-chord : bright, clean
* electric guitar, e guitar, strat, stratocaster, telecaster, clean guitar
de E-Gitarre, elektrische Gitarre, Stromgitarre | nl elektrische gitaar | it chitarra elettrica | fr guitare électrique, gratte électrique | es guitarra eléctrica

distorted-guitar < electric-guitar, distorted ~ metal-music, rock : distorted, dirty, hard
* distorted guitar, overdriven guitar, fuzz guitar, metal guitar
de verzerrte Gitarre, verzerrte E-Gitarre | nl vervormde gitaar, scheurende gitaar, scheurgitaar | it chitarra distorta | fr guitare saturée, guitare distordue | es guitarra distorsionada, guitarra con distorsión
de Gitarrenbrett | fr mur de guitares | es guitarra metalera

power-chord < electric-guitar, chords ~ distorted, rock : distorted, hard
* power chord, power chords, powerchord
de Powerakkord | nl powerakkoord | it bicordo | fr accord de puissance | es acorde de potencia, acordes de quinta

slide-guitar < guitar ~ country, blues
* slide guitar, lap steel, pedal steel, steel guitar, dobro

ukulele < guitar ~ banjo, playful : bright, short, playful
* ukulele, uke | it ukulele | fr ukulélé
es ukelele
es cavaquinho

banjo < guitar ~ mandolin, country : bright, short
* banjo | es banyo

mandolin < guitar ~ banjo, folk : bright, short
* mando | en mandolin, bouzouki | de Mandoline | nl mandoline | it mandolino | fr mandoline | es mandolina, bandurria

sitar < guitar ~ indian, drone : bright, resonant
* sitar, sitars, tanpura, tambura, sarod

oud < guitar ~ arabic : warm, acoustic
* oud, lute, saz | de Laute, Oud | nl luit | it liuto | fr luth, oud | es laúd

koto < pluck ~ japanese, harp : bright, acoustic
* koto, shamisen, guzheng, pipa

strings ~ orchestra, pad, chords, lead, pluck
* strings, string
de Streicher, Saiten, Streicherfläche, Streichersatz, Geigen? | nl strijkers, snaren?, snaar! | it archi, corde, sezione d'archi
fr cordes, corde!, section de cordes | es cuerda, cuerdas, sección de cuerdas
de Streicherteppich | nl strijkorkest, snaarinstrument

violin < strings ~ viola, cello : bright, acoustic
* violins | en violin, fiddle | de Violine, Geige, Fidel | nl viool | it violino | fr violon | es violín

viola < strings ~ violin, cello : warm, acoustic
en viola, violas | de Bratsche, Viola | nl altviool | it viola | fr violon alto, alto! | es viola

cello < strings ~ viola, upright-bass : warm, deep, acoustic
* cello, celli, cellos, violoncello | de Violoncello | nl cello's | it violoncello | fr violoncelle | es violonchelo, violoncelo, chelo

harp < strings, pluck ~ koto : soft, clean, acoustic
en harp, harps, lyre | de Harfe | nl harp | it arpa | fr harpe | es arpa
en autoharp, dulcimer

pizzicato < strings, pluck ~ short : short, soft, acoustic
* pizzicato, pizz, pizzicati | de gezupfte Streicher | nl pizzicati | it pizzicato, archi pizzicati | fr cordes pincées | es pizzicatos, cuerdas pulsadas

staccato-strings < strings, short ~ orchestra, tense : short, hard
* staccato strings, spiccato, string stab | de Stakkato-Streicher | nl staccato strijkers | it archi staccati | fr cordes staccato | es cuerdas staccato

string-machine < strings, synth ~ pad, vintage : wide, warm, vintage
* string machine, solina, string ensemble, synth strings
de Synthstreicher, Streichersynth | nl synthstrijkers | it archi sintetici | fr cordes synthétiques, cordes synthé | es cuerdas sintéticas, cuerdas de sinte

orchestra < strings ~ cinematic, classical, brass
* orchestra, orchestral, orch, philharmonic, symphonic
de Orchester, orchestral, symphonisch, sinfonisch | nl orkest, orkestraal, symfonisch | it orchestra, orchestrale, sinfonico | fr orchestre, orchestral, symphonique | es orquesta, orquestal, sinfónico

orchestra-hit < orchestra, stab ~ impact, brass, strings : hard, short, punchy
* orchestra hit, orch hit, orchestral hit, orchestra stab, orch stab
de Orchesterschlag, Orchesterhit | nl orkestslag, orkesthit | it colpo d'orchestra, hit orchestrale, colpo orchestrale | fr coup d'orchestre | es golpe de orquesta, golpe orquestal

jaw-harp < pluck ~ folk, acid, didgeridoo
* jaw harp, jews harp, jaws harp, khomus | de Maultrommel | nl mondharp | it scacciapensieri, marranzano | fr guimbarde | es birimbao, arpa de boca

string-quartet < strings ~ violin, cello, viola, classical, neoclassical, bowed : acoustic, warm, dry
en string quartet, chamber strings, chamber music, string trio | de Streichquartett, Kammermusik, Streichtrio | nl strijkkwartet, kamermuziek, strijktrio
it quartetto d'archi, musica da camera, trio d'archi | fr quatuor à cordes, quatuor, musique de chambre, trio à cordes, ensemble à cordes | es cuarteto de cuerda, cuarteto de cuerdas, música de cámara
`
