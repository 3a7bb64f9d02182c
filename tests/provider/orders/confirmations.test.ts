import { expect, test } from 'vitest'
import { getTexts } from '#provider/texts/texts.ts'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#provider/platform/texts/locales.ts'
import { formatCountry } from '#provider/platform/texts/intl-formats.ts'
import type { LegalDocument } from '#shop/legal-document.ts'
import type { Email } from '#provider/options.ts'
import config from '../../../shop.config.ts'
import { demoTexts } from '../../support/shops/demo-shop.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'

const { seller } = config

/** Opens a shop that receives all requests in the given language. */
async function openShopIn(locale: Locale, shopConfig = config): Promise<Shop> {
  const shop = await openShop({ legalTexts: demoTexts, shop: shopConfig })
  const { fetch } = shop.provider
  shop.provider.fetch = async (request) => {
    const localized = new Request(request)
    localized.headers.set('x-locale', locale)
    return await fetch(localized)
  }
  return shop
}

function findMail({ mails }: Shop, kind: string): Email {
  const mail = mails.find((one) => one.kind === kind)
  if (mail === undefined) throw new Error(`There is no ${kind}.`)
  return mail
}

/** Expects the seller, the complaints address and the full texts. */
function listCommonFacts(locale: Locale): Record<string, string | RegExp> {
  const texts = getTexts({}, locale)
  return {
    'the seller name': seller.legalName,
    'the street': seller.address.street,
    'the city': `${seller.address.postalCode} ${seller.address.city}`,
    'the country': formatCountry(seller.address.country, locale),
    'the representative': seller.representatives[0] ?? '',
    'the phone number': seller.phone,
    'the email address': seller.email,
    'the register': new RegExp(`${seller.register?.name}.?: ${seller.register?.number}`),
    'the VAT number': seller.vatId ?? '',
    complaints: texts.mail_confirmation_complaints_title(),
    'the advice to keep it': texts.mail_confirmation_keep(),
    'the heading of the full texts': texts.mail_confirmation_annex(),
  }
}

function expectFacts({ text, html = '' }: Email, facts: Record<string, string | RegExp>): void {
  for (const [name, fact] of Object.entries(facts)) {
    if (typeof fact === 'string') expect(text, name).toContain(fact)
    else expect(text, name).toMatch(fact)
  }
  expect(html.replaceAll(/<[^>]*>/g, ' ')).toContain(seller.phone)
  // Some mail clients, such as Gmail, clip larger messages.
  expect(html.length).toBeLessThan(100_000)
}

/** Expects the version and the full text of a legal document, apart from its links. */
function expectFullText({ text }: Email, document: LegalDocument, locale: Locale): void {
  const legal = demoTexts.get(document, locale)
  if (legal === null) throw new Error(`There is no ${locale}/${document}.md.`)
  expect(text).toMatch(new RegExp(`${legal.title}.*${legal.version}`))
  const words = toWords(text)
  const parts = legal.markdown.split(/\n\n+|\n(?=- )/).filter((part) => !part.includes(']('))
  expect(parts.length).toBeGreaterThan(legal.sections.length)
  for (const part of parts) expect(words).toContain(toWords(part.replaceAll('\\', '')))
}

