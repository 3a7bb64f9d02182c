import { normalizeCode } from './discount-code.rules.ts'
import { explainUnknown, UsageError } from '../platform/terminal/usage-error.ts'
import {
  getOperand,
  getOperands,
  parseEuros,
  parseWholeNumber,
} from '../platform/terminal/operands.ts'
import type { ShopOptions } from '../platform/terminal/operands.ts'

/** The parsed arguments of `codes`. Amounts are in cents. */
export type CodesCommand =
  | { readonly name: 'codes' }
  | {
      readonly name: 'codes discount'
      readonly code: string
      readonly percent: number
      readonly maxUses: number | null
      readonly expiresAt: string | null
    }
  | {
      readonly name: 'codes gift-card'
      /** Null for a random code. */
      readonly code: string | null
      readonly amount: number
      readonly expiresAt: string | null
    }
  | { readonly name: 'codes limit'; readonly code: string; readonly maxUses: number | null }
  | { readonly name: 'codes on' | 'codes off'; readonly code: string }

const actions = ['discount', 'gift-card', 'limit', 'on', 'off'] as const
const maxGiftCardEuros = 10_000
const maxUses = 1_000_000

/** Parses the arguments after `codes`; throws a `UsageError`. */
export function parseCodesCommand(
  [action, ...operands]: readonly string[],
  values: ShopOptions,
): CodesCommand {
  if (action === undefined) return { name: 'codes' }
  switch (action) {
    case 'discount': {
      const [code, percent] = getOperands('codes discount CODE PERCENT', operands)
      return {
        name: 'codes discount',
        code: parseCode('CODE', code ?? ''),
        percent: parsePercent(percent ?? ''),
        maxUses: values.limit === undefined ? null : parseMaxUses('--limit', values.limit),
        expiresAt: parseLastDay(values.until),
      }
    }
    case 'gift-card':
      return {
        name: 'codes gift-card',
        code: values.code === undefined ? null : parseCode('--code', values.code),
        amount: parseEuros(getOperand('codes gift-card AMOUNT', operands), 1, maxGiftCardEuros),
        expiresAt: parseLastDay(values.until),
      }
    case 'limit': {
      const [code, limit] = getOperands('codes limit CODE NUMBER', operands)
      return {
        name: 'codes limit',
        code: parseCode('CODE', code ?? ''),
        maxUses: limit === 'none' ? null : parseMaxUses('NUMBER', limit ?? ''),
      }
    }
    case 'on':
    case 'off': {
      const code = getOperand(`codes ${action} CODE`, operands)
      return { name: `codes ${action}`, code: parseCode('CODE', code) }
    }
    default:
      throw new UsageError(explainUnknown('codes command', action, actions))
  }
}

function parseCode(what: string, text: string): string {
  const code = normalizeCode(text)
  if (/^[\p{Lu}\p{N}][\p{Lu}\p{N}_-]{2,39}$/u.test(code)) return code
  throw new UsageError(
    `${what} must be 3 to 40 letters, digits, - or _, such as SPRING-26, not “${text}”.`,
  )
}

function parsePercent(text: string): number {
  const percent = Number(/^(\d{1,3})%?$/.exec(text)?.[1] ?? Number.NaN)
  if (percent >= 1 && percent <= 100) return percent
  throw new UsageError(`PERCENT must be a whole number from 1 to 100, not “${text}”.`)
}

function parseMaxUses(what: string, text: string): number {
  return parseWholeNumber(what === 'NUMBER' ? 'NUMBER (or none)' : what, text, maxUses)
}

/** Returns the end of a day in UTC. */
function parseLastDay(text: string | undefined): string | null {
  if (text === undefined) return null
  const end = new Date(`${text}T23:59:59.999Z`)
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(end.getTime())
  if (!isDay || !end.toISOString().startsWith(text)) {
    throw new UsageError(`--until must be a day such as 2026-12-31, not “${text}”.`)
  }
  if (end >= new Date()) return end.toISOString()
  throw new UsageError(`--until must be today or later; ${text} is in the past.`)
}
