/** Voices and effects. */
export const voicesAndEffects = `
vocal ~ choir, lead, texture
* vocal, vocals, vox, voice, voices, acapella, acappella, a cappella, voc
en singing voice | de Stimme, Gesang, Vocal, Stimmen, stimmlich, vokal | nl stem!, stemmen, zang, zangstem, vocaal | it voce, cantato, vocale, voci, vocali
fr voix, chant, chants, vocal, vocaux | es voz, voces, vocal
en a capella, human voice | de menschliche Stimme | nl menselijke stem | it voce umana | fr voix humaine | es a capela, voz humana | en backing vocals, background vocals, accapella | nl acapela, accapella | it vocalizzo | fr paroles

singing < vocal ~ melody, hook : clean, melodic
en singing, sung, singer, sing | de singen, gesungen, Sängerin, Sänger, singend | nl zingen, gezongen, zangeres, zanger, zingend | it cantare, cantante, canto
fr chanter, chanté, chanteur, chanteuse | es cantar, cantado, cantante, canto | fr lalala, chanter en yaourt

female-vocal < vocal ~ male-vocal, airy : airy, bright, soft
en female vocal, female vocals, female voice, woman's voice, girl vocal, female vox, female, woman, girl | de Frauenstimme, weiblicher Gesang, weibliche Vocals, weibliche Stimme, weiblich, Frau, Gesang weiblich | nl vrouwenstem, vrouwelijke zang, vrouwelijke vocal, vrouwenzang, vrouwelijk, vrouw, meisje, meisjesstem | it voce femminile, voci femminili, voce di donna, femminile, ragazza, donna!
fr voix féminine, voix de femme, voix féminines, chant féminin, féminin, femme, fille | es voz femenina, voces femeninas, voz de mujer, femenino, mujer, chica | en diva, lady!

male-vocal < vocal ~ female-vocal, rap-vocal : warm, deep
en male vocal, male vocals, male voice, man's voice, male vox, male | de Männerstimme, männlicher Gesang, männliche Stimme, männlich, Mann | nl mannenstem, mannelijke zang, mannelijke vocal, mannelijk | it voce maschile, voci maschili, voce da uomo, maschile, uomo
fr voix masculine, voix d'homme, voix masculines, masculin, homme | es voz masculina, voces masculinas, voz de hombre, masculino, hombre | en old man, crooner | de Bassstimme

choir < vocal ~ pad, epic, church-organ : wide, wet, soft
* choral, choirs | en choir, chorale, gregorian | de Chor, Chöre, Chorgesang | nl koor, koren, koorzang | it coro, corale | fr chœur, chorale, chœurs | es coro, coral
en choirboy | de Kirchenchor | it gregoriano, voci bianche | fr polyphonie | es canto gregoriano, gregoriano

vocal-chop < vocal, chopped ~ stutter, hook : short
* vocal chop, vocal chops, vox chop, vox chops, chopped vocal, chopped vocals, voice chop, vocal cut, vocal cuts, vocal stab
de Vocal-Schnipsel, zerschnittene Vocals, Stimmschnipsel, Gesangsschnipsel, Stimmfetzen | nl zangfragment, stukje zang, verknipte vocals | it voce tagliata, vocal tagliati, frammenti di voce | fr voix découpée, voix hachée, bout de voix, bribes de voix | es voz cortada, voces cortadas, corte de voz
nl stemflarden | it voce a pezzi | es voces picadas

vocal-phrase < vocal ~ hook, shout
* vocal phrase, vocal phrases, vocal one shot, vocal hook, vocal sample, one liner
de Vocal-Phrase, Gesangsphrase | nl vocale frase, zangstukje, zanglijn | it frase vocale, frase cantata | fr phrase vocale, phrase chantée | es frase vocal, frase cantada

vocoder < vocal, digital ~ talkbox, robotic : digital, bright
* vocoder, vocoded | de Vokoder, Roboterstimme, Roboterstimmen | nl robotstem, robotstemmen | it voce robotica, voce robot | fr vocodeur, voix robotique, voix de robot | es voz robótica, voz de robot
en robot voice

talkbox < vocal ~ vocoder, funk
* talkbox, talk box

autotune < vocal, pitched ~ trap, hyperpop
* autotune, auto tune, autotuned
en auto tuned

speech < vocal ~ spoken-word, radio-voice
* spoken word | en speech, spoken, talking, dialogue, dialog, narration, monologue | de Sprache, gesprochen, Sprecher, Sprachsample, Dialog, sprechend | nl spraak, gesproken, praten, dialoog, sprekende stem | it parlato, discorso, dialogo, voce parlata, voce narrante
fr parole, parlé, voix parlée, dialogue, discours | es habla, hablado, voz hablada, diálogo, discurso, locución
de Gerede, Geplapper | nl gepraat | it chiacchiere, parlare | fr bavardage | es charla, hablar | en sermon | nl praatje | es voz en off

spoken-word < speech ~ rap-vocal, vocal : dry, clean
en poetry, poem, slam poetry | de Poesie, Gedicht | nl gedicht, poëzie | it poesia | fr poésie, slam | es poesía, poema

radio-voice < speech ~ telephone, lo-fi : lo-fi, dry
en radio voice, announcer, announcement, radio, tannoy, walkie talkie | de Radiostimme, Durchsage, Ansage, Funk?, Radio, Funkspruch | nl radiostem, omroep, omroepbericht, radio | it annuncio, voce alla radio, radio | fr annonce, voix radio, radio | es locutor, radio
en cb radio, shortwave, numbers station, police scanner, morse code | nl portofoon | fr talkie-walkie | es megafonía

shout < vocal ~ ad-lib, crowd : hard, short
* shout, shouts, hey, yell
en chant, scream, screams, yelling | de Ruf, Rufe, Schrei, Schreie, geschrien, Geschrei | nl schreeuw, roep, geschreeuw, kreet | it grido, grida, urlo, urla | fr cri, cris, crié | es grito, gritos, gritado | en gang vocals | nl gegil, gekrijs

rap-vocal < vocal ~ rap, ad-lib
* rap vocal, rap vocals, rap verse, rap acapella | en rapper, rapping, emcee | de Rapstimme, Rapper, gerappt | nl rapstem, rapper, gerapt | it voce rap, rapper, rappato | fr voix rap, rappeur, rappé | es voz rap, rapero, rapeado
en freestyle, cypher, diss track | fr clash | es improvisación rapera | fr punchline

ad-lib < vocal ~ shout, rap-vocal
* ad lib, adlib, adlibs, ad libs
en skrrt

whisper < vocal, soft ~ breath, airy : airy, soft, noisy
* whispers | en whisper, whispered, whispering | de Flüstern, geflüstert, flüsternd | nl fluister, gefluister, fluisterend, fluisteren | it sussurro, sussurrato, bisbiglio | fr chuchotement, chuchoté, murmure | es susurro, susurrado, susurrante
fr susurre

breath < vocal ~ airy, whisper : airy, soft, noisy
* breaths | en breath, breathing, inhale, exhale, sigh | de Atem, Atmen, Atmer, Atemgeräusch, Hauch | nl adem, ademhaling, zucht | it respiro, sospiro, respirazione | fr souffle, respiration, soupir, haleine | es respiración, aliento, suspiro
en gasp! | nl hijgend | it fiatone | fr respiration haletante, à bout de souffle | es jadeo

humming < vocal ~ soft, choir
en humming, hummed, oohs, ahs, oohs and ahs, ooh, aah | de Summen, gesummt | nl neuriën, geneurie | it voce a bocca chiusa, canticchiato | fr fredonnement, fredonné, bouche fermée | es tarareo, tarareado, boca cerrada
en la la la, na na na | it mugugno

laugh < vocal ~ playful
en laugh, laughter, laughing, giggle | de Lachen, Gelächter, Lacher, kichern, gackern | nl lach, gelach, lachen, giechelen, gegiechel | it risata, risate, risa, ridere, ridente, sghignazzo | fr rire, rires, riant, ricanement, rigoler | es risa, risas, carcajada, reír, reírse, risita
* giggling, chuckle, cackle | de Dosenlachen | fr fou rire, éclat de rire | es riendo

foley < effect, texture ~ organic, field-recording : organic, dry, short
* foley, foley sounds, object, objects, footstep, household sounds
en footsteps, door, keys jingle, paper, cloth, everyday sounds, household, gravel | de Alltagsgeräusch, Alltagsgeräusche, Schritte, Tür!, Papier, Gegenstand, Gegenstände, Haushalt | nl alledaagse geluiden, voetstappen, deur, papier, voorwerp, voorwerpen, huishouden | it passi, porta, carta!, rumori quotidiani, rumorista, oggetto, oggetti, casalingo | fr bruitage, bruitages, bruits de pas, porte, papier, objet, objets, ménager | es pasos, puerta, papel, sonidos cotidianos, objeto, objetos, doméstico
en zip, chain, chains, rope, mouse click, keys jangling, window, drawer, dice, cards, cork, fridge, microwave, washing machine, vacuum cleaner, scissors, umbrella, suitcase, backpack, toothbrush, toilet, sneeze, cough, snore, chew, bite, sip, kiss | de Kette, Ketten, Seil, Fenster, Schublade, Würfel, Karten, Korken, Kühlschrank, Mikrowelle, Waschmaschine, Staubsauger, Schere, Regenschirm, Koffer, Toilette, Feuerzeug, Niesen, Husten, Schnarchen, Kauen, Kuss | nl ketting, kettingen, touw, raam, lade, dobbelstenen, kaarten, kurk, magnetron, schaar, paraplu, koffer, wc, aansteker, niezen, hoesten, snurken, kauwen, kus | it cerniera, catena, catene, corda?, finestra, dadi, tappo, frigorifero, microonde, lavatrice, aspirapolvere, forbici, ombrello, valigia, accendino, starnuto, tosse, russare, masticare, bacio | fr chaîne, chaînes, fenêtre, tiroir, bouchon, frigo, micro-ondes, machine à laver, aspirateur, ciseaux, parapluie, valise, briquet, éternuement, toux, ronflement, mâcher, baiser | es cadena, cadenas, ventana, dados, corcho, nevera, microondas, lavadora, aspiradora, tijeras, paraguas, maleta, mechero, estornudo, tos, ronquido, masticar, beso
en cardboard, pencil, plastic bag, stairs, match strike, key ring | de Schlüssel, Schlüsselbund, Karton, Stift, Bleistift, Streichholz, Treppe, Tastatur, Plastiktüte | nl sleutels, sleutelbos, karton, pen, potlood, lucifer, toetsenbord, dichtslaande deur, plastic zak | it chiave, chiavi, mazzo di chiavi, porta che sbatte, matita, sacchetto | fr clé, clés, trousseau de clés, porte qui claque, crayon, stylo, escalier, sac plastique | es llave, llaves, manojo de llaves, lápiz, bolsa de plástico
en duct tape, bubble wrap, high heels, someone walking, match lighting | de Kies | nl blikje opentrekken, sleutel in het slot | it ghiaia, tacchi, carta accartocciata, strappo di carta, cancello | fr bruit de pas, bisou, bruit de bouche, atchoum, papier froissé, feuille déchirée, ballon de baudruche | es pisadas, tacones, hojas secas, papel arrugado, persiana

effect ~ transition, texture, percussion
* fx, sfx, effect, effects, sound effect, sound effects
de Effekt, Soundeffekt, Spezialeffekt | nl effect, effecten, geluidseffect | it effetto, effetti sonori, effetto sonoro | fr effet, effet sonore, effets sonores, effets spéciaux | es efecto, efectos de sonido, efecto de sonido, efecto sonoro

riser < transition, effect, rising ~ build-up, sweep, swell, whoosh, synth, white-noise ! downlifter : rising, long, tense
* riser, risers, uplifter, uplifters, rise, noise riser, pitch riser, uplift
de Aufwärts-Sweep, Anstieg, Steigerung | nl aanloop, stijgend effect, opbouw? | it salita, risalita, crescendo | fr montée, montée en tension, montées, crescendo | es subida, subidón, crescendo, efecto de subida

downlifter < transition, effect, falling ~ sub-drop, sweep, whoosh, synth ! riser : falling, long
* downlifter, downlifters, downer, downers, fall, downsweep, faller, pitch drop
de Absturz, Abwärts-Sweep | nl val!, daling | it discesa, caduta | fr descente, chute, descentes | es bajada, caída, bajón

impact < effect ~ boom, braam, crash, cinematic, kick, cymbal, percussion, thunder : punchy, boomy, hard, deep
* impact, impacts, cinematic impact, cinematic hit
en slam, thud, blow | de Einschlag, Aufprall, Wucht | nl inslag, dreun, dreunen, plof | it impatto, botto, impatti, schianto | fr choc, coup sourd, impact, impacts | es impacto, golpetazo, impactos, golpe seco
en clunk, slamming, big hit, crash down | de Rums, Bums, Aufschlag, Schlag dumpf, Wumm, Knall, zuschlagen | nl bons, dichtslaan, smak | it tonfo, colpo secco, schianto di porta | fr fracas, claquement de porte, chute lourde | es golpazo, portazo, choque, batacazo, golpe sordo, pum
en trailer hit, movie hit, epic hit, blockbuster hit | de Trailerhit, epischer Schlag | nl trailerhit, epische klap | it colpo da trailer, colpo cinematografico, colpo epico, colpo da film | fr coup de trailer, coup de cinéma, coup épique | es golpe de trailer, golpe de tráiler, golpe cinematográfico, golpe de cine, golpe épico | en car crash | de Autounfall, Türknallen, Rumms | it sbam

boom < impact ~ sub-drop, thunder, crash, kick : boomy, sub, deep, long
* boom, booms, cineboom, sub boom?
en explosion, blast | de Explosion, Wumms, Bumm | nl explosie, knal, boem | it esplosione, boato, scoppio | fr explosion, détonation, boum | es explosión, estallido, bum
de poltern, Donnerschlag | nl ontploffing | fr déflagration | es porrazo
it bomba | es bomba, bombardeo, cañonazo, explotando

whoosh < transition, effect ~ sweep, wind, riser : noisy, airy, wide
* whoosh, woosh, swoosh, swish, whooshes, swooshes, fly by, pass by, passby
de Zischen, Wusch | nl zoef, suizen, geruis? | it fruscio?, sibilo, soffio | fr souffle?, passage! | es zumbido?, barrido?, silbido?, soplido
en whip, whipping, fast pass | de Zischer, Vorbeiflug, Vorbeifahrt, Luftzug, Peitsche | nl voorbijflits, zweep, luchtstroom | it fruscio veloce, passaggio veloce, frusta | fr passage rapide, souffle rapide, fouet, fouetté | es barrido rápido, silbido de aire, ráfaga, latigazo
nl zwiep, zwiepend, woesj, suizend | it frustata, colpo di frusta

sweep < transition, effect ~ filtered, white-noise, riser, downlifter : noisy, rising, wide
* sweep, sweeps, sweeper, filter sweep, upsweep
de Filterfahrt, Filterfahrten | nl filtersweep | it sweep di filtro | fr balayage, balayage de filtre | es barrido, barrido de filtro
es filtro que se abre

reverse < effect, reversed ~ swell, riser : rising, noisy
* reverse, reverse fx, reversed sound, backspin, rewind
de Rückwärtseffekt, Zurückspulen, Rückwärtshall | nl terugspoelen, omgekeerd geluid | it suono rovesciato, riavvolgimento, rewind | fr son inversé, rembobinage | es sonido invertido, rebobinado
fr retour en arrière

glitch < effect, digital ~ stutter, granular, idm, crackle, bitcrushed, laser : digital, short, dirty
* glitch, glitches, glitchy, glitched | de Störung, Glitches, Aussetzer | nl storing?, haperend, hapering | it glitchato, errore digitale | fr bug, bogue, glitché | es fallo digital, glitcheado
en cd skipping, scratched cd

laser < effect, falling ~ siren, game-sound : digital, falling, short
* laser, lasers, zap, zaps, pew, pew pew, laser gun, ray gun, phaser gun | es láser
en lightsaber, blaster | de Laserschwert | nl pieuw | fr sabre laser | es sable láser, espada láser, rayo láser

siren < effect ~ alarm, dub, rave : bright, tense
* dub siren, sirens, police siren | en siren | de Sirene, Dubsirene | nl sirene | it sirena | fr sirène | es sirena
en ambulance, air raid siren, fire engine | de Martinshorn, Blaulicht, Tatütata, Krankenwagen, Feuerwehr, Polizei, Fliegeralarm | nl luchtalarm, politiesirene, ambulance | it sirena della polizia, polizia, ambulanza | fr pin-pon, ambulance, gyrophare | es ambulancia, policía

alarm < effect ~ siren, horn, bleep : bright, hard, tense
en alarm, alert, warning, alarm clock, telephone ring, ringtone | de Alarm, Warnton, Wecker, Klingelton, Warnung, Warnsignal | nl alarm, wekker, waarschuwing, beltoon, alarmbel | it allarme, sveglia, suoneria, avviso, allerta | fr alarme, réveil, sonnerie, alerte, avertissement | es alarma, despertador, timbre!, alerta, advertencia, aviso
en house alarm | nl kookwekker

horn < effect ~ air-horn, siren, brass
* horn, foghorn, train horn, car horn
de Hupe, Nebelhorn, Signalhorn | nl toeter, claxon, scheepshoorn, misthoorn | it clacson, sirena da nebbia | fr klaxon, corne de brume, corne | es bocina, claxon, sirena de niebla
it tromba della nave

air-horn < horn ~ dancehall, shout, effect : hard, bright
* air horn, airhorn, vuvuzela, reggae horn
de Drucklufthupe, Tröte | nl luchthoorn | it tromba da stadio | fr corne de supporter | es bocina de aire
it trombetta da stadio

sub-drop < downlifter, sub ~ boom, impact, drop : sub, falling, long
* sub drop, subdrop, bass drop, 808 drop, bassdrop
nl sub-drop | it caduta di sub | fr chute de basse, descente de sub | es caída de sub

braam < impact ~ cinematic, brass, horn : deep, dirty, hard, long
* braam, braams, brahm, inception horn, trailer horn
en bwah, bwaam

scratch < effect ~ turntable, hip-hop, stutter : dirty, short
* scratch, scratches, scratching, dj scratch, turntablism
de gescratcht, Scratchen | nl gescratcht | it scratchato, scratchare | fr scratché, scratchs | es scratcheo

turntable < gear ~ scratch, vinyl, effect, vintage, lo-fi
* turntable, turntables, tape stop, tapestop, vinyl stop, record stop, spinback, spin back
de Plattenteller, Bandstopp | nl draaitafel, bandstop | it piatto giradischi, stop del nastro | fr arrêt de bande, platine vinyle | es plato giradiscos, frenada de cinta, frenado de cinta
it nastro che si ferma | fr bande qui ralentit, platine qui s'arrête | es parón de vinilo

gunshot < effect ~ impact, drill, phonk : hard, short, noisy
* gun cock, gunshots | en gunshot, gun, reload | de Schuss, Pistole, Schüsse | nl schot, pistool, geweerschot | it sparo, pistola, spari | fr coup de feu, pistolet, tir! | es disparo, pistola, disparos
en shotgun, rifle, machine gun, cannon | de Maschinengewehr | nl machinegeweer, geweer | it mitragliatrice, fucile | es tiro, metralleta, ametralladora

robot < effect, digital ~ vocoder, glitch
* robot, robots, android | de Roboter | nl robot, robots | es robot
en r2d2, droid

game-sound < effect ~ chiptune, bleep, coin : digital, short, bright
en game sound, video game, game over, arcade, powerup, power up, 8bit fx, level up, retro game | de Spielgeräusch, Videospiel, Computerspiel, Spielhalle, Konsole, verpixelt | nl gamegeluid, videospel, computerspel, speelhal, spelcomputer | it videogioco, sala giochi, suono da videogioco | fr jeu vidéo, jeux vidéo, borne d'arcade, son de jeu, pixelisé | es videojuego, videojuegos, máquina recreativa, recreativa, consola, pixelado
en arcade machine, arcade cabinet, arcade game, slot machine, pinball, pinball machine | de Spielautomat, Arcadeautomat, Daddelautomat, Flipperautomat, Flipper, Glücksspielautomat | nl arcadekast, arcadekasten, speelautomaat, gokkast, flipperkast, speelkast
it cabinato, macchina da gioco, macchinetta, flipper, gioco arcade, slot | fr son de jeu vidéo, bruitage de jeu vidéo, jeu d'arcade, flipper, machine à sous, salle d'arcade | es máquina arcade, juego arcade, tragaperras, tragamonedas, recreativos
* pixel, pixels, pixelated, console, gamer, joystick
* playstation, xbox, nintendo switch, sega genesis, mega drive
en hitmarker, headshot | de Levelaufstieg, Headshot | fr bruitage de saut

cash-register ~ coin, bell, metal-percussion, mechanical-sound, foley : bright, short, metallic
en cash register, cash till, till, till bell, kaching, cha ching, ka ching, checkout, shop till | de Kasse, Registrierkasse, Kassenklingel, Ladenkasse, Supermarktkasse, Kassengeräusch | nl kassa, kassabel, kassageluid, winkelkassa, kassalade | it registratore di cassa, cassa del supermercato, cassa del negozio, registratore | fr caisse enregistreuse, tiroir-caisse, caisse de magasin, caisse de supermarché | es caja registradora, caja de supermercado, caja del supermercado, registradora
en vending machine, ticket machine, barcode scanner, shop counter, shop bell | de Verkaufsautomat, Fahrkartenautomat, Kassenscanner, Ladentheke, Ladenglocke | nl verkoopautomaat, kaartjesautomaat, kassascanner, toonbank, winkelbel
it distributore automatico, biglietteria, lettore di codici, bancone, campanello del negozio | fr distributeur automatique, borne de tickets, lecteur de codes-barres, comptoir, sonnette de magasin | es máquina expendedora, máquina de billetes, lector de códigos, mostrador, campanilla de tienda
fr distributeur de billets

coin < game-sound, effect ~ bell, cash-register : bright, short, metallic
en coin | de Münze | nl munt, muntje | it moneta | fr pièce de monnaie | es moneda
en loose change, small change, arcade coin | de Kleingeld, Wechselgeld | nl kleingeld, wisselgeld | it spiccioli | fr monnaie, petite monnaie, menue monnaie | es calderilla
en coin pickup | nl muntgeld | it gettone | fr son de pièce, pièce mario, pièce d'or, pièces qui tombent

telephone < effect ~ radio-voice, lo-fi, filtered : bright, short
en telephone, phone, phone voice, telephone effect, answering machine, voicemail | de Telefon, Handy, Anrufbeantworter, Telefonstimme, Fernseher | nl telefoon, telefoonstem, antwoordapparaat, televisie | it telefono, segreteria telefonica, televisione | fr téléphone, répondeur, voix au téléphone, télévision, télé | es teléfono, contestador, móvil!, televisión, tele
* dialup, dial up, modem, fax, television, tv static
en dial tone, busy signal, engaged tone, tv | de Handyvibration, Vibrationsalarm | nl bezettoon | it cellulare, squillo | fr vibreur, sonnerie de portable, messagerie vocale, minitel | es celular, tono de llamada, mensaje de voz

ear-candy < effect ~ playful, transition
* ear candy, earcandy

alien < effect ~ digital, eerie
en alien, ufo, spaceship, sci fi, scifi, science fiction, space, outer space, cosmic | de Außerirdisch, Raumschiff, Weltraum, Weltall, kosmisch | nl buitenaards, ruimteschip, ruimte!, kosmisch, heelal | it alieno, astronave, fantascienza, spazio!, spaziale, cosmico | fr extraterrestre, vaisseau spatial, espace!, spatial?, cosmique, science-fiction | es alienígena, nave espacial, espacio!, espacial, cósmico, ciencia ficción
de Warp Antrieb | fr conquête spatiale | es ovni, marciano, platillo volador, platillo volante

heartbeat < effect ~ kick, pulse, tense : deep, sub, soft
* heart beat | en heartbeat, heartbeats, heart | de Herzschlag, Herzklopfen, Herz | nl hartslag, hartenklop, hart
it battito cardiaco, battito del cuore, cuore | fr battement de cœur, battements de cœur, battement cardiaque, cœur, battement | es latido, latidos, latido del corazón, latidos del corazón, corazón

cartoon < effect ~ playful, whistle : playful, short
* cartoon, comic, slapstick, boing, fart, burp, animated, animation, looney | de Zeichentrick, Comicgeräusch, Furz, Trickfilm, Animation | nl tekenfilm, scheet, animatie | it cartone animato, pernacchia, animazione, cartone | fr dessin animé, pet!, animation, dessins animés | es dibujos animados, pedo, dibujos, animación, caricatura
* tom and jerry, looney tunes, spongebob, simpsons, the simpsons, bugs bunny, mickey mouse, road runner, dessins animés tex avery, tex avery, hanna barbera, wile e coyote
en slide whistle, squeaky toy | de Quietscheente, Pups, Rülpser | nl boer laten | it rutto, scoreggia, molla | fr prout, rot | es eructo, matasuegras, kazoo

fireworks < effect ~ boom, impact, crackle, celebration, crowd, whoosh : hard, noisy, wide, bright
en firework, firecracker, fourth of july, party popper, balloon pop, fireworks, firecrackers, bottle rocket, sparkler, new years fireworks, pyrotechnics, sparklers | de Feuerwerk, Böller, Silvesterrakete, Knallfrosch, Konfettikanone, Luftballon platzt, Silvesterböller, Raketenheuler, Knallerbsen, Wunderkerze, Polenböller, Feuerwerkskörper, Silvesterknaller, Knallkörper, Pyrotechnik | nl vuurwerk, rotje, vuurpijl, knalvuurwerk, confettikanon, knappende ballon, rotjes, siervuurwerk, voetzoeker, sterretjes
it fuochi d'artificio, fuochi artificiali, petardo, petardi, mortaretto, palloncino che scoppia, botti di capodanno, razzo pirotecnico, girandola pirotecnica, fuoco d'artificio, pirotecnico | fr feu d'artifice, feux d'artifice, pétard, pétards, fusée d'artifice, ballon qui éclate, cierge magique, fusée de feu d'artifice, pyrotechnie | es fuegos artificiales, petardo, petardos, cohetes de feria, pirotecnia, globo que explota, cohete pirotécnico, bengala, traca, mascletà, cohetes de fiesta, mascletá, triquitraque, fuegos de artificio

body-sound < vocal ~ breath, foley, laugh, cartoon, whisper : short, dry, organic
en yawn, hiccup, slurp, gulp, swallowing, eating crisps, eating chips, mouth click, tongue click, spitting, stomach growl, tummy rumble, slurping, gulping, body sounds, hiccups, yawning, gargling, throat clearing, chattering teeth, vomiting | de Gähnen, Schluckauf, Schlürfen, Schlucken, Schmatzen, Spucken, Zungenschnalzen, Magenknurren, Körpergeräusch, schlürfend, gähnend, Gurgeln, Räuspern, Zähneklappern, Würgen, Kotzen, Knutschen | nl gapen, geeuw, hik, slurpen, slikken, smakken, spugen, tongklik, maagknorren, lichaamsgeluiden, de hik, maaggeknor, gorgelen, keel schrapen, klappertanden, overgeven
it sbadiglio, sorseggiare, deglutire, sputare, schiocco di lingua, brontolio di stomaco, suoni del corpo, bere rumorosamente, gargarismi, schiarirsi la voce, battere i denti, vomitare | fr bâillement, hoquet, avaler, déglutition, cracher, claquement de langue, gargouillis, bruits de corps, gargouillis de ventre, gargarisme, raclement de gorge, claquement de dents, vomir | es bostezo, hipo, sorber, tragar, escupir, chasquido de lengua, ruido de tripas, sonidos corporales, sorbo, rugido de tripas, gárgaras, carraspeo, castañeteo de dientes, vomitar

gore < effect ~ squelchy, breaking, horror, impact, creature, foley : wet, short, dirty
en gore, splat, splatter, blood splatter, bone crunch, bone snap, bones breaking, knuckle crack, flesh, stabbing, gory | de Splatter, Blutspritzer, Knochen knacken, Fleisch, Eingeweide, Erstechen | nl bloederig, bloedspatten, brekende botten, vlees, ingewanden, neersteken
it splatter, schizzi di sangue, ossa che si spezzano, carne, budella, pugnalata | fr gore, éclaboussure de sang, os brisés, os qui craquent, tripes, coup de couteau, chair! | es sangriento, salpicadura de sangre, huesos rotos, carne, tripas, puñalada

bottle-opening < foley ~ click, hissy, glass-percussion, bubbly, cooking, celebration, effect : short, organic, noisy
en champagne cork, cork pop, popping a cork, bottle opening, beer can, can opening, beer bottle, opening a beer, fizz, fizzy | de Sektkorken, Champagnerkorken, Korkenknallen, Bierflasche, Bierdose, Bier aufmachen, Dose aufmachen, Flasche öffnen, Kronkorken, Dosenöffner, Zisch | nl champagnekurk, ploppende kurk, bierflesje, bierblikje, blikje openen, flesje openen, kroonkurk, flesopener
it tappo di spumante, tappo di champagne, stappare, bottiglia di birra, lattina di birra, aprire una lattina, apribottiglie | fr bouchon de champagne, bouchon qui saute, bouteille de bière, canette, canette qui s'ouvre, décapsuler, décapsuleur | es corcho de champán, descorchar, botella de cerveza, lata de cerveza, abrir una lata, abrir una botella, abrebotellas

doorbell < effect ~ bell, alarm, ui-sound, chime, telephone : bright, short, metallic
en doorbell, door bell, door chime, school bell, bicycle bell, bike bell, reception bell, intercom buzzer, ding dong, hotel bell, front desk bell | de Klingel, Türklingel, Haustürklingel, Fahrradklingel, Schulklingel, Schulglocke, Pausengong, Dingdong, Ding Dong, Rezeptionsklingel, Hotelklingel, Türglocke, Gegensprechanlage | nl deurbel, voordeurbel, fietsbel, schoolbel, dingdong, receptiebel, ding dong, aanbellen, baliebel, hotelbel, fietsbelletje
it campanello di casa, campanello della porta, citofono, campanella di scuola, campanello della bici, din don, dlin dlon, suonano alla porta | fr sonnette, sonnette de porte, sonnette de vélo, sonnerie d'école, cloche d'école, interphone, ding dong, carillon de porte, sonnette d'entrée, dring | es timbre de puerta, timbre de casa, timbre de bicicleta, timbre de colegio, timbre de la escuela, telefonillo, ding dong, timbre de la puerta, timbre de bici, llamar al timbre, portero automático, din don
`
