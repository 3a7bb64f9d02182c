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
    'We are refunding {amount} to the payment method you paid with. Depending on your bank, this can take up to ten days.',
  cardRefundTaken: 'Your balance has been reduced by {tunes}.',
  paymentPendingSubject: 'Your payment of {amount} is on its way',
  paymentPending:
    'Your bank is carrying out your payment of {amount}. Depending on the payment method, this can take several business days.',
  paymentPendingNext:
    'As soon as the money arrives, we’ll add {tunes} to your balance and email you. Until then, nothing is delivered. Please don’t pay again.',
  paymentFailedSubject: 'Your payment of {amount} did not arrive',
  paymentFailed:
    'Your payment of {amount} was not carried out. We haven’t received any money, and your balance is unchanged. You can pay again in the shop anytime or use another payment method.',
  refundFailedSubject: 'Your refund could not be paid',
  refundFailed:
    'Your bank did not accept the refund of {amount}, so we have returned the amount to your balance. We will contact you to refund you in another way. You can also reply to this email.',
  refundReference: 'Reference: {reference}',
}
