import { getMailbox } from '../../accounts/email-address/mailbox.rules.ts'
import type { Context } from '../../context.ts'
import type { Dependencies } from '../../dependencies.ts'
import type { UnspentTopUp } from '../../ledger/unspent-top-ups.rules.ts'
import { payRefund } from '../../payments/pay-refund.ts'
import { findRefund, insertRefund } from '../../payments/refunds.store.ts'
import type { RefundRow } from '../../payments/refunds.store.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import { lockRow, transact } from '../../platform/database/transact.ts'
import { deliverNothing } from '../../platform/mail/outbox.ts'
import type { DeliverEmails } from '../../platform/mail/outbox.ts'
import { enqueueWithdrawalEmails, hasReceipt } from './enqueue-withdrawal-emails.ts'
import type { WithdrawalEmails } from './enqueue-withdrawal-emails.ts'
import {
  findWithdrawalByRequestId,
  insertWithdrawal,
  listWithdrawableTopUps,
} from './withdrawals.store.ts'
import type { WithdrawalInput, WithdrawalRow } from './withdrawals.store.ts'

/** A received withdrawal. */
export interface SubmittedWithdrawal {
  readonly withdrawal: WithdrawalRow
  /** Whether its receipt is emailed. */
  readonly isMailed: boolean
  /** Null if the statement is not about a top-up. */
  readonly refund: RefundRow | null
}

/** The top-up is not as the customer was shown it, or another request has the id. */
export interface SubmissionRefusal {
  readonly refusal: 'withdrawal_changed' | 'request_taken'
}

/** The customer who is signed in. */
type Sender = Pick<CustomerRow, 'email' | 'email_verified_at'>

/**
 * Receives a withdrawal and emails its receipt. One from a top-up is refunded at once: its unspent
 * amount is taken from the balance in the transaction that stores it, and the processor is asked
 * afterwards. Repeating a request id changes nothing.
 */
export async function submitWithdrawal(
  dependencies: Dependencies & Pick<Context, 'limiter'>,
  input: WithdrawalInput,
  sender: Sender | null,
): Promise<SubmittedWithdrawal | SubmissionRefusal> {
  const emails = await chooseEmails(dependencies, input, getOwnAddress(sender, input))
  const received = await transact(dependencies.db, (db) =>
    receiveWithdrawal({ ...dependencies, db }, input, emails),
  )
  if ('refusal' in received) return received
  const { withdrawal, isMailed, deliver } = received
  deliver()
  const requested = await findRefund(dependencies.db, withdrawal.id)
  if (requested !== null) await payRefund(dependencies, requested)
  return { withdrawal, isMailed, refund: await findRefund(dependencies.db, withdrawal.id) }
}

/**
 * Returns the address of a customer if it is verified or if they withdraw from a top-up: anybody can
 * sign up with any other.
 */
function getOwnAddress(customer: Sender | null, { topUp }: WithdrawalInput): string | null {
  const isOwn = customer !== null && (customer.email_verified_at !== null || topUp !== null)
  return isOwn ? customer.email : null
}

/**
 * Chooses the emails about a withdrawal. Strangers can use up the receipts to a mailbox and those of
 * the hour, but not those to a customer who uses their own address. Beyond the limits, a withdrawal
 * is still received.
 */
async function chooseEmails(
  { limiter }: Pick<Context, 'limiter'>,
  { email: recipient, topUp }: WithdrawalInput,
  ownAddress: string | null,
): Promise<WithdrawalEmails> {
  const isConfirmed =
    recipient === ownAddress ||
    (await limiter.count([
      ['withdrawalRecipient', getMailbox(recipient)],
      ['withdrawalReceipts', ''],
    ])) === null
  if (topUp !== null) return { isConfirmed, toOwner: null }
  if (!(await limiter.exceeds('withdrawalOwner', ''))) return { isConfirmed, toOwner: 'request' }
  const isNoticed = await limiter.exceeds('withdrawalNotice', '')
  return { isConfirmed, toOwner: isNoticed ? null : 'notice' }
}

interface ReceivedWithdrawal extends Omit<SubmittedWithdrawal, 'refund'> {
  /** Runs after the commit. */
  readonly deliver: DeliverEmails
}

async function receiveWithdrawal(
  dependencies: Dependencies,
  input: WithdrawalInput,
  emails: WithdrawalEmails,
): Promise<ReceivedWithdrawal | SubmissionRefusal> {
  const { db, clock } = dependencies
  // The statement counts from its arrival, however long another request of the customer takes.
  const now = clock()
  if (input.customerId !== null) await lockRow(db, 'customers', input.customerId)
  const existing = await findWithdrawalByRequestId(db, input.requestId)
  if (existing !== null) {
    if (!isSameRequest(existing, input)) return { refusal: 'request_taken' }
    const isMailed = await hasReceipt(db, existing)
    return { withdrawal: existing, isMailed, deliver: deliverNothing }
  }
  const shown = await findShownTopUp(dependencies, input, now)
  if (shown === 'changed') return { refusal: 'withdrawal_changed' }
  const withdrawal = await insertWithdrawal(db, input, now)
  if (shown !== null) {
    const { session, topUp } = shown
    const refund = { session, amount: topUp.unspent, withdrawalId: withdrawal.id }
    await insertRefund(db, refund, now)
  }
  const deliver = await enqueueWithdrawalEmails(dependencies, withdrawal, describe(shown), emails)
  return { withdrawal, isMailed: emails.isConfirmed, deliver }
}

function isSameRequest(row: WithdrawalRow, input: WithdrawalInput): boolean {
  return (
    row.customer_id === input.customerId &&
    row.email === input.email &&
    row.name === input.name &&
    row.contract === input.contract &&
    row.session_id === (input.topUp?.id ?? null)
  )
}

/** A top-up to refund, as the customer has confirmed it. */
interface ShownTopUp {
  readonly session: { readonly id: string; readonly customer_id: number }
  readonly topUp: UnspentTopUp
}

/** Finds the top-up to refund, which must be as the customer was shown it; null if there is none. */
async function findShownTopUp(
  { db, options }: Dependencies,
  { customerId, topUp: shown }: WithdrawalInput,
  now: Date,
): Promise<ShownTopUp | 'changed' | null> {
  if (shown === null) return null
  if (customerId === null) return 'changed'
  const { id, shownAmount } = shown
  const topUps = await listWithdrawableTopUps(db, customerId, now, options.shop)
  // The refund must be exactly the amount that the customer confirmed.
  const topUp = topUps.find((one) => one.id === id && one.unspent === shownAmount)
  return topUp === undefined ? 'changed' : { session: { id, customer_id: customerId }, topUp }
}

function describe(shown: ShownTopUp | null): Parameters<typeof enqueueWithdrawalEmails>[2] {
  if (shown === null) return null
  const { amount, paidAt, unspent } = shown.topUp
  return { amount, paidAt, refund: unspent }
}
