import type { wireLedgerRow } from '../../contract/ledger.ts'
import type { Sent } from '../../contract/sent.ts'
import type { Context, ProviderApp } from '../../context.ts'
import { listLedgerRows } from '../../ledger/balance-history.store.ts'
import type { LedgerRow } from '../../ledger/balance-history.rules.ts'
import { paginate, parsePage } from '../../platform/http/pagination.ts'
import { formatDecimal, formatWireDate } from '../../platform/http/wire-format.ts'
import { requireCustomer } from '../sessions/require-customer.ts'

/** The number of rows on a page by default, and at most. */
const pageSizes = { default: 50, max: 1000 }

/**
 * Mounts the route that lists the changes of the customer's balance, newest first; `top_up_id`
 * restricts them to a top-up and what followed from it.
 */
export function mountLedger(app: ProviderApp, context: Context): void {
  app.get('/api/v1/customer/ledger', requireCustomer(context), async (c) => {
    const page = parsePage(c.req.query('page'))
    const perPage = parseLimit(c.req.query('limit'))
    const topUpId = c.req.query('top_up_id')
    const all = await listLedgerRows(context.db, c.get('customer').id)
    const rows = topUpId ? all.filter((row) => row.topUpId === topUpId) : all
    const path = `${context.options.providerUrl}/api/v1/customer/ledger`
    const shown = rows.toReversed().slice((page - 1) * perPage, page * perPage)
    return c.json(paginate(shown.map(serializeRow), { page, perPage, total: rows.length, path }))
  })
}

function parseLimit(text: string | undefined): number {
  const limit = /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : pageSizes.default
  return Math.min(limit, pageSizes.max)
}

function serializeRow(row: LedgerRow) {
  return {
    id: row.id,
    kind: row.kind,
    created_at: formatWireDate(row.createdAt),
    amount: formatDecimal(row.amount),
    balance: formatDecimal(row.balance),
    order_id: row.orderId,
    top_up_id: row.topUpId,
    gift_card_amount: row.giftCardAmount === 0 ? null : formatDecimal(row.giftCardAmount),
  } satisfies Sent<typeof wireLedgerRow>
}
