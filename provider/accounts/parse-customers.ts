import { email } from '../platform/http/text-fields.ts'
import { explainUnknown, UsageError } from '../platform/terminal/usage-error.ts'
import {
  getOperand,
  getOperands,
  parseLimit,
  parseNumber,
  parseReason,
} from '../platform/terminal/operands.ts'
import type { ShopOptions } from '../platform/terminal/operands.ts'

/** The parsed arguments of `customers`. */
export type CustomersCommand =
  /** `text` is part of a name or an email address; null for the newest customers. */
  | { readonly name: 'customers'; readonly text: string | null; readonly limit: number }
  | { readonly name: 'customer'; readonly id: number }
  | {
      readonly name: 'customers block' | 'customers unblock'
      readonly id: number
      readonly reason: string
    }
  | { readonly name: 'customers export'; readonly id: number; readonly file: string }
  | { readonly name: 'customers email'; readonly id: number; readonly address: string }
  | { readonly name: 'customers delete' | 'customers reset'; readonly id: number }

const actions = ['find', 'block', 'unblock', 'export', 'delete', 'reset', 'email'] as const

/** Parses the arguments after `customers`; throws a `UsageError`. */
export function parseCustomersCommand(
  operands: readonly string[],
  { limit, reason }: ShopOptions,
): CustomersCommand {
  const [action, ...rest] = operands
  switch (action) {
    case undefined:
      return { name: 'customers', text: null, limit: parseLimit(limit) }
    case 'find':
      return {
        name: 'customers',
        text: getOperand('customers find TEXT', rest),
        limit: parseLimit(limit),
      }
    case 'block':
    case 'unblock': {
      const number = getOperand(`customers ${action} NUMBER --reason TEXT`, rest)
      return { name: `customers ${action}`, id: parseId(number), reason: parseReason(reason) }
    }
    case 'export': {
      const [number = '', file = ''] = getOperands('customers export NUMBER FILE', rest)
      return { name: 'customers export', id: parseId(number), file }
    }
    case 'email': {
      const [number = '', address = ''] = getOperands('customers email NUMBER ADDRESS', rest)
      return { name: 'customers email', id: parseId(number), address: parseAddress(address) }
    }
    case 'delete':
    case 'reset': {
      const number = getOperand(`customers ${action} NUMBER`, rest)
      return { name: `customers ${action}`, id: parseId(number) }
    }
    default:
      if (!/^[-\d]/.test(action)) {
        throw new UsageError(explainUnknown('customers command', action, actions))
      }
      return { name: 'customer', id: parseId(getOperand('customers NUMBER', operands)) }
  }
}

function parseAddress(text: string): string {
  const { success, data } = email.safeParse(text)
  if (success) return data
  throw new UsageError(`ADDRESS must be an email address such as ann@label.example, not “${text}”.`)
}

function parseId(text: string): number {
  return parseNumber(text, 'a customer such as 12, which “customers find TEXT” shows')
}
