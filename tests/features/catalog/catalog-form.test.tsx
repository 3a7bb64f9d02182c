import { useRouter } from '@tanstack/react-router'
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CatalogForm } from '#app/features/catalog/search/catalog-form.tsx'
import type { SuggestionsComponent } from '#app/features/catalog/search/catalog-form.tsx'
import { useCatalogForm } from '#app/features/catalog/search/use-catalog-form.ts'
import { renderInShop } from '../render-in-shop.tsx'

beforeEach(() => void vi.useFakeTimers())
function SearchForm({ Suggestions }: { readonly Suggestions: SuggestionsComponent }) {
  const handlers = useCatalogForm({})
  return <CatalogForm search={{}} handlers={handlers} facets={null} Suggestions={Suggestions} />
}

/** Types a text into the search form; returns the URL's search string a moment later. */
async function search(text: string, shouldChoose: boolean): Promise<string> {
  let readUrl = () => ''
  renderInShop(
    <SearchForm
      Suggestions={({ onChoose }) => {
        const { history } = useRouter()
        readUrl = () => history.location.search
        return (
          <button type="button" onClick={onChoose}>
            Choose
          </button>
        )
      }}
    />,
  )
  const field = screen.getByRole('searchbox')
  fireEvent.focus(field)
  fireEvent.input(field, { target: { value: text } })
  if (shouldChoose) fireEvent.click(screen.getByRole('button', { name: 'Choose' }))
  await act(() => vi.advanceTimersByTimeAsync(1000))
  return readUrl()
}

test('typing starts a search after a pause [R2.07]', async () => {
  expect(await search('kick', false)).toBe('?search=kick')
})

test('a chosen suggestion is not overwritten by the text being typed [P2.04]', async () => {
  expect(await search('kick', true)).toBe('')
})

test('the search button is between the text field and the sort order [P2.07]', () => {
  renderInShop(<SearchForm Suggestions={() => null} />)
  const fields = screen.getByRole('search').querySelectorAll('input, button, select')
  expect(Array.from(fields, ({ tagName }) => tagName)).toEqual(['INPUT', 'BUTTON', 'SELECT'])
})
