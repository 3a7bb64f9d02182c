import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { guestBackUrl, safeBackUrl } from '#app/features/account/back-url.ts'
import { locales } from '#app/locales/locales.ts'

const origin = 'https://shop.example'

/** Fragments that open redirects are made of, mixed with plain text. */
const hostile = fc
  .array(
    fc.oneof(
      fc.constantFrom('/', '//', '\\', '..', '.', ':', '@', '?', '#', '\t', '\n', '\u0000'),
      fc.constantFrom('https:', 'javascript:', 'data:', 'evil.example', 'en', 'de', '%2f', '%5c'),
      fc.string({ maxLength: 4 }),
    ),
    { maxLength: 8 },
  )
  .map((parts) => parts.join(''))

const word = fc.stringMatching(/^[a-z0-9-]{1,8}$/)
const page = fc
  .tuple(fc.constantFrom(...locales), fc.array(word, { maxLength: 3 }), fc.dictionary(word, word))
  .map(([locale, words, query]) => {
    const search = new URLSearchParams(query).toString()
    return `/${[locale, ...words].join('/')}${search ? `?${search}` : ''}`
  })

describe('the address to come back to after login', () => {
  test('R2.24 whatever is written into it, the visitor stays on this site and in a language', () => {
    fc.assert(
      fc.property(hostile, (value) => {
        const safe = safeBackUrl(value)
        if (safe === null) return
        const target = new URL(safe, origin)
        expect(target.origin).toBe(origin)
        expect(locales).toContain(target.pathname.split('/')[1])
        expect(safe.startsWith('//')).toBe(false)
      }),
      { numRuns: 5000 },
    )
  })

  test('R2.24 what is accepted once is accepted again unchanged', () => {
    fc.assert(
      fc.property(fc.oneof(hostile, page), (value) => {
        const safe = safeBackUrl(value)
        expect(safe === null ? null : safeBackUrl(safe)).toBe(safe)
      }),
    )
  })

  test('R2.24 every localised path of the shop comes back with its query', () => {
    fc.assert(
      fc.property(page, (value) => {
        expect(safeBackUrl(value)).toBe(value)
      }),
    )
  })

  test.each([
    ['another origin', 'https://evil.example/en/cart'],
    ['an origin without scheme', '//evil.example/en/cart'],
    ['a backslash that browsers read as a slash', '/\\evil.example/en'],
    ['a backslash later on', '/en\\..\\..\\evil'],
    ['a script', 'javascript:alert(1)'],
    ['a tab that browsers drop', '/\t/evil.example/en'],
    ['a line break', '/en/cart\r\nset-cookie: a=b'],
    ['a path that folds into two slashes', '/en/..//evil.example'],
    ['two slashes inside', '/en//evil.example'],
    ['a path without language', '/cart'],
    ['a path that leaves its language', '/en/../cart'],
    ['a relative path', 'en/cart'],
    ['nothing', ''],
    ['something endless', `/en/${'a'.repeat(5000)}`],
  ])('R2.24 %s is refused', (_name, value) => {
    expect(safeBackUrl(value)).toBeNull()
  })

  test('R2.24 what is no text is refused', () => {
    for (const value of [undefined, null, 7, {}, ['/en/cart']])
      expect(safeBackUrl(value)).toBeNull()
  })

  test('R4.01 only a public page is offered to go on without logging in', () => {
    expect(guestBackUrl('/de/catalog?type=one-shots')).toBe('/de/catalog?type=one-shots')
    expect(guestBackUrl('/de/')).toBe('/de/')
    for (const path of ['/de/cart', '/de/cart?step=checkout', '/de/profile', '/de/payment/pass']) {
      expect(guestBackUrl(path)).toBeNull()
    }
  })
})
