/** The tags, with the words for each. */
export const tagConcepts = `
acid ~ resonant, aggressive
* acid, acidic, tb-303?, acidity | de quietschig, Säure | nl zuur, zuurheid
it acido, acidità | fr acid, acidité | es ácido, acidez

acoustic ~ organic, wooden ! digital
* acoustic, unplugged | de akustisch | nl akoestisch
it acustico | fr acoustique | es acústico

aggressive ~ hard, distorted, tense ! calm, soft
* aggressive, angry, brutal, fierce, aggression, anger, rage?, furious, fury, hate, violent, violence, ruthless, savage, gnarly, turnt | de aggressiv, wütend, brutal, brachial, Aggression, Wut, Zorn, zornig, Hass, Gewalt, Aggressivität | nl agressief, woest, bruut, agressie, woede, boos, haat, geweld, razend
it aggressivo, cattivo, brutale, aggressività, rabbia, arrabbiato, furia, furioso, odio, violenza, violento | fr agressif, brutal, méchant, agressivité, colère, rage?, furieux, haine, violence, violent, énervé, véner | es agresivo, brutal, violento, agresividad, rabia, ira, furia, furioso, odio, violencia, enojado, enfadado
en cocky, badass, wild, insane, rugged, jagged, grungy | de rotzig, krass?, knüppelhart | it selvaggio, cattivello | fr sauvage, déchaîné, rageur | es salvaje, bestial, rabioso, macarra | it incazzato, tamarro, tamarra, tamarri, ignorante | de aggro | nl opgefokt | de prollig | nl woedend | it zarro, truzzo

airy ~ soft, dreamy, bright ! fat
* airy, breathy, ethereal, air, breathiness, aerated | de luftig, hauchig, ätherisch, Luft, Luftigkeit | nl luchtig, ijl, etherisch, ademend
it arioso, etereo, aria!, ariosità, aerato | fr aérien, éthéré, soufflé?, légèreté | es etéreo, aéreo, con aire, aire, ligereza, aireado
it soffiato, soffiata | es soplado | de gehaucht

analog ~ warm, vintage ! digital
* analog, analogue | de analog, analogisch | nl analoog
it analogico, analogicità | fr analogique | es analógico
fr à lampes

bouncy ~ playful, swinging
* bouncy, bouncing, springy, skippy, skipping, hopping, jumpy | de federnd, hüpfend, hüpfig, hopsend, springend, hüpft | nl verend, stuiterend, huppelend, springerig
it rimbalzante, saltellante, molleggiato, elastico | fr bondissant, rebondi, sautillant, rebondissant, bondit | es saltarín, botante, con rebote, rebote, que rebota

bright ~ crisp, glassy ! dark
* bright, brilliant, shiny, brightness, brilliance, glossy, luminous, radiant, light sound | de hell!, brillant, strahlend, glänzend, Helligkeit, Brillanz, leuchtend, glanzvoll, Höhen, Glanz | nl helder, briljant, glanzend, helderheid, stralend, glans, lichtend
it brillante, luminoso, chiaro, squillante?, luminosità, brillantezza, lucente, splendente | fr brillant, lumineux, clair, éclatant, brillance, luminosité, clarté, scintillant?, radieux | es brillante, luminoso, claro, brillo, brillantez, luminosidad, claridad, radiante
en vivid, colorful, colourful, gleaming, silver, yellow | de farbenfroh, bunt, silbern, gelb | nl kleurrijk, zilveren, geel | it colorato, vivido, argentato | fr coloré, argenté, jaune | es colorido, vívido, plateado, amarillo

calm ~ soft, dreamy ! aggressive
* calm, relaxed, relaxing, peaceful, chill, chilled, calmness, peace, serene, serenity, tranquil, tranquility, placid, stillness, chilling, soothe | de ruhig, entspannt, friedlich, gelassen, chillig, Gelassenheit, Frieden, friedvoll, Stille, still?, Gemütlichkeit | nl rustig, kalm, ontspannen, vredig, kalmerend, kalmte, vrede, sereen, stilte, gemoedelijk
it calmo, tranquillo, rilassato, rilassante, pacato, calma, pace!, serenità, sereno, quieto, tranquillità | fr calme, paisible, tranquille, détendu, apaisant, paix, sérénité, serein, tranquillité, quiétude, relax, zen | es tranquilo, calmado, relajado, relajante, sereno, calma, paz, serenidad, tranquilidad, apacible, quieto
en spaced out | nl rustig aan | fr tranquillou, tranquilou | es tranqui, tranqui tranqui | de chillen

clean ~ dry ! dirty, distorted
* clean, pure, clear, undistorted, cleanness, purity, clarity | de sauber, rein, klar, unverzerrt, Sauberkeit, Reinheit, Klarheit | nl schoon, zuiver, puur, onvervormd, zuiverheid, helderheid?
it pulito, puro, pulizia, purezza, limpido | fr propre, pur, pureté, propreté, limpide, net? | es limpio, puro, limpieza, pureza, nitidez, límpido
en spotless | de makellos, sauber poliert | nl smetteloos, vlekkeloos | it immacolato, impeccabile | fr impeccable, immaculé | es impecable, inmaculado | nl kraakhelder

crisp ~ bright, tight, punchy
* crisp, crispy, sharp, crispness, sharpness | de knackig, scharf, knusprig, präsent, Schärfe | nl scherp, knisperend, knapperig, fris, scherpte
it nitido, croccante, definito, tagliante, nitidezza | fr net!, croustillant, tranchant, précis, netteté, croquant? | es nítido, crujiente, definido, afilado, nitidez?
en hifi, hi fi, polished, pristine | de hochglänzend, glasklar, poliert, knackscharf | nl gepolijst, glashelder | it lucido, rifinito | fr poli, léché | es alta fidelidad, pulido | nl haarscherp | it tagliente

dark ~ deep, tense ! bright
* dark, dark sounding, sinister?, black | de dunkel, Düsternis, finster?, schwarz, dunkle Stimmung | nl donker, somber, duister?, zwart
it scuro, tenebroso, buio, nero, cupo?, buia | fr sombre, obscur, noir, noirâtre, assombri | es oscuro, tenebroso, negro, lóbrego, sombrío?
en gray, grey, pitch black, dim | de grau, stockfinster, pechschwarz | nl grijs, pikdonker, pikzwart | it grigio | fr gris, très sombre | es gris, negruzco | nl pikkedonker

deep ~ sub, dark
* deep, low, low-pitched, bassy, depth, depths, lows, bass heavy, low frequency | de tief, bassig, basslastig, Tiefe, Tiefen, abgründig, bassstark, tieffrequent | nl diep, laag!, diepte, laagte, lage tonen
it profondo, grave, profondità, bassi profondi, basse frequenze | fr profond, grave, profondeur, basses fréquences | es profundo, grave, hondo, profundidad, bajas frecuencias

detuned ~ wide
* detuned, out of tune, off-key, sour | de verstimmt, schief | nl ontstemd, vals?
it scordato, stonato | fr désaccordé, faux, fausse, détuné | es desafinado, detune, con detune

digital ~ glassy ! analog, acoustic
* digital, synthetic, 8-bit?, chiptune?, bitcrushed? | de digital, synthetisch, künstlich | nl digitaal, synthetisch, kunstmatig
it digitale, sintetico, artificiale | fr numérique, digital, synthétique, artificiel | es digital, sintético, artificial

dirty ~ gritty, distorted, noisy ! clean
* dirty, filthy, grimy, muddy, nasty, dirt, filth, scuzzy, mud | de dreckig, schmutzig, schmuddelig, Dreck, Schmutz, verdreckt, versifft, schlammig, Schlamm | nl vuil, smerig, vies, groezelig, vuiligheid, modderig, viezig, vuig, ranzig, modder
it sporco, sozzo, sporcizia, lercio, sudicio, fangoso, fango | fr sale!, crade, crasseux, saleté, boueux, cradingue, boue | es sucio, mugriento, cochino, suciedad, mugre, embarrado, barro
en gross!, disgusting, stank face, face melting | de siffig, räudig, matschig, breiig | nl vunzig | it zozzo, marcio | fr qui tache

distorted ~ dirty, aggressive, gritty ! clean
* distorted, overdriven?, saturated?, driven, clipped, distortion?, overdrive?, saturation?, distort, distorting | de verzerrt, übersteuert?, gesättigt?, angezerrt?, verzerrung?, übersteuerung?, verzerren, zerrend, Zerre | nl vervormd, overstuurd?, verzadigd?, geclipt, vervorming?, vervormen, overstuur
it distorto, saturato?, saturo?, in overdrive?, distorsione?, saturazione?, distorcere, distorcente | fr saturé, distordu, écrêté?, distorsion?, distordre, saturer, disto | es distorsionado, saturado?, recortado, distorsión?, saturación?, distorsionar
en blown out, blown speaker | it sfondato | es reventado

dreamy ~ calm, airy, wet
* dreamy, dreamlike, hazy, dream, dreams, daydream, reverie | de verträumt, träumerisch, traumhaft, sphärisch, Traum, Träume, Träumerei, träumend | nl dromerig, sferisch, wazig, droom, dromen, dromend
it sognante, onirico, trasognato, sogno, sogni, sognare | fr planant, rêveur, onirique, vaporeux, rêve, rêves, rêverie, rêver, songe | es ensoñador, soñador, onírico, vaporoso, ensueño, ensoñación
en dizzy, groggy, stoned, hungover, drifting off | de benommen, schwindelig, bekifft, dunstig, duselig | nl duizelig, suf | it stordito, annebbiato, fatto! | fr étourdi, cotonneux | es mareado, adormilado, colocado

driving ~ rolling, pumping ! calm
* driving, propulsive, relentless, pushing, momentum, propulsion | de treibend, antreibend, vorwärts, Antrieb, nach vorne, Schub, vorantreibend | nl stuwend, opzwepend, drijvend, voortstuwend, vaart
it incalzante, trascinante, martellante, spinta, trainante | fr entraînant, implacable, énergique?, effréné, poussée | es trepidante, implacable, con empuje, enérgico, empuje, arrollador

dry ~ tight, short ! wet
* dry, close-miked, no reverb, without reverb, dryness | de trocken, ohne hall, Trockenheit | nl droog, zonder galm, droogte
it secco, asciutto, senza riverbero, secchezza | fr sec, mat!, sans réverbération, sans réverb, sécheresse | es seco, sin reverb, sin reverberación, sequedad
en close, upfront, up front, in your face, close up | de nah, direkt, ganz nah, unverhallt | nl dichtbij, vooraan, recht in je gezicht, zonder nagalm | it vicino, in primo piano, ravvicinato, diretto | fr proche, tout près, direct, au premier plan | es cercano, en primer plano, de cerca, sin eco | de knochentrocken, furztrocken, staubtrocken

dusty ~ lo-fi, vintage, noisy
* dusty, crackling, crackly, dust, vinyl?, dustiness | de staubig, knisternd, knistern, angestaubt, Staub, verstaubt | nl stoffig, krakend, stof
it polveroso, crepitante, polvere, vinile?, impolverato | fr poussiéreux, crépitant, poussière, vinyle? | es polvoriento, crepitante, polvo, vinilo?

evolving ~ long, hypnotic
* evolving, changing, moving, morphing | de bewegt, wandelnd, veränderlich, lebendig | nl evoluerend, veranderend, veranderlijk, bewegend
it in evoluzione, cangiante, mutevole, evolutivo, in movimento | fr évolutif, changeant, mouvant | es cambiante, evolutivo, en evolución, en movimiento
nl golvend

falling ! rising
* falling, descending, dropping, downward, descend, descent, drop down | de fallend, absteigend, sinkend, abfallend, abwärts, nach unten, fallen, sinken | nl dalend, vallend, zakkend, aflopend, omlaag, naar beneden, dalen, zakken
it discendente, cadente, in discesa, in caduta, che scende, verso il basso, discendere, scendere | fr descendant, tombant, qui descend, qui tombe, descendre, tomber | es descendente, en caída, que baja, hacia abajo, descenso, bajar, caer

fat ~ warm, deep ! thin
* fat, phat, full, fatness, heft | de fett, Fülle, Fettheit, voluminös | nl vet, vol!, omvangrijk
it corposo, grosso, pieno, corposità, voluminoso | fr gros, plein, épais, gras, gros son, corpulent, volumineux, rondeur | es gordo, lleno, cuerpo, voluminoso, grosor
de vollfett | nl bol | it grassa, grasso, ciccione | fr bien gras | es gordote | it panciuto

glassy ~ bright, metallic
* glassy, glass, crystal, crystalline, crystal clear, glasslike | de gläsern, glasig, glas, kristallin, kristallklar, Kristall, Kristalle | nl glasachtig, glazig, glazen, glas, kristalhelder, kristal, glasgeluid
it vitreo, vetro, cristallino, cristallo, vetrata | fr vitreux, verre, cristallin, cristal, transparent, verrerie | es vítreo, cristalino, cristal, transparente
it vetroso, vetrosa

gritty ~ dirty, dusty ! clean
* gritty, rough, grainy, coarse, grit, roughness, raspy?, gravel?, scratchy | de rau, rauh, körnig, kratzig, ruppig, Rauheit, kratzend, Kratzen | nl ruw, korrelig, schurend, grof, grove, rauw, ruwheid, krasserig, schraperig
it ruvido, granuloso, aspro, ruvidezza, graffiato | fr rugueux, granuleux, râpeux, rêche, rugosité, granulé, grain?, éraillé | es áspero, rugoso, granulado, rasposo, aspereza, rasgado
en crusty, bumpy, stony | de krustig, steinig, rumpelig, schroff | nl korstig, hobbelig, steenachtig | it incrostato, sassoso, scabro | fr croûteux, rocailleux, raboteux | es costroso, pedregoso | it sgranato | fr qui gratte

hard ~ aggressive, punchy ! soft
* hard, tough, hardness, harder, strong, force, brute | de hart, Härte, stark, Stärke, heftig? | nl hard, stevig, hardheid, sterk, kracht
it duro, tosto, durezza, forte?, forza | fr dur, dureté, fort?!, force, costaud? | es duro, dureza, fuerte?, fuerza
de bretthart, stahlhart, volles Brett, auf die Zwölf, auf die Fresse | nl snoeihard | fr bourrin

hypnotic ~ rolling, minimal
* hypnotic, mesmerizing, repetitive, trippy?, hypnosis, trancelike, trance like, entrancing, loopy, monotonous | de hypnotisch, hypnotisierend, repetitiv, monoton, Hypnose, trancehaft, eintönig, beschwörend, wiederholend, wiederkehrend | nl hypnotiserend, hypnotisch, bezwerend, repetitief, hypnose, trance-achtig, eentonig, steeds herhalend
it ipnotico, ripetitivo, ossessivo, ipnosi, ipnotizzante, monotono | fr hypnotique, répétitif, envoûtant, hypnose, hypnotisant, monotone, lancinant | es hipnótico, repetitivo, envolvente, hipnosis, hipnotizante, monótono

lo-fi ~ dusty, vintage, warm
* lo-fi?, lofi?, low fidelity, tape?, low quality? | de tonband?
it bassa fedeltà, nastro? | fr basse fidélité, bande?, basse qualité | es baja fidelidad, cinta?, baja calidad
it scrauso | fr cheap, pourri

long ~ evolving ! short
* long, sustained, lingering, drawn-out, long tail, long decay, long release, endless, sustain, length, long sustained, elongated | de lang, anhaltend, langgezogen, ausgehalten, Länge, lang anhaltend | nl lang, aanhoudend, langgerekt, aangehouden, lengte, langdurig
it lungo, sostenuto, tenuto, prolungato, lunghezza, prolungata | fr long, longue, soutenu, tenu, prolongé, longueur, longuement | es largo, sostenido, prolongado, duración larga, alargado

melancholic ~ dark, calm ! happy
* melancholic, melancholy, wistful, moody, blue mood, bittersweet, sorrow, sorrowful, mournful, grief, gloom, tearful, mourning | de melancholisch, wehmütig, schwermütig, Melancholie, Wehmut, Schwermut, trübsinnig, Trauer, Kummer, bittersüß | nl melancholisch, melancholiek, weemoedig, weemoed, rouw, treurnis, bitterzoet, zwaarmoedig, droefgeestig
it malinconico, mesto, malinconia, lutto, dolore, agrodolce, mestizia | fr mélancolique, mélancolie, chagrin, deuil, peine, doux-amer, morose | es melancólico, melancolía, pena, duelo, dolor, agridulce
en pensive, thoughtful, reflective, introspective, bleak, hopeless, grieving, introspection | de nachdenklich, hoffnungslos, in sich gekehrt | nl bedachtzaam, nadenkend, peinzend, hopeloos, troosteloos | it pensieroso, riflessivo, introspettivo, senza speranza | fr pensif, songeur, introspectif, désespéré | es pensativo, reflexivo, introspectivo, desolador, sin esperanza | de Weltschmerz | it funebre | fr spleen, coup de blues

melodic ~ melody, dreamy
* melodic, melodious, melody?, tuneful, musical, melodically | de melodisch, melodiös, melodie?, musikalisch | nl melodisch, melodieus, melodie?, muzikaal
it melodico, melodioso, melodia?, cantabile, melodica, melodicamente | fr mélodique, mélodieux, mélodie?, chantant, musical | es melódico, melodioso, melodía?, cantable, melódica, musical

metallic ~ glassy, resonant ! wooden
* metallic, metal?, steel, iron, tinny, clanging, metallics, copper, aluminium, tin can?, clang, clank | de metallisch, metall, stahl, blechern, scheppernd, eisern, Metallklang, Blechdose, scheppern, Kupfer | nl metaalachtig, metalig, metaal, staal, ijzeren, blikkerig, metaalklank, blik, kletterend?
it metallico, metallo, acciaio, ferro, lamiera, latta, rame | fr métallique, acier, fer!, tôle, ferraille, métal | es metálico, metal, acero, hierro, lata?, chapa, metalizado

minimal ~ clean, dry ! fat
* minimal, minimalist, minimalism, minimalistic, understated | de minimal, minimalistisch, Minimalismus, minimalistische | nl minimaal, minimalistisch, minimalisme
it minimale, minimalista, essenziale, minimalismo | fr minimal, minimaliste, minimalisme | es minimalista, mínimo, minimalismo, minimal
en less is more

noisy ~ dirty, noise ! clean
* noisy, noise?, hiss?, white noise?, noisiness | de rauschig, rauschend, verrauscht, rauschen?, geräuschhaft, Lärm?, lärmend, krachig | nl ruizig, ruisend, ruis?, lawaaierig, lawaai?, rumoerig
it rumoroso, rumore?, fruscio?, rumore bianco?, chiassoso | fr bruit?, bruyant, bruit blanc?, bruité, bruitiste, tapageur | es ruidoso, ruido?, ruido blanco?, estridente?

organic ~ acoustic, wooden ! digital
* organic, natural, earthy, hand-played, mossy, leafy, soil, earth | de organisch, natürlich, erdig, handgespielt, Natürlichkeit, moosig, Erde, bodenständig | nl organisch, natuurlijk, aards, handgespeeld, aarde, bodem
it organico, naturale, terroso, naturalezza, muschio, terra | fr organique, naturel, terreux, naturalité, mousse, terre | es orgánico, natural, terroso, naturalidad, tierra, musgo

playful ~ bouncy ! dark
* playful, fun, funny, quirky, cheeky, cute, playfulness, humor, humorous, comedy, silly, goofy, whimsical, whimsy, joke, mischievous, sassy, sass, attitude | de verspielt, lustig, witzig, frech, niedlich, Spaß, Humor, humorvoll, Komik, albern, spielerisch, schelmisch, drollig, kess | nl speels, grappig, leuk, eigenzinnig, schattig, humor, komisch, komedie, plezier, ondeugend, gek?, brutaal
it giocoso, divertente, buffo, spiritoso, umorismo, comico, commedia, scherzoso, spensierato, simpatico, sfacciato, sbarazzino | fr espiègle, ludique, drôle, amusant, joueur, humour, humoristique, comique, comédie, rigolo, malicieux, marrant, insolent, effronté | es juguetón, divertido, gracioso, travieso, humor, cómico, comedia, simpático, pícaro, descarado, atrevido
en wacky, zany, hilarious, cheesy, corny, kitschy, tacky | de kitschig, trashig, ulkig, blödelnd, schrullig | nl kitscherig, knullig, kolderiek, flauw | it kitsch, pacchiano, sciocco | fr kitsch, ringard, loufoque, farfelu, bébête | es hortera, kitsch, cursi, alocado, chistoso | en naff, plinky plonky | it demenziale | fr niais, cucul, cucul la praline, gnangnan

pumping ~ driving, sidechain
* pumping, sidechained?, sidechain?, ducked?, ducking? | de pumpend, geduckt | nl pompend, geduckt
it effetto pumping, effetto pompa, pompante | fr effet de pompage, pompage, pompant, pompé | es con bombeo, bombeo, bombeante, pulsante

punchy ~ tight, hard ! soft
* punchy, punch, knocking, powerful, impactful, thump, thumping, thumpy, bumping, cuts through, knocks, banging, slapping, hits hard, power, impact power, whack, smack, kicking, slam?, killer, bangs | de druckvoll, kräftig, kraftvoll, knallig, Druck, mit Druck, drückt, knallt, ballert, knallend, schlagkräftig, Wumms?, Wucht?, Power, Durchschlagskraft, drückend, knallen, ballernd, wuchtig? | nl krachtig, pittig, knallend, knalt, beukt, beukend, met klap, power, slagkracht, stoot
it incisivo, potente, d’impatto, poderoso, che spacca, che spinge, che picchia, che pesta, potenza, botta, pugno, impatto? | fr percutant, puissant, incisif, qui tape, qui cogne, qui frappe, cognant, puissance, punch, frappe, frappant, patate | es contundente, potente, con pegada, que pegue, que pega, que golpee, pegada, potencia, golpe seco?, pegador, golpeador
en slaps hard | it che spaccano | fr qui tabasse, met une claque | es que patee

resonant ~ acid, metallic
* resonant, resonance, whistling, resonating, resonate | de resonant, resonanz, pfeifend, Resonanzen, mitschwingend | nl resonerend, resonant, resonantie, fluitend, resoneren
it risonante, risonanza, risonare | fr résonant, résonance | es resonante, resonancia, resonar

rising ~ tense, riser ! falling
* rising, ascending, building, build-up?, upward, ascend, climb, climbing | de ansteigend, steigend, aufsteigend, aufbauend?, aufwärts, nach oben, steigern, hochgehend, Aufstieg, aufsteigen | nl stijgend, oplopend, opbouwend, klimmend, omhoog, stijgen, stijging
it ascendente, crescente, in salita, in crescendo, che sale, verso l'alto, ascesa, salire | fr ascendant, montant, croissant, qui monte, ascension, monter, grimpant | es ascendente, creciente, en subida, que sube, hacia arriba, ascenso, subir, ascensión
es que va creciendo

rolling ~ driving, swinging
* rolling, flowing, running, galloping | de rollend, fließend, laufend, galoppierend, rollen | nl rollend, vloeiend, lopend, galopperend, rollen
it rotolante, scorrevole, fluido, galoppante, rotolare | fr roulant, fluide, galopant, rouler | es fluido, rodante, galopante, rodar

short ~ tight, dry ! long
* short, brief, quick, staccato?, clipped-off, short tail, short decay, shortness, brevity | de kurz, knapp, Kürze | nl kort, bondig, kortheid
it breve, corto, brevità | fr court!, bref, brièveté | es corto, breve, brevedad
fr coupé net

soft ~ warm, calm ! hard, aggressive
* soft, padded, softness, gentleness, mellowness, silkiness, softly, fluffy | de weich, fluffig, Weichheit, Sanftheit, flauschig, sacht | nl zacht, mild, zachtheid, zachtaardig, donzig
it morbido, soave, morbidezza, dolcezza, delicatezza, soffice | fr doux, douce, feutré, moelleux, douceur, mollesse, tendresse, doucement | es suave, blando, suavidad, dulzura, blandura, suavemente
de butterweich | nl boterzacht | it morbidoso | es acolchado

sub ~ deep, fat
* sub?, subby, sub-bass?, subsonic, low end | de subbass?, tiefbass?, subbassig | nl subbas?, sub-bas?, sublaag
it subbasso?, bassissimo | fr sub-basse?, infrabasse?, infra-basse? | es subgrave?, sub-bajo?, subbajo?
en in your chest, in your gut, in your belly, shakes the walls, shakes the room, wall shaking, chest rattling | de im Bauch, im Bauch spürt, in der Magengrube, Wände wackeln | nl in je buik, in je buik voelt, in je maag, in de buik, trillende muren, borstkas | it nella pancia, nello stomaco, senti nella pancia, fa tremare i muri, trema tutto | fr dans le ventre, dans le bide, dans la poitrine, fait trembler les murs | es en el pecho, en el estómago, en la barriga, en la panza, hace temblar las paredes | en trunk rattling, punches you in the chest | de Kofferraumbass | nl door je borst, in je borst, in je lijf voelt, broekspijpen, trillende ruiten | it che fa tremare | fr fait vibrer les vitres, font trembler les murs, caisson de basse | es que haga temblar

swinging ~ bouncy, syncopated ! straight
* swinging, swung, swing, shuffled, shuffle | de swingend, geswingt, geshuffelt, Swing | nl swingend, geshuffeld, swing
it swingato, swingante, con swing, swing | fr swingué, swinguant, swing | es con swing, swingueado, swing
it storto, storta | fr décalé | es descuadrado | de schlurfig | fr chaloupé

syncopated ~ swinging ! straight
* syncopated, off-beat, offbeat, broken | de synkopiert, gebrochen, versetzt | nl gesyncopeerd, gebroken, tegendraads
it sincopato, in levare, spezzato | fr syncopé, à contretemps, contretemps | es sincopado, a contratiempo, contratiempo, quebrado, roto
en lopsided, off kilter, stumbling | de stolpernd, holprig, holpernd | nl struikelend, hobbelend, hakkelend | it zoppicante, sbilenco | fr boiteux, trébuchant | es cojo, tropezado | de Stolperbeat | nl hinkelend | it controtempo, sghembo | fr beat cassé, rythme cassé

tense ~ dark, rising ! calm
* tense, suspenseful, ominous, sinister, uneasy, nervous, tension, suspense?, danger, dangerous, menacing, menace, threatening, threat, dread, unease, unsettling, nervousness, stress, stressful, thrilling | de angespannt, spannungsvoll, bedrohlich, nervös, Spannung, spannend, Gefahr, gefährlich, Bedrohung, Unruhe, unruhig, unbehaglich, düster? | nl gespannen, dreigend, onheilspellend, zenuwachtig, spanning, spannend, gevaar, gevaarlijk, dreiging, onrust, onrustig
it teso, minaccioso, inquietante, nervoso, tensione, pericolo, pericoloso, minaccia, inquietudine, angoscia?, ansia? | fr tendu, menaçant, inquiétant, nerveux, tension, danger, dangereux, menace, inquiétude, nervosité, oppressant | es tenso, amenazador, inquietante, nervioso, tensión, peligro, peligroso, amenaza, inquietud, nerviosismo, amenazante
en on edge, nail biting | de Nervenkitzel, Ruhe vor dem Sturm | nl bloedstollend | fr malaisant | es suspenso

tight ~ short, punchy ! loose
* tight, compact, controlled, precise | de straff, kompakt, präzise | nl strak, compact, nauwkeurig
it compatto, stretto, serrato, preciso | fr serré, compact, ramassé | es compacto, ajustado, apretado, preciso

vintage ~ analog, dusty, lo-fi ! modern
* vintage, retro, old-school, classic, oldschool, oldskool, old skool, retro sound, timeless, throwback, old timey, vintage sounding, steampunk, victorian | de oldschool, klassisch, Nostalgie?, altmodisch, altertümlich, von früher, traditionell | nl oldschool, klassiek, ouderwets, vroeger, nostalgisch?, traditioneel
it classico, d’epoca, classica, tradizionale, vecchio stile, antiquato, di una volta | fr classique, d’époque, rétro, à l'ancienne, ancienne école, vieillot, traditionnel, démodé | es clásico, de época, clásica, retro, de antes, anticuado, tradicional, a la antigua, vieja escuela
nl uit de oude doos | es de toda la vida

warm ~ soft, analog ! cold
* warm, cozy, cosy, warmth, glowing, warmer, toasty, warmly, heat | de warm, gemütlich, wohlig, Wärme, wärmend, kuschelig, warmherzig | nl warm, warmte, behaaglijk, gezellig, knus, verwarmend, warmhartig
it caldo, calore, accogliente, avvolgente, calorosità, caloroso, tiepido | fr chaud, chaleureux, chaleur, chaleureusement, réconfortant, tiède, douillet | es cálido, calidez, calor, acogedor, caluroso, caliente, acogedora, templado
en comfy, homely, hot, snug, golden | de heimelig, behaglich, heiß | nl huiselijk, gouden, lekker warm | it dorato, confortevole, caldo caldo | fr doré, tout chaud | es hogareño, dorado, abrigado, calentito | nl wollig

wet ~ wide, dreamy ! dry
* wet, reverberant, reverb?, echoing, echo?, wetness, humid | de hallig, verhallt, nass, hall?, feucht | nl galmend, galm?, nat, vochtig
it riverberato, riverbero?, bagnato, eco?, umido | fr réverbéré, réverbération?, humide, mouillé | es con reverb, reverberado, reverberación?, reverberante, eco?, húmedo, mojado
en soggy, washed out, drenched, cavernous, swimming in reverb, huge reverb | de höhlenartig, verwaschen, viel Hall, triefend | nl grotachtig, verwassen, veel galm, druipend | it cavernoso, caverna, tanto riverbero, pieno di riverbero | fr caverneux, caverne, noyé de réverb, beaucoup de réverb | es cavernoso, caverna, mucha reverb, bañado en reverb | de klatschnass | it affogato nel riverbero

wide ~ wet, airy ! mono
* wide, broad, stereo?, width, wideness, stereo width, panoramic, expansive, vast, spaciousness | de breit, weit, Weite, Breite, Stereobreite, ausladend, weitläufig | nl breed, wijd, breedte, wijdte, weids, uitgestrekt
it ampio, largo, ampiezza, larghezza, vasto | fr ample, étendu, large, largeur, ampleur, vaste, panoramique | es amplio, ancho, estéreo?, abierto?, amplitud, anchura, vasto, panorámico
en panning, autopan, surround | de gepannt, Panorama?, Rundumklang | nl gepand | it panoramico? | es paneo, paneado

wooden ~ acoustic, organic ! metallic
* wooden, wood, woody, timber, bamboo, oak | de hölzern, holzig, holz, Holzklang, Bambus | nl houtachtig, houtig, hout, houten, bamboe
it legnoso, legno, di legno, ligneo, bambù | fr bois, en bois, boisé, boiserie, bambou | es amaderado, madera, de madera, leñoso, maderoso, bambú
`
