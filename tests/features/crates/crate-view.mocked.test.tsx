import { act, cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CrateView } from '#app/features/crates/crate-view.tsx'
import { changeFavorites } from '#app/features/favorites/favorites.functions.ts'
import { createRefusal, fail, succeed } from '#app/provider/failure.ts'
import type { Crate } from '#app/provider/types/favorites.ts'
import { closeToast, getOpenToasts } from '#app/ui/toast-store.ts'
import { createTestQueryClient, customerSession } from '../example-session.ts'
import { renderInShop } from '../render-in-shop.tsx'

const crate: Crate = { id: 4, name: 'Pads', productIds: [], shareToken: null }

const getToasts = () => getOpenToasts().map(({ text }) => text)

beforeEach(() => {
  vi.mocked(changeFavorites).mockResolvedValueOnce(succeed(null))
})

afterEach(() => {
  for (const { id } of getOpenToasts()) closeToast(id)
  cleanup()
})

async function deleteCrate(deleted: Crate): Promise<void> {
  renderInShop(<CrateView crate={deleted} />, createTestQueryClient(customerSession))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(getToasts()).toHaveLength(1))
}

test('deleting a shared crate warns that its link stops working [P3.13]', async () => {
  await deleteCrate(crate)
  expect(getToasts()).toEqual(['“Pads” was deleted'])
  for (const { id } of getOpenToasts()) closeToast(id)
  cleanup()
  vi.mocked(changeFavorites).mockResolvedValueOnce(succeed(null))
  await deleteCrate({ ...crate, shareToken: 'abc' })
  expect(getToasts()).toEqual(['“Pads” was deleted, and its link no longer works'])
})

test('a deleted crate that cannot be recreated is reported [P3.13]', async () => {
  await deleteCrate(crate)
  const refusal = createRefusal(422, { reason: 'crates_too_many', messages: [] })
  vi.mocked(changeFavorites).mockResolvedValueOnce(fail(refusal))
  act(() => getOpenToasts()[0]?.action?.run())
  await waitFor(() => expect(getToasts()[0]).toMatch(/^You can have up to 100 crates/))
})

test('a deleted crate is not recreated if the shop does not respond, and this is reported', async () => {
  await deleteCrate(crate)
  vi.mocked(changeFavorites).mockRejectedValueOnce(new Error('offline'))
  act(() => getOpenToasts()[0]?.action?.run())
  await waitFor(() => expect(getToasts()).toHaveLength(2))
})

test('after a crate is deleted or renamed, the focus is not lost [P3.13]', async () => {
  renderInShop(
    <>
      <h1>Pads</h1>
      <CrateView crate={crate} />
    </>,
    createTestQueryClient(customerSession),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Rename' }))
  await userEvent.keyboard('Keys{Enter}')
  const opener = await screen.findByRole('button', { name: 'Rename', expanded: false })
  await waitFor(() => expect(document.activeElement).toBe(opener))
  vi.mocked(changeFavorites).mockResolvedValueOnce(succeed(null))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading')))
})
