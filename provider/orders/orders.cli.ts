import { listUnconfirmedOrders } from './order-emails.store.ts'
import { listOrderRefunds } from './order-refunds.store.ts'
import type { OrderSources } from './order-sources.ts'
import { listNewestOrders } from './orders.store.ts'
import type { OrderView } from './orders.store.ts'
import type { Database } from '../platform/database/database.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import { formatTable } from '../platform/terminal/format-table.ts'
import type { Output } from '../platform/terminal/progress.ts'
import { describeOrder, describeState } from './describe-order.ts'
import { formatTime } from '../platform/terminal/format-time.ts'
import type { OrderHistory } from './describe-order.ts'
import { printOrder } from './order-details.cli.ts'
import type { OrdersCommand } from './parse-orders.ts'

const maxCellWidth = 60

/** Runs `orders`: lists the newest orders, or prints one with its related data; returns true. */
export async function runOrders(
  db: Database,
  command: OrdersCommand,
  sources: OrderSources,
  output: Output,
): Promise<boolean> {
  if (command.name === 'orders') await printOrders(db, command, sources, output)
  else await printOrder(db, command.id, sources, output)
  return true
}

async function printOrders(
  db: Database,
  { customer, limit }: { readonly customer: string | null; readonly limit: number },
  sources: OrderSources,
  output: Output,
): Promise<void> {
  const { orders, total } = await listNewestOrders(db, customer, limit)
  const open = await sources.listOpenWithdrawals(db)
  const ids = orders.map(({ order }) => order.id)
  const refunds = await listOrderRefunds(db, ids)
  const unconfirmed = await listUnconfirmedOrders(db, ids)
  const entries = orders.map((view) => ({
    view,
    history: {
      refunds: refunds.filter((refund) => refund.order_id === view.order.id),
      openWithdrawals: open
        .filter((one) => one.orders.some(({ id }) => id === view.order.id))
        .map(({ withdrawal }) => withdrawal.id),
      isConfirmationRefused: unconfirmed.has(view.order.id),
    },
  }))
  if (output.isJson) {
    for (const { view, history } of entries) {
      output.print(JSON.stringify({ event: 'order', ...describeOrder(view, history) }))
    }
    return
  }
  const whose = customer === null ? '' : ` of ${customer}`
  if (total === 0) output.print(`There are no orders${whose}.`)
  else {
    const head = ['order', 'placed (UTC)', 'customer', 'items', 'total', 'from balance', 'status']
    const rows = entries.map(({ view, history }) => toRow(view, history))
    output.print(formatTable([head, ...rows], maxCellWidth))
    const rest = total > orders.length ? `; --limit ${total} shows all ${total}` : ''
    output.print(`${orders.length} ${orders.length === 1 ? 'order' : 'orders'}${whose}${rest}.`)
  }
  if (unconfirmed.size > 0) {
    output.print('Confirmations were refused: npm run shop -- mail lists them.')
  }
  if (open.length > 0) {
    const what = open.length === 1 ? 'withdrawal is' : 'withdrawals are'
    output.print(`${open.length} ${what} open: npm run shop -- withdrawals`)
  }
}

function toRow(view: OrderView, history: OrderHistory): string[] {
  const { order, lines } = view
  return [
    String(order.id),
    formatTime(order.created_at),
    order.customer_email,
    String(lines.length),
    formatMoney(order.grand_total, 'en'),
    formatMoney(order.amount_paid, 'en'),
    describeState(view, history),
  ]
}
