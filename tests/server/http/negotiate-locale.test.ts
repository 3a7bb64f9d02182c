import { describe, expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { negotiateLocale } from '#app/server/http/negotiate-locale.ts'
import type { Languages } from '#shop/languages.ts'

function getLocale(headers: Record<string, string>, languages: Languages = locales) {
  return negotiateLocale(new Headers(headers), languages)
}

describe('the locale of a visitor', () => {
  test('is the one in the cookie rather than one accepted by the browser [R2.27]', () => {
    const headers = { cookie: 'a=b; i18n_redirected=it', 'accept-language': 'de' }
    expect(getLocale(headers)).toBe('it')
  })

  test('is never an unsupported locale from the cookie [R2.27]', () => {
    const headers = { cookie: 'i18n_redirected=ru', 'accept-language': 'de' }
    expect(getLocale(headers)).toBe('de')
  })

  test.each([
    ['nl-BE,nl;q=0.9,en;q=0.8', 'nl'],
    ['ru,es;q=0.4,fr;q=0.6', 'fr'],
    ['ru, zh', 'en'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['de;q=0', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';;;q=,', 'en'],
  ])('with the Accept-Language header “%s” is %s [R2.27]', (accepted, locale) => {
    expect(getLocale({ 'accept-language': accepted })).toBe(locale)
  })

  test('is English if there are no headers [R2.27]', () => {
    expect(getLocale({})).toBe('en')
  })

  test.each<[Languages, Record<string, string>, string]>([
    [['fr', 'en'], { cookie: 'i18n_redirected=de', 'accept-language': 'de, fr' }, 'fr'],
    [['fr', 'en'], { cookie: 'i18n_redirected=de', 'accept-language': 'de' }, 'en'],
    [['nl', 'de'], { 'accept-language': 'en, de;q=0.1' }, 'de'],
    [['nl', 'de'], { cookie: 'i18n_redirected=en', 'accept-language': 'en' }, 'nl'],
    [['de'], { cookie: 'i18n_redirected=en', 'accept-language': 'en' }, 'de'],
  ])('in a shop in %j with %j is %s [P6.05]', (languages, headers, locale) => {
    expect(getLocale(headers, languages)).toBe(locale)
  })
})
