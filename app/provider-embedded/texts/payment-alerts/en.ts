/** What the owner is told about payments, refunds and disputes. */
export const en = {
  disputeOpened: 'A payment of {amount} is disputed',
  disputeOpenedText:
    'The customer has asked the bank to return the money. What is unspent of the top-up is held. Answer with evidence on Stripe’s website.',
  disputeEscalated: 'The inquiry about {amount} has become a dispute',
  disputeEscalatedText:
    'The bank only asked before; now it takes the money. What you have answered so far may not count. Answer with evidence on Stripe’s website.',
  disputeRescheduled: 'Evidence about {amount} is due on another day',
  disputeRescheduledText: 'Answer the dispute with evidence on Stripe’s website.',
  disputeAppealed: 'The dispute about {amount} can be appealed',
  disputeAppealedText:
    'Appeal on Stripe’s website if it is worth the fee. Unless you win the appeal, nothing changes.',
  deadline: 'Deadline: {time}',
  noDeadline: 'Stripe names no deadline, so do it as soon as possible.',
  disputeUnclear: 'The dispute about {amount} has ended without a decision',
  disputeUnclearText:
    'Stripe does not say for whom. What is unspent of the top-up stays held until Stripe reports that the money was taken or given back. Look on Stripe’s website whether the customer has the money, and do not refund it before.',
  inquiryClosed: 'The inquiry about {amount} is closed',
  inquiryClosedText: 'The bank does not take the money. The customer has the held Tunes back.',
  disputeWon: 'The dispute about {amount} is won',
  disputeWonText: 'The bank has decided for you. The customer has the held Tunes back.',
  disputeLost: 'The dispute about {amount} is lost',
  disputeLostText:
    'The bank has decided for the customer. The held Tunes are gone; the rest is a loss.',
  disputeReversed: 'The dispute about {amount} is won after all',
  disputeReversedText:
    'It was lost, and the bank has now decided for you. The customer has the held Tunes back, and the rest is no loss any more.',
  disputeRecovered:
    '{amount} were taken from the balance again, because a payment went back to the card.',
  disputePromised:
    'Refunds of {amount} failed while the payment was disputed. If you have not made them since, make them now with the command “refund payment”.',
  evidence: 'Evidence',
  evidenceText:
    'Your customer paid for these orders with the top-up. For each file, you see how often it was downloaded, and when first and last.',
  evidenceNone: 'Nothing has been bought with the top-up.',
  orderNumber: 'Order {number}',
  consent: 'Consent to immediate delivery',
  consentNone: 'none',
  confirmation: 'Confirmation by email',
  confirmationSent: 'sent to {email}, {time}',
  confirmationUnsent: 'not sent',
  downloadedNever: 'not downloaded',
  downloaded: '{count}×',
  downloadedBetween: '{count}×: {first} – {last}',
  refundFailed: 'A refund of {amount} failed',
  refundFailedText: 'The card could not be refunded.',
  refundDisputedText:
    'The payment is disputed: the bank decides whether the customer gets the money. What is unspent of the top-up is held until then. Unless you win, do not refund it in another way.',
  refundTooLargeText:
    'A part of the payment had already been refunded on Stripe’s website, and less is left than this refund. The customer has that part on the card: do not refund it in another way. The rest can still be refunded to the card.',
  refundElsewhereText:
    'The customer has the Tunes back. Contact the customer, and refund them in another way or to another card.',
  refundMissing: '{amount} did not come back to the balance.',
  refundMissingText:
    'The payment is disputed or was refunded otherwise. Do not refund this in another way.',
  refundNotNeeded: 'A refund of {amount} was not needed',
  refundNotNeededText:
    'The payment had already been refunded on Stripe’s website. The customer has that money, and it was taken from the balance. Do not refund it in another way.',
  refundPaid: 'A failed refund of {amount} was paid after all',
  refundPaidText:
    'Stripe says now that the card was refunded. The Tunes were taken from the balance again; what had been spent is a loss. Do not refund it in another way.',
  refundNotRequested: 'A refund of {amount} cannot be requested',
  refundNotRequestedText:
    'Stripe does not accept the request for the refund. The Tunes were taken from the balance, and the shop tries again at least every hour. Check that the shop’s key is of the right account and may refund, and that the account has the money. You can also refund the same amount on Stripe’s website; the shop then stops trying.',
  refundLacksMoney: 'A refund of {amount} waits for money',
  refundLacksMoneyText:
    'Your account at Stripe does not have the money for the refund. The Tunes were taken from the balance, and the customer is waiting. Add money to the account on Stripe’s website, which then pays the refund by itself. Do not refund it a second time.',
  refundUnconfirmed: 'A refund of {amount} is not confirmed',
  refundUnconfirmedText:
    'Stripe has not confirmed the refund. The Tunes were taken from the balance, and the shop asks again at least every hour. Look at the refund on Stripe’s website, and check that the shop’s key is of the right account and may read refunds. Do not refund it a second time.',
  fraud: 'A payment of {amount} may be fraud',
  fraudText:
    'The bank warns that the card may be stolen. A refund now avoids a dispute and its fee.',
  mismatch: 'A payment does not match its top-up',
  mismatchAmountText:
    'Nothing was added to the balance. Compare the two sums on Stripe’s website, and refund the payment there.',
  mismatchPaymentText:
    'Nothing was added to the balance, because the top-up has another payment. Compare the two on Stripe’s website, and refund this one there.',
  strayPayment: 'A payment is not in the database of the shop',
  strayPaymentText:
    'Nothing was added to the balance. It was probably made between a backup and its restoration. Find the payment on Stripe’s website, and refund it there.',
  creditedNothing: 'Nothing was added to the balance for the payment.',
  unmatchedRefundFailedText:
    'The customer does not have the money. Contact the customer, and refund it in another way or to another card.',
  unmatchedRefundDisputedText:
    'Besides, it is disputed: the customer gets the money from the bank if you accept the dispute on Stripe’s website. Do not refund it in another way.',
  unmatchedFraudText:
    'The bank warns that the card may be stolen. A refund on Stripe’s website now avoids a dispute and its fee.',
  unmatchedDisputedText:
    'The customer has asked the bank to return the money. If you have refunded it, answer with the refund as evidence on Stripe’s website; otherwise, accept the dispute there.',
  unmatchedWonText: 'The bank has decided for you: refund the payment, unless you have.',
  unmatchedLostText: 'The customer has the money from the bank. Do not refund the payment.',
  messageFailed: '1 message about payments could not be processed',
  messagesFailed: '{count} messages about payments could not be processed',
  messagesFailedText:
    'The daily comparison with Stripe skipped them. Look at them on Stripe’s website; the log of the shop contains the reasons. The comparison tries again for three days.',
  comparisonOverdue: 'Payments are not compared with Stripe',
  comparisonOverdueText:
    'The daily comparison fails, and the last one is more than three days old. Until it works, the shop may miss payments, refunds and disputes whose messages were lost. “npm run shop -- check” lists what the shop’s key lacks. The shop tries again every few minutes.',
  customer: 'Customer',
  topUp: 'Top-up',
  payment: 'Payment',
  paymentOfTopUp: 'Payment of the top-up',
  dispute: 'Dispute',
  refund: 'Refund',
  held: 'Held',
  expected: 'Expected',
  paid: 'Paid',
  loss: 'Loss',
  reason: 'Reason according to Stripe',
  since: 'Since',
  problem: 'Problem',
  seeLog: 'see the log of the shop',
  unknown: 'unknown',
}
