/** Textures, noises and recordings of the world. */
export const textures = `
texture ~ pad, ambient, noise
* texture, textures, textural, ambience?, atmosphere?, soundscape?, atmo?
de Textur, Texturen, Klangteppich, texturiert | nl textuur, texturen, klanktapijt | it trama, tessitura, tessiture, texture | fr texture, texturé | es textura, texturas

ambience < texture ~ ambient, drone, field-recording : long, wide, wet, soft
* atmo, atmos, soundscape, soundscapes, ambience, atmosphere, atmospheres
en atmospheric, room tone, background sound | de Atmosphäre, atmosphärisch, Klanglandschaft, Stimmung, Ambience | nl sfeer, sfeervol, sfeergeluid, klanklandschap, atmosfeer, atmosferisch, achtergrondgeluid | it atmosfera, atmosferico, paesaggio sonoro, ambientazione, sottofondo
fr atmosphère, atmosphérique, ambiance sonore, paysage sonore | es atmósfera, atmosférico, paisaje sonoro, ambientación

field-recording < texture, organic ~ nature, street, foley : organic, noisy, long
* field recording, field recordings, fieldrecording, found sound, found sounds, location recording, ambient recording, environmental, environment
de Außenaufnahme, Umgebungsgeräusch, Umgebungsgeräusche, Umgebung, Umwelt, Geräuschkulisse | nl veldopname, veldopnames, omgevingsgeluid, omgeving, omgevingsgeluiden | it registrazione sul campo, registrazioni ambientali, ambiente, ambientale? | fr prise de son extérieure, enregistrement de terrain, son d'ambiance, bruit d'ambiance, environnement, ambiance extérieure | es grabación de campo, grabaciones de campo, sonido ambiente, entorno, medio ambiente

rain < field-recording ~ water, drip, sea, nature, calm : noisy, airy, soft
en rain, rainy, raindrops, rainfall | de Regen, regnerisch, Regentropfen, Regenschauer, Nieselregen, verregnet | nl regen, regenachtig, regendruppels, motregen, bui! | it pioggia, piovoso, acquazzone, pioggerella | fr pluie, pluvieux, gouttes de pluie, averse, bruine | es lluvia, lluvioso, chubasco, llovizna, aguacero
* drizzle, downpour, monsoon
en pouring rain, pouring down | de Platzregen, Hagel, Regen am Fenster | nl plensbui, stortregen, hagel | it grandine, pioggia sui vetri | fr pluie sur le toit, il pleut, il pleut des cordes, grêle sur le toit, grêlons, crachin | es granizo

water < field-recording ~ rain, sea, drip, organic, wet, texture : wet, soft, organic
en water, watery, underwater, bubbles, river, stream | de Wasser, unter Wasser, Blasen!, Bach!, Fluss, Plätschern, plätschernd, Wasserfall, Brunnen, U-Boot, Quelle, Pfütze | nl water, onder water, bubbels, rivier, waterval, kabbelend, fontein, onderzeeër, beek, plas! | it acqua, sott'acqua, subacqueo, bolle, fiume, cascata, fontana, sottomarino, ruscello, pozzanghera | fr eau, sous l'eau, bulles, rivière, cascade, fontaine, sous-marin, clapotis, ruisseau, flaque | es agua, bajo el agua, burbujas, río, cascada, fuente, submarino, arroyo, charco
* submarine, sub aquatic, splashing, waterfall, fountain, creek, brook, puddle
en tap running, running tap, sewer! | de gluckernd, Wasserhahn, Toilettenspülung | nl klotsend, gespetter, plons, duikboot, wc doorspoelen | it sciacquone, rubinetto | fr lac, étang, au bord de l'eau, au bord du lac, chasse d'eau, robinet, évier, eau qui bout, plouf, fonds marins | es grifo, chapoteo

drip < field-recording ~ water, short : short, wet, clean
en drip, drips, dripping, drop of water, droplet | de Tropfen, tropfend, Wassertropfen | nl druppel, druppels, druppelend | it goccia, gocce, gocciolio | fr goutte, gouttes, goutte d'eau | es gota, gotas, goteo
en leaky tap, dripping tap | nl druppend, druppende kraan | it gocciola | fr robinet qui goutte | es gotera, goteando

sea < field-recording ~ water, noise, wind, texture, calm : noisy, long, soft
en sea, ocean, waves, beach, shore | de Meer, Wellen, Brandung, Meeresrauschen, Strand | nl zee, golven, branding!, strand, oceaan | it mare!, onde!, spiaggia, oceano | fr mer, vagues, plage, océan | es mar!, olas, playa, océano
nl golf! | es ola | it onda!
de am Strand, am Meer, Möwe | nl eb en vloed | it risacca, mare mosso | fr ressac, marée, bord de mer, au bord de la mer

wind < field-recording ~ noise, sea, airy : noisy, airy, long
en wind, windy, storm, breeze | de Wind, Sturm, windig, stürmisch, Brise, Böe, Orkan | nl wind, storm, winderig, stormachtig, briesje, orkaan | it vento, tempesta, ventoso, tempestoso, brezza, uragano | fr vent, tempête, venteux, orageux?, bourrasque, brise?, ouragan | es viento, tormenta?, ventoso, tormentoso, brisa, vendaval, huracán
* gust, gusts, breezy, hurricane, tornado
nl windkracht | it bufera | fr mistral

thunder < field-recording ~ impact, rain, rumble, dark, effect, texture : boomy, deep, long, noisy
en thunder, thunderstorm, lightning | de Donner!, Gewitter, gewittrig, Blitz | nl donder, onweer, bliksem, onweersbui | it tuono, tuoni, temporale, fulmine, lampo | fr tonnerre, orage, orageux, éclair! | es trueno, truenos, tormenta, relámpago, rayo
* stormy, rainstorm
nl bliksemflits

steam < field-recording, effect ~ noise, white-noise, breath, hissy, mechanical-sound, kitchen-percussion, train : noisy, airy, long
en steam, vapor, vapour, compressed air, air brake, air hiss, gas leak, spray, spray can, exhaust, steam release, boiler | de Dampf, Wasserdampf, Dampfstoß, Druckluft, Pressluft, Luftbremse, Gasleck, Sprühdose, Auspuff, Dampfkessel
nl stoom, waterdamp, perslucht, luchtrem, gaslek, spuitbus, uitlaat, stoomketel, stoomfluit | it vapore, sbuffo, sbuffo di vapore, aria compressa, freno ad aria, fuga di gas, bomboletta, scappamento, caldaia
fr vapeur, jet de vapeur, air comprimé, frein à air, fuite de gaz, bombe aérosol, échappement, chaudière, souffle d'air | es vapor, chorro de vapor, aire comprimido, freno de aire, fuga de gas, aerosol, tubo de escape, caldera, soplido de aire
de Espressomaschine | nl fluitketel, koffiezetapparaat, koffiemachine, sissende pan | fr cocotte-minute, bouilloire, machine à café | es olla a presión

fire < field-recording ~ crackle, warm, texture, organic : noisy, dusty, warm
en fire, fireplace, campfire | de Feuer, Lagerfeuer, Kaminfeuer | nl vuur, kampvuur, haardvuur | it fuoco, falò, caminetto | fr feu, feu de camp, cheminée | es fuego, hoguera, chimenea
de Kamin | nl open haard | it camino | fr âtre | es hogar de leña
en bonfire | de am Lagerfeuer | fr au coin du feu, coin du feu, allumette | es fogata

nature < field-recording ~ rain, wind, birds, water, organic, calm, ambient, texture
en nature, jungle sounds | de Natur, Naturgeräusche | nl natuur, natuurgeluiden | it natura | fr nature | es naturaleza
en wildlife | fr campagne, documentaire animalier

birds < nature ~ calm, field-recording : bright, clean
en bird, birds, birdsong | de Vogel, Vögel, Vogelgezwitscher, Vogelzwitschern, Zwitschern | nl vogel, vogels, vogelgeluiden, vogelgefluit, vogeltjes | it uccello, uccelli, cinguettio | fr oiseau, oiseaux, chant d'oiseaux | es pájaro, pájaros, canto de pájaros
en seagull, pigeon, cawing | de Kuckuck, Krähe, Gezwitscher | nl zeemeeuw | it gabbiano, canto degli uccelli | fr mouette, corbeau, perroquet | es gaviota

street < field-recording ~ crowd, vehicle, texture, noisy, hip-hop : noisy, wide, long
en street, traffic, streets | de Straße, Verkehr, Straßenlärm | nl straat, verkeer, straatgeluiden, straatgeluid | it strada, traffico | fr rue!, circulation, trafic | es calle, tráfico
en parking lot, parking garage | de Parkhaus, Parkplatz | nl parkeergarage, parkeerplaats | it parcheggio | fr parking | es aparcamiento
fr périph

vehicle < field-recording ~ street, train, engine, effect, noisy, texture
en car, cars, vehicle, driving by, motorbike, plane, helicopter | de Auto, Autos, Fahrzeug, Motorrad, Flugzeug, Hubschrauber, Rakete, Traktor, Lastwagen | nl auto, auto's, voertuig, motorfiets, vliegtuig, helikopter, raket, tractor, vrachtwagen | it automobile, auto, moto, aereo, veicolo, elicottero, razzo, trattore, camion | fr voiture, voitures, véhicule, moto, avion, hélicoptère, fusée, tracteur, camion | es coche!, coches, carro, vehículo, moto, avión, helicóptero, cohete, tractor, camión
* motorcycle, rocket, tractor, truck, engine rev, spaceship launch
en bus, tram, scooter | de Lkw | it autobus | es autobús, furgoneta
en passing car, car pass by, drive by, car driving past, passing truck | de vorbeifahrendes Auto, Auto fährt vorbei, vorbeifahrende Autos | nl voorbijrijdende auto, auto rijdt voorbij, langsrijdende auto, passerende auto | it auto che passa, macchina che passa, passaggio di auto, auto di passaggio | fr voiture qui passe, passage de voiture, voitures qui passent, camion qui passe | es coche que pasa, coche pasando, paso de coche, carro que pasa
en lorry, fighter jet, aeroplane, airplane, tyre screech, tire screech, windscreen wiper, windshield wiper, garbage truck, bin lorry | de Reifenquietschen, quietschende Reifen | nl brommer, straaljager, trekker, gierende banden, piepende banden, piepende remmen | it macchina, bicicletta, bici, motorino, sgommata, frenata | fr mobylette, bagnole, hélico, décollage, qui décolle, crissement de pneus, pneus qui crissent, freins qui crissent | es frenazo, derrape, derrapando, llanta, bici, bicicleta

train < field-recording ~ vehicle, industrial, metallic, noisy, effect : noisy, metallic, long
en train, trains, railway, subway, metro | de Zug!, Bahn, U-Bahn, Züge, Eisenbahn | nl trein, treinen, metro | it treno, treni, metropolitana | fr train, trains, métro | es tren, trenes, metro
de S-Bahn, Straßenbahn | fr tramway, rer | es tranvía
en the tube, tube train, roller coaster, rollercoaster | de Dampflok | nl kedeng kedeng, spoorwegovergang, locomotief | it ciuf ciuf | fr tgv | es ferrocarril, locomotora

engine < field-recording ~ vehicle, drone, industrial, rumble, noisy, metallic, effect : deep, noisy, long
en engine, motor, machinery, machine sounds | de Motor, Motoren, Maschine?, Maschinengeräusch | nl motor, machines?, machinegeluid | it motore, motori, macchinario | fr moteur, machinerie | es motor, maquinaria
en whirring, air con, air conditioning | de Lüfter | fr moteur au ralenti, moteur diesel

crowd < field-recording ~ applause, street, shout, texture, effect, vocal : noisy, wide
en crowd, crowds, people, audience, bar sounds, cafe?, restaurant, party noise | de Menge, Menschenmenge, Publikum, Leute, Kneipe, Stimmengewirr | nl menigte, publiek, mensen, café?, geroezemoes, kroeg | it folla, pubblico, gente, brusio | fr foule, public, gens, brouhaha | es multitud, público, gente, gentío, murmullo
en pub chatter, walla, booing | nl geklets, rumoer | it chiacchiericcio | fr public en délire, supporters, ola, manif, émeute, cantine, place du marché | es abucheo

applause < crowd ~ clap : noisy, bright
en applause, cheer, cheering, cheers | de Applaus, Jubel, Beifall | nl applaus, gejuich | it applauso, applausi | fr applaudissements, acclamations | es aplauso, aplausos, vítores
en crowd goes wild

crackle < noise ~ vinyl, dusty, fire : dusty, noisy, dry
en crackle, crackles, crackling sound, static, pops and clicks | de Knistern?, Geknister, Knacksen, knistert | nl gekraak, geknetter, kraak, krakend geluid, kraakt, knetterend, knisperend? | it crepitio, scricchiolio, scoppiettio | fr crépitement, craquement, grésillement, crépitements | es crepitar, crujido, chisporroteo, crepitación
de Knacken | nl geknisper

vinyl < crackle, dusty ~ tape, vintage, lo-fi : dusty, noisy
* vinyl, vinyl crackle, vinyl noise, vinyl hiss, record noise, vinyl record
de Schallplatte, Vinylknistern, Plattenknistern, Vinylrauschen, Plattenspieler | nl vinylgekraak, grammofoonplaat, elpee, plaat!, vinylruis, platenspeler | it vinile, fruscio di vinile, disco in vinile, giradischi
fr vinyle, craquement de vinyle, craquements de vinyle, tourne-disque, platine | es vinilo, crujido de vinilo, ruido de vinilo, tocadiscos
* gramophone, technics, shellac, 78 rpm, wax, dusty vinyl, grammophon
en record player, needle drop, jukebox | de Plattenknacksen, Grammofon | nl langspeelplaat, grammofoon | it puntina, disco che salta, grammofono, 78 giri | fr disque rayé, saut de disque | es disco rayado, disco de vinilo

tape-hiss < noise ~ tape, lo-fi, white-noise : noisy, soft, long
* tape hiss, tape noise, hiss
de Bandrauschen, Rauschen vom Band, Tonbandrauschen | nl bandruis, taperuis, ruis van tape | it fruscio di nastro, fruscio del nastro | fr souffle de bande, souffle de bande magnétique | es siseo de cinta, ruido de cinta, soplido de cinta
fr souffle de vieille cassette

noise < texture, noisy ~ white-noise, static, industrial : noisy
* noise, noises | de Rauschen, Lärm, Krach | nl ruis, geruis, herrie, lawaai | it rumore, fruscio | fr bruit, bruits | es ruido, ruidos

white-noise < noise ~ sweep, tape-hiss, effect, noisy, riser : noisy, bright, airy
* white noise, pink noise, brown noise, noise sweep
de weißes Rauschen, rosa Rauschen | nl witte ruis, roze ruis | it rumore bianco, rumore rosa | fr bruit blanc, bruit rose | es ruido blanco, ruido rosa

static < noise ~ crackle, glitch, radio-voice, noisy, effect, lo-fi : noisy, dirty
en radio static, interference, static noise, hum noise, mains hum | de Störgeräusch, Störgeräusche, Interferenz, Netzbrummen, Brummen? | nl storing, stoorzender, netbrom | it interferenza, interferenze, disturbo, ronzio? | fr parasites, interférence, grésillement radio | es interferencia, interferencias, estática
fr grésille
de Sendersuche, Fernsehrauschen | nl zender zoeken, sneeuw op tv | it senza segnale | fr électricité statique, radio mal réglée | es tele sin señal, nieve de la tele

whale < nature ~ drone, water, texture, ambient
en whale, whales, dolphin | de Wal!, Walgesang | nl walvis | it balena | fr baleine | es ballena

rumble < texture, bass ~ drone, techno, thunder, sub : sub, deep, dark, boomy
* rumble, rumbles, rumble kick, techno rumble, rumbling
de Grollen, grollend, Rumpeln, rumpelnd | nl gerommel, rommelend, rommelende bas, gebrom | it rombo, brontolio, rombante | fr grondement, vrombissement | es retumbo, estruendo, retumbante
de Gerumpel | es volcán

power-tool < field-recording ~ engine, mechanical-sound, buzzy, factory, metallic, noise, industrial : noisy, hard, metallic, distorted
en power tool, power drill, electric drill, pneumatic drill, jackhammer, chainsaw, circular saw, angle grinder, lawn mower, leaf blower, welding, hedge trimmer, hair clippers, electric shaver, lawnmower, chain saw, hair dryer, dentist drill, cordless screwdriver, drilling, power tools, blowtorch, excavator | de Bohrmaschine, Bohrer, Presslufthammer, Kettensäge, Kreissäge, Winkelschleifer, Rasenmäher, Laubbläser, Elektrowerkzeug, Haarschneidemaschine, Rasierer, Säge, Motorsäge, Akkuschrauber, Föhn, Zahnarztbohrer, Schlagbohrer, Bagger, Schweißgerät | nl boormachine, klopboor, drilboor, kettingzaag, cirkelzaag, slijptol, grasmaaier, bladblazer, tondeuse, scheerapparaat, haardroger, accuboormachine, tandartsboor, bouwvakkers, tandarts boor, hogedrukreiniger, zaagmachine, boor, graafmachine, pneumatische hamer, snijbrander
it trapano, martello pneumatico, motosega, sega circolare, smerigliatrice, tagliaerba, soffiatore, decespugliatore, rasoio elettrico, tosaerba, avvitatore, asciugacapelli, trapano del dentista, ruspa, fiamma ossidrica, escavatore | fr perceuse, marteau-piqueur, tronçonneuse, scie circulaire, meuleuse, tondeuse, souffleur de feuilles, rasoir électrique, visseuse, sèche-cheveux, fraise de dentiste, roulette du dentiste, disqueuse, ponceuse, pelleteuse, tractopelle, bétonnière, chalumeau | es taladro, martillo neumático, motosierra, sierra circular, amoladora, cortacésped, soplador de hojas, maquinilla de afeitar, destornillador eléctrico, secador de pelo, torno de dentista, taladradora, torno del dentista, excavadora, sierra eléctrica, podadora, soplete

electricity < field-recording ~ static, glitch, buzzy, laser, drone, crackle, industrial, effect : noisy, digital, short, bright
en electricity, electric shock, electric arc, electric spark, spark, taser, tesla coil, electric hum, electrical hum, power lines, strip light, fluorescent light, short circuit, sparks, high voltage, power line, electrocution, electric sparks | de Elektrizität, Strom!, Stromschlag, Funken, Funke, Lichtbogen, Kurzschluss, Elektroschocker, Hochspannung, Trafobrummen, Neonröhre, Starkstrom, Leuchtstoffröhre, Trafo, Funken sprühen | nl elektriciteit, stroomstoot, elektrische schok, vonk, vonken, kortsluiting, hoogspanning, vlamboog, tl-buis, schrikdraad, tl-lamp, tl buis zoem, vonkend, stroomkabel, transformator
it elettricità, scossa elettrica, scintilla, scintille, cortocircuito, alta tensione, arco elettrico, ronzio elettrico, luce al neon, corto circuito, lampada al neon, tubo al neon, scarica elettrica, trasformatore | fr électricité, décharge électrique, étincelle, étincelles, court-circuit, arc électrique, haute tension, grésillement électrique, tube néon, électrocution, néon qui grésille, transformateur, bourdonnement électrique | es electricidad, descarga eléctrica, chispa, chispas, chispazo, cortocircuito, alta tensión, arco eléctrico, zumbido eléctrico, tubo fluorescente, transformador, chispas eléctricas

appliance < field-recording, foley ~ engine, drone, white-noise, buzzy, mechanical-sound, steam, texture : noisy, long, steady
en hairdryer, blender, electric fan, tumble dryer, spin cycle, extractor hood, food processor, home appliance, fridge hum, air conditioner, desk fan, household appliance, dishwasher, toaster, household appliances, food mixer | de Haartrockner, Stabmixer, Ventilator, Schleudergang, Wäschetrockner, Rasierapparat, Dunstabzugshaube, Küchenmaschine, Haushaltsgerät, Klimaanlage, Küchenmixer, Spülmaschine, Standmixer, Toaster, Haushaltsgeräte | nl föhn, blender, ventilator, centrifuge, afzuigkap, keukenmachine, zoemende koelkast, koelkast brom, huishoudapparaat, droogtrommel, airco, stofzuiger, wasmachine, koelkast, airconditioning, vaatwasser, wasdroger, broodrooster, huishoudapparaten
it frullatore, ventilatore, centrifuga, asciugatrice, cappa aspirante, elettrodomestico, condizionatore, phon, aria condizionata, lavastoviglie, tostapane, elettrodomestici | fr mixeur, ventilateur, essorage, sèche-linge, hotte aspirante, robot de cuisine, électroménager, climatiseur, climatisation, lave-vaisselle, grille-pain, mixeur plongeant | es licuadora, ventilador, centrifugado, secadora, afeitadora, campana extractora, electrodoméstico, aire acondicionado, batidora, lavavajillas, tostadora, electrodomésticos

playground < crowd ~ kids, shout, field-recording, street, laugh, texture : noisy, bright, wide, playful
en school yard, schoolyard, children playing, kids playing, recess, playground noise | de Schulhof, spielende Kinder, Pausenhof, Kinderlärm | nl schoolplein, speelplaats, spelende kinderen
it cortile della scuola, ricreazione, bambini che giocano | fr cour de récré, cour d'école, récré, récréation, aire de jeux, enfants qui jouent | es patio de colegio, patio del colegio, parque infantil, niños jugando, recreo

factory-noise < field-recording ~ impact, mechanical-sound, steam, engine, metallic, drone, texture, effect : metallic, noisy, hard
en factory noise, factory noises, factory sounds, industrial noises, industrial sounds, machine noises | de Fabrikgeräusche, Fabriklärm, Industriegeräusche, industrial geräusche, Maschinenlärm | nl fabrieksgeluiden, fabrieksgeluid, industriële geluiden, fabriekslawaai
it rumori di fabbrica, rumore di fabbrica, rumori industriali, suoni di fabbrica | fr bruits d'usine, bruit d'usine, sons d'usine, bruits industriels | es ruidos de fábrica, ruido de fábrica, sonidos de fábrica, ruidos industriales
`
