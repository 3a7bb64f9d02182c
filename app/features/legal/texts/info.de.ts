import { brand } from '#app/features/brand/brand.ts'
import type { InfoText } from './page-text.ts'

export const text: InfoText = {
  about: {
    lead: `${brand.name} verkauft Sounds an alle, die Musik machen: als Pack und einzeln.`,
    sections: [
      {
        title: 'Was du hier findest',
        paragraphs: [
          'Kleine Kataloge von einer Handvoll Artists mit eigener Handschrift. Jeden Sound kannst du dir vor dem Kauf in voller Länge anhören; Tonart, Tempo und Länge stehen daneben.',
        ],
      },
      {
        title: 'Warum ein Shop und kein Abo',
        paragraphs: [
          'Du bezahlst einmal für das, was du brauchst, und es bleibt deins. Die Preise sind in Euro, ein Tune ist ein Euro, und nichts verfällt.',
        ],
      },
      {
        title: 'Wer dahintersteht',
        paragraphs: [
          `${brand.company} in ${brand.city}. Schreib an ${brand.contactAddress}: Dir antwortet ein Mensch.`,
        ],
      },
    ],
  },
  faq: {
    lead: 'Kurze Antworten auf die häufigsten Fragen.',
    sections: [
      {
        title: 'Welches Dateiformat bekomme ich?',
        paragraphs: [
          'WAV mit 44,1 kHz und 24 Bit, passend für jede DAW. Ein Pack bekommst du als ZIP-Datei.',
        ],
      },
      {
        title: 'Was ist ein Tune?',
        paragraphs: [
          'Die Einheit deines Guthabens. Ein Tune ist immer einen Euro wert; Tunes verfallen nicht.',
        ],
      },
      {
        title: 'Kann ich meine Sounds noch einmal herunterladen?',
        paragraphs: ['Ja, jederzeit, im Profil unter „Guthaben“.'],
      },
      {
        title: 'Was unterscheidet ein Pack von einem One-Shot?',
        paragraphs: [
          'Ein One-Shot ist ein einzelner Sound, etwa eine Kick oder ein Akkord. Ein Pack enthält viele Sounds, darunter Loops, die es nicht einzeln gibt. Kaufst du ein Pack, gehören dir auch seine One-Shots.',
        ],
      },
      {
        title: 'Kann ich einen Kauf zurückgeben?',
        paragraphs: [
          'Downloads nicht: Sie werden sofort geliefert, und du stimmst an der Kasse zu, dass dein Widerrufsrecht damit erlischt. Tunes, die du nicht ausgegeben hast, kannst du innerhalb von 14 Tagen nach der Aufladung zurückgeben. Eine fehlerhafte Datei ersetzen wir immer, oder du bekommst dein Geld zurück.',
        ],
      },
      {
        title: 'Ich habe bezahlt, aber mein Guthaben hat sich nicht geändert.',
        paragraphs: [
          'Das kann eine Minute dauern. Tut sich nach einer Stunde nichts, schreib uns mit Uhrzeit und Betrag.',
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
          'Die Sounds in deiner Musik, in Filmen, Games, Podcasts und bei Auftritten verwenden, auch kommerziell, ohne weitere Zahlung, zeitlich unbegrenzt und weltweit. Du darfst sie verändern, schneiden, dehnen und übereinanderlegen, wie du magst.',
        ],
      },
      {
        title: 'Du darfst nicht',
        paragraphs: [
          'Die Sounds als solche weitergeben, ob unverändert oder leicht bearbeitet, ob verkauft, verschenkt oder als Teil einer Sample-Bibliothek oder eines Instruments. Ebenso wenig darfst du sie in einem System zur Inhaltserkennung als eigene Aufnahme anmelden.',
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
        paragraphs: ['Nicht nötig, aber die Artists freuen sich darüber.'],
      },
      {
        title: 'Grenzen der Lizenz',
        paragraphs: [
          'Die Lizenz ist nicht exklusiv: Auch andere können denselben Sound gekauft haben. Sie gilt für das Konto, mit dem gekauft wurde, und ist nicht übertragbar.',
        ],
      },
    ],
  },
  user: {
    lead: `Welche Daten ${brand.name} über dich speichert und wo du sie änderst.`,
    sections: [
      {
        title: 'Name und E-Mail-Adresse',
        paragraphs: [
          'Dein Vor- und Nachname, dein Benutzername, deine E-\u2060Mail-Adresse und, falls du eine angegeben hast, deine Telefonnummer. Ändern kannst du alles im Profil unter „Einstellungen“.',
        ],
      },
      {
        title: 'Was du über dich angibst',
        paragraphs: [
          'Ort, Beschreibung und Profilbild sind freiwillig. Auch sie kannst du unter „Einstellungen“ ändern, Ort und Beschreibung auch wieder löschen.',
        ],
      },
      {
        title: 'Passwort',
        paragraphs: [
          'Wir speichern nur einen Hash, sodass niemand dein Passwort lesen kann, auch wir nicht. Ändern kannst du es im Profil unter „Einstellungen“; hast du es vergessen, legst du über die Anmeldeseite ein neues fest. Auf allen anderen Geräten wirst du dann abgemeldet.',
        ],
      },
      {
        title: 'Warenkorb, Bestellungen und Guthaben',
        paragraphs: [
          'Was in deinem Warenkorb liegt, was du wann zu welchem Preis gekauft hast, dein Guthaben und deine Downloads. Käufe, Guthaben und Downloads findest du im Profil unter „Guthaben“. Abgeschlossene Bestellungen lassen sich nicht mehr ändern.',
        ],
      },
      {
        title: 'Sprache, Design und Bildschirm',
        paragraphs: [
          'Cookies merken sich deine Sprache, das Design und die Größe deines Bildschirms. Sie werden aktualisiert, wenn du am Ende der Seite eine andere Sprache oder ein anderes Design wählst oder den Shop auf einem anderen Bildschirm ansiehst.',
        ],
      },
      {
        title: 'Alles Übrige',
        paragraphs: [
          `Du möchtest eine Kopie deiner Daten bekommen oder dein Konto löschen lassen? Schreib an ${brand.contactAddress}. Was wir warum und wie lange aufbewahren, steht in der [Datenschutzerklärung](privacy).`,
        ],
      },
    ],
  },
}