/** Returns the words of a text without heading and list markers. */
function toWords(text: string): string {
  return text
    .replaceAll(/(?<=^|\n)[#>\-=_]+(?= |\n|$)/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test.each(locales)(
  '%s: the confirmation of an order has all legally required information [P5.06]',
  async (locale) => {
    const shop = await openShopIn(locale)
    const [pack] = shop.products.packs
    const [, , , oneShot] = shop.products.oneShots
    const customer = await shop.signUp(50_000)
    for (const product of [pack, oneShot]) await customer.addToCart(product)
    await customer.prepareCheckout()
    const { body } = await customer.post('/api/v1/customer/checkout/save-order', { consent: true })
    expect(body.data.order.id).toBe(1)
    const mail = findMail(shop, 'order-receipt')
    const texts = getTexts({}, locale)
    const row = await shop.db.selectFrom('invoices').selectAll().executeTakeFirstOrThrow()
    const toNumber = (cents: number) => new RegExp((cents / 100).toFixed(2).replace('.', '[.,]'))
    expectFacts(mail, {
      ...listCommonFacts(locale),
      'the pack with its files': new RegExp(`${pack.name}.*WAV.*ZIP`),
      'the one-shot with its format': new RegExp(`${oneShot.name}.*WAV`),
      'its price': toNumber(pack.price),
      'the invoice number': row.number,
      'the total': toNumber(row.gross),
      'the VAT rate': /\b19\s?%|\b21\s?%/,
      'the VAT': toNumber(row.vat),
      'the net amount': toNumber(row.net),
      'the customer': 'Ann Bee',
      'the means of payment': 'Tune',
      consent: texts.mail_confirmation_consent_title(),
      'the time of consent': /2026.*GMT\+3|2026.*UTC\+3/,
      'the license': texts.mail_confirmation_licence_title(),
      'the guarantee of conformity': texts.mail_confirmation_conformity(),
    })
    expect(row.vat).toBeGreaterThan(0)
    for (const document of ['terms', 'withdrawal', 'licence'] as const) {
      expectFullText(mail, document, locale)
    }
    expect(mail.text).toContain(`(http://shop.test/${locale}/withdrawal)`)
  },
)

test.each(locales)(
  '%s: the confirmation of a top-up has all legally required information [P5.06]',
  async (locale) => {
    const shop = await openShopIn(locale)
    const customer = await shop.signUp()
    await customer.topUp(2050)
    const mail = findMail(shop, 'payment-receipt')
    const texts = getTexts({}, locale)
    expectFacts(mail, {
      ...listCommonFacts(locale),
      'the purchase': texts.mail_confirmation_top_up_title(),
      'the note that no VAT is due yet': texts.mail_confirmation_top_up_vat(),
      'the Tunes': /20[.,]50 Tunes?/,
      'the withdrawal URL': `http://shop.test/${locale}/withdrawal`,
      'the last day to withdraw': /16/,
    })
    for (const document of ['terms', 'withdrawal'] as const) {
      expectFullText(mail, document, locale)
    }
    // Stating VAT makes it payable, and none is due on a multi-purpose voucher.
    expect(mail.text.split(texts.mail_confirmation_annex())[0]).not.toMatch(/\d\s?%/)
  },
)

test.each(locales)(
  '%s: the confirmation of a withdrawal names its recipient [P5.06]',
  async (locale) => {
    const shop = await openShopIn(locale)
    const { email } = await shop.signUp()
    const request = { request_id: 'request-number-1', name: 'Ann Bee', email }
    const { status } = await shop.post('/api/v1/withdrawals', {
      ...request,
      contract: 'Order 12',
    })
    expect(status).toBe(200)
    const { text } = findMail(shop, 'withdrawal-receipt')
    for (const fact of [
      seller.legalName,
      seller.address.street,
      seller.email,
      'Order 12',
      'Ann Bee',
    ]) {
      expect(text).toContain(fact)
    }
  },
)

const small = {
  ...config,
  seller: { ...seller, vatId: null, register: null, representatives: [] },
  tax: { ...config.tax, mode: 'none' as const },
}

test.each(locales)(
  '%s: a small business without VAT does not mention it in the confirmation of a top-up [P5.06]',
  async (locale) => {
    const shop = await openShopIn(locale, small)
    const customer = await shop.signUp()
    await customer.topUp(2050)
    const { text } = findMail(shop, 'payment-receipt')
    const [words] = text.split(getTexts({}, locale).mail_confirmation_annex())
    expect(words).toMatch(/20[.,]50 Tunes?/)
    expect(words).not.toMatch(/\b(VAT|MwSt|TVA|IVA|btw)\b/)
  },
)

test('a small business charges no VAT, and its confirmation says why [P5.06]', async () => {
  const shop = await openShopIn('en', small)
  const [oneShot] = shop.products.oneShots
  const customer = await shop.signUp(5000)
  await customer.addToCart(oneShot)
  await customer.prepareCheckout()
  await customer.post('/api/v1/customer/checkout/save-order', {})
  const { text } = findMail(shop, 'order-receipt')
  expect(text).toContain('Exempt from VAT as a small enterprise')
  const [words = ''] = text.split(getTexts({}, 'en').mail_confirmation_annex())
  expect(words).not.toMatch(/incl\. VAT|VAT number|Represented by|expressly agreed/)
})
