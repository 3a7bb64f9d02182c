import type { Tag } from '../tags.ts'

/** French words for each tag, in all genders and numbers; separated by commas. */
export const fr: Readonly<Record<Tag, string>> = {
  acid: 'acid, acide, acides',
  acoustic: 'acoustique, acoustiques',
  aggressive:
    'agressif, agressive, agressifs, agressives, brutal, brutale, brutaux, brutales, méchant, méchante, méchants, méchantes',
  airy: 'aérien, aérienne, aériens, aériennes, éthéré, éthérée, éthérés, éthérées, léger, légère, légers, légères, soufflé, soufflée, soufflés, soufflées',
  analog: 'analogique, analogiques',
  bouncy:
    'bondissant, bondissante, bondissants, bondissantes, rebondi, rebondie, rebondis, rebondies, sautillant, sautillante, sautillants, sautillantes',
  bright:
    'brillant, brillante, brillants, brillantes, lumineux, lumineuse, lumineuses, clair, claire, clairs, claires, éclatant, éclatante, éclatants, éclatantes',
  calm: 'calme, calmes, paisible, paisibles, tranquille, tranquilles, détendu, détendue, détendus, détendues, apaisant, apaisante, apaisants, apaisantes',
  clean: 'propre, propres, pur, pure, purs, pures, clean',
  crisp:
    'net, nette, nets, nettes, croustillant, croustillante, croustillants, croustillantes, tranchant, tranchante, tranchants, tranchantes, précis, précise, précises',
  dark: 'sombre, sombres, obscur, obscure, obscurs, obscures, noir, noire, noirs, noires, ténébreux, ténébreuse, ténébreuses, étouffé, étouffée, étouffés, étouffées, dark',
  deep: 'profond, profonde, profonds, profondes, grave, graves, deep',
  detuned:
    'désaccordé, désaccordée, désaccordés, désaccordées, faux, fausse, fausses, détuné, détunée, détunés, détunées, detuned',
  digital:
    'numérique, numériques, digital, digitale, digitaux, digitales, synthétique, synthétiques, artificiel, artificielle, artificiels, artificielles, robotique, robotiques, 8-bit, chiptune',
  dirty: 'sale, sales, crade, crades, crasseux, crasseuse, crasseuses, dirty',
  distorted:
    'saturé, saturée, saturés, saturées, distordu, distordue, distordus, distordues, écrêté, écrêtée, écrêtés, écrêtées, saturation, distorsion',
  dreamy:
    'planant, planante, planants, planantes, rêveur, rêveuse, rêveurs, rêveuses, onirique, oniriques, vaporeux, vaporeuse, vaporeuses',
  driving:
    'entraînant, entraînante, entraînants, entraînantes, énergique, énergiques, implacable, implacables',
  dry: 'sec, sèche, secs, sèches, mat, mate, mats, mates, dry, sans réverbération, sans réverb',
  dusty:
    'poussiéreux, poussiéreuse, poussiéreuses, crépitant, crépitante, crépitants, crépitantes, poussière, vinyle',
  evolving:
    'évolutif, évolutive, évolutifs, évolutives, changeant, changeante, changeants, changeantes, mouvant, mouvante, mouvants, mouvantes',
  falling:
    'descendant, descendante, descendants, descendantes, tombant, tombante, tombants, tombantes',
  fat: 'épais, épaisse, épaisses, gros, grosse, grosses, énorme, énormes, massif, massive, massifs, massives, plein, pleine, pleins, pleines',
  glassy:
    'cristallin, cristalline, cristallins, cristallines, vitreux, vitreuse, vitreuses, verre, glacé, glacée, glacés, glacées',
  gritty:
    'rugueux, rugueuse, rugueuses, granuleux, granuleuse, granuleuses, râpeux, râpeuse, râpeuses, rêche, rêches, brut, brute, bruts, brutes',
  hard: 'dur, dure, durs, dures, lourd, lourde, lourds, lourdes, costaud, costaude, costauds, costaudes',
  hypnotic:
    'hypnotique, hypnotiques, répétitif, répétitive, répétitifs, répétitives, envoûtant, envoûtante, envoûtants, envoûtantes',
  'lo-fi': 'lo-fi, lofi, basse fidélité, bande',
  long: 'long, longue, longs, longues, soutenu, soutenue, soutenus, soutenues, tenu, tenue, tenus, tenues, prolongé, prolongée, prolongés, prolongées',
  melancholic: 'mélancolique, mélancoliques, triste, tristes, nostalgique, nostalgiques',
  melodic:
    'mélodique, mélodiques, mélodieux, mélodieuse, mélodieuses, mélodie, chantant, chantante, chantants, chantantes',
  metallic: 'métallique, métalliques, métal, acier, fer',
  minimal:
    'minimal, minimale, minimales, minimaux, minimaliste, minimalistes, épuré, épurée, épurés, épurées, dépouillé, dépouillée, dépouillés, dépouillées, simple, simples, sobre, sobres',
  noisy:
    'bruité, bruitée, bruités, bruitées, bruit, bruyant, bruyante, bruyants, bruyantes, sifflant, sifflante, sifflants, sifflantes, bruit blanc',
  organic:
    'organique, organiques, naturel, naturelle, naturels, naturelles, terreux, terreuse, terreuses',
  playful:
    'espiègle, espiègles, ludique, ludiques, drôle, drôles, amusant, amusante, amusants, amusantes, joueur, joueuse, joueurs, joueuses',
  pumping:
    'effet de pompage, pompage, pompant, pompante, pompants, pompantes, pompé, pompée, pompés, pompées, sidechain',
  punchy:
    'percutant, percutante, percutants, percutantes, punchy, punch, puissant, puissante, puissants, puissantes, incisif, incisive, incisifs, incisives',
  resonant: 'résonant, résonante, résonants, résonantes, résonance',
  rising:
    'ascendant, ascendante, ascendants, ascendantes, montant, montante, montants, montantes, croissant, croissante, croissants, croissantes',
  rolling:
    'roulant, roulante, roulants, roulantes, fluide, fluides, galopant, galopante, galopants, galopantes',
  short: 'court, courte, courts, courtes, bref, brève, brefs, brèves, staccato',
  soft: 'doux, douce, douces, délicat, délicate, délicats, délicates, feutré, feutrée, feutrés, feutrées, moelleux, moelleuse, moelleuses, rond, ronde, ronds, rondes, soft',
  sub: 'sub, sub-basse, infrabasse, infra-basse, infrabasses',
  swinging:
    'swingué, swinguée, swingués, swinguées, swinguant, swinguante, swinguants, swinguantes, swing, shuffle, groovy',
  syncopated:
    'syncopé, syncopée, syncopés, syncopées, à contretemps, contretemps, cassé, cassée, cassés, cassées, offbeat, off-beat',
  tense:
    'tendu, tendue, tendus, tendues, menaçant, menaçante, menaçants, menaçantes, inquiétant, inquiétante, inquiétants, inquiétantes, nerveux, nerveuse, nerveuses',
  tight:
    'serré, serrée, serrés, serrées, compact, compacte, compacts, compactes, ramassé, ramassée, ramassés, ramassées, tight',
  vintage:
    'vintage, rétro, old school, classique, classiques, ancien, ancienne, anciens, anciennes, d’époque, années quatre-vingt',
  warm: 'chaud, chaude, chauds, chaudes, chaleureux, chaleureuse, chaleureuses, chaleur',
  wet: 'réverbéré, réverbérée, réverbérés, réverbérées, réverbération, réverb, spacieux, spacieuse, spacieuses, écho',
  wide: 'large, larges, ample, amples, étendu, étendue, étendus, étendues, stéréo',
  wooden: 'boisé, boisée, boisés, boisées, bois, en bois',
}
