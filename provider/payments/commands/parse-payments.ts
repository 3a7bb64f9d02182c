import { getOperands, parseCustomer, parseLimit } from '../../platform/terminal/operands.ts'
import type { ShopOptions } from '../../platform/terminal/operands.ts'

/** The parsed arguments of `payments`. */
export interface PaymentsCommand {
  readonly name: 'payments'
  readonly customer: string | null
  readonly limit: number
}

/** Parses the arguments after `payments`; throws a `UsageError`. */
export function parsePaymentsCommand(
  operands: readonly string[],
  { customer, limit }: ShopOptions,
): PaymentsCommand {
  getOperands('payments', operands)
  return { name: 'payments', customer: parseCustomer(customer), limit: parseLimit(limit) }
}
