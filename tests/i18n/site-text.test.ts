import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatReceiptTime } from '#app/features/withdrawal/withdrawal-received.tsx'
import { formatDate, formatMoney } from '#app/i18n/format.ts'
import { siteText } from '#app/i18n/site-text.ts'
import type { SiteTextKey } from '#app/i18n/site-text.ts'
import type { SiteLocale } from '#app/locales/locales.ts'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { m } from '#app/paraglide/messages.js'
import { handleRequest } from '#app/server/handle-request.server.ts'
import { readSettings } from '#app/server/settings.ts'

const keys: readonly SiteTextKey[] = [
  'site_home',
  'site_copy',
  'site_request_sent',
  'site_settings_group',
]

/** What a page of a shop with this SITE_LOCALE finds, asked for in the visitor's language. */
async function inShop<TFound>(
  house: SiteLocale | undefined,
  locale: Locale,
  find: () => TFound,
): Promise<TFound> {
  const host = {
    settings: readSettings({ SITE_LOCALE: house }),
    log: () => {},
    secret: 'a secret of the tests, nothing more',
    providerUrl: 'http://provider.invalid',
    providerFetch: () => Promise.reject(new Error('nobody is asked')),
  }
  const found: TFound[] = []
  const request = new Request(`http://localhost:3000/${locale}/contacts`)
  await handleRequest(request, host, '192.0.2.1', () => {
    found.push(find())
    return new Response()
  })
  const [first] = found
  if (first === undefined) throw new Error('The page was not rendered.')
  return first
}

const messages = resolve(import.meta.dirname, '../../messages')

/** The house texts as their file has them. */
function written(language: SiteLocale): Record<string, unknown> {
  const file = readFileSync(resolve(messages, language, 'site.json'), 'utf8')
  const { $schema: _, ...texts } = JSON.parse(file)
  return texts
}

const houseTexts = () => Object.fromEntries(keys.map((key) => [key, siteText(key)]))
const lateEvening = '2026-11-21T21:30:00Z'

describe('the house language', () => {
  test.each(locales)(
    'RH.1 R8.04 unset, the house texts are in the visitor’s language: %s',
    async (locale) => {
      const found = await inShop(undefined, locale, houseTexts)
      expect(found).toEqual(written(locale))
      expect(Object.values(found).join(' ')).not.toMatch(/\p{Script=Cyrillic}/u)
    },
  )

  test.each(locales)(
    'RH.2 R1.04 R8.04 ru gives the four texts in Russian to %s',
    async (locale) => {
      const texts = await inShop('ru', locale, houseTexts)
      expect(texts).toEqual(written('ru'))
      for (const text of Object.values(texts)) expect(text).toMatch(/^[\p{Script=Cyrillic} ]+$/u)
    },
  )

  test('RH.2 a house that speaks one of the shop’s languages gives its texts in that one', async () => {
    expect(await inShop('de', 'fr', houseTexts)).toEqual(written('de'))
  })

  test('RH.2 ru changes no other text and no sum of money', async () => {
    const others = () => [m.shop_tagline(), formatMoney({ minor: 123_450, currency: 'EUR' })]
    for (const locale of locales) {
      expect(await inShop('ru', locale, others)).toEqual(await inShop(undefined, locale, others))
    }
  })

  test('R1.04 the Russian file holds the house texts alone', () => {
    expect(readdirSync(resolve(messages, 'ru'))).toEqual(['site.json'])
    expect(Object.keys(written('ru')).sort()).toEqual([...keys].sort())
  })
})

describe('dates', () => {
  const longDates: Record<Locale, string> = {
    en: 'November 22, 2026',
    de: '22. November 2026',
    nl: '22 november 2026',
    it: '22 novembre 2026',
    fr: '22 novembre 2026',
    es: '22 de noviembre de 2026',
  }

  test.each(locales)(
    'R9.09 RH.1 a day is written long, three hours ahead of UTC, in %s',
    async (locale) => {
      expect(await inShop(undefined, locale, () => formatDate(lateEvening))).toBe(longDates[locale])
    },
  )

  test('R9.09 the day changes at 21:00 UTC, in summer as in winter', async () => {
    const days = await inShop(undefined, 'en', () =>
      ['2026-07-01T20:59:59Z', '2026-07-01T21:00:00Z', '2026-12-31T20:59:59Z'].map(formatDate),
    )
    expect(days).toEqual(['July 1, 2026', 'July 2, 2026', 'December 31, 2026'])
  })

  test('R9.09 RH.2 ru writes dates in Russian for every visitor', async () => {
    for (const locale of locales) {
      expect(await inShop('ru', locale, () => formatDate(lateEvening))).toBe('22 ноября 2026 г.')
      const moment = await inShop('ru', locale, () => formatReceiptTime(lateEvening))
      expect(moment).toBe('22 ноября 2026 г. в 00:30:00 GMT+3')
    }
  })

  test('R9.09 RH.1 a moment of a receipt is the visitor’s own, in the same fixed offset', async () => {
    const momentIn = (locale: Locale) =>
      inShop(undefined, locale, () => formatReceiptTime(lateEvening))
    expect(await momentIn('en')).toMatch(/^November 22, 2026 at 12:30:00.AM GMT\+3$/u)
    expect(await momentIn('de')).toBe('22. November 2026 um 00:30:00 GMT+3')
  })
})
