export const en = {
  orderSubject: 'Order {number} confirmed',
  greeting: 'Hello {name},',
  orderThanks:
    'Thank you for your order. This confirms order {number}, placed on {time}. Your sounds are ready to download.',
  subTotal: 'Subtotal',
  coupon: 'Discount code {code}',
  giftCard: 'Gift card {code}',
  total: 'Total incl. VAT',
  paidTunes: 'Paid from your balance: {tunes} (1 Tune = €1)',
  consent:
    'On {time}, you expressly agreed to delivery beginning immediately, before the withdrawal period ends, and acknowledged that you thereby lose your right of withdrawal.',
  downloads: 'Your downloads: {address}',
  openDownloads: 'Open your downloads',
  licence:
    'You may use the sounds in your own music, including music you release and sell. You may not pass on or resell the sounds themselves. Full license: {address}',
  topUpSubject: 'We’ve received your payment of {amount}',
  topUpThanks: 'We received your payment of {amount} on {time} and added {tunes} to your balance.',
  topUpBalance: 'Your balance is now {tunes} (1 Tune = €1). Tunes don’t expire.',
  reference: 'Payment reference: {reference}',
  cardRefundSubject: 'Refund of {amount}',
  cardRefund:
    'We are refunding {amount} to the card you paid with. Depending on your bank, this can take up to ten days.',
  cardRefundTaken: 'Your balance has been reduced by {tunes}.',
}
