import { toMoney } from '#provider/contract/money.ts'
import type { Customer } from '#app/provider/types/customer.ts'
import type { Order } from '#app/provider/types/order.ts'

/** A customer with a balance of 12.50 Tunes and without a picture. */
export const customer: Customer = {
  id: 5,
  firstName: 'Ann',
  lastName: 'Bee',
  email: 'ann@example.com',
  phone: null,
  isEmailVerified: true,
  phoneOnFile: '0001234567',
  dateOfBirth: null,
  isSubscribed: false,
  username: 'ann',
  location: null,
  description: null,
  country: null,
  refusedCountry: null,
  pendingBalance: null,
  imageUrl: null,
  balance: toMoney(1250),
  gender: null,
}

/** Creates an order of one pack for 9 Tunes, with its download. */
export function createOrder(number: number, status = 'completed'): Order {
  return {
    id: number,
    number: String(number),
    status,
    createdAt: '2026-11-21T10:00:00.000Z',
    total: toMoney(900),
    discount: null,
    giftCardAmount: null,
    amountPaid: toMoney(900),
    lines: [
      {
        name: `Pack ${number}`,
        productId: number,
        price: toMoney(900),
        coverUrl: null,
        kind: 'pack',
        isRefunded: false,
        hasEnded: false,
      },
    ],
    downloads: [
      {
        linkId: number * 10,
        productId: number,
        name: `Pack ${number}`,
        bytes: 3_400_000,
        url: `/download/${number * 10}`,
      },
    ],
    refunded: null,
    vat: null,
    invoices: [],
    zipUrl: null,
    consentAt: null,
  }
}
