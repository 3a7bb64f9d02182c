import type { ShopConfig } from '#shop/shop-config.ts'
import type { Dependencies } from '../dependencies.ts'
import { getUnspentAmount } from '../ledger/top-ups.store.ts'
import { lockRow, transact } from '../platform/database/transact.ts'
import { storeEmail } from '../platform/mail/outbox.ts'
import { composeCardRefund } from './compose-card-refund.ts'
import { findPaymentSession } from './payment-sessions.store.ts'
import { insertRefund } from './refunds.store.ts'
import type { RefundRow } from './refunds.store.ts'

export interface RefundDependencies extends Pick<Dependencies, 'db' | 'clock' | 'mailSender'> {
  readonly shop: Pick<ShopConfig, 'brand' | 'languages' | 'ownTexts' | 'seller'>
}

export interface PaymentRefund {
  readonly sessionId: string
  /** In cents. */
  readonly amount: number
  readonly reason: string
}

/** A refund of a top-up to its card, or the reason for refusal. */
export type RefundOutcome =
  | { readonly refund: RefundRow }
  | { readonly refusal: 'session_not_paid' | 'amount_not_unspent' }

/**
 * Refunds part of a paid session to its card. The part must be unspent: the transaction that stores
 * the refund and the customer's receipt deducts the Tunes from the balance. The running shop's
 * scheduled task then pays the refund through the processor.
 */
export async function refundPayment(
  dependencies: RefundDependencies,
  { sessionId, amount, reason }: PaymentRefund,
): Promise<RefundOutcome> {
  const { clock, shop } = dependencies
  return await transact(dependencies.db, async (db): Promise<RefundOutcome> => {
    const session = await findPaymentSession(db, sessionId)
    if (session === null) return { refusal: 'session_not_paid' }
    await lockRow(db, 'customers', session.customer_id)
    if ((await findPaymentSession(db, sessionId))?.status !== 'paid') {
      return { refusal: 'session_not_paid' }
    }
    const isPositive = Number.isSafeInteger(amount) && amount > 0
    if (!isPositive || amount > (await getUnspentAmount(db, session))) {
      return { refusal: 'amount_not_unspent' }
    }
    const refund = await insertRefund(db, { session, amount, reason }, clock())
    const receipt = await composeCardRefund(db, shop, session, refund)
    await storeEmail({ ...dependencies, db }, receipt)
    return { refund }
  })
}
