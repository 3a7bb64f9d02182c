/** Prices and amounts are in cents. */
export interface HostProduct {
  id: number
  name: string
  categoryId: 2 | 3
  /** Defaults to `downloadable`. */
  type?: 'simple' | 'configurable'
  price: number
  links: { id: number; price: number; hasSample: boolean }[]
  /** A disabled product is missing from lists; it can be fetched, but not bought. */
  isDisabled?: boolean
  /** The pack that contains a one-shot, on a host with extensions. */
  packId?: number
}

export interface HostCustomer {
  id: number
  email: string
  password: string
  firstName: string
  lastName: string
  gender: string | null
  phone: string | null
  dateOfBirth: string | null
  isSubscribed: boolean
  /** The bytes of the profile picture, or null if there is none. */
  picture: Buffer | null
  /** Valid tokens, newest last. */
  tokens: string[]
  balance: number
}

export interface HostCart {
  id: number
  customerId: number
  items: { id: number; productId: number; links: number[]; quantity: number; price: number }[]
  coupon: string | null
  hasAddress: boolean
  payment: string | null
  isActive: boolean
}

export interface HostOrder {
  id: number
  cart: HostCart
  total: number
}

/** The tables of a host, which tests may change as its admin would. */
export interface HostState {
  products: HostProduct[]
  customers: HostCustomer[]
  carts: HostCart[]
  orders: HostOrder[]
  /** The contact messages. */
  messages: Readonly<Record<string, unknown>>[]
  withdrawals: object[]
  payments: { id: number; amount: number }[]
  /** The refunds so far, as the host sends them. */
  refunds: object[]
  /** The payment page on another origin, or null for the host's own. */
  paymentPage: string | null
  /** Whether orders must be paid on the payment page first. */
  redirectsOrders: boolean
  createId(): number
}

/** Creates the tables of a host with two packs, one one-shot and a customer. */
export function createHostState(): HostState {
  let lastId = 100
  const createLink = (id: number) => ({ id, price: 0, hasSample: false })
  return {
    products: [
      { id: 41, name: 'Dusk Textures', categoryId: 2, price: 1900, links: [createLink(7)] },
      { id: 42, name: 'Night Keys', categoryId: 2, price: 900, links: [createLink(8)] },
      { id: 43, name: 'Deep Kick', categoryId: 3, price: 99, links: [createLink(9)] },
    ],
    customers: [
      {
        id: 5,
        email: 'ann@example.com',
        password: 'correct horse',
        firstName: 'Ann',
        lastName: 'Bee',
        gender: null,
        phone: '4930123',
        dateOfBirth: null,
        isSubscribed: false,
        picture: null,
        tokens: [],
        balance: 25_000,
      },
    ],
    carts: [],
    orders: [],
    messages: [],
    withdrawals: [],
    payments: [],
    refunds: [],
    paymentPage: null,
    redirectsOrders: false,
    createId: () => (lastId += 1),
  }
}

/** Returns whether a product can be added to a cart. */
export function isSaleable({ isDisabled, links }: HostProduct): boolean {
  return !isDisabled && links.length > 0
}

/** Returns the customer's active cart, or null if it has no items. */
export function findActiveCart(state: HostState, { id }: HostCustomer): HostCart | null {
  return state.carts.find((cart) => cart.customerId === id && cart.isActive) ?? null
}

/** Recalculates the prices of a cart, as Bagisto does whenever it loads or changes one. */
export function updatePrices(state: HostState, cart: HostCart): void {
  for (const item of cart.items) {
    const product = state.products.find(({ id }) => id === item.productId)
    const links = product?.links.filter(({ id }) => item.links.includes(id)) ?? []
    item.price = (product?.price ?? 0) + links.reduce((sum, { price }) => sum + price, 0)
  }
}

/** Returns the totals of a cart; the coupon takes ten percent off. */
export function getTotals(cart: HostCart) {
  const subTotal = cart.items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
  const discount = cart.coupon === null ? 0 : Math.round(subTotal / 10)
  return { subTotal, discount, total: subTotal - discount }
}
