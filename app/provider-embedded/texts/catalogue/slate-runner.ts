import type { PackText, Translations } from './pack-texts.ts'

export const slateRunnerTexts: Translations<PackText> = {
  de: {
    summary:
      'Kantiger Drum and Bass bei 174 BPM: separate Drums, ein mahlender Reese und jede Menge Tunnel.',
    description: [
      'Slate Runner hält Drums und Bass getrennt, damit du auf das eine oder das andere verzichten kannst. Der Break ist gespielt, nicht geschnitten: Kick, zwei Snares, Hi-Hats und Ride, jeweils mit drei Takes im Wechsel.',
      'Der Reese besteht aus zwei Sägezähnen mit vierunddreißig Cent Abstand über einem sauberen Sinus; die Schwebung, die du hörst, sind genau diese Cent, und deshalb wird sie nach unten hin langsamer.',
      'Alle tonalen Loops stehen in F♯m.',
    ],
    sounds: {
      'punch-kick': 'Kurz, mit dem Gewicht oberhalb von sechzig Hertz.',
      'crack-snare': 'Ein Korpus bei zweihundert Hertz und eine harte Kante.',
      'brush-snare': 'Die Ghost Note des Breaks, für sich allein.',
      'wire-hat': 'Geschlossen, dünn und schnell.',
      'edge-hat': 'Am Rand angeschlagen und gleich abgestoppt.',
      'slate-crash': 'Ein Crash, der sich zwei Sekunden lang verabschiedet.',
      'tunnel-tom': 'Ein mittleres Tom mit hartem Anschlag.',
      'motor-f-sharp': 'Zwei Sekunden Reese bei offenem Filter.',
      'alarm-f-sharp': 'Das gleitende Rechteck, ein Ton.',
      'lift-shaft': 'Ein kreisender, metallischer Drone, wie ein Aufzugschacht mit offener Tür.',
      'pull-back': 'Der Crash rückwärts, als Weg in den Drop.',
      'rock-face': 'Ein Einschlag mit langem, steinigem Ausklang.',
      'cage-up': 'Ein bebender Riser, schneller und schneller.',
    },
  },
  nl: {
    summary:
      'Scherpe drum and bass op 174 BPM: gesplitste drums, een malende reese en veel tunnel.',
    description: [
      'Slate Runner houdt drums en bas uit elkaar, zodat je een van beide kunt weglaten. De break is gespeeld, niet geknipt: kick, twee snares, hihats en ride, elk met drie takes om en om.',
      'De reese is twee zaagtanden met vierendertig cent verschil boven een zuivere sinus; de zweving die je hoort, is precies dat verschil en wordt dus trager naarmate je lager gaat.',
      'Alle loops met toonhoogte staan in F♯m.',
    ],
    sounds: {
      'punch-kick': 'Kort, met het gewicht boven zestig hertz.',
      'crack-snare': 'Een body van tweehonderd hertz en een harde rand.',
      'brush-snare': 'De ghost note van de break, los.',
      'wire-hat': 'Gesloten, dun en snel.',
      'edge-hat': 'Op de rand geslagen en meteen gedempt.',
      'slate-crash': 'Een crash die er twee seconden over doet om te vertrekken.',
      'tunnel-tom': 'Een middelgrote tom met een harde tik.',
      'motor-f-sharp': 'Twee seconden reese, met het filter open.',
      'alarm-f-sharp': 'De glijdende blokgolf, één noot.',
      'lift-shaft': 'Een draaiende metalige drone, als een liftschacht met de deur open.',
      'pull-back': 'De crash achterstevoren, als aanloop naar een drop.',
      'rock-face': 'Een inslag met een lange, stenige nagalm.',
      'cage-up': 'Een schuddende riser, sneller en sneller.',
    },
  },
  it: {
    summary:
      'Drum and bass spigolosa a 174 BPM: batteria divisa, un reese che macina e tanto tunnel.',
    description: [
      'Slate Runner tiene la batteria separata dal basso, così puoi buttare via l’una o l’altro. Il break è suonato, non tagliato: kick, due snare, hi-hat e ride, ciascuno con tre take che si alternano.',
      'Il reese è fatto di due denti di sega a trentaquattro cent di distanza sopra una sinusoide pulita; il battimento che senti sono proprio quei cent, e per questo rallenta man mano che scendi.',
      'Tutti i loop intonati sono in F♯m.',
    ],
    sounds: {
      'punch-kick': 'Corto, con il peso sopra i sessanta hertz.',
      'crack-snare': 'Duecento hertz di corpo e uno spigolo duro.',
      'brush-snare': 'La ghost note del break, da sola.',
      'wire-hat': 'Chiuso, sottile e veloce.',
      'edge-hat': 'Colpito sul bordo e subito fermato.',
      'slate-crash': 'Un crash che impiega due secondi ad andarsene.',
      'tunnel-tom': 'Un tom medio dallo schiaffo secco.',
      'motor-f-sharp': 'Due secondi di reese a filtro aperto.',
      'alarm-f-sharp': 'L’onda quadra in glissato, una nota.',
      'lift-shaft':
        'Un drone metallico che gira, come il vano di un ascensore con la porta aperta.',
      'pull-back': 'Il crash al contrario, per entrare in un drop.',
      'rock-face': 'Un impatto con una lunga coda pietrosa.',
      'cage-up': 'Un riser che trema, sempre più veloce.',
    },
  },
  fr: {
    summary:
      'Une drum and bass anguleuse à 174 BPM : batterie éclatée, reese qui broie et beaucoup de tunnel.',
    description: [
      'Slate Runner sépare la batterie de la basse, pour que vous puissiez vous passer de l’une ou de l’autre. Le break est joué, pas découpé : kick, deux snares, hi-hats et ride, chacun en trois prises qui alternent.',
      'La reese, ce sont deux dents de scie à trente-quatre cents d’écart sur une sinusoïde pure ; le battement que vous entendez vient de ces cents et de rien d’autre, et ralentit donc à mesure que vous descendez.',
      'Toutes les boucles mélodiques sont en F♯m.',
    ],
    sounds: {
      'punch-kick': 'Court, avec tout son poids au-dessus de soixante hertz.',
      'crack-snare': 'Deux cents hertz de corps et une arête dure.',
      'brush-snare': 'La ghost note du break, seule.',
      'wire-hat': 'Fermé, fin et rapide.',
      'edge-hat': 'Frappé sur le bord et aussitôt étouffé.',
      'slate-crash': 'Une crash qui met deux secondes à s’en aller.',
      'tunnel-tom': 'Un tom médium à la claque sèche.',
      'motor-f-sharp': 'Deux secondes de reese, filtre ouvert.',
      'alarm-f-sharp': 'L’onde carrée qui glisse, une seule note.',
      'lift-shaft':
        'Un drone métallique qui tourne, comme une cage d’ascenseur à la porte ouverte.',
      'pull-back': 'La crash à l’envers, pour mener à un drop.',
      'rock-face': 'Un impact à la longue traîne rocailleuse.',
      'cage-up': 'Un riser qui tremble, de plus en plus vite.',
    },
  },
  es: {
    summary:
      'Drum and bass de aristas duras a 174 BPM: batería dividida, un reese que tritura y mucho túnel.',
    description: [
      'Slate Runner mantiene la batería separada del bajo para que puedas prescindir de cualquiera de los dos. El break está tocado, no cortado: bombo, dos cajas, hi-hats y ride, cada uno con tres tomas que se alternan.',
      'El reese son dos ondas de sierra separadas treinta y cuatro cents sobre una senoide limpia; el batimiento que oyes son esos cents y nada más, así que se vuelve más lento cuanto más grave tocas.',
      'Todos los loops tonales están en F♯m.',
    ],
    sounds: {
      'punch-kick': 'Corto, con el peso por encima de los sesenta hercios.',
      'crack-snare': 'Doscientos hercios de cuerpo y un canto duro.',
      'brush-snare': 'La nota fantasma del break, suelta.',
      'wire-hat': 'Cerrado, fino y rápido.',
      'edge-hat': 'Golpeado en el borde y apagado al momento.',
      'slate-crash': 'Un crash que tarda dos segundos en irse.',
      'tunnel-tom': 'Un tom medio con un golpe seco.',
      'motor-f-sharp': 'Dos segundos de reese con el filtro abierto.',
      'alarm-f-sharp': 'La onda cuadrada que se desliza, una nota.',
      'lift-shaft':
        'Un drone metálico que gira, como el hueco de un ascensor con la puerta abierta.',
      'pull-back': 'El crash al revés, para entrar en un drop.',
      'rock-face': 'Un impacto con una larga cola de piedra.',
      'cage-up': 'Un riser que tiembla, cada vez más rápido.',
    },
  },
}
