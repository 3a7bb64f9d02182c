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
  /** True if its receipt is emailed. */
  readonly isMailed: boolean
  /** Null for a withdrawal that is not from a top-up. */
  readonly refund: RefundRow | null
}

/**
 * The reason a withdrawal is refused: the top-up has changed since it was displayed, or another
 * request has this id.
 */
export interface SubmissionRefusal {
  readonly refusal: 'withdrawal_changed' | 'request_taken'
}

/** The logged-in customer. */
type Sender = Pick<CustomerRow, 'email' | 'email_verified_at'>

/**
 * Stores a withdrawal and emails its receipt. A withdrawal from a top-up is refunded immediately:
 * the transaction that stores it deducts the unspent amount from the balance, and the processor is
 * called afterwards. Repeating a request id changes nothing.
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
 * Returns the customer's address if it is verified or they withdraw from a top-up: anybody can sign
 * up with an address that is not theirs.
 */
function getOwnAddress(customer: Sender | null, { topUp }: WithdrawalInput): string | null {
  const isOwn = customer !== null && (customer.email_verified_at !== null || topUp !== null)
  return isOwn ? customer.email : null
}

/**
 * Chooses the emails about a withdrawal. Strangers can exhaust the limits per mailbox and per hour,
 * but these do not apply to customers who use their own address. Over the limits, the withdrawal is
 * still stored.
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
  // The statement counts from its arrival, even if it waits for another request of the customer.
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

/** The top-up to refund, as displayed to and confirmed by the customer. */
interface ShownTopUp {
  readonly session: { readonly id: string; readonly customer_id: number }
  readonly topUp: UnspentTopUp
}

/**
 * Finds the top-up to refund; null for any other withdrawal, `changed` if it is not as displayed to
 * the customer.
 */
async function findShownTopUp(
  { db, options }: Dependencies,
  { customerId, topUp: shown }: WithdrawalInput,
  now: Date,
): Promise<ShownTopUp | 'changed' | null> {
  if (shown === null) return null
  if (customerId === null) return 'changed'
  const { id, shownAmount } = shown
  const topUps = await listWithdrawableTopUps(db, customerId, now, options.shop)
  // The refund must equal the amount that the customer confirmed.
  const topUp = topUps.find((one) => one.id === id && one.unspent === shownAmount)
  return topUp === undefined ? 'changed' : { session: { id, customer_id: customerId }, topUp }
}

function describe(shown: ShownTopUp | null): Parameters<typeof enqueueWithdrawalEmails>[2] {
  if (shown === null) return null
  const { amount, paidAt, unspent } = shown.topUp
  return { amount, paidAt, refund: unspent }
}
