import type { PaymentRequest } from '../payment-processor.ts'
import { formatLabeledLine, formatTunes } from '../../platform/mail/format.ts'
import { getContentsMessages } from '../texts/contents-messages.ts'

/** Below the limits of Stripe, which are not documented for names. */
const maxNameLength = 250

/**
 * Describes what a customer pays for, in their language: the shop and what is in the cart, and below it
 * that the sum goes to the balance. The owner sees the name with the payment.
 */
export function describeProduct(
  { amount, locale, contents }: Pick<PaymentRequest, 'amount' | 'locale' | 'contents'>,
  shopName: string,
): { readonly name: string; readonly description: string } {
  const texts = getContentsMessages(locale)
  const tunes = formatTunes(amount, locale)
  if (contents === null) {
    return { name: shorten(formatLabeledLine(shopName, tunes, locale)), description: texts.balance }
  }
  const more = contents.more > 0 ? texts.more.replace('{count}', String(contents.more)) : ''
  const names = formatLabeledLine(shopName, contents.names.join(', '), locale)
  return {
    name: more === '' ? shorten(names) : `${shorten(names, more.length + 1)} ${more}`,
    description: `${tunes}. ${texts.balance}`,
  }
}

function shorten(text: string, reserved = 0): string {
  const characters = [...text]
  const length = maxNameLength - reserved
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}
