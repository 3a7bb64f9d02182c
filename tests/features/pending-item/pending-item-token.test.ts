import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  readPendingItem,
  signPendingItem,
  pendingItemSeconds,
} from '#app/features/pending-item/pending-item-token.server.ts'

const secret = 'a secret of this shop alone, long enough'
const productId = fc.integer({ min: 1, max: 1_000_000_000 })
const noon = new Date('2026-11-21T12:00:00Z')

describe('what a visitor wanted before the login', () => {
  test('R2.24 a product wanted by a visitor is known again for half an hour', () => {
    fc.assert(
      fc.property(productId, fc.integer({ min: 0, max: pendingItemSeconds }), (id, seconds) => {
        const later = new Date(noon.getTime() + seconds * 1000)
        expect(readPendingItem(signPendingItem(id, secret, noon), secret, later)).toBe(id)
      }),
    )
  })

  test('R2.24 after half an hour the wish is forgotten', () => {
    const later = new Date(noon.getTime() + (pendingItemSeconds + 1) * 1000)
    expect(readPendingItem(signPendingItem(7, secret, noon), secret, later)).toBeNull()
  })

  test('R2.24 a wish signed by somebody else, altered or made up counts for nothing', () => {
    const mark = signPendingItem(7, secret, noon)
    expect(readPendingItem(signPendingItem(7, 'another secret', noon), secret, noon)).toBeNull()
    expect(readPendingItem(mark.replace('7', '8'), secret, noon)).toBeNull()
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(text !== mark)
        expect(readPendingItem(text, secret, noon)).toBeNull()
      }),
    )
  })
})
