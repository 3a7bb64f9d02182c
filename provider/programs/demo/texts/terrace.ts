import type { PackText, Translations } from '../../../catalog/translations.ts'

export const terraceTexts: Translations<PackText> = {
  de: {
    summary:
      'House bei 122 BPM: helles E-Piano, Handtrommeln und Streicher, die mit Absicht zu spät kommen.',
    description: [
      'Sunday Ferry haben dieses Pack für die Stunde geschrieben, bevor das Licht angeht. Die Akkorde kreisen in Quinten um a-Moll und kommen nie ganz zu Hause an; deshalb können sie laufen, solange du willst.',
      'Congas und Shaker tragen den Swing, Kick und Clap bleiben kerzengerade. Die Streicher sind acht synthetische Spieler, jeder mit eigenem Vibrato, sanft unter der Kick geduckt.',
    ],
    sounds: {
      'open-doors': 'Kick, Clap, Hi-Hats und Kies: die ganze Tanzfläche, startklar.',
      'hand-drums': 'Zwei Congas im Gespräch, trocken genug für jede Kick.',
      'long-table': 'Akkorde auf dem E-Piano, immer ein wenig vor dem Schlag, einer pro Takt.',
      'ferry-line': 'Ein runder Bass, der am Ende jedes Takts ein paar Schritte geht.',
      'late-strings':
        'Vier Takte Streicher, die in jeden Akkord hineinwachsen und auf jedem Schlag weichen.',
      'cork-figure':
        'Ein trockener synthetischer Pluck, der die Akkorde hinaufsteigt und oben herunterfällt.',
      'round-kick': 'An beiden Enden rund, mit fester Mitte.',
      'wide-clap': 'Hände über das ganze Stereobild, dazu ein kurzer Raum.',
      'parasol-hat': 'Eine geschlossene Hi-Hat mit weichen Rändern.',
      'half-six-hat': 'Offen und sehr hell, vier Zehntelsekunden lang.',
      'high-conga': 'Ein offener Ton auf der kleineren Trommel.',
      'low-conga': 'Ein offener Ton auf der größeren Trommel.',
      gravel: 'Eine einzige Bewegung des Shakers.',
      'ferry-bass-a': 'Ein runder FM-Bass auf tiefem A.',
      'table-chord': 'Am9 auf hellem E-Piano.',
      'cork-e': 'Ein Pluck, trocken.',
      'eight-bows-c': 'Acht Bögen auf einem C, drei Sekunden lang gestrichen.',
      'sun-lift': 'Ein sanfter Riser, mehr Wind als Ton.',
    },
  },
  nl: {
    summary:
      'House op 122 BPM: heldere elektrische piano, handtrommels en strijkers die expres te laat komen.',
    description: [
      'Sunday Ferry schreef dit pack voor het uur voordat het licht aangaat. De akkoorden draaien in kwinten om a mineur heen en komen nooit helemaal thuis; daarom kun je ze laten lopen zolang je wilt.',
      'Conga’s en shaker dragen de swing, kick en clap blijven kaarsrecht. De strijkers zijn acht synthetische spelers, elk met een eigen vibrato, zacht geduckt onder de kick.',
    ],
    sounds: {
      'open-doors': 'Kick, clap, hihats en grind: de hele dansvloer, klaar voor gebruik.',
      'hand-drums': 'Twee conga’s in gesprek, droog genoeg voor elke kick.',
      'long-table':
        'Akkoorden op de elektrische piano, net vóór de tel geduwd, één akkoord per maat.',
      'ferry-line': 'Een ronde bas die aan het eind van elke maat een stukje wandelt.',
      'late-strings':
        'Vier maten strijkers die naar elk akkoord toe zwellen en op elke tel duiken.',
      'cork-figure':
        'Een droge synthetische pluck die langs de akkoorden omhoogklimt en er bovenaan af valt.',
      'round-kick': 'Rond aan beide kanten, met een stevig midden.',
      'wide-clap': 'Handen over het hele stereobeeld, met een korte ruimte.',
      'parasol-hat': 'Een gesloten hihat, zacht aan de randen.',
      'half-six-hat': 'Open en heel helder, vier tiende seconde.',
      'high-conga': 'Een open toon op de kleine trommel.',
      'low-conga': 'Een open toon op de grote trommel.',
      gravel: 'Eén beweging van de shaker.',
      'ferry-bass-a': 'Een ronde FM-bas op een lage a.',
      'table-chord': 'Am9 op een heldere elektrische piano.',
      'cork-e': 'Eén pluck, droog.',
      'eight-bows-c': 'Acht strijkstokken op één c, drie seconden lang gestreken.',
      'sun-lift': 'Een zachte riser, meer wind dan toon.',
    },
  },
  it: {
    summary:
      'House a 122 BPM: piano elettrico brillante, percussioni a mano e archi che arrivano tardi apposta.',
    description: [
      'I Sunday Ferry l’hanno scritto per l’ora prima che si accendano le luci. Gli accordi girano per quinte intorno a La minore e non tornano mai del tutto a casa: per questo puoi farli andare quanto vuoi.',
      'Lo swing lo portano congas e shaker; kick e clap restano dritti. Gli archi sono otto esecutori sintetici, ognuno con il suo vibrato, che si abbassano appena sotto il kick.',
    ],
    sounds: {
      'open-doors': 'Kick, clap, hi-hat e ghiaia: tutta la pista, pronta a partire.',
      'hand-drums': 'Due congas che conversano, asciutte quanto basta per stare su qualsiasi kick.',
      'long-table': 'Accordi di piano elettrico in anticipo sul tempo, uno per battuta.',
      'ferry-line': 'Un basso rotondo che alla fine di ogni battuta fa due passi.',
      'late-strings':
        'Quattro battute di archi che crescono dentro ogni accordo e si abbassano a ogni movimento.',
      'cork-figure': 'Un pluck sintetico e secco che sale lungo gli accordi e in cima casca giù.',
      'round-kick': 'Tondo alle due estremità, con un centro solido.',
      'wide-clap': 'Mani su tutto il fronte stereo, con una stanza breve.',
      'parasol-hat': 'Un hi-hat chiuso, morbido ai bordi.',
      'half-six-hat': 'Aperto e molto brillante, quattro decimi di secondo.',
      'high-conga': 'Un suono aperto sul tamburo più piccolo.',
      'low-conga': 'Un suono aperto sul tamburo più grande.',
      gravel: 'Un solo colpo di shaker.',
      'ferry-bass-a': 'Un basso FM rotondo su un La grave.',
      'table-chord': 'Lam9 su un piano elettrico brillante.',
      'cork-e': 'Un pluck, secco.',
      'eight-bows-c': 'Otto archetti su un solo Do, tirati per tre secondi.',
      'sun-lift': 'Un riser leggero, più vento che nota.',
    },
  },
  fr: {
    summary:
      'De la house à 122 BPM : piano électrique brillant, percussions à main et cordes volontairement en retard.',
    description: [
      'Sunday Ferry l’a écrit pour l’heure qui précède le retour des lumières. Les accords tournent en quintes autour du la mineur sans jamais vraiment rentrer chez eux : vous pouvez donc les laisser filer aussi longtemps que vous voulez.',
      'Congas et shaker portent le swing ; kick et clap restent droits comme des i. Les cordes sont huit interprètes synthétiques, chacun avec son vibrato, qui s’effacent doucement sous le kick.',
    ],
    sounds: {
      'open-doors': 'Kick, clap, hi-hats et gravier : toute la piste, prête à partir.',
      'hand-drums': 'Deux congas en conversation, assez sèches pour tenir sur n’importe quel kick.',
      'long-table': 'Des accords de piano électrique poussés devant le temps, un par mesure.',
      'ferry-line': 'Une basse bien ronde qui fait quelques pas à la fin de chaque mesure.',
      'late-strings':
        'Quatre mesures de cordes qui enflent vers chaque accord et s’effacent à chaque temps.',
      'cork-figure':
        'Un pluck synthétique et sec qui grimpe le long des accords et tombe une fois en haut.',
      'round-kick': 'Rond aux deux bouts, ferme au milieu.',
      'wide-clap': 'Des mains sur toute la largeur stéréo, avec une courte réverbération.',
      'parasol-hat': 'Un hi-hat fermé, doux sur les bords.',
      'half-six-hat': 'Ouvert et très brillant, quatre dixièmes de seconde.',
      'high-conga': 'Une frappe ouverte sur le petit tambour.',
      'low-conga': 'Une frappe ouverte sur le grand tambour.',
      gravel: 'Un seul coup de shaker.',
      'ferry-bass-a': 'Une basse FM bien ronde, sur un la grave.',
      'table-chord': 'Lam9 sur un piano électrique brillant.',
      'cork-e': 'Un pluck, sans effet.',
      'eight-bows-c': 'Huit archets sur un même do, tirés pendant trois secondes.',
      'sun-lift': 'Un riser léger, plus vent que note.',
    },
  },
  es: {
    summary:
      'House a 122 BPM: piano eléctrico brillante, percusión de mano y cuerdas que llegan tarde a propósito.',
    description: [
      'Sunday Ferry escribieron este pack para la hora antes de que enciendan las luces. Los acordes dan vueltas por quintas alrededor de la menor y nunca llegan del todo a casa; por eso pueden sonar todo el tiempo que quieras.',
      'Las congas y el shaker llevan el swing; el bombo y el clap van bien erguidos. Las cuerdas son ocho músicos sintéticos, cada uno con su vibrato, que se apartan un poco bajo el bombo.',
    ],
    sounds: {
      'open-doors': 'Bombo, clap, hi-hats y grava: la pista entera, lista para arrancar.',
      'hand-drums': 'Dos congas de charla, lo bastante secas para ir con cualquier bombo.',
      'long-table': 'Acordes de piano eléctrico adelantados al pulso, uno por compás.',
      'ferry-line': 'Un bajo redondo que al final de cada compás da un paseo.',
      'late-strings':
        'Cuatro compases de cuerdas que crecen en cada acorde y se apartan en cada negra.',
      'cork-figure':
        'Un pluck sintético y seco que sube por los acordes y se cae al llegar arriba.',
      'round-kick': 'Redondo por los dos extremos y firme en el centro.',
      'wide-clap': 'Manos por todo el campo estéreo, en una sala corta.',
      'parasol-hat': 'Un hi-hat cerrado, suave en los bordes.',
      'half-six-hat': 'Abierto y muy brillante, cuatro décimas de segundo.',
      'high-conga': 'Un golpe abierto en el tambor pequeño.',
      'low-conga': 'Un golpe abierto en el tambor grande.',
      gravel: 'Una sola sacudida del shaker.',
      'ferry-bass-a': 'Un bajo FM redondo, en un la grave.',
      'table-chord': 'Lam9 en un piano eléctrico brillante.',
      'cork-e': 'Un pluck, sin efectos.',
      'eight-bows-c': 'Ocho arcos en un mismo do, tres segundos de arcada.',
      'sun-lift': 'Un riser suave, más viento que nota.',
    },
  },
}
