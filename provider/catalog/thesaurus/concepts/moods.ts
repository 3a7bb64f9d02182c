/** Moods that have no tag of their own; adjectives in their basic form. */
export const moods = `
harsh < aggressive ~ gritty, bright, noisy ! mellow, soft : noisy, dirty, bright
* harsh, abrasive, piercing, shrill, penetrating | de schrill, schneidend, grell, beißend, harsch, durchdringend, ohrenbetäubend | nl schel, snerpend, schril, ruig, doordringend, oorverdovend | it stridente, graffiante, penetrante, assordante | fr strident, criard, agressif?, perçant, pénétrant, assourdissant | es estridente, chirriante, chillón, hiriente, penetrante, ensordecedor
de spitz
en ear splitting | nl in je oren snijden, in je oren snijdt, door merg en been | it pungente | fr casse les oreilles, agressif pour les oreilles

eerie < tense ~ dark, horror, cold : dark, tense, wet
* eerie, creepy, spooky, scary, haunting, haunted, ghostly, ghost?, ghosts, haunted house, undead, zombie, vampire, monster?, uncanny, unnerving, creep | de unheimlich, gruselig, gespenstisch, schaurig, Geist, Geister, Spuk, spukhaft, Gespenst, Vampir, Grusel, Zombies, geisterhaft, schauderhaft | nl griezelig, spookachtig, eng!, luguber, spook, geest, griezel, vampier, akelig, spookachtige | it spettrale, spaventoso, sinistro, inquietante?, da brivido, fantasma, fantasmi, vampiro, spettro, raccapricciante, terrificante | fr sinistre, effrayant, lugubre, flippant, fantomatique, fantôme, fantômes, vampire, spectre, hanté, glaçant? | es espeluznante, siniestro, fantasmal, escalofriante, tétrico, fantasma, fantasmas, vampiro, espectro, embrujado, terrorífico
en woozy, dissonant, dissonance | it dissonante | fr frissons, spectral | es disonante, disonancia
* twin peaks, black mirror, the shining, x files, angelo badalamenti, david lynch, squid game, stranger danger
en hair raising, spine tingling | nl doodeng | it macabro | fr fout les jetons, qui fait flipper, chair de poule, malsain

evil < aggressive ~ dark, eerie : dark, dirty, deep
* evil, demonic, satanic, wicked, devil, demon, demons, hell, satan, villain, villainous, hellish, infernal | de böse, teuflisch, fies, dämonisch, Teufel, Dämon, Dämonen, Hölle, höllisch, Bösewicht | nl kwaadaardig, duivels, gemeen, demonisch, duivel, demon, hel!, hels, schurk | it malvagio, diabolico, demoniaco, diavolo, demone, inferno, infernale, cattiveria | fr maléfique, diabolique, démoniaque, diable, démon, enfer, infernal, méchanceté | es maligno, malvado, diabólico, demoníaco, diablo, demonio, infierno, infernal, villano, maldad
es maldito

sad < melancholic ~ minor-chord, calm, emotional ! happy : melancholic, slow, dark
* sad, heartbreak, heartbroken, depressed, crying, sadness, tragic, tragedy, depressing, depression, broken heart, breakup, tears, cry, loss, pain, despair, unhappy, blue, sentimental, heartache | de traurig, depressiv, trübselig, Traurigkeit, Tränen, Schmerz, Verlust, Verzweiflung, tragisch, weinen, unglücklich, Liebeskummer, sentimental | nl droevig, verdrietig, treurig, depressief, verdriet, droefheid, tranen, pijn!, verlies, wanhoop, tragisch, huilen, liefdesverdriet, sentimenteel | it triste, malinconico?, depresso, tristezza, lacrime, perdita, disperazione, tragico, piangere, infelice | fr triste, déprimant, tristesse, larmes, douleur, perte, désespoir, tragique, pleurer, malheureux | es triste, deprimente, tristeza, lágrimas, pérdida, desesperación, trágico, llorar, desamor, tristón
en teary | de verweint, jammervoll | it lacrimoso | fr larmoyant
en breakup scene | de Trennung, Herzschmerz | nl relatiebreuk | it addio, cuore spezzato | fr rupture, séparation, adieu, chagrin d'amour | es ruptura, despedida
en heartbreaking | nl zielig, tranentrekker | it strappalacrime | fr cafard, chialer, envie de chialer, larmes aux yeux, plombant

happy < playful ~ bright, major-chord, uplifting ! sad, dark, melancholic : bright, bouncy
* happy, cheerful, joyful, feelgood, feel good, upbeat, good mood, happiness, joy, joyous, cheer?, jolly, smile, smiling, merry, optimism | de fröhlich, glücklich, heiter, gut gelaunt, gute Laune, Freude, Glück, freudig, vergnügt, lächelnd, Fröhlichkeit | nl vrolijk, blij, opgewekt, vreugde, geluk, gelukkig, vrolijkheid, lachend?, feestelijk? | it allegro, felice, gioioso, gioia, felicità, allegria, contento, spensierato?, sorridente, ridente? | fr joyeux, heureux, gai, bonne humeur, joie, bonheur, gaieté, joyeuse, souriant, enjoué, riant? | es alegre, feliz, alegría, felicidad, gozo, contento, sonriente, jovial, risueño
en happy clappy

uplifting ~ happy, rising, trance, emotional
* uplifting, euphoric, hopeful, inspiring, inspirational, motivational, euphoria, ecstasy, bliss, blissful, inspire, motivation, triumph, triumphant, victory?, freedom, free feeling, liberating | de erhebend, euphorisch, hoffnungsvoll, inspirierend, Euphorie, Ekstase, Glückseligkeit, Motivation, motivierend, Triumph, triumphal, Freiheit, befreiend, aufbauend? | nl opbeurend, euforisch, hoopvol, inspirerend, euforie, extase, gelukzalig, motivatie, motiverend, triomf, vrijheid, bevrijdend | it euforico, speranzoso, ispirato, motivazionale, euforia, estasi, beatitudine, motivazione, trionfo, trionfale, libertà, liberatorio | fr euphorique, exaltant, inspirant, plein d'espoir, euphorie, extase, béatitude, motivation, motivant, triomphe, triomphal, liberté, libérateur | es eufórico, esperanzador, inspirador, motivador, euforia, éxtasis, dicha, motivación, triunfo, triunfal, libertad, liberador

emotional < melodic ~ melancholic, cinematic, sad
* emotional, feels, touching, heartfelt, deep feelings, emotion, emotions, emotive, soul stirring, heart warming, moving?, poignant, tear jerker, heart wrenching, gut wrenching | de emotional, gefühlvoll, berührend, ergreifend, Emotion, Gefühl, Gefühle, rührend, herzergreifend, herzzerreißend, ans Herz gehend | nl emotioneel, gevoelig, ontroerend, emotie, gevoel, gevoelens, aangrijpend, hartverscheurend, gevoelvol | it emotivo, emozionante, commovente, emozione, emozioni, sentimento, toccante, struggente, straziante, sentimentale | fr émouvant, touchant, émotionnel, émotion, émotions, sentiment, poignant, bouleversant, déchirant, touchante, sentimental | es emotivo, emocional, conmovedor, emoción, emociones, sentimiento, desgarrador, sentimental, conmovedora
en gives me goosebumps | de Gänsehautmoment | nl kippenvel, meeslepend | it pelle d'oca | fr prend aux tripes

romantic ~ soft, warm, strings : soft, warm
* romantic, love, sensual, sexy, sultry, romance, lovely, lover, lovers, passion, passionate, affection, tenderness, valentine, seductive | de romantisch, sinnlich, Liebe, Romantik, Leidenschaft, leidenschaftlich, verliebt, Zärtlichkeit, verführerisch, Valentinstag | nl romantisch, sensueel, liefde, romantiek, passie, gepassioneerd, tederheid, verleidelijk | it romantico, sensuale, amore, romanticismo, passione, passionale, innamorato, tenerezza, seducente | fr romantique, sensuel, amour, romance, passion, passionné, amoureux, séduisant, sensualité | es romántico, sensual, amor, romance, pasión, apasionado, enamorado, ternura, seductor
en first kiss, break up | fr premier baiser
en first date, babymaking music | nl verliefd

nostalgic < vintage, melancholic ~ lo-fi, dusty : warm, vintage, dusty
* nostalgic, nostalgia | de nostalgisch, Nostalgie | nl nostalgisch, nostalgie | it nostalgico, nostalgia | fr nostalgique, nostalgie | es nostálgico, nostalgia
en boc vibe
nl jeugdsentiment, goeie ouwe tijd

epic ~ cinematic, huge, orchestra : wide, deep, hard
* epic, heroic, majestic, anthemic, dramatic, glory, glorious, courage, brave, grand, grandiose, hero, heroes, pride, proud, monumental, larger than life, legend?, heroism, legendary?, mighty, stirring | de episch, heroisch, majestätisch, dramatisch, bombastisch, Held!, Helden, Ruhm, glorreich, Mut, mutig, Stolz, monumental, pathetisch, großartig, heldenhaft, heldisch | nl episch, heroïsch, majestueus, dramatisch, held!, helden, glorie, moed, dapper, trots, monumentaal, groots, heldhaftig, triomfantelijk? | it epico, eroico, maestoso, drammatico, eroe, eroi, gloria, coraggio, orgoglio, monumentale, grandioso, eroismo | fr épique, héroïque, majestueux, dramatique, grandiose, héros, gloire, courage, fierté, fier, monumental, épopée, chevaleresque | es épico, heroico, majestuoso, dramático, grandioso, héroe, héroes, gloria, valentía, orgullo, monumental, épica, heroísmo, hazaña
it solenne

laid-back < calm ~ slow, swinging, lofi-hip-hop : slow, soft, warm
* laid back, laidback, lazy, chilled out, easy going, behind the beat, idle, slacker | de lässig, locker, gechillt, relaxt, faul, träge? | nl relaxed, lui!, relaxt, loom, gechilld, laks | it rilassato?, pigro, indolente, tranquillo?, pigrone | fr décontracté, nonchalant, posé, paresseux, pépère, peinard | es relajado?, perezoso, vago!, relajadote, sosegado
nl achter de tel

energetic < driving ~ fast, aggressive ! calm : driving, fast, hard
* energetic, high energy, energy, hype, pumped, hyped, frantic, energising, energizing, vigorous, lively, explosive, adrenaline, excitement, exciting, powerful energy, dynamic | de energisch, energiegeladen, energetisch, Energie, schwungvoll, dynamisch, explosiv, Adrenalin, aufregend, mitreißend, Schwung | nl energiek, energie, bruisend, dynamisch, explosief, adrenaline, opwindend | it energico, carico, energia, dinamico, esplosivo, adrenalina, eccitante, vivace | fr énergique, énergie, dynamique, explosif, adrénaline, excitant, pêchu, vif | es enérgico?, energía, cañero, dinámico, explosivo, adrenalina, emocionante?, vivo?
it coinvolgente, spacca, che scuote | fr qui bouge, qui déchire | es marchoso, movido, movida, que rompa, que reviente, caña
de zum Abgehen | nl om te knallen | it gasante, che ti gasa | fr qui dépote, ça dépote, ça envoie, ça envoie du pâté, envoie du lourd, envoie du pâté, qui décoiffe, qui arrache, qui pète, met la pêche, file la pêche, donne la pêche, endiablé

quiet < soft, calm ! loud : soft, calm
* quiet, silent, hushed, subtle, subdued, silence, quietly | de leise, still!, dezent, subtil, Stille?, Lautlosigkeit | nl stil, zachtjes, subtiel, ingetogen, stilte? | it silenzioso, sommesso, sottile?, discreto, silenzio | fr silencieux, discret, subtil, calme?, silence | es silencioso, callado, sutil, discreto, silencio
nl muisstil, doodstil

spacey < dreamy ~ alien, wide, wet, ambient : wide, wet, long
* spacey, spacy, trippy, psychedelic, otherworldly | de spacig, psychedelisch, abgespaced, schwerelos? | nl spacey, psychedelisch, zweverig | it psichedelico, spaziale?, etereo? | fr psychédélique, planant?, perché! | es psicodélico, espacial?
it psichedelia, trippante, allucinato

mysterious < tense ~ dark, eerie, magical
* mysterious, mystical, mystic, enigmatic, secretive, mystery, secret, secrets, curious, curiosity, intrigue | de geheimnisvoll, mysteriös, mystisch, Geheimnis, Rätsel, rätselhaft, neugierig, Mystik | nl mysterieus, geheimzinnig, mystiek, mysterie, geheim, raadselachtig, nieuwsgierig | it misterioso, mistico, enigmatico, mistero, segreto, curioso, curiosità | fr mystérieux, mystique, énigmatique, mystère, secret, curieux, curiosité | es misterioso, místico, enigmático, misterio, secreto, curioso, curiosidad
en sneaky, stealthy, sneaking, stealth | de schleichend, heimlich, schleichen | nl sluipend, stiekem, sluipen | it furtivo, furtiva, di soppiatto | fr furtif, furtive, en douce | es sigiloso, sigilo, furtivo

magical ~ bell, dreamy, shimmering, celesta : glassy, bright, airy
* magical, magic, fairy, fairytale, enchanted, fantasy, wonder, wonderful, wondrous, enchanting, pixie, sorcery, fairy dust | de magisch, märchenhaft, zauberhaft, Märchen, Zauber, Magie, verzaubert, Wunder, wundersam, Fee?!, Fantasie, fantastisch | nl magisch, sprookjesachtig, betoverend, sprookje, magie, wonder, betoverd, tovenarij, fantasie, fantastisch | it magico, fiabesco, incantato, fiaba, magia, incanto, meraviglia, polvere di fata, fantasia | fr magique, féerique, enchanté, conte de fées, magie, enchanteur, émerveillement, féerie, fantaisie | es mágico, encantado, de hadas, de cuento, magia, encanto, maravilla, encantador, fantasía

weird < playful ~ experimental, glitch, detuned
* weird, strange, odd, bizarre, crazy, mad!, freaky, unusual, weirdness, madness, insanity, absurd, surreal, idiotic, stupid, nonsense | de seltsam, komisch, verrückt, schräg, merkwürdig, abgefahren, durchgeknallt, Wahnsinn, absurd, surreal, eigenartig, doof, blöd | nl raar, vreemd, gek, bizar, maf, apart!, waanzin, absurd, surrealistisch, idioot | it strano, bizzarro, pazzo, strambo, folle, follia, pazzia, assurdo, surreale, stupido | fr bizarre, étrange, fou, folle, chelou, barré!, déjanté, folie, absurde, surréaliste, idiot, débile | es raro, extraño, loco, bizarro, rarito, locura, absurdo, surrealista, tonto, absurda

futuristic ~ digital, alien, cold
* futuristic, cyberpunk, cyber, cybernetic, dystopian, future, tomorrow, high tech, hi tech, technological, technology, artificial intelligence | de futuristisch, dystopisch, Zukunft, hochtechnologisch, Technologie, Technik? | nl futuristisch, dystopisch, toekomst, technologie, hightech | it futuristico, distopico, futuro, tecnologico, tecnologia | fr futuriste, dystopique, futur, technologique, technologie | es futurista, distópico, futuro, tecnológico, tecnología
* cyberpunk 2077, matrix movie, the matrix, ghost in the shell, akira, terminator, robocop, total recall

gentle < soft ~ calm, warm ! aggressive : soft, calm, warm
* gentle, tender, delicate, intimate, sweet, caress, caressing, lightly | de sanft, zart, zärtlich, intim, süß, zärtliche, Sanftmut, behutsam | nl zacht?, teder, intiem, lief, zoet, tederheid?, liefelijk, fluwelig | it delicato, tenero, intimo, dolce, delicatamente, carezzevole | fr délicat, tendre, intime, doux?, délicatesse, caressant | es delicado, tierno, íntimo, dulce, delicadeza, acariciante

danceable ~ house, disco, driving, groovy
* danceable, dancefloor, dance floor, club, clubby, party, dancey, floor filler, danceability, partying, clubbers, floor, floorfiller | de tanzbar, Tanzfläche, Klub, Feier, Party, Party machen, Fete, Abtanzen | nl dansbaar, dansvloer, feest, feestje, fuif!, feesten | it ballabile, pista da ballo, festa, discoteca, festaiolo | fr dansant, piste de danse, fête, boîte de nuit, soirée, teuf, fêtard, ambiance de fête | es bailable, pista de baile, fiesta, discoteca, antro!, fiestero, juerga, marcha?!
en house party, night out, twerk | nl voetjes van de vloer, losgaan | es peda, farra, parranda, pachanga, mover el esqueleto

catchy < melodic ~ hook, pop
* catchy, memorable, earworm, singalong | de eingängig, Ohrwurm | nl pakkend, oorwurm, aanstekelijk | it orecchiabile, accattivante | fr accrocheur, entraînant?, entêtant | es pegadizo, pegajoso?, contagioso
fr reste en tête, rengaine

intense < driving ~ aggressive, energetic, tense
* intense, powerful?, intensity, hard hitting, hard-hitting | de intensiv, heftig | nl intens, heftig | it intenso | fr intense | es intenso

elegant ~ soft, clean, classical
* elegant, classy, sophisticated, sleek, elegance, luxury, luxurious, glamour, glamorous, slick, posh | de elegant, edel, Eleganz, Luxus, luxuriös, vornehm, nobel | nl elegant, chic, elegantie, luxe, luxueus, sjiek | it elegante, raffinato, eleganza, lusso, lussuoso | fr élégant, chic, raffiné, élégance, luxe, luxueux | es elegante, refinado, elegancia, lujo, lujoso
it fighetto | fr chicos

lonely < melancholic ~ sad, distant
* lonely, lonesome, isolated, longing, loneliness, solitude, alone, emptiness, abandoned, desolate, homesick | de einsam, sehnsüchtig, Sehnsucht, Einsamkeit, allein, Leere, verlassen, Heimweh, trostlos | nl eenzaam, verlangend, eenzaamheid, alleen, leegte, verlaten, heimwee, desolaat | it solitario, nostalgico?, solitudine, da solo, abbandonato, desolato | fr solitaire, esseulé, solitude, seul, abandonné, désolé | es solitario, soledad, solo?, abandonado, desolado

hopeful < uplifting ~ warm, bright
* hope, optimistic | de zuversichtlich, optimistisch | nl optimistisch, hoop! | it ottimista, speranza | fr optimiste, espoir | es optimista, esperanza
en confident, victorious | de siegreich | nl zelfverzekerd, zegevierend | it fiducioso, vittorioso | fr confiant, victorieux | es confiado, victorioso
de Aufbruchsstimmung

celestial < dreamy ~ choir, airy, shimmering
* celestial, heavenly, angelic, divine, spiritual, holy, sacred, angel, angels, paradise, divinity | de himmlisch, engelsgleich, göttlich, sakral, spirituell, Engel, Paradies, paradiesisch | nl hemels, engelachtig, goddelijk, sacraal, spiritueel, engel, engelen, paradijs
it celestiale, angelico, divino, sacro, spirituale, angelo, angeli, paradiso | fr céleste, angélique, divin, sacré, spirituel, ange, anges, paradis | es celestial, angelical, divino, sagrado, espiritual, ángel, ángeles, paraíso

anxious < tense ~ eerie, horror
* anxious, anxiety, panic, paranoid, frightening, nightmare, fear, fearful, terrified, worry, claustrophobic, paranoia | de beklemmend, ängstlich, beängstigend, Panik, Albtraum, Angst, Furcht, furchtsam, klaustrophobisch, Sorge, Paranoia | nl angstig, beklemmend, angstaanjagend, paniek, nachtmerrie, angst, vrees, bang, claustrofobisch
it angosciante, ansioso, ansiogeno, paura, incubo, ansia, angoscia, terrorizzato, claustrofobico, paranoia | fr angoissant, anxieux, angoisse, peur, cauchemar, stressant, anxiété, crainte, claustrophobe, paranoïa, flippé | es angustioso, ansioso, angustiante, miedo, pesadilla, ansiedad, angustia, temor, claustrofóbico, paranoia
it paranoico

minor ~ minor-chord, melancholic, dark ! major
* minor, minor key | de Moll, in Moll | nl mineur | it minore, in minore | fr mineur, en mineur | es menor, en menor

major ~ major-chord, happy, bright
* major, major key | de Dur, in Dur | nl majeur | it maggiore, in maggiore | fr majeur, en majeur | es mayor, en mayor
`
