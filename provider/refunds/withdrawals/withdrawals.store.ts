import type { Selectable } from 'kysely'
import type { ShopPlace } from '#shop/time-zone.ts'
import { isWithdrawable } from '../../payments/refunds.rules.ts'
import type { UnspentTopUp } from '../../ledger/unspent-top-ups.rules.ts'
import { insertRefund } from '../../payments/refunds.store.ts'
import type { WithdrawalTable } from '../../platform/database/schema/withdrawals.ts'
import type { Database } from '../../platform/database/database.ts'
import { listTopUps } from '../../ledger/top-ups.store.ts'
import { lockRow } from '../../platform/database/transact.ts'

export type WithdrawalRow = Selectable<WithdrawalTable>

/** A submitted statement of withdrawal. */
export interface WithdrawalInput {
  requestId: string
  customerId: number | null
  name: string
  email: string
  contract: string
  /** The top-up to refund and the amount, in cents, that was shown to the customer. */
  topUp: { id: string; shownAmount: number } | null
  locale: string
}

export type CreateWithdrawalResult =
  | { withdrawal: WithdrawalRow; isNew: false }
  /** `topUp` is the top-up to refund, or null if the statement is not about a top-up. */
  | { withdrawal: WithdrawalRow; isNew: true; topUp: UnspentTopUp | null }
  | { refusal: 'withdrawal_changed' | 'request_taken' }

/**
 * Lists the top-ups a customer can currently withdraw from, newest first, with their unspent
 * amounts.
 */
export async function listWithdrawableTopUps(
  db: Database,
  customerId: number,
  now: Date,
  shop: ShopPlace,
): Promise<UnspentTopUp[]> {
  const topUps = await listTopUps(db, customerId)
  return topUps.filter((topUp) => topUp.unspent > 0 && isWithdrawable(topUp.paidAt, now, shop))
}

/**
 * Inserts a withdrawal. If it is about a top-up, also inserts the refund and debits the unspent
 * amount from the balance. Repeating a request id changes nothing. Must run in a single
 * transaction.
 */
export async function createWithdrawal(
  db: Database,
  input: WithdrawalInput,
  now: Date,
  shop: ShopPlace,
): Promise<CreateWithdrawalResult> {
  if (input.customerId !== null) await lockRow(db, 'customers', input.customerId)
  const existing = await findWithdrawalByRequestId(db, input.requestId)
  if (existing !== null) {
    if (!isSameRequest(existing, input)) return { refusal: 'request_taken' }
    return { withdrawal: existing, isNew: false }
  }
  if (input.topUp === null) {
    return { withdrawal: await insertWithdrawal(db, input, now), topUp: null, isNew: true }
  }
  const { id, shownAmount } = input.topUp
  if (input.customerId === null) return { refusal: 'withdrawal_changed' }
  const topUps = await listWithdrawableTopUps(db, input.customerId, now, shop)
  // The refund must be exactly the amount that the customer confirmed.
  const topUp = topUps.find((one) => one.id === id && one.unspent === shownAmount)
  if (topUp === undefined) return { refusal: 'withdrawal_changed' }
  const withdrawal = await insertWithdrawal(db, input, now)
  await insertRefund(
    db,
    {
      session: { id, customer_id: input.customerId },
      amount: shownAmount,
      withdrawalId: withdrawal.id,
    },
    now,
  )
  return { withdrawal, topUp, isNew: true }
}

/** Returns whether a customer has ordered or topped up, so that there is something to withdraw from. */
export async function hasContract(db: Database, customerId: number): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined || (await listTopUps(db, customerId)).length > 0
}

async function findWithdrawalByRequestId(
  db: Database,
  requestId: string,
): Promise<WithdrawalRow | null> {
  const row = await db
    .selectFrom('withdrawals')
    .selectAll()
    .where('request_id', '=', requestId)
    .executeTakeFirst()
  return row ?? null
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

async function insertWithdrawal(
  db: Database,
  input: WithdrawalInput,
  now: Date,
): Promise<WithdrawalRow> {
  return await db
    .insertInto('withdrawals')
    .values({
      request_id: input.requestId,
      customer_id: input.customerId,
      name: input.name,
      email: input.email,
      contract: input.contract,
      session_id: input.topUp?.id ?? null,
      locale: input.locale,
      received_at: now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
