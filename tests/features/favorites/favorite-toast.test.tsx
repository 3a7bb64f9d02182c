import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { CrateButton } from '#app/features/favorites/crate-button.tsx'
import { readDeviceLists, writeDeviceLists } from '#app/features/favorites/device-lists.ts'
import { FavoriteButton } from '#app/features/favorites/favorite-button.tsx'
import { favoriteIds, heartPresses } from '#app/features/favorites/favorite-ids.ts'
import { FavoritesKeeper } from '#app/features/favorites/favorites-keeper.tsx'
import { closeAllModals } from '#app/ui/modal-store.ts'
import { Modals } from '#app/ui/modals.tsx'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'
import { renderInShop } from '../render-in-shop.tsx'

const product = { id: 7, name: 'Kick' }

afterEach(() => {
  act(() => {
    closeAllModals()
    for (const { id } of getOpenToasts()) closeToast(id)
  })
  cleanup()
  favoriteIds.set(new Set())
  heartPresses.set(null)
  writeDeviceLists({ productIds: [], crates: [] })
})

function renderButtons() {
  renderInShop(
    <>
      <FavoriteButton product={product} />
      <CrateButton product={product} />
      <FavoritesKeeper />
      <Modals closeLabel="Close" />
    </>,
  )
}

const getToasts = () => getOpenToasts().map(({ text }) => text)
const getHeart = () => screen.getByRole('button', { name: 'Favorite: Kick' })

/** Creates a crate in the modal. */
async function createCrate(name: string): Promise<void> {
  await userEvent.type(await screen.findByLabelText('Name of the crate'), `${name}{Enter}`)
  await waitFor(() => expect(readDeviceLists().crates).toMatchObject([{ name, productIds: [7] }]))
}

test('adding a favorite shows a toast that offers to add it to a crate [P3.13]', async () => {
  renderButtons()
  await userEvent.click(getHeart())
  await waitFor(() => expect(getToasts()).toEqual(['Kick was added to your favorites']))
  // Pressing the toast's button takes the focus from the heart.
  act(() => getHeart().blur())
  act(() => getOpenToasts()[0]?.action?.run())
  expect((await screen.findByRole('dialog', { name: 'Crates' })).textContent).toContain('Kick')
  await createCrate('Drums')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(getHeart()))
})

test('removing a favorite replaces the previous toast [P3.13]', async () => {
  renderButtons()
  await userEvent.click(getHeart())
  await waitFor(() => expect(getToasts()).toHaveLength(1))
  await userEvent.click(getHeart())
  await waitFor(() => expect(getToasts()).toEqual(['Kick was removed from your favorites']))
  expect(readDeviceLists().productIds).toEqual([])
})

test('a product can be added to a crate without being a favorite [P3.13]', async () => {
  renderButtons()
  await userEvent.click(screen.getByRole('button', { name: 'Add to crate…' }))
  await createCrate('Drums')
  expect(readDeviceLists().productIds).toEqual([])
})
