import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import {
  addToGuestCart,
  beginMerge,
  endMerge,
  filterByCustomer,
  guestItems,
  loadGuestCart,
  maxGuestItems,
  removeFromGuestCart,
} from '#app/features/guest-cart/guest-cart.ts'

const key = 'guest-cart'

beforeEach(() => {
  // Also forgets what an earlier test has kept in memory.
  removeFromGuestCart(loadGuestCart())
})

const getIds = () => loadGuestCart().map(({ productId }) => productId)

const getStored = () => localStorage.getItem(key)

/** Stores a text as another tab, or a visitor with the browser’s tools, would. */
function store(items: unknown, version: unknown = 1): void {
  localStorage.setItem(key, JSON.stringify({ version, items }))
}

/** Makes the browser refuse to store anything; the returned function ends it. */
function refuseStorage(): () => void {
  const { localStorage: storage } = globalThis
  const spy = vi.spyOn(globalThis, 'localStorage', 'get').mockReturnValue({
    ...storage,
    getItem: (name) => storage.getItem(name),
    removeItem: (name) => storage.removeItem(name),
    setItem: () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    },
  })
  const end = () => spy.mockRestore()
  onTestFinished(end)
  return end
}

test('what a guest wants is kept on the device in the order in which it was wanted, each product once [P4.11]', () => {
  expect(addToGuestCart([7, 3])).toEqual({ full: 0, isStored: true })
  addToGuestCart([3, 9])
  expect(getIds()).toEqual([7, 3, 9])
  expect(guestItems.get()).toHaveLength(3)
  removeFromGuestCart(loadGuestCart())
  expect(getStored()).toBeNull()
})

test('products that two tabs add are both kept [P4.11]', () => {
  addToGuestCart([7])
  const [seen] = loadGuestCart()
  store([seen, { productId: 8, customerId: null, isSoundsOnly: false }])
  addToGuestCart([9])
  expect(getIds()).toEqual([7, 8, 9])
  removeFromGuestCart(seen ? [seen] : [])
  expect(getIds()).toEqual([8, 9])
})

test('a thousand products are kept, and what is beyond that is counted, not lost without a word [P4.11]', () => {
  const ids = Array.from({ length: maxGuestItems }, (_, index) => index + 1)
  expect(addToGuestCart(ids)).toEqual({ full: 0, isStored: true })
  expect(addToGuestCart([5, 5001, 5002])).toEqual({ full: 2, isStored: true })
  expect(getIds()).toEqual(ids)
})

test('if the browser stores nothing, products are kept until the page is left, which is said [P4.11]', () => {
  refuseStorage()
  expect(addToGuestCart([7])).toEqual({ full: 0, isStored: false })
  expect(addToGuestCart([8]).isStored).toBe(false)
  expect(getIds()).toEqual([7, 8])
  expect(getStored()).toBeNull()
})

test('once the browser stores again, nothing is missing [P4.11]', () => {
  const end = refuseStorage()
  addToGuestCart([7])
  expect(getStored()).toBeNull()
  end()
  expect(addToGuestCart([8]).isStored).toBe(true)
  expect(getStored()).toContain('7')
  expect(getIds()).toEqual([7, 8])
})

describe('a forged or damaged entry', () => {
  test.each(['', 'null', '7', '[]', '{', '"items"', '{"version":1}', '{"version":1,"items":{}}'])(
    '%j is an empty cart [P4.11]',
    (text) => {
      localStorage.setItem(key, text)
      expect(getIds()).toEqual([])
      addToGuestCart([7])
      expect(getIds()).toEqual([7])
    },
  )

  test('invalid items are left out, and the others stay [P4.11]', () => {
    store([
      { productId: 7 },
      null,
      3,
      'x',
      { productId: '8' },
      { productId: -1 },
      { productId: 0.5 },
      { productId: 1e12 },
      { productId: 9, customerId: 'admin' },
      { productId: 9, isSoundsOnly: 'yes' },
      { productId: 7, customerId: null, price: 0, name: '<img src=x onerror=alert(1)>' },
    ])
    expect(loadGuestCart()).toEqual([{ productId: 7, customerId: null, isSoundsOnly: false }])
  })

  test('more items than fit are cut, and a huge text is not parsed [P4.11]', () => {
    store(Array.from({ length: 3000 }, (_, index) => ({ productId: index + 1 })))
    expect(getIds()).toHaveLength(maxGuestItems)
    localStorage.setItem(key, `{"version":1,"items":[${' '.repeat(300_000)}{"productId":7}]}`)
    expect(getIds()).toEqual([])
  })

  test('an entry of another version is ignored [P4.11]', () => {
    store([{ productId: 7 }], 2)
    expect(getIds()).toEqual([])
  })
})

test('what waits for a customer is neither a guest’s nor another customer’s [P4.11]', () => {
  addToGuestCart([7, 8])
  const [first] = loadGuestCart()
  beginMerge(first ? [first] : [], 5)
  expect(guestItems.get()).toHaveLength(2)
  endMerge()
  expect(guestItems.get()).toHaveLength(1)
  const list = (customerId: number | null) =>
    filterByCustomer(loadGuestCart(), customerId).map(({ productId }) => productId)
  expect(list(5)).toEqual([7, 8])
  expect(list(6)).toEqual([8])
  expect(list(null)).toEqual([8])
})

test('a pack that only stands for a sound is wanted for itself once it is added itself [P4.11]', () => {
  addToGuestCart([7], { isSoundsOnly: true })
  addToGuestCart([7])
  addToGuestCart([7], { isSoundsOnly: true })
  expect(loadGuestCart()).toEqual([{ productId: 7, customerId: null, isSoundsOnly: false }])
})
