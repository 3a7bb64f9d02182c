import { m } from '#app/paraglide/messages.js'
import type { ProductKind } from '#provider/contract/product-kinds.ts'

/** What a product in a cart or an order is called. */
export const kindNames: Readonly<Record<ProductKind, () => string>> = {
  pack: m.cart_pack,
  loop: m.cart_loop,
  'one-shot': m.cart_one_shot,
}
