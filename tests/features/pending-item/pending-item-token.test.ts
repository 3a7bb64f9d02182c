import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  verifyPendingItem,
  signPendingItem,
  pendingItemMaxAgeSeconds,
} from '#app/features/pending-item/pending-item-token.server.ts'

const secret = 'a secret of this shop alone, long enough'
const productId = fc.integer({ min: 1, max: 1_000_000_000 })
const noon = new Date('2026-11-21T12:00:00Z')

describe('the pending item token', () => {
  test('is valid for half an hour [R2.24]', () => {
    fc.assert(
      fc.property(
        productId,
        fc.integer({ min: 0, max: pendingItemMaxAgeSeconds }),
        (id, seconds) => {
          const later = new Date(noon.getTime() + seconds * 1000)
          expect(verifyPendingItem(signPendingItem(id, secret, noon), secret, later)).toBe(id)
        },
      ),
    )
  })

  test('expires after half an hour [R2.24]', () => {
    const later = new Date(noon.getTime() + (pendingItemMaxAgeSeconds + 1) * 1000)
    expect(verifyPendingItem(signPendingItem(7, secret, noon), secret, later)).toBeNull()
  })

  test('is invalid if forged, altered or signed with another secret [R2.24]', () => {
    const token = signPendingItem(7, secret, noon)
    expect(verifyPendingItem(signPendingItem(7, 'another secret', noon), secret, noon)).toBeNull()
    expect(verifyPendingItem(token.replace('7', '8'), secret, noon)).toBeNull()
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(text !== token)
        expect(verifyPendingItem(text, secret, noon)).toBeNull()
      }),
    )
  })
})
