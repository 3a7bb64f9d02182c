import { brand } from '../brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Was ${brand.name} über dich weiß, warum, wie lange, und was du dagegen tun kannst.`,
  sections: [
    {
      title: 'Wer verantwortlich ist',
      paragraphs: [
        `${brand.company}, ${brand.city}, Niederlande, entscheidet, wie deine Daten verwendet werden. Mit allen Fragen dazu erreichst du uns unter ${brand.contactAddress}.`,
      ],
    },
    {
      title: 'Besuch ohne Konto',
      paragraphs: [
        'Du kannst stöbern, suchen und hören, ohne uns zu sagen, wer du bist. Unsere Server führen 14 Tage lang ein technisches Protokoll (Zeit, Seite, Adresse, Ergebnis), um Fehler zu finden und Angriffe abzuwehren. Das ist unser berechtigtes Interesse.',
      ],
    },
    {
      title: 'Konto, Bestellungen und Downloads',
      paragraphs: [
        'Für den Vertrag mit dir speichern wir Name, Benutzername, E-Mail-Adresse, Passwort (nur als Hash), deine Angaben im Profil, Warenkorb, Bestellungen, Guthaben und Downloads. Wir halten auch fest, wann du der sofortigen Lieferung zugestimmt hast, weil das Gesetz den Nachweis verlangt.',
      ],
    },
    {
      title: 'Zahlungen',
      paragraphs: [
        'Du lädst dein Guthaben auf der Seite unseres Zahlungsdienstes auf. Er erhält deine E-Mail-Adresse und den Betrag; deine Kartendaten gehen nur an ihn. Wir erfahren, ob bezahlt wurde.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'Wir verwenden nur Cookies, die der Shop braucht: eines für deine Anmeldung, eines dafür, ob du angemeldet bleibst, eines für deine Sprache, eines für die Größe deines Bildschirms und eine halbe Stunde lang eines für das Produkt, das du vor der Anmeldung wolltest. Es gibt keine Werbung und keine Verfolgung, darum auch kein Banner.',
      ],
    },
    {
      title: 'Wer deine Daten sonst sieht',
      paragraphs: [
        'Nur Firmen, die vertraglich für uns arbeiten: für den Betrieb der Server, den Versand von E-Mails und die Zahlungen. Sie sitzen in der Europäischen Union. Wir verkaufen nichts und erstellen von niemandem ein Profil.',
      ],
    },
    {
      title: 'Wie lange wir sie behalten',
      paragraphs: [
        'Dein Konto bleibt, bis du um die Löschung bittest. Rechnungen müssen wir nach dem Steuerrecht sieben Jahre aufbewahren. Nachrichten an uns löschen wir zwei Jahre nach der letzten Antwort.',
      ],
    },
    {
      title: 'Deine Rechte',
      paragraphs: [
        `Du darfst deine Daten einsehen, berichtigen, löschen und mitnehmen, ihre Verwendung einschränken und ihr widersprechen; schreib an ${brand.contactAddress}, und du hast binnen eines Monats Antwort. Du kannst dich auch bei einer Datenschutzbehörde beschweren: für uns ist das die Autoriteit Persoonsgegevens, sonst die an deinem Wohnort.`,
      ],
    },
  ],
}
