import {
  closeOrder,
  endDownloads,
  findOrderRefund,
  listRefundedItemIds,
} from '../orders/order-refunds.store.ts'
import type { OrderRefundRow } from '../orders/order-refunds.store.ts'
import { endCredits, listUsedCredits, markCreditsReturned } from '../orders/order-credits.store.ts'
import { markWithdrawalAccepted } from '../payments/withdrawal-refunds.store.ts'
import type { Dependencies } from '../dependencies.ts'
import { enqueueOrderRefund } from './enqueue-order-refund.ts'
import { insertRefund } from './insert-refund.ts'
import type { RefundToInsert } from './insert-refund.ts'
import { chooseItems } from './order-settlement.rules.ts'
import type { ChosenItems, OrderRefundInput, OrderSettlement } from './order-settlement.rules.ts'
import { closeSettledWithdrawals } from './withdrawals/order-withdrawals.store.ts'
import { findOrder, findOrderOwner } from '../orders/orders.store.ts'
import type { OrderItemRow, OrderView } from '../orders/orders.store.ts'
import { recoverLosses } from '../payments/recover-losses.ts'
import { insertRefund as insertCardRefund } from '../payments/refunds.store.ts'
import type { RefundRow } from '../payments/refunds.store.ts'
import type { Database } from '../platform/database/database.ts'
import { getUnspentAmount } from '../ledger/top-ups.store.ts'
import { transactFor } from '../platform/database/transact.ts'
import { toRefundLine } from '../orders/order-refund.rules.ts'
import type { RefundLine } from '../orders/order-refund.rules.ts'
import type { TopUpPart } from '../ledger/unspent-top-ups.rules.ts'
import type { ShopConfig } from '#shop/shop-config.ts'

export type OrderRefundResult =
  | (OrderSettlement & { readonly isNew: boolean })
  | { refusal: 'order_unknown' | 'line_unknown' | 'already_refunded' | 'request_taken' }

export interface OrderRefundDependencies extends Pick<Dependencies, 'db' | 'clock' | 'mailSender'> {
  readonly shop: Pick<ShopConfig, 'brand' | 'languages' | 'ownTexts' | 'seller' | 'timeZone'>
}

/**
 * Refunds order lines at the price paid: returns Tunes to the balance and the rest to the gift
 * card, issues a credit note, and stores the email to the customer, all in one transaction. Each
 * line is refunded once; the downloads of lines already refunded can still be ended. What a pack
 * cost less because of a sound is not returned with the sound, but when the pack is refunded, too.
 */
export async function refundOrder(
  dependencies: OrderRefundDependencies,
  input: OrderRefundInput,
): Promise<OrderRefundResult> {
  const customerId = await findOrderOwner(dependencies.db, input.orderId)
  if (customerId === null) return { refusal: 'order_unknown' }
  return await transactFor(dependencies.db, customerId, async (db) => {
    const inside = { ...dependencies, db }
    const existing = await findOrderRefund(db, input.requestKey)
    if (existing !== null) {
      if (existing.order_id !== input.orderId) return { refusal: 'request_taken' }
      return {
        refund: existing,
        endedItems: [],
        closedWithdrawals: [],
        cardRefunds: [],
        recovered: 0,
        returnedCredits: [],
        isNew: false,
      }
    }
    const view = await findOrder(db, customerId, input.orderId)
    if (view === null) return { refusal: 'order_unknown' }
    const refunded = await listRefundedItemIds(
      db,
      view.lines.map(({ item }) => item),
    )
    const chosen = chooseItems(view, input, refunded)
    if ('refusal' in chosen) return chosen
    const settled = await settle(inside, view, chosen, input)
    await enqueueOrderRefund(inside, settled, view, input.withdrawalId ?? null)
    for (const { view: soundView, ...returned } of settled.returnedCredits) {
      const part = { ...returned, endedItems: [], recovered: 0 }
      await enqueueOrderRefund(inside, part, soundView, input.withdrawalId ?? null)
    }
    return { ...settled, isNew: true }
  })
}

