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
  cardRefundSubject: 'Erstattung über {amount}',
  cardRefund:
    'wir erstatten dir {amount} auf die Karte, mit der du bezahlt hast. Je nach Bank dauert das bis zu zehn Tage.',
  cardRefundTaken: 'Dein Guthaben wurde um {tunes} verringert.',
}
