/** Genres of regions and peoples. */
export const worldGenres = `
latin ~ conga, clave, reggaeton, percussion, nylon-guitar, bongo, timbale, guiro, cowbell, shaker, brass : organic, bright, syncopated
* latin | de Latein, lateinamerikanisch, Latino | nl latijns, Latijns-Amerikaans | it latino, latinoamericano | fr latin, latino, latine | es latino, latina, música latina
* tito puente, carlos santana, santana, celia cruz
* buena vista social club, manu chao, shakira, gipsy kings, marc anthony

salsa < latin ~ conga, piano, brass, timbale
* salsa, mambo, montuno, son cubano, timba

bossa-nova < latin ~ nylon-guitar, jazz, samba : soft, warm, acoustic
* bossa nova, bossa, bossanova
* jobim, astrud gilberto, girl from ipanema
* joao gilberto, gilberto gil, sergio mendes, stan getz, getz gilberto, caetano veloso

samba < latin ~ surdo, cuica, pandeiro, shaker, tambourine, agogo, percussion, conga
* samba, batucada

cumbia < latin ~ guiro, accordion, conga, shaker, cowbell, percussion
* cumbia, cumbia digital, bachata, merengue, vallenato

corridos < latin ~ trumpet, nylon-guitar
* corridos, corridos tumbados, mariachi, norteño, banda!

tango < latin ~ accordion, violin
* tango, milonga, candombe

flamenco < latin ~ nylon-guitar, clap, cajon, castanets : acoustic, organic, bright
* flamenco, rumba, bulerías, rumba flamenca | en spanish guitar music | nl flamencomuziek | es flamenco
fr flamenco

caribbean ~ steel-drum, reggae, latin, conga, shaker, marimba, percussion, bright
* caribbean, calypso, soca, kompa, zouk, tropical, tropical house | de karibisch, tropisch, Karibik, Antillen | nl caribisch, tropisch, Caraïben, Antillen | it caraibico, tropicale, Caraibi, Antille | fr caribéen, antillais, tropical, Caraïbes, Antilles | es caribeño, tropical, Caribe, Antillas

world ~ folk, percussion, arabic, indian, african
* world music, world, ethnic | de Weltmusik, ethnisch | nl wereldmuziek, etnisch | it etnico, musica etnica, musica del mondo | fr musique du monde, ethnique | es étnico, música del mundo
* deep forest, enigma, dead can dance

african < world ~ djembe, kalimba, afrobeats, conga, shaker, log-drum, percussion, hand-drum, bongo : organic, wooden, warm
* african, african drums, african percussion, afro?, kora, talking drums | en africa, nigerian, ghanaian, ethiopian, malian, zulu, safari, savannah | de afrikanisch, Afrika, afrikanische Trommeln, Savanne | nl Afrikaans, afrika, savanne | it africano, africa, savana | fr africain, afrique, mandingue, savane | es africano, áfrica, sabana

arabic < world ~ oud, darbuka, strings, pluck, hand-drum, tambourine, percussion, flute
* arabic, middle eastern, middle east, oriental, arabian, arab, orient | de arabisch, orientalisch, nahöstlich, Orient | nl arabisch, oosters, midden-oosten | it arabo, orientale, mediorientale, medio oriente, oriente | fr arabe, oriental, moyen-oriental, raï, orient | es árabe, oriental, oriente medio, oriente

indian < world ~ sitar, tabla, harmonium, drone, pluck : organic, resonant
* bollywood, raga, bhangra, desi, sarangi, tanpura?, tumbi | en indian, india, hindu, punjabi, pakistani | de indisch, Indien, hinduistisch | nl indiaas, india, indisch! | it indiano, india, indù | fr indien, inde, hindou | es indio, hindú, india!

japanese < world ~ koto, taiko, pan-flute, pluck, flute
* japan, shamisen?, samurai, ninja, geisha, anime, kabuki | en japanese | de japanisch | nl japans | it giapponese, giappone | fr japonais, japon | es japonés, japón

celtic < folk ~ bagpipes, harp, flute, strings
* celtic, irish, scottish, bodhran, tin whistle, ireland | en scotland, gaelic, fiddle? | de keltisch, irisch, schottisch, Irland | nl keltisch, iers, schots, ierland | it celtico, irlandese, scozzese, irlanda | fr celtique, irlandais, breton, écossais, irlande | es celta, irlandés, escocés, irlanda, gallego

balkan < folk ~ brass, accordion, klezmer
* balkan, gypsy, balkan brass, balkan beats, turbofolk | en balkans, serbian, romani, bohemian | de serbisch, Balkanmusik | nl servisch, balkanmuziek | it balcanico, serbo, gitano | fr balkanique, balkans, serbe, tzigane, manouche | es balcánico, balcanes, serbio, gitano

klezmer < folk ~ clarinet, balkan
* klezmer, polka
`
