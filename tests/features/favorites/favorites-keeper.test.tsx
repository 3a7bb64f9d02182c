import { cleanup, waitFor } from '@testing-library/react'
import { useLayoutEffect } from 'react'
import { afterEach, expect, test } from 'vitest'
import { readDeviceLists, writeDeviceLists } from '#app/features/favorites/device-lists.ts'
import { favoriteIds, heartPresses, toggleFavorite } from '#app/features/favorites/favorite-ids.ts'
import { FavoritesKeeper } from '#app/features/favorites/favorites-keeper.tsx'
import { renderInShop } from '../render-in-shop.tsx'

afterEach(() => {
  cleanup()
  favoriteIds.set(new Set())
  heartPresses.set(null)
  writeDeviceLists({ productIds: [], crates: [] })
})

function PressOnce() {
  useLayoutEffect(() => toggleFavorite(8), [])
  return null
}

test('a heart pressed before the pending presses are sent is sent with them [P3.13]', async () => {
  toggleFavorite(7)
  renderInShop(
    <>
      <PressOnce />
      <FavoritesKeeper />
    </>,
  )
  await waitFor(() => expect(readDeviceLists().productIds.toSorted()).toEqual([7, 8]))
})
