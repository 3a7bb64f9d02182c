import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createLoop, createPack } from '../example-products.ts'
import { renderCatalog } from './render-catalog.tsx'

const search = { search: 'dark metallic loop' }
const loop = createLoop({ id: 91, name: 'Close Loop' })
const pack = createPack({ id: 92, name: 'Close Pack' })

const listSections = () =>
  screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
const getNearest = () => {
  const section = screen.getByRole('heading', { name: 'Close matches' }).closest('section')
  return within(section ?? document.body)
}

test('the kind that answers a search best is listed first [P11.02]', () => {
  const totals = { pack: 1, loop: 1, 'one-shot': 1 }
  const relevance = { pack: 0.2, loop: 0.9, 'one-shot': 0.4 }
  renderCatalog(search, totals, null, null, undefined, { relevance })
  expect(listSections()).toEqual(['Loops', 'One-shots', 'Sample packs'])
})

test('kinds that answer a search equally well keep their usual order [P11.02]', () => {
  const totals = { pack: 1, loop: 1, 'one-shot': 1 }
  const relevance = { pack: 0.5, loop: 0.5, 'one-shot': 0.5 }
  renderCatalog(search, totals, null, null, undefined, { relevance })
  expect(listSections()).toEqual(['Sample packs', 'Loops', 'One-shots'])
})

test('what comes near follows the results and is not counted [P11.02]', () => {
  renderCatalog(search, { loop: 2 }, null, null, undefined, { nearest: [loop, pack] })
  expect(listSections()).toEqual(['Loops', 'Close matches'])
  expect(screen.getByRole('status').textContent).toBe('2 results')
  expect(getNearest().getByRole('listitem', { name: /^Close Loop/ })).toBeDefined()
  expect(getNearest().getByRole('link', { name: 'Close Pack' })).toBeDefined()
})

test('if nothing matches in full, a sentence says so, and what comes near is listed at once [P11.02]', () => {
  renderCatalog(search, {}, null, null, undefined, { nearest: [pack, loop] })
  expect(listSections()).toEqual(['Close matches'])
  expect(screen.getByRole('status').textContent).toBe(
    'Nothing matches your whole search. These come closest.',
  )
})

test('without anything near, a search that matches nothing has no results [P2.06 P11.02]', () => {
  renderCatalog(search, {})
  expect(listSections()).toEqual(['No results for “dark metallic loop”'])
})
