import { brand } from '#app/features/brand/brand.ts'
import type { InfoText } from './page-text.ts'

export const text: InfoText = {
  about: {
    lead: `${brand.name} verkauft Sounds an Menschen, die Musik machen: in Packs und einzeln.`,
    sections: [
      {
        title: 'Was du hier findest',
        paragraphs: [
          'Kleine Kataloge von einer Handvoll Artists mit eigener Handschrift. Jeden Sound kannst du vor dem Kauf ganz anhören; Tonart, Tempo und Länge stehen daneben.',
        ],
      },
      {
        title: 'Warum ein Shop und kein Abo',
        paragraphs: [
          'Du zahlst einmal für das, was du benutzt, und es bleibt deins. Die Preise sind in Euro, ein Tune ist ein Euro, nichts verfällt.',
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
          'WAV mit 44,1 kHz und 24 Bit, für jedes Musikprogramm geeignet. Ein Pack bekommst du als ZIP-Datei.',
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
        paragraphs: ['Ja, jederzeit, im Profil unter „Guthaben“.'],
      },
      {
        title: 'Was unterscheidet ein Pack von einem One-Shot?',
        paragraphs: [
          'Ein One-Shot ist ein einzelner Sound, etwa eine Kick oder ein Akkord. Ein Pack enthält viele Sounds, dazu Loops, die es nur dort gibt. Wem ein Pack gehört, dem gehören auch seine One-Shots.',
        ],
      },
      {
        title: 'Kann ich einen Kauf zurückgeben?',
        paragraphs: [
          'Solange der Download nicht begonnen hat, binnen 14 Tagen. Stimmst du an der Kasse der sofortigen Lieferung zu, erlischt dieses Recht mit ihrem Beginn. Eine fehlerhafte Datei wird immer ersetzt.',
        ],
      },
      {
        title: 'Ich habe bezahlt, aber mein Guthaben hat sich nicht geändert.',
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
          'Die Sounds in deiner Musik, in Filmen, Games, Podcasts und bei Auftritten verwenden, auch kommerziell, ohne weitere Zahlung, ohne zeitliche Grenze, überall. Du darfst sie verändern, schneiden, dehnen und übereinanderlegen, wie du magst.',
        ],
      },
      {
        title: 'Du darfst nicht',
        paragraphs: [
          'Die Sounds als Sounds weitergeben: nicht verkaufen, nicht verschenken, nicht in eine Sample-Bibliothek oder ein Instrument aufnehmen, weder einzeln noch leicht verändert. Melde sie auch nicht in einem System zur Inhaltserkennung als eigene Aufnahme an.',
        ],
      },
      {
        title: 'Zusammenarbeit',
        paragraphs: [
          'Wer mit dir an einer Produktion arbeitet, darf die Sounds darin verwenden. Für die eigene Musik ist eine eigene Lizenz nötig.',
        ],
      },
      {
        title: 'Namensnennung',
        paragraphs: ['Nicht nötig. Die Artists freuen sich, wenn du sie nennst.'],
      },
      {
        title: 'Was die Lizenz nicht ist',
        paragraphs: [
          'Sie ist nicht exklusiv: Andere können denselben Sound gekauft haben. Sie gehört zu dem Konto, mit dem gekauft wurde, und ist nicht übertragbar.',
        ],
      },
    ],
  },
  user: {
    lead: `Was ${brand.name} über dich weiß und wo du es änderst.`,
    sections: [
      {
        title: 'Name und E-Mail-Adresse',
        paragraphs: [
          'Dein Vor- und Nachname, dein Benutzername, deine E-Mail-Adresse und, falls du eine angegeben hast, deine Telefonnummer. Du änderst sie im Profil unter „Einstellungen“.',
        ],
      },
      {
        title: 'Was du von dir erzählst',
        paragraphs: [
          'Ort, Beschreibung und Bild sind freiwillig. Du änderst oder leerst sie an derselben Stelle.',
        ],
      },
      {
        title: 'Passwort',
        paragraphs: [
          'Wir speichern nur einen Hash davon, damit es niemand lesen kann, auch wir nicht. Du änderst es im Profil unter „Einstellungen“; hast du es vergessen, legst du auf der Anmeldeseite ein neues fest. Alle anderen Geräte werden dann abgemeldet.',
        ],
      },
      {
        title: 'Warenkorb, Bestellungen und Guthaben',
        paragraphs: [
          'Was in deinem Warenkorb liegt, was du wann zu welchem Preis gekauft hast, dein Guthaben und deine Downloads. Alles steht im Profil unter „Guthaben“. Abgeschlossene Bestellungen bleiben, wie sie sind.',
        ],
      },
      {
        title: 'Sprache und Bildschirm',
        paragraphs: [
          'Cookies merken sich die Sprache deiner letzten Seite und die Größe deines Bildschirms. Sie ändern sich, wenn du am Fuß einer Seite eine andere Sprache wählst oder den Shop auf einem anderen Bildschirm ansiehst.',
        ],
      },
      {
        title: 'Alles Übrige',
        paragraphs: [
          `Möchtest du alles sehen oder dein Konto löschen lassen? Schreib an ${brand.contactAddress}. Wie lange wir was aufbewahren und warum, steht in der Datenschutzerklärung.`,
        ],
      },
    ],
  },
}
