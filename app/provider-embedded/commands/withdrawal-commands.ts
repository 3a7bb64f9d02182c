import {
  closeWithdrawal,
  findOrderWithdrawal,
  listOpenWithdrawals,
} from '../db/order-withdrawals.ts'
import type { OrderWithdrawal } from '../db/order-withdrawals.ts'
import type { Database } from '../db/schema.ts'
import { transact } from '../db/transact.ts'
import { getReplyDay } from '../domain/order-withdrawal.ts'
import { UsageError } from '../import/usage-error.ts'
import { formatTable } from '../import/format-table.ts'
import type { Output } from '../import/progress.ts'
import { formatReference, formatTime } from './describe-order.ts'
import type { WithdrawalsCommand } from './parse-withdrawals.ts'

const maxCellWidth = 100

/** Prints the open withdrawals, or closes one; returns true. */
export async function runWithdrawals(
  db: Database,
  command: WithdrawalsCommand,
  output: Output,
): Promise<boolean> {
  if (command.name === 'withdrawals') await printOpen(db, output)
  else await close(db, command, output)
  return true
}

async function printOpen(db: Database, output: Output): Promise<void> {
  const open = await listOpenWithdrawals(db)
  if (output.isJson) {
    for (const one of open) {
      output.print(JSON.stringify({ event: 'withdrawal', ...describe(one) }))
    }
    return
  }
  if (open.length === 0) return output.print('No withdrawal is open.')
  const head = ['withdrawal', 'received (UTC)', 'reply by', 'from', 'orders', 'contract']
  output.print(formatTable([head, ...open.map(toRow)], maxCellWidth))
  output.print(`${open.length} open. To carry one out:`)
  output.print('  npm run shop -- refund order NUMBER --end-downloads --reason "withdrawal W-…"')
  output.print('To close one that you have refused or settled in another way:')
  output.print('  npm run shop -- withdrawals close NUMBER --reason TEXT')
}

function describe({ withdrawal, orders }: OrderWithdrawal) {
  return {
    reference: formatReference(withdrawal.id),
    receivedAt: withdrawal.received_at,
    replyBy: getReplyDay(new Date(withdrawal.received_at)),
    customerId: withdrawal.customer_id,
    name: withdrawal.name,
    email: withdrawal.email,
    contract: withdrawal.contract,
    orders: orders.map(({ id }) => id),
  }
}

function toRow({ withdrawal, orders }: OrderWithdrawal): string[] {
  const sender = withdrawal.customer_id === null ? 'a guest' : 'a customer'
  return [
    formatReference(withdrawal.id),
    formatTime(withdrawal.received_at),
    getReplyDay(new Date(withdrawal.received_at)),
    `${withdrawal.email}, ${sender}`,
    orders.length === 0 ? '–' : orders.map(({ id }) => String(id)).join(', '),
    withdrawal.contract,
  ]
}

async function close(
  db: Database,
  { id, reason }: Extract<WithdrawalsCommand, { readonly name: 'withdrawals close' }>,
  output: Output,
): Promise<void> {
  const reference = formatReference(id)
  if ((await findOrderWithdrawal(db, id)) === null) {
    throw new UsageError(`There is no withdrawal ${reference} from an order.`)
  }
  const isClosed = await transact(db, (transaction) =>
    closeWithdrawal(transaction, id, reason, new Date()),
  )
  if (!isClosed) throw new UsageError(`The withdrawal ${reference} was closed before.`)
  if (output.isJson) {
    return output.print(JSON.stringify({ event: 'withdrawal-closed', reference, reason }))
  }
  output.print(`The withdrawal ${reference} is closed. Its customer gets no email about that.`)
}
