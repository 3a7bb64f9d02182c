import { expect, test } from 'vitest'
import { createPaymentPage } from '#provider/payments/demo/page.ts'
import type { Languages } from '#shop/languages.ts'
import { defineShop } from '#shop/shop-config.ts'
import demoShop from '../../../shop.config.ts'
import { demoTexts } from '../../support/shops/demo-shop.ts'
import { createPageUrl, now, secret } from '../../support/payment-page.ts'
import { runShopCommand } from '../../support/programs/shop-command.ts'
import { createPaidWebhook } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

const toConfig = (languages: Languages) => defineShop({ ...demoShop, languages: [...languages] })

/** Sends all requests to a shop with a locale, as a page in that language does. */
function useLocale(shop: Shop, locale: string): void {
  const { fetch } = shop.provider
  shop.provider.fetch = async (request) => {
    const localized = new Request(request)
    if (!localized.headers.has('x-locale')) localized.headers.set('x-locale', locale)
    return await fetch(localized)
  }
}

/** Opens a shop in all languages with a French customer who has an order and an open payment. */
async function openFrenchShop() {
  const shop = await openShop({ legalTexts: demoTexts })
  useLocale(shop, 'fr')
  const customer = await shop.signUp(10_000)
  await customer.buy(shop.products.oneShots[0])
  const session = await customer.openPaymentSession(2000)
  const reopen = async (languages: Languages) => {
    await shop.provider.close()
    const changes = { shop: toConfig(languages), legalTexts: demoTexts }
    const reopened = await openShop({ folder: shop.folder, ...changes })
    return reopened
  }
  return { shop, customer, session, reopen }
}

test('a customer who used a removed language gets emails and credit notes in the first one [P6.05]', async () => {
  const { shop, customer, session, reopen } = await openFrenchShop()
  expect(shop.mails.map(({ locale }) => locale)).toEqual(['fr', 'fr'])
  const german = await reopen(['de', 'nl'])
  useLocale(german, 'fr')
  await german.sendWebhook(createPaidWebhook(session, 2000))
  await german.post('/api/v1/customer/forgot-password', { email: customer.email })
  const withdrawal = { request_id: 'request-number-1', name: 'Ann Bee', email: customer.email }
  await german.post('/api/v1/withdrawals', { ...withdrawal, contract: 'Bestellung 1' })
  const args = 'refund order 1 --reason goodwill'
  const { stderr } = await runShopCommand(
    shop.folder,
    args,
    null,
    undefined,
    toConfig(['de', 'nl']),
  )
  expect(stderr).toBe('')
  const mails = await german.db
    .selectFrom('outbox')
    .select(['kind', 'locale', 'text'])
    .where('kind', 'not in', ['email-verification', 'order-receipt', 'withdrawal-request'])
    .orderBy('id')
    .execute()
  expect(mails.slice(1).map(({ kind, locale }) => `${kind} ${locale}`)).toEqual([
    'payment-receipt de',
    'reset de',
    'withdrawal-receipt de',
    'order-refund de',
  ])
  expect(mails[1]?.text).toContain('http://shop.test/de/withdrawal')
  expect(mails[2]?.text).toContain('http://shop.test/de/auth/reset?')
  const invoices = await german.db
    .selectFrom('invoices')
    .select(['kind', 'locale', 'html'])
    .orderBy('id')
    .execute()
  expect(invoices).toMatchObject([
    { kind: 'invoice', locale: 'fr', html: expect.stringContaining('<html lang="fr">') },
    { kind: 'credit-note', locale: 'de', html: expect.stringContaining('Rechnungskorrektur') },
  ])
})

test('an order is placed in a language of the shop, with the legal texts in that language [P6.05]', async () => {
  const { shop, customer, reopen } = await openFrenchShop()
  const italian = await reopen(['it'])
  await customer.at(italian).buy(shop.products.oneShots[1])
  const { locale } = await italian.db
    .selectFrom('orders')
    .select('locale')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const receipt = italian.mails.find(({ kind }) => kind === 'order-receipt')
  expect([locale, receipt?.locale]).toEqual(['it', 'it'])
  const terms = demoTexts.get('terms', 'it')
  expect(receipt?.text).toContain(terms?.version)
})

test.each<[Languages, string | undefined, string]>([
  [['fr', 'en'], 'fr', 'fr'],
  [['fr', 'en'], 'de', 'fr'],
  [['fr', 'en'], 'pl', 'en'],
  [['fr', 'en'], undefined, 'en'],
  [['nl', 'it'], 'it', 'it'],
  [['nl', 'it'], 'en', 'nl'],
  [['nl', 'it'], undefined, 'nl'],
])(
  'the payment page of a shop in %j opened in %s is in %s [P6.05]',
  async (languages, locale, shown) => {
    const page = createPaymentPage({
      brand: demoShop.brand,
      languages,
      secret,
      providerUrl: 'http://provider.test',
      baseUrl: 'http://shop.test/pay',
      fetch: async () => new Response(),
      stateDir: null,
      clock: () => now,
    })
    const url = createPageUrl(locale === undefined ? {} : { locale })
    const broken = `${url}x`
    const accepted = { headers: { 'accept-language': 'de, pl;q=0.5' } }
    const request = locale === undefined ? new Request(broken, accepted) : new Request(url)
    const html = await (await page.fetch(request)).text()
    expect(/<html lang="(\w+)/.exec(html)?.[1]).toBe(shown)
  },
)
