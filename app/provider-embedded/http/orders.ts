import { z } from 'zod'
import { createOrder } from '#app/provider-embedded/db/create-order.ts'
import type { CreateOrderResult } from '#app/provider-embedded/db/create-order.ts'
import { findOrder, listOrders, orderColumns } from '../db/orders.ts'
import type { OrderColumn, OrderListQuery, OrderView } from '../db/orders.ts'
import { deliverNothing } from '../mail/outbox.ts'
import type { Context, ProviderApp, ProviderContext } from './context.ts'
import { euroAmount } from './euros.ts'
import { throwUpstreamError } from './host-failure.ts'
import { serializeOrder } from './serialize-order.ts'
import type { MoneyStyle } from './serialize-order.ts'
import { loadOrderProducts } from './order-products.ts'
import { parsePage, paginate } from './pagination.ts'
import { parseBody } from './parse-body.ts'
import { throwHttpError, throwNotFound } from './http-error.ts'
import { requireCustomer } from './require-customer.ts'
import { enqueueOrderReceipt } from '#app/provider-embedded/mail/enqueue-receipts.ts'
import { formatDecimal } from './wire-format.ts'

const orderBody = z.object({
  cart_id: z.coerce.number().int().positive().nullish(),
  consent: z.boolean().nullish(),
  expected_total: euroAmount.nullish(),
  expected_due: euroAmount.nullish(),
})

/** Making an order from the cart, and the orders made. */
export function mountOrders(app: ProviderApp, context: Context): void {
  const customerOnly = requireCustomer(context)

  app.post('/api/v1/customer/checkout/save-order', customerOnly, async (c) => {
    const body = await parseBody(c, orderBody)
    const made = await context.db.transaction().execute((db) => order({ ...context, db }, c, body))
    const view = await findOrder(context.db, c.get('customer').id, made.orderId)
    if (view === null) throwUpstreamError()
    made.send()
    const [data] = await shapes(context, c, [view], 'fresh')
    return c.json({ data: { order: data }, message: 'Order saved successfully' })
  })

  app.get('/api/v1/customer/orders', customerOnly, async (c) => {
    const query = readListQuery(c.req.query())
    const { orders, total } = await listOrders(context.db, c.get('customer').id, query)
    const data = await shapes(context, c, orders, 'stored')
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
    const [data] = await shapes(context, c, [view], 'stored')
    return c.json({ data })
  })
}

async function order(context: Context, c: ProviderContext, body: z.output<typeof orderBody>) {
  const customer = c.get('customer')
  const buyer = {
    id: customer.id,
    email: customer.email,
    firstName: customer.first_name,
    lastName: customer.last_name,
  }
  const wishes = {
    cartId: body.cart_id ?? null,
    expectedTotal: body.expected_total ?? null,
    expectedDue: body.expected_due ?? null,
    hasConsented: body.consent === true,
    locale: c.get('locale'),
  }
  const made = await createOrder(context.db, buyer, wishes, context.clock())
  if ('refusal' in made) refuseAsHost(made.refusal)
  const send = made.isNew
    ? await enqueueOrderReceipt(context, customer.id, made.orderId)
    : deliverNothing
  return { ...made, send }
}

const messages = {
  already_owned: 'You already own an item of this cart.',
  already_in_cart: 'An item is in the cart twice.',
  pack_and_part: 'A pack and a sound of that pack cannot be in one cart.',
  cart_changed: 'Your cart has changed. Please review it before paying.',
} as const

function refuseAsHost(refusal: Extract<CreateOrderResult, { refusal: unknown }>['refusal']): never {
  switch (refusal.reason) {
    // The host throws here, and shows the text of what it throws to nobody.
    case 'cart_empty':
    case 'address_missing':
    case 'payment_missing':
    case 'payment_unknown':
      return throwUpstreamError(refusal.reason)
    case 'insufficient_balance':
      return throwHttpError(422, 'Your balance is not sufficient.', refusal.reason, {
        missing: formatDecimal(refusal.missing),
      })
    default:
      return throwHttpError(422, messages[refusal.reason], refusal.reason)
  }
}

async function shapes(context: Context, c: ProviderContext, views: OrderView[], style: MoneyStyle) {
  const bought = await loadOrderProducts(context, c.get('customer'), views)
  return views.map((view) => serializeOrder(context, c, view, bought, style))
}

/** The host turns every other parameter into a column: one it does not have is its failure. */
function readListQuery(parameters: Record<string, string>): OrderListQuery {
  const { page, limit, sort, order: direction, pagination, token: _, ...columns } = parameters
  const { status, ...others } = columns
  if (Object.keys(others).length > 0) throwUpstreamError()
  return {
    page: pagination === '0' ? null : parsePage(page),
    limit: /^[1-9]\d{0,2}$/.test(limit ?? '') ? Math.min(Number(limit), 100) : 10,
    sort: sort === undefined || sort === '' ? 'id' : columnOf(sort),
    direction: direction === 'asc' ? 'asc' : 'desc',
    statuses: status === undefined ? null : status.split(','),
  }
}

function columnOf(name: string): OrderColumn {
  return orderColumns.find((column) => column === name) ?? throwUpstreamError()
}
