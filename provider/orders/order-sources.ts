import type { Selectable } from 'kysely'
import type { PaymentSessionTable } from '../platform/database/schema/sales.ts'
import type { WithdrawalTable } from '../platform/database/schema/withdrawals.ts'
import type { Database } from '../platform/database/database.ts'
import type { OrderRow } from './orders.store.ts'

/** The payment that credited a customer's balance last before an order. */
export type LastPayment = Pick<
  Selectable<PaymentSessionTable>,
  'id' | 'amount' | 'processor' | 'processor_payment_id' | 'created_at'
>

/** A withdrawal of a customer that mentions an order. */
export type OrderWithdrawal = Pick<
  Selectable<WithdrawalTable>,
  'id' | 'received_at' | 'contract' | 'accepted_at' | 'closed_at' | 'closed_reason'
>

/** How the commands read what later modules store about orders. */
export interface OrderSources {
  /** Returns the last paid payment before an order; null if there is none. */
  findLastPayment(db: Database, order: OrderRow): Promise<LastPayment | null>
  /** Lists the withdrawals that mention an order and are from its customer, oldest first. */
  listWithdrawalsOfOrder(db: Database, order: OrderRow): Promise<readonly OrderWithdrawal[]>
  /** Lists the withdrawals that the owner has not closed, with the orders that they may be about. */
  listOpenWithdrawals(db: Database): Promise<
    readonly {
      readonly withdrawal: Pick<OrderWithdrawal, 'id'>
      readonly orders: readonly Pick<OrderRow, 'id'>[]
    }[]
  >
}
