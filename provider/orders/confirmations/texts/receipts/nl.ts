import type { ReceiptMessages } from './receipt-messages.ts'

export const nl: ReceiptMessages = {
  orderSubject: 'Bevestiging van bestelling {number}',
  greeting: 'Hallo {name},',
  orderThanks:
    'Bedankt voor je bestelling van {time} (bestelnummer {number}). Je sounds staan klaar om te downloaden.',
  subTotal: 'Subtotaal',
  coupon: 'Kortingscode {code}',
  giftCard: 'Cadeaukaart {code}',
  total: 'Totaal incl. btw',
  paidTunes: 'Betaald van je saldo: {tunes} (1 Tune = € 1)',
  consent:
    'Op {time} heb je er uitdrukkelijk mee ingestemd dat de levering onmiddellijk begint, vóór het einde van de herroepingstermijn, en verklaard dat je daarmee afstand doet van je herroepingsrecht.',
  downloads: 'Je downloads: {address}',
  openDownloads: 'Downloads openen',
  licence:
    'Je mag de sounds in je eigen muziek gebruiken, ook als je die uitbrengt en verkoopt. De sounds zelf mag je niet doorgeven of verkopen. De volledige licentie: {address}',
  topUpSubject: 'We hebben je betaling van {amount} ontvangen',
  topUpThanks:
    'We hebben je betaling van {amount} op {time} ontvangen en {tunes} bijgeschreven op je saldo.',
  topUpBalance: 'Je saldo is nu {tunes} (1 Tune = € 1). Tunes verlopen niet.',
  reference: 'Betalingskenmerk: {reference}',
  cardRefundSubject: 'Terugbetaling van {amount}',
  cardRefund:
    'We betalen je {amount} terug via de betaalmethode waarmee je hebt betaald. Afhankelijk van je bank kan dat tot tien dagen duren.',
  cardRefundTaken: 'Je saldo is met {tunes} verlaagd.',
  paymentPendingSubject: 'Je betaling van {amount} is onderweg',
  paymentPending:
    'Je bank voert je betaling van {amount} uit. Afhankelijk van de betaalmethode kan dat enkele werkdagen duren.',
  paymentPendingNext:
    'Zodra het geld binnen is, schrijven we {tunes} bij op je saldo en krijg je een e-mail. Tot die tijd leveren we niets. Betaal niet nog een keer.',
  paymentFailedSubject: 'Je betaling van {amount} is niet gelukt',
  paymentFailed:
    'Je betaling van {amount} is niet uitgevoerd. We hebben geen geld ontvangen en je saldo is niet veranderd. Je kunt in de shop altijd opnieuw betalen, ook met een andere betaalmethode.',
  refundFailedSubject: 'Je terugbetaling is mislukt',
  refundFailed:
    'Je bank heeft de terugbetaling van {amount} niet geaccepteerd. Het bedrag staat daarom weer op je saldo. We nemen contact met je op om het op een andere manier terug te betalen. Je kunt ook deze e-mail beantwoorden.',
  refundReference: 'Referentie: {reference}',
}
