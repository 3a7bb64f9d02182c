import type { ReceiptMessages } from './receipt-messages.ts'

export const de: ReceiptMessages = {
  orderSubject: 'Bestätigung deiner Bestellung Nr. {number}',
  greeting: 'Hallo {name},',
  orderThanks:
    'vielen Dank für deinen Einkauf. Wir bestätigen deine Bestellung Nr. {number} vom {time}. Deine Sounds stehen zum Herunterladen bereit.',
  subTotal: 'Zwischensumme',
  coupon: 'Rabattcode {code}',
  giftCard: 'Geschenkkarte {code}',
  total: 'Gesamt inkl. MwSt.',
  paidTunes: 'Bezahlt aus deinem Guthaben: {tunes} (1 Tune = 1 €)',
  consent:
    'Am {time} hast du ausdrücklich zugestimmt, dass die Lieferung sofort und damit vor Ablauf der Widerrufsfrist beginnt, und bestätigt, dass du dadurch mit Beginn der Lieferung dein Widerrufsrecht verlierst.',
  downloads: 'Deine Downloads: {address}',
  openDownloads: 'Downloads öffnen',
  licence:
    'Du darfst die Sounds in deiner eigenen Musik verwenden, auch in Musik, die du veröffentlichst und verkaufst. Die Sounds als solche darfst du weder weitergeben noch verkaufen. Zur Lizenz: {address}',
  topUpSubject: 'Deine Zahlung über {amount} ist eingegangen',
  topUpThanks:
    'deine Zahlung über {amount} ist am {time} eingegangen. Wir haben deinem Guthaben {tunes} gutgeschrieben.',
  topUpBalance: 'Dein Guthaben beträgt jetzt {tunes} (1 Tune = 1 €). Tunes verfallen nicht.',
  reference: 'Zahlungsreferenz: {reference}',
  cardRefundSubject: 'Erstattung von {amount}',
  cardRefund:
    'wir erstatten dir {amount} auf dem Weg, auf dem du bezahlt hast. Je nach Bank dauert das bis zu zehn Tage.',
  cardRefundTaken: 'Dein Guthaben wurde um {tunes} verringert.',
  paymentPendingSubject: 'Deine Zahlung über {amount} ist unterwegs',
  paymentPending:
    'deine Bank führt deine Zahlung über {amount} gerade aus. Je nach Zahlungsart kann das mehrere Werktage dauern.',
  paymentPendingNext:
    'Sobald das Geld da ist, schreiben wir dir {tunes} gut und geben dir per E-Mail Bescheid. Bis dahin liefern wir nichts aus. Bitte bezahle nicht noch einmal.',
  paymentFailedSubject: 'Deine Zahlung über {amount} ist nicht angekommen',
  paymentFailed:
    'deine Zahlung über {amount} wurde nicht ausgeführt. Wir haben kein Geld erhalten, und dein Guthaben ist unverändert. Du kannst im Shop jederzeit noch einmal bezahlen, auch mit einer anderen Zahlungsart.',
  refundFailedSubject: 'Deine Erstattung ist fehlgeschlagen',
  refundFailed:
    'deine Bank hat die Erstattung von {amount} nicht angenommen. Wir haben den Betrag deshalb wieder deinem Guthaben gutgeschrieben. Wir melden uns bei dir, um ihn auf anderem Weg zu erstatten. Du kannst auch auf diese E-Mail antworten.',
  refundReference: 'Vorgangsnummer: {reference}',
}
