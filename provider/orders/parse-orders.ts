import {
  getOperand,
  parseCustomer,
  parseLimit,
  parseOrderNumber,
} from '../platform/terminal/operands.ts'
import type { ShopOptions } from '../platform/terminal/operands.ts'

/** The parsed arguments of `orders`. */
export type OrdersCommand =
  | { readonly name: 'orders'; readonly customer: string | null; readonly limit: number }
  | { readonly name: 'order'; readonly id: number }

/** Parses the arguments after `orders`; throws a `UsageError`. */
export function parseOrdersCommand(
  operands: readonly string[],
  { customer, limit }: ShopOptions,
): OrdersCommand {
  if (operands.length > 0) {
    return { name: 'order', id: parseOrderNumber(getOperand('orders NUMBER', operands)) }
  }
  return { name: 'orders', customer: parseCustomer(customer), limit: parseLimit(limit) }
}
