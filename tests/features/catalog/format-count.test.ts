import { expect, test } from 'vitest'
import { formatResultCount } from '#app/features/catalog/format-count.ts'
import { runAsGuest } from '../../support/programs/run-as-guest.ts'

test.each([
  ['en', '10,000+ results'],
  ['de', '10.000+ Treffer'],
  ['nl', '10.000+ resultaten'],
  ['it', '10.000+ risultati'],
  ['fr', '10\u202f000+ résultats'],
  ['es', '10.000+ resultados'],
] as const)('in %s, a capped total is “%s” [P9.06]', (locale, text) => {
  const format = () => formatResultCount(10_000, true)
  expect(runAsGuest('http://provider.test', format, () => {}, locale)).toBe(text)
})
