import type { ProductRow } from '../platform/database/database.ts'

/** Serializes the request that added a product, which Bagisto returns with each line. */
export function serializeAddition(cartId: number, product: Pick<ProductRow, 'id' | 'link_id'>) {
  return {
    cart_id: cartId,
    product_id: product.id,
    quantity: 1,
    links: [product.link_id],
    attributes: [{ attribute_name: 'Downloads', option_id: 0, option_label: 'WAV' }],
  }
}
