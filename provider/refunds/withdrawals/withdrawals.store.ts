import type { Selectable } from 'kysely'
import type { ShopPlace } from '#shop/time-zone.ts'
import { isWithdrawable } from '../../payments/refunds.rules.ts'
import type { UnspentTopUp } from '../../ledger/unspent-top-ups.rules.ts'
import type { WithdrawalTable } from '../../platform/database/schema/withdrawals.ts'
import type { Database } from '../../platform/database/database.ts'
import { listTopUps } from '../../ledger/top-ups.store.ts'

export type WithdrawalRow = Selectable<WithdrawalTable>

/** A submitted statement of withdrawal. */
export interface WithdrawalInput {
  requestId: string
  customerId: number | null
  name: string
  email: string
  contract: string
  /** The top-up to refund, and the displayed amount in cents. */
  topUp: { id: string; shownAmount: number } | null
  locale: string
}

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

/** Returns whether a customer has ever ordered or topped up. */
export async function hasContract(db: Database, customerId: number): Promise<boolean> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('customer_id', '=', customerId)
    .limit(1)
    .executeTakeFirst()
  return order !== undefined || (await listTopUps(db, customerId)).length > 0
}

/** Returns the withdrawal with this request id, or null. */
export async function findWithdrawalByRequestId(
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

/** Inserts a withdrawal. Must run in a transaction. */
export async function insertWithdrawal(
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
