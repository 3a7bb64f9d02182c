export const en = {
  orderSubject: 'Your order {number}',
  greeting: 'Hello {name},',
  orderThanks: 'thank you for your order {number} of {time}. Your sounds are ready to download.',
  subTotal: 'Subtotal',
  coupon: 'Discount code {code}',
  giftCard: 'Gift card {code}',
  total: 'Total incl. VAT',
  paidTunes: 'Paid from your balance: {tunes} Tunes (1 Tune = 1 euro)',
  consent:
    'On {time} you expressly agreed that we deliver at once, before the withdrawal period ends, and acknowledged that you thereby lose your right of withdrawal.',
  downloads: 'Your downloads: {address}',
  licence:
    'The sounds are yours to use in your own music, released and paid for included. They may not be passed on or sold as sounds. The licence: {address}',
  closing: 'Overtone',
  topUpSubject: 'We have received your payment of {amount}',
  topUpThanks:
    'we have received your payment of {amount} on {time}. {tunes} Tunes were added to your balance.',
  topUpBalance: 'Your balance is now {tunes} Tunes (1 Tune = 1 euro). Tunes do not expire.',
  reference: 'Payment reference: {reference}',
}
