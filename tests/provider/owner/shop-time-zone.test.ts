import { expect, test } from 'vitest'
import type { ShopConfig } from '#shop/shop-config.ts'
import { formatReceiptTime } from '#app/features/withdrawal/format-receipt-time.ts'
import { formatDate } from '#app/i18n/format.ts'
import { demoShop } from '../../support/shops/demo-shop.ts'
import { leipzigShop } from '../../support/shops/other-identity.ts'
import { runAsGuest } from '../../support/programs/run-as-guest.ts'
import { openShop } from '../../support/shops/open-shop.ts'

/** Places an order at a time; returns the dates in the email, the page and the invoice, in German. */
async function orderAt(time: string, config: ShopConfig) {
  const shop = await openShop({ shop: config })
  const { fetch } = shop.provider
  shop.provider.fetch = async (request) => {
    const german = new Request(request)
    german.headers.set('x-locale', 'de')
    return await fetch(german)
  }
  shop.now = new Date(time)
  const customer = await shop.signUp(10_000)
  await customer.buy(shop.products.packs[0])
  const invoice = await shop.db.selectFrom('invoices').selectAll().executeTakeFirstOrThrow()
  const { body } = await customer.get('/api/v1/customer/withdrawals')
  const order = await shop.db.selectFrom('orders').select('created_at').executeTakeFirstOrThrow()
  const page = runOnPage(config, () => formatDate(order.created_at))
  const receipt = runOnPage(config, () => formatReceiptTime(order.created_at))
  const mail = shop.mails.find(({ kind }) => kind === 'order-receipt')?.text ?? ''
  const topUp = shop.mails.find(({ kind }) => kind === 'payment-receipt')?.text ?? ''
  return { invoice, mail, topUp, page, receipt, body }
}

/** Returns the text of a German storefront page. */
function runOnPage(config: ShopConfig, read: () => string): string {
  return runAsGuest('http://provider.test', read, () => {}, 'de', { ...demoShop, config })
}

test.each([
  ['2026-12-31T23:30:00Z', '2027-01-01', '1. Januar 2027', '00:30 MEZ'],
  ['2026-12-31T21:30:00Z', '2026-12-31', '31. Dezember 2026', '22:30 MEZ'],
  ['2026-06-30T21:59:00Z', '2026-06-30', '30. Juni 2026', '23:59 MESZ'],
  ['2026-06-30T22:01:00Z', '2026-07-01', '1. Juli 2026', '00:01 MESZ'],
  ['2026-10-25T00:30:00Z', '2026-10-25', '25. Oktober 2026', '02:30 MESZ'],
  ['2026-10-25T01:30:00Z', '2026-10-25', '25. Oktober 2026', '02:30 MEZ'],
])(
  'in a shop in Leipzig, email, page and invoice of %s agree on the date %s [P5.01 P5.08]',
  async (time, day, date, clock) => {
    const { invoice, mail, page, receipt } = await orderAt(time, leipzigShop)
    expect(invoice).toMatchObject({ issued_on: day, number: `${day.slice(0, 4)}-000001` })
    expect(JSON.parse(invoice.snapshot).order.orderedOn).toBe(day)
    expect(invoice.html).toContain(date)
    expect(mail).toContain(`${date} um ${clock}`)
    expect(mail).toContain(date)
    expect(mail).not.toContain('GMT')
    expect(page).toBe(date)
    expect(receipt).toBe(`${date} um ${clock}`)
  },
)

test('in the demo shop, email, page and invoice agree on the date in UTC+3 [R9.09 P5.08]', async () => {
  const { invoice, mail, page, receipt } = await orderAt('2026-12-31T21:30:00Z', demoShop.config)
  expect(invoice).toMatchObject({ issued_on: '2027-01-01', number: '2027-000001' })
  expect(invoice.html).toContain('1. Januar 2027')
  expect(page).toBe('1. Januar 2027')
  expect(receipt).toBe('1. Januar 2027 um 00:30 GMT+3')
  expect(mail).toContain('1. Januar 2027 um 00:30 GMT+3')
})

test('email and page state the same last withdrawal day [P5.01]', async () => {
  const { topUp, body } = await orderAt('2026-03-30T22:30:00Z', leipzigShop)
  const [{ until }] = body.data.top_ups
  const last = runOnPage(leipzigShop, () => formatDate(until))
  expect(last).toBe('14. April 2026')
  expect(topUp).toContain(last)
})

test('a date without a time is the same day in every time zone [P5.01]', () => {
  const days = ['America/New_York', 'Pacific/Auckland'].map((timeZone) =>
    runOnPage({ ...leipzigShop, timeZone }, () => formatDate('2026-11-01')),
  )
  expect(days).toEqual(['1. November 2026', '1. November 2026'])
})
