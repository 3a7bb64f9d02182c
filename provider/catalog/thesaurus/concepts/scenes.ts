/** Scenes of games, films, radio and life, with what they sound like. */
export const scenes = `
boss-fight ~ epic, aggressive, drums, tom, impact, percussion, game-music : hard, driving, deep, dark, fast
* boss fight, boss battle, boss level, final boss, endboss, boss music
en battle music, fight music, combat, combat music, showdown, arena fight | de Endgegner, Bosskampf, Kampfmusik, Gefecht, Zweikampf, Kriegstrommeln | nl eindbaas, baasgevecht, gevechtsmuziek, krijgstrommels, tweestrijd | it boss finale, scontro finale, musica di battaglia, duello, tamburi di guerra | fr combat de boss, boss final, musique de combat, duel, affrontement, tambours de guerre | es jefe final, pelea de jefe, música de combate, enfrentamiento, tambores de guerra

film-noir ~ rain, night, city, street, jazz, strings, sax, texture, movie-scene : dark, melancholic, wet, soft
* film noir, noir, neo noir, gangster, mafia, sin city, columbo, maigret
en detective, detective story, investigation, whodunit, private eye, smoky bar | de Krimi, Detektiv, Ermittlung, Tatort, Kommissar | nl krimi, detective, misdaadserie, rechercheur | it giallo, film giallo, poliziesco, detective, indagine | fr polar, film policier, enquête, détective, policier | es cine negro, policíaco, detective, investigación
nl moordzaak | it poliziottesco

chase-scene ~ driving, percussion, sequence, movie-scene, pulse, drums : fast, tense, driving, hard
* car chase, getaway
en chase scene, on the run, escape, pursuit, racing game, hurry | de Flucht, Wettrennen, Rennspiel, Verfolgungsszene | nl vlucht!, ontsnapping, racespel | it fuga, inseguimento in auto | fr fuite, course-poursuite, évasion | es huida, escape, carrera de coches
fr poursuite, poursuite en voiture

spy-scene ~ bass, jazz, mysterious, cymbal, brush, movie-scene : dark, tense, dry, soft
* secret agent, mission impossible, james bond, pink panther
en sneaking scene, espionage, undercover, burglary, tiptoe, stakeout | de Agentenfilm, Spionage, Einbruch, verdeckt | nl spionage, geheim agent, inbraak, undercover | it spionaggio, agente segreto, in incognito, furto | fr espionnage, agent secret, cambriolage, infiltration | es espionaje, agente secreto, robo, infiltración
* austin powers, oceans eleven, kingsman, sherlock, peter gunn
en 007 | de Agententhriller

exploration ~ ambient, texture, pad, ambience, mysterious, game-music : long, wet, soft, evolving
* walking simulator
en exploring, discovery, cave level, underwater level, wandering, expedition | de Erkundung, Entdeckung, Expedition, Höhlenlevel, Wasserlevel | nl verkenning, ontdekking, expeditie, grotlevel, onderwaterlevel | it esplorazione, scoperta, spedizione, missione | fr découverte, expédition, quête | es exploración, descubrimiento, expedición, misión

broadcast ~ jingle, driving, pulse, synth, drums, bass, radio-voice : driving, clean, bright, tight
* music bed, radio bed, news bed, jingle bed, talk bed, bumper, stinger, station id, radio imaging
en traffic news, traffic report, weather report, weather forecast, news theme, radio show intro, breaking news, headlines, teaser, teaser bed | de Musikbett, Jinglebett, Nachrichtenbett, Wetterbericht, Verkehrsfunk, Verkehrsnachrichten, Verkehrsmeldungen, Radiobett, Senderkennung, Schlagzeilen, Trenner
nl muziekbed, jinglebed, nieuwsbed, weerbericht, verkeersinformatie, filemeldingen, radiobed, zendertune, tune!, nieuwsbulletin | it base per notizie, tappeto musicale, meteo, notiziario sul traffico, sigla radiofonica, radiogiornale, titoli del tg | fr tapis musical, habillage antenne, habillage radio, virgule sonore, météo, info trafic, flash info, générique radio, titres du journal | es cama musical, cortinilla, ráfaga musical, el tiempo, informe de tráfico, boletín, cabecera, careta, indicativo, sintonía de radio
de Tagesschau | it sigla telegiornale, sigla del telegiornale, stacchetto | fr habillage sonore, journal de 20h | es noticiero, informativo, última hora, cortina musical

ballad ~ piano, strings, romantic, emotional, soft, acoustic-guitar, brush : slow, soft, warm, melancholic
* ballad, ballads, slow jam, power ballad, slow dance, torch song
de Ballade, Balladen, Schmusesong, Stehblues, Liebeslied | nl ballade, ballades, liefdesliedje, schuifelen | it ballata, ballate, lento romantico, canzone d'amore | fr ballade, ballades, chanson d'amour | es balada, baladas, lenta romántica, canción de amor
de Schnulze, schnulzig | fr slow langoureux, slow pour emballer

practice ~ drums, loop, click, beat, bassline, straight : steady, dry, clean, simple
* backing track, backing tracks, play along, playalong, minus one, jam track, click track
en practice, practising, practicing, rehearsal, students, student, beginners, beginner, lesson, lessons, teaching, teacher, drum lesson, etude, warm up exercise | de üben, Übung, Übungen, Probe, Proben, Unterricht, Lehrer, zum Mitspielen, Mitspieltrack, Playback, Schlagzeugunterricht
nl oefenen, oefening, oefeningen, repetitie, leerling, leerlingen, les, lessen, beginners, beginner, docent, meespelen, meespeeltrack | it esercitarsi, esercizio, esercizi, prove, allievo, allievi, studenti, studente, lezione, lezioni, principianti, insegnante, suonarci sopra, base per esercitarsi, conto alla rovescia?
fr exercice, exercices, répétition!, élèves, élève, cours!, débutant, débutants, professeur, jouer par-dessus, bande d'accompagnement, entraînement? | es practicar, práctica, ensayo, ensayar, alumnos, alumno, clase, clases, principiantes, profesor, tocar encima, base para tocar, claqueta
es karaoke

wedding ~ romantic, piano, strings, soft, acoustic-guitar, church-bell : warm, soft, happy
* wedding march, first dance, bridal
en bride, groom, proposal, engagement, anniversary | de Braut, Trauung, Verlobung, Hochzeitstag, Antrag | nl bruid, huwelijk, verloving, trouwdag, valentijn, aanzoek | it sposa, fidanzamento, anniversario, san valentino | fr mariée, fiançailles, saint-valentin, anniversaire de mariage | es novia, compromiso, aniversario, san valentín, pedida
de Hochzeitstanz | fr mariage, entrée à l'église, marche nuptiale

halloween ~ horror, dark, effect, church-organ, theremin, eerie, creature, church-bell : dark, tense, metallic
* trick or treat
en haunted mansion, pumpkin, costume party | de Spukhaus, Geisterbahn, Geisterhaus, Kürbis, Hexennacht | nl spookhuis, pompoen, griezelfeest | it casa stregata, casa infestata, zucca | fr maison hantée, citrouille, train fantôme | es casa encantada, calabaza, noche de brujas

cooking ~ kitchen-percussion, jazz, funk, playful, foley, acoustic : warm, happy, organic
* chef, food vlog, masterchef
en cooking, recipe, baking, food, boiling, frying, ice cubes, pouring | de Kochen, Rezept, Backen, Essen, Braten, Kochshow, Eiswürfel, Eingießen | nl koken, recept, bakken, eten, kookprogramma, ijsblokjes, inschenken | it cucinare, ricetta, cottura, cibo, friggere, cubetti di ghiaccio, versare | fr recette, cuisson, nourriture, friture, glaçons | es cocinar, receta, hornear, comida, freír, verter
en chopping veg | de brutzelnd

science ~ pulse, sequence, digital, bleep, arp, minimal : clean, digital, evolving
* laboratory, biotech, nanotech, tech talk, big data, ai
en science, lab, tech, data, research, medical, medicine, experiment, innovation | de Wissenschaft, Labor, Forschung, Medizin, Daten | nl wetenschap, lab, onderzoek, medisch, techniek, gegevens | it scienza, laboratorio, ricerca, medicina, dati | fr science, laboratoire, recherche scientifique, médecine, données | es ciencia, laboratorio, medicina, datos
en hacker

history-film ~ orchestra, strings, choir, brass, epic, cinematic : wide, warm, acoustic
* biopic, period drama
en history, historical, war memorial, ancient rome, royal, empire | de Geschichte, historisch, Kaiserreich, königlich | nl geschiedenis, historisch, koninklijk, keizerrijk | it storia, storico, impero, reale? | fr histoire, historique, royal, empire | es historia, histórico, imperio, regio
fr cape et d'épée

fairy-tale ~ magical, celesta, harp, music-box, flute, glockenspiel, playful : bright, soft, glassy
* disney, once upon a time
en fairy tale, princess, bedtime story | de Prinzessin, Elfe, Einhorn, Gutenachtgeschichte | nl feeën, prinses, elf!, eenhoorn, verhaaltje | it principessa, elfo, unicorno, favola | fr princesse, elfe, magicien, licorne, conte | es cuento de hadas, princesa, elfo, unicornio, cuento
* ghibli, studio ghibli, totoro, spirited away, pixar, frozen movie, howls moving castle, peter pan, alice in wonderland

color-purple ~ dreamy, synthwave, cloud-rap, r-and-b, pad, lush : dark, wide, soft
en purple, violet, pink, pastel, magenta | de lila, violett, rosa, Pastell, pastellfarben | nl paars, roze, pastel, lila | it lilla, rosa, pastello | fr violet, mauve, rose, pastel | es morado, violeta, lila, rosa, pastel

color-red ~ aggressive, tense, intense, distorted, siren, hard : hard, dirty
en red, crimson, scarlet, blood red | de rot, blutrot, purpur | nl rood, bloedrood, karmijn | it rosso, scarlatto, cremisi | fr rouge, écarlate, pourpre | es rojo, escarlata, carmesí

color-green ~ organic, nature, reggae, calm, forest, acoustic : warm, organic
en green, mint, olive | de grün, moosgrün, olivgrün | nl groen, mosgroen, olijfgroen | it verde, verdastro | fr vert, verdoyant | es verde, verdoso

fragile ~ soft, gentle, music-box, felt-piano, glassy, quiet : soft, short, clean
en fragile, brittle, frail, vulnerable, faint | de zerbrechlich, fragil, brüchig, verletzlich, zart? | nl breekbaar, fragiel, broos, kwetsbaar, teer | it fragile, vulnerabile, esile?, friabile | fr fragile, vulnérable, friable | es frágil, vulnerable, quebradizo, tenue

spicy ~ latin, aggressive, playful, trumpet, reggaeton : bright, syncopated, hard
en spicy, hot and spicy, peppery, salsa hot | de würzig, feurig, pikant | nl pittig?, gekruid, vurig, heet? | it piccante, speziato, focoso | fr épicé, pimenté, fougueux, piquant | es picante, sabroso, fogoso, sabrosón

swagger ~ hip-hop, funk, trap, brass, bass, groovy : hard, slow, bouncy
* swag, boss vibe, drip check
en strut, pimp, bossy, player, cocky strut | de großspurig, Angeber, stolzierend, breitbeinig | nl stoer, bravoure, opschepperig, nonchalant, zwierig | it spavaldo, sborone, strafottente, disinvolto | fr frimeur, crâneur, désinvolte | es chulesco, fanfarrón, chulería, desenfadado, con flow
fr bling-bling

hangover ~ slow, lo-fi, dusty, melancholic, detuned, chillout : slow, dark, detuned
en hangover, after party, comedown, morning after | de Kater, verkatert | nl brak, afterparty, nadorst | it dopo sbornia, sbornia, doposbronza | fr gueule de bois, lendemain de fête | es resaca, resacón

comedy-sting ~ cartoon, playful, laugh, failure, trombone, game-sound, applause : short, playful, falling
en ba dum tss, badum tss, ba dum tish, sad trombone, womp womp, wah wah wah, comedy sting, punchline, meme sound, sitcom, laugh track, canned laughter, joke drum, comedy drum, punchline drum, comedy rimshot, stand up comedy, comic sting | de Tusch, Pointe, traurige Posaune, Memesound, Sitcom, Lachkonserve, Dosengelächter, Lacher vom Band, ba dum tss, badum tss, Witztusch, Lacher am Ende, Ba-dum-tss | nl clou, treurige trombone, meme geluid, sitcom, lachband, ingeblikt gelach, ba dum tss, badum tss, ba doem tss, moppenroffel, flauwe mop, droevige trombone, wah wah wah
it battuta comica, trombone triste, suono meme, sitcom, risate registrate, risate finte, stacchetto comico, ba dum tss, badum tss, rullata comica, wah wah wah, batteria da barzelletta | fr chute comique, trombone triste, son de meme, sitcom, rires enregistrés, rires en boîte, virgule comique, ba dum tss, badum tss, chute de blague, roulement comique, wah wah wah, gag sonore, roulement de blague, fin de blague | es remate de chiste, trombón triste, sonido de meme, comedia de situación, risas enlatadas, risas grabadas, telecomedia, ba dum tss, badum tss, redoble de chiste, wah wah wah, remate cómico

jump-scare ~ impact, horror, staccato-strings, shout, braam, orchestra-hit, effect : hard, loud, short, dark, tense
en jump scare, jumpscare, scare stinger, horror stinger, shock sting, dun dun dun, dun dun dunnn, scare chord, sudden scare | de Jumpscare, Schreckmoment, Schockmoment, Schockeffekt, Horrorschlag | nl jumpscare, schrikmoment, schrikeffect, schokeffect
it salto sulla sedia, effetto spavento, colpo di spavento, jumpscare | fr sursaut, effet de sursaut, jumpscare, effet choc | es susto, sobresalto, efecto de susto, jumpscare

football-chant < crowd ~ shout, anthem, sport, call-and-response, applause, drums : loud, wide, noisy
en stadium chant, fan chant, terrace chant, ultras | de Fangesang, Fangesänge, Fankurve, Schlachtruf, Stadiongesang, Ultras | nl voetballied, supporterslied
it curva ultras, tifosi, tifo da stadio | fr chant de supporters, hymne de supporters, chants de stade, hymne de stade, kop de supporters, virage ultra | es cánticos de estadio, cántico de hinchada, hinchada, barra brava, afición de fútbol

car-audio ~ sub-bass, bass-808, bass, kick, sub, trap, loud : sub, deep, hard
en car speakers, car stereo, car sound system, subwoofer, subwoofers, car bass, car audio | de Autolautsprecher, Autoanlage, Autoboxen, Subwoofer, Bass im Auto | nl autospeakers, auto-installatie, autostereo, subwoofer, bas in de auto
it casse della macchina, impianto della macchina, subwoofer, bassi in macchina | fr enceintes de voiture, sono de voiture, autoradio, caisson de basses, subwoofer, basses dans la voiture | es altavoces de coche, bocinas de carro, parlantes de auto, equipo del coche, subwoofer, bajos para el coche

meme ~ cartoon, effect, air-horn, boom, online-video, playful : short, playful, distorted
en meme, memes, meme sounds, vine boom, shitpost, bruh sound | de Meme, Memes, Meme-Sound, Meme-Sounds | nl meme, memes, memegeluid, memegeluiden
it meme, suoni meme, suoni per meme | fr memes, sons de memes | es meme, memes, efectos para memes, shitpost
`
