import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Diese Bedingungen gelten für alles, was du bei ${brand.name} kaufst und tust. Wir haben sie mit Absicht kurz gehalten.`,
  sections: [
    {
      title: 'Mit wem du es zu tun hast',
      paragraphs: [
        `${brand.name} wird betrieben von ${brand.company} in ${brand.city}, Niederlande. Du erreichst uns unter ${brand.contactAddress}. Schützt dich eine Regel des Verbraucherrechts in deinem Land besser als diese Bedingungen, gilt jene Regel.`,
      ],
    },
    {
      title: 'Dein Konto',
      paragraphs: [
        'Zum Kaufen brauchst du ein Konto. Mach richtige Angaben, behalte dein Passwort für dich und sag uns Bescheid, wenn es jemand anderes benutzt. Du musst mindestens 18 Jahre alt sein oder die Erlaubnis deiner Erziehungsberechtigten haben.',
      ],
    },
    {
      title: 'Preise und Tunes',
      paragraphs: [
        'Alle Preise sind in Euro und enthalten die Mehrwertsteuer. Bestellungen werden aus deinem Tunes-Guthaben bezahlt; ein Tune ist immer einen Euro wert. Tunes verfallen nicht, kosten keine Gebühr und sind nicht übertragbar. Gekaufte, nicht benutzte Tunes zahlen wir auf Wunsch zurück.',
      ],
    },
    {
      title: 'Wie der Vertrag entsteht',
      paragraphs: [
        'Eine Produktseite ist noch kein Angebot, sondern eine Einladung zur Bestellung. Verbindlich bestellst du mit der letzten Schaltfläche der Kasse, die die Zahlungspflicht nennt; bis dahin kannst du alles berichtigen. Der Vertrag kommt mit unserer Bestellbestätigung zustande, die du mit allen Bedingungen per E-Mail erhältst.',
      ],
    },
    {
      title: 'Lieferung und deine Lizenz',
      paragraphs: [
        'Die Dateien liegen sofort nach der Bestellung in deinem Profil bereit, und du kannst sie herunterladen, sooft du willst. Sounds werden lizenziert, nicht verkauft: Du darfst sie ohne weitere Zahlung in deiner eigenen Musik verwenden, auch kommerziell. Als Sounds weitergeben darfst du sie nicht. Die ganze Lizenz steht auf der Infoseite.',
      ],
    },
    {
      title: 'Widerrufsrecht',
      paragraphs: [
        `Du kannst einen Kauf binnen 14 Tagen ohne Angabe von Gründen widerrufen. Die Schaltfläche „Vertrag widerrufen“ am Fuß jeder Seite und bei jeder Bestellung in deinem Profil führt in zwei Schritten zum Widerruf, mit sofortiger Empfangsbestätigung per E-Mail; eine Nachricht an ${brand.contactAddress} genügt ebenso. Wir erstatten dein Geld binnen 14 Tagen auf dem Weg, auf dem du bezahlt hast.`,
        'Bei einer digitalen Datei erlischt dieses Recht mit Beginn der Lieferung, wenn du der sofortigen Lieferung ausdrücklich zugestimmt und bestätigt hast, dass du das Recht dadurch verlierst. Beides holen wir an der Kasse ein und wiederholen es in der Bestätigung. Für gekaufte, unbenutzte Tunes gelten die 14 Tage in jedem Fall.',
      ],
    },
    {
      title: 'Wenn mit einer Datei etwas nicht stimmt',
      paragraphs: [
        'Du hast die gesetzliche Gewährleistung für digitale Inhalte: Eine Datei, die beschädigt, unvollständig oder nicht wie beschrieben ist, wird kostenlos repariert oder ersetzt. Gelingt das nicht, bekommst du dein Geld zurück.',
      ],
    },
    {
      title: 'Haftung, Änderungen und Recht',
      paragraphs: [
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit sowie für Schäden an Leben, Körper oder Gesundheit, im Übrigen für vorhersehbare Schäden aus der Verletzung wesentlicher Pflichten. Änderungen dieser Bedingungen berühren keine bereits aufgegebene Bestellung. Es gilt niederländisches Recht, ohne dir den Schutz deines Wohnsitzlandes zu nehmen; du kannst das Gericht an deinem Wohnort anrufen.',
      ],
    },
  ],
}
