import type { ReceiptTexts } from './receipt-texts.ts'

export const de: ReceiptTexts = {
  orderSubject: 'Ihre Bestellung {number}',
  greeting: 'Guten Tag {name},',
  orderThanks:
    'vielen Dank für Ihre Bestellung {number} vom {time}. Ihre Sounds stehen zum Herunterladen bereit.',
  subTotal: 'Zwischensumme',
  coupon: 'Rabattcode {code}',
  giftCard: 'Geschenkkarte {code}',
  total: 'Gesamtbetrag inkl. MwSt.',
  paidTunes: 'Bezahlt aus Ihrem Guthaben: {tunes} Tunes (1 Tune = 1 Euro)',
  consent:
    'Am {time} haben Sie ausdrücklich zugestimmt, dass wir sofort und vor Ablauf der Widerrufsfrist liefern, und bestätigt, dass Sie dadurch Ihr Widerrufsrecht verlieren.',
  downloads: 'Ihre Downloads: {address}',
  licence:
    'Sie dürfen die Sounds in Ihrer eigenen Musik verwenden, auch in veröffentlichter und verkaufter. Als Sounds weitergeben oder verkaufen dürfen Sie sie nicht. Die Lizenz: {address}',
  closing: 'Overtone',
  topUpSubject: 'Ihre Zahlung über {amount} ist eingegangen',
  topUpThanks:
    'Ihre Zahlung über {amount} ist am {time} eingegangen. Ihrem Guthaben wurden {tunes} Tunes gutgeschrieben.',
  topUpBalance:
    'Ihr Guthaben beträgt jetzt {tunes} Tunes (1 Tune = 1 Euro). Tunes verfallen nicht.',
  reference: 'Zahlungsreferenz: {reference}',
}
