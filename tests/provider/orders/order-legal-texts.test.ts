import { expect, test } from 'vitest'
import { readLegalTexts } from '#shop/read-legal-texts.ts'
import { resolve } from 'node:path'
import { demoTexts } from '../../support/shops/demo-shop.ts'
import { otherIdentity } from '../../support/shops/other-identity.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

const consentText = 'I agree to immediate delivery and know that I lose my right of withdrawal.'

async function openShopWithTexts(): Promise<Shop> {
  const shop = await openShop({ legalTexts: demoTexts })
  return shop
}

/** Orders the product as a new customer with this balance in cents. */
async function order(shop: Shop, body: object, balance = 10_000) {
  const customer = await shop.signUp(balance)
  const [product = { id: 0, linkId: 0 }] = shop.products.oneShots
  await customer.addToCart(product)
  await customer.prepareCheckout()
  return await customer.saveOrder(body)
}

const readOrders = (shop: Shop) => shop.db.selectFrom('orders').selectAll().orderBy('id').execute()
const readTexts = (shop: Shop) =>
  shop.db.selectFrom('legal_texts').selectAll().orderBy('document').execute()

test('an order stores the versions of the displayed texts, and the shop stores their contents [P5.02]', async () => {
  const shop = await openShopWithTexts()
  await order(shop, { consent: true, consent_text: consentText })
  await order(shop, { consent: true, consent_text: consentText })
  const texts = await readTexts(shop)
  expect(texts.map(({ document, locale }) => [document, locale])).toEqual([
    ['consent', 'en'],
    ['licence', 'en'],
    ['terms', 'en'],
    ['withdrawal', 'en'],
  ])
  const [consent, licence, terms, withdrawal] = texts
  expect(consent?.text).toBe(consentText)
  expect(terms?.text).toBe(demoTexts.get('terms', 'en')?.markdown)
  expect(licence?.text).toBe(demoTexts.get('licence', 'en')?.markdown)
  for (const row of await readOrders(shop)) {
    expect(row).toMatchObject({
      terms_version: terms?.version,
      withdrawal_version: withdrawal?.version,
      licence_version: licence?.version,
      consent_version: consent?.version,
    })
  }
})

test('an order without consent stores no consent text [P5.02]', async () => {
  const shop = await openShopWithTexts()
  await order(shop, { consent: false, consent_text: consentText })
  expect((await readOrders(shop))[0]).toMatchObject({ consent_at: null, consent_version: null })
})

test('a refused order stores no texts [P5.02]', async () => {
  const shop = await openShopWithTexts()
  const { status } = await order(shop, { consent: true, consent_text: consentText }, 0)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(await readTexts(shop)).toEqual([])
})

test('a change of seller is a new version of a text [P5.02]', () => {
  const texts = readLegalTexts(resolve(import.meta.dirname, '../../../shop/legal'), otherIdentity)
  for (const document of ['terms', 'withdrawal'] as const) {
    expect(texts.get(document, 'de')?.version).not.toBe(demoTexts.get(document, 'de')?.version)
  }
})
