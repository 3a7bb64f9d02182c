import { locales } from '../../app/locales/locales.ts'
import { describeUserAgent } from '../../app/server/http/describe-user-agent.ts'
import { createTextChecker } from '../support/check-text.ts'
import { collectTexts } from '../support/collect-texts.ts'
import { createCrawler } from '../support/crawler.ts'
import { codes, crawlAsCustomer, readCustomerPages } from '../support/customer-crawl.ts'
import { crawlAsGuest, guestInput, readGuestPages } from '../support/guest-crawl.ts'
import { matchesRoute, pageRoutes } from '../support/page-routes.ts'
import { getOrigin } from '../support/ports.ts'
import { createContentMatcher } from '../support/shop-content.ts'
import { startShop } from '../support/start-shop.ts'
import { expect, test } from '../support/test.ts'
import shop from '../../shop.config.ts'
import { getMessage } from '../support/texts.ts'
import { normalizeText } from '../../tests/i18n/all-texts.ts'

/**
 * The only language in which every state is visited in a browser. The type check and the build
 * tests prove that the other languages have the same messages in the same places.
 */
const walkedLocale = 'de'

test.describe('crawling the shop', () => {
  // The crawler requests the error pages on purpose.
  test.use({ allowedErrors: /Failed to load resource/ })

  for (const locale of locales) {
    const isWalked = locale === walkedLocale
    test(`every ${isWalked ? 'screen' : 'page'} is entirely in ${locale} [R1.03]`, async ({
      page,
    }) => {
      test.slow()
      const crawler = createCrawler(page, locale, { shouldCompareHydrated: isWalked })
      await (isWalked ? crawlAsGuest(crawler) : readGuestPages(crawler))
      const email = await (isWalked ? crawlAsCustomer(crawler) : readCustomerPages(crawler))
      const device = describeUserAgent(await page.evaluate(() => navigator.userAgent)) ?? ''
      const names = ['Ann', 'Bee', 'Ann Bee', device]
      const userInput = [email, ...names, ...codes, ...Object.values(guestInput)]
      const check = createTextChecker(locale, createContentMatcher(userInput))
      const problems = [...crawler.texts].flatMap(([piece, screens]) => {
        const problem = check(piece)
        return problem ? [`“${piece}” ${problem} – ${[...screens].join(', ')}`] : []
      })
      expect(problems).toEqual([])
      const unread = pageRoutes.filter(
        (route) =>
          // Only a shop without products has an opening page; `opening.spec.ts` reads it.
          route !== '/opening' && ![...crawler.paths].some((path) => matchesRoute(path, route)),
      )
      if (isWalked) expect(unread, 'pages that the crawler does not visit').toEqual([])
      expect(crawler.texts.size).toBeGreaterThan(isWalked ? 900 : 700)
    })
  }
})

test.describe('the text checker', () => {
  const isContent = createContentMatcher(['Ann Bee'])

  test('the text checker accepts messages filled with numbers, names or other messages', async () => {
    const check = createTextChecker('fr', isContent)
    for (const piece of [
      shop.brand.tagline?.fr ?? '',
      `${getMessage('cart_title', 'fr')} – Overtone`,
      getMessage('cart_add_label', 'fr', { name: 'Kettle Hours' }),
      getMessage('catalog_filter_remove', 'fr', {
        name: getMessage('catalog_instrument_bell', 'fr'),
      }),
      'Slow Pour, 0,4 seconde, F♯m, 0,99 €',
      '22 novembre 2026',
    ]) {
      expect(check(piece), piece).toBeNull()
    }
  })

  test('the text checker rejects a message in another language, even inside a sentence', async () => {
    const check = createTextChecker('fr', isContent)
    expect(check(getMessage('cart_title', 'de'))).toContain('title in de')
    expect(check(`Voilà: ${getMessage('cart_codes_note', 'en')}`)).toContain(
      'cart_codes_note in en',
    )
    expect(check(getMessage('cart_add_label', 'es', { name: 'Kettle Hours' }))).toContain('in es')
  })

  test('the text checker rejects message keys, unfilled placeholders and text that is not a message', async () => {
    const check = createTextChecker('fr', isContent)
    expect(check('cart_title')).toBe('contains a message key')
    expect(check(getMessage('cart_add_label', 'fr'))).toBe('contains an unfilled placeholder')
    expect(check('Nouveau')).toBe('is not a message')
    expect(check(getMessage('cart_add_label', 'fr', { name: 'Nouveau' }))).toBe('is not a message')
    expect(check('22 ноября 2026')).toBe('is not a message')
  })
})

test('an unreachable provider is reported in every language [R1.03 R2.17]', async ({ page }) => {
  // Nothing listens on port 9, the discard port.
  const shop = await startShop('unreachable', { PROVIDER_URL: 'http://localhost:9' })
  try {
    for (const locale of locales) {
      const check = createTextChecker(locale, createContentMatcher([]))
      const response = await page.request.get(`${getOrigin('unreachable')}/${locale}/catalog`)
      const { texts } = await collectTexts(page, await response.text())
      expect(texts).toContain(normalizeText(getMessage('errors_unreachable_text', locale)))
      expect(texts.flatMap((piece) => check(piece) ?? [])).toEqual([])
    }
  } finally {
    await shop.stop()
  }
})
