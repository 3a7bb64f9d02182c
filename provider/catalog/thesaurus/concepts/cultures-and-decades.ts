/** Cultures, regions and times with a sound of their own. */
export const culturesAndDecades = `
tribal ~ percussion, african, djembe, organic, drums, taiko, afro-house, tribal-house : deep, organic, hypnotic
en tribal, tribe, primal, primitive, shaman, shamanic, jungle drums, war drums, ritual drums | de Stamm, Stammes-, tribal, Schamane, schamanisch, Stammestrommeln, urtümlich, archaisch | nl tribaal, stam!, sjamaan, sjamanistisch, oerdrums
it tribale, tribù, sciamano, sciamanico, primitivo | fr tribal, tribu, chaman, chamanique, primitif | es tribal, tribu, chamán, chamánico, primitivo

asian ~ japanese, world, koto, pan-flute, gong, pluck, bell
* gamelan, feng shui
en asian, asia, far east, far eastern, thai, vietnamese, indonesian, balinese, mongolian, tibetan, throat singing, temple bells | de asiatisch, Asien, fernöstlich, Fernost, thailändisch, balinesisch, mongolisch, tibetisch, Obertongesang | nl aziatisch, azië, verre oosten, thais, balinees, mongools, tibetaans, boventoonzang
it asiatico, asia, estremo oriente, tailandese, balinese, mongolo, tibetano | fr asiatique, asie, extrême-orient, thaïlandais, balinais, mongol, tibétain | es asiático, asia, lejano oriente, tailandés, balinés, mongol, tibetano

chinese ~ asian, japanese, koto, gong, pan-flute, strings
* guzheng?, erhu, pipa?, dizi, guqin
en chinese, china town | de chinesisch | nl chinees | it cinese | fr chinois | es chino

korean ~ asian, pop, edm, bell, pluck
* k-pop?
en korean, korea | de koreanisch, Korea | nl koreaans | it coreano | fr coréen | es coreano

persian ~ arabic, oud, darbuka, strings, world
* santur, setar, qanun, kanun, saz?, baglama
en persian, turkish, egyptian, moroccan, maghreb, jewish, israeli, bedouin, thousand and one nights, snake charmer, belly dance | de persisch, türkisch, ägyptisch, marokkanisch, Bauchtanz, Schlangenbeschwörer, Tausendundeine Nacht, israelisch | nl perzisch, turks, egyptisch, marokkaans, buikdans, israëlisch
it persiano, turco, egiziano, marocchino, danza del ventre, israeliano | fr persan, turc, égyptien, marocain, maghrébin, danse du ventre, israélien | es persa, turco, egipcio, marroquí, magrebí, danza del vientre, israelí
nl chaabi | fr marrakech

brazilian ~ samba, bossa-nova, latin, baile-funk, surdo, cuica, percussion
* brasil, rio de janeiro, capoeira, berimbau, forro, mpb
en brazilian, brazil | de brasilianisch, Brasilien | nl braziliaans, brazilië | it brasiliano, brasile | fr brésilien, brésil | es brasileño, brasil

cuban ~ salsa, afro-cuban, latin, conga, bongo, piano, brass
* cuba, havana, buena vista, son montuno
en cuban, puerto rican | de kubanisch, Kuba | nl cubaans | it cubano | fr cubain | es cubano, caribeño?, puertorriqueño

mexican ~ corridos, latin, trumpet, nylon-guitar, accordion, guitar
* mexico, ranchera, tex mex
en mexican | de mexikanisch, Mexiko | nl mexicaans | it messicano, messico | fr mexicain, mexique | es mexicano, méxico
es huapango, son jarocho

andean ~ pan-flute, flute, folk, latin, percussion, nylon-guitar
* charango, bolivia, peru, inca
en andean, andes, peruvian, bolivian, native american, amazon, amazonian, mayan, aztec | de Anden, peruanisch, indianisch, Indianer, Amazonas | nl andes, peruaans, inheems, amazone | it andino, ande!, peruviano, amazzonia, nativi americani | fr andin, andes, péruvien, amérindien, amazonie | es andino, andes, peruano, boliviano, indígena, amazonas
es huayno

jamaican ~ reggae, dub, dancehall, bass, skank
* jamaica, kingston, rasta?, rastafari, roots
en jamaican | de jamaikanisch, Jamaika | nl jamaicaans | it giamaicano, giamaica | fr jamaïcain, jamaïque | es jamaicano, jamaiquino

nordic ~ folk, cold, epic, choir, strings, drums, ambient
* viking, vikings, wardruna, scandinavia, iceland, hardanger, nyckelharpa
en nordic, norse, scandinavian, icelandic, norwegian, swedish, finnish, northern | de nordisch, Wikinger, skandinavisch, isländisch, nordische Mythologie | nl noords, vikingen, scandinavisch, ijslands
it nordico, vichingo, vichinghi, scandinavo, islandese | fr nordique, scandinave, islandais | es nórdico, vikingo, vikingos, escandinavo, islandés

slavic ~ folk, balkan, choir, accordion, violin, strings
* balalaika, kalinka
en slavic, russian, ukrainian, polish, eastern european, romanian, bulgarian, soviet | de slawisch, russisch, ukrainisch, polnisch, osteuropäisch, rumänisch, bulgarisch, sowjetisch | nl slavisch, russisch, oekraïens, pools, oost-europees, roemeens, bulgaars
it slavo, russo, ucraino, polacco, est europa, rumeno, bulgaro, sovietico | fr slave, russe, ukrainien, polonais, europe de l'est, roumain, bulgare, soviétique | es eslavo, ruso, ucraniano, polaco, europa del este, rumano, búlgaro, soviético

mediterranean ~ guitar, nylon-guitar, mandolin, accordion, folk, warm, clarinet
* bouzouki?, sirtaki, fado, tarantella
en mediterranean, greek, italian, spanish, portuguese, sicilian, neapolitan, andalusian, southern europe | de mediterran, griechisch, italienisch, spanisch, portugiesisch, südländisch, Mittelmeer, andalusisch | nl mediterraan, grieks, italiaans, Spaans, portugees, zuiders
it mediterraneo, greco, italiano, spagnolo, portoghese, siciliano, napoletano, andaluso | fr méditerranéen, grec!, italien, espagnol, portugais, andalou | es mediterráneo, griego, italiano, español, portugués, andaluz
nl portugese | it pizzica, neomelodico, napoli | fr provence, provençal, corse

parisian ~ accordion, chanson, jazz, waltz, warm, swinging
* montmartre, musette, amelie
en french, parisian, paris | de französisch, Pariser, Paris | nl frans, parijs, parijse | it francese, parigino, parigi | fr français, parisien, paris, bal musette | es francés, parisino, parís
fr guinguette, bal populaire, bal du 14 juillet

alpine ~ folk, accordion, brass, happy, waltz, bell
* oktoberfest, yodel, alphorn
en bavarian, german folk, tyrolean, austrian, swiss, beer tent | de bayerisch, bayrisch, Blasmusik?, Alphorn, Jodler, jodeln, Bierzelt, österreichisch, alpenländisch, Zither | nl tirools, oostenrijks, jodelen, beiers, blaasmuziek
it tirolese, bavarese, austriaco | fr tyrolien, bavarois, autrichien | es tirolés, bávaro, austriaco
de Schunkeln, volkstümlich, Hackbrett | fr alpages, cor des alpes

wild-west ~ country, guitar, harmonica, slide-guitar, banjo, whistle, acoustic
* spaghetti western, morricone, cowboy, cowboys, saloon
en wild west, western movie, american west, frontier, texas, nashville, southern, outlaw | de Wilder Westen, Wildwest, Italowestern | nl wilde westen | it selvaggio west, far west | fr far west, ouest américain | es salvaje oeste, lejano oeste, oeste, vaquero
* ennio morricone, red dead redemption
* pulp fiction, tarantino, django unchained, lucky luke, clint eastwood, breaking bad, cowboy bebop western
en western standoff, standoff, western whistle | it sergio leone, film western | fr western spaghetti

waltz ~ triplet, piano, strings, accordion, classical
en waltz, waltzing, three four, 3 4 | de Walzer, Dreivierteltakt | nl wals!, driekwartsmaat | it valzer | fr valse | es vals
it tre quarti

medieval ~ folk, flute, harp, harpsichord, choir, acoustic, drums
* renaissance, hurdy gurdy, lute?, bard, minstrel
en medieval, middle ages, mediaeval, tavern, troubadour | de mittelalterlich, Mittelalter, Drehleier, Laute?, Barde, Taverne, Minnesang | nl middeleeuws, middeleeuwen, draailier, luit?, taverne, troubadour
it medievale, medioevo, ghironda, liuto?, taverna, rinascimento | fr médiéval, moyen âge, vielle à roue, luth?, taverne | es medieval, edad media, zanfona, laúd?, taberna, renacimiento

antiquity ~ epic, strings, drums, choir, harp, world
* gladiator, sparta
en antiquity, roman empire, ancient greece, ancient egypt, pharaoh, mythology, prehistoric | de Antike, Römer, Pharao, Mythologie, vorzeitlich | nl oudheid, romeinen, farao, mythologie | it antichità, antica roma, antico egitto, faraone, mitologia | fr antiquité, rome antique, pharaon, mythologie | es antigüedad, antigua roma, antiguo egipto, faraón, mitología
fr péplum

twenties ~ jazz, swinging, vintage, piano, brass, clarinet
* ragtime, charleston dance, dixieland, gypsy jazz, gypsy swing, swing jazz, django, art deco, gatsby
en 1920s, 20s, twenties, 1930s, 30s, thirties, 1940s, 40s, forties, speakeasy, prohibition, big band, swing era | de zwanziger Jahre, 20er, 30er, 40er, zwanziger, goldene Zwanziger | nl jaren 20, jaren twintig, jaren dertig, jaren veertig
it anni 20, anni venti, anni trenta, anni quaranta | fr années 20, années folles, années vingt, années trente, années 40 | es años 20, años veinte, felices años veinte, años treinta, años cuarenta
fr film muet, guitare manouche, pompe manouche

fifties ~ vintage, rock, jazz, old, guitar, soul, organ, upright-bass
* doo wop, rockabilly?, motown?, beatles, swinging sixties, woodstock
en 50s, fifties, 1950s, 60s, sixties, 1960s, mid century | de 50er, fünfziger, 60er, sechziger, fünfziger Jahre, sechziger Jahre, Hippie | nl jaren 50, jaren vijftig, jaren 60, jaren zestig
it anni 50, anni cinquanta, anni 60, anni sessanta | fr années 50, années cinquante, années 60, années soixante, yéyé | es años 50, años cincuenta, años 60, años sesenta, cincuentero, sesentero
fr surboum, twist, johnny hallyday | es los 60

two-thousands ~ trance, edm, r-and-b, electroclash, pop, dubstep, electro-house, lead, chords
* y2k, 2000s, 00s, noughties, millennium, 2010s, early 2000s
de 2000er, Nullerjahre, Jahrtausendwende, Zweitausender | nl jaren 2000, jaren nul | it anni 2000, anni duemila | fr années 2000, années deux mille | es años 2000, años dos mil, dosmilero
es los 2000
`
