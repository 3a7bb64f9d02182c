import { parseQuarter } from './vat-report.rules.ts'
import type { Quarter } from './vat-report.rules.ts'
import { UsageError } from '../platform/terminal/usage-error.ts'
import { getOperand } from '../platform/terminal/operands.ts'
import type { ShopOptions } from '../platform/terminal/operands.ts'

/** The parsed arguments of `vat`. */
export interface VatCommand {
  readonly name: 'vat' | 'vat invoices'
  readonly quarter: Quarter
  /** True to print comma-separated values. */
  readonly isCsv: boolean
}

/** Parses the arguments after `vat`; throws a `UsageError`. */
export function parseVatCommand(operands: readonly string[], { csv }: ShopOptions): VatCommand {
  const isList = operands[0] === 'invoices'
  const name = isList ? 'vat invoices' : 'vat'
  const text = getOperand(`${name} QUARTER`, isList ? operands.slice(1) : operands)
  const quarter = parseQuarter(text)
  if (quarter === null) {
    throw new UsageError(`QUARTER must be a quarter such as 2026-Q4, not “${text}”.`)
  }
  return { name, quarter, isCsv: csv === true }
}
