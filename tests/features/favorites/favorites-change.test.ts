import { expect, test } from 'vitest'
import { addCrate, applyChange, findRefusal } from '#app/features/favorites/favorites-change.ts'
import type { FavoritesChange } from '#app/features/favorites/favorites-change.ts'
import { splitLists } from '#app/features/favorites/split-lists.ts'
import type { Crate, Favorites } from '#app/provider/types/favorites.ts'

const crate: Crate = { id: 4, name: 'Night drums', productIds: [1, 2], shareToken: 'abc' }
const lists: Favorites = { productIds: [5, 6], crates: [crate] }

function createIds(count: number, first = 1): number[] {
  return Array.from({ length: count }, (_, index) => first + index)
}

test.each<[string, FavoritesChange, Favorites]>([
  [
    'a new favorite comes first',
    { kind: 'favorite', productId: 9, isFavorite: true },
    { ...lists, productIds: [9, 5, 6] },
  ],
  [
    'a favorite is removed',
    { kind: 'favorite', productId: 5, isFavorite: false },
    { ...lists, productIds: [6] },
  ],
  [
    'a new crate comes first and has a unique id',
    { kind: 'create', name: 'Pads', productIds: [8] },
    { ...lists, crates: [{ id: 5, name: 'Pads', productIds: [8], shareToken: null }, crate] },
  ],
  [
    'a crate is renamed',
    { kind: 'rename', crateId: 4, name: 'Late drums' },
    { ...lists, crates: [{ ...crate, name: 'Late drums' }] },
  ],
  ['a crate is deleted', { kind: 'delete', crateId: 4 }, { ...lists, crates: [] }],
  [
    'a new sound in a crate comes last',
    { kind: 'item', crateId: 4, productId: 9, isAdded: true },
    { ...lists, crates: [{ ...crate, productIds: [1, 2, 9] }] },
  ],
  [
    'a sound is removed from a crate',
    { kind: 'item', crateId: 4, productId: 1, isAdded: false },
    { ...lists, crates: [{ ...crate, productIds: [2] }] },
  ],
  [
    'a sound in a crate is moved up',
    { kind: 'move', crateId: 4, productId: 2, beforeId: 1 },
    { ...lists, crates: [{ ...crate, productIds: [2, 1] }] },
  ],
  [
    'a sound in a crate is moved to the end',
    { kind: 'move', crateId: 4, productId: 1, beforeId: null },
    { ...lists, crates: [{ ...crate, productIds: [2, 1] }] },
  ],
  [
    'a sound outside the crate is not moved',
    { kind: 'move', crateId: 4, productId: 9, beforeId: 1 },
    lists,
  ],
  [
    'a crate is no longer shared',
    { kind: 'share', crateId: 4, isShared: false },
    { ...lists, crates: [{ ...crate, shareToken: null }] },
  ],
])('%s, and repeating the change has no further effect [P3.13]', (_rule, change, expected) => {
  const changed = applyChange(lists, change)
  expect(changed).toEqual(expected)
  if (change.kind !== 'create') expect(applyChange(changed, change)).toEqual(expected)
})

test('a crate returned by the provider replaces the one with its id, or is inserted first', () => {
  const shared = { ...crate, shareToken: 'new' }
  expect(addCrate(lists, shared).crates).toEqual([shared])
  expect(addCrate(lists, { ...crate, id: 7 }).crates.map(({ id }) => id)).toEqual([7, 4])
})

test('the device refuses the same changes as the provider [P3.13]', () => {
  const full = createIds(1000)
  const crates = createIds(100).map((id) => ({ ...crate, id, name: `Crate ${id}` }))
  const favorite = { kind: 'favorite', productId: 2000, isFavorite: true } as const
  expect(findRefusal({ ...lists, productIds: full }, favorite)).toBe('list_full')
  expect(findRefusal({ ...lists, productIds: full }, { ...favorite, productId: 7 })).toBeNull()
  expect(findRefusal(lists, favorite)).toBeNull()
  const item = { kind: 'item', crateId: 4, productId: 2000, isAdded: true } as const
  const filled = { ...lists, crates: [{ ...crate, productIds: full }] }
  expect(findRefusal(filled, item)).toBe('list_full')
  expect(findRefusal(filled, { ...item, isAdded: false })).toBeNull()
  const create = { kind: 'create', name: 'NIGHT drums', productIds: [] } as const
  expect(findRefusal(lists, create)).toBe('crate_name_taken')
  expect(findRefusal({ ...lists, crates }, create)).toBe('crates_too_many')
  const rename = { kind: 'rename', crateId: 4, name: 'Night Drums' } as const
  expect(findRefusal(lists, rename)).toBeNull()
  expect(findRefusal(lists, { ...rename, crateId: 5 })).toBe('crate_name_taken')
})

test('lists are split into valid parts, favorites first, without losses [P3.13]', () => {
  const [newest, oldest] = [3, 2].map((id) => ({ ...crate, id, name: `Crate ${id}` }))
  if (!newest || !oldest) throw new Error('no crates')
  // The provider lists the crate of the last part first.
  expect(splitLists({ productIds: [5, 6], crates: [newest, oldest] })).toEqual([
    { productIds: [5, 6], crates: [] },
    { productIds: [], crates: [{ name: 'Crate 2', productIds: [1, 2] }] },
    { productIds: [], crates: [{ name: 'Crate 3', productIds: [1, 2] }] },
  ])
  expect(splitLists({ productIds: [], crates: [] })).toEqual([])
})
