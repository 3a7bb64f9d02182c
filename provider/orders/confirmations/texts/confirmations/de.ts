import type { ConfirmationMessages } from './confirmation-messages.ts'

export const de: ConfirmationMessages = {
  refundSubject: 'Erstattung zu deiner Bestellung Nr. {number}',
  refunded: 'wir haben dir {amount} zu deiner Bestellung Nr. {number} erstattet.',
  withdrawalAccepted: 'wir erkennen deinen Widerruf {reference} an.',
  toPaymentMethod:
    'Du bekommst {amount} auf dem Weg zurück, auf dem du bezahlt hast. Je nach Bank dauert das bis zu zehn Tage.',
  takenAgain:
    'Von deinem Guthaben haben wir {amount} wieder abgezogen, weil die Zahlung, mit der du es aufgeladen hattest, an dich zurückging oder bei deiner Bank reklamiert wurde.',
  downloadsEndedSubject: 'Downloads aus deiner Bestellung Nr. {number} beendet',
  downloadsEnded:
    'diese Artikel aus deiner Bestellung Nr. {number} haben wir dir bereits erstattet. Du kannst sie jetzt nicht mehr herunterladen:',
  noDownload: 'Das kannst du nicht mehr herunterladen:',
  keep: 'Diese E-Mail bestätigt deinen Vertrag. Bitte bewahre sie auf.',
  pack: '{name} – Sample-Pack, {count} WAV-Dateien, auch als ZIP-Datei',
  packOfOne: '{name} – Sample-Pack, 1 WAV-Datei, auch als ZIP-Datei',
  oneShot: '{name} – One-Shot, WAV-Datei',
  loop: '{name} – Loop, WAV-Datei',
  consentTitle: 'Deine Zustimmung',
  topUpTitle: 'Was du gekauft hast',
  topUpContents:
    '{tunes}, einlösbar für alles im Shop, in jedem Land, in das wir verkaufen. 1 Tune ist immer 1 €.',
  topUpVat:
    'Auf die Aufladung fällt keine MwSt. an: Sie ist im Preis dessen enthalten, was du damit kaufst.',
  topUpPaid: 'Bezahlt: {amount}',
  topUpWithdrawal:
    'Du kannst diese Aufladung innerhalb von 14 Tagen, bis zum {date}, ohne Angabe von Gründen widerrufen. Wir erstatten dann die Tunes, die du nicht ausgegeben hast, auf demselben Zahlungsweg.',
  withdrawAction: 'Vertrag widerrufen: {address}',
  sellerTitle: 'Verkäufer',
  company: 'Firma',
  representative: 'Vertreten durch',
  address: 'Anschrift',
  phone: 'Telefon',
  email: 'E-Mail',
  vatId: 'USt-IdNr.',
  conformityTitle: 'Gesetzliche Gewährleistung',
  conformity:
    'Für digitale Inhalte gilt die gesetzliche Gewährleistung: Ist eine Datei fehlerhaft, unvollständig oder nicht wie beschrieben, reparieren oder ersetzen wir sie kostenlos. Gelingt das nicht, kannst du den Preis mindern oder den Vertrag beenden und dein Geld zurückverlangen. Die Dateien laufen in jedem Programm, das WAV-Dateien öffnet.',
  complaintsTitle: 'Fragen und Beschwerden',
  complaints:
    'Schreib an {email} oder ruf an unter {phone}. Wir antworten so bald wie möglich, spätestens innerhalb von 14 Tagen.',
  licenceTitle: 'Deine Lizenz',
  annex: 'Die folgenden Texte gelten für diesen Vertrag. Hier hast du sie vollständig.',
  version: '{title} (Fassung {version})',
}
