import type { Database } from '../../platform/database/database.ts'
import { formatMoney } from '../../platform/texts/locales.ts'
import { formatTable } from '../../platform/terminal/format-table.ts'
import type { Output } from '../../platform/terminal/progress.ts'
import { listOpenDisputes } from './listed-payments.store.ts'
import type { PaymentsCommand } from './parse-payments.ts'

const maxCellWidth = 60

/** Prints disputes that await a decision or can be appealed, most urgent first. */
export async function printOpenDisputes(
  db: Database,
  command: PaymentsCommand,
  output: Output,
): Promise<void> {
  const rows = await listOpenDisputes(db, command, new Date())
  const disputes = rows.map((row) => ({
    id: row.id,
    payment: row.session_id,
    customer: row.email,
    amount: row.amount,
    held: row.held,
    stage: row.stage,
    reason: row.reason,
    dueAt: row.due_at,
  }))
  if (output.isJson) {
    for (const dispute of disputes) {
      output.print(JSON.stringify({ event: 'dispute', ...dispute }))
    }
  } else if (disputes.length > 0) {
    output.print('\nOpen disputes:')
    output.print(formatTable([head, ...disputes.map(toRow)], maxCellWidth))
  }
}

const head = ['dispute', 'payment', 'customer', 'amount', 'held', 'stage', 'evidence due (UTC)']

function toRow(dispute: {
  id: string
  payment: string
  customer: string
  amount: number
  held: number
  stage: string
  dueAt: string | null
}): string[] {
  const { id, payment, customer, amount, held, stage, dueAt } = dispute
  const amounts = [formatMoney(amount, 'en'), formatMoney(held, 'en')]
  const due = dueAt === null ? 'no date' : dueAt.slice(0, 16).replace('T', ' ')
  return [id, payment, customer, ...amounts, stage, due]
}
