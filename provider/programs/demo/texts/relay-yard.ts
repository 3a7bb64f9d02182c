import type { PackText, Translations } from '../../../catalog/translations.ts'

export const relayYardTexts: Translations<PackText> = {
  de: {
    summary:
      'Four-to-the-Floor bei 132 BPM mit einem grollenden Keller darunter und einem sturen Chord-Stab.',
    description: [
      'Relay Yard ist ein Werkzeugkasten für einen einzigen langen Track. Unter der Kick liegt ein verhalltes Grollen, geduckt, damit der Beat klar bleibt; die Hi-Hats bestehen aus sechs Rechteckwellen, die sich in nichts einig sind.',
      'Alles Tonale steht in f-Moll und funktioniert über einem einzigen Akkord. Du kannst Loops also tauschen, ohne an Harmonien zu denken.',
      'Die One-Shots sind genau die Stimmen der Loops, trocken gerendert, für alle, die ihren Takt lieber selbst schreiben.',
    ],
    sounds: {
      'main-switch':
        'Kick, Clap und offene Hi-Hat in der schlichtesten Ordnung; im zweiten Takt rückt ein Rim zur Seite.',
      'top-rail': 'Nur Hi-Hats und Ride, um sie über eine andere Kick zu legen.',
      'cellar-rumble':
        'Ein angeschlagener Sinus, durch einen dunklen Raum geschickt und auf jedem Schlag geduckt: tief, ununterbrochen, auf F.',
      'wire-figure': 'Eine metallische Bassfigur auf F, die im letzten Takt auf Es hinuntersteigt.',
      'last-departure':
        'Ein einziger f-Moll-Stab in punktiertem Echo; das Filter geht in vier Takten auf und wieder zu.',
      'rail-chimes':
        'Glocken, die eine Phrase aus sieben Schritten gegen den geraden Takt wiederholen.',
      'yard-kick': 'Die Kick des Sets, gesättigt, bis ihr Ausklang brummt.',
      'thin-clap': 'Vier Hände in einem Betonflur.',
      'shut-plate': 'Eine harte, geschlossene Hi-Hat, fast nur Metall.',
      'open-plate': 'Dasselbe Becken, eine Drittelsekunde lang offen.',
      'yard-ride': 'Ein Ride mit klarem Ping und schmutzigem Rauschen.',
      'relay-click': 'Ein Rim, so kurz wie ein Relais, das schließt.',
      'barrel-tom': 'Ein tiefes Tom mit fallendem Ton, mit der flachen Hand geschlagen.',
      'wire-f': 'Der metallische Bass, ein langes F.',
      'departure-stab': 'Fm7 aus sechsundfünfzig Sägezähnen, die sich schnell schließen.',
      'rail-bell': 'Eine Glocke mit kräftig verbogenem fünftem Teilton.',
      'shift-change': 'Zwei Sekunden ansteigendes Rauschen, das abrupt abbricht.',
      'gate-drop': 'Ein Schlag auf ein Stahltor und der Hof danach.',
    },
  },
  nl: {
    summary: 'Four-to-the-floor op 132 BPM met een grommende kelder eronder en één koppige stab.',
    description: [
      'Relay Yard is een gereedschapskist voor één lange track. Onder de kick ligt een galmende rumble, geduckt zodat de beat helder blijft; de hihats bestaan uit zes blokgolven die het nergens over eens zijn.',
      'Alles met toonhoogte staat in f mineur en werkt over één akkoord, dus je kunt loops verwisselen zonder over harmonie na te denken.',
      'De one-shots zijn precies de stemmen van de loops, droog gerenderd, voor wie liever zelf een maat schrijft.',
    ],
    sounds: {
      'main-switch':
        'Kick, clap en open hihat in de gewoonste volgorde, met een rim die in de tweede maat verschuift.',
      'top-rail': 'Alleen hihats en ride, om over een andere kick te leggen.',
      'cellar-rumble':
        'Een aangeslagen sinus door een donkere ruimte, op elke tel geduckt: laag, ononderbroken, op f.',
      'wire-figure': 'Een metalige basfiguur op f die in de laatste maat naar es afdaalt.',
      'last-departure':
        'Eén stab in f mineur in een gepunteerde echo; het filter gaat in vier maten open en weer dicht.',
      'rail-chimes':
        'Bells in een frase van zeven stappen, telkens herhaald tegen de rechte maat in.',
      'yard-kick': 'De kick van de set, verzadigd tot de uitklank bromt.',
      'thin-clap': 'Vier handen in een betonnen gang.',
      'shut-plate': 'Een harde, gesloten hihat, vooral metaal.',
      'open-plate': 'Hetzelfde bekken, een derde seconde open.',
      'yard-ride': 'Een ride met een heldere ping en een vuile ruis.',
      'relay-click': 'Een rim zo kort als een relais dat sluit.',
      'barrel-tom': 'Een lage, wegzakkende tom, met de vlakke hand geslagen.',
      'wire-f': 'De metalige bas, één lange f.',
      'departure-stab': 'Fm7 uit zesenvijftig zaagtanden; het filter gaat snel dicht.',
      'rail-bell': 'Een bell met een flink verbogen vijfde boventoon.',
      'shift-change': 'Twee seconden aanzwellende ruis die abrupt stopt.',
      'gate-drop': 'Een klap op een stalen hek en het terrein erachter.',
    },
  },
  it: {
    summary: 'Cassa dritta a 132 BPM, una cantina che romba sotto e uno stab ostinato.',
    description: [
      'Relay Yard è una cassetta degli attrezzi per un solo lungo brano. Sotto il kick c’è un rombo riverberato, compresso in sidechain perché il beat resti pulito; gli hi-hat sono fatti di sei onde quadre in totale disaccordo.',
      'Tutto ciò che è intonato è in Fa minore e funziona su un solo accordo: puoi scambiare i loop senza pensare all’armonia.',
      'I one-shot sono proprio le voci dei loop, renderizzate senza effetti, per chi preferisce scriversi la battuta da sé.',
    ],
    sounds: {
      'main-switch':
        'Kick, clap e hi-hat aperto nell’ordine più semplice, con un rim che nella seconda battuta si sposta.',
      'top-rail': 'Solo hi-hat e ride, da mettere sopra un altro kick.',
      'cellar-rumble':
        'Una sinusoide percossa, mandata in una stanza buia e abbassata a ogni movimento: grave, continua, su Fa.',
      'wire-figure':
        'Una figura di basso metallica su Fa, che nell’ultima battuta scende a Mi bemolle.',
      'last-departure':
        'Un solo stab in Fa minore in un’eco puntata; in quattro battute il filtro si apre e si richiude.',
      'rail-chimes': 'Campane che ripetono una frase di sette passi contro la battuta dritta.',
      'yard-kick': 'Il kick del pack, saturato fino a far ronzare la coda.',
      'thin-clap': 'Quattro mani in un corridoio di cemento.',
      'shut-plate': 'Un hi-hat chiuso e duro, quasi tutto metallo.',
      'open-plate': 'Lo stesso piatto, aperto per un terzo di secondo.',
      'yard-ride': 'Un ride con un ping nitido e una coda sporca.',
      'relay-click': 'Un rim così corto che potrebbe essere un relè che scatta.',
      'barrel-tom': 'Un tom grave che si piega, colpito a mano aperta.',
      'wire-f': 'Il basso metallico, un lungo Fa.',
      'departure-stab': 'Fam7 di cinquantasei denti di sega che si chiudono in fretta.',
      'rail-bell': 'Una campana con il quinto parziale piegato a fondo.',
      'shift-change': 'Due secondi di rumore crescente che si ferma di colpo.',
      'gate-drop': 'Un colpo su un cancello d’acciaio, e il cortile dopo.',
    },
  },
  fr: {
    summary: 'Du four-to-the-floor à 132 BPM, une cave qui gronde en dessous et un stab obstiné.',
    description: [
      'Relay Yard est une boîte à outils pour un seul long morceau. Sous le kick, un grondement réverbéré s’efface à chaque temps pour laisser le beat net ; les hi-hats sont faits de six ondes carrées qui ne s’accordent sur rien.',
      'Tout ce qui a une hauteur est en fa mineur et fonctionne sur un seul accord : vous pouvez échanger les boucles sans penser à l’harmonie.',
      'Les one-shots sont les voix mêmes des boucles, sans effets, pour qui préfère écrire sa propre mesure.',
    ],
    sounds: {
      'main-switch':
        'Kick, clap et hi-hat ouvert dans l’ordre le plus simple ; à la deuxième mesure, un rim se décale.',
      'top-rail': 'Hi-hats et ride seuls, à poser sur un autre kick.',
      'cellar-rumble':
        'Une sinusoïde frappée, envoyée dans une pièce sombre, qui s’efface à chaque temps : grave, continue, sur fa.',
      'wire-figure':
        'Une figure de basse métallique sur fa, qui descend à mi bémol dans sa dernière mesure.',
      'last-departure':
        'Un seul stab en fa mineur dans un écho pointé ; en quatre mesures, le filtre s’ouvre et se referme.',
      'rail-chimes': 'Des cloches qui répètent une phrase de sept pas contre la mesure droite.',
      'yard-kick': 'Le kick du pack, saturé jusqu’à faire ronfler sa traîne.',
      'thin-clap': 'Quatre mains dans un couloir en béton.',
      'shut-plate': 'Un hi-hat fermé et dur, presque tout métal.',
      'open-plate': 'La même cymbale, ouverte un tiers de seconde.',
      'yard-ride': 'Une ride au ping net et à la traîne sale.',
      'relay-click': 'Un rim si court qu’on dirait un relais qui se ferme.',
      'barrel-tom': 'Un tom grave qui fléchit, frappé du plat de la main.',
      'wire-f': 'La basse métallique, un long fa.',
      'departure-stab': 'Fam7 en cinquante-six dents de scie, vite refermé.',
      'rail-bell': 'Une cloche dont le cinquième partiel est fortement tordu.',
      'shift-change': 'Deux secondes de bruit qui monte et s’arrête net.',
      'gate-drop': 'Un coup sur un portail en acier, puis la cour derrière.',
    },
  },
  es: {
    summary: 'Bombo a negras a 132 BPM, un sótano que retumba debajo y un stab testarudo.',
    description: [
      'Relay Yard es una caja de herramientas para un solo tema largo. Bajo el bombo hay un rumble con reverb que se aparta en cada golpe para que el ritmo quede limpio; los hi-hats son seis ondas cuadradas que no se ponen de acuerdo en nada.',
      'Todo lo tonal está en fa menor y funciona sobre un solo acorde, así que puedes cambiar de loop sin pensar en la armonía.',
      'Los one-shots son las mismas voces de los loops, sin efectos, para quien prefiera escribir su propio compás.',
    ],
    sounds: {
      'main-switch':
        'Bombo, clap y hi-hat abierto en el orden más sencillo, con un rim que se desplaza en el segundo compás.',
      'top-rail': 'Solo hi-hats y ride, para ponerlos encima de otro bombo.',
      'cellar-rumble':
        'Una senoide golpeada y enviada a una sala oscura, que se aparta en cada negra: grave, continua, en fa.',
      'wire-figure': 'Una figura de bajo metálica en fa que en el último compás baja a mi bemol.',
      'last-departure':
        'Un solo stab en fa menor repetido por un eco con puntillo; en cuatro compases el filtro se abre y se cierra.',
      'rail-chimes': 'Campanas que repiten una frase de siete pasos contra el compás recto.',
      'yard-kick': 'El bombo del pack, saturado hasta que le zumba la cola.',
      'thin-clap': 'Cuatro manos en un pasillo de hormigón.',
      'shut-plate': 'Un hi-hat cerrado y duro, casi todo metal.',
      'open-plate': 'El mismo plato, abierto un tercio de segundo.',
      'yard-ride': 'Un ride de ping nítido y cola sucia.',
      'relay-click': 'Un rim tan corto que podría ser un relé al cerrarse.',
      'barrel-tom': 'Un tom grave que cede, golpeado con la palma de la mano.',
      'wire-f': 'El bajo metálico, un fa largo.',
      'departure-stab': 'Fam7 hecho de cincuenta y seis ondas de sierra que se cierran deprisa.',
      'rail-bell': 'Una campana con el quinto parcial muy torcido.',
      'shift-change': 'Dos segundos de ruido ascendente que se corta en seco.',
      'gate-drop': 'Un golpe en un portón de acero, y el patio después.',
    },
  },
}
