/** Genres of regions and peoples. */
export const worldGenres = `
latin ~ conga, clave, reggaeton, percussion, nylon-guitar, bongo, timbale, guiro, cowbell, shaker, brass : organic, bright, syncopated
* latin | de Latein, lateinamerikanisch, Latino | nl latijns, Latijns-Amerikaans | it latino, latinoamericano | fr latin, latino, latine | es latino, latina, música latina
* tito puente, carlos santana, santana, celia cruz
* buena vista social club, manu chao, shakira, gipsy kings, marc anthony

salsa < latin ~ conga, piano, brass, timbale
* salsa, mambo, montuno, son cubano, timba
es salsero, tumbao

bossa-nova < latin ~ nylon-guitar, jazz, samba : soft, warm, acoustic
* bossa nova, bossa, bossanova
* jobim, astrud gilberto, girl from ipanema
* joao gilberto, gilberto gil, sergio mendes, stan getz, getz gilberto, caetano veloso

samba < latin ~ surdo, cuica, pandeiro, shaker, tambourine, agogo, percussion, conga
* samba, batucada
it carnevale di rio

cumbia < latin ~ guiro, accordion, conga, shaker, cowbell, percussion
* cumbia, cumbia digital, merengue, vallenato
es cumbia villera, cumbia sonidera, tecnocumbia, cuarteto cordobés, champeta

corridos < latin ~ trumpet, nylon-guitar
* corridos, corridos tumbados, mariachi, norteño, banda!
es corrido, sinaloense, regional mexicano

tango < latin ~ accordion, violin
* tango, milonga

flamenco < latin ~ nylon-guitar, clap, cajon, castanets : acoustic, organic, bright
* flamenco, rumba, bulerías, rumba flamenca | en spanish guitar music | nl flamencomuziek | es flamenco
fr flamenco
es jaleo, bailaora, quejío, cante jondo, soleá, sevillanas

caribbean ~ steel-drum, reggae, latin, conga, shaker, marimba, percussion, bright
* caribbean, calypso, soca, kompa, zouk, tropical, tropical house | de karibisch, tropisch, Karibik, Antillen | nl caribisch, tropisch, Caraïben, Antillen | it caraibico, tropicale, Caraibi, Antille | fr caribéen, antillais, tropical, Caraïbes, Antilles | es caribeño, tropical, Caribe, Antillas
fr gwoka, biguine

world ~ folk, percussion, arabic, indian, african
* world music, world, ethnic | de Weltmusik, ethnisch | nl wereldmuziek, etnisch | it etnico, musica etnica, musica del mondo | fr musique du monde, ethnique | es étnico, música del mundo
* deep forest, enigma, dead can dance

african < world ~ djembe, kalimba, afrobeats, conga, shaker, log-drum, percussion, hand-drum, bongo : organic, wooden, warm
* african, african drums, african percussion, afro?, kora, talking drums | en africa, nigerian, ghanaian, ethiopian, malian, zulu, safari, savannah | de afrikanisch, Afrika, afrikanische Trommeln, Savanne | nl Afrikaans, afrika, savanne | it africano, africa, savana | fr africain, afrique, mandingue, savane | es africano, áfrica, sabana
fr maloya

arabic < world ~ oud, darbuka, strings, pluck, hand-drum, tambourine, percussion, flute
* arabic, middle eastern, middle east, oriental, arabian, arab, orient | de arabisch, orientalisch, nahöstlich, Orient | nl arabisch, oosters, midden-oosten | it arabo, orientale, mediorientale, medio oriente, oriente | fr arabe, oriental, moyen-oriental, raï, orient | es árabe, oriental, oriente medio, oriente
fr gnawa, chaâbi, souk, youyou

indian < world ~ sitar, tabla, harmonium, drone, pluck : organic, resonant
* bollywood, raga, bhangra, desi, sarangi, tanpura?, tumbi | en indian, india, hindu, punjabi, pakistani | de indisch, Indien, hinduistisch | nl indiaas, india, indisch! | it indiano, india, indù | fr indien, inde, hindou | es indio, hindú, india!
nl indiase

japanese < world ~ koto, taiko, pan-flute, pluck, flute
* japan, shamisen?, samurai, ninja, geisha, anime, kabuki | en japanese | de japanisch | nl japans | it giapponese, giappone | fr japonais, japon | es japonés, japón
fr samouraï, manga

celtic < folk ~ bagpipes, harp, flute, strings
* celtic, irish, scottish, bodhran, tin whistle, ireland | en scotland, gaelic, fiddle? | de keltisch, irisch, schottisch, Irland | nl keltisch, iers, schots, ierland | it celtico, irlandese, scozzese, irlanda | fr celtique, irlandais, breton, écossais, irlande | es celta, irlandés, escocés, irlanda, gallego
en penny whistle | fr bagad, bombarde, fest-noz, bretagne

balkan < folk ~ brass, accordion, klezmer
* balkan, gypsy, balkan brass, balkan beats, turbofolk | en balkans, serbian, romani, bohemian | de serbisch, Balkanmusik | nl servisch, balkanmuziek | it balcanico, serbo, gitano | fr balkanique, balkans, serbe, tzigane | es balcánico, balcanes, serbio, gitano

klezmer < folk ~ clarinet, balkan
* klezmer, polka

surinamese < caribbean ~ percussion, hand-drum, snare, brass, shout, conga, bass : bouncy, syncopated, bright, organic
en surinamese, kaseko, kawina, suriname, curaçaoan | de surinamisch, Kaseko, Kawina, Surinam | nl surinaams, kaseko, kawina, antilliaans, tambú, curaçao, paramaribo
it surinamese, kaseko, kawina, suriname | fr surinamais, kaseko, kawina, suriname | es surinamés, kaseko, kawina, surinam

ballroom-dance ~ waltz, accordion, tango, sax, dancing, clarinet, keys : acoustic, happy, warm, swinging
en ballroom dancing, ballroom dance, tea dance, mazurka, foxtrot, quickstep | de Standardtanz, Gesellschaftstanz, Tanztee, Foxtrott, Mazurka | nl stijldansen, ballroomdansen, foxtrot, mazurka
it ballo liscio, liscio romagnolo, liscio da balera, balera, mazurka, ballo da sala, raoul casadei | fr danse de salon, mazurka, fox-trot, thé dansant | es baile de salón, pasodoble, mazurca, foxtrot

soukous < african ~ afrobeats, guitar, percussion, electric-guitar, conga, danceable : bright, bouncy, syncopated
en soukous, ndombolo, highlife, congolese rumba, coupé décalé, zouglou, mbalax | de Soukous, Ndombolo, Highlife, kongolesische Rumba, Coupé Décalé | nl soukous, ndombolo, highlife, congolese rumba, coupé décalé
it soukous, ndombolo, highlife, rumba congolese, coupé décalé | fr soukous, ndombolo, highlife, rumba congolaise, coupé décalé, zouglou, logobi, mbalax, abidjan, magic system | es soukous, ndombolo, highlife, rumba congoleña, coupé décalé

town-band < brass ~ march, trumpet, trombone, tuba, snare, drums, celebration : loud, bright, acoustic
en brass band, marching band, town band, village band, paso doble, bullfight, bullring, procession, holy week | de Blasmusik, Paso doble, Stierkampf, Prozession, Karwoche | nl fanfareorkest, dorpsfanfare, blaaskapel, paso doble, stierengevecht, processie, Goede Week
it banda del paese, banda musicale, paso doble, corrida, processione, settimana santa | fr harmonie municipale, orchestre d'harmonie, paso doble, corrida, procession, semaine sainte | es plaza de toros, toros, procesión, Semana Santa, saeta, cornetas y tambores, banda municipal

latin-folk < latin, folk ~ nylon-guitar, harp, hand-drum, accordion, maraca, flute, andean : acoustic, warm, organic
en chacarera, zamba, chamame, joropo, llanera, cueca, currulao, bomba y plena, latin american folk, south american folk, gaucho music | de chacarera, zamba, joropo, cueca, lateinamerikanische Folklore, südamerikanische Folklore, Gaucho-Musik | nl chacarera, zamba, joropo, cueca, Latijns-Amerikaanse folk, Zuid-Amerikaanse volksmuziek
it chacarera, zamba, joropo, cueca, folklore latinoamericano, folklore sudamericano, folklore argentino | fr chacarera, zamba, joropo, cueca, folklore latino-américain, folklore sud-américain, musique gaucho | es chacarera, zamba, chamamé, joropo, arpa llanera, música llanera, currulao, mapalé, bomba y plena, cueca, bambuco, candombe, murga, música criolla

bachata < latin ~ nylon-guitar, bongo, guiro, electric-guitar, pluck, romantic, bass : bright, syncopated, clean
en bachata, bolero, bachata guitar, romeo santos, latin bolero | de Bachata, Bolero, Bachata-Gitarre | nl bachata, bolero, bachata-gitaar
it bachata, bolero, chitarra bachata | fr bachata, boléro, guitare bachata | es bachata, bachatero, bachata romántica, guitarra de bachata, bolero, bolero romántico, romeo santos
`
