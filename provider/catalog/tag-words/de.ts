import type { Tag } from '../tags.ts'

/** German words for each tag, with adjective endings; separated by commas. */
export const de: Readonly<Record<Tag, string>> = {
  acid: 'acid, quietschig, quietschige, quietschiger, quietschiges, quietschigen, quietschigem',
  acoustic: 'akustisch, akustische, akustischer, akustisches, akustischen, akustischem, unplugged',
  aggressive:
    'aggressiv, aggressive, aggressiver, aggressives, aggressiven, aggressivem, wütend, wütende, wütender, wütendes, wütenden, wütendem, brutal, brutale, brutaler, brutales, brutalen, brutalem',
  airy: 'luftig, luftige, luftiger, luftiges, luftigen, luftigem, hauchig, hauchige, hauchiger, hauchiges, hauchigen, hauchigem, ätherisch, ätherische, ätherischer, ätherisches, ätherischen, ätherischem, leicht, leichte, leichter, leichtes, leichten, leichtem',
  analog: 'analog, analoge, analoger, analoges, analogen, analogem',
  bouncy:
    'federnd, federnde, federnder, federndes, federnden, federndem, hüpfend, hüpfende, hüpfender, hüpfendes, hüpfenden, hüpfendem, hüpfig, hüpfige, hüpfiger, hüpfiges, hüpfigen, hüpfigem, bouncy',
  bright:
    'hell, helle, heller, helles, hellen, hellem, brillant, brillante, brillanter, brillantes, brillanten, brillantem, strahlend, strahlende, strahlender, strahlendes, strahlenden, strahlendem, glänzend, glänzende, glänzender, glänzendes, glänzenden, glänzendem',
  calm: 'ruhig, ruhige, ruhiger, ruhiges, ruhigen, ruhigem, entspannt, entspannte, entspannter, entspanntes, entspannten, entspanntem, friedlich, friedliche, friedlicher, friedliches, friedlichen, friedlichem, still, stille, stiller, stilles, stillen, stillem, gelassen, gelassene, gelassener, gelassenes, gelassenen, gelassenem, chillig, chillige, chilliger, chilliges, chilligen, chilligem',
  clean:
    'clean, sauber, saubere, sauberer, sauberes, sauberen, sauberem, rein, reine, reiner, reines, reinen, reinem, klar, klare, klarer, klares, klaren, klarem, unverzerrt, unverzerrte, unverzerrter, unverzerrtes, unverzerrten, unverzerrtem',
  crisp:
    'knackig, knackige, knackiger, knackiges, knackigen, knackigem, scharf, scharfe, scharfer, scharfes, scharfen, scharfem, knusprig, knusprige, knuspriger, knuspriges, knusprigen, knusprigem, crisp, präsent, präsente, präsenter, präsentes, präsenten, präsentem',
  dark: 'dunkel, dunkle, dunkler, dunkles, dunklen, dunklem, düster, düstere, düsterer, düsteres, düsteren, düsterem, finster, finstere, finsterer, finsteres, finsteren, finsterem, dumpf, dumpfe, dumpfer, dumpfes, dumpfen, dumpfem, dark',
  deep: 'tief, tiefe, tiefer, tiefes, tiefen, tiefem, deep',
  detuned:
    'verstimmt, verstimmte, verstimmter, verstimmtes, verstimmten, verstimmtem, schief, schiefe, schiefer, schiefes, schiefen, schiefem, schwebend, schwebende, schwebender, schwebendes, schwebenden, schwebendem, detuned',
  digital:
    'digital, digitale, digitaler, digitales, digitalen, digitalem, synthetisch, synthetische, synthetischer, synthetisches, synthetischen, synthetischem, künstlich, künstliche, künstlicher, künstliches, künstlichen, künstlichem, roboterhaft, roboterhafte, roboterhafter, roboterhaftes, roboterhaften, roboterhaftem, 8-bit, chiptune',
  dirty:
    'dreckig, dreckige, dreckiger, dreckiges, dreckigen, dreckigem, schmutzig, schmutzige, schmutziger, schmutziges, schmutzigen, schmutzigem, schmuddelig, schmuddelige, schmuddeliger, schmuddeliges, schmuddeligen, schmuddeligem, dirty',
  distorted:
    'verzerrt, verzerrte, verzerrter, verzerrtes, verzerrten, verzerrtem, übersteuert, übersteuerte, übersteuerter, übersteuertes, übersteuerten, übersteuertem, gesättigt, gesättigte, gesättigter, gesättigtes, gesättigten, gesättigtem, angezerrt, angezerrte, angezerrter, angezerrtes, angezerrten, angezerrtem, verzerrung, übersteuerung',
  dreamy:
    'verträumt, verträumte, verträumter, verträumtes, verträumten, verträumtem, träumerisch, träumerische, träumerischer, träumerisches, träumerischen, träumerischem, traumhaft, traumhafte, traumhafter, traumhaftes, traumhaften, traumhaftem, sphärisch, sphärische, sphärischer, sphärisches, sphärischen, sphärischem',
  driving:
    'treibend, treibende, treibender, treibendes, treibenden, treibendem, energisch, energische, energischer, energisches, energischen, energischem, energiegeladen, energiegeladene, energiegeladener, energiegeladenes, energiegeladenen, energiegeladenem, antreibend, antreibende, antreibender, antreibendes, antreibenden, antreibendem, vorwärts',
  dry: 'trocken, trockene, trockener, trockenes, trockenen, trockenem, dry, ohne hall',
  dusty:
    'staubig, staubige, staubiger, staubiges, staubigen, staubigem, knisternd, knisternde, knisternder, knisterndes, knisternden, knisterndem, knistern, vinyl, angestaubt, angestaubte, angestaubter, angestaubtes, angestaubten, angestaubtem',
  evolving:
    'bewegt, bewegte, bewegter, bewegtes, bewegten, bewegtem, wandelnd, wandelnde, wandelnder, wandelndes, wandelnden, wandelndem, veränderlich, veränderliche, veränderlicher, veränderliches, veränderlichen, veränderlichem, lebendig, lebendige, lebendiger, lebendiges, lebendigen, lebendigem',
  falling:
    'fallend, fallende, fallender, fallendes, fallenden, fallendem, absteigend, absteigende, absteigender, absteigendes, absteigenden, absteigendem, sinkend, sinkende, sinkender, sinkendes, sinkenden, sinkendem, abfallend, abfallende, abfallender, abfallendes, abfallenden, abfallendem, abwärts',
  fat: 'fett, fette, fetter, fettes, fetten, fettem, dick, dicke, dicker, dickes, dicken, dickem, massiv, massive, massiver, massives, massiven, massivem, mächtig, mächtige, mächtiger, mächtiges, mächtigen, mächtigem, riesig, riesige, riesiger, riesiges, riesigen, riesigem, wuchtig, wuchtige, wuchtiger, wuchtiges, wuchtigen, wuchtigem, satt, satte, satter, sattes, satten, sattem',
  glassy:
    'gläsern, gläserne, gläserner, gläsernes, gläsernen, gläsernem, glasig, glasige, glasiger, glasiges, glasigen, glasigem, kristallin, kristalline, kristalliner, kristallines, kristallinen, kristallinem, glas, eisig, eisige, eisiger, eisiges, eisigen, eisigem',
  gritty:
    'rau, raue, rauer, raues, rauen, rauem, rauh, rauhe, rauher, rauhes, rauhen, rauhem, körnig, körnige, körniger, körniges, körnigen, körnigem, roh, rohe, roher, rohes, rohen, rohem, kratzig, kratzige, kratziger, kratziges, kratzigen, kratzigem',
  hard: 'hart, harte, harter, hartes, harten, hartem, heftig, heftige, heftiger, heftiges, heftigen, heftigem, schwer, schwere, schwerer, schweres, schweren, schwerem',
  hypnotic:
    'hypnotisch, hypnotische, hypnotischer, hypnotisches, hypnotischen, hypnotischem, hypnotisierend, hypnotisierende, hypnotisierender, hypnotisierendes, hypnotisierenden, hypnotisierendem, repetitiv, repetitive, repetitiver, repetitives, repetitiven, repetitivem, monoton, monotone, monotoner, monotones, monotonen, monotonem',
  'lo-fi': 'lo-fi, lofi, tonband',
  long: 'lang, lange, langer, langes, langen, langem, anhaltend, anhaltende, anhaltender, anhaltendes, anhaltenden, anhaltendem, langgezogen, langgezogene, langgezogener, langgezogenes, langgezogenen, langgezogenem, ausgehalten, ausgehaltene, ausgehaltener, ausgehaltenes, ausgehaltenen, ausgehaltenem',
  melancholic:
    'melancholisch, melancholische, melancholischer, melancholisches, melancholischen, melancholischem, traurig, traurige, trauriger, trauriges, traurigen, traurigem, wehmütig, wehmütige, wehmütiger, wehmütiges, wehmütigen, wehmütigem, schwermütig, schwermütige, schwermütiger, schwermütiges, schwermütigen, schwermütigem',
  melodic:
    'melodisch, melodische, melodischer, melodisches, melodischen, melodischem, melodiös, melodiöse, melodiöser, melodiöses, melodiösen, melodiösem, melodie, musikalisch, musikalische, musikalischer, musikalisches, musikalischen, musikalischem',
  metallic:
    'metallisch, metallische, metallischer, metallisches, metallischen, metallischem, metall, stahl, blechern, blecherne, blecherner, blechernes, blechernen, blechernem, scheppernd, scheppernde, scheppernder, schepperndes, scheppernden, schepperndem, eisern, eiserne, eiserner, eisernes, eisernen, eisernem',
  minimal:
    'minimal, minimale, minimaler, minimales, minimalen, minimalem, minimalistisch, minimalistische, minimalistischer, minimalistisches, minimalistischen, minimalistischem, reduziert, reduzierte, reduzierter, reduziertes, reduzierten, reduziertem, sparsam, sparsame, sparsamer, sparsames, sparsamen, sparsamem, schlicht, schlichte, schlichter, schlichtes, schlichten, schlichtem, einfach, einfache, einfacher, einfaches, einfachen, einfachem',
  noisy:
    'rauschig, rauschige, rauschiger, rauschiges, rauschigen, rauschigem, rauschend, rauschende, rauschender, rauschendes, rauschenden, rauschendem, verrauscht, verrauschte, verrauschter, verrauschtes, verrauschten, verrauschtem, rauschen, zischend, zischende, zischender, zischendes, zischenden, zischendem, geräuschhaft, geräuschhafte, geräuschhafter, geräuschhaftes, geräuschhaften, geräuschhaftem',
  organic:
    'organisch, organische, organischer, organisches, organischen, organischem, natürlich, natürliche, natürlicher, natürliches, natürlichen, natürlichem, erdig, erdige, erdiger, erdiges, erdigen, erdigem, handgespielt, handgespielte, handgespielter, handgespieltes, handgespielten, handgespieltem',
  playful:
    'verspielt, verspielte, verspielter, verspieltes, verspielten, verspieltem, lustig, lustige, lustiger, lustiges, lustigen, lustigem, witzig, witzige, witziger, witziges, witzigen, witzigem, frech, freche, frecher, freches, frechen, frechem, schräg, schräge, schräger, schräges, schrägen, schrägem, niedlich, niedliche, niedlicher, niedliches, niedlichen, niedlichem',
  pumping:
    'pumpend, pumpende, pumpender, pumpendes, pumpenden, pumpendem, sidechain, geduckt, geduckte, geduckter, geducktes, geduckten, geducktem',
  punchy:
    'druckvoll, druckvolle, druckvoller, druckvolles, druckvollen, druckvollem, kräftig, kräftige, kräftiger, kräftiges, kräftigen, kräftigem, kraftvoll, kraftvolle, kraftvoller, kraftvolles, kraftvollen, kraftvollem, wummernd, wummernde, wummernder, wummerndes, wummernden, wummerndem, punchy, punch, knallig, knallige, knalliger, knalliges, knalligen, knalligem',
  resonant:
    'resonant, resonante, resonanter, resonantes, resonanten, resonantem, resonanz, pfeifend, pfeifende, pfeifender, pfeifendes, pfeifenden, pfeifendem',
  rising:
    'ansteigend, ansteigende, ansteigender, ansteigendes, ansteigenden, ansteigendem, steigend, steigende, steigender, steigendes, steigenden, steigendem, aufsteigend, aufsteigende, aufsteigender, aufsteigendes, aufsteigenden, aufsteigendem, aufbauend, aufbauende, aufbauender, aufbauendes, aufbauenden, aufbauendem, aufwärts',
  rolling:
    'rollend, rollende, rollender, rollendes, rollenden, rollendem, fließend, fließende, fließender, fließendes, fließenden, fließendem, laufend, laufende, laufender, laufendes, laufenden, laufendem, galoppierend, galoppierende, galoppierender, galoppierendes, galoppierenden, galoppierendem',
  short:
    'kurz, kurze, kurzer, kurzes, kurzen, kurzem, knapp, knappe, knapper, knappes, knappen, knappem, schnell, schnelle, schneller, schnelles, schnellen, schnellem, staccato',
  soft: 'weich, weiche, weicher, weiches, weichen, weichem, sanft, sanfte, sanfter, sanftes, sanften, sanftem, zart, zarte, zarter, zartes, zarten, zartem, leise, leiser, leises, leisen, leisem, rund, runde, runder, rundes, runden, rundem, soft',
  sub: 'sub, subbass, sub-bass, subbässe, tiefbass',
  swinging:
    'swingend, swingende, swingender, swingendes, swingenden, swingendem, swing, geswingt, geswingte, geswingter, geswingtes, geswingten, geswingtem, shuffle, geshuffelt, geshuffelte, geshuffelter, geshuffeltes, geshuffelten, geshuffeltem, groovig, groovige, grooviger, grooviges, groovigen, groovigem, groovy',
  syncopated:
    'synkopiert, synkopierte, synkopierter, synkopiertes, synkopierten, synkopiertem, offbeat, off-beat, gebrochen, gebrochene, gebrochener, gebrochenes, gebrochenen, gebrochenem, versetzt, versetzte, versetzter, versetztes, versetzten, versetztem',
  tense:
    'angespannt, angespannte, angespannter, angespanntes, angespannten, angespanntem, spannungsvoll, spannungsvolle, spannungsvoller, spannungsvolles, spannungsvollen, spannungsvollem, bedrohlich, bedrohliche, bedrohlicher, bedrohliches, bedrohlichen, bedrohlichem, unheimlich, unheimliche, unheimlicher, unheimliches, unheimlichen, unheimlichem, nervös, nervöse, nervöser, nervöses, nervösen, nervösem',
  tight:
    'straff, straffe, straffer, straffes, straffen, straffem, kompakt, kompakte, kompakter, kompaktes, kompakten, kompaktem, präzise, präziser, präzises, präzisen, präzisem, tight',
  vintage:
    'vintage, retro, oldschool, old school, nostalgisch, nostalgische, nostalgischer, nostalgisches, nostalgischen, nostalgischem, klassisch, klassische, klassischer, klassisches, klassischen, klassischem, alt, alte, alter, altes, alten, altem, achtziger',
  warm: 'warm, warme, warmer, warmes, warmen, warmem, wärme, gemütlich, gemütliche, gemütlicher, gemütliches, gemütlichen, gemütlichem, wohlig, wohlige, wohliger, wohliges, wohligen, wohligem',
  wet: 'hallig, hallige, halliger, halliges, halligen, halligem, verhallt, verhallte, verhallter, verhalltes, verhallten, verhalltem, räumlich, räumliche, räumlicher, räumliches, räumlichen, räumlichem, nass, nasse, nasser, nasses, nassen, nassem, hall, reverb, echo',
  wide: 'breit, breite, breiter, breites, breiten, breitem, weit, weite, weiter, weites, weiten, weitem, stereo',
  wooden:
    'hölzern, hölzerne, hölzerner, hölzernes, hölzernen, hölzernem, holzig, holzige, holziger, holziges, holzigen, holzigem, holz',
}
