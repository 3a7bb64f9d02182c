/** All other genres and styles. */
export const otherGenres = `
ambient < electronic ~ pad, drone, calm, texture, chillout, bell : soft, long, wet, wide
* ambient, ambient music | en ambient pad | de Ambientmusik | nl ambientmuziek | it ambiental, ambientale | fr ambiant, ambiante | es ambiental, música ambiental
* brian eno, stars of the lid, tim hecker, steve roach, harold budd, hiroshi yoshimura
* klaus schulze, william basinski, aphex ambient, biosphere, global communication, the orb
de Berliner Schule

dark-ambient < ambient ~ dark, drone, eerie : dark, long, deep, wet
* dark ambient, darkambient, isolationist | it dark-ambient

new-age < ambient ~ meditation, calm : soft, calm, clean
* new age, newage

idm < electronica ~ glitch, breakcore, experimental, electro, digital : digital, syncopated
* idm, braindance, intelligent dance music, aphex, aphex twin, autechre
* squarepusher, mu ziq, plaid, four tet
* venetian snares, arca, clark warp, warp records, amon tobin, oneohtrix, oneohtrix point never, mouse on mars, oval, alva noto, ryoji ikeda

electronica < electronic ~ downtempo, synth, digital, ambient
* electronica | de Elektronik | it elettronica | fr electronica | es electrónica
* bjork, moderat, jon hopkins, royksopp, caribou, tycho, zero 7
* floating points, jamie xx, the xx, sigur ros, moby, orbital, underworld, mount kimbie, james blake, fred again, rival consoles, kiasmos, apparat, trentemoller, the knife, fever ray
de Modeselektor | fr rone

experimental ~ idm, modular, noise-music, evolving, noisy : noisy, dirty
* experimental, avant garde, leftfield, avantgarde | de experimentell | nl experimenteel | it sperimentale, avanguardia | fr expérimental | es experimental, vanguardia
* death grips, stockhausen, john cage, laurie anderson

noise-music < experimental ~ noise, industrial, distorted : noisy, dirty, aggressive
* noise music, harsh noise, power electronics, power noise

synthwave < electronic ~ vintage, juno, linndrum, arp, pad, synth-bass, lead, tom : vintage, wide, bright, analog
* synthwave, synth wave, retrowave, retro wave, outrun, darksynth, dark synth, 80s synth, eighties synth, dreamwave, miami vice, stranger things, john carpenter, kavinsky
* carpenter brut, perturbator, the midnight, gunship, com truise, turbo kid, hotline miami, vangelis
* m83, tron, tron legacy, gta vice city, vice city, jean michel jarre, tangerine dream, knight rider, top gun, drive soundtrack

vaporwave < electronic ~ lo-fi, slow, dreamy, synthwave : slow, wet, dreamy
* vaporwave, vapor wave, vapourwave, mallsoft, future funk

synthpop < pop, electronic ~ new-wave, linndrum, synthwave
* synthpop, synth pop, electropop, electro pop, electro-pop
* depeche mode, gary numan, pet shop boys, eurythmics, yazoo, a ha
* the human league, human league, ultravox, soft cell, erasure, omd, indochine, etienne daho, cigarettes after sex, modern talking, falco, alphaville
fr mylène farmer

new-wave < rock ~ synthpop, post-punk
* new wave, newwave, cold wave, coldwave, dark wave, darkwave, minimal wave
* new order, talking heads, duran duran, blondie, tears for fears
* tame impala, mgmt, talk talk, simple minds, psychedelic furs
de Neue Deutsche Welle, NDW | es movida madrileña

hyperpop < pop ~ autotune, glitch, future-bass : bright, distorted, fast
* hyperpop, hyper pop, pc music
* sophie, 100 gecs, charli xcx

future-bass < electronic ~ supersaw, edm, vocal-chop : wide, bright, detuned
* future bass, futurebass, kawaii future bass, future house, future beats, flume
* san holo, illenium, odesza
* porter robinson, madeon, rl grime, mura masa

pop ~ synthpop, dance-pop : bright, clean, catchy
* pop, pop music, pop song, indie pop, bedroom pop, dream pop, dreampop, k pop, kpop, city pop | de Popmusik | nl popmuziek | it musica pop | fr musique pop | es música pop
* max martin, taylor swift, dua lipa, billie eilish, ariana grande, ed sheeran, katy perry
* michael jackson, madonna, lady gaga, rihanna, beyonce, bruno mars, harry styles, olivia rodrigo, adele, sabrina carpenter, robyn, stromae, angele, clara luciani, nena, helene fischer, eros ramazzotti, laura pausini, mecano
de Nina Chuba, Grönemeyer

dance-pop < pop ~ eurodance, house
* dance pop, dancepop, radio pop

rock ~ electric-guitar, drums, metal-music, distorted-guitar, power-chord, bass-guitar : hard, acoustic, distorted
* rock, rock music, rock n roll, rock and roll, alternative rock, indie rock, indie, rock drums, classic rock, garage rock, stoner, grunge | de Rockmusik, rockig | nl rockmuziek | it musica rock | fr musique rock | es música rock, rock and roll
* led zeppelin, nirvana, ac dc, radiohead, foo fighters, coldplay
* pink floyd, jimi hendrix, hendrix, david bowie, bowie, u2, bon jovi, the beatles, rolling stones, the strokes, arctic monkeys, toto, guns n roses, aerosmith, die ärzte, die toten hosen, soda stereo, vasco rossi
en britpop, madchester, soft rock, garage band, john bonham | de Krautrock, Hamburger Schule | fr noir désir

metal-music < rock ~ distorted-guitar, aggressive : hard, distorted, aggressive, fast = metal
* metal, heavy metal, death metal, black metal, djent, metalcore, thrash, doom metal, nu metal | es metal?
* metallica, rammstein, slipknot, black sabbath, gojira, meshuggah
* iron maiden, korn, linkin park, limp bizkit, pantera, sepultura, system of a down, in flames
en double bass pedal, chugs!, chuggy, headbanging | fr headbang | es metalero, música metal

punk < rock ~ aggressive, post-punk : fast, hard, dirty
* punk, punk rock, pop punk | de punkig
fr pogo | es punkarra

post-punk < punk ~ new-wave, dark, rock
* post punk, postpunk, goth, gothic, shoegaze, post rock, postrock
* joy division, the cure, siouxsie, molchat doma
* nick cave, sisters of mercy, fontaines dc

surf < rock ~ guitar, reverb
* surf, surf rock, surf guitar, rockabilly, spring reverb guitar
es surfero

blues ~ harmonica, slide-guitar, jazz, rock : warm, gritty, slow
* blues, bluesy | de bluesig

country < folk ~ banjo, slide-guitar, acoustic-guitar : acoustic, bright
* country, americana, bluegrass, country music, western
* johnny cash, dolly parton
en barn dance, hoedown, yeehaw

folk ~ acoustic-guitar, banjo, accordion, world, nylon-guitar, harmonica, flute : acoustic, warm, organic, soft
* folk, folk music, singer songwriter | en folky | de Volksmusik, Folk | nl volksmuziek | it musica popolare, folk | fr musique folk, musique traditionnelle | es música folclórica, folclore, folklore
en rural, village, countryside, fireside | de ländlich, Dorf, Land!, Dorffest | nl landelijk, dorps, platteland, dorp | it campagna, rurale, paesano, villaggio | fr villageois | es campestre, pueblo, campo | * bon iver, nick drake, sufjan stevens, fleet foxes, mumford
* bob dylan, simon and garfunkel, joni mitchell, neil young, damien rice, jose gonzalez
es cantautor, trova, canción de autor

jazz ~ upright-bass, brush, sax, trumpet, piano, ride, vibraphone : acoustic, warm, swinging, soft
* jazz, jazzy, jazz music, bebop, smooth jazz, jazz chords, cool jazz, jazz piano | de jazzig | it jazzato
* miles davis, john coltrane, bill evans, chet baker, thelonious monk
* dave brubeck, louis armstrong, norah jones, django reinhardt, duke ellington, charlie parker, paolo conte, till brönner, manouche, jazz manouche | es jazzero, jazzera

nu-jazz < jazz ~ downtempo, broken-beat
* nu jazz, nujazz, acid jazz, jazz fusion, fusion, jazz house, electro swing
* herbie hancock, st germain, jazzanova, badbadnotgood, kamasi washington
* flying lotus, thundercat, yussef kamaal, alfa mist, snarky puppy, robert glasper

broken-beat < breakbeat ~ syncopated, nu-jazz
* broken beat, brokenbeat, bruk

classical ~ orchestra, piano, strings : acoustic, wide
en classical, baroque, classical music | de Klassik, klassische Musik, barock | nl klassieke muziek, barok, klassiek? | it musica classica, classica?, barocco | fr musique classique, baroque, classique? | es música clásica, barroco, clásica?
fr debussy, satie, ravel, chopin

neoclassical < classical ~ felt-piano, strings, ambient : soft, acoustic, melancholic
* neoclassical, neo classical, modern classical, einaudi, nils frahm, olafur arnalds, tiersen, yann tiersen | de neoklassisch, Neoklassik | nl neoklassiek | it neoclassico | fr néoclassique, néo-classique | es neoclásico
* max richter, ludovico einaudi, amelie poulain
* philip glass, steve reich, arvo part, hania rani, chilly gonzales, ryuichi sakamoto, joep beving, yiruma

cinematic ~ orchestra, epic, braam, impact, strings, riser, drone, taiko, boom : wide, wet, deep, tense
* cinematic, film score, filmscore, trailer, trailer music, movie, soundtrack, score, film music, blockbuster, hans zimmer, film
de filmisch, Filmmusik, kinoreif, Kino | nl filmisch, filmmuziek, cinematisch | it cinematografico, cinematico, colonna sonora, musica da film, cinema | fr cinématique, cinématographique, musique de film, bande originale, bande-annonce, cinéma | es cinematográfico, cinemático, banda sonora, música de cine, cine, película
* john williams, inception, interstellar movie, ludwig goransson, trent reznor, johann johannsson
* star wars, star trek, lord of the rings, harry potter, game of thrones, jurassic park, pirates of the caribbean, transformers, marvel, avengers, batman, the dark knight, mad max, epic trailer, john wick, blade runner 2049, danny elfman, alexandre desplat
de Herr der Ringe | fr michel legrand, maurice jarre, françois de roubaix, vladimir cosma | es peli

horror < cinematic ~ eerie, tense, dark, drone, texture, creature, riser : dark, tense, noisy, metallic
* horror, horror movie, halloween, scary movie | de Horrorfilm, Horror | nl horrorfilm, horror | it orrore, film horror | fr film d'horreur, horreur, épouvante | es terror, película de terror, cine de terror
* saw movie, psycho, exorcist, silent hill, resident evil, the conjuring
* jaws, the ring, alien movie, nosferatu, dracula, frankenstein, freddy krueger, chucky, the last of us, five nights at freddys, blair witch
en slasher | it profondo rosso, dario argento, film di paura, terrore | fr hitchcock, exorcisme | es película de miedo, peli de miedo

game-music ~ chiptune, cinematic, playful, game-sound, coin, lead, bell : digital, bright, playful
* game music, video game music, gaming, rpg | de Spielemusik, Videospielmusik | nl gamemuziek | it musica per videogiochi | fr musique de jeu, musique de jeu vidéo | es música de videojuegos
en platformer, puzzle, shooter, overworld, cutscene, title screen, level music, puzzle game, open world, side scroller, first person shooter, speedrun, dungeon crawler, cozy game, indie game | de Plattformer, Rätselspiel, Zwischensequenz, Titelbildschirm, Levelmusik, Ballerspiel, Spielwelt, Rollenspiel, Strategiespiel | nl puzzelspel, platformspel, titelscherm, schietspel, tussenfilmpje, levelmuziek, rollenspel | it rompicapo, gioco di ruolo, sparatutto, schermata iniziale, musica di livello, gioco platform | fr jeu de plateforme, jeu de rôle, jeu de tir, casse-tête, écran titre, cinématique de jeu, musique de niveau | es juego de plataformas, rompecabezas, juego de rol, pantalla de inicio, música de nivel, juego de disparos | * minecraft, animal crossing, final fantasy, skyrim, halo, dark souls, hollow knight, stardew valley, nintendo music
* elden ring, mario kart, sonic, street fighter, mortal kombat, league of legends, fortnite, world of warcraft, the witcher, god of war, roblox, among us, mass effect, overwatch, counter strike
en the sims | de zocken, daddeln | nl spelletjesmuziek, spelletje

gabber < hardcore ~ hardstyle, kick, hoover, rave : distorted, hard, fast
* gabber, gabba, gabbers, happy gabber, hakken
* thunderdome, rotterdam terror corps
* paul elstak, charly lownoise
de Rotterdam

hardstyle < hardcore ~ gabber, distorted, kick : distorted, hard, fast
* hardstyle, rawstyle, raw hardstyle, hardstyle kick, reverse bass, euphoric hardstyle
* headhunterz, defqon, qlimax
* angerfist, brennan heart, showtek, wildstylez
nl reverse bas

hardcore < electronic ~ rave, gabber, hard : distorted, hard, fast
* hardcore, uptempo, frenchcore, terrorcore, speedcore, happy hardcore, hardcore techno, uptempo hardcore, mainstream hardcore, zaag!, hard core

hard-dance < electronic ~ hardstyle, hard-trance, rave, hard, trance
* hard dance, hard house, hardhouse, makina, bouncy techno, jumpstyle
en mosh pit, moshpit
en scouse house | es bakalao

rave < electronic ~ hoover, stab, breakbeat, piano, hardcore : hard, bright, fast
* rave, raves, rave music, oldskool rave, old school rave, 90s rave, acid rave | en ravey | de ravig

industrial ~ ebm, metallic, distorted, industrial-techno, noise : metallic, noisy, hard, distorted
* industrial | de Industrial, industriell | nl industrieel | it industriale, industrial | fr industriel, indus | es industrial
* nine inch nails, einsturzende neubauten, throbbing gristle, ministry

ebm < industrial ~ synth-bass, techno, new-wave
* ebm, electronic body music, body music, aggrotech, futurepop, new beat
* front 242, nitzer ebb, daf, skinny puppy, front line assembly

witch-house < electronic ~ dark, slow, trap
* witch house, witchhouse

chiptune < electronic ~ gameboy, digital, square-wave, game-sound, coin, lead, arp, bleep : digital, bright, clean, short
* chiptune, chiptunes, 8 bit, 8bit, chip, 8 bit music, bitpop, 16 bit, chip music, retro 8 bit, retro game music, retro video game music
* mario, super mario, pokemon, tetris, pac man, space invaders, sonic the hedgehog, mega man, undertale
* super nintendo, snes, famicom, castlevania, metroid, donkey kong, kirby, shovel knight

lento-violento < electronic ~ slow, hard
* lento violento

schlager < pop ~ eurodance, happy, chords
* schlager, apres ski, après ski | de Schlagermusik, Ballermann | nl levenslied, smartlap, hollandse hits | fr variété, variété française | es copla, verbena!
de Malle, Stimmungslied, Discofox | nl carnavalskraker, polonaise, andré hazes | fr claude françois

chanson < pop ~ accordion, folk, acoustic, keys
* chanson, chansons | it canzone d'autore | fr chanson française
it cantautorato, cantautore, battisti, de andré, lucio dalla | fr serge gainsbourg, gainsbourg, edith piaf, jacques brel, brassens, charles aznavour, chanson à texte, les ogres de barback

slowed < vaporwave ~ slow, phonk, wet : slow, wet
* slowed, slowed and reverb, slowed reverb, chopped and screwed, screwed
es cumbia rebajada

nightcore < hyperpop ~ fast, eurodance, edm, trance
* nightcore, sped up
it velocizzato

deconstructed-club < experimental ~ jersey-club, industrial, glitch, metallic
* deconstructed club, post club, gqom club

tropical-bass < electronic ~ latin, caribbean, dancehall
* tropical bass, global bass, guarachero, guaracha
en exotic | de exotisch | nl exotisch | it esotico | fr exotique | es exótico
es aleteo

emo < rock ~ sad, rap, electric-guitar
* emo, emo rap, midwest emo, sad rap
* lana del rey, elliott smith

opera-voice < classical ~ vocal, orchestra, choir, strings, epic, female-vocal : wide, wet, long
en opera, operatic, opera singer, opera lady, soprano, boy soprano, tenor, coloratura, phantom of the opera, opera voice, mezzo soprano, baritone, aria, bel canto, opera aria | de Oper, opernhaft, Opernsängerin, Opernsänger, Sopran, Tenor, Arie, Operngesang, Sopranistin, Mezzosopran, Bariton, Belcanto, Opernarie | nl opera, operazangeres, operazanger, sopraan, tenor, aria!, operastem, mezzosopraan, bariton, operazang
it opera lirica, lirica, melodramma, cantante lirica, soprano, tenore, romanza, cantante lirico, mezzosoprano, baritono, belcanto, voce di soprano, soprano lirica, tenore lirico, aria d'opera, pavarotti | fr opéra, chant lyrique, chanteuse d'opéra, soprano, ténor, air d'opéra, chanteur d'opéra, voix lyrique, mezzo-soprano, baryton, art lyrique, soprano lyrique | es ópera, operístico, cantante de ópera, canto lírico, soprano, tenor, aria!, mezzosoprano, barítono, soprano lírica, aria de ópera

oompah ~ brass, tuba, march, alpine, accordion, snare, schlager : bouncy, happy, straight, acoustic
en oompah, oom pah pah, oompah band, carnival band, brass party | de Humtata, Humpta, Umtata, Guggenmusik, Blaskapelle, Dorfkapelle | nl hoempapa, hoempa, dweilorkest, feestkapel, boerenkapel, harmonieorkest, joekskapel
it zumpappà, banda di paese, banda musicale del paese | fr flonflon, flonflons, bandas, oumpapa, fanfare de rue, fanfare de village | es charanga, charangas, chunda chunda, banda de pueblo
`
