import type { PackText, Translations } from '../../../catalog/translations.ts'

export const serviceStationBlueTexts: Translations<PackText> = {
  de: {
    summary:
      'Breite Sägezähne, eine gegatete Snare und eine Basslinie wie ein Motor, bei entspannten 104 BPM.',
    description: [
      'Kiosk Athletic hat Service Station Blue in einer Nacht geschrieben, in der die Autobahn gesperrt war. Es sind die großen Gesten der Filmmusik, für kleine Autos: eine Snare mit abgeschnittenem Raum, fallende Toms, ein Bass, der Achtel spielt und nichts als Achtel.',
      'Im Lead-Loop singt ein hart synchronisierter Sägezahn, mit doppelter Abtastrate berechnet, damit er hell bleibt, ohne zu pfeifen. Arpeggio und Pad folgen denselben Akkorden in e-Moll.',
    ],
    sounds: {
      'forecourt-beat':
        'Kick, gegatete Snare, Achtel auf der Hi-Hat und zwei Toms, um die Kurve zu nehmen.',
      'engine-eighths': 'Gerade Achtel auf den Grundtönen, mit der Oktave am Ende jedes Akkords.',
      'strip-light-arp':
        'Sechzehntel die Akkorde hinauf und hinunter, mit Echo von einer Seite zur anderen.',
      'blue-canopy': 'Ein breites Pad, am Anfang jedes Akkords ein wenig heller.',
      'overtaking-lane':
        'Ein synchronisierter Sägezahn, der durch eine lange Melodie abwärts streicht.',
      'box-kick': 'Eine Kick mit hölzernem Klopfen und wenig Ausklang.',
      'gated-snare': 'Ein großer Plattenhall, nach einer halben Sekunde zugeschlagen.',
      'plain-hat': 'Die Hi-Hat einer alten Drum-Machine, oder ihre Cousine.',
      'lot-crash': 'Ein heller Crash, anderthalb Sekunden lang.',
      'falling-tom-high': 'Ein Tom, das fast eine Oktave fällt.',
      'falling-tom-low': 'Eine große Tom, die fast eine Oktave fällt.',
      'engine-e': 'Der Bass auf tiefem E, das Filter halb geschlossen.',
      'neon-e': 'Sieben Sägezähne pro Seite, um einen viertel Halbton gespreizt.',
      'sync-b': 'Der synchronisierte Sägezahn, ein Durchlauf.',
      'sign-g': 'Ein schlichtes Rechteck mit spätem Vibrato.',
      'canopy-chord': 'Em9 auf dem Pad, zwei Sekunden und der Raum dazu.',
      'till-bell-b': 'Eine kleine, scharfe Glocke aus einer Kassenschublade.',
      'barrier-down': 'Ein tonaler Downlifter mit resonanter Kante.',
    },
  },
  nl: {
    summary:
      'Brede zaagtanden, een gated snare en een baslijn als een motor, op een ontspannen 104 BPM.',
    description: [
      'Kiosk Athletic schreef Service Station Blue in een nacht dat de snelweg dicht was. Het heeft de grote gebaren van filmmuziek, maar dan voor kleine auto’s: een snare met afgesneden ruimte, vallende toms en een bas die achtsten speelt en niets dan achtsten.',
      'In de leadloop zingt een hard gesynchroniseerde zaagtand, berekend op de dubbele samplefrequentie zodat hij helder blijft zonder te fluiten. Arpeggio en pad volgen dezelfde akkoorden in e mineur.',
    ],
    sounds: {
      'forecourt-beat':
        'Kick, gated snare, achtsten op de hihat en twee toms om de bocht te nemen.',
      'engine-eighths':
        'Rechte achtsten op de grondtonen, met het octaaf aan het eind van elk akkoord.',
      'strip-light-arp': 'Zestienden de akkoorden op en af, met een echo van links naar rechts.',
      'blue-canopy': 'Een brede pad, aan het begin van elk akkoord net iets helderder.',
      'overtaking-lane':
        'Een gesynchroniseerde zaagtand die zich omlaag veegt door een lange melodie.',
      'box-kick': 'Een kick met een houten klop en weinig uitklank.',
      'gated-snare': 'Een grote plaatgalm, na een halve seconde dichtgeslagen.',
      'plain-hat': 'De hihat van een oude drumcomputer, of zijn neef.',
      'lot-crash': 'Een heldere crash van anderhalve seconde.',
      'falling-tom-high': 'Een tom die bijna een octaaf zakt.',
      'falling-tom-low': 'Een grote tom die bijna een octaaf zakt.',
      'engine-e': 'De bas op een lage e, filter half dicht.',
      'neon-e': 'Zeven zaagtanden per kant, over een kwart van een halve toon gespreid.',
      'sync-b': 'De gesynchroniseerde zaagtand, één keer doorlopen.',
      'sign-g': 'Een gewone blokgolf met laat vibrato.',
      'canopy-chord': 'Em9 op de pad, twee seconden en de ruimte erbij.',
      'till-bell-b': 'Een kleine, scherpe bel uit een kassalade.',
      'barrier-down': 'Een val met toonhoogte en een resonerend randje.',
    },
  },
  it: {
    summary:
      'Denti di sega larghi, uno snare gated e una linea di basso come un motore, a 104 BPM rilassati.',
    description: [
      'Kiosk Athletic ha scritto Service Station Blue in una notte in cui l’autostrada era chiusa. Ha i grandi gesti della musica da film, ma per auto piccole: uno snare con la stanza tagliata via, tom che cadono, un basso che suona crome e nient’altro che crome.',
      'Nel loop di lead canta un dente di sega in hard sync, calcolato al doppio della frequenza di campionamento perché resti brillante senza fischiare. L’arpeggio e il pad seguono gli stessi accordi in Mi minore.',
    ],
    sounds: {
      'forecourt-beat': 'Kick, snare gated, crome sull’hi-hat e due tom per prendere la curva.',
      'engine-eighths': 'Crome dritte sulle fondamentali, con l’ottava alla fine di ogni accordo.',
      'strip-light-arp':
        'Sedicesimi su e giù per gli accordi, con l’eco che rimbalza da un lato all’altro.',
      'blue-canopy': 'Un pad ampio, un po’ più brillante all’inizio di ogni accordo.',
      'overtaking-lane':
        'Un dente di sega in sync, con uno sweep verso il basso lungo una melodia distesa.',
      'box-kick': 'Un kick con un colpo di legno e poca coda.',
      'gated-snare': 'Un grande riverbero a piastra, chiuso dopo mezzo secondo.',
      'plain-hat': 'L’hi-hat di una vecchia drum machine, o un suo cugino.',
      'lot-crash': 'Un crash brillante, un secondo e mezzo.',
      'falling-tom-high': 'Un tom che scende di quasi un’ottava.',
      'falling-tom-low': 'Un tom grande che scende di quasi un’ottava.',
      'engine-e': 'Il basso su un Mi grave, filtro mezzo chiuso.',
      'neon-e': 'Sette denti di sega per lato, larghi un quarto di semitono.',
      'sync-b': 'Il dente di sega in sync, una sola passata.',
      'sign-g': 'Una semplice onda quadra con il vibrato in ritardo.',
      'canopy-chord': 'Mim9 sul pad, due secondi più la sua stanza.',
      'till-bell-b': 'Un campanello piccolo e acuto, da registratore di cassa.',
      'barrier-down': 'Una caduta intonata con un bordo risonante.',
    },
  },
  fr: {
    summary:
      'De larges dents de scie, une snare gated et une ligne de basse comme un moteur, à 104 BPM tranquilles.',
    description: [
      'Kiosk Athletic a écrit Service Station Blue une nuit où l’autoroute était fermée. On y retrouve les grands gestes de la musique de film, pour petites voitures : une snare à la réverbération coupée net, des toms qui tombent, une basse qui joue des croches et rien que des croches.',
      'Dans la boucle de lead chante une dent de scie en hard sync, calculée au double de la fréquence d’échantillonnage pour rester brillante sans siffler. L’arpège et la nappe suivent les mêmes accords en mi mineur.',
    ],
    sounds: {
      'forecourt-beat':
        'Kick, snare gated, des croches au hi-hat et deux toms pour prendre le virage.',
      'engine-eighths':
        'Des croches droites sur les fondamentales, et l’octave à la fin de chaque accord.',
      'strip-light-arp':
        'Des doubles croches qui montent et descendent les accords, l’écho passant d’un côté à l’autre.',
      'blue-canopy': 'Une nappe large, plus brillante au début de chaque accord.',
      'overtaking-lane':
        'Une dent de scie en sync qui balaie vers le bas, au fil d’une longue mélodie.',
      'box-kick': 'Un kick au choc boisé, presque sans traîne.',
      'gated-snare': 'Une grande réverbération à plaque, refermée au bout d’une demi-seconde.',
      'plain-hat': 'Le hi-hat d’une vieille boîte à rythmes, ou son cousin.',
      'lot-crash': 'Une crash brillante, une seconde et demie.',
      'falling-tom-high': 'Un tom qui descend de presque une octave.',
      'falling-tom-low': 'Un grand tom qui descend de presque une octave.',
      'engine-e': 'La basse sur un mi grave, filtre à moitié fermé.',
      'neon-e': 'Sept dents de scie de chaque côté, étalées sur un quart de demi-ton.',
      'sync-b': 'La dent de scie en sync, un seul balayage.',
      'sign-g': 'Une simple onde carrée au vibrato tardif.',
      'canopy-chord': 'Mim9 à la nappe, deux secondes, réverbération comprise.',
      'till-bell-b': 'Une petite cloche aiguë de tiroir-caisse.',
      'barrier-down': 'Une chute accordée, au bord résonant.',
    },
  },
  es: {
    summary:
      'Ondas de sierra anchas, una caja con gate y una línea de bajo como un motor, a unos tranquilos 104 BPM.',
    description: [
      'Kiosk Athletic escribió Service Station Blue una noche en que la autopista estaba cortada. Tiene los grandes gestos de la música de cine, pero para coches pequeños: una caja con la sala recortada, toms que caen y un bajo que toca corcheas y nada más que corcheas.',
      'En el loop de lead canta una onda de sierra con hard sync, calculada al doble de la frecuencia de muestreo para que siga siendo brillante sin silbar. El arpegio y el pad siguen los mismos acordes en mi menor.',
    ],
    sounds: {
      'forecourt-beat':
        'Bombo, caja con gate, corcheas en el hi-hat y dos toms para tomar la curva.',
      'engine-eighths':
        'Corcheas rectas sobre las fundamentales, con la octava al final de cada acorde.',
      'strip-light-arp':
        'Semicorcheas arriba y abajo por los acordes, con el eco de un lado a otro.',
      'blue-canopy': 'Un pad amplio, más brillante al principio de cada acorde.',
      'overtaking-lane':
        'Una onda de sierra con sync que barre hacia abajo a lo largo de una melodía extensa.',
      'box-kick': 'Un bombo con un golpe de madera y poca cola.',
      'gated-snare': 'Una gran reverb de placa, cerrada tras medio segundo.',
      'plain-hat': 'El hi-hat de una vieja caja de ritmos, o su primo.',
      'lot-crash': 'Un crash brillante de segundo y medio.',
      'falling-tom-high': 'Un tom que cae casi una octava.',
      'falling-tom-low': 'Un tom grande que cae casi una octava.',
      'engine-e': 'El bajo en un mi grave, con el filtro medio cerrado.',
      'neon-e': 'Siete ondas de sierra por lado, desafinadas un cuarto de semitono.',
      'sync-b': 'La onda de sierra con sync, un solo barrido.',
      'sign-g': 'Una onda cuadrada sencilla con vibrato tardío.',
      'canopy-chord': 'Mim9 en el pad, dos segundos y su sala.',
      'till-bell-b': 'Una campanilla aguda, de caja registradora.',
      'barrier-down': 'Una caída afinada con un borde resonante.',
    },
  },
}
