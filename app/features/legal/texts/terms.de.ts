import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Diese Bedingungen gelten für alles, was du bei ${brand.name} kaufst und tust. Wir haben sie bewusst kurz gehalten.`,
  sections: [
    {
      title: 'Dein Vertragspartner',
      paragraphs: [
        `${brand.name} wird betrieben von ${brand.company} in ${brand.city}, Niederlande. Du erreichst uns unter ${brand.contactAddress}. Schützt dich das Verbraucherrecht deines Landes besser als diese Bedingungen, geht es ihnen vor.`,
      ],
    },
    {
      title: 'Dein Konto',
      paragraphs: [
        'Zum Kaufen brauchst du ein Konto. Mach richtige Angaben, halte dein Passwort geheim und sag uns Bescheid, wenn jemand anderes es benutzt. Du musst mindestens 18 Jahre alt sein oder die Erlaubnis deiner Erziehungsberechtigten haben.',
      ],
    },
    {
      title: 'Preise und Tunes',
      paragraphs: [
        'Alle Preise sind in Euro angegeben und enthalten die Mehrwertsteuer. Bestellungen bezahlst du mit deinem Tunes-Guthaben; ein Tune ist immer einen Euro wert. Tunes verfallen nicht, sind gebührenfrei und nicht übertragbar. Gekaufte Tunes, die du nicht ausgegeben hast, erstatten wir auf Wunsch.',
      ],
    },
    {
      title: 'Wie der Vertrag zustande kommt',
      paragraphs: [
        'Eine Produktseite ist noch kein bindendes Angebot, sondern eine Einladung zur Bestellung. Verbindlich bestellst du erst an der Kasse mit dem Button „Zahlungspflichtig bestellen“; bis dahin kannst du alles korrigieren. Der Vertrag kommt zustande, wenn wir die Bestellung bestätigen; die Bestätigung schicken wir dir per E-\u2060Mail.',
      ],
    },
    {
      title: 'Lieferung und deine Lizenz',
      paragraphs: [
        'Deine Dateien liegen direkt nach der Bestellung in deinem Profil bereit, und du kannst sie herunterladen, sooft du willst. Du kaufst eine Lizenz, kein Eigentum an den Sounds: Du darfst sie ohne weitere Zahlung in deiner eigenen Musik verwenden, auch kommerziell. Die Sounds als solche darfst du nicht weitergeben. Die [vollständige Lizenz](licence) steht auf der Infoseite.',
      ],
    },
    {
      title: 'Widerrufsrecht',
      paragraphs: [
        `Du kannst einen Kauf innerhalb von 14 Tagen ohne Angabe von Gründen widerrufen. Über „[Vertrag widerrufen](withdrawal)“ am Ende jeder Seite oder bei jeder Bestellung in deinem Profil geht das in zwei Schritten; den Eingang bestätigen wir sofort per E-\u2060Mail. Eine Nachricht an ${brand.contactAddress} genügt ebenfalls. Wir erstatten dir dein Geld innerhalb von 14 Tagen über dasselbe Zahlungsmittel, mit dem du bezahlt hast.`,
        'Bei digitalen Dateien erlischt dieses Recht mit Beginn der Lieferung, wenn du der sofortigen Lieferung ausdrücklich zugestimmt und bestätigt hast, dass du dein Widerrufsrecht dadurch verlierst. Beides fragen wir an der Kasse ab und halten es in der Bestätigung fest. Gekaufte Tunes, die du nicht ausgegeben hast, kannst du in jedem Fall innerhalb von 14 Tagen nach der Aufladung zurückgeben.',
      ],
    },
    {
      title: 'Fehlerhafte Dateien',
      paragraphs: [
        'Für digitale Inhalte gilt die gesetzliche Gewährleistung: Ist eine Datei beschädigt, unvollständig oder nicht wie beschrieben, reparieren oder ersetzen wir sie kostenlos. Gelingt das nicht, bekommst du dein Geld zurück.',
      ],
    },
    {
      title: 'Haftung, Änderungen und anwendbares Recht',
      paragraphs: [
        'Wir haften unbeschränkt bei Vorsatz und grober Fahrlässigkeit sowie bei Schäden an Leben, Körper oder Gesundheit, im Übrigen für vorhersehbare Schäden aus der Verletzung wesentlicher Vertragspflichten. Änderungen dieser Bedingungen gelten nicht für bereits aufgegebene Bestellungen. Es gilt niederländisches Recht; der Verbraucherschutz deines Wohnsitzlandes bleibt davon unberührt. Du kannst auch das Gericht an deinem Wohnort anrufen.',
      ],
    },
  ],
}
