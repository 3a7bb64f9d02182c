import { z } from 'zod'
import { UsageError } from './usage-error.ts'

/** The options of all commands. */
export const shopOptions = {
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
  yes: { type: 'boolean' },
  code: { type: 'string' },
  content: { type: 'boolean' },
  csv: { type: 'boolean' },
  customer: { type: 'string' },
  limit: { type: 'string' },
  until: { type: 'string' },
  lines: { type: 'string' },
  reason: { type: 'string' },
  to: { type: 'string' },
  language: { type: 'string' },
  html: { type: 'boolean' },
  'end-downloads': { type: 'boolean' },
  'credit-notes': { type: 'boolean' },
} as const

/** An example value for each option that requires one. */
export const optionExamples = {
  code: 'SPRING-26',
  customer: 'ann@label.example',
  limit: '20',
  until: '2026-12-31',
  lines: '1,3',
  reason: '"faulty file"',
  to: 'ann@label.example',
  language: 'de',
} as const

/** The options that only some commands support. */
export interface ShopOptions {
  readonly code?: string
  readonly content?: boolean
  readonly customer?: string
  readonly limit?: string
  readonly until?: string
  readonly lines?: string
  readonly reason?: string
  readonly to?: string
  readonly language?: string
  readonly html?: boolean
  readonly 'end-downloads'?: boolean
  readonly 'credit-notes'?: boolean
  readonly csv?: boolean
}

const defaultLimit = 20
const maxLimit = 10_000
const maxReasonLength = 500

/**
 * Returns the operand of a command such as `mail send ID`; throws a `UsageError` unless there is
 * exactly one.
 */
export function getOperand(right: string, operands: readonly string[]): string {
  return getOperands(right, operands)[0] ?? ''
}

/**
 * Returns the operands of a command, one for each uppercase word in `right`, which shows its usage.
 */
export function getOperands(right: string, operands: readonly string[]): readonly string[] {
  const names = (right.split(' --')[0] ?? '').split(' ').filter((word) => /^[A-Z]+$/.test(word))
  const missing = names[operands.length]
  if (missing !== undefined) {
    throw new UsageError(`${missing} is missing. Usage: npm run shop -- ${right}`)
  }
  const extra = operands[names.length]
  if (extra === undefined) return operands
  throw new UsageError(`“${extra}” is one argument too many. Usage: npm run shop -- ${right}`)
}

/** Parses an order number. */
export function parseOrderNumber(text: string): number {
  return parseNumber(text, 'an order such as 12')
}

/** Parses a number with an optional prefix such as `W-`; `what` names it in errors. */
export function parseNumber(text: string, what: string, prefix = ''): number {
  const number = readNumber(text.replace(new RegExp(`^${prefix}`, 'i'), ''))
  if (number !== null) return number
  throw new UsageError(`NUMBER must be the number of ${what}, not “${text}”.`)
}

/** Parses a positive integer; returns null for anything else. */
export function readNumber(text: string): number | null {
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** Parses the positions of lines in an order. */
export function parseLines(text: string): number[] {
  const lines = text.split(',').map((part) => Number(/^ *([1-9]\d{0,3}) *$/.exec(part)?.[1]))
  if (lines.every((line) => line > 0)) return [...new Set(lines)]
  throw new UsageError(
    `--lines must be the numbers that “orders NUMBER” shows, such as 1,3, not “${text}”.`,
  )
}

/** Parses the maximum number of rows in a list. */
export function parseLimit(text: string | undefined): number {
  return text === undefined ? defaultLimit : parseWholeNumber('--limit', text, maxLimit)
}

/** Parses a customer's email address; null if undefined. */
export function parseCustomer(text: string | undefined): string | null {
  if (text === undefined || z.email().safeParse(text).success) return text?.toLowerCase() ?? null
  throw new UsageError(
    `--customer must be an email address such as ann@label.example, not “${text}”.`,
  )
}

/** Parses an amount in euros and returns it in cents. */
export function parseEuros(text: string, min: number, max: number): number {
  const euros = /^\d{1,6}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : Number.NaN
  if (euros >= min && euros <= max) return Math.round(euros * 100)
  throw new UsageError(
    `AMOUNT must be an amount in euros such as 25 or 25.50, from ${min} to ${max}, not “${text}”.`,
  )
}

/** Parses the reason for an action. */
export function parseReason(text = ''): string {
  const reason = text.trim()
  if (reason !== '' && reason.length <= maxReasonLength && !/\p{Cc}/u.test(reason)) return reason
  throw new UsageError(
    `--reason must say why in 1 to ${maxReasonLength} characters, such as --reason "faulty file".`,
  )
}

/** Parses an integer from 1 to `max`. */
export function parseWholeNumber(what: string, text: string, max: number): number {
  const number = /^\d{1,15}$/.test(text) ? Number(text) : Number.NaN
  if (number >= 1 && number <= max) return number
  throw new UsageError(`${what} must be a whole number from 1 to ${max}, not “${text}”.`)
}
