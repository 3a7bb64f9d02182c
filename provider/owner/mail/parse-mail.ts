import { z } from 'zod'
import { explainUnknown, UsageError } from '../../platform/terminal/usage-error.ts'
import { getOperand, readNumber } from '../../platform/terminal/operands.ts'
import type { ShopOptions } from '../../platform/terminal/operands.ts'
import { locales } from '../../platform/texts/locales.ts'
import type { Locale } from '../../platform/texts/locales.ts'

/** The parsed arguments of `mail`. */
export type MailCommand =
  | { readonly name: 'mail' }
  /** `id` is null for all discarded emails. */
  | { readonly name: 'mail send'; readonly id: number | null; readonly to: null }
  /** To an address other than its own. */
  | { readonly name: 'mail send'; readonly id: number; readonly to: string }
  | { readonly name: 'mail test'; readonly address: string }
  | {
      readonly name: 'mail preview'
      /** The name of an email; null for all. */
      readonly email: string | null
      /** Null for the language of the email's readers. */
      readonly language: Locale | null
      readonly isHtml: boolean
    }

/** Parses the arguments after `mail`; throws a `UsageError`. */
export function parseMailCommand(
  [action, ...operands]: readonly string[],
  { to, language, html = false }: ShopOptions,
): MailCommand {
  switch (action) {
    case undefined:
      return { name: 'mail' }
    case 'send':
      return parseSend(parseId(getOperand('mail send ID', operands)), to)
    case 'test':
      return { name: 'mail test', address: parseAddress(getOperand('mail test ADDRESS', operands)) }
    case 'preview':
      return {
        name: 'mail preview',
        email: operands.length === 0 ? null : getOperand('mail preview NAME', operands),
        language: language === undefined ? null : parseLanguage(language),
        isHtml: html,
      }
    default:
      throw new UsageError(explainUnknown('mail command', action, ['send', 'test', 'preview']))
  }
}

function parseSend(id: number | null, to: string | undefined): MailCommand {
  if (to === undefined) return { name: 'mail send', id, to: null }
  if (id === null) throw new UsageError('--to needs the number of one email, not all.')
  return { name: 'mail send', id, to: parseAddress(to) }
}

function parseLanguage(text: string): Locale {
  const language = locales.find((locale) => locale === text)
  if (language !== undefined) return language
  throw new UsageError(`--language must be one of ${locales.join(', ')}, not “${text}”.`)
}

function parseId(text: string): number | null {
  if (text === 'all') return null
  const number = readNumber(text)
  if (number !== null) return number
  throw new UsageError(`ID must be the number of an email such as 12, or all, not “${text}”.`)
}

function parseAddress(text: string): string {
  if (z.email().safeParse(text).success) return text
  throw new UsageError(`ADDRESS must be an email address such as ann@label.example, not “${text}”.`)
}
