import { UsageError } from '../../platform/terminal/usage-error.ts'
import type { SeriesName } from '../../platform/database/schema/invoices.ts'
import { getOperand, parseWholeNumber } from '../../platform/terminal/operands.ts'
import type { ShopOptions } from '../../platform/terminal/operands.ts'

/** The series and the number at which to continue it this year. */
export interface InvoicesCommand {
  readonly name: 'invoices continue'
  readonly series: SeriesName
  readonly next: number
}

/** Invoice numbers have six digits. */
const maxNumber = 999_999
const right = 'invoices continue NUMBER [--credit-notes]'

/** Parses the arguments after `invoices`; throws a `UsageError`. */
export function parseInvoicesCommand(
  [action, ...operands]: readonly string[],
  { 'credit-notes': isCreditNotes }: ShopOptions,
): InvoicesCommand {
  if (action !== 'continue') {
    const mistake =
      action === undefined ? 'The command is incomplete' : `There is no invoices command ${action}`
    throw new UsageError(`${mistake}. Usage: npm run shop -- ${right}`)
  }
  return {
    name: 'invoices continue',
    series: isCreditNotes === true ? 'credit-notes' : 'invoices',
    next: parseWholeNumber('NUMBER', getOperand(right.replace(/ \[.*/, ''), operands), maxNumber),
  }
}
