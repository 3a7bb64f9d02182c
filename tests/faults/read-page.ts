import { m } from '#app/paraglide/messages.js'
import type { Locale } from '#app/locales/locales.ts'
import { getMessage } from '../../e2e/support/texts.ts'
import { hostErrorMessage } from '../support/bagisto-host/faults.ts'

/** The messages that explain why a page, a form or an action failed. */
const failureMessages = [
  'errors_unreachable_text',
  'errors_timeout_text',
  'errors_internal_text',
  'errors_forbidden_text',
  'errors_not_found_text',
  'errors_generic',
  'errors_reason_coupon_invalid',
  'errors_reason_credentials_invalid',
  'errors_reason_not_for_sale',
  'errors_reason_reset_token_invalid',
  'withdrawal_top_ups_unread',
] as const

/** Names the failure messages in a text: their keys without the prefix `errors_`. */
export function findMessageKeys(text: string, locale: Locale): string[] {
  const keys = failureMessages.filter((key) => text.includes(getMessage(key, locale)))
  return [
    ...keys.map((key) => key.replace('errors_', '')),
    ...(text.includes(m.errors_too_many_attempts({ minutes: 2 }, { locale })) ? ['wait'] : []),
    ...(text.includes(hostErrorMessage) ? ['as the host says'] : []),
  ]
}

/** The displayed result of a response. */
export interface PageResult {
  /** The status and the names of the messages on the page, or the path that it redirects to. */
  readonly summary: string
  /** The page without scripts and with decoded entities. */
  readonly markup: string
}

/** Reads a response in the given language. */
export async function readPage(response: Response, locale: Locale): Promise<PageResult> {
  const { status, headers } = response
  const markup = decodeMarkup(await response.text())
  const location = headers.get('location')
  if (location !== null) {
    const [path] = location.replace(`/${locale}/`, '/').split('?')
    return { summary: `${status} ${path}`, markup }
  }
  if (!markup.includes(`lang="${locale}`)) return { summary: `${status} in no language`, markup }
  const retryAfter = headers.get('retry-after')
  const parts = [
    status,
    ...findMessageKeys(markup, locale),
    ...(retryAfter === null ? [] : [`after ${retryAfter} s`]),
  ]
  return { summary: parts.join(' '), markup }
}

function decodeMarkup(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
