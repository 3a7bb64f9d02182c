import type { Books } from '../books.ts'
import { findDuplicates, groupRows, isSameList, sumOf } from './rules.ts'
import type { Rules } from './rules.ts'

/** The rules for carts, orders, codes and purchased products. */
export const orderRules: Rules = {
  'an order has no lines': ({ orders, order_items }) => {
    const getItems = groupRows(order_items, (item) => item.order_id)
    return orders.filter(({ id }) => getItems(id).length === 0)
  },
  'the totals of an order are not those of its lines': ({ orders, order_items }) => {
    const getItems = groupRows(order_items, (item) => item.order_id)
    return orders.filter((order) => {
      const price = sumOf(getItems(order.id), (item) => item.price)
      const discount = sumOf(getItems(order.id), (item) => item.discount)
      if (order.sub_total !== price || order.discount !== discount) return true
      return order.grand_total !== price - discount
    })
  },
  'an order is not paid in full by the balance and the gift card': ({ orders }) =>
    orders.filter((order) => order.grand_total !== order.amount_paid + order.gift_card_amount),
  'the discount of an order is not that of its coupon and what was paid for sounds': (books) => {
    const getItems = groupRows(books.order_items, (item) => item.order_id)
    return books.orders.filter((order) => {
      const coupon = books.coupons.find(({ code }) => code === order.coupon_code)
      const credit = sumOf(getItems(order.id), (item) => item.credit)
      const rest = order.sub_total - credit
      return order.discount !== credit + Math.round((rest * (coupon?.percent ?? 0)) / 100)
    })
  },
  'what a pack costs less is not what was paid for sounds of it': (books) => {
    const getCredits = groupRows(books.pack_credits, (credit) => credit.pack_item_id)
    const items = new Map(books.order_items.map((item) => [item.id, item]))
    const packs = new Map(books.products.map((product) => [product.id, product.pack_id]))
    const isOfPack = (sound: number, pack: number) =>
      packs.get(items.get(sound)?.product_id ?? 0) === items.get(pack)?.product_id
    return books.order_items.filter(
      ({ id, credit }) =>
        sumOf(getCredits(id), ({ amount }) => amount) !== credit ||
        getCredits(id).some(({ sound_item_id: sound }) => !isOfPack(sound, id)),
    )
  },
  'packs cost less by more than was paid for a sound': (books) => {
    const counting = books.pack_credits.filter((credit) => credit.ended_by === null)
    const getCredits = groupRows(counting, (credit) => credit.sound_item_id)
    return books.order_items.filter(
      ({ id, price, discount }) => sumOf(getCredits(id), ({ amount }) => amount) > price - discount,
    )
  },
  'an order line costs less than nothing': ({ order_items }) =>
    order_items.filter(
      (item) => item.price <= 0 || item.discount < 0 || item.discount > item.price,
    ),
  'an order line has no order': ({ orders, order_items }) => {
    const ids = new Set(orders.map(({ id }) => id))
    return order_items.filter((item) => !ids.has(item.order_id))
  },
  'the lines of an order are not those of its cart': ({ orders, order_items, cart_items }) => {
    const getItems = groupRows(order_items, (item) => item.order_id)
    const getCartItems = groupRows(cart_items, (item) => item.cart_id)
    return orders.filter(({ id, cart_id: cart }) => {
      const ordered = getItems(id).map((item) => item.product_id)
      return !isSameList(
        ordered,
        getCartItems(cart).map((item) => item.product_id),
      )
    })
  },
  'a cart is ordered twice': ({ orders }) => findDuplicates(orders, (order) => order.cart_id),
  'a cart is both open and ordered, or neither': ({ carts, orders }) => {
    const ordered = new Set(orders.map((order) => order.cart_id))
    return carts.filter((cart) => (cart.is_active === 1) === ordered.has(cart.id))
  },
  'an order belongs to another customer than its cart': ({ carts, orders }) => {
    const customers = new Map(carts.map((cart) => [cart.id, cart.customer_id]))
    return orders.filter((order) => customers.get(order.cart_id) !== order.customer_id)
  },
  'a customer has two open carts': ({ carts }) =>
    findDuplicates(
      carts.filter((cart) => cart.is_active === 1),
      (cart) => cart.customer_id,
    ),
  'an open cart is empty': ({ carts, cart_items }) => {
    const getItems = groupRows(cart_items, (item) => item.cart_id)
    return carts.filter(({ id, is_active: open }) => open === 1 && getItems(id).length === 0)
  },
  'a product is in a cart twice': ({ cart_items }) =>
    findDuplicates(cart_items, (item) => `${item.cart_id} ${item.product_id}`),
  'an order line does not give its customer exactly one product': (books) => {
    const orders = new Map(books.orders.map((order) => [order.id, order]))
    const products = new Map(books.products.map((product) => [product.id, product]))
    const getLinks = groupRows(books.purchased_links, (link) => link.order_item_id)
    const refunded = new Set(books.order_refund_items.map((item) => item.order_item_id))
    const newest = new Map(
      books.purchased_links.map((link) => [
        `${link.customer_id} ${link.product_id}`,
        link.order_id,
      ]),
    )
    return books.order_items.filter(({ id, order_id, product_id }) => {
      const [link, ...others] = getLinks(id)
      // A product bought again after its download has ended belongs to the later order.
      const owner = orders.get(order_id)?.customer_id
      const later = newest.get(`${owner} ${product_id}`) ?? 0
      if (link === undefined && refunded.has(id) && later > order_id) return false
      if (link === undefined || others.length > 0) return true
      if (link.customer_id !== owner) return true
      if (link.order_id !== order_id || link.product_id !== product_id) return true
      return link.link_id !== products.get(product_id)?.link_id
    })
  },
  'a customer owns a product without an order line': ({ purchased_links, order_items }) => {
    const ids = new Set(order_items.map(({ id }) => id))
    return purchased_links.filter((link) => !ids.has(link.order_item_id))
  },
  'a customer has bought a product twice': ({ purchased_links }) =>
    findDuplicates(
      purchased_links.filter(isUsable),
      (link) => `${link.customer_id} ${link.product_id}`,
    ),
  'a customer has bought a part of a pack that they owned': (books) => {
    const packs = new Map(books.products.map((product) => [product.id, product.pack_id]))
    const getLinks = groupRows(books.purchased_links, (link) => link.customer_id)
    return books.purchased_links.filter((link) => {
      const pack = packs.get(link.product_id) ?? null
      // The downloads of the pack may have ended before.
      return getLinks(link.customer_id).some(
        (other) => other.product_id === pack && other.order_id <= link.order_id && isUsable(other),
      )
    })
  },
  'a coupon is used twice by a customer': ({ orders }) =>
    findDuplicates(
      orders.filter((order) => order.coupon_code !== null),
      (order) => `${order.coupon_code} ${order.customer_id}`,
    ),
  'the uses of coupons are not those of the orders': ({ orders, coupon_uses }) => {
    const used = coupon_uses.map((use) => formatUse(use.order_id, use.customer_id, use.coupon_code))
    const ordered = orders.flatMap((order) =>
      order.coupon_code === null ? [] : [formatUse(order.id, order.customer_id, order.coupon_code)],
    )
    return findDifferences(used, ordered)
  },
  'the payments of gift cards are not those of the orders': (books) => {
    const { orders, order_refunds, gift_card_redemptions } = books
    const getRefunds = groupRows(order_refunds, (refund) => refund.order_id)
    const redeemed = gift_card_redemptions.map((one) =>
      formatUse(one.order_id, one.amount, one.gift_card_code),
    )
    const ordered = orders.flatMap((order) => {
      const refunded = sumOf(getRefunds(order.id), (refund) => refund.gift_card_amount)
      const amount = order.gift_card_amount - refunded
      return amount === 0 ? [] : [formatUse(order.id, amount, order.gift_card_code)]
    })
    return findDifferences(redeemed, ordered)
  },
  'a gift card has paid more than its amount': ({ gift_cards, gift_card_redemptions }) => {
    const getUses = groupRows(gift_card_redemptions, (one) => one.gift_card_code)
    return gift_cards.filter(
      ({ code, amount }) => sumOf(getUses(code), (one) => one.amount) > amount,
    )
  },
  'an order used a code that had expired or does not exist': (books) => {
    const codes = new Map(
      [...books.coupons, ...books.gift_cards].map((one) => [one.code, one.expires_at]),
    )
    return books.orders.filter((order) =>
      [order.coupon_code, order.gift_card_code].some((code) => {
        if (code === null) return false
        const expiry = codes.get(code)
        return expiry === undefined || (expiry !== null && order.created_at > expiry)
      }),
    )
  },
}

/** Returns whether a purchase can still be downloaded; a refund can end that. */
function isUsable({ status }: Books['purchased_links'][number]): boolean {
  return status !== 'expired'
}

function formatUse(order: number, detail: number, code: string | null): string {
  return `order ${order}, ${detail}, ${code}`
}

/** Returns the texts that occur more often in one of the lists than in the other. */
function findDifferences(one: readonly string[], other: readonly string[]): string[] {
  const surplus = new Map<string, number>()
  for (const text of one) surplus.set(text, (surplus.get(text) ?? 0) + 1)
  for (const text of other) surplus.set(text, (surplus.get(text) ?? 0) - 1)
  return [...surplus].filter(([, count]) => count !== 0).map(([text]) => text)
}
