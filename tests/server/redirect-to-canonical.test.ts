import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { redirectToCanonical } from '#app/server/redirect-to-canonical.ts'

const origin = 'https://shop.example'

function move(address: string, locale: 'en' | 'de' = 'de') {
  return redirectToCanonical(new URL(address, origin), () => locale)
}

describe('the canonical address', () => {
  test('R2.27 a page without language moves to the visitor’s one for now, keeping the query', () => {
    expect(move('/catalog?type=one-shots&page=2')).toEqual({
      status: 307,
      location: '/de/catalog?type=one-shots&page=2',
    })
    expect(move('/', 'en')).toEqual({ status: 307, location: '/en/' })
  })

  test('R2.27 a missing language and a trailing slash are mended in one move', () => {
    expect(move('/cart/?step=checkout')).toEqual({
      status: 307,
      location: '/de/cart?step=checkout',
    })
  })

  test('R2.27 an unknown path without language is not moved', () => {
    expect(move('/nope')).toBeNull()
    expect(move('/nope/')).toBeNull()
  })

  test('R2.33 a trailing slash moves for good to the path without it, keeping the query', () => {
    expect(move('/fr/catalog/7/?a=1')).toEqual({ status: 308, location: '/fr/catalog/7?a=1' })
    expect(move('/fr/catalog/7?a=1')).toBeNull()
  })

  test('R2.33 the six roots are canonical with their slash', () => {
    for (const locale of locales) {
      expect(move(`/${locale}/`)).toBeNull()
      expect(move(`/${locale}?a=1`)).toEqual({ status: 308, location: `/${locale}/?a=1` })
    }
  })

  test('R2.33 of several slashes at the beginning one stays, on this site, in the same move', () => {
    expect(move('http://shop.example//evil.example/a')).toEqual({
      status: 308,
      location: '/evil.example/a',
    })
    expect(move('http://shop.example///en/catalog/?a=1')).toEqual({
      status: 308,
      location: '/en/catalog?a=1',
    })
    expect(move('http://shop.example//catalog')).toEqual({ status: 307, location: '/de/catalog' })
  })

  test('R2.33 wherever a move leads, no second one follows, and never to another site', () => {
    const part = fc.constantFrom('/', '//', 'en', 'de', 'cart', 'catalog', '7', '.', '%2f', 'x')
    fc.assert(
      fc.property(fc.array(part, { maxLength: 7 }), (parts) => {
        const address = new URL(`${origin}/${parts.join('')}`)
        const first = redirectToCanonical(address, () => 'nl')
        if (!first) return
        const target = new URL(first.location, origin)
        expect(target.origin).toBe(origin)
        expect(redirectToCanonical(target, () => 'nl')).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })
})
