import type { PackText, Translations } from '../../../catalog/translations.ts'

export const wetTarmacTexts: Translations<PackText> = {
  de: {
    summary:
      'Die sanftere Seite von 170 BPM: E-Piano, Streicher und ein Bass, der kaum den Boden berührt.',
    description: [
      'Wet Tarmac ist die andere Hälfte von Slate Runner, sozusagen nach dem Regen aufgenommen. Die Drums sind mit weniger Kraft und mehr Ghost Notes gespielt; den Takt trägt das Ride.',
      'Die vier Akkorde in h-Moll (englisch Bm) sind so gesetzt, dass kein Finger weiter muss als nötig. Der Bass-Loop lässt die zweite Hälfte jedes Takts fast leer: Da kommt der Gesang hin.',
    ],
    sounds: {
      'after-rain': 'Ein leichter viertaktiger Break, den das Ride anführt.',
      wipers: 'Shaker und Rim, hin und her.',
      'lamp-posts':
        'Akkorde auf dem E-Piano in einem Dreierrhythmus, die von einer Seite zur anderen wandern.',
      'low-road': 'Ein weicher Bass, der sein ganzes Gewicht in die erste Takthälfte legt.',
      'ten-bows': 'Tiefe Streicher, fünf auf jeder Seite.',
      reflections: 'Eine gezupfte Figur mit so viel Echo, dass sie verschwimmt.',
      'padded-kick': 'Eine Kick für leise Breaks.',
      'wood-snare': 'Ein tiefer Holzkessel, der Teppich halb abgehoben.',
      'ghost-note': 'Der leichteste Schlag des Sets.',
      'wet-hat': 'Eine geschlossene Hi-Hat, leicht feucht.',
      'puddle-splash': 'Eine offene Hi-Hat, tief und scheppernd, fast eine Sekunde lang.',
      'soft-ride': 'Ein tiefes Ride mit rundem Ping.',
      kerb: 'Ein Rim-Klick mit etwas Straße dahinter.',
      'road-bass-b': 'Der weiche Bass auf H (englisch B).',
      'slow-beat-b':
        'Ein warmer Reese, dessen zwei Sägezähne sich etwa alle zwei Sekunden treffen.',
      'lamp-chord': 'Bm9 (h-Moll), ganz weiches E-Piano.',
      'bow-f-sharp': 'Zehn Bögen auf Fis.',
      'hush-d': 'Ein Vokal, der sich von „oh“ zu „uh“ schließt.',
      'lamp-d': 'Eine Glocke, so weich, dass sie fast ein Sinus ist.',
      gutter: 'Fließendes Wasser aus kleinen fallenden Tönen.',
      'passing-car': 'Eine Welle aus Rauschen, von fern nach nah und vorbei.',
      'backwards-ride': 'Ein helles Ride rückwärts.',
    },
  },
  nl: {
    summary:
      'De zachtere kant van 170 BPM: elektrische piano, strijkers en een bas die de grond nauwelijks raakt.',
    description: [
      'Wet Tarmac is de andere helft van Slate Runner, bij wijze van spreken opgenomen na de regen. De drums zijn met minder kracht en meer ghost notes gespeeld; de ride houdt de maat.',
      'De vier akkoorden in b mineur liggen zo dat geen vinger verder hoeft dan nodig. De basloop laat de tweede helft van elke maat bijna leeg: daar komt de zang.',
    ],
    sounds: {
      'after-rain': 'Een lichte break van vier maten, met de ride voorop.',
      wipers: 'Shaker en rim, heen en weer.',
      'lamp-posts':
        'Akkoorden op de elektrische piano in een ritme van drieën, voorbijtrekkend van links naar rechts.',
      'low-road': 'Een zachte bas met al zijn gewicht in de eerste helft van de maat.',
      'ten-bows': 'Lage strijkers, vijf aan elke kant.',
      reflections: 'Een getokkelde figuur met zoveel echo dat ze vervaagt.',
      'padded-kick': 'Een kick voor rustige breaks.',
      'wood-snare': 'Een diepe houten ketel, de snaren half los.',
      'ghost-note': 'De lichtste slag van de set.',
      'wet-hat': 'Een gesloten hihat, een beetje vochtig.',
      'puddle-splash': 'Een open hihat, laag en kletterend, die bijna een seconde duurt.',
      'soft-ride': 'Een lage ride met een ronde ping.',
      kerb: 'Een rimklik met wat straat erachter.',
      'road-bass-b': 'De zachte bas op b.',
      'slow-beat-b':
        'Een warme reese waarvan de twee zaagtanden elkaar ongeveer elke twee seconden treffen.',
      'lamp-chord': 'Bm9, heel zachte elektrische piano.',
      'bow-f-sharp': 'Tien strijkstokken op fis.',
      'hush-d': 'Een klinker die zich sluit, van ‘oo’ naar ‘oe’.',
      'lamp-d': 'Een bell zo zacht dat het bijna een sinus is.',
      gutter: 'Stromend water, gemaakt van kleine vallende tonen.',
      'passing-car': 'Een golf van ruis, van ver naar dichtbij en weg.',
      'backwards-ride': 'Een heldere ride achterstevoren.',
    },
  },
  it: {
    summary:
      'Il lato gentile dei 170 BPM: piano elettrico, archi e un basso che tocca appena terra.',
    description: [
      'Wet Tarmac è l’altra metà di Slate Runner, registrata, per così dire, dopo la pioggia. La batteria è suonata con meno forza e più ghost note; il tempo lo tiene il ride.',
      'I quattro accordi in Si minore sono disposti in modo che nessun dito si sposti più del necessario. Il loop di basso lascia quasi vuota la seconda metà di ogni battuta: lì va la voce.',
    ],
    sounds: {
      'after-rain': 'Un break leggero di quattro battute, guidato dal ride.',
      wipers: 'Shaker e rim, avanti e indietro.',
      'lamp-posts':
        'Accordi di piano elettrico in un ritmo a tre, che sfilano da un lato all’altro.',
      'low-road': 'Un basso morbido con tutto il peso nella prima metà della battuta.',
      'ten-bows': 'Archi gravi, cinque per lato.',
      reflections: 'Una figura pizzicata, ripetuta dall’eco finché non si sfoca.',
      'padded-kick': 'Un kick per break tranquilli.',
      'wood-snare': 'Un fusto profondo di legno, con la cordiera mezza staccata.',
      'ghost-note': 'Il colpo più leggero del pack.',
      'wet-hat': 'Un hi-hat chiuso, un po’ umido.',
      'puddle-splash': 'Un hi-hat aperto, grave e sferragliante, che dura quasi un secondo.',
      'soft-ride': 'Un ride grave dal ping rotondo.',
      kerb: 'Un click sul cerchio con un po’ di strada dietro.',
      'road-bass-b': 'Il basso morbido su Si.',
      'slow-beat-b':
        'Un reese caldo, i cui due denti di sega si incontrano ogni due secondi circa.',
      'lamp-chord': 'Sim9, piano elettrico morbidissimo.',
      'bow-f-sharp': 'Dieci archetti su Fa diesis.',
      'hush-d': 'Una vocale che si chiude da «o» a «u».',
      'lamp-d': 'Una campana così morbida da essere quasi una sinusoide.',
      gutter: 'Acqua che scorre, fatta di piccoli suoni che cadono.',
      'passing-car': 'Un’onda di rumore, da lontano a vicino, e poi via.',
      'backwards-ride': 'Un ride brillante al contrario.',
    },
  },
  fr: {
    summary:
      'Le versant doux des 170 BPM : piano électrique, archets et une basse qui effleure à peine le sol.',
    description: [
      'Wet Tarmac est l’autre moitié de Slate Runner, enregistrée, pour ainsi dire, après la pluie. La batterie est jouée avec moins de force et plus de ghost notes ; c’est la ride qui porte le temps.',
      'Les quatre accords en si mineur sont disposés pour qu’aucun doigt n’aille plus loin que nécessaire. La boucle de basse laisse presque vide la seconde moitié de chaque mesure : c’est la place de la voix.',
    ],
    sounds: {
      'after-rain': 'Un break léger de quatre mesures, mené par la ride.',
      wipers: 'Shaker et rim, un aller, un retour.',
      'lamp-posts':
        'Des accords de piano électrique sur un rythme par groupes de trois, qui défilent d’un côté à l’autre.',
      'low-road': 'Une basse douce qui met tout son poids dans la première moitié de la mesure.',
      'ten-bows': 'Des cordes graves, cinq de chaque côté.',
      reflections: 'Une figure pincée, répétée par l’écho jusqu’à devenir floue.',
      'padded-kick': 'Un kick pour les breaks tranquilles.',
      'wood-snare': 'Un fût de bois profond, timbre à moitié relâché.',
      'ghost-note': 'Le coup le plus léger du pack.',
      'wet-hat': 'Un hi-hat fermé, légèrement humide.',
      'puddle-splash': 'Un hi-hat ouvert, grave et ferraillant, qui dure près d’une seconde.',
      'soft-ride': 'Une ride grave au ping rond.',
      kerb: 'Un clic de rim avec un peu de rue derrière.',
      'road-bass-b': 'La basse douce, sur si.',
      'slow-beat-b':
        'Une reese chaude dont les deux dents de scie se rejoignent toutes les deux secondes environ.',
      'lamp-chord': 'Sim9 sur un piano électrique très doux.',
      'bow-f-sharp': 'Dix archets sur fa dièse.',
      'hush-d': 'Une voyelle qui se ferme, de « o » à « ou ».',
      'lamp-d': 'Une cloche si douce que c’est presque une sinusoïde.',
      gutter: 'De l’eau qui coule, faite de petites notes qui tombent.',
      'passing-car': 'Une vague de bruit, de loin à tout près, puis plus rien.',
      'backwards-ride': 'Une ride brillante à l’envers.',
    },
  },
  es: {
    summary:
      'El lado más amable de los 170 BPM: piano eléctrico, arcos y un bajo que apenas toca el suelo.',
    description: [
      'Wet Tarmac es la otra mitad de Slate Runner, grabada, por así decirlo, después de la lluvia. La batería está tocada con menos fuerza y más notas fantasma; el ride lleva el tiempo.',
      'Los cuatro acordes en si menor están dispuestos para que ningún dedo se mueva más de lo necesario. El loop de bajo deja casi vacía la segunda mitad de cada compás: ahí va la voz.',
    ],
    sounds: {
      'after-rain': 'Un break ligero de cuatro compases, guiado por el ride.',
      wipers: 'Shaker y aro, de un lado a otro.',
      'lamp-posts':
        'Acordes de piano eléctrico en un ritmo de tres, que desfilan de un lado a otro.',
      'low-road': 'Un bajo suave con todo su peso en la primera mitad del compás.',
      'ten-bows': 'Cuerdas graves, cinco a cada lado.',
      reflections: 'Una figura punteada con tanto eco que se emborrona.',
      'padded-kick': 'Un bombo para breaks tranquilos.',
      'wood-snare': 'Un casco hondo de madera, con la bordonera medio suelta.',
      'ghost-note': 'El golpe más ligero del pack.',
      'wet-hat': 'Un hi-hat cerrado, algo húmedo.',
      'puddle-splash': 'Un hi-hat abierto, grave y ruidoso, que dura casi un segundo.',
      'soft-ride': 'Un ride grave de ping redondo.',
      kerb: 'Un clic de aro con algo de calle detrás.',
      'road-bass-b': 'El bajo suave en si.',
      'slow-beat-b':
        'Un reese cálido cuyas dos ondas de sierra se encuentran cada dos segundos, más o menos.',
      'lamp-chord': 'Sim9, piano eléctrico muy suave.',
      'bow-f-sharp': 'Diez arcos en fa sostenido.',
      'hush-d': 'Una vocal que se cierra, de «o» a «u».',
      'lamp-d': 'Una campana tan suave que es casi una senoide.',
      gutter: 'Agua que corre, hecha de pequeños sonidos que caen.',
      'passing-car': 'Una ola de ruido que viene de lejos, pasa y se va.',
      'backwards-ride': 'Un ride brillante al revés.',
    },
  },
}
