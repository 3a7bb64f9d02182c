import type { Selectable } from 'kysely'
import type { PaymentSessionTable } from '../platform/database/schema/payments.ts'
import type { WithdrawalTable } from '../platform/database/schema/withdrawals.ts'
import type { Database } from '../platform/database/database.ts'
import type { OrderRow } from './orders.store.ts'

/** The last payment that credited a customer's balance before an order. */
export type LastPayment = Pick<
  Selectable<PaymentSessionTable>,
  'id' | 'amount' | 'processor' | 'processor_payment_id' | 'created_at'
>

/** A customer's withdrawal that mentions an order. */
export type OrderWithdrawal = Pick<
  Selectable<WithdrawalTable>,
  'id' | 'received_at' | 'contract' | 'accepted_at' | 'closed_at' | 'closed_reason'
>

/** The queries through which order commands read data of later modules. */
export interface OrderSources {
  /** Returns the last paid payment before an order; null if there is none. */
  findLastPayment(db: Database, order: OrderRow): Promise<LastPayment | null>
  /** Lists the withdrawals by an order's customer that mention the order, oldest first. */
  listWithdrawalsOfOrder(db: Database, order: OrderRow): Promise<readonly OrderWithdrawal[]>
  /** Lists open withdrawals, with the orders that they may concern. */
  listOpenWithdrawals(db: Database): Promise<
    readonly {
      readonly withdrawal: Pick<OrderWithdrawal, 'id'>
      readonly orders: readonly Pick<OrderRow, 'id'>[]
    }[]
  >
}
