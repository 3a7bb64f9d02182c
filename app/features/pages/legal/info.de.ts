import { brand } from '../brand.ts'
import type { InfoText } from './page-text.ts'

export const text: InfoText = {
  about: {
    lead: `${brand.name} verkauft Sounds an Menschen, die Musik machen: Packs und einzelne Klänge.`,
    sections: [
      {
        title: 'Was du hier findest',
        paragraphs: [
          'Kleine Kataloge von einer Handvoll Künstlerinnen und Künstlern mit eigener Handschrift. Jeden Sound kannst du vor dem Kauf ganz hören, Tonart, Tempo und Länge stehen daneben.',
        ],
      },
      {
        title: 'Warum ein Laden und kein Abo',
        paragraphs: [
          'Du zahlst einmal für das, was du benutzt, und es bleibt deins. Preise sind in Euro, ein Tune ist ein Euro, nichts verfällt.',
        ],
      },
      {
        title: 'Wer dahintersteht',
        paragraphs: [
          `${brand.company} in ${brand.city}. Schreib an ${brand.contactAddress}: Ein Mensch antwortet.`,
        ],
      },
    ],
  },
  faq: {
    lead: 'Kurze Antworten auf die häufigsten Fragen.',
    sections: [
      {
        title: 'Welches Format bekomme ich?',
        paragraphs: [
          'WAV mit 44,1 kHz und 24 Bit, fertig für jedes Musikprogramm. Ein Pack kommt als eine ZIP-Datei.',
        ],
      },
      {
        title: 'Was ist ein Tune?',
        paragraphs: [
          'Die Einheit deines Guthabens. Ein Tune ist ein Euro, heute und später; Tunes verfallen nicht.',
        ],
      },
      {
        title: 'Kann ich noch einmal herunterladen?',
        paragraphs: ['Ja, jederzeit, im Profil unter Guthaben.'],
      },
      {
        title: 'Was unterscheidet ein Pack von einem One-Shot?',
        paragraphs: [
          'Ein One-Shot ist ein einzelner Klang, etwa eine Kick oder ein Akkord. Ein Pack enthält viele Sounds, dazu Loops, die es nur dort gibt. Wem ein Pack gehört, dem gehören auch seine One-Shots.',
        ],
      },
      {
        title: 'Kann ich einen Kauf zurückgeben?',
        paragraphs: [
          'Solange der Download nicht begonnen hat, binnen 14 Tagen. Wünschst du an der Kasse die sofortige Lieferung, endet dieses Recht damit. Eine fehlerhafte Datei wird immer ersetzt.',
        ],
      },
      {
        title: 'Ich habe bezahlt, aber mein Guthaben ist gleich geblieben.',
        paragraphs: [
          'Das kann eine Minute dauern. Ist nach einer Stunde nichts passiert, schreib uns mit Uhrzeit und Betrag.',
        ],
      },
    ],
  },
  licence: {
    lead: 'Eine Lizenz für alles im Shop.',
    sections: [
      {
        title: 'Du darfst',
        paragraphs: [
          'Die Sounds in deiner Musik, in Filmen, Spielen, Podcasts und Auftritten verwenden, auch kommerziell, ohne weitere Zahlung, ohne zeitliche Grenze, überall. Du darfst sie ändern, schneiden, dehnen und schichten, wie du magst.',
        ],
      },
      {
        title: 'Du darfst nicht',
        paragraphs: [
          'Die Sounds als Sounds weitergeben: nicht verkauft, nicht verschenkt, nicht in einer Sample-Bibliothek oder einem Instrument, weder allein noch leicht verändert. Auch nicht in einem System zur Inhaltserkennung als eigene Aufnahme anmelden.',
        ],
      },
      {
        title: 'Zusammenarbeit',
        paragraphs: [
          'Wer mit dir an einer Produktion arbeitet, darf die Sounds darin verwenden. Für eigene Musik braucht man eine eigene Lizenz.',
        ],
      },
      {
        title: 'Namensnennung',
        paragraphs: [
          'Nicht nötig. Die Künstlerinnen und Künstler freuen sich, wenn du sie nennst.',
        ],
      },
      {
        title: 'Was die Lizenz nicht ist',
        paragraphs: [
          'Sie ist nicht exklusiv: Andere können denselben Sound gekauft haben. Sie gehört zu dem Konto, das gekauft hat, und ist nicht übertragbar.',
        ],
      },
    ],
  },
}
