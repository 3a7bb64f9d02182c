import { describe, expect, test } from 'vitest'
import { getTexts } from '#provider/texts/texts.ts'
import { locales } from '#app/locales/locales.ts'
import { formatTunes } from '#provider/platform/mail/format.ts'
import {
  composeOrderReceipt,
  composeTopUpReceipt,
} from '#provider/orders/confirmations/receipts.emails.ts'
import type { ReceiptOrder } from '#provider/orders/confirmations/receipts.emails.ts'
import { composeWithdrawalReceipt } from '#provider/refunds/withdrawals/withdrawal.emails.ts'
import demoShop from '../../../shop.config.ts'

const order: ReceiptOrder = {
  number: '12',
  firstName: 'Ann',
  createdAt: new Date('2026-03-01T22:30:00Z'),
  lines: [
    { name: 'Dusk Textures', price: 1900 },
    { name: 'Round Sub {number}', price: 99 },
  ],
  couponCode: 'FIRSTLISTEN',
  discount: 300,
  credit: 0,
  giftCardCode: 'GIFT-TUNE-2500',
  giftCardAmount: 500,
  subTotal: 1999,
  grandTotal: 1699,
  amountPaid: 1199,
  cardAmount: 0,
  consentAt: new Date('2026-03-01T22:29:00Z'),
}

test('Tunes are formatted with the plural form and decimal separator of the locale', () => {
  expect(formatTunes(100, 'en')).toBe('1 Tune')
  expect(formatTunes(84, 'en')).toBe('0.84 Tunes')
  expect(formatTunes(84, 'fr')).toBe('0,84 Tune')
  expect(formatTunes(1250, 'de')).toBe('12,50 Tunes')
  expect(formatTunes(2000, 'es')).toBe('20 Tunes')
  expect(formatTunes(2000, 'it')).toBe('20 Tune')
})

const en = getTexts({}, 'en')

describe('the receipt of an order', () => {
  test('it lists the items, codes, total including VAT, Tunes, time of consent and license', () => {
    const { subject, text } = composeOrderReceipt(demoShop, order, en, 'en', 'http://shop.test')
    expect(subject).toBe('Order 12 confirmed')
    for (const part of [
      'Dusk Textures: €19.00',
      'Round Sub {number}: €0.99',
      'Subtotal: €19.99',
      'Discount code FIRSTLISTEN: −€3.00',
      'Total incl. VAT: €16.99',
      'Gift card GIFT-TUNE-2500: −€5.00',
      'Paid from your balance: 11.99 Tunes',
      'lose your right of withdrawal',
      'http://shop.test/en/profile?tab=balance&order=12',
      'http://shop.test/en/info?tab=licence',
    ]) {
      expect(text).toContain(part)
    }
    expect(text).toMatch(/On March 2, 2026 at 1:29.AM GMT\+3, you expressly/)
  })

  test("a link in a customer's name does not appear in it [P8.05]", () => {
    const named = { ...order, firstName: 'www.evil.test' }
    const { text } = composeOrderReceipt(demoShop, named, en, 'en', 'http://shop.test')
    expect(text).toMatch(/^Hello www\. evil\. test,\n/)
  })

  test('it omits codes and consent if the order has none', () => {
    const plain = { ...order, couponCode: null, giftCardCode: null, consentAt: null }
    const { text } = composeOrderReceipt(demoShop, plain, en, 'en', 'http://shop.test')
    expect(text).not.toMatch(/code|Gift card|withdrawal/)
  })

  test('it contains a non-breaking space before colons in French', () => {
    const { text } = composeOrderReceipt(
      demoShop,
      order,
      getTexts({}, 'fr'),
      'fr',
      'http://shop.test',
    )
    expect(text).toContain('Sous-total\u00a0: 19,99')
    expect(text).not.toMatch(/ :/)
  })

  test('it is complete in every language', () => {
    for (const locale of locales) {
      const { subject, text } = composeOrderReceipt(
        demoShop,
        order,
        getTexts({}, locale),
        locale,
        'http://shop.test',
      )
      expect(`${subject}${text}`.replace('Round Sub {number}', ''), locale).not.toMatch(/[{}]/)
      expect(text, locale).toContain(`http://shop.test/${locale}/info`)
      expect(text, locale).toMatch(/16[.,]99/)
    }
  })
})

test('the receipt of a top-up contains the amount, Tunes, new balance and reference', () => {
  const topUp = {
    reference: 'ps_1',
    firstName: 'Ann',
    paidAt: new Date('2026-03-01T12:00:00Z'),
    amount: 2050,
    balance: 123_450,
  }
  for (const locale of locales) {
    const { subject, text } = composeTopUpReceipt(demoShop, topUp, getTexts({}, locale), locale)
    expect(`${subject}${text}`, locale).not.toMatch(/[{}]/)
    expect(text, locale).toMatch(/20[.,]50/)
    expect(text, locale).toMatch(/\b20[.,]50 Tunes?/)
    expect(text, locale).toMatch(/1[., \u202f\u00a0]?234[.,]50 Tunes?/)
    expect(text, locale).toContain('ps_1')
  }
})

describe('emails with a separate language for dates', () => {
  const russianTime = /\d{1,2} марта 2026 г\. в \d\d:\d\d GMT\+3/g
  const topUp = { reference: 'ps_1', firstName: 'Ann', amount: 2050, balance: 2050 }
  const withdrawalDetails = {
    reference: 'W-1',
    name: 'Ann',
    email: 'ann@example.com',
    contract: '',
  }
  const moment = new Date('2026-03-01T22:30:00Z')

  test.each(locales)('%s: only the dates are in Russian [RH.2 R9.09]', (locale) => {
    const texts = getTexts({}, locale)
    const paid = { amount: 2050, paidAt: moment, refund: 2050 }
    const written = (dates?: string) => [
      composeOrderReceipt(demoShop, order, texts, locale, 'http://shop.test', dates).text,
      composeTopUpReceipt(demoShop, { ...topUp, paidAt: moment }, texts, locale, dates).text,
      composeWithdrawalReceipt(
        demoShop,
        { ...withdrawalDetails, topUp: paid, receivedAt: moment },
        texts,
        locale,
        dates,
      ).text,
    ]
    const [bought, toppedUp, withdrawn] = written('ru')
    expect(bought?.match(russianTime)).toHaveLength(2)
    expect(toppedUp?.match(russianTime)).toHaveLength(1)
    expect(withdrawn?.match(russianTime)).toHaveLength(1)
    expect(withdrawn).toMatch(/ 2 марта 2026 г\.\n/)
    for (const text of written('ru')) {
      const rest = text.replaceAll(russianTime, '').replace('2 марта 2026 г.', '')
      expect(rest).not.toMatch(/\p{Script=Cyrillic}/u)
    }
    expect(written().join()).not.toMatch(/\p{Script=Cyrillic}/u)
  })
})
