import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { getListedProducts } from '#app/features/crates/crates.functions.ts'
import { CrateView } from '#app/features/crates/crate-view.tsx'
import { findMove } from '#app/features/crates/find-move.ts'
import { readDeviceLists, writeDeviceLists } from '#app/features/favorites/device-lists.ts'
import { useFavorites } from '#app/features/favorites/favorites.queries.ts'
import { succeed } from '#app/provider/failure.ts'
import { getOpenToasts } from '#app/ui/toast-store.ts'
import { createOneShot, createPack } from '../example-products.ts'
import { renderInShop } from '../render-in-shop.tsx'

const products = [
  createOneShot({ id: 1, name: 'Kick' }),
  createPack({ id: 2, name: 'Kettle Hours' }),
  createOneShot({ id: 3, name: 'Snare' }),
  createOneShot({ id: 4, name: 'Rim' }),
]

beforeEach(() => {
  const crate = { id: 1, name: 'Drums', productIds: [1, 2, 3, 4], shareToken: null }
  writeDeviceLists({ productIds: [], crates: [crate] })
  vi.mocked(getListedProducts).mockImplementation(({ data }) =>
    Promise.resolve(succeed(products.filter(({ id }) => data.includes(id)))),
  )
})

afterEach(() => {
  cleanup()
  localStorage.clear()
})

function FirstCrate() {
  const crate = useFavorites()?.crates[0]
  return crate ? <CrateView crate={crate} /> : null
}

const getOrder = () => readDeviceLists().crates[0]?.productIds
const getRows = () =>
  [...document.querySelectorAll('.sound-row-title')].map((row) => row.textContent)

test('moving a sound of a crate up or down is announced and keeps the focus [P3.13]', async () => {
  renderInShop(<FirstCrate />)
  await userEvent.click(await screen.findByRole('button', { name: 'Change order' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Move Kick down' }))
  await waitFor(() => expect(getOrder()).toEqual([2, 3, 1, 4]))
  await waitFor(() => expect(getRows()).toEqual(['Snare', 'Kick', 'Rim']))
  expect(screen.getByText('Kick: now 2 of 3').getAttribute('role')).toBe('status')
  const button = screen.getByRole('button', { name: 'Move Kick down' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(getOrder()).toEqual([2, 3, 4, 1]))
  expect(button.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(screen.getByRole('button', { name: 'Move Rim up' }))
  await waitFor(() => expect(getOrder()).toEqual([2, 4, 3, 1]))
})

test('a sound put back into its crate returns to its position [P3.13]', async () => {
  renderInShop(<FirstCrate />)
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Snare' }))
  await waitFor(() => expect(getOrder()).toEqual([1, 2, 4]))
  getOpenToasts()[0]?.action?.run()
  await waitFor(() => expect(getOrder()).toEqual([1, 2, 3, 4]))
})

test('a product moves past the next one of its group, and the first and last ones stay', () => {
  expect(findMove([1, 2, 3], [1, 3], 1, -1)).toBe(1)
  expect(findMove([1, 2, 3], [1, 3], 0, 1)).toBeNull()
  expect(findMove([1, 2, 3, 4], [1, 3], 0, 1)).toBe(4)
  expect(findMove([1, 2, 3], [1, 3], 0, -1)).toBeUndefined()
  expect(findMove([1, 2, 3], [1, 3], 1, 1)).toBeUndefined()
})
