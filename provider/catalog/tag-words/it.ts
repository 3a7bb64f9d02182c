import type { Tag } from '../tags.ts'

/** Italian words for each tag, in all genders and numbers; separated by commas. */
export const it: Readonly<Record<Tag, string>> = {
  acid: 'acid, acido, acida, acidi, acide',
  acoustic: 'acustico, acustica, acustici, acustiche, unplugged',
  aggressive:
    'aggressivo, aggressiva, aggressivi, aggressive, cattivo, cattiva, cattivi, cattive, brutale, brutali',
  airy: 'arioso, ariosa, ariosi, ariose, eteree, etereo, eterea, eterei, leggero, leggera, leggeri, leggere',
  analog: 'analogico, analogica, analogici, analogiche',
  bouncy:
    'rimbalzante, rimbalzanti, saltellante, saltellanti, molleggiato, molleggiata, molleggiati, molleggiate',
  bright:
    'brillante, brillanti, luminoso, luminosa, luminosi, luminose, chiaro, chiara, chiari, chiare, squillante, squillanti',
  calm: 'calmo, calma, calmi, calme, tranquillo, tranquilla, tranquilli, tranquille, rilassato, rilassata, rilassati, rilassate, rilassante, rilassanti, pacato, pacata, pacati, pacate',
  clean: 'pulito, pulita, puliti, pulite, clean, puro, pura, puri, pure',
  crisp:
    'nitido, nitida, nitidi, nitide, croccante, croccanti, definito, definita, definiti, definite, tagliante, taglianti',
  dark: 'scuro, scura, scuri, scure, cupo, cupa, cupi, cupe, tenebroso, tenebrosa, tenebrosi, tenebrose, buio, ovattato, ovattata, ovattati, ovattate, dark',
  deep: 'profondo, profonda, profondi, profonde, grave, gravi, deep',
  detuned: 'scordato, scordata, scordati, scordate, stonato, stonata, stonati, stonate, detuned',
  digital:
    'digitale, digitali, sintetico, sintetica, sintetici, sintetiche, artificiale, artificiali, robotico, robotica, robotici, robotiche, 8-bit, chiptune',
  dirty: 'sporco, sporca, sporchi, sporche, sozzo, sozza, sozzi, sozze, dirty',
  distorted:
    'distorto, distorta, distorti, distorte, saturato, saturata, saturati, saturate, saturo, satura, saturi, sature, in overdrive, distorsione, saturazione',
  dreamy:
    'sognante, sognanti, onirico, onirica, onirici, oniriche, trasognato, trasognata, trasognati, trasognate',
  driving:
    'incalzante, incalzanti, energico, energica, energici, energiche, trascinante, trascinanti, martellante, martellanti',
  dry: 'secco, secca, secchi, secche, asciutto, asciutta, asciutti, asciutte, dry, senza riverbero',
  dusty: 'polveroso, polverosa, polverosi, polverose, crepitante, crepitanti, polvere, vinile',
  evolving:
    'in evoluzione, cangiante, cangianti, mutevole, mutevoli, evolutivo, evolutiva, evolutivi, evolutive, in movimento',
  falling: 'discendente, discendenti, cadente, cadenti, in discesa, in caduta',
  fat: 'corposo, corposa, corposi, corpose, grosso, grossa, grossi, grosse, pieno, piena, pieni, piene, enorme, enormi, massiccio, massiccia, massiccie, massicci',
  glassy:
    'cristallino, cristallina, cristallini, cristalline, vitreo, vitrea, vitrei, vitree, vetro, ghiacciato, ghiacciata, ghiacciati, ghiacciate',
  gritty:
    'ruvido, ruvida, ruvidi, ruvide, grezzo, grezza, grezzi, grezze, granuloso, granulosa, granulosi, granulose, aspro, aspra, aspri, aspre',
  hard: 'duro, dura, duri, dure, pesante, pesanti, tosto, tosta, tosti, toste',
  hypnotic:
    'ipnotico, ipnotica, ipnotici, ipnotiche, ripetitivo, ripetitiva, ripetitivi, ripetitive, ossessivo, ossessiva, ossessivi, ossessive',
  'lo-fi': 'lo-fi, lofi, bassa fedeltà, nastro',
  long: 'lungo, lunga, lunghi, lunghe, sostenuto, sostenuta, sostenuti, sostenute, tenuto, tenuta, tenuti, tenute, prolungato, prolungata, prolungati, prolungate',
  melancholic:
    'malinconico, malinconica, malinconici, malinconiche, triste, tristi, mesto, mesta, mesti, meste',
  melodic:
    'melodico, melodica, melodici, melodiche, melodioso, melodiosa, melodiosi, melodiose, melodia, cantabile, cantabili',
  metallic: 'metallico, metallica, metallici, metalliche, metallo, acciaio, ferro',
  minimal:
    'minimale, minimali, minimalista, minimalisti, minimaliste, essenziale, essenziali, semplice, semplici, scarno, scarna, scarni, scarne, spoglio, spoglia, spoglie, spogli',
  noisy:
    'rumoroso, rumorosa, rumorosi, rumorose, rumore, fruscio, sibilante, sibilanti, rumore bianco',
  organic:
    'organico, organica, organici, organiche, naturale, naturali, terroso, terrosa, terrosi, terrose',
  playful:
    'giocoso, giocosa, giocosi, giocose, divertente, divertenti, buffo, buffa, buffi, buffe, spiritoso, spiritosa, spiritosi, spiritose',
  pumping: 'effetto pumping, effetto pompa, pumping, pompante, pompanti, sidechain',
  punchy:
    'incisivo, incisiva, incisivi, incisive, potente, potenti, punchy, punch, d’impatto, poderoso, poderosa, poderosi, poderose',
  resonant: 'risonante, risonanti, risonanza',
  rising: 'ascendente, ascendenti, crescente, crescenti, in salita, in crescendo',
  rolling:
    'rotolante, rotolanti, scorrevole, scorrevoli, fluido, fluida, fluidi, fluide, galoppante, galoppanti',
  short: 'breve, brevi, corto, corta, corti, corte, veloce, veloci, staccato',
  soft: 'morbido, morbida, morbidi, morbide, delicato, delicata, delicati, delicate, dolce, dolci, soave, soavi, rotondo, rotonda, rotondi, rotonde, soft',
  sub: 'sub, sub-bass, subbasso, bassissimo, bassissima, bassissimi, bassissime',
  swinging:
    'swingato, swingata, swingati, swingate, swingante, swinganti, swing, con swing, shuffle, groovy',
  syncopated:
    'sincopato, sincopata, sincopati, sincopate, in levare, spezzato, spezzata, spezzati, spezzate, offbeat, off-beat',
  tense:
    'teso, tesa, tesi, tese, minaccioso, minacciosa, minacciosi, minacciose, inquietante, inquietanti, nervoso, nervosa, nervosi, nervose',
  tight:
    'compatto, compatta, compatti, compatte, stretto, stretta, stretti, strette, serrato, serrata, serrati, serrate, preciso, precisa, precisi, precise, tight',
  vintage:
    'vintage, retrò, old school, nostalgico, nostalgica, nostalgici, nostalgiche, classico, classica, classici, classiche, d’epoca, anni ottanta',
  warm: 'caldo, calda, caldi, calde, calore, accogliente, accoglienti, avvolgente, avvolgenti',
  wet: 'riverberato, riverberata, riverberati, riverberate, riverbero, reverb, spazioso, spaziosa, spaziosi, spaziose, bagnato, bagnata, bagnati, bagnate, eco',
  wide: 'ampio, ampia, ampie, ampi, largo, larga, larghi, larghe, stereo',
  wooden: 'legnoso, legnosa, legnosi, legnose, legno, di legno',
}
