import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { getTexts } from '#provider/texts/texts.ts'
import { locales } from '#app/locales/locales.ts'
import { verifySignature } from '#provider/payments/demo/payment-notice.ts'
import { signClaims } from '#provider/payments/demo/session-token.ts'
import {
  secret,
  now,
  claims,
  validCard,
  respondWithPaymentStatus,
  createTestPaymentPage,
  createPageUrl,
  createPostRequest,
} from '../../support/payment-page.ts'

const en = getTexts({}, 'en')

describe('rendering the payment page', () => {
  test('the page shows a demo notice, followed by the merchant and the amount', async () => {
    const response = await createTestPaymentPage().page.fetch(new Request(createPageUrl()))
    const text = await response.text()
    expect(response.status).toBe(200)
    expect(text).toContain('€20.50')
    expect(text).toContain('Payment to Overtone')
    expect(text).toContain(en.payment_page_demo())
    expect(text.indexOf(en.payment_page_demo())).toBeLessThan(text.indexOf('Payment to Overtone'))
  })

  test('the page is available in every language', async () => {
    for (const locale of locales) {
      const texts = getTexts({}, locale)
      const response = await createTestPaymentPage().page.fetch(
        new Request(createPageUrl({ locale })),
      )
      const text = await response.text()
      expect(text).toContain(`<html lang="${locale === 'en' ? 'en-US' : locale}">`)
      expect(text.replaceAll('&#39;', "'")).toContain(texts.payment_page_close())
    }
  })

  test('it serves its own fonts and no other files', async () => {
    const { page } = createTestPaymentPage()
    const text = await (await page.fetch(new Request(createPageUrl()))).text()
    const paths = [...text.matchAll(/url\('([^']+\.woff2)'\)/g)].map(([, path = '']) => path)
    expect(paths).toHaveLength(2)
    for (const path of paths) {
      const font = await page.fetch(new Request(new URL(path, 'http://shop.test')))
      expect(font.headers.get('content-type')).toBe('font/woff2')
      expect(Buffer.from(await font.arrayBuffer()).toString('latin1', 0, 4)).toBe('wOF2')
    }
    const other = 'http://shop.test/pay/fonts/music-signs.woff2'
    expect((await page.fetch(new Request(other))).status).toBe(404)
  })

  test('the page has the texts changed by the owner [P5.01]', async () => {
    const ownTexts = { en: { payment_page_pay_to: 'Pay {merchant}' } }
    const { page } = createTestPaymentPage([], undefined, undefined, ownTexts)
    const text = await (await page.fetch(new Request(createPageUrl()))).text()
    expect(text).toContain('<h1>Pay Overtone</h1>')
    expect(text).toContain(en.payment_page_demo())
  })

  test('the content security policy allows the inline style and forms that submit to the page or the shop, but no scripts', async () => {
    const response = await createTestPaymentPage().page.fetch(new Request(createPageUrl()))
    const policy = response.headers.get('content-security-policy') ?? ''
    const style = /<style>([^]*)<\/style>/.exec(await response.text())?.[1] ?? ''
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("form-action 'self' http://shop.test;")
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('a forged, unknown or truncated URL returns 400', async () => {
    const { page, received } = createTestPaymentPage([respondWithPaymentStatus('paid')])
    const [payload = '', digest = ''] = signClaims(claims, secret).split('.')
    const cheaper = Buffer.from(JSON.stringify({ ...claims, amount: 1 })).toString('base64url')
    for (const token of [
      `${cheaper}.${digest}`,
      payload,
      `${payload}.`,
      `${payload}.${digest}.x`,
    ]) {
      const url = `http://shop.test/pay/${token}`
      expect((await page.fetch(new Request(url))).status).toBe(400)
      expect((await page.fetch(createPostRequest(url, validCard))).status).toBe(400)
    }
    expect((await page.fetch(new Request(createPageUrl({}, 'another')))).status).toBe(400)
    expect((await page.fetch(new Request('http://shop.test/pay'))).status).toBe(400)
    expect(received).toEqual([])
  })

  test.each([
    ['fr-CA, en', 'fr'],
    ['en;q=0.4, nl;q=0.9', 'nl'],
    ['ja, pt;q=0.9, it;q=0.2', 'it'],
    ['es;q=0, ja', 'en-US'],
    ['', 'en-US'],
  ])(
    'the page for an invalid URL is in the visitor’s preferred language: %s',
    async (acceptLanguage, language) => {
      const headers = { 'accept-language': acceptLanguage }
      const response = await createTestPaymentPage().page.fetch(
        new Request('http://shop.test/pay/none', { headers }),
      )
      expect(await response.text()).toContain(`<html lang="${language}">`)
    },
  )

  test('an expired URL returns 400 with a link back and charges nothing', async () => {
    const { page, received } = createTestPaymentPage([], () => new Date(claims.expires + 1))
    const response = await page.fetch(new Request(createPageUrl()))
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('reason=closed')
    expect((await page.fetch(createPostRequest(createPageUrl(), validCard))).status).toBe(400)
    expect(received).toEqual([])
  })
})

describe('using the payment page', () => {
  test('a successful payment sends a signed webhook and redirects to the shop [provider R7.16]', async () => {
    const { page, received } = createTestPaymentPage([respondWithPaymentStatus('paid')])
    const response = await page.fetch(createPostRequest(createPageUrl(), validCard))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(claims.pass)
    const [event] = received
    expect(JSON.parse(event?.body ?? '')).toEqual({
      id: 'evt_ps_1_paid',
      type: 'payment.paid',
      session: 'ps_1',
      amount: '20.5000',
      currency: 'EUR',
    })
    const { signature = null, body = '' } = event ?? {}
    expect(verifySignature(signature, body, secret, now).kind).toBe('valid')
  })

  test('submitting a paid session again charges nothing and redirects to the shop', async () => {
    const { page, received } = createTestPaymentPage([respondWithPaymentStatus('paid')])
    await page.fetch(createPostRequest(createPageUrl(), validCard))
    const again = await page.fetch(createPostRequest(createPageUrl(), validCard))
    expect(again.headers.get('location')).toBe(claims.pass)
    const closing = await page.fetch(createPostRequest(createPageUrl(), { intent: 'close' }))
    expect(closing.headers.get('location')).toBe(claims.pass)
    expect(await (await page.fetch(new Request(createPageUrl()))).text()).toContain(
      en.payment_page_already_paid(),
    )
    expect(received).toHaveLength(1)
  })

  test('all events caused by a double click have the same id', async () => {
    const { page, received } = createTestPaymentPage([
      respondWithPaymentStatus('paid'),
      respondWithPaymentStatus('paid'),
    ])
    await Promise.all([1, 2].map(() => page.fetch(createPostRequest(createPageUrl(), validCard))))
    expect(new Set(received.map((event) => JSON.parse(event.body).id)).size).toBe(1)
  })

  test('after a declined card the customer can retry or go back', async () => {
    const { page, received } = createTestPaymentPage([
      respondWithPaymentStatus('declined'),
      respondWithPaymentStatus('paid'),
    ])
    const card = { ...validCard, number: '4000000000000002' }
    const declined = await page.fetch(createPostRequest(createPageUrl(), card))
    expect(declined.status).toBe(402)
    expect(await declined.text()).toContain(en.payment_page_declined())
    const back = await page.fetch(
      createPostRequest(createPageUrl(), { intent: 'close', declined: '1' }),
    )
    expect(back.headers.get('location')).toBe(`${claims.close}&reason=declined`)
    const again = await page.fetch(createPostRequest(createPageUrl(), validCard))
    expect(again.headers.get('location')).toBe(claims.pass)
    expect(received.map((event) => JSON.parse(event.body).type)).toEqual([
      'payment.declined',
      'payment.paid',
    ])
  })

  test('closing sends a webhook and redirects without paying', async () => {
    const { page, received } = createTestPaymentPage([respondWithPaymentStatus('closed')])
    const response = await page.fetch(createPostRequest(createPageUrl(), { intent: 'close' }))
    expect(response.status).toBe(303)
    expect(response.headers.get('location')).toBe(`${claims.close}&reason=closed`)
    expect(JSON.parse(received[0]?.body ?? '').type).toBe('payment.closed')
  })

  test('closing a session that was paid elsewhere redirects to the success URL', async () => {
    const { page } = createTestPaymentPage([respondWithPaymentStatus('paid')])
    const response = await page.fetch(createPostRequest(createPageUrl(), { intent: 'close' }))
    expect(response.headers.get('location')).toBe(claims.pass)
  })

  test('invalid fields show errors and keep their values, except for the security code', async () => {
    const { page, received } = createTestPaymentPage()
    const fields = { ...validCard, number: '4242 4242 4242 4241', expiry: '13/30', cvc: '98x76' }
    const response = await page.fetch(createPostRequest(createPageUrl(), fields))
    const text = await response.text()
    expect(response.status).toBe(422)
    for (const error of [
      en.payment_page_number_wrong(),
      en.payment_page_expiry_wrong(),
      en.payment_page_cvc_wrong(),
    ])
      expect(text).toContain(error)
    expect(text).toContain('value="4242 4242 4242 4241"')
    expect(text).toContain('Ann &lt;Bee&gt;')
    expect(text).not.toContain('98x76')
    expect(received).toEqual([])
  })

  test('an empty form, an unknown card and an expired card are refused', async () => {
    const { page } = createTestPaymentPage()
    const empty = await (await page.fetch(createPostRequest(createPageUrl(), {}))).text()
    for (const error of [
      en.payment_page_number_missing(),
      en.payment_page_expiry_wrong(),
      en.payment_page_cvc_wrong(),
      en.payment_page_name_missing(),
    ]) {
      expect(empty).toContain(error)
    }
    const unknownCard = { ...validCard, number: '5555 5555 5555 4444', expiry: '02/26' }
    const text = await (await page.fetch(createPostRequest(createPageUrl(), unknownCard))).text()
    expect(text).toContain(en.payment_page_number_not_test())
    expect(text).toContain(en.payment_page_expiry_past())
    const currentMonthResponse = await createTestPaymentPage([
      respondWithPaymentStatus('paid'),
    ]).page.fetch(createPostRequest(createPageUrl(), { ...validCard, expiry: '03/26' }))
    expect(currentMonthResponse.headers.get('location')).toBe(claims.pass)
  })
})
