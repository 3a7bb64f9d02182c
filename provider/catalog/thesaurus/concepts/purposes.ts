/** What music and sounds are made for. */
export const purposes = `
sleep ~ ambient, calm, soft, pad, drone, slow, rain : soft, calm, long, slow, warm
* sleep music
en sleep, sleepy, sleeping, asleep, bedtime, lullaby, drowsy, fall asleep, falling asleep | de Schlaf, schlafen, Einschlafen, schläfrig, müde, Schlaflied, Wiegenlied, einschläfernd
nl slaap, slapen, inslapen, slaperig, slaapliedje, wiegelied, in slaap vallen, slaapverwekkend | it sonno!, dormire, addormentarsi, ninna nanna, assonnato, sonnolento
fr sommeil, dormir, s'endormir, endormi, berceuse, somnolent, dodo | es sueño, dormir, dormirse, dormido, somnoliento, nana!, canción de cuna, adormecedor
en nap | de Nickerchen | nl dutje | it pisolino | fr sieste | es siesta
de Einschlafmusik, einpennen

relaxation ~ calm, ambient, soft, pad, warm, chillout : soft, calm, warm, slow
* spa, wellness, zen, reiki, massage, mindfulness, asmr
en relax, relaxation, soothing, healing, unwind, sauna, therapy, stress relief | de Entspannung, entspannend, entspannen, Ruhe, Erholung, Heilung, heilend, beruhigend, Wohlfühlen, Therapie
nl ontspanning, ontspannend, ontspannen?, rust!, tot rust komen, welzijn, massage, helend, rustgevend, therapie | it relax, rilassamento, rilassarsi, quiete, benessere, massaggio, guarigione, curativo, terapia
fr relaxation, se relaxer, relaxant, détente, repos, bien-être, reposant, guérison, thérapie | es relajación, relajarse, relax, descanso, bienestar, masaje, sanación, curativo, terapia, sosiego
de Wohlfühlmusik

meditation ~ calm, ambient, pad, drone, singing-bowl, long, relaxation : soft, calm, long, wet, slow
* yoga, chakra, mantra
en meditation, meditative, meditate, contemplative, breathwork | de Meditation, meditativ, meditieren, besinnlich, Achtsamkeit | nl meditatie, meditatief, mediteren, bezinning
it meditazione, meditativo, meditare, contemplativo | fr méditation, méditatif, méditer, contemplatif, recueillement | es meditación, meditativo, meditar, contemplativo

study ~ lofi-hip-hop, lo-fi, calm, soft, keys, ambient : soft, calm, warm
en study, studying, homework, focus, concentration, reading, working, work music, productivity | de Lernen, studieren, Konzentration, konzentriert, Hausaufgaben, Lesen, Arbeiten | nl studeren, studie, leren!, concentratie, huiswerk, lezen, werken
it studio, studiare, concentrazione, compiti, lettura, lavorare | fr étude, étudier, études, concentration, devoirs, lecture, travailler | es estudiar, estudio, concentración, deberes, lectura, trabajar
de konzentrieren | it concentrarsi | fr réviser, révisions, se concentrer | es concentrarse
fr bosser, boulot

workout ~ energetic, driving, punchy, hard, edm, techno, trap : driving, hard, fast
* workout, fitness, gym, crossfit, cardio, hiit, spinning, aerobics
en exercise, running workout, jogging, training, boxing, bodybuilding | de Sport?, trainieren, Laufen, Joggen, Kraftsport, Boxen, Fitnessstudio, rennen? | nl sportschool, sporten, trainen, hardlopen, boksen, rennen | it palestra, allenamento, allenarsi, corsa, pugilato, correre, sollevamento pesi | fr musculation, entraînement, s'entraîner, salle de sport, course à pied, boxe!, courir, footing | es gimnasio, entrenamiento, entrenar, ejercicio, correr, boxeo, hacer deporte, pesas
it boxe | fr muscu, échauffement, zumba

sport ~ epic, energetic, punchy, brass, drums, huge, rock : driving, hard, punchy
* football, basketball, soccer
en sport, sports, stadium anthem, match, race, extreme sports, skate, skateboard, racing, victory | de Sport, sportlich, Fußball, Rennen, Wettkampf, Sieg | nl sport, sportief, voetbal, wedstrijd, race, overwinning
it sport, sportivo, calcio, partita, gara!, vittoria | fr sport, sportif, match, course, compétition, victoire | es deporte, deportivo, fútbol, partido, carrera, victoria
en walk out music, wrestling, ping pong ball, golf swing | fr foot, arbitre, entrée des joueurs | es gol, cancha

nightclub ~ techno, house, driving, pumping, kick, danceable, deep : driving, punchy, deep
* berghain, peak time, peaktime, afterhour, afterhours, after hours
en nightclub, night club, underground, basement, clubbing, dark room, dj set | de Nachtclub, Disko, Keller, Bunker, Tanzkeller, Untergrund, Klubnacht | nl nachtclub, kelder, bunker, ondergronds, uitgaan | it locale notturno, sotterraneo, cantina, clubbing | fr sous-sol, cave!, souterrain, discothèque | es sótano, subterráneo, after, boliche, antro?
en dancefloor filler
en warm up set | it after | fr after | es afterparty

dancing ~ danceable, house, disco, groovy, drums : driving, bouncy
en dance, dancing, dancer, choreography, ballet | de Tanz, tanzen, Tänzer, Choreografie, Ballett | nl dans!, dansen, danser, choreografie, ballet | it danza, ballare, ballo, ballerino, coreografia, balletto | fr danse, danser, danseur, chorégraphie, ballet | es baile, bailar, danza, bailarín, coreografía, ballet

open-air ~ edm, rave, huge, melodic, techno, house, uplifting
en open air, outdoor, stage, concert, concert hall, gig | de Freiluft, Bühne, Konzert | nl openlucht, buiten, podium, concert, optreden | it all'aperto, palco, concerto | fr plein air, en plein air, scène, concert | es al aire libre, escenario, concierto
nl pinkpop, lowlands

celebration ~ danceable, happy, pop, uplifting, house, brass
* birthday, carnival
en wedding, celebration, celebrate, ceremony, festive, new year, new years eve, graduation, holiday, holidays, vacation | de Hochzeit, Geburtstag, Karneval, Fasching, feierlich, feiern, Silvester, festlich, Ferien, Urlaub, Volksfest | nl bruiloft, trouwerij, verjaardag, carnaval, vieren, plechtig, feestelijk, oudjaar, vakantie
it matrimonio, nozze, compleanno, carnevale, festeggiare, cerimonia, festivo, capodanno, vacanza | fr noces, anniversaire, carnaval, fêter, cérémonie, festif, nouvel an, vacances, fête foraine | es boda!, cumpleaños, carnaval, celebrar, celebración, ceremonia, festivo, nochevieja, vacaciones, feria
nl koningsdag, oud en nieuw | it cenone | fr joyeux anniversaire, jour de l'an, kermesse, entre potes | es quinceañera

lounge ~ chillout, jazz, keys, warm, soft, deep-house, bossa-nova : soft, warm, calm
* lounge, chill lounge, elevator music, elevator, muzak, cocktail, bistro, terrace
en bar music, cocktail bar, hotel, hotel lobby, dinner, dinner party, rooftop, waiting room, shopping mall | de Fahrstuhlmusik, Fahrstuhl, Aufzug, Abendessen, Warteschleife, Kaufhaus, Dachterrasse, Terrasse | nl liftmuziek, lift!, diner, wachtmuziek, winkelcentrum, dakterras | it musica da ascensore, ascensore, cena!, attesa, salotto, albergo, terrazza | fr musique d'ascenseur, ascenseur, dîner, salon, hôtel, musique d'attente, terrasse?, toit-terrasse | es música de ascensor, ascensor, cena, música de espera, salón, terraza?, azotea
en hold music, dentist | de Telefonwarteschleife, Wartezimmer | nl wachtkamer | it sala d'attesa | fr salle d'attente | es sala de espera
en pub, aperitivo, beach club | de Strandbar, Bar!, Beachclub, Balkon, Hotelbar | nl strandtent, strandbar, borrel, beachclub, bar! | it bar!, locale, lido, chiringuito | fr bar!, apéro, paillote, bar de plage | es bar!, chiringuito, coctelería
en easy listening | de Fahrstuhlgedudel | fr musique de supermarché, attente téléphonique | es restaurante

coffee-house ~ jazz, acoustic, warm, soft, guitar, keys, lofi-hip-hop : warm, soft, acoustic
* cappuccino, espresso, barista
en coffee, coffee shop, coffeehouse, coffee house, cafe music, brunch, bakery, cozy cafe | de Kaffee, Kaffeehaus, Café, Frühstück | nl koffie, koffiehuis, koffiebar, ontbijt, terras | it caffè, caffetteria, colazione | fr café, salon de thé, petit déjeuner, bistrot, terrasse | es café, cafetería, desayuno, terraza
de Kaffeehausmusik

advertising ~ pop, happy, bright, uplifting, clap, pluck, jingle
* commercial, corporate, startup, promo, spot, tv spot, branding
en advert, advertising, advertisement, ad, ads, commercials, business, product video, explainer, explainer video, presentation, brand, company | de Werbung, Werbespot, Werbevideo, Firma, Erklärvideo, Präsentation, Produktvideo, Imagefilm, Unternehmen | nl reclame, reclamespot, bedrijfsfilm, presentatie, uitlegvideo, bedrijf, commercieel
it pubblicità, spot pubblicitario, azienda, aziendale, presentazione, pubblicitario, commerciale | fr publicité, pub!, publicitaire, entreprise, présentation, film d'entreprise, spot publicitaire | es publicidad, anuncio?, publicitario, empresa, presentación, corporativo, comercial, cuña
nl spotje

podcast ~ lofi-hip-hop, keys, chords, soft, minimal, ambient, jingle, background : calm, warm, soft
* podcast, podcasts, voiceover, voice over, audiobook, audio drama, radio play, radio drama
en podcast intro, talk show, interview, news, broadcast, broadcasting, radio show, tutorial, storytelling, narrator, documentary | de Hörspiel, Hörbuch, Nachrichten, Sendung, Rundfunk, Interview, Dokumentation, Doku, Reportage, Erzähler | nl hoorspel, luisterboek, nieuws, uitzending, interview, documentaire, verteller, reportage
it audiolibro, notiziario, trasmissione, intervista, documentario, telegiornale, narratore, radiodramma | fr livre audio, journal télévisé, émission, interview, documentaire, reportage, narrateur, actualités, feuilleton radio, feuilleton | es audiolibro, noticias, programa, entrevista, documental, telediario, narrador, locución?, radionovela, radioteatro
en true crime, interlude, skit | de Zwischenspiel?, Wortbeitrag | nl misdaadpodcast | it intermezzo parlato | fr interlude parlé | es interludio hablado
it voce fuori campo | fr voix off

online-video ~ pop, happy, lofi-hip-hop, catchy, trap, future-bass
* vlog, vlogs, vlogging, youtube, tiktok, reels, instagram, shorts, twitch, stream overlay, streamer, social media
en travel video, travel, unboxing, makeup, online video | de Reise, Reisevideo, Reisen | nl reis!, reisvideo, reizen | it viaggio, video di viaggio, viaggiare | fr voyage, vidéo de voyage, voyager | es viaje, vídeo de viaje, viajar
en cooking video, drone footage, time lapse, timelapse, wedding video, car video, gaming video, reaction video, short film | de Kochvideo, Drohnenvideo, Zeitraffer, Hochzeitsvideo, Kurzfilm | nl kookvideo, dronebeelden, trouwvideo, korte film | it video di cucina, riprese col drone, video di matrimonio, cortometraggio | fr vidéo de cuisine, images de drone, vidéo de mariage, court métrage | es vídeo de cocina, imágenes de dron, vídeo de boda, cortometraje
en youtube vids, vids, youtube videos
en stream starting soon, brb screen, for stream, live stream, sub alert, drone shot, b roll | de Stream!, Livestream, Drohnenflug | nl livestream, stream starting soon, nieuwe volger | it diretta twitch | fr chaîne youtube, tuto, écran d'attente, stream, vidéo de drone, diaporama | es stream

movie-scene ~ cinematic, epic, strings, orchestra, tense, emotional, texture : tense, wide, dark
* thriller, action, blockbuster trailer, netflix
en scene, scenes, chase, action scene, fight scene, battle, war, spy, drama, suspense, heist, war film, love scene, credits, end credits, theater, theatre, series | de Szene, Verfolgungsjagd, Kampf, Schlacht, Krieg, Drama, Spion, Abspann, Theater, Serie, Spielfilm, 
nl scène, achtervolging, gevecht, strijd, oorlog, spion, drama, aftiteling, theater, toneel, speelfilm, serie, veldslag | it scena, inseguimento, battaglia, guerra, spia, dramma, titoli di coda, teatro, combattimento, pellicola, suspense, 
fr scène?, scène de, bataille, guerre, espion, drame, générique de fin, théâtre, combat, série, suspens | es escena, persecución, batalla, guerra, espía, drama, créditos, teatro, combate, suspense, intriga, serie
it colpo di scena, titoli di testa, film d'azione | fr scène d | es telenovela, escena de pelea

worship ~ choir, organ, gospel, pad, celestial, church-organ, reverb : wide, wet, soft
* worship, ambient worship, hillsong, monk
en church music, prayer, pray, religious, hymn, praise, monastery, monks, ritual, ceremonial, temple, funeral, mass choir, requiem, god | de Gebet, beten, religiös, Hymne?, Kloster, Mönche, Tempel, Ritual, Beerdigung, Trauerfeier, Kirchenmusik, Gottesdienst, Mönch
nl gebed, bidden, religieus, hymne, klooster, monniken, tempel, ritueel, begrafenis, kerkmuziek, kerkelijk, monnik | it preghiera, pregare, religioso, inno, monastero, monaci, tempio, rituale, funerale, musica sacra, ecclesiastico, monaco
fr prière, prier, religieux, hymne, monastère, moines, temple, rituel, enterrement, funérailles, musique sacrée, messe, moine | es oración, rezar, religioso, himno, monasterio, monjes, templo, ritual, funeral, música sacra, misa!, entierro, monje
de Trauerrede | nl uitvaart

kids ~ playful, toy-piano, glockenspiel, bright, bouncy, bell, pop : playful, bright, bouncy
* nursery rhyme, kindergarten, doll, dolls, puppet
en kids, children, child, childlike, kids music, childrens, baby, babies, toddler, nursery, toys, playground, school, childhood, innocent | de Kinder, Kind!, Kindermusik, kindlich, Kinderlied, Spielzeug, Spielplatz, Schule, Kindheit, Kindergarten, Puppe
nl kinderen, kind!, kindermuziek, kinderlijk, kinderliedje, speelgoed, speeltuin, school, kleuter, jeugd, pop?! | it bambini, bambino, infantile, musica per bambini, filastrocca, giocattolo, parco giochi, scuola, infanzia, asilo, bambola
fr enfants, enfant, enfantin, musique pour enfants, comptine, jouet, jouets, bébé, école, enfance, maternelle, gamin, poupée | es niños, niño, infantil, música infantil, canción infantil, juguete, juguetes, bebé, escuela, infancia, guardería, muñeca
en creepy kid, kid singing, kid voice | de Sendung mit der Maus | es colegio

circus ~ playful, brass, accordion, weird, organ, swinging
* circus, vaudeville, cabaret
en clown, fairground, carousel, merry go round, magician | de Zirkus, Clown, Jahrmarkt, Karussell, Drehorgel, Leierkasten, Kirmes | nl circus, clown, draaimolen, draaiorgel | it circo, pagliaccio, giostra, organetto di barberia | fr cirque, clown, manège, orgue de barbarie, limonaire | es circo, payaso, tiovivo, organillo
nl pretpark, efteling, circusmuziek, kermis | it luna park | es carrusel, tómbola

march ~ snare, brass, drums, straight, epic, roll
en march, marching, marching band?, military, army, parade, soldiers, national anthem, drumline, drum line | de Marsch, marschieren, Militär, militärisch, Armee, Parade, Soldaten, Spielmannszug | nl mars!, marcheren, militair, leger, parade, soldaten, fanfare, drumband | it marcia, marciare, militare, esercito, parata, soldati, banda musicale?
fr marche, marche militaire, militaire, armée, défilé, soldats, fanfare | es marcha, marchar, militar, ejército, desfile, soldados, banda de música
it banda

catwalk ~ house, electroclash, minimal, deep, driving, vocal
* runway, fashion, vogue, vogueing, voguing, ballroom, fashion show
en catwalk, model walk | de Laufsteg, Mode!, Modenschau | nl modeshow, mode! | it passerella, moda, sfilata | fr podium, mode!, défilé de mode | es pasarela, moda, desfile de moda

road-trip ~ rock, synthwave, driving, country, guitar, house : driving, vintage
* road trip, roadtrip, highway
en cruising, car ride, night drive, late night drive, night driving, journey, motorway | de Autofahrt, Autobahn, Nachtfahrt, Fahrt, unterwegs | nl autorit, snelweg, nachtrit, onderweg, rijden | it autostrada, in auto, guidare, in macchina | fr autoroute, en voiture, conduire, route, virée | es autopista, carretera, conducir, en coche
it tangenziale | fr au volant
de autofahren, Autofahrt, beim Autofahren

christmas ~ sleigh-bells, bell, choir, warm, happy, celesta : bright, glassy, warm
* xmas, santa
en christmas, christmassy, advent | de Weihnachten, weihnachtlich, Weihnachtslied, Advent | nl kerst, kerstmis, kerstlied, sinterklaas | it natale, natalizio, canto di natale | fr noël, de noël, chant de noël | es navidad, navideño, villancico
de Weihnachtsmarkt, stille Nacht | nl kerstmuziek
`
