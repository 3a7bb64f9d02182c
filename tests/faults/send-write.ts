import { getFailureMessages } from '#app/features/errors/failure-messages.ts'
import type { Locale } from '#app/locales/locales.ts'
import { overwriteGetLocale } from '#app/paraglide/runtime.js'
import type { BuiltShop } from '../support/shops/built-shop.ts'
import { callServerFunction } from '../support/call-server-function.ts'
import { token } from './open-host.ts'
import { findMessageKeys, readPage } from './read-page.ts'

/** Submits a form or calls a server function; returns the displayed result. */
export type SendWrite = (shop: BuiltShop, locale: Locale) => Promise<string>

type Fields = Readonly<Record<string, string>>

/** Submits a form without JavaScript; if the form is shown again, it must contain the input. */
export function submitForm(path: string, fields: Fields): SendWrite {
  return async (shop, locale) => {
    const body = new URLSearchParams(fields)
    const response = await shop.send(`/${locale}${path}`, { method: 'POST', body })
    const { summary, markup } = await readPage(response, locale)
    const hasFailed = /^[45]/.test(summary)
    return hasFailed && !hasInput(markup, fields) ? `${summary} without the input` : summary
  }
}

function hasInput(
  markup: string,
  { password: _password, agreement: _agreement, ...fields }: Fields,
) {
  return Object.values(fields).every((value) => markup.includes(value))
}

/** Calls a server function as a customer; the result is `done`, `login` or the messages. */
export function callAsCustomer(name: string, createData?: () => object): SendWrite {
  return async (shop, locale) => {
    const outcome = await callServerFunction(shop, name, token, createData?.())
    if (outcome.ok) return 'done'
    if (outcome.failure.kind === 'unauthorised') return 'login'
    overwriteGetLocale(() => locale)
    const texts = getFailureMessages(outcome.failure).map(({ text }) => text)
    return texts.flatMap((text) => findMessageKeys(text, locale)).join(' ')
  }
}
