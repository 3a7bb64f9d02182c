import { afterEach, expect, test, vi } from 'vitest'
import {
  readDeviceLists,
  removeFromDevice,
  writeDeviceLists,
} from '#app/features/favorites/device-lists.ts'
import { splitLists } from '#app/features/favorites/split-lists.ts'
import type { Favorites } from '#app/provider/types/favorites.ts'

const noLists: Favorites = { productIds: [], crates: [] }
const lists: Favorites = {
  productIds: [7, 3],
  crates: [{ id: 2, name: 'Night drums', productIds: [3], shareToken: null }],
}

afterEach(() => {
  writeDeviceLists(noLists)
})

test('favorites and crates are stored on the device, and empty lists are not stored [P3.13]', () => {
  writeDeviceLists(lists)
  expect(readDeviceLists()).toEqual(lists)
  writeDeviceLists(noLists)
  expect(localStorage.getItem('favorites')).toBeNull()
  expect(readDeviceLists()).toEqual(noLists)
})

test.each(['', 'null', '7', '[]', '{', '{"productIds":7}', '{"crates":{"0":1}}', '"lists"'])(
  'an invalid entry %j is ignored',
  (entry) => {
    localStorage.setItem('favorites', entry)
    expect(readDeviceLists()).toEqual(noLists)
  },
)

test('a crate whose name had invisible characters keeps its items', () => {
  const crates = [{ id: 2, name: 'Night\u202e drums', productIds: [3] }]
  localStorage.setItem('favorites', JSON.stringify({ productIds: [], crates }))
  expect(readDeviceLists().crates).toEqual(lists.crates)
})

test('invalid items of the lists are ignored, and the others stay', () => {
  const crates = [
    { id: 1, name: ' Night \n drums ', productIds: [4, 4, 'x', -1, 0.5, 1e12] },
    { id: 1, name: 'The same id', productIds: [] },
    { id: 2, name: 'NIGHT DRUMS', productIds: [] },
    { id: 3, name: '', productIds: [] },
    { id: 4, name: 'x'.repeat(61), productIds: [] },
    { id: '5', name: 'Pads', productIds: [] },
    null,
  ]
  localStorage.setItem('favorites', JSON.stringify({ productIds: [3, '3', null, 3, 9], crates }))
  expect(readDeviceLists()).toEqual({
    productIds: [3, 9],
    crates: [{ id: 1, name: 'Night drums', productIds: [4], shareToken: null }],
  })
})

test('only merged items are removed, and those added since then stay', () => {
  const [crate] = lists.crates
  if (!crate) throw new Error('no crate')
  writeDeviceLists({ productIds: [9, 7, 3], crates: [{ ...crate, productIds: [3, 4] }] })
  removeFromDevice({ productIds: [7, 3], crates: [] })
  expect(readDeviceLists().productIds).toEqual([9])
  removeFromDevice({ productIds: [], crates: [{ name: 'NIGHT drums', productIds: [3] }] })
  expect(readDeviceLists()).toEqual({ productIds: [9], crates: [{ ...crate, productIds: [4] }] })
  for (const part of splitLists(readDeviceLists())) removeFromDevice(part)
  expect(readDeviceLists()).toEqual(noLists)
})

test('if the browser blocks storage, the lists last until the page is left', () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('forbidden', 'SecurityError')
  })
  expect(readDeviceLists()).toEqual(noLists)
  writeDeviceLists(lists)
  expect(readDeviceLists()).toEqual(lists)
})
