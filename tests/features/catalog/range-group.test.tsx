import { useRouter } from '@tanstack/react-router'
import { act, fireEvent, screen } from '@testing-library/react'
import { useSyncExternalStore } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { parseCatalogSearch } from '#app/features/catalog/catalog-search.ts'
import { parseRange } from '#app/features/catalog/filters/filter-values.ts'
import { RangeGroup } from '#app/features/catalog/filters/range-group.tsx'
import { SearchForm } from '#app/features/catalog/search/search-form.tsx'
import { useCatalogForm } from '#app/features/catalog/search/use-catalog-form.ts'
import { parseSearch } from '#app/router/search-params.ts'
import { renderInShop } from '../render-in-shop.tsx'

beforeEach(() => void vi.useFakeTimers())
/** The search form with a tempo filter and a button that removes it. */
function TempoFilter() {
  const { history } = useRouter()
  const url = useSyncExternalStore(history.subscribe, () => history.location.search)
  const search = parseCatalogSearch(parseSearch(url))
  const handlers = useCatalogForm(search)
  return (
    <>
      <SearchForm search={search} />
      <RangeGroup
        name="bpm"
        limits={{ min: 60, max: 180 }}
        bounds={parseRange(search.bpm)}
        onType={handlers.applySoon}
      />
      <button type="button" onClick={() => history.push('/catalog')}>
        Remove
      </button>
      <output>{search.bpm}</output>
    </>
  )
}

const getBpm = () => screen.getByRole('status').textContent
const getFields = () => screen.getAllByRole<HTMLInputElement>('spinbutton')
const getValues = () => getFields().map(({ value }) => value)
const getInvalid = () => getFields().map((field) => field.getAttribute('aria-invalid'))
const errorText = 'Enter the lower value first.'

/** Types a value into the first or second field, then pauses. */
async function type(index: 0 | 1, value: string): Promise<void> {
  const field = getFields()[index]
  if (!field) throw new Error('No such field')
  field.focus()
  fireEvent.input(field, { target: { value } })
  await act(() => vi.advanceTimersByTimeAsync(1000))
}

test('typing a maximum keeps the minimum and the filter until it exceeds the minimum [P2.05]', async () => {
  renderInShop(<TempoFilter />)
  await type(0, '120')
  expect(getBpm()).toBe('120,')
  await type(1, '1')
  expect([getBpm(), getValues()]).toEqual(['120,', ['120', '1']])
  await type(1, '130')
  expect([getBpm(), getValues()]).toEqual(['120,130', ['120', '130']])
})

test('a minimum above the maximum is marked as invalid and does not change the filter [P2.05]', async () => {
  renderInShop(<TempoFilter />)
  await type(0, '140')
  expect(getInvalid()).toEqual([null, null])
  await type(1, '90')
  expect([getBpm(), getValues(), getInvalid()]).toEqual(['140,', ['140', '90'], ['true', 'true']])
  expect(screen.getByRole('alert').textContent).toBe(errorText)
  await type(0, '80')
  expect([getBpm(), getInvalid()]).toEqual(['80,90', [null, null]])
  expect(screen.queryByRole('alert')).toBeNull()
})

test('removing the filter elsewhere clears both fields [P2.05]', async () => {
  renderInShop(<TempoFilter />)
  await type(0, '140')
  await type(1, '90')
  screen.getByRole('button', { name: 'Remove' }).focus()
  act(() => screen.getByRole('button', { name: 'Remove' }).click())
  expect([getBpm(), getValues(), getInvalid()]).toEqual(['', ['', ''], [null, null]])
})
