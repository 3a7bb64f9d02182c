import type { WireCart } from '#provider/contract/cart.ts'
import type { MediaBases } from '../media-address.ts'
import { toMoney } from '#provider/contract/money.ts'
import type { AppliedGiftCard, Cart, CartLine } from '../types/cart.ts'
import { toProduct } from './product.ts'
import { toVat } from './vat.ts'

/** Converts a cart; returns null if there is no cart or it is empty. */
export function toCart(wire: WireCart | null, bases: MediaBases): Cart | null {
  if (wire === null || wire.items.length === 0) return null
  const giftCard = toGiftCard(wire)
  return {
    id: wire.id,
    lines: wire.items.map((item) => toLine(item, bases)),
    coupon: wire.coupon_code || null,
    giftCard,
    subTotal: wire.sub_total,
    discount: toMoney((wire.discount?.minor ?? 0) - (wire.owned_credit?.minor ?? 0)),
    ownedCredit: wire.owned_credit ?? toMoney(0),
    vat: toVat(wire, wire.tax_total),
    customerCountry: wire.customer_country,
    declaredCountry: wire.declared_country,
    total: wire.grand_total,
    due: wire.amount_due ?? toMoney(wire.grand_total.minor - (giftCard?.amount.minor ?? 0)),
    ...(wire.pending_payment?.minor ? { pendingPayment: wire.pending_payment } : {}),
  }
}

function toLine(item: WireCart['items'][number], bases: MediaBases): CartLine {
  return {
    id: item.id,
    productId: item.productId,
    name: item.name,
    quantity: item.quantity,
    price: item.price,
    total: item.total,
    // Without descriptions and pack sounds, which the cart does not display.
    product: item.product && {
      ...toProduct(item.product, bases),
      summary: '',
      description: [],
      sounds: [],
    },
  }
}

function toGiftCard(wire: WireCart): AppliedGiftCard | null {
  if (!wire.gift_card_code) return null
  return {
    code: wire.gift_card_code,
    amount: wire.gift_card_amount ?? toMoney(0),
    remaining: wire.gift_card_remaining,
  }
}
