import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { getCanonicalRedirect } from '#app/server/http/redirect-to-canonical.ts'
import type { Languages } from '#shop/languages.ts'

const origin = 'https://shop.example'

function redirect(url: string, locale: 'en' | 'de' = 'de', languages: Languages = locales) {
  return getCanonicalRedirect(new URL(url, origin), languages, () => locale)
}

describe('the redirect to the canonical URL', () => {
  test('is temporary if it adds a missing locale, and keeps the query [R2.27]', () => {
    expect(redirect('/catalog?type=one-shots&page=2')).toEqual({
      status: 307,
      location: '/de/catalog?type=one-shots&page=2',
    })
    expect(redirect('/', 'en')).toEqual({ status: 307, location: '/en/' })
  })

  test('fixes a missing locale and a trailing slash in one step [R2.27]', () => {
    expect(redirect('/cart/?step=checkout')).toEqual({
      status: 307,
      location: '/de/cart?step=checkout',
    })
  })

  test('does not change unknown paths without a locale [R2.27]', () => {
    expect(redirect('/nope')).toBeNull()
    expect(redirect('/nope/')).toBeNull()
  })

  test('is permanent if it removes a trailing slash, and keeps the query [R2.33]', () => {
    expect(redirect('/fr/catalog/7/?a=1')).toEqual({ status: 308, location: '/fr/catalog/7?a=1' })
    expect(redirect('/fr/catalog/7?a=1')).toBeNull()
  })

  test('keeps the trailing slash of the six locale roots [R2.33]', () => {
    for (const locale of locales) {
      expect(redirect(`/${locale}/`)).toBeNull()
      expect(redirect(`/${locale}?a=1`)).toEqual({ status: 308, location: `/${locale}/?a=1` })
    }
  })

  test('reduces leading slashes to one in the same step and stays on this site [R2.33]', () => {
    expect(redirect('http://shop.example//evil.example/a')).toEqual({
      status: 308,
      location: '/evil.example/a',
    })
    expect(redirect('http://shop.example///en/catalog/?a=1')).toEqual({
      status: 308,
      location: '/en/catalog?a=1',
    })
    expect(redirect('http://shop.example//catalog')).toEqual({
      status: 307,
      location: '/de/catalog',
    })
  })

  test('decodes letters, capitalizes other escapes and merges slashes in the same step [R2.33]', () => {
    expect(redirect('/%65n//%63rates/%c3%a4%2f%7e/?a=%61')).toEqual({
      status: 308,
      location: '/en/crates/%C3%A4%2F~?a=%61',
    })
    expect(redirect('/%63art')).toEqual({ status: 307, location: '/de/cart' })
    expect(redirect('/%73hare/a.png')).toEqual({ status: 308, location: '/share/a.png' })
    expect(redirect('/en/catalog/%25%61')).toEqual({ status: 308, location: '/en/catalog/%25a' })
  })

  test.each([
    ['/de/catalog?type=loops', '/fr/catalog?type=loops'],
    ['/it/catalog/7/?a=1', '/fr/catalog/7?a=1'],
    ['https://shop.example//nl', '/fr/'],
    ['/es/nope', '/fr/nope'],
  ])('redirects %s from an unavailable language to the first one [P6.05]', (url, location) => {
    expect(redirect(url, 'en', ['fr', 'en'])).toEqual({ status: 307, location })
    expect(redirect(location, 'en', ['fr', 'en'])).toBeNull()
  })

  test('is never followed by a second one and never leaves the site [R2.33]', () => {
    const part = fc.constantFrom(
      '/',
      '//',
      'en',
      'de',
      'cart',
      'catalog',
      '7',
      '.',
      '%2f',
      '%5C',
      '%61',
      'x',
    )
    const shopLanguages = fc.constantFrom<Languages>(locales, ['nl'])
    fc.assert(
      fc.property(fc.array(part, { maxLength: 7 }), shopLanguages, (parts, languages) => {
        const url = new URL(`${origin}/${parts.join('')}`)
        const first = getCanonicalRedirect(url, languages, () => 'nl')
        if (!first) return
        const target = new URL(first.location, origin)
        expect(target.origin).toBe(origin)
        expect(getCanonicalRedirect(target, languages, () => 'nl')).toBeNull()
      }),
      { numRuns: 2000 },
    )
  })
})
