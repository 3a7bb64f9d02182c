import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isLocale, languageTags, parseLocaleTag, locales } from '#app/locales/locales.ts'
import { pageRoutes } from '../../e2e/support/page-routes.ts'
import {
  isPagePath,
  localizePath,
  loginAddress,
  splitLocale,
  withoutTrailingSlash,
} from '#app/i18n/paths.ts'

const path = fc
  .array(fc.stringMatching(/^[a-z0-9-]{1,8}$/), { maxLength: 4 })
  .map((words) => `/${words.join('/')}`)

describe('localised paths', () => {
  test('R2.27 putting a language before a path and taking it away gives the path again', () => {
    fc.assert(
      fc.property(path, fc.constantFrom(...locales), (plain, locale) => {
        expect(splitLocale(localizePath(plain, locale))).toEqual({ locale, path: plain })
      }),
    )
  })

  test('R2.27 the six roots end in a slash, with and without which they are the same page', () => {
    for (const locale of locales) {
      expect(localizePath('/', locale)).toBe(`/${locale}/`)
      expect(splitLocale(`/${locale}`)).toEqual({ locale, path: '/' })
      expect(splitLocale(`/${locale}/`)).toEqual({ locale, path: '/' })
    }
  })

  test('R2.27 only the six codes are languages, a word that begins like one is not', () => {
    for (const plain of ['/english', '/EN/cart', '/ru/cart', '/den', '/']) {
      expect(splitLocale(plain)).toEqual({ locale: null, path: plain })
    }
  })

  test('R2.27 English is en-US to the browser, and a regional tag finds its language', () => {
    expect(languageTags.en).toBe('en-US')
    expect(parseLocaleTag('de-AT')).toBe('de')
    expect(parseLocaleTag('FR')).toBe('fr')
    expect(parseLocaleTag('ru')).toBeNull()
    expect(isLocale('constructor')).toBe(false)
  })

  test('R2.24 the login leads back to the whole address wanted', () => {
    const address = new URL(loginAddress('/de/cart?step=checkout', 'de'), 'https://shop.example')
    expect(address.pathname).toBe('/de/auth/login')
    expect(address.searchParams.get('backUrl')).toBe('/de/cart?step=checkout')
  })

  test('R2.33 a path loses its trailing slashes, the root keeps its own', () => {
    expect(withoutTrailingSlash('/catalog/')).toBe('/catalog')
    expect(withoutTrailingSlash('/catalog//')).toBe('/catalog')
    expect(withoutTrailingSlash('/')).toBe('/')
    expect(withoutTrailingSlash('//')).toBe('/')
  })

  test('R2.27 the pages of the shop are known without their language, and nothing else is', () => {
    expect(pageRoutes).toContain('/catalog/$id')
    for (const page of pageRoutes) expect(isPagePath(page.replace('$id', '7')), page).toBe(true)
    for (const other of ['/nope', '/auth', '/catalog/7/more', '/cart/7', '/checkout']) {
      expect(isPagePath(other), other).toBe(false)
    }
  })
})
