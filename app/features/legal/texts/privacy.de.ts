import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Was ${brand.name} über dich weiß, warum, wie lange und welche Rechte du hast.`,
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
        'Du kannst stöbern, suchen und hören, ohne uns zu sagen, wer du bist. Unsere Server führen 14 Tage lang ein technisches Protokoll (Zeit, Seite, IP-Adresse, Ergebnis), um Fehler zu finden und Angriffe abzuwehren. Das ist unser berechtigtes Interesse.',
      ],
    },
    {
      title: 'Konto, Bestellungen und Downloads',
      paragraphs: [
        'Für den Vertrag mit dir speichern wir Name, Benutzername, E-Mail-Adresse, Passwort (nur als Hash), deine Angaben im Profil, Warenkorb, Bestellungen, Guthaben und Downloads. Wir halten auch fest, wann du der sofortigen Lieferung zugestimmt und was du wann widerrufen hast, weil das Gesetz den Nachweis verlangt.',
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
        'Wir verwenden nur Cookies, die der Shop braucht: eines für deine Anmeldung, eines dafür, ob du angemeldet bleibst, eines für deine Sprache, eines für die Größe deines Bildschirms, eines für Hell oder Dunkel, wenn du eines davon wählst (ein Jahr lang), und eine halbe Stunde lang eines für das Produkt, das du vor der Anmeldung wolltest. Es gibt keine Werbung und kein Tracking, darum auch kein Banner.',
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
        'Dein Konto bleibt bestehen, bis du uns bittest, es zu löschen. Rechnungen müssen wir nach dem Steuerrecht sieben Jahre aufbewahren. Nachrichten an uns löschen wir zwei Jahre nach der letzten Antwort.',
      ],
    },
    {
      title: 'Deine Rechte',
      paragraphs: [
        `Du hast das Recht, deine Daten einzusehen, sie berichtigen und löschen zu lassen, sie mitzunehmen, ihre Verwendung einzuschränken und ihr zu widersprechen; schreib an ${brand.contactAddress}, und du bekommst binnen eines Monats eine Antwort. Du kannst dich auch bei einer Datenschutzbehörde beschweren: bei der für uns zuständigen Autoriteit Persoonsgegevens oder bei der an deinem Wohnort.`,
      ],
    },
  ],
}
