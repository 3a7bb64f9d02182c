import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { getListedProducts } from '#app/features/crates/crates.functions.ts'
import { ProductLists } from '#app/features/crates/product-lists.tsx'
import { fail, succeed } from '#app/provider/failure.ts'
import { createOneShot } from '../example-products.ts'
import { renderInShop } from '../render-in-shop.tsx'

const ids = Array.from({ length: 30 }, (_, index) => index + 1)

const getRowCount = () => document.querySelectorAll('[data-row]').length

afterEach(() => {
  cleanup()
})

test('if the rest of a list fails to load, the loaded part stays and loading can be retried [P3.13]', async () => {
  vi.mocked(getListedProducts).mockImplementation(({ data }) =>
    Promise.resolve(succeed(data.map((id) => createOneShot({ id, name: `Kick ${id}` })))),
  )
  renderInShop(<ProductLists label="Favorites" ids={ids} empty={<p>Empty</p>} />)
  await waitFor(() => expect(getRowCount()).toBe(24))
  vi.mocked(getListedProducts).mockResolvedValueOnce(fail({ kind: 'unreachable', status: null }))
  await userEvent.click(screen.getByRole('button', { name: 'Show more' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Something went wrong')
  expect(getRowCount()).toBe(24)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(getRowCount()).toBe(30))
  expect(screen.queryByRole('alert')).toBeNull()
  await waitFor(() => expect(document.activeElement).not.toBe(document.body))
})
