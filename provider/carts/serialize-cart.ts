import type { wireCart, wireCartItem } from '../contract/cart.ts'
import type { Sent } from '../contract/sent.ts'
import type { CartLine, CartView } from './carts.store.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import type { Locale } from '../platform/texts/locales.ts'
import { serializeAddress } from '../accounts/profile/address.ts'
import { formatRate, loadCartVat, serializeTaxes, serializeVat } from './cart-vat.ts'
import type { CartVat } from './cart-vat.ts'
import { sumPendingOfCart } from './pending-payments.store.ts'
import type { Context, ProviderContext } from '../context.ts'
import { serializeCustomer } from '../accounts/profile/serialize-customer.ts'
import { serializeAddition } from './serialize-addition.ts'
import { sumCredits } from '../catalog/pack-credits/pack-credits.rules.ts'
import { serializeProducts } from '../catalog/serialize-product.ts'
import {
  toDecimalFields,
  formatDecimal,
  formatWireDate,
  toNumberFields,
  toEuros,
} from '../platform/http/wire-format.ts'

const currency = 'EUR'

/** Serializes a cart: totals as numbers, line amounts as decimal strings. */
export async function serializeCart(context: Context, c: ProviderContext, view: CartView) {
  const { cart, totals, lines } = view
  const locale = c.get('locale')
  const customer = c.get('customer')
  const serializedCustomer = await serializeCustomer(context, customer)
  const products = await serializeLineProducts(context, c, view)
  const vat = await loadCartVat(context, c, view)
  return {
    id: cart.id,
    customer_email: customer.email,
    customer_first_name: customer.first_name,
    customer_last_name: customer.last_name,
    shipping_method: null,
    coupon_code: view.couponCode,
    is_gift: 0,
    items_count: lines.length,
    items_qty: lines.length,
    exchange_rate: null,
    global_currency_code: currency,
    base_currency_code: currency,
    channel_currency_code: currency,
    cart_currency_code: currency,
    ...toNumberFields(
      {
        grand_total: totals.grandTotal,
        sub_total: totals.subTotal,
        sub_total_incl_tax: totals.subTotal,
        tax_total: vat.vat,
        discount: totals.discount,
      },
      locale,
    ),
    formatted_discounted_sub_total: formatMoney(totals.grandTotal, locale),
    formatted_base_discounted_sub_total: formatMoney(totals.grandTotal, locale),
    owned_credit: toEuros(totals.credit),
    ...serializeGiftCard(view),
    pending_payment: toEuros(await sumPendingOfCart(context.db, cart)),
    ...serializeTaxes(vat, locale),
    ...serializeVat(vat),
    checkout_method: null,
    is_guest: 0,
    is_active: 1,
    conversion_time: null,
    customer: serializedCustomer,
    items: lines.map((line, index) =>
      serializeLine(view, vat, line, index, products[index], locale),
    ),
    selected_shipping_rate: null,
    payment: serializePayment(view),
    billing_address: serializeAddress(
      cart.billing_address,
      cart.id * 2 - 1,
      cart.updated_at,
      locale,
    ),
    shipping_address: serializeAddress(cart.shipping_address, cart.id * 2, cart.updated_at, locale),
    created_at: formatWireDate(cart.created_at),
    updated_at: formatWireDate(cart.updated_at),
  } satisfies Sent<typeof wireCart>
}

function serializeGiftCard({ giftCardCode, totals }: CartView) {
  return {
    gift_card_code: giftCardCode,
    gift_card_amount: toEuros(totals.giftCardAmount),
    gift_card_remaining: toEuros(totals.giftCardRemaining),
    amount_due: toEuros(totals.amountDue),
  }
}

function serializePayment({ cart }: CartView) {
  if (cart.payment_method === null) return null
  return {
    id: cart.id,
    method: cart.payment_method,
    method_title: null,
    created_at: formatWireDate(cart.updated_at),
    updated_at: formatWireDate(cart.updated_at),
  }
}

function serializeLine(
  view: CartView,
  vat: CartVat,
  { item, product, credits }: CartLine,
  index: number,
  serializedProduct: Awaited<ReturnType<typeof serializeLineProducts>>[number] | undefined,
  locale: Locale,
) {
  return {
    id: item.id,
    quantity: 1,
    sku: product.row.sku,
    type: 'downloadable',
    name: product.row.name,
    coupon_code: view.couponCode,
    weight: '0.0000',
    total_weight: '0.0000',
    base_total_weight: '0.0000',
    ...toDecimalFields(
      {
        price: product.price,
        total: product.price,
        tax_amount: vat.lineVat[index] ?? 0,
        discount_amount: view.totals.lineDiscounts[index] ?? 0,
      },
      locale,
    ),
    owned_credit: formatDecimal(sumCredits(credits)),
    custom_price: null,
    formatted_custom_price: null,
    tax_percent: formatRate(vat.rate),
    discount_percent: formatDecimal(view.couponPercent * 100),
    additional: serializeAddition(view.cart.id, product.row),
    child: null,
    product: serializedProduct ?? null,
    created_at: formatWireDate(item.created_at),
    updated_at: formatWireDate(item.updated_at),
  } satisfies Sent<typeof wireCartItem, 'product_id'>
}

/** Serializes the products of all lines. `is_item_in_cart` is the whole cart row, as in Bagisto. */
async function serializeLineProducts(context: Context, c: ProviderContext, view: CartView) {
  const rows = view.lines.map((line) => line.product.row)
  const products = await serializeProducts(context, c, rows)
  return products.map((product) => ({ ...product, is_item_in_cart: view.cart }))
}
