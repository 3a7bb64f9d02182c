import { getBalanceCents } from '../ledger/ledger.store.ts'
import { listOwnerActions } from '../owner/owner-actions.store.ts'
import { listPasskeys } from './passkeys/passkeys.store.ts'
import type { CustomerRow, Database } from '../platform/database/database.ts'
import { listSessions } from './sessions/session-list.store.ts'
import { countOrders } from './customer-data.store.ts'
import { findDeletionBlockers } from './delete-customer.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import { formatTable } from '../platform/terminal/format-table.ts'
import type { Output } from '../platform/terminal/progress.ts'
import { formatTime } from '../platform/terminal/format-time.ts'

/** Wide enough for a full reason. */
const maxCellWidth = 520

/** Describes for the owner whether a customer can log in. */
export function describeCustomerState({
  status,
  deleted_at: deletedAt,
}: CustomerRow): 'deleted' | 'blocked' | 'active' {
  if (deletedAt !== null) return 'deleted'
  return status === 0 ? 'blocked' : 'active'
}

/** Returns a customer's data as JSON-compatible fields. */
export function toCustomerJson(customer: CustomerRow) {
  return {
    id: customer.id,
    createdAt: customer.created_at,
    email: customer.email,
    firstName: customer.first_name,
    lastName: customer.last_name,
    country: customer.country,
    state: describeCustomerState(customer),
  }
}

/**
 * Prints a customer with the balance, the number of orders, the sessions and the owner's actions.
 */
export async function printCustomer(
  db: Database,
  customer: CustomerRow,
  output: Output,
): Promise<void> {
  const { id } = customer
  const balance = await getBalanceCents(db, id)
  const orders = await countOrders(db, id)
  const sessions = await listSessions(db, id, new Date())
  const passkeys = await listPasskeys(db, id)
  const actions = await listOwnerActions(db, id)
  const open = await findDeletionBlockers(db, id)
  if (output.isJson) {
    const more = { balance, orders, sessions: sessions.length, passkeys: passkeys.length, open }
    const history = actions.map(({ event, reason, created_at: at }) => ({ event, reason, at }))
    const facts = { event: 'customer', ...toCustomerJson(customer), ...more, history }
    return output.print(JSON.stringify(facts))
  }
  const rows = [
    ['customer', String(id)],
    ['name', `${customer.first_name} ${customer.last_name}`.trim()],
    ['email', customer.email],
    ['state', describeCustomerState(customer)],
    ['since (UTC)', formatTime(customer.created_at)],
    ['country', customer.country ?? 'unknown'],
    ['balance', formatMoney(balance, 'en')],
    ['orders', String(orders)],
    ['passkeys', String(passkeys.length)],
    ...sessions.map(({ deviceName, lastUsedAt }) => [
      'session',
      `${deviceName}, last used ${formatTime(lastUsedAt)}`,
    ]),
    ...open.map((affair) => ['open', affair]),
    ...actions.map(({ event, reason, created_at: at }) => [
      event.replace('customer-', ''),
      `${formatTime(at)}${reason === null ? '' : `: ${reason}`}`,
    ]),
  ]
  output.print(formatTable(rows, maxCellWidth))
}
