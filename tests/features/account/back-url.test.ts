import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getGuestBackUrl, sanitizeBackUrl } from '#app/features/account/back-url.ts'
import { locales } from '#app/locales/locales.ts'

const origin = 'https://shop.example'

/** Random combinations of building blocks of open redirects and plain text. */
const maliciousUrl = fc
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
const localizedPath = fc
  .tuple(fc.constantFrom(...locales), fc.array(word, { maxLength: 3 }), fc.dictionary(word, word))
  .map(([locale, words, query]) => {
    const search = new URLSearchParams(query).toString()
    return `/${[locale, ...words].join('/')}${search ? `?${search}` : ''}`
  })

describe('the back URL', () => {
  test('a malicious value never leads to another site or to a path without a locale [R2.24]', () => {
    fc.assert(
      fc.property(maliciousUrl, (value) => {
        const safe = sanitizeBackUrl(value)
        if (safe === null) return
        const target = new URL(safe, origin)
        expect(target.origin).toBe(origin)
        expect(locales).toContain(target.pathname.split('/')[1])
        expect(safe.startsWith('//')).toBe(false)
      }),
      { numRuns: 5000 },
    )
  })

  test('an accepted URL is returned unchanged when it is checked again [R2.24]', () => {
    fc.assert(
      fc.property(fc.oneof(maliciousUrl, localizedPath), (value) => {
        const safe = sanitizeBackUrl(value)
        expect(safe === null ? null : sanitizeBackUrl(safe)).toBe(safe)
      }),
    )
  })

  test('every localized path is accepted, including its query [R2.24]', () => {
    fc.assert(
      fc.property(localizedPath, (value) => {
        expect(sanitizeBackUrl(value)).toBe(value)
      }),
    )
  })

  test.each([
    ['another origin', 'https://evil.example/en/cart'],
    ['a protocol-relative URL', '//evil.example/en/cart'],
    ['a backslash that browsers read as a slash', '/\\evil.example/en'],
    ['a later backslash', '/en\\..\\..\\evil'],
    ['a script URL', 'javascript:alert(1)'],
    ['a tab that browsers remove', '/\t/evil.example/en'],
    ['a line break', '/en/cart\r\nset-cookie: a=b'],
    ['a path that normalizes to two slashes', '/en/..//evil.example'],
    ['two slashes inside', '/en//evil.example'],
    ['a path without a locale', '/cart'],
    ['a path that leaves its locale', '/en/../cart'],
    ['a relative path', 'en/cart'],
    ['an empty string', ''],
    ['a very long path', `/en/${'a'.repeat(5000)}`],
  ])('%s is refused [R2.24]', (_name, value) => {
    expect(sanitizeBackUrl(value)).toBeNull()
  })

  test('a value that is not a string is refused [R2.24]', () => {
    for (const value of [undefined, null, 7, {}, ['/en/cart']])
      expect(sanitizeBackUrl(value)).toBeNull()
  })

  test('guests are offered only public pages [R4.01]', () => {
    expect(getGuestBackUrl('/de/catalog?type=one-shots')).toBe('/de/catalog?type=one-shots')
    expect(getGuestBackUrl('/de/')).toBe('/de/')
    for (const path of ['/de/cart', '/de/cart?step=checkout', '/de/profile', '/de/payment/pass']) {
      expect(getGuestBackUrl(path)).toBeNull()
    }
  })
})
