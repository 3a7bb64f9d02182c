import type { ShopConfig } from '#shop/shop-config.ts'
import { getTexts } from '../../texts/texts.ts'
import type { PaymentRequest } from '../payment-processor.ts'
import { formatLabeledLine, formatTunes } from '../../platform/mail/format.ts'

/** Below Stripe's limits, which are undocumented for names. */
const maxNameLength = 250

/**
 * Describes the purchase in the customer's language: the shop and the contents of the cart,
 * followed by a note that the amount is credited to the balance. The owner sees the name with the
 * payment.
 */
export function describeProduct(
  { amount, locale, contents }: Pick<PaymentRequest, 'amount' | 'locale' | 'contents'>,
  shop: Pick<ShopConfig, 'brand' | 'ownTexts'>,
): { readonly name: string; readonly description: string } {
  const texts = getTexts(shop, locale)
  const shopName = shop.brand.name
  const tunes = formatTunes(amount, locale)
  if (contents === null) {
    return {
      name: shorten(formatLabeledLine(shopName, tunes, locale)),
      description: texts.payment_contents_balance(),
    }
  }
  const more = contents.more > 0 ? texts.payment_contents_more({ count: contents.more }) : ''
  const names = formatLabeledLine(shopName, contents.names.join(', '), locale)
  return {
    name: more === '' ? shorten(names) : `${shorten(names, more.length + 1)} ${more}`,
    description: `${tunes}. ${texts.payment_contents_balance()}`,
  }
}

function shorten(text: string, reserved = 0): string {
  const characters = [...text]
  const length = maxNameLength - reserved
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}
