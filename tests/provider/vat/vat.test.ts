import salesTax from 'sales-tax'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { getTexts } from '#provider/texts/texts.ts'
import { chooseVatRate, computeVat, getVatRules, splitGross } from '#provider/vat/vat.rules.ts'
import { findReachedLimit, isCrossBorder } from '#provider/vat/vat-threshold.rules.ts'
import { computeOrderVat } from '#provider/vat/order-vat.rules.ts'
import { decideCountry } from '#provider/vat/vat-evidence.rules.ts'
import { findVatRate } from '#provider/vat/vat-rates.rules.ts'
import { euCountries } from '#shop/shop-config.ts'
import demoShop from '../../../shop.config.ts'

const day = '2026-03-01'

afterEach(() => vi.useRealTimers())

describe('rates', () => {
  test('the standard rates of all 27 countries match another table [P5.07]', async () => {
    vi.useFakeTimers({ now: new Date('2026-07-17T12:00:00Z') })
    for (const country of euCountries) {
      const { rate } = await salesTax.getSalesTax(country)
      expect({ country, rate: findVatRate(country, '2026-07-17') }).toEqual({
        country,
        rate: Math.round(rate * 10_000),
      })
    }
  })

  test('Monaco counts as France, and the Isle of Man as outside the EU [P5.07]', () => {
    const choose = (mode: 'home' | 'oss', country: string) =>
      chooseVatRate({ mode, home: 'NL' }, country, day)
    expect(choose('oss', 'MC')).toEqual({ mode: 'oss', country: 'FR', rate: 2000 })
    expect(choose('home', 'MC')).toEqual({ mode: 'home', country: 'NL', rate: 2100 })
    expect(choose('oss', 'IM')).toEqual({ mode: 'oss', country: null, rate: 0 })
    expect(isCrossBorder({ mode: 'home', home: 'NL' }, 'MC')).toBe(true)
    expect(isCrossBorder({ mode: 'home', home: 'FR' }, 'MC')).toBe(false)
  })

  test('the rate is the one that applies on the day of the order [P5.07]', () => {
    const rates = (country: string, days: string[]) => days.map((one) => findVatRate(country, one))
    expect(rates('FI', ['2024-08-31', '2024-09-01'])).toEqual([2400, 2550])
    expect(rates('SK', ['2024-12-31', '2025-01-01'])).toEqual([2000, 2300])
    expect(rates('EE', ['2025-06-30', '2025-07-01'])).toEqual([2200, 2400])
    // The day begins two hours earlier than in UTC.
    const amsterdam = { ...demoShop, timeZone: 'Europe/Amsterdam' }
    const evidence = { declared: 'EE', card: null, billing: null }
    const times = ['2025-06-30T21:59:59Z', '2025-06-30T22:00:00Z'].map((time) => new Date(time))
    const orders = times.map((time) => computeOrderVat(amsterdam, evidence, time, 100).rate)
    expect(orders).toEqual([2200, 2400])
    expect(rates('RO', ['2025-07-31', '2025-08-01'])).toEqual([1900, 2100])
  })
})

describe('the VAT of an order', () => {
  test.each(euCountries)('depends on the tax mode for a customer in %s [P5.07]', (country) => {
    const countryRate = findVatRate(country, day) ?? 0
    const choose = (mode: 'none' | 'home' | 'oss') =>
      chooseVatRate({ mode, home: 'NL' }, country, day)
    expect(choose('none')).toEqual({ mode: 'none', country: null, rate: 0 })
    expect(choose('home')).toEqual({ mode: 'home', country: 'NL', rate: 2100 })
    expect(choose('oss')).toEqual({ mode: 'oss', country, rate: countryRate })
    const { net, vat, gross } = computeVat({ mode: 'oss', home: 'NL' }, country, day, 1999)
    expect(net + vat).toBe(gross)
    // Within half a cent of the exact amount.
    expect(Math.abs(vat * (10_000 + countryRate) - 1999 * countryRate)).toBeLessThanOrEqual(
      (10_000 + countryRate) / 2,
    )
  })

  test('is zero for customers outside the EU in any tax mode [P5.07]', () => {
    for (const mode of ['none', 'home', 'oss'] as const)
      expect(chooseVatRate({ mode, home: 'NL' }, 'CH', day)).toEqual({
        mode,
        country: null,
        rate: 0,
      })
  })

  test('is rounded half up, once per amount [P5.07]', () => {
    expect(splitGross(121, 2100)).toEqual({ net: 100, vat: 21, gross: 121 })
    expect(splitGross(1900, 2100)).toEqual({ net: 1570, vat: 330, gross: 1900 })
    // 3 × 2000 / 12000 is exactly 0.5.
    expect(splitGross(3, 2000)).toEqual({ net: 2, vat: 1, gross: 3 })
    expect(splitGross(0, 2700)).toEqual({ net: 0, vat: 0, gross: 0 })
    expect(splitGross(100_000_000, 2550).vat).toBe(20_318_725)
  })

  test('cannot be charged by a seller outside the EU [P5.07]', () => {
    const shop = (mode: 'none' | 'oss', country: string) =>
      ({
        seller: { address: { country } },
        tax: { mode },
      }) as unknown as Parameters<typeof getVatRules>[0]
    expect(() => getVatRules(shop('oss', 'CH'))).toThrow(
      'the tax mode “oss” needs a seller in the European Union, not in CH',
    )
    expect(getVatRules(shop('none', 'CH'))).toEqual({ mode: 'none', home: 'CH' })
  })
})

describe("the evidence of a customer's country", () => {
  const none = { declared: null, card: null, billing: null }

  test.each([
    ['no evidence', none, null, []],
    ['only a declaration', { ...none, declared: 'NL' }, 'NL', []],
    ['all agree', { declared: 'NL', card: 'NL', billing: 'NL' }, 'NL', []],
    ['the card is from elsewhere', { ...none, declared: 'NL', card: 'DE' }, 'DE', ['declared']],
    [
      'the billing address is elsewhere',
      { ...none, declared: 'NL', billing: 'DE' },
      'NL',
      ['billing'],
    ],
    ['only the card differs', { declared: 'NL', card: 'DE', billing: 'NL' }, 'NL', ['card']],
    [
      'two contradict the declaration',
      { declared: 'NL', card: 'DE', billing: 'DE' },
      'DE',
      ['declared'],
    ],
    ['no two match', { declared: 'NL', card: 'DE', billing: 'FR' }, 'DE', ['declared', 'billing']],
    ['no declaration', { ...none, card: 'DE' }, 'DE', []],
  ])(
    'two matching items take precedence, then the card, then the declaration: %s [P5.07]',
    (_name, evidence, country, against) => {
      expect(decideCountry(evidence)).toEqual({ country, contradicting: against })
    },
  )
})

test.each(locales)(
  'an invoice in %s says that the EU, not the customer’s country, charges no VAT on sales outside it [P5.08]',
  (locale) => {
    expect(getTexts({}, locale).invoice_outside()).toMatch(
      /: not subject to its VAT|: in der EU nicht steuerbar|btw verschuldigd in de EU|all’IVA dell’UE|à la TVA de l’UE|al IVA de la UE/,
    )
  },
)

test.each([
  [800_000, null],
  [800_001, 800_000],
  [1_000_000, 800_000],
  [1_000_001, 1_000_000],
])('sales abroad of %d cents exceed the limit %s [P5.07]', (sales, limit) => {
  expect(findReachedLimit(sales)).toBe(limit)
})
