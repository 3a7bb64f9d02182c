/** What the owner is told about payments, refunds and disputes. */
export const en = {
  disputeOpened: 'A payment of {amount} is disputed',
  disputeOpenedText:
    'The customer has asked the bank to return the money. The unspent part of the top-up is held. Respond with evidence on {processor}’s website.',
  disputeEscalated: 'The inquiry about {amount} has become a dispute',
  disputeEscalatedText:
    'Until now, the bank only asked; now it is taking the money. Your answers so far may not count. Respond with evidence on {processor}’s website.',
  disputeRescheduled: 'New deadline for evidence about {amount}',
  disputeRescheduledText: 'Respond to the dispute with evidence on {processor}’s website.',
  disputeAppealed: 'The dispute about {amount} can be appealed',
  disputeAppealedText:
    'Appeal on {processor}’s website if it is worth the fee. Unless you win the appeal, nothing changes.',
  deadline: 'Deadline: {time}',
  noDeadline: '{processor} gives no deadline, so act as soon as possible.',
  disputeUnclear: 'The dispute about {amount} has ended without a decision',
  disputeUnclearText:
    '{processor} does not say who won. The unspent part of the top-up stays held until {processor} reports that the money was taken or given back. Check on {processor}’s website whether the customer has the money, and do not refund it before that.',
  inquiryClosed: 'The inquiry about {amount} is closed',
  inquiryClosedText:
    'The bank is not taking the money. The customer can spend the held Tunes again.',
  disputeWon: 'The dispute about {amount} is won',
  disputeWonText:
    'The bank has decided in your favor. The customer can spend the held Tunes again.',
  disputeLost: 'The dispute about {amount} is lost',
  disputeLostText:
    'The bank has decided in the customer’s favor. The held Tunes are gone; the rest is a loss.',
  disputeReversed: 'The dispute about {amount} is won after all',
  disputeReversedText:
    'It was lost, but the bank has now decided in your favor. The customer can spend the held Tunes again, and the rest is no longer a loss.',
  disputeRecovered:
    '{amount} was deducted from the balance again, because a payment went back to the card.',
  disputePromised:
    'Refunds of {amount} failed while the payment was disputed. If you have not made them since, make them now with the command “refund payment”.',
  evidence: 'Evidence',
  evidenceText:
    'Your customer paid for these orders with the top-up. For each file, you see how often it was downloaded, and the first and last time.',
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
    'The payment is disputed: the bank decides whether the customer gets the money. The unspent part of the top-up is held until then. Do not refund it in another way unless you win.',
  refundTooLargeText:
    'Part of the payment had already been refunded on {processor}’s website, and what is left is less than this refund. That part is already back on the customer’s card: do not refund it in another way. The rest can still be refunded to the card.',
  refundElsewhereText:
    'The Tunes are back in the customer’s balance. Contact the customer, and refund them in another way or to another card.',
  refundMissing: '{amount} was not returned to the balance.',
  refundMissingText:
    'The payment is disputed or was refunded in another way. Do not refund this in another way.',
  refundNotNeeded: 'A refund of {amount} was not needed',
  refundNotNeededText:
    'The payment had already been refunded on {processor}’s website. The customer has that money, and it was taken from the balance. Do not refund it in another way.',
  refundPaid: 'A failed refund of {amount} was paid after all',
  refundPaidText:
    '{processor} now says that the card was refunded. The Tunes were taken from the balance again; what had been spent is a loss. Do not refund it in another way.',
  refundNotRequested: 'A refund of {amount} cannot be requested',
  refundNotRequestedText:
    '{processor} does not accept the request for the refund. The Tunes were taken from the balance, and the shop tries again at least every hour. Check that the shop’s key belongs to the right account and is allowed to make refunds, and that the account has enough money. You can also refund the same amount on {processor}’s website; the shop then stops trying.',
  refundLacksMoney: 'A refund of {amount} is waiting for money',
  refundLacksMoneyText:
    'Your {processor} account does not have enough money for the refund. The Tunes were taken from the balance, and the customer is waiting. Add money to the account on {processor}’s website, which then pays the refund by itself. Do not refund it a second time.',
  refundUnconfirmed: 'A refund of {amount} is not confirmed',
  refundUnconfirmedText:
    '{processor} has not confirmed the refund. The Tunes were taken from the balance, and the shop asks again at least every hour. Look at the refund on {processor}’s website, and check that the shop’s key belongs to the right account and is allowed to read refunds. Do not refund it a second time.',
  fraud: 'A payment of {amount} may be fraud',
  fraudText:
    'The bank warns that the card may be stolen. A refund now avoids a dispute and its fee.',
  mismatch: 'A payment does not match its top-up',
  mismatchAmountText:
    'Nothing was added to the balance. Compare the two sums on {processor}’s website, and refund the payment there.',
  mismatchPaymentText:
    'Nothing was added to the balance, because the top-up belongs to another payment. Compare the two on {processor}’s website, and refund this one there.',
  strayPayment: 'A payment is not in the shop’s database',
  strayPaymentText:
    'Nothing was added to the balance. The payment was probably made between a backup and its restoration. Find it on {processor}’s website, and refund it there.',
  creditedNothing: 'Nothing was added to the balance for the payment.',
  unmatchedRefundFailedText:
    'The customer does not have the money. Contact the customer, and refund it in another way or to another card.',
  unmatchedRefundDisputedText:
    'The payment is also disputed: the customer gets the money from the bank if you accept the dispute on {processor}’s website. Do not refund it in another way.',
  unmatchedFraudText:
    'The bank warns that the card may be stolen. A refund on {processor}’s website now avoids a dispute and its fee.',
  unmatchedDisputedText:
    'The customer has asked the bank to return the money. If you have refunded it, answer with the refund as evidence on {processor}’s website; otherwise, accept the dispute there.',
  unmatchedWonText:
    'The bank has decided in your favor: refund the payment, unless you already have.',
  unmatchedLostText:
    'The customer has received the money from the bank. Do not refund the payment.',
  messageFailed: '1 message about payments could not be processed',
  messagesFailed: '{count} messages about payments could not be processed',
  messagesFailedText:
    'The daily comparison with {processor} skipped what is listed below and tries again for three days. Look it up on {processor}’s website; the reasons are in the shop’s log.',
  comparisonOverdue: 'Payments are not compared with {processor}',
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
  reason: 'Reason according to {processor}',
  since: 'Since',
  problem: 'Problem',
  seeLog: 'see the shop’s log',
  unknown: 'unknown',
}
