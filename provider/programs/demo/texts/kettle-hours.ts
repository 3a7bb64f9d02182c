import type { PackText, Translations } from '../../../catalog/translations.ts'

export const kettleHoursTexts: Translations<PackText> = {
  de: {
    summary: 'Gelassene Drums und ein E-Piano mit abgeschliffenen Höhen, alles bei 78 BPM.',
    description: [
      'Kettle Hours ist ein kleines Set für langsame Tracks. Die Drums sind weich und kommen spät, das Piano besteht aus zwei verbogenen Sinuswellen, und alle Loops sind sanft gesättigt, sodass je zwei von ihnen auf Anhieb zusammenpassen.',
      'Die Loops teilen sich eine Akkordfolge in d-Moll und einen Swing. Leg den Bass unter das Piano, und du hast eine Strophe; nimm das Piano weg, und es ist Platz für eine Stimme.',
    ],
    sounds: {
      'slow-pour': 'Filz-Kick, kastige Snare und eine geswingte Hi-Hat, die sich nie ganz beeilt.',
      'window-seat':
        'Vier Akkorde auf dem E-Piano, zwei pro Takt, mit ein wenig Wohnzimmer drum herum.',
      'under-the-table':
        'Ein runder Sub, der auf den Grundtönen ruht und sich in jeden Takt von einem Halbton darunter hinaufzieht.',
      'second-spoon': 'Eine knappe Antwort, hoch gespielt und dem Nachklang überlassen.',
      'felt-kick': 'Eine kurze, gepolsterte Kick, der fast der ganze Klick abgefeilt wurde.',
      'box-snare': 'Eine trockene, kastige Snare mit losem Teppich.',
      'soft-hat': 'Eine geschlossene Hi-Hat, mehr Atem als Metall.',
      'kitchen-hat': 'Dieselben Becken, halb offen.',
      'three-fingers': 'Ein leises Klatschen mit drei Fingern in die Handfläche.',
      'tine-d': 'Ein Ton auf dem E-Piano, kräftig angeschlagen und gehalten.',
      'round-sub-d': 'Der Sub aus dem Bass-Loop, auf einem tiefen D.',
      'kitchen-radio': 'Gewischter Shaker, ein Rim auf den Offbeats und der Raum dazwischen.',
      'nylon-aside': 'Nylonsaiten zupfen sich durch dieselben vier Akkorde, eine nach der anderen.',
      'window-chord': 'Der erste Akkord des Sets, d-Moll mit None, lang gehalten.',
      'nylon-a': 'Eine Nylonsaite, fast in der Mitte gezupft.',
      'pencil-rim': 'Ein Bleistift auf einem Tassenrand, oder jedenfalls fast.',
      'dust-side': 'Dreieinhalb Sekunden Auslaufrille: Rauschen, Rumpeln und feines Knistern.',
      'kettle-breath': 'Ein Hauch gefiltertes Rauschen, wie ein Kessel kurz vor dem Kochen.',
    },
  },
  nl: {
    summary: 'Rustige drums en een elektrische piano met afgesleten hoog, alles op 78 BPM.',
    description: [
      'Kettle Hours is een kleine set voor langzame tracks. De drums zijn zacht en laat, de piano bestaat uit twee verbogen sinusgolven en alle loops zijn licht verzadigd, zodat ze meteen bij elkaar passen.',
      'De loops delen één akkoordenschema in d mineur en één swing. Leg de bas onder de piano en je hebt een couplet; haal de piano weg en er is ruimte voor een stem.',
    ],
    sounds: {
      'slow-pour': 'Vilten kick, boxy snare en een swingende hihat die nooit echt haast krijgt.',
      'window-seat':
        'Vier akkoorden op de elektrische piano, twee per maat, met een beetje huiskamer eromheen.',
      'under-the-table':
        'Een ronde sub die op de grondtonen leunt en elke maat van een halve toon lager binnenstapt.',
      'second-spoon': 'Een karig antwoord, hoog gespeeld en aan zijn uitklank overgelaten.',
      'felt-kick': 'Een korte, gedempte kick waar bijna alle klik vanaf is gevijld.',
      'box-snare': 'Een droge, boxy snare met losse snaren.',
      'soft-hat': 'Een gesloten hihat, meer adem dan metaal.',
      'kitchen-hat': 'Dezelfde bekkens, half open.',
      'three-fingers': 'Een zachte clap van drie vingers op een handpalm.',
      'tine-d': 'Eén toon op de elektrische piano, stevig aangeslagen en aangehouden.',
      'round-sub-d': 'De sub van de basloop, op een lage d.',
      'kitchen-radio': 'Vegen van de shaker, een rim op de offbeats en de ruimte ertussen.',
      'nylon-aside': 'Nylon snaren, getokkeld door dezelfde vier akkoorden, één snaar tegelijk.',
      'window-chord': 'Het eerste akkoord van de set, d mineur met een none, lang aangehouden.',
      'nylon-a': 'Een nylon snaar, bijna in het midden getokkeld.',
      'pencil-rim': 'Een potlood op de rand van een mok, of bijna dan.',
      'dust-side': 'Drieënhalve seconde uitloopgroef: ruis, gerommel en fijn geknetter.',
      'kettle-breath': 'Een zucht gefilterde ruis, als een ketel die bijna kookt.',
    },
  },
  it: {
    summary: 'Batteria senza fretta e un piano elettrico con gli acuti consumati, tutto a 78 BPM.',
    description: [
      'Kettle Hours è un piccolo pack per brani lenti. La batteria è morbida e in ritardo, il piano nasce da due onde sinusoidali piegate e tutti i loop sono leggermente saturati, così ne prendi due qualsiasi e stanno subito bene insieme.',
      'I loop condividono una progressione di accordi in Re minore e uno swing. Metti il basso sotto il piano ed è una strofa; togli il piano e c’è spazio per una voce.',
    ],
    sounds: {
      'slow-pour':
        'Kick di feltro, snare scatoloso e un hi-hat con lo swing, che di fretta non ne ha mai davvero.',
      'window-seat':
        'Quattro accordi al piano elettrico, due per battuta, con un po’ di salotto intorno.',
      'under-the-table':
        'Un sub rotondo che si appoggia alle fondamentali ed entra in ogni battuta da un semitono sotto.',
      'second-spoon':
        'Una risposta di poche note, suonata nel registro acuto e lasciata risuonare.',
      'felt-kick': 'Un kick corto e imbottito, con quasi tutto il click limato via.',
      'box-snare': 'Uno snare secco e scatoloso, con la cordiera allentata.',
      'soft-hat': 'Un hi-hat chiuso, più fiato che metallo.',
      'kitchen-hat': 'Gli stessi piatti, lasciati mezzi aperti.',
      'three-fingers': 'Un clap sommesso di tre dita sul palmo.',
      'tine-d': 'Una nota di piano elettrico, colpita con decisione e tenuta.',
      'round-sub-d': 'Il sub del loop di basso, su un Re grave.',
      'kitchen-radio': 'Spazzolate di shaker, un rim in levare e la stanza che c’è in mezzo.',
      'nylon-aside': 'Corde di nylon pizzicate lungo gli stessi quattro accordi, una alla volta.',
      'window-chord': 'Il primo accordo del pack, Re minore con la nona, tenuto a lungo.',
      'nylon-a': 'Una corda di nylon pizzicata quasi a metà.',
      'pencil-rim': 'Una matita sul bordo di una tazza, o quasi.',
      'dust-side': 'Tre secondi e mezzo di solco finale: fruscio, rombo e piccoli crepitii.',
      'kettle-breath': 'Un soffio di rumore filtrato, come un bollitore che sta per bollire.',
    },
  },
  fr: {
    summary: 'Une batterie sans hâte et un piano électrique aux aigus patinés, le tout à 78 BPM.',
    description: [
      'Kettle Hours est un petit pack pour morceaux lents. La batterie est douce et un peu en retard, le piano naît de deux sinusoïdes déformées et toutes les boucles sont légèrement saturées : deux d’entre elles, au hasard, s’accordent déjà.',
      'Les boucles partagent une même suite d’accords en ré mineur et un même swing. Placez la basse sous le piano, voilà un couplet ; retirez le piano, et il y a de la place pour une voix.',
    ],
    sounds: {
      'slow-pour':
        'Un kick feutré, une snare au son de boîte et un hi-hat swingué qui ne se presse jamais vraiment.',
      'window-seat':
        'Quatre accords au piano électrique, deux par mesure, avec un peu de salon autour.',
      'under-the-table':
        'Un sub bien rond, appuyé sur les fondamentales, qui aborde chaque mesure depuis un demi-ton plus bas.',
      'second-spoon': 'Une réponse en peu de notes, jouée dans l’aigu et laissée à sa résonance.',
      'felt-kick': 'Un kick court et feutré, dont on a limé presque toute l’attaque.',
      'box-snare': 'Une snare sèche, au son de boîte et au timbre détendu.',
      'soft-hat': 'Un hi-hat fermé, plus souffle que métal.',
      'kitchen-hat': 'Les mêmes cymbales, laissées entrouvertes.',
      'three-fingers': 'Un clap discret, trois doigts sur une paume.',
      'tine-d': 'Une note de piano électrique, frappée franchement et tenue.',
      'round-sub-d': 'Le sub de la boucle de basse, sur un ré grave.',
      'kitchen-radio': 'Un shaker comme un balai, un rim à contretemps et la pièce entre les deux.',
      'nylon-aside': 'Des cordes en nylon qui égrènent les quatre mêmes accords, une à la fois.',
      'window-chord': 'Le premier accord du pack, ré mineur avec neuvième, longuement tenu.',
      'nylon-a': 'Une corde en nylon pincée presque en son milieu.',
      'pencil-rim': 'Un crayon sur le bord d’une tasse, ou presque.',
      'dust-side':
        'Trois secondes et demie de fin de sillon : souffle, grondement et petits craquements.',
      'kettle-breath':
        'Une bouffée de bruit filtré, comme une bouilloire sur le point de bouillir.',
    },
  },
  es: {
    summary: 'Batería sin prisas y un piano eléctrico con los agudos gastados, todo a 78 BPM.',
    description: [
      'Kettle Hours es un pack pequeño para temas lentos. La batería es suave y llega tarde, el piano nace de dos ondas senoidales deformadas y todos los loops llevan una saturación ligera, así que dos cualesquiera encajan desde el principio.',
      'Los loops comparten una progresión de acordes en re menor y un mismo swing. Pon el bajo debajo del piano y tienes una estrofa; quita el piano y queda sitio para una voz.',
    ],
    sounds: {
      'slow-pour':
        'Bombo de fieltro, caja hueca y un hi-hat con swing que nunca llega a tener prisa.',
      'window-seat':
        'Cuatro acordes en el piano eléctrico, dos por compás, con un poco de salita alrededor.',
      'under-the-table':
        'Un sub redondo que se apoya en las fundamentales y entra en cada compás desde un semitono por debajo.',
      'second-spoon': 'Una respuesta de pocas notas, tocada arriba y dejada sonar.',
      'felt-kick': 'Un bombo corto y acolchado, con casi todo el clic limado.',
      'box-snare': 'Una caja seca y hueca, con la bordonera floja.',
      'soft-hat': 'Un hi-hat cerrado, más aliento que metal.',
      'kitchen-hat': 'Los mismos platos, a medio abrir.',
      'three-fingers': 'Un clap discreto, tres dedos contra la palma.',
      'tine-d': 'Una nota de piano eléctrico, tocada con firmeza y sostenida.',
      'round-sub-d': 'El sub del loop de bajo, en un re grave.',
      'kitchen-radio':
        'Shaker a modo de escobillas, un aro a contratiempo y la sala que queda en medio.',
      'nylon-aside': 'Cuerdas de nailon que recorren los mismos cuatro acordes, una a una.',
      'window-chord': 'El primer acorde del pack, re menor con novena, sostenido largo rato.',
      'nylon-a': 'Una cuerda de nailon pulsada casi por la mitad.',
      'pencil-rim': 'Un lápiz en el borde de una taza, o algo muy parecido.',
      'dust-side': 'Tres segundos y medio de surco final: soplido, rumor y pequeños chasquidos.',
      'kettle-breath': 'Un soplo de ruido filtrado, como un hervidor a punto de hervir.',
    },
  },
}
