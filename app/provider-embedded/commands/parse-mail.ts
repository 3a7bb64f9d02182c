import { z } from 'zod'
import { explainUnknown, UsageError } from '../import/usage-error.ts'
import { getOperand } from './operands.ts'

/** What the owner wants done with emails. */
export type MailCommand =
  | { readonly name: 'mail' }
  /** `id` is null for all emails that were given up. */
  | { readonly name: 'mail send'; readonly id: number | null }
  | { readonly name: 'mail test'; readonly address: string }

/** Parses the arguments after `mail`; throws a `UsageError`. */
export function parseMailCommand([action, ...operands]: readonly string[]): MailCommand {
  switch (action) {
    case undefined:
      return { name: 'mail' }
    case 'send':
      return { name: 'mail send', id: parseId(getOperand('mail send ID', operands)) }
    case 'test':
      return { name: 'mail test', address: parseAddress(getOperand('mail test ADDRESS', operands)) }
    default:
      throw new UsageError(explainUnknown('mail command', action, ['send', 'test']))
  }
}

function parseId(text: string): number | null {
  if (text === 'all') return null
  if (/^[1-9]\d{0,14}$/.test(text)) return Number(text)
  throw new UsageError(
    `ID must be the number of an email such as 12, or all; “${text}” is neither.`,
  )
}

function parseAddress(text: string): string {
  if (z.email().safeParse(text).success) return text
  throw new UsageError(
    `ADDRESS must be an email address such as ann@label.example; “${text}” is none.`,
  )
}
