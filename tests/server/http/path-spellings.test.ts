import { expect, test } from 'vitest'
import { createShop } from '../../support/shops/cached-shop.ts'
import { listSpellings } from '../../support/encoded-paths.ts'

test.each([
  '/auth/reset',
  '/crates/abc',
  '/delete-account',
  '/ledger',
  '/library',
  '/opening',
  '/orders/12',
  '/payment/close',
  '/profile',
  '/withdrawal',
])('no cache may store a confidential page in any spelling of its path (%s)', async (path) => {
  for (const spelling of listSpellings(`/en${path}`)) {
    const { send } = createShop()
    const { status, headers } = await send(spelling)
    expect([spelling, status, headers.get('cache-control') ?? '']).toEqual(
      status === 200
        ? [spelling, 200, 'private, no-store']
        : [spelling, expect.toBeOneOf([307, 308]), expect.not.stringContaining('public')],
    )
  }
})
