import { cleanup, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { embeddedInfo } from '../example-session.ts'
import { renderCatalog } from './render-catalog.tsx'
import { createFacets } from '../example-products.ts'

const noFacets = createFacets()

test.each([
  [true, ['All', 'Sample packs', 'Loops', 'One-shots']],
  [false, ['All', 'Sample packs', 'One-shots']],
])('loops are offered only if the provider lists them: %s [P1.01 P7.02]', (hasLoops, kinds) => {
  for (const lists of [null, { pack: noFacets }]) {
    renderCatalog({}, { pack: 1 }, lists, null, { ...embeddedInfo, hasLoops })
    const links = within(screen.getByRole('navigation', { name: 'Product type' }))
    expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual(kinds)
    cleanup()
  }
})

test('the links to the kinds show their numbers of results [P2.05]', () => {
  const kind = [
    { value: 'pack', label: 'pack', count: 2 },
    { value: 'loop', label: 'loop', count: 30 },
  ]
  const all = { ...noFacets, kind }
  renderCatalog({}, { pack: 2, loop: 30 }, { pack: all, loop: all })
  const links = within(screen.getByRole('navigation', { name: 'Product type' }))
  expect(links.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'All',
    'Sample packs 2',
    'Loops 30',
    'One-shots',
  ])
})
