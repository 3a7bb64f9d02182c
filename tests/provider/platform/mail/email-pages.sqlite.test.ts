import { simpleParser } from 'mailparser'
import { describe, expect, test } from 'vitest'
import { getTexts } from '#provider/texts/texts.ts'
import { locales } from '#provider/platform/texts/locales.ts'
import {
  composeOrderReceipt,
  composeTopUpReceipt,
} from '#provider/orders/confirmations/receipts.emails.ts'
import {
  composeAccountNotice,
  composeAddressInUse,
  composeVerificationEmail,
} from '#provider/accounts/email-address/account.emails.ts'
import type { AccountChange } from '#provider/accounts/email-address/account.emails.ts'
import { composeResetEmail } from '#provider/accounts/passwords/password-reset.emails.ts'
import { composeWithdrawalReceipt } from '#provider/refunds/withdrawals/withdrawal.emails.ts'
import { composeWithdrawalRequest } from '#provider/refunds/withdrawals/withdrawal-request.emails.ts'
import { openMailServer } from '../../../support/network/mail-server.ts'
import { openMailingShop } from '../../../support/shops/mailing-shop.ts'
import demoShop from '../../../../shop.config.ts'

const moment = new Date('2026-03-01T22:30:00Z')
const shopUrl = 'http://shop.test'

const order = {
  number: '12',
  firstName: 'Ann',
  createdAt: moment,
  lines: [{ name: 'Dusk <b>Textures</b> & "more"', price: 1900 }],
  couponCode: 'FIRSTLISTEN',
  discount: 300,
  credit: 0,
  giftCardCode: 'GIFT-TUNE-2500',
  giftCardAmount: 500,
  subTotal: 1900,
  grandTotal: 1600,
  amountPaid: 1100,
  cardAmount: 0,
  consentAt: moment,
}

const withdrawal = {
  reference: 'W-1',
  name: 'Ann <script>alert(1)</script>',
  email: 'ann@example.com',
  contract: 'Order 12',
  topUp: null,
  receivedAt: moment,
}

/** Composes one email of each kind in a language. */
function composeAll(locale: (typeof locales)[number]) {
  const texts = getTexts({}, locale)
  const topUp = { reference: 'ps_1', firstName: 'Ann', paidAt: moment, amount: 2050, balance: 500 }
  const link = `${shopUrl}/${locale}/auth/reset?token=abc&email=ann%40example.com`
  const to = { to: 'ann@example.com', name: 'Ann' }
  const account = { shop: demoShop, shopUrl, locale, ...to }
  return {
    order: composeOrderReceipt(demoShop, order, texts, locale, shopUrl),
    topUp: composeTopUpReceipt(demoShop, topUp, texts, locale),
    withdrawal: composeWithdrawalReceipt(demoShop, withdrawal, texts, locale),
    request: composeWithdrawalRequest({ ...demoShop, ownerLanguage: locale }, withdrawal, [
      { number: '12', createdAt: moment, total: 1600, consentAt: null },
    ]),
    reset: composeResetEmail({
      shop: demoShop,
      to: 'ann@example.com',
      name: 'Ann',
      link,
      locale,
      expiresAt: moment,
    }),
    verification: composeVerificationEmail(account, { link, expiresAt: moment, isChange: false }),
    newAddress: composeVerificationEmail(account, { link, expiresAt: moment, isChange: true }),
    addressInUse: composeAddressInUse(account),
    ...Object.fromEntries(
      accountChanges.map((change) => [change.kind, composeAccountNotice(account, change, moment)]),
    ),
  }
}

const accountChanges: readonly AccountChange[] = [
  { kind: 'email-requested', email: 'new@example.com' },
  { kind: 'email-changed', email: 'new@example.com' },
  { kind: 'password-changed' },
  { kind: 'passkey-added', passkey: 'My laptop' },
  { kind: 'passkey-removed', passkey: 'My laptop' },
]

/** Returns the text of a page without separators between labels and values. */
async function readWords(html: string): Promise<string> {
  const { text = '' } = await simpleParser(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`)
  return toWords(text)
}

function toWords(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/\[https?:[^\]]*\]/g, '')
    .replaceAll(/[\s:]+/g, ' ')
    .trim()
}

describe.each(locales)('the emails in %s', (locale) => {
  test.each(Object.entries(composeAll(locale)))(
    'the text and HTML versions of the %s email have the same content [P5.06]',
    async (_kind, { text, html = '' }) => {
      const words = await readWords(html)
      let from = 0
      for (const line of text.split('\n').filter((part) => part !== '')) {
        const at = words.indexOf(toWords(line), from)
        expect(at, line).toBeGreaterThanOrEqual(0)
        from = at
      }
    },
  )

  test('the HTML versions have the brand, their language and both color schemes, and load nothing [P5.06]', () => {
    for (const { html = '', locale: language } of Object.values(composeAll(locale))) {
      expect(html).toContain(`<html lang="${language}">`)
      expect(html).toContain('Overtone')
      expect(html).toContain('prefers-color-scheme: dark')
      expect(html).not.toMatch(/<(img|link|script|iframe|object)\b|url\(|@import/)
      expect(
        html.match(/https?:\/\/[^\s"<]+/g)?.every((url) => url.startsWith(shopUrl)) ?? true,
      ).toBe(true)
    }
  })
})

test('user input is escaped in HTML [P5.06]', () => {
  const { order: receipt, withdrawal: confirmation } = composeAll('en')
  expect(receipt.html).toContain('Dusk &lt;b&gt;Textures&lt;/b&gt; &amp; &quot;more&quot;')
  expect(confirmation.html).not.toContain('<script')
})

test("the mail server receives the text and HTML versions in the customer's language [P5.06]", async () => {
  const server = await openMailServer()
  const shop = await openMailingShop(server.settings)
  const { email } = await shop.signUp()
  await shop.call('/api/v1/customer/forgot-password', {
    body: { email },
    headers: { 'x-locale': 'de' },
  })
  await shop.expectStates(['sent'])
  const [received] = server.received
  expect(received?.subject).toBe('Neues Passwort für Overtone')
  expect(received?.headers.get('content-language')).toBe('de')
  expect(received?.text).toContain('Hallo Ann,')
  expect(received?.html).toContain('<html lang="de">')
  expect(received?.html).toContain('Neues Passwort festlegen')
  expect(received?.attachments).toEqual([])
})

test('the outbox shows emails as rendered, in a frame without scripts [P5.06]', async () => {
  const shop = await openMailingShop(null, { mayReadOutbox: () => true })
  await shop.forgetPassword()
  const { body } = await shop.call('/outbox')
  expect(body).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  expect(body).toContain('srcdoc="&lt;!doctype html&gt;')
  expect(body).toContain('Choose a new password')
  expect(body).not.toContain('allow-scripts')
})
