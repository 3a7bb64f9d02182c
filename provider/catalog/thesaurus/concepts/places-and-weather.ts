/** Places, seasons, weather and times of the day, with what they sound like. */
export const placesAndWeather = `
night ~ dark, deep, calm, ambient, techno, pad, murky : dark, deep, soft
en night, nights, midnight, nighttime, night time, late night, by night, at night, moonlight, moon, moonlit | de Nacht, nachts, Mitternacht, Mond, Mondlicht, Mondschein, nächtlich? | nl nacht, 's nachts, middernacht, maan, maanlicht, nachtelijk?
it notte, di notte, mezzanotte, luna, chiaro di luna, notturno? | fr nuit, la nuit, minuit, lune, clair de lune, nocturne? | es noche, de noche, medianoche, luna, luz de luna, nocturno?
en 3am, 4am | it ore piccole | fr pleine lune

darkness ~ dark, deep, tense, drone, pad, dark-ambient : dark, deep, tense
en darkness, shadow, shadows, abyss, void, dungeon, crypt, graveyard, cemetery | de Dunkelheit, Finsternis, Schatten, Abgrund, Verlies, Gruft, Friedhof | nl duisternis, donkerte, schaduw, schaduwen, afgrond, kerker, kerkhof
it oscurità, buio?, tenebre, ombra, ombre, abisso, cripta, cimitero | fr obscurité, ténèbres, noirceur, ombre, ombres, abîme?, gouffre, cimetière, crypte | es oscuridad, tinieblas, sombra, sombras, abismo, mazmorra, cementerio, cripta

morning ~ calm, bright, soft, warm, birds, ambient, acoustic : soft, bright, calm, airy
en morning, dawn, sunrise, daybreak, early morning, waking up | de Morgen!, Morgendämmerung, Sonnenaufgang, morgens, Aufwachen | nl ochtend, dageraad, zonsopgang, morgen!, ochtendgloren, wakker worden
it mattina, mattino, alba, risveglio | fr matin, aube, aurore, lever du soleil, lever de soleil, réveil? | es mañana, amanecer, alba, madrugada, despertar
fr petit matin, réveil en douceur

evening ~ warm, calm, deep-house, balearic, soft, chillout : warm, soft, calm
en evening, sunset, dusk, twilight, golden hour, sundown, sundowner | de Abend, Sonnenuntergang, Dämmerung, abends, Abenddämmerung | nl avond, zonsondergang, schemering, avondrood
it sera, serata, tramonto, crepuscolo | fr soir, crépuscule, coucher de soleil, soirée? | es tarde!, atardecer, puesta de sol, ocaso, crepúsculo, anochecer
fr fin de soirée

summer ~ happy, bright, warm, house, playful, caribbean, balearic : bright, happy, bouncy
* pool party, poolside, sunshine
en summer, summertime, summery, summer vibes, sun, sunny, heatwave, barbecue, palm trees, cocktails | de Sommer, sommerlich, Sonne!, sonnig, Sonnenschein, Palmen, Hitze, Freibad | nl zomer, zomers, zon, zonnig, zonneschijn, hitte, palmbomen, zwembad
it estate, estivo, sole!, solare, soleggiato, afa!, palme | fr été!, estival, soleil, ensoleillé, canicule, palmiers | es verano, veraniego, sol!, soleado, palmeras, piscina
en beach bar, beach party, beach vibes, tropical summer, sunset beach | de Strandparty, Pool, Grillparty, Sommerhit | nl strandfeest, zomerhit | it spiaggia estiva, festa in spiaggia, tormentone | fr plage d'été, fête sur la plage, piscine, tube de l'été, camping | es playero, playera, fiesta en la playa
it hit da ombrellone | fr au bord de la piscine

winter ~ cold, icy, glassy, soft, bell, ambient, pad : cold, glassy, soft, airy
* snowy, wintry
en winter, wintertime, snow, snowfall, snowflake, arctic, antarctic, glacier, blizzard, frost | de Winter, winterlich, Schnee, verschneit, Schneeflocken, Arktis, arktisch, Gletscher, Frost | nl winter, winters, sneeuw, besneeuwd, vorst, arctisch, gletsjer, pool!
it inverno, invernale, neve, nevoso, nevicata, artico, ghiacciaio, gelo | fr hiver, hivernal, neige, enneigé, arctique, glacier, gel!, givre | es invierno, invernal, nieve, nevado, ártico, glaciar, escarcha, helada
it bufera di neve | fr vacances au ski

autumn ~ melancholic, warm, acoustic, soft, organic, folk : warm, melancholic, organic
en autumn, autumnal, fall season, falling leaves, leaves, october, november | de Herbst, herbstlich, Blätter, Laub | nl herfst, herfstig, bladeren, najaar | it autunno, autunnale, foglie | fr automne, automnal, feuilles | es otoño, otoñal, hojas
it foglie secche, fruscio di foglie

springtime ~ bright, happy, birds, airy, acoustic, playful : bright, happy, airy
en springtime, blossom, flowers, flower, bloom, garden, meadow, park | de Frühling, frühlingshaft, Frühjahr, Blüte, Blumen, Garten, Wiese, Park | nl lente, voorjaar, lenteachtig, bloesem, bloemen, tuin, weide, park
it primavera, primaverile, fiori, fiore, giardino, prato, parco | fr printemps, printanier, fleurs, fleur, jardin, prairie, parc! | es primavera, primaveral, flores, flor, jardín, pradera, parque
nl lentekriebels

sky ~ airy, wide, dreamy, pad, ambient, bright, floaty : airy, wide, dreamy
en sky, skies, cloud?, clouds, cloudy, flying, flight, flight feeling, heaven, heavens, wings, feather | de Himmel, Wolken, Wolke, fliegen, Flug, wolkig, Flügelschlag, Feder | nl hemel, lucht!, wolken, wolk, vliegen, bewolkt, veer!
it cielo, nuvole, nuvola, volare, volo!, nuvoloso, ali, piuma | fr ciel, nuage, nuages, voler, vol!, nuageux, ailes, plume | es cielo, nube, nubes, volar, vuelo, nublado, alas!, pluma
fr aurore boréale

universe ~ spacey, ambient, pad, evolving, alien, drone, wide : wide, wet, long, dreamy
* nasa, nebula, andromeda
en universe, galaxy, galaxies, galactic, stars, starry, planet, planets, planetary, interstellar, astral, orbit, astronaut, solar system, black hole, satellite | de Universum, Galaxie, galaktisch, Sterne, Stern, Planet, Planeten, interstellar, Astronaut, Kosmos, Umlaufbahn, Sternenhimmel
nl universum, sterrenstelsel, galactisch, sterren, planeet, planeten, interstellair, astronaut, kosmos, sterrenhemel | it universo, galassia, galattico, stelle, stella, pianeta, interstellare, astronauta, cosmo, orbita
fr univers, galaxie, galactique, étoiles, étoile, planète, interstellaire, astronaute, cosmos, orbite, étoilé | es universo, galaxia, galáctico, estrellas, estrella, planeta, interestelar, astronauta, cosmos, órbita, estelar

forest ~ nature, organic, wooden, birds, ambient, field-recording, wind : organic, wooden, soft
* rainforest
en forest, forests, woods, woodland, trees, tree, nature walk, hiking, jungle ambience, foliage, swamp, marsh | de Wald, Wälder, Bäume, Baum, Urwald, Regenwald, Dschungel?, Sumpf, Wanderung | nl bos!, bossen, woud, bomen, boom!, regenwoud, oerwoud, moeras, wandeling
it bosco, boschi, foresta, alberi, albero, selva, palude | fr forêt, forêts, arbres, arbre, bois?, marais, sous-bois | es bosque, bosques, árboles, árbol, selva, pantano
it giungla | fr forêt vierge, jungle tropicale

mountains ~ wide, epic, airy, flute, wind, ambient, acoustic : wide, airy
* everest, alps
en mountain, mountains, alpine, valley, canyon, cliff, landscape, landscapes, scenery | de Berg!, Berge, alpin, Tal!, Alpen, Schlucht, Landschaft, Gebirge | nl berg, bergen, dal!, vallei, landschap, alpen, kloof
it montagna, montagne, valle, paesaggio, alpi, canyon | fr montagne, montagnes, vallée, paysage, alpes, canyon | es montaña, montañas, valle, paisaje, alpes, cañón

desert ~ arabic, dry, wind, world, flute, percussion, guitar
* sahara, saharan, dune
en desert, dunes, sand, sandy, sandstorm, caravan, oasis, camel, nomad | de Wüste, Dünen, Sand, Karawane, sandig, Oase, Nomaden | nl woestijn, duinen, zand, karavaan, zanderig, oase
it deserto, dune, sabbia, sabbioso, carovana, oasi | fr désert, dunes, sable, sablonneux, caravane, oasis | es desierto, dunas, arena!, arenoso, caravana, oasis

island ~ caribbean, sea, happy, warm, percussion, guitar, organic
* hawaii, hawaiian, tiki, luau
en island, islands, seaside, coast, coastal, lagoon, reef, harbour, harbor, boat, ship, sailing, holiday island | de Insel, Küste, Hafen, Boot!, Schiff, Segeln, Inseln | nl eiland, eilanden, kust!, haven, boot!, schip, zeilen
it isola, isole, costa, porto!, barca, nave, vela | fr île!, îles, côte!, port!, bateau, navire, voile | es isla, islas, costa, puerto, barco, barca, vela!
de am Hafen | fr cocotiers

city ~ street, field-recording, hip-hop, techno, noisy, jazz, vehicle : noisy, dark
* new york, nyc, tokyo, los angeles, brooklyn, downtown, skyline, neon
en city, cities, urban, metropolis, concrete, city lights, nightlife, ghetto, suburb, alley, rooftops | de Stadt, Großstadt, städtisch, urban, Beton, Metropole, Nachtleben, Getto | nl stad, steden, stedelijk, beton, grootstad, metropool, nachtleven
it città, urbano, metropoli, cemento, periferia, vita notturna | fr ville, urbain, métropole, béton, banlieue, cité!, vie nocturne | es ciudad, ciudades, urbano, metrópolis, hormigón, barrio, vida nocturna
it magazzino!
it milano

factory ~ industrial, mechanical-sound, impact, steam, metallic, engine, noisy, hard, texture, effect : metallic, noisy, hard
en factory, factories, workshop, warehouse space, construction site, foundry, forge, mine, mining, steelworks, hangar, pipeline | de Fabrik, Werkstatt, Baustelle, Fabrikhalle, Werkhalle, Schmiede, Bergwerk, Stahlwerk, Lagerhalle | nl fabriek, werkplaats, bouwplaats, fabriekshal, smederij, loods
it fabbrica, officina, cantiere, capannone, fucina, miniera, acciaieria | fr usine, atelier, chantier, entrepôt, forge, mine, aciérie, hangar | es fábrica, taller, obra!, nave industrial, fragua, mina!, almacén, herrería

mechanical-sound ~ metallic, robotic, foley, click, clicky, industrial
en clock, clocks, clock ticking, clockwork, gears, cogs, ratchet?, hydraulic, piston, printer, typewriter, camera, camera shutter, shutter, switch, lock | de Uhr, Uhrwerk, Uhrticken, Zahnräder, Schreibmaschine, Kamera, Schalter, Schloss, Drucker, hydraulisch | nl klok?, uurwerk, tandwielen, typemachine, camera, schakelaar, slot?, printer
it orologio, ingranaggi, macchina da scrivere, fotocamera, interruttore, serratura, stampante | fr horloge, montre, engrenages, machine à écrire, appareil photo, interrupteur, serrure, imprimante | es reloj, engranajes, máquina de escribir, cámara, interruptor, cerradura, impresora
* sewing machine, xerox, photocopier, assembly line
en light switch, indicator clicking, hard drive clicks, computer hard drive | de Kuckucksuhr, Ticktack | it pendolo | fr clavier d'ordinateur, pendule, minuteur, coucou suisse, essuie-glace, clignotant, projecteur de cinéma, déclencheur d'appareil photo, escalator, vélo | es tecleo, teclado mecánico, teclas de máquina de escribir

station ~ train, crowd, field-recording, texture, speech, noisy : noisy, metallic
en station, train station, airport, platform, terminal, subway station, bus station, market, market place, marketplace, mall, supermarket | de Bahnhof, Flughafen, Bahnsteig, Markt, Marktplatz, Supermarkt, U-Bahn-Station | nl station, vliegveld, luchthaven, perron, markt, supermarkt, treinstation
it stazione, aeroporto, binario, mercato, supermercato | fr gare!, aéroport, quai!, marché?, supermarché, station | es estación, aeropuerto, andén, mercado, supermercado
fr sncf

home ~ warm, soft, acoustic, foley, calm, lo-fi, felt-piano : warm, soft
* hygge, homemade
en home, bedroom, living room, house interior, candle, candlelight, blanket, cosiness, cabin, indoor, indoors | de Zuhause, daheim, Schlafzimmer, Wohnzimmer, Kerze, Kerzenlicht, Hütte, Decke | nl thuis, slaapkamer, woonkamer, kaars, kaarslicht, huiskamer, hut!, deken
it casa, camera da letto, salotto?, candela, candele, capanna, coperta | fr maison, chambre, salon?, bougie, cabane, foyer, couverture | es casa, dormitorio, salón?, vela?!, hogar, cabaña, manta
it cameretta

castle ~ strings, classical, medieval, orchestra, harpsichord, epic, magical, choir
* elf, elves, dungeons and dragons, dnd, tolkien, zelda
en castle, knight, knights, dragon, kingdom, king, queen, wizard, witch, saga, legend, legendary, mythical, fairies, unicorn, ancient ruins | de Burg!, Ritter, Drache, Königreich, König, Zauberer, Hexe, Legende, Schloss?, Fee! | nl kasteel, ridder, ridders, draak, koninkrijk, koning, tovenaar, heks, sage!, legende, fee!
it castello, cavaliere, cavalieri, drago, regno, re!, mago, strega, leggenda, fata, fantastico | fr château, chevalier, chevaliers, dragon, royaume, roi, sorcier, sorcière, légende, fée, fantastique | es castillo, caballero, caballeros, dragón, reino, rey, mago, bruja, leyenda, hada, fantástico
fr chevalerie

animal ~ nature, field-recording, effect, playful
en animal, animals, dog, cat, horse, wolf, lion, cow, sheep, frog, bee, bees, insect, insects, cricket, crickets, cicadas, owl, beast, creature, farm | de Tier!, Tiere, Hund, Katze, Pferd, Wolf, Löwe, Kuh, Frosch, Biene, Insekten, Grillen, Zikaden, Eule, Bestie, Bauernhof, Elefant, Grille, Affe, Huhn, Ente | nl dier!, dieren, hond, kat, paard, wolf, leeuw, koe, kikker, insecten, krekels, uil, beest, boerderij, olifant, krekel, aap, kip!, eend, mug!
it animale, animali, cane!, gatto, cavallo, lupo, leone, mucca, rana, ape!, insetti, grilli, cicale, gufo, bestia, fattoria, elefante, grillo, scimmia, gallina, anatra, zanzara | fr animal, animaux, chien, chat!, cheval, loup, lion, vache, grenouille, abeille, insectes, grillons, cigales, hibou, bête!, ferme?!, éléphant, grillon, singe, poule, canard, moustique | es animal, animales, perro, gato, caballo, lobo, león, vaca, rana, abeja, insectos, grillos, cigarras, búho, bestia, granja, elefante, grillo, mono?!, gallina, pato, mosquito
* elephant, mosquito, monkey, barn, chicken, duck
en rooster, barking!, purring, meow, pig! | de Hundebellen, bellend, Katzenschnurren, Wolfsgeheul, Hahnenschrei, Schwein, Ziege, Bienensummen, Mücken | nl schaap, koeien, bijen, haan, miauw, blaffend, geblaf, hinnikend | it pecora, mosca, gallo, miao, abbaiare, fusa | fr coq, cocorico, miaulement, miaou, aboiement, hennissement, bêlement, mouton, crapaud, meute, hurlement de loup, ronronnement de chat, chouette hulotte, sabots, basse-cour | es ladrido, maullido, serpiente, gallo

indoors ~ foley, field-recording, roomy, texture, effect, crowd
en bathroom, shower, attic, hallway, corridor, stairwell, office, classroom, library room, museum, hospital, prison, shop, cinema hall, garage space | de Badezimmer, Dusche, Dachboden, Flur, Treppenhaus, Büro, Klassenzimmer, Bibliothek, Museum, Krankenhaus, Gefängnis, Laden
nl badkamer, douche, zolder, gang!, trappenhuis, kantoor, klaslokaal, bibliotheek, museum, ziekenhuis, gevangenis, winkel | it bagno, doccia, soffitta, corridoio, scale, ufficio, aula, biblioteca, museo, ospedale, prigione, negozio
fr salle de bain, douche, grenier, couloir, cage d'escalier, bureau, salle de classe, bibliothèque, musée, hôpital, prison, magasin | es baño, ducha, desván, pasillo, escalera, oficina, aula, biblioteca, museo, hospital, cárcel, tienda

american ~ rock, country, hip-hop, blues, soul, funk, folk
en american, usa, united states, california, southern rock, route 66 | de amerikanisch, Amerika, US-amerikanisch | nl amerikaans, amerika
it americano, america, stati uniti | fr américain, amérique, états-unis | es americano, estadounidense, américa, estados unidos

creature ~ growl, aggressive, effect, eerie, roaring, horror, impact : dirty, deep, dark
* godzilla, yeti, orc, orcs, goblin
en creatures, monster?, monsters, monster sound, dinosaur, dinosaurs, werewolf, ogre, troll, giant beast | de Monster, Dinosaurier, Werwolf, Ungeheuer, Kreatur | nl monster, dinosaurus, weerwolf, wezen
it mostro, mostri, dinosauro, lupo mannaro, creatura | fr monstre, monstres, dinosaure, loup-garou, créature | es monstruo, monstruos, dinosaurio, hombre lobo, criatura, zombi
`
