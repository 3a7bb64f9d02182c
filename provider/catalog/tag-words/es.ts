import type { Tag } from '../tags.ts'

/** Spanish words for each tag, in all genders and numbers; separated by commas. */
export const es: Readonly<Record<Tag, string>> = {
  acid: 'acid, ácido, ácida, ácidos, ácidas',
  acoustic: 'acústico, acústica, acústicos, acústicas',
  aggressive:
    'agresivo, agresiva, agresivos, agresivas, brutal, brutales, violento, violenta, violentos, violentas',
  airy: 'etéreo, etérea, etéreos, etéreas, aéreo, aérea, aéreos, aéreas, ligero, ligera, ligeros, ligeras, con aire',
  analog: 'analógico, analógica, analógicos, analógicas',
  bouncy:
    'saltarín, saltarina, saltarines, saltarinas, botante, botantes, elástico, elástica, elásticos, elásticas',
  bright:
    'brillante, brillantes, luminoso, luminosa, luminosos, luminosas, claro, clara, claros, claras',
  calm: 'tranquilo, tranquila, tranquilos, tranquilas, calmado, calmada, calmados, calmadas, relajado, relajada, relajados, relajadas, relajante, relajantes, sereno, serena, serenos, serenas',
  clean: 'limpio, limpia, limpios, limpias, puro, pura, puros, puras',
  crisp:
    'nítido, nítida, nítidos, nítidas, crujiente, crujientes, definido, definida, definidos, definidas, afilado, afilada, afilados, afiladas',
  dark: 'oscuro, oscura, oscuros, oscuras, sombrío, sombría, sombríos, sombrías, tenebroso, tenebrosa, tenebrosos, tenebrosas, apagado, apagada, apagados, apagadas, dark',
  deep: 'profundo, profunda, profundos, profundas, grave, graves, hondo, honda, hondos, hondas, deep',
  detuned: 'desafinado, desafinada, desafinados, desafinadas, detuned',
  digital:
    'digital, digitales, sintético, sintética, sintéticos, sintéticas, artificial, artificiales, robótico, robótica, robóticos, robóticas, 8-bit, chiptune',
  dirty:
    'sucio, sucia, sucios, sucias, mugriento, mugrienta, mugrientos, mugrientas, cochino, cochina, cochinos, cochinas, dirty',
  distorted:
    'distorsionado, distorsionada, distorsionados, distorsionadas, saturado, saturada, saturados, saturadas, recortado, recortada, recortados, recortadas, distorsión, saturación',
  dreamy:
    'ensoñador, ensoñadora, ensoñadores, ensoñadoras, soñador, soñadora, soñadores, soñadoras, onírico, onírica, oníricos, oníricas, vaporoso, vaporosa, vaporosos, vaporosas',
  driving:
    'enérgico, enérgica, enérgicos, enérgicas, trepidante, trepidantes, implacable, implacables, con empuje',
  dry: 'seco, seca, secos, secas, dry, sin reverb, sin reverberación',
  dusty:
    'polvoriento, polvorienta, polvorientos, polvorientas, crepitante, crepitantes, polvo, vinilo',
  evolving:
    'cambiante, cambiantes, evolutivo, evolutiva, evolutivos, evolutivas, en evolución, en movimiento',
  falling: 'descendente, descendentes, en caída',
  fat: 'gordo, gorda, gordos, gordas, grueso, gruesa, gruesos, gruesas, enorme, enormes, lleno, llena, llenos, llenas',
  glassy:
    'cristalino, cristalina, cristalinos, cristalinas, vítreo, vítrea, vítreos, vítreas, cristal, helado, helada, helados, heladas',
  gritty:
    'áspero, áspera, ásperos, ásperas, rugoso, rugosa, rugosos, rugosas, granulado, granulada, granulados, granuladas, rasposo, rasposa, crudo, cruda, crudos, crudas',
  hard: 'duro, dura, duros, duras, pesado, pesada, pesados, pesadas',
  hypnotic:
    'hipnótico, hipnótica, hipnóticos, hipnóticas, repetitivo, repetitiva, repetitivos, repetitivas, envolvente, envolventes',
  'lo-fi': 'lo-fi, lofi, baja fidelidad, cinta',
  long: 'largo, larga, largos, largas, sostenido, sostenida, sostenidos, sostenidas, prolongado, prolongada, prolongados, prolongadas',
  melancholic:
    'melancólico, melancólica, melancólicos, melancólicas, triste, tristes, nostálgico, nostálgica, nostálgicos, nostálgicas',
  melodic:
    'melódico, melódica, melódicos, melódicas, melodioso, melodiosa, melodiosos, melodiosas, melodía, cantable, cantables',
  metallic: 'metálico, metálica, metálicos, metálicas, metal, acero, hierro',
  minimal:
    'minimalista, minimalistas, minimal, mínimo, mínima, mínimos, mínimas, sencillo, sencilla, sencillos, sencillas, simple, simples, escaso, escasa, escasos, escasas',
  noisy: 'ruidoso, ruidosa, ruidosos, ruidosas, ruido, siseante, siseantes, ruido blanco',
  organic:
    'orgánico, orgánica, orgánicos, orgánicas, natural, naturales, terroso, terrosa, terrosos, terrosas',
  playful:
    'juguetón, juguetona, juguetones, juguetonas, divertido, divertida, divertidos, divertidas, gracioso, graciosa, graciosos, graciosas, travieso, traviesa, traviesos, traviesas',
  pumping: 'con bombeo, bombeo, bombeante, bombeantes, pulsante, pulsantes, sidechain',
  punchy: 'contundente, contundentes, potente, potentes, punchy, punch, con pegada',
  resonant: 'resonante, resonantes, resonancia',
  rising: 'ascendente, ascendentes, creciente, crecientes, en subida',
  rolling: 'fluido, fluida, fluidos, fluidas, rodante, rodantes, galopante, galopantes',
  short: 'corto, corta, cortos, cortas, breve, breves, rápido, rápida, rápidos, rápidas, staccato',
  soft: 'suave, suaves, delicado, delicada, delicados, delicadas, blando, blanda, blandos, blandas, redondo, redonda, redondos, redondas, dulce, dulces, soft',
  sub: 'sub, subgrave, subgraves, sub-bajo, subbajo',
  swinging: 'con swing, swing, swingueado, swingueada, swingueados, swingueadas, shuffle, groovy',
  syncopated:
    'sincopado, sincopada, sincopados, sincopadas, a contratiempo, contratiempo, quebrado, quebrada, quebrados, quebradas, roto, rota, rotos, rotas',
  tense:
    'tenso, tensa, tensos, tensas, amenazador, amenazadora, amenazadores, amenazadoras, inquietante, inquietantes, nervioso, nerviosa, nerviosos, nerviosas',
  tight:
    'compacto, compacta, compactos, compactas, ajustado, ajustada, ajustados, ajustadas, apretado, apretada, apretados, apretadas, preciso, precisa, precisos, precisas, tight',
  vintage:
    'vintage, retro, old school, clásico, clásica, clásicos, clásicas, antiguo, antigua, antiguos, antiguas, de época, años ochenta',
  warm: 'cálido, cálida, cálidos, cálidas, calidez, calor, acogedor, acogedora, acogedores, acogedoras',
  wet: 'con reverb, reverb, reverberado, reverberada, reverberados, reverberadas, reverberación, reverberante, reverberantes, espacioso, espaciosa, espaciosos, espaciosas, eco',
  wide: 'amplio, amplia, amplios, amplias, ancho, ancha, anchos, anchas, abierto, abierta, abiertos, abiertas, estéreo',
  wooden:
    'amaderado, amaderada, amaderados, amaderadas, madera, de madera, leñoso, leñosa, leñosos, leñosas',
}
