import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Welche Daten ${brand.name} über dich speichert, warum, wie lange und welche Rechte du hast.`,
  sections: [
    {
      title: 'Wer verantwortlich ist',
      paragraphs: [
        `Verantwortlich für deine Daten ist ${brand.company}, ${brand.city}, Niederlande. Fragen dazu beantworten wir unter ${brand.contactAddress}.`,
      ],
    },
    {
      title: 'Besuch ohne Konto',
      paragraphs: [
        'Du kannst stöbern, suchen und hören, ohne uns zu sagen, wer du bist. Um Fehler zu finden und Angriffe abzuwehren, protokollieren unsere Server technische Fehler (Zeit, Seite, Ergebnis) und zählen für begrenzte Zeit Anmeldeversuche und abgeschickte Formulare je IP-Adresse. Außerdem protokollieren sie Anmeldungen, Änderungen von Passwort und E-Mail-Adresse sowie abgelehnte Anfragen, jeweils mit Zeit, Konto und IP-Adresse. Rechtsgrundlage ist unser berechtigtes Interesse.',
      ],
    },
    {
      title: 'Konto, Bestellungen und Nachrichten',
      paragraphs: [
        'Um den Vertrag mit dir zu erfüllen, speichern wir deinen Namen und Benutzernamen, deine E-\u2060Mail-Adresse, dein Passwort (nur als Hash), die öffentlichen Schlüssel deiner Passkeys, Browser und Zeit deiner laufenden Anmeldungen, deine Angaben im Profil, deinen Warenkorb, deine Bestellungen, dein Guthaben und deine Downloads. Wir halten auch fest, wann du der sofortigen Lieferung zugestimmt und was du wann widerrufen hast, weil wir das von Gesetzes wegen nachweisen müssen.',
        'Außerdem bewahren wir deine Nachrichten an uns und unsere E-\u2060Mails an dich auf, damit wir dir antworten und belegen können, was wir bestätigt haben.',
      ],
    },
    {
      title: 'Zahlungen',
      paragraphs: [
        'Du lädst dein Guthaben auf der Seite unseres Zahlungsdienstes auf. Er erhält den Betrag und deine E-\u2060Mail-Adresse; deine Kartendaten sieht nur er. Wir erfahren, ob die Zahlung erfolgreich war.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Wir verwenden nur eigene Cookies. Es gibt keine Werbung und kein Tracking, deshalb auch kein Cookie-Banner.',
      ],
      items: [
        'Deine Anmeldung: „__Host-token“, bis du den Browser schließt, oder 30 Tage, wenn du „Angemeldet bleiben“ wählst',
        'Deine Wahl, angemeldet zu bleiben: „__Host-token_remembered“, 30 Tage',
        'Deine Sprache: „i18n_redirected“, ein Jahr',
        'Die Größe deines Bildschirms: „viewport“, ein Jahr',
        'Das helle oder dunkle Design, falls du eines wählst: „theme“, ein Jahr',
        'Das Produkt, das du vor der Anmeldung in den Warenkorb legen wolltest: „__Host-pending_item“, 30 Minuten',
        'Lautstärke und Einstellungen des Players: „playback“ im Speicher deines Browsers, bis du ihn leerst',
      ],
    },
    {
      title: 'Wer deine Daten sonst sieht',
      paragraphs: [
        'Nur Unternehmen, die in unserem Auftrag arbeiten: für den Betrieb der Server, den Versand von E-\u2060Mails und die Zahlungen. Sie haben ihren Sitz in der Europäischen Union. Wir verkaufen deine Daten nicht und erstellen keine Profile.',
      ],
    },
    {
      title: 'Wie lange wir sie aufbewahren',
      paragraphs: [
        'Dein Konto und deine Nachrichten an uns bleiben gespeichert, bis du uns bittest, sie zu löschen. Bestellungen und Zahlungen müssen wir nach dem Steuerrecht sieben Jahre aufbewahren.',
      ],
    },
    {
      title: 'Deine Rechte',
      paragraphs: [
        `Du hast das Recht, deine Daten einzusehen, sie berichtigen oder löschen zu lassen, sie mitzunehmen, ihre Verarbeitung einzuschränken und ihr zu widersprechen. Schreib dazu an ${brand.contactAddress}; du bekommst innerhalb eines Monats eine Antwort. Du kannst dich auch bei einer Datenschutzbehörde beschweren: bei der für uns zuständigen Autoriteit Persoonsgegevens oder bei der Behörde an deinem Wohnort.`,
      ],
    },
  ],
}
