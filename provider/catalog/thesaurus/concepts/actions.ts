/** Ways to make a sound with a body or a thing, and what happens in a scene. */
export const actions = `
knocking-on ~ percussion, wooden, foley, clacky, short, punchy
en knocking on wood, knock on wood, tap, taps, knuckles, rapping on, tapping on | de Klopfen, klopfend, pochend, pochen, anklopfen, Klopfer | nl kloppen, kloppend, geklop, tikken
it bussare, picchiettare, picchiettio, bussata | fr toquer, tapoter, tapotement, toc toc | es golpeteo, golpetear, llamar a la puerta, toquecito
en knock at the door

pounding ~ punchy, hard, driving, kick, drums, loud
en pound, pounding, hammer, hammering, beating, stomping, stomper, thundering, pummeling, bashing | de hämmernd, stampfend, donnernd, wuchtend, trommelnd, stampfen?, hämmern, Hammer | nl bonkend, beuken, hamerend, stampend, donderend, bonken, stampen?, hamer
it battente, martello, tuonante, martellare, pestante, picchiare | fr martelant, martelé, martèlement, tonnant, tambourinant, marteau | es machacón, martilleante, atronador, golpeante, martillo, martilleo
nl gebonk

scraping ~ percussion, gritty, metallic, foley, texture, guiro
en scrape, scraping, scratching sound, rub, rubbing, rustle, rustling, scuff, grind, grinding, sandpaper | de Schaben, schabend, reiben, reibend, rascheln, raschelnd, Raspel | nl schrapen, schrapend, wrijven, wrijvend, ritselen, ritselend, schuren
it grattare, sfregare, strofinare, sfregamento, raschiare, raschiante | fr gratter, frotter, frottement, raclement, racler, froissement | es raspar, raspado, frotar, rozar, roce, arrastre, susurro de hojas
nl geritsel

shaking ~ shaker, percussion, tambourine, maraca, hat, rattling
en shake?, shaking, shaken, jingle sound, jingling, rattled, rattlesnake, swishing | de schütteln, schüttelnd, geschüttelt, rasseln, klimpern | nl schudden, schuddend, geschud, rammelen, rinkelen
it scuotere, scosso, agitare, sonagli?, scuotimento | fr secouer, secoué, agiter, hochet, tinter | es agitar, agitado, sacudir, sonajero, cascabeleo

breaking ~ effect, impact, glassy, foley, glitch, short
en breaking, shatter, shattering, smash, smashing, snap off, rip, ripping, tearing, collapse, debris | de zerbrechen, zerbrechend, zersplittern, Splittern, Bruch, Reißen, Einsturz, zerschlagen | nl breken, brekend, versplinteren, scheuren, instorten, gebroken glas
it rottura, rompere, infrangersi, frantumare, frantumi, strappo, crollo | fr briser, brisé, casser, fracasser, déchirer, éclater, écroulement | es romper, rotura, quebrarse, rasgar, derrumbe, añicos
en plate smash, smashing plates | de zerspringend | nl glasbreuk, glas dat breekt | it piatti rotti, vetri rotti | fr accident de voiture, verre cassé, bris de verre, vaisselle cassée, craquement d'os, tôle froissée | es vidrio roto, cristal roto

creaking ~ foley, wooden, eerie, texture, field-recording
en creak, creaks, creaking, creaky, squeaking door, rusty door, floorboards | de knarren, knarrend, Knarzen, knarzend, ächzend | nl kraken, piepende deur, knarsend, knarsen
it cigolio, cigolare, scricchiolare | fr grincement, grincer, craquer, couinement | es chirrido, chirriar, crujir, rechinar
en bed squeak | nl krakende vloer, krakende deur, krakende trap, krakend traphuis | it porta che cigola, scricchiolio del legno | fr crissement, bois qui craque | es crujiendo

roaring ~ aggressive, distorted, growl, bass, loud, effect
en roar, roars, roaring, snarling, grunt, grunting, bellow, lion roar, monster roar | de brüllen, brüllend, Gebrüll, Fauchen, fauchend, röhrend | nl brullen, brullend, gebrul, grommen
it ruggito, ruggente, ruggire, ringhio, ringhiare | fr rugir, rugissement, rugissant, grogner, grognement | es rugir, rugido, rugiente, gruñir, gruñón
nl bulderend | es gruñendo, rugiendo

weeping ~ vocal, sad, emotional, melancholic, breath
en weep, weeping, wail, wailing, sob, sobbing, lament, sighing, moan, moaning | de Weinen?, schluchzen, heulen, seufzend, seufzen, klagend, stöhnen, wehklagend | nl huilend, snikken, zuchtend, zuchten, klagend, kreunen, klaagzang
it piangente, singhiozzo, pianto, lamento, sospirante, gemito | fr pleurant, sanglot, pleurs, lamentation, soupirant, gémissement, plaintif | es llanto, lloroso, sollozo, lamento, suspirante, gemido, quejido
nl gehuil, babygehuil | it che piange | es llorón, llorando

shouting ~ shout, vocal, crowd, ad-lib, loud, rap-vocal
en shouting, shouted, chanting, chanted, football chant, hooray, cheering crowd, calling | de rufend, rufen, schreiend, schreien, gebrüllt, Sprechchor, grölend | nl roepend, roepen, schreeuwend, schreeuwen, scanderen, spreekkoor, joelen
it gridato, gridare, urlare, urlato, cori da stadio, acclamare | fr criant, crier, scandé, scander, hurler, gueuler, clamer | es gritar, gritando, coreado, corear, vitorear, aullar
de Torjubel, Buhruf | it coro da curva, ultras

humming-along ~ humming, vocal, whistle, soft
en hum along, whistled, whistled melody, murmuring, mumbling | de pfeifen, gepfiffen, murmeln, murmelnd, gebrummt | nl neuriënd, gefloten, fluiten, mompelen, murmelen | it fischiettato, fischiettare, fischiare, mormorio, mormorare | fr siffloter, sifflé, fredonner, marmonner, murmurer | es silbado, silbar, tararear, murmurar, balbuceo
nl mompelend

spinning-around ~ evolving, lfo, hypnotic, phaser, wide
en swirl, swirling, swirly, whirl, whirling, spin, twirl, rotate, rotating, revolving, vortex, spiral, spiralling | de wirbelnd, Wirbel?, drehend, rotierend, kreisend, Strudel, Spirale | nl wervelend, draaiend, kolkend, roterend, spiraal, draaikolk
it vorticoso, rotante, vortice, girare, spirale, turbinio | fr tourbillonnant, tournant, tournoyant, tourbillon, spirale, rotation | es giratorio, girar, giro?!, remolino, arremolinado, rotatorio, espiral

chaotic ~ glitch, busy, noisy, aggressive, breakcore, experimental
* chaos, mayhem
en chaotic, random, unpredictable, erratic, messy, crazy beat, turmoil, disorder | de chaotisch, zufällig, unberechenbar, wirr, durcheinander | nl chaotisch, willekeurig, onvoorspelbaar, rommelig, wirwar
it caotico, caos, casuale, imprevedibile, disordinato | fr chaotique, aléatoire, imprévisible, désordonné | es caótico, caos, aleatorio, imprevisible, desordenado

apocalypse ~ cinematic, dark, huge, braam, drone, tense, impact : dark, tense, distorted, hard
* apocalypse, armageddon, doomsday
en apocalyptic, post apocalyptic, end of the world, wasteland, catastrophe, disaster, earthquake, destruction, nuclear, invasion | de apokalyptisch, Endzeit, Weltuntergang, Katastrophe, Erdbeben, Zerstörung, Apokalypse | nl apocalyptisch, ondergang, ramp!, aardbeving, verwoesting, apocalyps
it apocalittico, apocalisse, fine del mondo, catastrofe, terremoto, distruzione | fr apocalyptique, fin du monde, catastrophe, tremblement de terre, destruction | es apocalíptico, apocalipsis, fin del mundo, catástrofe, terremoto, destrucción

success ~ ui-sound, game-sound, bell, major-chord, bright, uplifting : bright, happy, rising
en success, win, winner, winning, achievement, level complete, correct, correct answer, reward, unlock, bonus, congratulations, jackpot | de Erfolg, Gewinn, gewonnen, Belohnung, Gewinner, freigeschaltet, richtige Antwort | nl succes, winst, gewonnen, beloning, winnaar, goed antwoord
it successo, vincita, vincere, vincitore, ricompensa, traguardo, risposta giusta | fr succès, gagner, gagné, récompense, réussite, bonne réponse | es éxito, ganar, ganador, recompensa, premio, logro, respuesta correcta
de Schatztruhe | nl level omhoog | it salire di livello, livello superato, hai vinto | es subir de nivel, acierto

failure ~ ui-sound, game-sound, falling, minor-chord, buzzy : falling, dark
* fail, error
en failure, lose, losing, loser, wrong, wrong answer, buzzer, denied, mistake, game lost | de Fehler, verloren, Fehlschlag, falsch, Niederlage, falsche Antwort, Fehlermeldung | nl fout, verloren, mislukking, foutmelding, nederlaag, fout antwoord
it errore, sconfitta, fallimento, sbagliato, perso, risposta sbagliata | fr échec, erreur, raté!, défaite, perdu, mauvaise réponse | es fallo!, error, derrota, fracaso, perdido, respuesta incorrecta
nl womp womp | it vita persa | fr trompette de loser

countdown ~ ui-sound, tense, click, pulse, rising
* countdown, timer
en count in, count down, counting, ticking clock, tick tock, quiz, game show | de Countdown, Herunterzählen, ticken, Zeitbombe, Einzähler, Quiz | nl aftellen, aftelling, tikkende klok, tijdbom, quiz | it conto alla rovescia, ticchettio?, quiz, tic tac | fr compte à rebours, tic-tac?, décompte, quiz | es cuenta atrás, cuenta regresiva, tictac, concurso, tic tac
en ticking bomb | fr jeu télévisé, jeu télé

menu ~ ui-sound, game-sound, ambient, soft, loop, minimal : short, clean
* hud, app, software, ux
en menu, menu music, app sound, application, website, onboarding, loading, loading screen, startup sound, screen, select, hover, swipe, typing | de Menü, Menümusik, Anwendung, Ladebildschirm, Bildschirm, Webseite, tippen | nl menu, laadscherm, scherm, toepassing, website, typen | it menu, schermata, caricamento, applicazione, sito! | fr menu, écran, chargement, application, site web | es menú, pantalla, carga, aplicación, sitio web
en computer starting up | it tasti del computer, tastiera del computer

sword ~ effect, metallic, impact, whoosh, cinematic, castle : metallic, bright, short
* katana
en sword, swords, blade, knife, shield, armor, armour, weapon, weapons, arrow, bow and arrow, punch sound, kung fu, martial arts | de Schwert, Klinge, Messer, Schild, Rüstung, Waffe, Waffen, Pfeil, Faustschlag?, Kampfkunst | nl zwaard, kling!, mes!, schild, harnas, wapen, wapens, pijl, vuistslag? | it spada, lama!, coltello, scudo, armatura, arma!, armi, freccia | fr épée, lame!, couteau, bouclier, armure, arme, armes, flèche | es espada, cuchillo, escudo, armadura, arma, armas, flecha, filo!
en unsheathe | it spadata | fr entrechoquent, sabre | es sable

spell ~ effect, magical, shimmering, whoosh, bell, chime
en spell, magic spell, cast, wand, potion, power up magic, teleport, portal | de Zauberspruch, Zauberstab, Trank, teleportieren, Portal | nl toverspreuk, toverstaf, toverdrank, portaal | it incantesimo, bacchetta magica, pozione, portale | fr sort!, sortilège, baguette magique, potion, portail | es hechizo, conjuro, varita mágica, poción, portal

pirate ~ accordion, folk, sea, epic, orchestra, shout
* shanty, sea shanty, buccaneer
en pirate, pirates, sailor, sailors, treasure, adventure, adventurous, quest, explorer, exploration | de Pirat, Piraten, Seemann, Schatz, Abenteuer, abenteuerlich, Seemannslied, Entdecker | nl piraat, piraten, zeeman, schat, avontuur, avontuurlijk, zeemanslied
it pirata, pirati, marinaio, tesoro, avventura, avventuroso | fr pirate, pirates, marin, trésor, aventure, aventureux, chant de marins | es pirata, piratas, marinero, tesoro, aventura, aventurero

cute ~ playful, bright, small, bell, pluck, kids : bright, playful, short
* kawaii, uwu
en adorable, sweetie, innocence, teddy, kitten, puppy | de süßlich, putzig, goldig, unschuldig, Unschuld, Kätzchen, Welpe | nl snoezig, lieflijk, onschuldig, onschuld, knuffel, puppy | it carino, tenerino, innocente, innocenza, gattino, cucciolo | fr mignon, adorable, innocent, innocence, choupi, chaton | es mono?!, adorable, inocente, inocencia, cuqui, gatito
en sugary, candy, bubblegum | de zuckersüß, Bonbon, knuffig | nl suikerzoet, snoep | it zuccheroso | fr sucré, bonbon, trop mignon, choupinou | es azucarado, caramelo

stone ~ percussion, organic, hard, gritty, short, foley
en stone, stones, rock sound, granite, marble, pebble, pebbles, brick, concrete hit, ceramic, clay, pottery, porcelain | de Stein, Steine, steinern, Kiesel, Marmor, Ziegel, Keramik, Porzellan | nl steen, stenen, kiezel, marmer, baksteen, aardewerk, keramiek, porselein
it pietra, pietre, sasso, marmo, mattone, ceramica, porcellana | fr pierre, pierres, caillou, galet, marbre, brique, céramique, porcelaine | es piedra, piedras, guijarro, mármol, ladrillo, cerámica, porcelana
fr rocher

leather ~ foley, soft, warm, organic, percussion
en leather, skin drum, fabric, cloth sound, zipper, velcro, feathered, carpet, cotton, wool | de Leder, ledern, Stoff, Reißverschluss, Filz, Wolle, Fell! | nl leer!, leder, leren?!, rits!, vilt, wol! | it cuoio, pelle, tessuto, cerniera lampo, feltro, lana | fr cuir, peau, tissu, fermeture éclair, feutre?, laine | es cuero, piel, tela, cremallera, fieltro, lana
nl ritssluiting, klittenband

hybrid-sound ~ layered, cinematic, electronic-sound, acoustic, texture, processed
* hybrid, cross genre, crossover
de hybrid, gemischt?, Mischung | nl hybride, mengvorm | it ibrido, contaminazione | fr hybride, mélange, métissé | es híbrido, mezcla

vhs ~ lo-fi, tape, vintage, dusty, eighties, wobbly
* vhs, betamax, crt, analog video, camcorder, polaroid, super 8
de Videokassette, Röhrenfernseher | nl videoband, videocassette, beeldbuis | it videocassetta, televisore, pellicola super 8 | fr cassette vidéo, caméscope, magnétoscope, vieux film | es cinta de vídeo, videocasete, televisor
en film projector, crt tv

anthem ~ epic, uplifting, huge, chorus, trance, rock
* anthem, anthems, singalong anthem
en arena anthem, stadium rock, crowd pleaser, hands in the air | de Hymne, hymnisch, Mitgrölhymne | nl volkslied, meezinger, lijflied | it inno? | fr hymne? | es himno?

fist-blow < impact ~ snap, clap, stomp, breaking, movie-scene, punchy : short, punchy, hard, dry
en punch in the face, slap in the face, face slap, uppercut, fist fight, body blow, bone crack, broken bone, fistfight, face punch, street fight, brawl | de Ohrfeige, Backpfeife, Watsche, Schelle ins Gesicht, Kinnhaken, Faustschlag ins Gesicht, Schlag in die Fresse, Prügelei, Schlägerei, Knochenbruch, Knochenknacken, Faustschlag, Faustkampf | nl klap in het gezicht, vuistslag in het gezicht, oorveeg, uppercut, vechtpartij, botbreuk, krakende botten, vuistslag, stomp in het gezicht, oorvijg, knokpartij, gevecht op straat
it schiaffo, ceffone, pugno in faccia, rissa, scazzottata, ossa rotte, osso che si rompe, cazzotto, sberla | fr gifle, claque dans la gueule, coup de poing, uppercut, bagarre, os qui craque, os brisé, baffe, claque dans la figure, baston, bourre-pif | es bofetada, bofetón, puñetazo, gancho de boxeo, pelea a puñetazos, hueso roto, crujido de huesos, cachetada, guantazo, pelea, golpiza, pelea callejera

woodworking ~ wood-percussion, foley, knocking-on, scraping, factory, wooden : wooden, short, hard, dry
en carpentry, carpenter, woodworking, hammering nails, sawing wood, hand saw, chopping wood, axe, wood chopping | de Tischlern, Zimmermann, Nägel einschlagen, Holz sägen, Handsäge, Holz hacken, Axt, Sägewerk | nl timmeren, timmerman, spijkers slaan, houtbewerking, zagen in hout, hout zagen, handzaag, bijl, schuurpapier, houtzagerij, houthakken, hout hakken
it falegname, falegnameria, piantare chiodi, segare il legno, sega a mano, spaccare la legna, ascia | fr menuiserie, menuisier, planter des clous, scier du bois, scie à main, couper du bois, coup de hache | es carpintería, carpintero, clavar clavos, serrar madera, serrucho, cortar leña, hacha
`
