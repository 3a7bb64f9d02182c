export const en = {
  orderSubject: 'Your order {number}',
  greeting: 'Hello {name},',
  orderThanks: 'Thank you for your order {number} of {time}. Your sounds are ready to download.',
  subTotal: 'Subtotal',
  coupon: 'Discount code {code}',
  giftCard: 'Gift card {code}',
  total: 'Total incl. VAT',
  paidTunes: 'Paid from your balance: {tunes} (1 Tune = 1 euro)',
  consent:
    'On {time} you expressly agreed that delivery begins immediately, before the withdrawal period ends, and acknowledged that you thereby lose your right of withdrawal.',
  downloads: 'Your downloads: {address}',
  licence:
    'You may use the sounds in your own music, including music you release and sell. They may not be passed on or sold as sounds. The licence: {address}',
  closing: 'Overtone',
  topUpSubject: 'We have received your payment of {amount}',
  topUpThanks:
    'We have received your payment of {amount} on {time}. We have added {tunes} to your balance.',
  topUpBalance: 'Your balance is now {tunes} (1 Tune = 1 euro). Tunes do not expire.',
  reference: 'Payment reference: {reference}',
}
