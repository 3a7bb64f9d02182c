import { expect, test } from 'vitest'
import { findLaneOffer, getLaneOffer, sumLanes } from '#app/features/tray-panel/lane-offer.ts'
import { toSummaries } from '#app/features/product/product-summaries.ts'
import { toMoney } from '#provider/contract/money.ts'
import { createOneShot, createPack } from '../example-products.ts'
import { createCart } from '../example-cart.ts'
import { createTrack } from '../player/fake-engine.ts'

const pack = { id: 9, name: 'Night Bus' }
const lane = { track: { ...createTrack('a'), productId: 101 } }

function getOffer(change: Parameters<typeof createOneShot>[0], cart = createEmptyCart()) {
  const product = createOneShot({ id: 101, pack, ...change })
  return getLaneOffer(lane, toSummaries([product]), cart)
}

function createEmptyCart() {
  return { lines: [] as ReturnType<typeof createCart>['lines'] }
}

test('a sound that is for sale can be added to the cart [P3.11]', () => {
  expect(getOffer({})).toMatchObject({ kind: 'for-sale', product: { id: 101 } })
})

test('sounds in the cart, owned or not for sale are left out [P3.11]', () => {
  const cart = createCart({ prices: [100], percent: 0, giftCard: null })
  expect(getOffer({}, cart)).toEqual({ kind: 'in-cart' })
  expect(getOffer({ isOwned: true })).toEqual({ kind: 'owned' })
  expect(getLaneOffer(lane, [], null)).toEqual({ kind: 'gone' })
})

test('a sound sold only in its pack links to the pack [P3.11]', () => {
  expect(getOffer({ isPackOnly: true })).toEqual({ kind: 'pack-only', pack })
  const products = toSummaries([createPack({ id: 101, name: 'Pump Room' })])
  expect(getLaneOffer(lane, products, null)).toMatchObject({
    kind: 'pack-only',
    pack: { id: 101, name: 'Pump Room' },
  })
})

test('while the products of a changed tray load, missing ones are unknown [P3.11]', () => {
  const other = { track: { ...createTrack('b'), productId: 102 } }
  const data = toSummaries([createOneShot({ id: 101, pack })])
  const find = (isPlaceholderData: boolean) => ({
    shown: findLaneOffer(lane, { data, isPlaceholderData }, null)?.kind,
    added: findLaneOffer(other, { data, isPlaceholderData }, null)?.kind,
  })
  expect(find(true)).toEqual({ shown: 'for-sale', added: undefined })
  expect(find(false)).toEqual({ shown: 'for-sale', added: 'gone' })
  expect(findLaneOffer(lane, { data: undefined, isPlaceholderData: false }, null)).toBe(null)
})

test('the sum of a deck is the price of what can be bought of it, or unknown with a lane without price', () => {
  const lanes = [101, 102, 103].map((productId) => ({ track: { ...createTrack('a'), productId } }))
  const sum = (change: object) =>
    sumLanes(
      lanes,
      toSummaries([
        createOneShot({ id: 101, pack, price: toMoney(249) }),
        createOneShot({ id: 102, pack, price: toMoney(199), ...change }),
      ]),
      null,
    )
  expect(sum({})).toEqual(toMoney(448))
  expect(sum({ isOwned: true })).toEqual(toMoney(249))
  expect(sum({ price: null })).toBe(null)
  expect(sumLanes([], [], null)).toBe(null)
})