async function settle(
  dependencies: OrderRefundDependencies,
  view: OrderView,
  { items, isRest, endedItems }: ChosenItems,
  input: OrderRefundInput,
): Promise<OrderSettlement> {
  const { db, clock } = dependencies
  const { orderId, reason, withdrawalId } = input
  const now = clock()
  const made =
    items.length === 0
      ? null
      : await refundLines(dependencies, { view, lines: await toLines(db, items) }, input)
  if (made !== null && isRest) await closeOrder(db, orderId, now)
  const returned = made === null ? [] : await returnCredits(dependencies, items, made, input)
  const accepted =
    withdrawalId === undefined ? [] : await markWithdrawalAccepted(db, withdrawalId, now)
  const settled = {
    refund: made?.refund ?? null,
    endedItems,
    cardRefunds: made?.cardRefunds ?? [],
    recovered: [made, ...returned].reduce((sum, one) => sum + (one?.recovered ?? 0), 0),
    returnedCredits: returned,
  }
  if (endedItems.length === 0) return { ...settled, closedWithdrawals: accepted }
  await endDownloads(db, endedItems, reason, now)
  const closed = await closeSettledWithdrawals(db, view.order, reason, now)
  return { ...settled, closedWithdrawals: [...accepted, ...closed] }
}

async function toLines(db: Database, items: readonly OrderItemRow[]): Promise<RefundLine[]> {
  const used = await listUsedCredits(
    db,
    items.map(({ id }) => id),
  )
  return items.map((item) => toRefundLine(item, used.get(item.id) ?? 0))
}

interface SettledRefund {
  readonly refund: OrderRefundRow
  readonly view: OrderView
  readonly cardRefunds: readonly RefundRow[]
  /** In cents. */
  readonly recovered: number
}

/** Refunds lines, then deducts what was returned to a card or may be. */
async function refundLines(
  { db, clock, shop }: OrderRefundDependencies,
  part: Pick<RefundToInsert, 'view' | 'lines' | 'isRemainder'>,
  input: OrderRefundInput,
): Promise<SettledRefund> {
  const { view } = part
  const { requestKey, reason, withdrawalId } = input
  const now = clock()
  const isToCard = withdrawalId !== undefined
  const key = part.isRemainder ? `${requestKey} credit of order ${view.order.id}` : requestKey
  const made = await insertRefund(db, { ...part, reason, requestKey: key, isToCard, shop, now })
  const recovered = await recoverLosses(db, view.order.customer_id, now)
  const cardRefunds = await refundParts(db, view.order, made.cardParts, input, now)
  return { refund: made.refund, view, cardRefunds, recovered }
}

/**
 * Ends what refunded packs cost less, and returns it for sounds that were refunded before, by their
 * orders.
 */
async function returnCredits(
  dependencies: OrderRefundDependencies,
  items: readonly OrderItemRow[],
  { refund, view: { order } }: SettledRefund,
  input: OrderRefundInput,
): Promise<SettledRefund[]> {
  const { db } = dependencies
  const packItemIds = items.map(({ id }) => id)
  const freed = await endCredits(db, packItemIds, refund.id)
  const returned: SettledRefund[] = []
  for (const orderId of new Set(freed.map((credit) => credit.order_id))) {
    const view = await findOrder(db, order.customer_id, orderId)
    if (view === null) throw new Error(`order ${orderId} does not exist`)
    const credits = freed.filter((credit) => credit.order_id === orderId)
    const lines = credits.map(({ sound_item_id: id, amount }) => {
      const name = view.lines.find(({ item }) => item.id === id)?.item.name ?? ''
      return toRefundLine({ id, name, price: amount, discount: 0, credit: 0 }, 0)
    })
    const made = await refundLines(dependencies, { view, lines, isRemainder: true }, input)
    const ids = credits.map(({ id }) => id)
    await markCreditsReturned(db, ids, made.refund.id)
    returned.push(made)
  }
  return returned
}

/**
 * Deducts the amounts to be returned to the original payment method; the running shop pays them.
 */
async function refundParts(
  db: Database,
  { id: orderId, customer_id: customerId }: OrderView['order'],
  parts: readonly TopUpPart[],
  { reason, withdrawalId }: OrderRefundInput,
  now: Date,
): Promise<RefundRow[]> {
  const refunds: RefundRow[] = []
  for (const { id, amount } of parts) {
    const session = { id, customer_id: customerId }
    if (amount > (await getUnspentAmount(db, session))) {
      throw new Error(`less than ${amount} of ${id} is unspent`)
    }
    const links = withdrawalId === undefined ? {} : { orderWithdrawalId: withdrawalId }
    refunds.push(await insertCardRefund(db, { session, amount, orderId, reason, ...links }, now))
  }
  return refunds
}
