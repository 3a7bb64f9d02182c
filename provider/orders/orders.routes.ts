import { z } from 'zod'
import { placeOrder } from './place-order.ts'
import type { PlaceOrderRefusal } from './place-order.ts'
import { listInvoices } from './invoices/invoices.store.ts'
import { listOrderRefunds } from './order-refunds.store.ts'
import { findOrder, listAvailableProducts, listOrders, orderSortColumns } from './orders.store.ts'
import type { OrderSortColumn, OrderListQuery, OrderView } from './orders.store.ts'
import { findProductsById } from '../catalog/products.store.ts'
import { listPurchasedFiles } from '../library/purchased-files.store.ts'
import { getPackSeller } from '../owner/seller.ts'
import { measureFile } from '../library/measure-file.ts'
import { sendSelection } from '../library/send-download.ts'
import type { Context, ProviderApp, ProviderContext } from '../context.ts'
import { throwHttpError, throwNotFound, throwBagistoError } from '../platform/http/http-error.ts'
import { paginate, parsePage } from '../platform/http/pagination.ts'
import { parseBody } from '../platform/http/parse-body.ts'
import { requireCustomer } from '../accounts/sessions/require-customer.ts'
import { serializeCustomer } from '../accounts/profile/serialize-customer.ts'
import { serializeOrder } from './serialize-order.ts'
import type { MoneyStyle, RelatedOrderData } from './serialize-order-item.ts'
import { euroAmount, formatDecimal } from '../platform/http/wire-format.ts'

const orderSchema = z.object({
  cart_id: z.coerce.number().int().positive().nullish(),
  consent: z.boolean().nullish(),
  /** The displayed wording of the consent. */
  consent_text: z.string().max(2000).nullish(),
  expected_total: euroAmount.nullish(),
  expected_due: euroAmount.nullish(),
})

/** Mounts the routes for ordering the cart and for reading the customer's orders. */
export function mountOrders(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.post('/api/v1/customer/checkout/save-order', customerOnly, async (c) => {
    const body = await parseBody(c, orderSchema)
    const { id, email, first_name: firstName, last_name: lastName } = c.get('customer')
    const placed = await placeOrder(
      context,
      { id, email, firstName, lastName },
      {
        cartId: body.cart_id ?? null,
        expectedTotal: body.expected_total ?? null,
        expectedDue: body.expected_due ?? null,
        hasConsented: body.consent === true,
        consentText: body.consent_text ?? null,
        locale: c.get('locale'),
      },
    )
    if ('refusal' in placed) throwOrderRefusal(placed.refusal)
    const [order] = await serializeOrders(context, c, [placed.order], 'fresh')
    return c.json({ data: { order }, message: 'Order saved successfully' })
  })

  app.get('/api/v1/customer/orders', customerOnly, async (c) => {
    const query = parseListQuery(c.req.query())
    const { orders, total } = await listOrders(context.db, c.get('customer').id, query)
    const data = await serializeOrders(context, c, orders, 'stored')
    if (query.page === null) return c.json({ data })
    const path = `${context.options.providerUrl}/api/v1/customer/orders`
    return c.json(paginate(data, { page: query.page, perPage: query.limit, total, path }))
  })

  app.get('/api/v1/customer/orders/:id', customerOnly, async (c) => {
    const id = Number(c.req.param('id'))
    const view = Number.isSafeInteger(id)
      ? await findOrder(context.db, c.get('customer').id, id)
      : null
    if (view === null) throwNotFound()
    const [data] = await serializeOrders(context, c, [view], 'stored')
    return c.json({ data })
  })

  app.get('/api/v1/customer/orders/:id/zip', customerOnly, async (c) => {
    const id = Number(c.req.param('id'))
    const { id: customerId } = c.get('customer')
    const view = Number.isSafeInteger(id) ? await findOrder(context.db, customerId, id) : null
    const productIds = view === null ? [] : listAvailableProducts(view)
    if (productIds.length === 0) throwNotFound()
    const name = `${getPackSeller(context.options).filePrefix}_${id}.zip`
    return await sendSelection(context, { request: c.req.raw, customerId }, productIds, name)
  })
}

const refusalMessages = {
  already_owned: 'You already own an item in this cart.',
  already_in_cart: 'An item is in the cart twice.',
  pack_and_part: 'A pack and a sound of that pack cannot be in one cart.',
  cart_changed: 'Your cart has changed. Please review it before paying.',
  country_not_sold: 'The shop does not sell to this country or to that of the card.',
  order_too_small: 'The order costs less than the smallest order of the shop.',
} as const

/** Throws the response to a refused order. */
export function throwOrderRefusal(refusal: PlaceOrderRefusal): never {
  switch (refusal.reason) {
    // Bagisto throws an exception in these cases.
    case 'cart_empty':
    case 'address_missing':
    case 'payment_missing':
    case 'payment_unknown':
      return throwBagistoError(refusal.reason)
    case 'order_missing':
      return throwBagistoError()
    case 'insufficient_balance':
      return throwHttpError(422, 'Your balance is not sufficient.', refusal.reason, {
        missing: formatDecimal(refusal.missing),
      })
    default:
      return throwHttpError(422, refusalMessages[refusal.reason], refusal.reason)
  }
}

async function serializeOrders(
  context: Context,
  c: ProviderContext,
  views: readonly OrderView[],
  style: MoneyStyle,
) {
  const products = await loadRelatedOrderData(context, c, views)
  return views.map((view) => serializeOrder(context, c, view, products, style))
}

/** Loads the customer, the current products and the download sizes of several orders at once. */
async function loadRelatedOrderData(
  context: Context,
  c: ProviderContext,
  views: readonly OrderView[],
): Promise<RelatedOrderData> {
  const orderIds = views.map(({ order }) => order.id)
  const ids = views.flatMap((view) => view.lines.map((line) => line.item.product_id))
  const sold = await findProductsById(context.db, [...new Set(ids)])
  const rows = sold.map((product) => product.row)
  const { id } = c.get('customer')
  const seller = getPackSeller(context.options)
  const files = await listPurchasedFiles(context.db, rows, seller, id)
  const sizes = files.map(
    async (file) => [file.product.link_id, await measureFile(file, context.zips)] as const,
  )
  return {
    customer: await serializeCustomer(context, c.get('customer')),
    products: new Map(rows.map((row) => [row.id, row])),
    bytes: new Map(await Promise.all(sizes)),
    invoices: await listInvoices(context.db, orderIds),
    refunds: await listOrderRefunds(context.db, orderIds),
  }
}

/**
 * Parses the list parameters. Like Bagisto, treats any other parameter as a column to filter by,
 * and fails on unknown columns.
 */
function parseListQuery(parameters: Record<string, string>): OrderListQuery {
  const { page, limit, sort, order: direction, pagination, token: _, ...columns } = parameters
  const { status, cart_id: cartId, ...others } = columns
  if (Object.keys(others).length > 0) throwBagistoError()
  return {
    page: pagination === '0' ? null : parsePage(page),
    limit: /^[1-9]\d{0,2}$/.test(limit ?? '') ? Math.min(Number(limit), 100) : 10,
    sort: sort === undefined || sort === '' ? 'id' : parseColumn(sort),
    direction: direction === 'asc' ? 'asc' : 'desc',
    statuses: status === undefined ? null : status.split(','),
    // Anything but an id matches no order.
    cartIds:
      cartId === undefined ? null : cartId.split(',').map(Number).filter(Number.isSafeInteger),
  }
}

function parseColumn(name: string): OrderSortColumn {
  return orderSortColumns.find((column) => column === name) ?? throwBagistoError()
}
