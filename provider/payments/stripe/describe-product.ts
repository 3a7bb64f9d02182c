import type { ShopConfig } from '#shop/shop-config.ts'
import { getTexts } from '../../texts/texts.ts'
import type { Texts } from '../../texts/texts.ts'
import type { PaidContents, PaymentContents, PaymentRequest } from '../payment-processor.ts'
import { formatMoney } from '../../platform/texts/locales.ts'
import { formatLabeledLine, formatTunes } from '../../platform/mail/format.ts'

/** Below Stripe's limits, which are undocumented for names. */
const maxNameLength = 250
const maxDescriptionLength = 900

/** What the payment page lists. */
interface ListedItem {
  readonly name: string
  readonly description?: string
  /** In cents. */
  readonly amount: number
}

type ListedPayment = Pick<PaymentRequest, 'amount' | 'locale' | 'contents'>

type ShopNames = Pick<ShopConfig, 'brand' | 'ownTexts'>

/**
 * Lists what is paid for in the customer's language: the lines of an order if the card pays all of
 * it. Otherwise, one item says what else pays, because a payment page cannot deduct anything.
 */
export function listItems(request: ListedPayment, shop: ShopNames): ListedItem[] {
  const { amount, contents } = request
  if (contents?.order === undefined || !isPaidByCard(amount, contents.order)) {
    return [{ ...describeProduct(request, shop), amount }]
  }
  const { names, more, order } = contents
  const texts = getTexts(shop, request.locale)
  const items = names.map((name, index) => ({ name, amount: order.prices[index] ?? 0 }))
  if (more > 0)
    items.push({ name: texts.payment_contents_more({ count: more }), amount: order.rest })
  return items
    .filter((item) => item.amount > 0)
    .map((item) => ({ ...item, name: shorten(item.name) }))
}

/** Returns whether the sum of an order's lines is what the card is charged. */
function isPaidByCard(amount: number, { prices, rest }: PaidContents): boolean {
  return prices.reduce((sum, price) => sum + price, rest) === amount
}

/**
 * Describes the purchase in the customer's language: the shop and the contents of the cart,
 * followed by what the payment does. The owner sees the name with the payment.
 */
export function describeProduct(
  { amount, locale, contents }: ListedPayment,
  shop: ShopNames,
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
    description:
      contents.order === undefined
        ? `${tunes}. ${texts.payment_contents_balance()}`
        : shorten(describeOrder(contents, contents.order, texts, locale), 0, maxDescriptionLength),
  }
}

/** Describes how an order is paid: its lines, what else pays, and what the payment does. */
function describeOrder(
  { names, more }: PaymentContents,
  { prices, rest, giftCard, balance, surplus }: PaidContents,
  texts: Texts,
  locale: string,
): string {
  const toText = (label: string, cents: number) =>
    formatLabeledLine(label, formatMoney(cents, locale), locale)
  const parts = [
    ...names.map((name, index) => toText(name, prices[index] ?? 0)),
    ...(more === 0 ? [] : [toText(texts.payment_contents_more({ count: more }), rest)]),
    ...(giftCard === 0 ? [] : [toText(texts.payment_contents_gift_card(), -giftCard)]),
    ...(balance === 0 ? [] : [toText(texts.payment_contents_from_balance(), -balance)]),
  ]
  const notes = [
    ...(surplus === 0
      ? []
      : [texts.payment_contents_surplus({ amount: formatMoney(surplus, locale) })]),
    texts.payment_contents_order(),
  ]
  return `${parts.join('; ')}. ${notes.join(' ')}`
}

function shorten(text: string, reserved = 0, max = maxNameLength): string {
  const characters = [...text]
  const length = max - reserved
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`
}
