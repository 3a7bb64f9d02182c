import { readFileSync, readdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { formatReceiptTime } from '#app/features/withdrawal/format-receipt-time.ts'
import { formatDate, formatMoney } from '#app/i18n/format.ts'
import { getSiteMessage } from '#app/i18n/site-messages.ts'
import type { SiteMessageKey } from '#app/i18n/site-messages.ts'
import { locales } from '#app/locales/locales.ts'
import type { Locale, SiteLocale } from '#app/locales/locales.ts'
import { m } from '#app/paraglide/messages.js'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { createAppContext } from '../support/shops/app-context.ts'

const siteTextKeys: readonly SiteMessageKey[] = [
  'site_home',
  'site_copy',
  'site_request_sent',
  'site_settings_group',
]

/** Returns the result of `read`, called while a page is rendered in the given locales. */
async function readWhileRendering<TResult>(
  siteLocale: SiteLocale | undefined,
  locale: Locale,
  read: () => TResult,
): Promise<TResult> {
  const app = createAppContext({ settings: readSettings({ SITE_LOCALE: siteLocale }) })
  const results: TResult[] = []
  const request = new Request(`http://localhost:3000/${locale}/contacts`)
  await handleRequest(request, app, '192.0.2.1', () => {
    results.push(read())
    return new Response()
  })
  const [first] = results
  if (first === undefined) throw new Error('The page was not rendered.')
  return first
}

const messagesFolder = resolve(import.meta.dirname, '../../messages')

/** Reads the site texts of a locale from their message file. */
function readSiteMessages(locale: SiteLocale): Record<string, unknown> {
  const file = readFileSync(resolve(messagesFolder, locale, 'site.json'), 'utf8')
  const { $schema: _, ...texts } = JSON.parse(file)
  return texts
}

const getSiteTexts = () => Object.fromEntries(siteTextKeys.map((key) => [key, getSiteMessage(key)]))
const lateEvening = '2026-11-21T21:30:00Z'

describe('the site locale', () => {
  test.each(locales)(
    'without SITE_LOCALE, the site texts are in the visitor’s locale: %s [RH.1 R8.04]',
    async (locale) => {
      const texts = await readWhileRendering(undefined, locale, getSiteTexts)
      expect(texts).toEqual(readSiteMessages(locale))
      expect(Object.values(texts).join(' ')).not.toMatch(/\p{Script=Cyrillic}/u)
    },
  )

  test.each(locales)(
    'SITE_LOCALE=ru renders the four site texts in Russian for %s [RH.2 R1.04 R8.04]',
    async (locale) => {
      const texts = await readWhileRendering('ru', locale, getSiteTexts)
      expect(texts).toEqual(readSiteMessages('ru'))
      for (const text of Object.values(texts)) expect(text).toMatch(/^[\p{Script=Cyrillic} ]+$/u)
    },
  )

  test('SITE_LOCALE applies to every visitor [RH.2]', async () => {
    expect(await readWhileRendering('de', 'fr', getSiteTexts)).toEqual(readSiteMessages('de'))
  })

  test('SITE_LOCALE=ru changes no other messages and no amounts [RH.2]', async () => {
    const others = () => [m.shop_prices_note(), formatMoney({ minor: 123_450, currency: 'EUR' })]
    for (const locale of locales) {
      expect(await readWhileRendering('ru', locale, others)).toEqual(
        await readWhileRendering(undefined, locale, others),
      )
    }
  })

  test('only the site texts are translated into Russian [R1.04]', () => {
    expect(readdirSync(resolve(messagesFolder, 'ru'))).toEqual(['site.json'])
    expect(Object.keys(readSiteMessages('ru')).sort()).toEqual([...siteTextKeys].sort())
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

  test.each(locales)('a date is in long form and in UTC+3: %s [R9.09 RH.1]', async (locale) => {
    expect(await readWhileRendering(undefined, locale, () => formatDate(lateEvening))).toBe(
      longDates[locale],
    )
  })

  test('the date changes at 21:00 UTC in summer and winter [R9.09]', async () => {
    const days = await readWhileRendering(undefined, 'en', () =>
      ['2026-07-01T20:59:59Z', '2026-07-01T21:00:00Z', '2026-12-31T20:59:59Z'].map((date) =>
        formatDate(date),
      ),
    )
    expect(days).toEqual(['July 1, 2026', 'July 2, 2026', 'December 31, 2026'])
  })

  test('SITE_LOCALE=ru formats dates in Russian for every visitor [R9.09 RH.2]', async () => {
    for (const locale of locales) {
      expect(await readWhileRendering('ru', locale, () => formatDate(lateEvening))).toBe(
        '22 ноября 2026 г.',
      )
      const time = await readWhileRendering('ru', locale, () => formatReceiptTime(lateEvening))
      expect(time).toBe('22 ноября 2026 г. в 00:30 GMT+3')
    }
  })

  test('the time on a receipt is in the visitor’s locale and in UTC+3 [R9.09 RH.1]', async () => {
    const formatIn = (locale: Locale) =>
      readWhileRendering(undefined, locale, () => formatReceiptTime(lateEvening))
    expect(await formatIn('en')).toMatch(/^November 22, 2026 at 12:30.AM GMT\+3$/u)
    expect(await formatIn('de')).toBe('22. November 2026 um 00:30 GMT+3')
  })
})
