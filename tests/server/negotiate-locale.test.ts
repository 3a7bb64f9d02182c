import { describe, expect, test } from 'vitest'
import { negotiateLocale } from '#app/server/negotiate-locale.ts'

function localeFor(headers: Record<string, string>) {
  return negotiateLocale(new Headers(headers))
}

describe('the language of a visitor', () => {
  test('R2.27 the remembered one comes before what the browser asks for', () => {
    const headers = { cookie: 'a=b; i18n_redirected=it', 'accept-language': 'de' }
    expect(localeFor(headers)).toBe('it')
  })

  test('R2.27 a remembered language that is none is passed over', () => {
    const headers = { cookie: 'i18n_redirected=ru', 'accept-language': 'de' }
    expect(localeFor(headers)).toBe('de')
  })

  test.each([
    ['nl-BE,nl;q=0.9,en;q=0.8', 'nl'],
    ['ru,es;q=0.4,fr;q=0.6', 'fr'],
    ['ru, zh', 'en'],
    ['de;q=0, fr;q=0.1', 'fr'],
    ['*', 'en'],
    ['', 'en'],
    [';;;q=,', 'en'],
  ])('R2.27 of “%s” the browser gets %s', (wish, locale) => {
    expect(localeFor({ 'accept-language': wish })).toBe(locale)
  })

  test('R2.27 without any wish it is English', () => {
    expect(localeFor({})).toBe('en')
  })
})
