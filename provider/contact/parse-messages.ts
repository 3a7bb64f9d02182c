import {
  getOperand,
  parseCustomer,
  parseLimit,
  parseNumber,
} from '../platform/terminal/operands.ts'
import type { ShopOptions } from '../platform/terminal/operands.ts'

/** The parsed arguments of `messages`. */
export type MessagesCommand =
  | { readonly name: 'messages'; readonly customer: string | null; readonly limit: number }
  | { readonly name: 'message'; readonly id: number }
  | { readonly name: 'messages answered' | 'messages delete'; readonly id: number }

/** Parses the arguments after `messages`; throws a `UsageError`. */
export function parseMessagesCommand(
  operands: readonly string[],
  { customer, limit }: ShopOptions,
): MessagesCommand {
  const [action, ...rest] = operands
  if (action === undefined) {
    return { name: 'messages', customer: parseCustomer(customer), limit: parseLimit(limit) }
  }
  if (action === 'answered' || action === 'delete') {
    const number = getOperand(`messages ${action} NUMBER`, rest)
    return { name: `messages ${action}`, id: parseReference(number) }
  }
  return { name: 'message', id: parseReference(getOperand('messages NUMBER', operands)) }
}

function parseReference(text: string): number {
  return parseNumber(text, 'a message such as 3 or M-3', 'M-')
}
