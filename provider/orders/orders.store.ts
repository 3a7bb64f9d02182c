import type { Selectable } from 'kysely'
import type {
  OrderItemTable,
  OrderTable,
  PurchasedLinkTable,
} from '../platform/database/schema/sales.ts'
import type { Database } from '../platform/database/database.ts'

export type OrderRow = Selectable<OrderTable>
export type OrderItemRow = Selectable<OrderItemTable>
export type PurchasedLinkRow = Selectable<PurchasedLinkTable>

/** An order with its lines and their purchased links. */
export interface OrderView {
  order: OrderRow
  lines: { item: OrderItemRow; links: PurchasedLinkRow[] }[]
}

/** Lists the products of an order whose files the customer may still download. */
export function listAvailableProducts({ lines }: OrderView): number[] {
  const links = lines.flatMap((line) => line.links)
  return links.filter(({ status }) => status === 'available').map((link) => link.product_id)
}

/** The columns by which a list of orders can be sorted. */
export const orderSortColumns = ['id', 'status', 'created_at', 'grand_total'] as const

export type OrderSortColumn = (typeof orderSortColumns)[number]

export interface OrderListQuery {
  /** The page number, starting at 1; null for all orders. */
  page: number | null
  limit: number
  sort: OrderSortColumn
  direction: 'asc' | 'desc'
  /** Restricts the list to these statuses; null for all. */
  statuses: string[] | null
  /** Restricts the list to orders of these carts; null for all. */
  cartIds: number[] | null
}

/** Returns one page of a customer's orders and the total number of matching orders. */
export async function listOrders(
  db: Database,
  customerId: number,
  query: OrderListQuery,
): Promise<{ orders: OrderView[]; total: number }> {
  let matching = db.selectFrom('orders').where('customer_id', '=', customerId)
  if (query.statuses !== null) matching = matching.where('status', 'in', query.statuses)
  if (query.cartIds !== null) matching = matching.where('cart_id', 'in', query.cartIds)
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  let rows = matching.selectAll().orderBy(query.sort, query.direction)
  if (query.sort !== 'id') rows = rows.orderBy('id', query.direction)
  if (query.page !== null) rows = rows.limit(query.limit).offset((query.page - 1) * query.limit)
  return { orders: await loadOrderViews(db, await rows.execute()), total }
}

/**
 * Returns a customer's order; null if the id is unknown or the order belongs to another customer.
 */
export async function findOrder(
  db: Database,
  customerId: number,
  id: number,
): Promise<OrderView | null> {
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', id)
    .where('customer_id', '=', customerId)
    .execute()
  const [order] = await loadOrderViews(db, rows)
  return order ?? null
}

/**
 * Returns the id of the customer's order of a cart; null if the cart was not ordered or `cartId` is
 * null.
 */
export async function findOrderIdByCart(
  db: Database,
  customerId: number,
  cartId: number | null,
): Promise<number | null> {
  if (cartId === null) return null
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('cart_id', '=', cartId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst()
  return order?.id ?? null
}

/** Returns the id of the customer who placed an order; null if there is no such order. */
export async function findOrderOwner(db: Database, id: number): Promise<number | null> {
  const order = await db
    .selectFrom('orders')
    .select('customer_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return order?.customer_id ?? null
}

/**
 * Finds the orders with these ids that belong to the customer or, for a guest, to the email
 * address.
 */
export async function findOrdersByNumber(
  db: Database,
  { customer_id: customerId, email }: { customer_id: number | null; email: string },
  numbers: readonly number[],
): Promise<OrderRow[]> {
  const matching = db.selectFrom('orders').selectAll().where('id', 'in', numbers).orderBy('id')
  const owned =
    customerId === null
      ? matching.where('customer_email', '=', email)
      : matching.where('customer_id', '=', customerId)
  return await owned.execute()
}

/** Returns the numbers that belong to orders of any customer. */
export async function listOrderNumbers(
  db: Database,
  numbers: readonly number[],
): Promise<number[]> {
  if (numbers.length === 0) return []
  const query = db.selectFrom('orders').select('id').where('id', 'in', numbers).orderBy('id')
  return (await query.execute()).map(({ id }) => id)
}

/** Returns the newest orders, of everybody or of one email address, and their total number. */
export async function listNewestOrders(
  db: Database,
  email: string | null,
  limit: number,
): Promise<{ orders: OrderView[]; total: number }> {
  let matching = db.selectFrom('orders')
  if (email !== null) matching = matching.where('customer_email', '=', email)
  const { total } = await matching
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const rows = await matching.selectAll().orderBy('id', 'desc').limit(limit).execute()
  return { orders: await loadOrderViews(db, rows), total }
}

/** Returns an order of any customer, or null. */
export async function findOrderById(db: Database, id: number): Promise<OrderView | null> {
  const rows = await db.selectFrom('orders').selectAll().where('id', '=', id).execute()
  const [order] = await loadOrderViews(db, rows)
  return order ?? null
}

async function loadOrderViews(db: Database, orders: OrderRow[]): Promise<OrderView[]> {
  const ids = orders.map((order) => order.id)
  const items = await db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute()
  const links = await db
    .selectFrom('purchased_links')
    .selectAll()
    .where('order_id', 'in', ids)
    .orderBy('id')
    .execute()
  return orders.map((order) => ({
    order,
    lines: items
      .filter((item) => item.order_id === order.id)
      .map((item) => ({
        item,
        links: links.filter((link) => link.order_item_id === item.id),
      })),
  }))
}
