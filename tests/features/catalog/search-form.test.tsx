import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { CatalogSearch } from '#app/features/catalog/catalog-search.ts'
import { SearchForm } from '#app/features/catalog/search/search-form.tsx'
import { defaultKeys } from '#app/features/shortcuts/default-keys.ts'
import { writeShortcutSettings } from '#app/features/shortcuts/write-shortcut-settings.ts'
import { createStore, useStore } from '#app/ui/store.ts'
import { renderInShop } from '../render-in-shop.tsx'

beforeEach(() => void vi.useFakeTimers())

const getField = () => screen.getByRole<HTMLInputElement>('searchbox')

/** Renders the form for the search params of a page; returns a function that reads the URL. */
function renderForm(search: CatalogSearch | undefined): () => string {
  const { router } = renderInShop(
    <SearchForm
      search={search}
      Suggestions={({ onChoose }) => (
        <button type="button" onClick={onChoose}>
          Choose
        </button>
      )}
    />,
  )
  return () => router.history.location.href
}

function type(text: string): void {
  fireEvent.focus(getField())
  fireEvent.input(getField(), { target: { value: text } })
}

const pause = () => act(() => vi.advanceTimersByTimeAsync(1000))

test('on the catalogue, typing starts a search after a pause [R2.07]', async () => {
  const readUrl = renderForm({})
  type('kick')
  await pause()
  expect(readUrl()).toBe('/catalog?search=kick')
})

test('on other pages, typing leads nowhere until the form is submitted [P11.02]', async () => {
  const readUrl = renderForm(undefined)
  type('dark kick')
  await pause()
  expect(readUrl()).toBe('/')
  fireEvent.submit(screen.getByRole('search'))
  await pause()
  expect(readUrl()).toBe('/catalog?search=dark+kick')
  expect(getField().value).toBe('dark kick')
})

test('a chosen suggestion is not overwritten by the text being typed [P2.04]', async () => {
  const readUrl = renderForm({})
  type('kick')
  fireEvent.click(screen.getByRole('button', { name: 'Choose' }))
  await pause()
  expect(readUrl()).toBe('/')
})

/** Renders the form; returns the router, and a function that moves the form to another page. */
function renderOn(page: CatalogSearch) {
  const current = createStore<CatalogSearch | undefined>(page)
  function Page() {
    return <SearchForm search={useStore(current, page)} />
  }
  const { router } = renderInShop(<Page />)
  return { router, show: (search?: CatalogSearch) => act(() => current.set(search)) }
}

test('the field has the text of the search, and keeps it on other pages [P11.02]', () => {
  const { show } = renderOn({ search: 'dark kick' })
  expect(getField().value).toBe('dark kick')
  show()
  expect(getField().value).toBe('dark kick')
  show({ type: 'loops' })
  expect(getField().value).toBe('')
})

test('a search that was being typed does not lead back from another page [P11.02]', async () => {
  const { router, show } = renderOn({})
  type('kick')
  show()
  await pause()
  expect(router.history.location.href).toBe('/')
})

test('the search button follows the text field [P2.07]', () => {
  renderForm({})
  const fields = screen.getByRole('search').querySelectorAll('input, button, select')
  expect(Array.from(fields, ({ tagName }) => tagName)).toEqual(['INPUT', 'BUTTON'])
})

test('the key / moves the focus to the field and selects its text [P11.02]', () => {
  renderForm({ search: 'dark kick' })
  expect(fireEvent.keyDown(document.body, { key: '/', code: 'Slash' })).toBe(false)
  expect(document.activeElement).toBe(getField())
  expect(getField().selectionEnd).toBe('dark kick'.length)
})

test('in a field, / is a character, and a changed key has its place [P11.02]', () => {
  renderForm({})
  expect(fireEvent.keyDown(getField(), { key: '/' })).toBe(true)
  writeShortcutSettings({ keys: { ...defaultKeys, search: 'z' } })
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(document.body)
  fireEvent.keyDown(document.body, { key: 'z' })
  expect(document.activeElement).toBe(getField())
  writeShortcutSettings({ keys: defaultKeys })
})
