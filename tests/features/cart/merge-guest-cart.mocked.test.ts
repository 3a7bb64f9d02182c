import type { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { sessionQuery } from '#app/features/account/session.queries.ts'
import { addAllToCart, sortProductsToAdd } from '#app/features/cart/add-all.functions.ts'
import { noAdditions } from '#app/features/cart/additions.ts'
import type { Additions } from '#app/features/cart/additions.ts'
import { getCart } from '#app/features/cart/cart.functions.ts'
import { cartQuery } from '#app/features/cart/cart.queries.ts'
import { mergeGuestCart } from '#app/features/cart/merge-guest-cart.ts'
import { changeFavorites } from '#app/features/favorites/favorites.functions.ts'
import {
  addToGuestCart,
  filterByCustomer,
  loadGuestCart,
  removeFromGuestCart,
} from '#app/features/guest-cart/guest-cart.ts'
import { createRefusal, fail, succeed } from '#app/provider/failure.ts'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'
import { maxCartLines } from '#provider/contract/cart-limits.ts'
import { createCart } from '../example-cart.ts'
import { createTestQueryClient, customerSession, exampleCustomer } from '../example-session.ts'

const cart = createCart({ prices: [100, 200], percent: 0, giftCard: null })
const customerId = exampleCustomer.id

let client: QueryClient

/** The products that the account has, by the calls so far. */
let accountIds: Set<number>

beforeEach(() => {
  for (const { id } of getOpenToasts()) closeToast(id)
  removeFromGuestCart(loadGuestCart())
  client = createTestQueryClient(customerSession, null)
  accountIds = new Set()
  vi.mocked(getCart).mockResolvedValue(succeed(cart))
  vi.mocked(sortProductsToAdd).mockImplementation(async ({ data }) => succeed([...data]))
  vi.mocked(addAllToCart).mockImplementation(async ({ data }) => succeed(addToAccount(data)))
})

/** Adds products like the shop: each once, and as many as a cart holds. */
function addToAccount({ productIds }: { readonly productIds: readonly number[] }): Additions {
  const inCart = productIds.filter((id) => accountIds.has(id))
  const others = productIds.filter((id) => !accountIds.has(id))
  const room = maxCartLines - accountIds.size
  const [added, left] = [others.slice(0, room), others.slice(room)]
  for (const id of added) accountIds.add(id)
  return {
    ...noAdditions,
    cart,
    added: added.length,
    inCart: inCart.length,
    full: left.length,
    ...(left.length === 0 ? {} : { left }),
  }
}

const getIds = (id: number | null) =>
  filterByCustomer(loadGuestCart(), id).map(({ productId }) => productId)

const getTexts = () => getOpenToasts().map(({ text }) => text)

test('everything that was wanted before the login is in the cart after it, and no longer on the device [P4.11]', async () => {
  addToGuestCart([1])
  addToGuestCart([2, 3])
  await mergeGuestCart(client, customerId)
  expect([...accountIds]).toEqual([1, 2, 3])
  expect(loadGuestCart()).toEqual([])
  expect(client.getQueryData(cartQuery(customerId).queryKey)).toEqual(cart)
  expect(getTexts()).toEqual(['3 items were added to your cart.'])
})

test('merging twice, at once or again, adds nothing twice and says nothing twice [P4.11]', async () => {
  addToGuestCart([1, 2])
  await Promise.all([mergeGuestCart(client, customerId), mergeGuestCart(client, customerId)])
  await mergeGuestCart(client, customerId)
  expect([...accountIds]).toEqual([1, 2])
  expect(addAllToCart).toHaveBeenCalledTimes(1)
  expect(getTexts()).toHaveLength(1)
})

test('one message gives the reasons for what was not added, and all of it leaves the device [P4.11]', async () => {
  addToGuestCart([1, 2, 3, 4, 5])
  const packs = [{ id: 9, name: 'Kettle Hours' }]
  const result = {
    ...noAdditions,
    cart,
    added: 1,
    inCart: 1,
    owned: 1,
    packOnly: 1,
    packs,
    gone: 1,
  }
  vi.mocked(addAllToCart).mockResolvedValue(succeed(result))
  await mergeGuestCart(client, customerId)
  expect(getTexts()).toHaveLength(1)
  expect(getTexts()[0]?.split('\n')).toEqual([
    '1 item was added to your cart.',
    '1 item is already in your cart, on its own or as part of a pack.',
    '1 item was skipped because it’s already yours.',
    '1 sound is only available in its pack. Take a look at Kettle Hours',
    '1 item is no longer available.',
  ])
  expect(loadGuestCart()).toEqual([])
})

test('a thousand products fill the cart, and a crate takes what it has no room for [P4.11]', async () => {
  const ids = Array.from({ length: 1000 }, (_, index) => index + 1)
  addToGuestCart(ids)
  const crate = { id: 4, name: 'Cart', productIds: [], shareToken: null }
  vi.mocked(changeFavorites)
    .mockResolvedValueOnce(fail(createRefusal(422, { reason: 'crate_name_taken' })))
    .mockResolvedValue(succeed(crate))
  await mergeGuestCart(client, customerId)
  expect(accountIds.size).toBe(maxCartLines)
  const [, change] = vi.mocked(changeFavorites).mock.calls.map(([{ data }]) => data)
  const left = change?.kind === 'create' ? change.productIds : []
  expect([...accountIds, ...left].toSorted((a, b) => a - b)).toEqual(ids)
  expect(loadGuestCart()).toEqual([])
  expect(getTexts()).toHaveLength(1)
  expect(getTexts()[0]).toContain('800 items weren’t added, because a cart holds up to 200.')
  expect(getTexts()[0]).toMatch(/What didn’t fit is in your crate “Cart, .* \(2\)”\./)
})

test('without room for a crate, the products stay on the device for this customer [P4.11]', async () => {
  accountIds = new Set(Array.from({ length: maxCartLines }, (_, index) => index + 1000))
  addToGuestCart([1])
  const tooMany = createRefusal(422, { reason: 'crates_too_many' })
  vi.mocked(changeFavorites).mockResolvedValue(fail(tooMany))
  await mergeGuestCart(client, customerId)
  expect(getIds(customerId)).toEqual([1])
})

test('what could not be sent stays on the device and is tried again, for this customer only [P4.11]', async () => {
  addToGuestCart([1, 2])
  vi.mocked(addAllToCart).mockRejectedValueOnce(new Error('offline'))
  await mergeGuestCart(client, customerId)
  expect(getTexts()).toEqual([
    '2 items couldn’t be added yet. They stay on this device, and we’ll try again when you open another page.',
  ])
  expect(getIds(null)).toEqual([])
  // Another customer logs in on this device.
  const other = { ...exampleCustomer, id: customerId + 1 }
  const otherClient = createTestQueryClient({ state: 'customer', customer: other }, null)
  await mergeGuestCart(otherClient, other.id)
  expect(accountIds.size).toBe(0)
  await mergeGuestCart(client, customerId)
  expect([...accountIds]).toEqual([1, 2])
  expect(loadGuestCart()).toEqual([])
})

test('after a lost answer, products that had been added are not added again [P4.11]', async () => {
  addToGuestCart([1, 2])
  vi.mocked(addAllToCart).mockImplementationOnce(async ({ data }) => {
    addToAccount(data)
    throw new Error('offline')
  })
  await mergeGuestCart(client, customerId)
  await mergeGuestCart(client, customerId)
  expect([...accountIds]).toEqual([1, 2])
  expect(loadGuestCart()).toEqual([])
})

test('nothing is added once another customer has logged in [P4.11]', async () => {
  addToGuestCart([1])
  addToGuestCart([2], { isSoundsOnly: true })
  vi.mocked(addAllToCart).mockImplementationOnce(async ({ data }) => {
    const customer = { ...exampleCustomer, id: customerId + 1 }
    client.setQueryData(sessionQuery.queryKey, { state: 'customer', customer })
    return succeed(addToAccount(data))
  })
  await mergeGuestCart(client, customerId)
  expect([...accountIds]).toEqual([1])
  expect(getIds(customerId)).toEqual([2])
  expect(getIds(customerId + 1)).toEqual([])
})

test('what another tab wants meanwhile is added, too [P4.11]', async () => {
  addToGuestCart([1])
  vi.mocked(addAllToCart).mockImplementationOnce(async ({ data }) => {
    addToGuestCart([2], { customerId })
    return succeed(addToAccount(data))
  })
  await mergeGuestCart(client, customerId)
  expect([...accountIds]).toEqual([1, 2])
})

test('packs that stand for sounds of a deck are not bought, whatever else is wanted [P4.11]', async () => {
  addToGuestCart([1])
  addToGuestCart([2, 3], { isSoundsOnly: true })
  await mergeGuestCart(client, customerId)
  expect(vi.mocked(addAllToCart).mock.calls.map(([{ data }]) => data)).toEqual([
    { productIds: [1], isSoundsOnly: false },
    { productIds: [2, 3], isSoundsOnly: true },
  ])
})
