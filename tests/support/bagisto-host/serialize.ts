import { getTotals, isSaleable } from './state.ts'
import type { HostCart, HostCustomer, HostOrder, HostProduct, HostState } from './state.ts'

/** Formats cents as Bagisto does in rows: a decimal string with four places. */
export const toDecimal = (cents: number) => (cents / 100).toFixed(4)

const formatEuros = (cents: number) => `€${(cents / 100).toFixed(2)}`

export const timestamp = '2025-03-01T09:00:00.000000Z'

/** Serializes a customer as Bagisto does; with extensions, also the balance and the picture. */
export function toWireCustomer(customer: HostCustomer, origin: string, isExtended: boolean) {
  return {
    id: customer.id,
    email: customer.email,
    name: `${customer.firstName} ${customer.lastName}`,
    first_name: customer.firstName,
    last_name: customer.lastName,
    gender: customer.gender,
    date_of_birth: customer.dateOfBirth,
    phone: customer.phone,
    status: 1,
    group: { id: 2, name: 'General', created_at: null, updated_at: null },
    notes: [],
    created_at: timestamp,
    updated_at: timestamp,
    ...(isExtended && {
      balance: toDecimal(customer.balance),
      image_url: customer.picture && `${origin}/storage/customer/${customer.id}/picture.png`,
      subscribed_to_news_letter: customer.isSubscribed,
    }),
  }
}

/** Returns the part of a product's URL that Bagisto can search for. */
export const getUrlKey = ({ id }: Pick<HostProduct, 'id'>) => `product-${id}`

/** Serializes a product as Bagisto does. */
export function toWireProduct(product: HostProduct) {
  return {
    id: product.id,
    sku: `SKU-${product.id}`,
    type: product.type ?? 'downloadable',
    name: product.name,
    url_key: getUrlKey(product),
    price: toDecimal(product.price),
    formatted_price: formatEuros(product.price),
    short_description: null,
    description: null,
    images: [],
    created_at: timestamp,
    updated_at: timestamp,
    in_stock: true,
    is_saved: false,
    is_item_in_cart: null,
    // Bagisto formats the price of a link that has a sample file.
    downloadable_links: product.links.map(({ id, price, hasSample }) => ({
      id,
      product_id: product.id,
      type: 'file',
      price: hasSample ? formatEuros(price) : toDecimal(price),
      downloads: 5,
    })),
    downloadable_samples: [],
  }
}

/** Serializes a product as Bagisto does among related products, without the prices of its links. */
export function toWireCard(product: HostProduct) {
  const { id, name, price } = product
  const amount = { price: toDecimal(price), formatted_price: formatEuros(price) }
  return {
    id,
    sku: `SKU-${id}`,
    name,
    description: null,
    base_image: null,
    images: [],
    is_saleable: isSaleable(product),
    min_price: formatEuros(price),
    prices: { regular: amount, final: amount },
    price_html: `<p>${formatEuros(price)}</p>`,
  }
}

/** Serializes a product as a host with extensions does: with its kind, and a pack with its sounds. */
export function toExtendedProduct(product: HostProduct, { products }: HostState) {
  const { id, categoryId, packId } = product
  const pack = products.find((candidate) => candidate.id === packId)
  return {
    ...toWireProduct(product),
    kind: categoryId === 2 ? 'pack' : 'one-shot',
    genre: 'Techno',
    genre_code: 'techno',
    pack: pack && { id: pack.id, name: pack.name },
    sounds: products
      .filter((sound) => sound.packId === id)
      .map((sound) => ({
        id: sound.id,
        name: sound.name,
        kind: 'one-shot',
        product_id: sound.id,
        offer: {
          price: toDecimal(sound.links.reduce((sum, { price }) => sum + price, sound.price)),
          links: sound.links.map((link) => link.id),
          is_owned: false,
        },
      })),
  }
}

/** Serializes a cart as Bagisto does: totals are numbers, item amounts are strings. */
export function toWireCart(state: HostState, cart: HostCart) {
  const { subTotal, discount, total } = getTotals(cart)
  return {
    id: cart.id,
    coupon_code: cart.coupon,
    is_guest: 0,
    is_active: 1,
    items_count: cart.items.length,
    sub_total: subTotal / 100,
    tax_total: 0,
    discount: discount / 100,
    grand_total: total / 100,
    formatted_grand_total: formatEuros(total),
    items: cart.items.map((item) => {
      const product = state.products.find(({ id }) => id === item.productId)
      return {
        id: item.id,
        quantity: item.quantity,
        type: 'downloadable',
        name: product?.name ?? '',
        price: toDecimal(item.price),
        total: toDecimal(item.price * item.quantity),
        additional: { product_id: item.productId, quantity: item.quantity, links: item.links },
        product: product && toWireProduct(product),
      }
    }),
    billing_address: null,
    shipping_address: null,
  }
}

/** Serializes an order as Bagisto does; immediately after saving, unset columns are null. */
export function toWireOrder(state: HostState, { id, cart, total }: HostOrder, isNew: boolean) {
  return {
    id,
    increment_id: String(id),
    status: 'pending',
    status_label: 'Pending',
    payment_title: null,
    grand_total: isNew ? total / 100 : toDecimal(total),
    discount_amount: isNew ? null : toDecimal(getTotals(cart).discount),
    created_at: timestamp,
    items: cart.items.map((item) => ({
      id: item.id,
      product_id: item.productId,
      type: 'downloadable',
      name: state.products.find((product) => product.id === item.productId)?.name ?? '',
      price: toDecimal(item.price),
      discount_amount: toDecimal(cart.coupon === null ? 0 : Math.round(item.price / 10)),
      downloadable_links: item.links.map((link) => ({ id: link, status: 'pending' })),
    })),
  }
}
