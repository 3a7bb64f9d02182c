import { locales } from '../app/locales/locales.ts'
import { oneLine } from '../tests/i18n/all-texts.ts'
import { collectTexts } from './support/collect-texts.ts'
import { codes, walkAsCustomer } from './support/customer-walk.ts'
import { judgeIn } from './support/judge-text.ts'
import { isOfRoute, pageRoutes } from './support/page-routes.ts'
import { originOf } from './support/ports.ts'
import { contentReader } from './support/shop-content.ts'
import { startShop } from './support/start-shop.ts'
import { expect, test } from './support/test.ts'
import { text } from './support/texts.ts'
import { typed, walkAsVisitor } from './support/visitor-walk.ts'
import { walker } from './support/walk.ts'

for (const locale of locales) {
  test(`R1.03 every screen speaks ${locale} and nothing else`, async ({ page }) => {
    // Some sixty pages, one after another.
    test.slow()
    const walk = walker(page, locale)
    await walkAsVisitor(walk)
    const email = await walkAsCustomer(walk)
    const given = [email, 'Ann', 'Bee', 'Ann Bee', ...codes, ...Object.values(typed)]
    const judge = await judgeIn(locale, contentReader(given))
    const complaints = [...walk.reading].flatMap(([piece, screens]) => {
      const complaint = judge(piece)
      return complaint ? [`“${piece}” ${complaint} – ${[...screens].join(', ')}`] : []
    })
    expect(complaints).toEqual([])
    const left = pageRoutes.filter(
      (route) => ![...walk.seen].some((path) => isOfRoute(path, route)),
    )
    expect(left, 'pages that nobody read').toEqual([])
    expect(walk.reading.size).toBeGreaterThan(300)
  })
}

test.describe('what the walk complains of', () => {
  const isContent = contentReader(['Ann Bee'])

  test('a message of the language, filled with numbers, names and other messages, is well said', async () => {
    const judge = await judgeIn('fr', isContent)
    for (const piece of [
      text('shop_tagline', 'fr'),
      `${text('cart_title', 'fr')} – Overtone`,
      text('cart_add_label', 'fr', { name: 'Kettle Hours' }),
      text('catalog_filter_remove', 'fr', { name: text('catalog_instrument_bell', 'fr') }),
      'Slow Pour, 0,4 seconde, F♯m, 0,99 €',
      '22 novembre 2026',
    ]) {
      expect(judge(piece), piece).toBeNull()
    }
  })

  test('a text of another language is not, nor a sentence that has one inside', async () => {
    const judge = await judgeIn('fr', isContent)
    expect(judge(text('cart_title', 'de'))).toContain('title in de')
    expect(judge(`Voilà: ${text('cart_codes_note', 'en')}`)).toContain('cart_codes_note in en')
    expect(judge(text('cart_add_label', 'es', { name: 'Kettle Hours' }))).toContain('in es')
  })

  test('a key, an empty placeholder and a text that no file has are not either', async () => {
    const judge = await judgeIn('fr', isContent)
    expect(judge('cart_title')).toBe('shows a key')
    expect(judge(text('cart_add_label', 'fr'))).toBe('has an empty placeholder')
    expect(judge('Nouveau')).toBe('comes from no message')
    expect(judge(text('cart_add_label', 'fr', { name: 'Nouveau' }))).toBe('comes from no message')
    expect(judge('22 ноября 2026')).toBe('comes from no message')
  })
})

test('R1.03 R2.17 a shop whose provider is silent says so in every language', async ({ page }) => {
  // Nobody answers on the port that discards.
  const shop = await startShop('silent', { PROVIDER_URL: 'http://localhost:9' })
  try {
    for (const locale of locales) {
      await page.goto(`${originOf('silent')}/${locale}/catalog`)
      const judge = await judgeIn(locale, contentReader([]))
      const texts = await collectTexts(page)
      expect(texts).toContain(oneLine(text('errors_unreachable_text', locale)))
      expect(texts.flatMap((piece) => judge(piece) ?? [])).toEqual([])
    }
  } finally {
    await shop.stop()
  }
})
