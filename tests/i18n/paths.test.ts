import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLocale, languageTags, parseLocaleTag, locales } from '#app/locales/locales.ts'
import { pageRoutes } from '../../e2e/support/page-routes.ts'
import {
  isPagePath,
  localizePath,
  getLoginUrl,
  splitLocale,
  removeTrailingSlashes,
} from '#app/i18n/paths.ts'

const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 4 })
  .map((words) => `/${words.join('/')}`)

describe('localized paths', () => {
  test('splitting a localized path returns its locale and path [R2.27]', () => {
    fc.assert(
      fc.property(path, fc.constantFrom(...locales), (plain, locale) => {
        expect(splitLocale(localizePath(plain, locale))).toEqual({ locale, path: plain })
      }),
    )
  })

  test('a locale root is the same page with and without a trailing slash [R2.27]', () => {
    for (const locale of locales) {
      expect(localizePath('/', locale)).toBe(`/${locale}/`)
      expect(splitLocale(`/${locale}`)).toEqual({ locale, path: '/' })
      expect(splitLocale(`/${locale}/`)).toEqual({ locale, path: '/' })
    }
  })

  test('only the six locale codes are locales [R2.27]', () => {
    for (const plain of ['/english', '/EN/cart', '/ru/cart', '/den', '/']) {
      expect(splitLocale(plain)).toEqual({ locale: null, path: plain })
    }
  })

  test('the language tag of English is en-US; a regional tag matches its language [R2.27]', () => {
    expect(languageTags.en).toBe('en-US')
    expect(parseLocaleTag('de-AT')).toBe('de')
    expect(parseLocaleTag('FR')).toBe('fr')
    expect(parseLocaleTag('ru')).toBeNull()
    expect(isLocale('constructor')).toBe(false)
  })

  test('the login URL contains the whole URL to return to [R2.24]', () => {
    const address = new URL(getLoginUrl('/de/cart?step=checkout', 'de'), 'https://shop.example')
    expect(address.pathname).toBe('/de/auth/login')
    expect(address.searchParams.get('backUrl')).toBe('/de/cart?step=checkout')
  })

  test('the login URL stays short for any URL to return to [R2.24]', () => {
    const long = 'x'.repeat(2000)
    const login = '/de/auth/login'
    expect(getLoginUrl(`/de/profile?tab=${long}`, 'de')).toBe(`${login}?backUrl=%2Fde%2Fprofile`)
    expect(getLoginUrl(`/de/catalog/${long}?a=1`, 'de')).toBe(login)
  })

  test('trailing slashes are removed from every path except the root [R2.33]', () => {
    expect(removeTrailingSlashes('/catalog/')).toBe('/catalog')
    expect(removeTrailingSlashes('/catalog//')).toBe('/catalog')
    expect(removeTrailingSlashes('/')).toBe('/')
    expect(removeTrailingSlashes('//')).toBe('/')
  })

  test("only the shop's routes are page paths [R2.27]", () => {
    expect(pageRoutes).toContain('/catalog/$id')
    for (const page of pageRoutes) expect(isPagePath(page.replace('$id', '7')), page).toBe(true)
    for (const other of ['/nope', '/auth', '/catalog/7/more', '/cart/7', '/checkout']) {
      expect(isPagePath(other), other).toBe(false)
    }
  })
})
