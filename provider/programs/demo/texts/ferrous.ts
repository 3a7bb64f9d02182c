import type { PackText, Translations } from '../../../catalog/translations.ts'

export const ferrousTexts: Translations<PackText> = {
  de: {
    summary:
      'Acid bei 136 BPM: zwei resonante Linien, eine übersteuerte Kick und allerlei Eisenwaren.',
    description: [
      'Für Ferrous hat sich Halden Roe einen Oszillator pro Linie erlaubt und dafür das Filter aufgedreht. Die beiden Acid-Linien lassen ihre Lücken an verschiedenen Stellen; spiel sie zusammen, und sie streiten sich.',
      'Die Drums sind übersteuert, bis sie platt werden, die Hi-Hats sind Rechtecke fast ohne Rauschen. Alles steht in a-Moll, bis auf das, was gar keine Tonhöhe hat.',
    ],
    sounds: {
      'hot-shop':
        'Eine übersteuerte Kick, rostiger Clap, Folien-Hi-Hats und ein Amboss in der Wendung.',
      filings: 'Folie, Speichen und Funken: ein Top-Loop nur aus Metall.',
      'silver-line':
        'Eine Acid-Linie auf dem Sägezahn, Akzente auf den Offbeats; das Filter steigt vier Takte lang.',
      'second-line': 'Die zweite Acid-Linie, auf einem Rechteck und mit längeren Tönen.',
      'roll-call': 'Ein synthetischer Ruf auf der kleinen Terz, dem das eigene Echo antwortet.',
      boiler: 'Ein kreisender Drone und das Zischen drum herum, ganz ohne Beat.',
      'iron-kick': 'Eine Kick von einer halben Sekunde, fast bis zum Rechteck übersteuert.',
      'rust-clap': 'Fünf stumpfe Hände.',
      'machine-snare': 'Vor allem Teppich, vor allem Übersteuerung.',
      foil: 'Eine geschlossene Hi-Hat, fast ohne Rauschen.',
      'foil-open': 'Dieselben Rechtecke, die ausklingen dürfen.',
      anvil: 'Zwei Rechtecke im Abstand einer unreinen Quinte, hoch und hart.',
      spark: 'Dreißig Millisekunden winziges Metall.',
      'silver-a': 'Ein betonter Ton der Sägezahnlinie.',
      'silver-square-a': 'Die Rechtecklinie, weniger betont und mit längerem Ausklang.',
      'press-a': 'Ein geclippter Sub mit hartem Anfang.',
      'foundry-stab': 'Eine breite, verstimmte Quinte mit der Oktave darunter.',
      'boiler-tone': 'Drei Sekunden nur der Drone.',
      'trip-hammer': 'Ein Schlag, trocken.',
      arc: 'Ein elektrischer Zap mit Staub darin.',
      pressure: 'Ein tonaler Riser von drei Sekunden.',
    },
  },
  nl: {
    summary:
      'Acid op 136 BPM: twee resonerende lijnen, een overstuurde kick en allerlei ijzerwaren.',
    description: [
      'Voor Ferrous gunde Halden Roe zich één oscillator per lijn, en draaide het filter open. De twee acidlijnen laten hun gaten op verschillende plekken vallen; speel ze samen en ze maken ruzie.',
      'De drums zijn overstuurd tot ze plat worden, de hihats zijn blokgolven met bijna geen ruis. Alles staat in a mineur, behalve wat helemaal geen toonhoogte heeft.',
    ],
    sounds: {
      'hot-shop':
        'Een overstuurde kick, een roestige clap, foliehihats en een aambeeld op de overgang.',
      filings: 'Folie, spaken en vonken: een top van louter metaal.',
      'silver-line':
        'Een acidlijn op een zaagtand, accenten op de offbeats, en een filter dat vier maten lang klimt.',
      'second-line': 'De tweede acidlijn, op een blokgolf en met langere noten.',
      'roll-call': 'Een synthetische kreet op de kleine terts, beantwoord door zijn eigen echo.',
      boiler: 'Een draaiende drone met het gesis eromheen, zonder beat.',
      'iron-kick': 'Een kick van een halve seconde, bijna tot blokgolf overstuurd.',
      'rust-clap': 'Vijf doffe handen.',
      'machine-snare': 'Vooral snaren, vooral overdrive.',
      foil: 'Een gesloten hihat met bijna geen ruis.',
      'foil-open': 'Dezelfde blokgolven, die mogen uitklinken.',
      anvil: 'Twee blokgolven een onzuivere kwint uit elkaar, hoog en hard.',
      spark: 'Dertig milliseconden piepklein metaal.',
      'silver-a': 'Eén noot met accent uit de zaagtandlijn.',
      'silver-square-a': 'De blokgolflijn, met minder accent en een langere uitklank.',
      'press-a': 'Een geclipte sub met een harde aanzet.',
      'foundry-stab': 'Een brede, ontstemde kwint met het octaaf eronder.',
      'boiler-tone': 'Drie seconden van alleen de drone.',
      'trip-hammer': 'Eén klap, droog.',
      arc: 'Een elektrische zap met stof erin.',
      pressure: 'Een riser van drie seconden, met toonhoogte.',
    },
  },
  it: {
    summary: 'Acid a 136 BPM: due linee risonanti, un kick in overdrive e ferraglia assortita.',
    description: [
      'Per Ferrous, Halden Roe si è concesso un oscillatore per linea, e ha alzato il filtro. Le due linee acid lasciano i vuoti in punti diversi: falle suonare insieme e litigano.',
      'La batteria è spinta fino ad appiattirsi, gli hi-hat sono onde quadre quasi senza rumore. Tutto è in La minore, tranne ciò che non ha altezza.',
    ],
    sounds: {
      'hot-shop':
        'Un kick in overdrive, clap arrugginito, hi-hat di stagnola e un’incudine sulla svolta.',
      filings: 'Stagnola, raggi e scintille: una linea alta di solo metallo.',
      'silver-line':
        'Una linea acid a dente di sega, accenti in levare e il filtro che sale per quattro battute.',
      'second-line': 'La seconda linea acid, su un’onda quadra e con note più lunghe.',
      'roll-call': 'Un grido sintetico sulla terza minore, a cui risponde la sua stessa eco.',
      boiler: 'Un drone che gira e il sibilo intorno, senza alcun beat.',
      'iron-kick': 'Un kick di mezzo secondo, saturato quasi a onda quadra.',
      'rust-clap': 'Cinque mani, dal suono sordo.',
      'machine-snare': 'Soprattutto cordiera, soprattutto saturazione.',
      foil: 'Un hi-hat chiuso quasi senza rumore.',
      'foil-open': 'Le stesse onde quadre, lasciate suonare.',
      anvil: 'Due onde quadre a una brutta quinta di distanza, acute e dure.',
      spark: 'Trenta millisecondi di metallo piccolissimo.',
      'silver-a': 'Una nota accentata della linea a dente di sega.',
      'silver-square-a': 'La linea a onda quadra, meno accentata e con più coda.',
      'press-a': 'Un sub clippato, con l’attacco duro.',
      'foundry-stab': 'Una quinta larga e scordata, con l’ottava sotto.',
      'boiler-tone': 'Tre secondi del solo drone.',
      'trip-hammer': 'Un colpo, secco.',
      arc: 'Uno zap elettrico con un po’ di polvere dentro.',
      pressure: 'Un riser intonato di tre secondi.',
    },
  },
  fr: {
    summary:
      'De l’acid à 136 BPM : deux lignes résonantes, un kick saturé et de la ferraille en tout genre.',
    description: [
      'Pour Ferrous, Halden Roe s’est accordé un oscillateur par ligne et a ouvert le filtre. Les deux lignes acid laissent leurs silences à des endroits différents ; jouez-les ensemble, elles se disputent.',
      'La batterie est poussée jusqu’à s’aplatir, les hi-hats sont des ondes carrées presque sans bruit. Tout est en la mineur, sauf ce qui n’a pas de hauteur.',
    ],
    sounds: {
      'hot-shop':
        'Un kick saturé, un clap rouillé, des hi-hats en alu et une enclume pour la relance.',
      filings: 'De l’alu, des rayons et des étincelles : tout le haut du rythme en métal.',
      'silver-line':
        'Une ligne acid en dents de scie, des accents à contretemps, un filtre qui monte pendant quatre mesures.',
      'second-line': 'La seconde ligne acid, sur une onde carrée et en notes plus longues.',
      'roll-call': 'Un cri synthétique sur la tierce mineure, auquel répond son propre écho.',
      boiler: 'Un drone qui tourne et le sifflement autour, sans aucun beat.',
      'iron-kick': 'Un kick d’une demi-seconde, saturé jusqu’à devenir presque carré.',
      'rust-clap': 'Cinq mains au son mat.',
      'machine-snare': 'Surtout des fils de timbre, surtout de la saturation.',
      foil: 'Un hi-hat fermé, presque sans bruit.',
      'foil-open': 'Les mêmes ondes carrées, qu’on laisse sonner.',
      anvil: 'Deux ondes carrées à une mauvaise quinte d’écart, aiguës et dures.',
      spark: 'Trente millisecondes de métal minuscule.',
      'silver-a': 'Une note accentuée de la ligne en dents de scie.',
      'silver-square-a': 'La ligne carrée, moins accentuée, à la traîne plus longue.',
      'press-a': 'Un sub écrêté, à l’attaque dure.',
      'foundry-stab': 'Une quinte large et désaccordée, avec l’octave en dessous.',
      'boiler-tone': 'Trois secondes du drone seul.',
      'trip-hammer': 'Un seul coup, sec.',
      arc: 'Un zap électrique, poussière comprise.',
      pressure: 'Un riser accordé de trois secondes.',
    },
  },
  es: {
    summary: 'Acid a 136 BPM: dos líneas resonantes, un bombo saturado y chatarra variada.',
    description: [
      'Para Ferrous, Halden Roe se permitió un oscilador por línea y abrió el filtro. Las dos líneas de acid dejan los huecos en sitios distintos; hazlas sonar juntas y discuten.',
      'La batería está saturada hasta aplanarse y los hi-hats son ondas cuadradas casi sin ruido. Todo lo tonal está en la menor.',
    ],
    sounds: {
      'hot-shop':
        'Un bombo saturado, clap oxidado, hi-hats de papel de aluminio y un yunque en el giro.',
      filings:
        'Papel de aluminio, radios de rueda y chispas: la parte alta del ritmo, solo de metal.',
      'silver-line':
        'Una línea de acid en onda de sierra, con acentos a contratiempo y un filtro que sube durante cuatro compases.',
      'second-line': 'La segunda línea acid, en onda cuadrada y con notas más largas.',
      'roll-call': 'Un grito sintético en la tercera menor, al que contesta su propio eco.',
      boiler: 'Un drone que gira y el siseo que lo rodea, sin ritmo alguno.',
      'iron-kick': 'Un bombo de medio segundo, saturado casi hasta la onda cuadrada.',
      'rust-clap': 'Cinco manos apagadas.',
      'machine-snare': 'Sobre todo bordonera, sobre todo saturación.',
      foil: 'Un hi-hat cerrado casi sin ruido.',
      'foil-open': 'Las mismas ondas cuadradas, que se dejan sonar.',
      anvil: 'Dos ondas cuadradas a una mala quinta de distancia, agudas y duras.',
      spark: 'Treinta milisegundos de metal diminuto.',
      'silver-a': 'Una nota acentuada de la línea de onda de sierra.',
      'silver-square-a': 'La línea de onda cuadrada, menos acentuada y con más cola.',
      'press-a': 'Un sub con clipping y un ataque duro.',
      'foundry-stab': 'Una quinta ancha y desafinada, con la octava debajo.',
      'boiler-tone': 'Tres segundos del drone solo.',
      'trip-hammer': 'Un golpe, seco.',
      arc: 'Un zap eléctrico con polvo dentro.',
      pressure: 'Un riser afinado de tres segundos.',
    },
  },
}
