import { z } from 'zod'
import {
  listOrNull,
  orNull,
  wireAmount,
  wireAmountOrNull,
  wireId,
  wireIdOrNull,
  wireNumberOrNull,
  wireStringOrNull,
} from './parts.ts'
import { wireVatParts } from './vat.ts'
import { wireProduct } from './product.ts'

/** A line of a cart. */
export const wireCartItem = z
  .object({
    id: wireId,
    name: z.string(),
    quantity: z.number(),
    price: wireAmount,
    total: wireAmount,
    /** The part of the discount of a pack that was paid before, for sounds of it. */
    owned_credit: wireAmountOrNull,
    product_id: wireIdOrNull,
    additional: orNull(z.object({ product_id: wireIdOrNull })),
    tax_percent: wireNumberOrNull,
    product: z.custom<z.input<typeof wireProduct>>().nullish(),
  })
  .transform((item, context) => {
    const stub = z.object({ id: wireId }).safeParse(item.product)
    const sent = item.additional?.product_id ?? item.product_id
    const productId = sent ?? (stub.success ? stub.data.id : null)
    if (productId === null) context.addIssue({ code: 'custom', path: ['product'], message: 'none' })
    const product = wireProduct.safeParse(item.product)
    return { ...item, product: product.success ? product.data : null, productId: productId ?? 0 }
  })

/**
 * A cart; totals are numbers and line amounts are decimal strings. Providers send null for an empty
 * cart.
 */
export const wireCart = z.object({
  id: wireId,
  coupon_code: wireStringOrNull,
  items: z.array(wireCartItem),
  sub_total: wireAmount,
  discount: wireAmountOrNull,
  /** The part of the discount that was paid before, for sounds of the packs in the cart. */
  owned_credit: wireAmountOrNull,
  tax_total: wireAmountOrNull,
  ...wireVatParts,
  customer_country: wireStringOrNull,
  declared_country: wireStringOrNull,
  grand_total: wireAmount,
  gift_card_code: wireStringOrNull,
  gift_card_amount: wireAmountOrNull,
  gift_card_remaining: wireAmountOrNull,
  amount_due: wireAmountOrNull,
  /** A payment for this cart that a bank is carrying out; the cart is ordered when it arrives. */
  pending_payment: wireAmountOrNull,
})

export type WireCart = z.output<typeof wireCart>

/** The response to saving the payment method. */
export const wireCheckoutCart = z.object({ data: z.object({ cart: wireCart.nullable() }) })

const wireProductReference = z.object({ id: wireId, name: z.string() })

/**
 * The response to adding several products: the cart, the result for each product, and the sounds in
 * the cart that added packs have replaced.
 */
export const wireCartAdditions = z.object({
  data: wireCart.nullable(),
  results: z.array(
    z.object({
      product_id: wireId,
      result: z.enum([
        'added',
        'already_in_cart',
        'already_owned',
        'cart_full',
        'pack_and_part',
        'product_inactive',
      ]),
    }),
  ),
  replaced: listOrNull(wireProductReference),
})

/**
 * The response to every cart request; `reason` explains why adding a product changed nothing: it is
 * `already_in_cart`, or `in_pack` with the pack in the cart that contains it. `replaced` lists the
 * products that an added one has replaced.
 */
export const wireCartResponse = z.object({
  data: wireCart.nullable(),
  reason: wireStringOrNull,
  replaced: listOrNull(wireProductReference),
  pack: orNull(wireProductReference),
})

/**
 * The products that an addition may replace: for a pack, its sounds; with `pack`, for a sound also the
 * pack that contains it.
 */
export type Swap = 'sounds' | 'pack'
