import { getCustomer } from '../db/customers.ts'
import type { DisputeChange, DisputeRow, DisputeUpdate } from '../db/disputes.ts'
import { sumDisputedRefunds } from '../db/pending-refunds.ts'
import type { Dependencies } from '../dependencies.ts'
import { formatMoney } from '../domain/locales.ts'
import { enqueuePaymentAlert } from './enqueue-payment-alerts.ts'
import type { DeliverEmails } from './outbox.ts'

/** Enqueues the email about news of a dispute, in the transaction that stores them. */
export async function enqueueDisputeAlert(
  dependencies: Dependencies,
  { dispute, change, recovered }: DisputeUpdate & { readonly change: DisputeChange },
): Promise<DeliverEmails> {
  const { db } = dependencies
  const { email } = await getCustomer(db, dispute.customer_id)
  const isWon = change === 'won' || change === 'reversed'
  const promised = isWon ? await sumDisputedRefunds(db, dispute.session_id) : 0
  const { subject, text } = describeChange(dispute, change)
  return await enqueuePaymentAlert(dependencies, {
    subject,
    text: [text, describeRecovered(recovered), describePromised(promised)].join(''),
    rows: [
      { label: 'Customer', value: email },
      { label: 'Top-up', value: dispute.session_id },
      { label: 'Dispute', value: dispute.id },
      { label: 'Held', value: formatMoney(dispute.held, 'en') },
      { label: 'Reason', value: dispute.reason },
    ],
  })
}

function describeRecovered(recovered: number): string {
  if (recovered === 0) return ''
  const amount = formatMoney(recovered, 'en')
  return ` ${amount} were taken from the balance again, because a payment went back to the card.`
}

/** A refund that the customer was promised is owed again once the dispute is won. */
function describePromised(promised: number): string {
  if (promised === 0) return ''
  return (
    ` Refunds of ${formatMoney(promised, 'en')} failed while the payment was disputed. If you have ` +
    'not made them since, make them now with the command “refund payment”.'
  )
}

function describeChange(
  { amount: cents, due_at: dueAt, stage }: DisputeRow,
  change: DisputeChange,
): { readonly subject: string; readonly text: string } {
  const amount = formatMoney(cents, 'en')
  const due = dueAt === null ? 'as soon as possible' : `until ${dueAt.slice(0, 10)}`
  return {
    opened: {
      subject: `A payment of ${amount} is disputed`,
      text:
        'The customer asks the bank for the money back. What is unspent of the top-up is held. ' +
        `Answer with evidence on the payment service's website ${due}.`,
    },
    escalated: {
      subject: `The inquiry about ${amount} has become a dispute`,
      text:
        'The bank only asked before; now it takes the money. What you have answered so far may not ' +
        `count. Answer with evidence on the payment service's website ${due}.`,
    },
    rescheduled: {
      subject: `Evidence about ${amount} is due on another day`,
      text: `Answer the dispute with evidence on the payment service's website ${due}.`,
    },
    appealed: {
      subject: `The dispute about ${amount} can be appealed`,
      text:
        `Appeal on the payment service's website ${due}, if it is worth the fee. Unless you win the ` +
        'appeal, nothing changes.',
    },
    unclear: {
      subject: `The dispute about ${amount} has ended without a decision`,
      text:
        'The payment service does not say for whom. What is unspent of the top-up stays held until ' +
        "it reports that the money was taken or given back. Look at the payment service's website " +
        'whether the customer has the money, and do not refund it before.',
    },
    won:
      stage === 'inquiry'
        ? {
            subject: `The inquiry about ${amount} is closed`,
            text: 'The bank does not take the money. The customer has the held Tunes back.',
          }
        : {
            subject: `The dispute about ${amount} is won`,
            text: 'The bank has decided for you. The customer has the held Tunes back.',
          },
    lost: {
      subject: `The dispute about ${amount} is lost`,
      text: 'The bank has decided for the customer. The held Tunes are gone; the rest is a loss.',
    },
    reversed: {
      subject: `The dispute about ${amount} is won after all`,
      text:
        'It was lost, and the bank has now decided for you. The customer has the held Tunes back, ' +
        'and the rest is no loss any more.',
    },
  }[change]
}
