import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPaymentPage } from '#provider/payments/demo/page.ts'
import type { PaymentPage } from '#provider/payments/demo/page.ts'
import { getTexts } from '#provider/texts/texts.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import { fixedPageOptions } from '../../support/shops/shop.ts'

const goodCard = {
  intent: 'pay',
  number: '4242 4242 4242 4242',
  expiry: '04/30',
  cvc: '123',
  name: 'Ann Bee',
}

/** Opens a payment page with the given state folder, which sends its webhooks with `fetch`. */
function openPage(shop: Shop, stateDir: string, fetch = shop.provider.fetch): PaymentPage {
  return createPaymentPage({
    ...fixedPageOptions,
    stateDir,
    clock: () => shop.now,
    fetch,
    wait: async () => {
      await new Promise((resolve) => setImmediate(resolve))
    },
  })
}

/** Opens a shop and a payment session of 20 Tunes; `pay` submits a valid card to a page. */
async function startTopUp() {
  const stateDir = await mkdtemp(join(tmpdir(), 'overtone-pay-'))
  const shop = await openShop()
  onTestFinished(async () => {
    await shop.close()
    await rm(stateDir, { recursive: true })
  })
  const customer = await shop.signUp()
  const body = { amount: 20, email: customer.email, currency: 'EUR' }
  const create = '/api/v1/payment/create-payment-session'
  const { redirect_url: url } = (await customer.post(create, body)).body
  const pay = async (page: PaymentPage) => {
    const card = new URLSearchParams(goodCard)
    const paid = await page.fetch(new Request(url, { method: 'POST', body: card }))
    expect(paid.headers.get('location')).toContain('/payment/pass')
  }
  return { shop, stateDir, customer, url: String(url), pay }
}

const failToConnect = () => Promise.reject(new Error('no route to the provider'))

test.each([
  ['an outage of the provider', failToConnect],
  ['a proxy that responds with HTML', () => Promise.resolve(new Response('<!doctype html>'))],
  ['a proxy that responds with 400', () => Promise.resolve(Response.json({}, { status: 400 }))],
])(
  'despite %s, a payment is credited exactly once, even after a restart [provider R7.16]',
  async (_name, fetch) => {
    const { shop, stateDir, customer, pay } = await startTopUp()
    const first = openPage(shop, stateDir, fetch)
    await pay(first)
    await first.close()
    expect(await customer.getBalance()).toBe(0)

    const second = openPage(shop, stateDir)
    await expect.poll(() => customer.getBalance()).toBe(2000)
    await expect.poll(() => readdir(join(stateDir, 'notices'))).toEqual([])
    await second.close()
    await openPage(shop, stateDir).close()
    expect(await customer.getBalance()).toBe(2000)
  },
)

test('a payment whose webhook is interrupted by a shutdown is credited after the restart [provider R7.16]', async () => {
  const { shop, stateDir, customer, pay } = await startTopUp()
  const interrupted: PaymentPage = openPage(shop, stateDir, async (request) => {
    await Promise.all([interrupted.close(), shop.provider.close()])
    return shop.provider.fetch(request)
  })
  await pay(interrupted)

  const restarted = await openShop({ folder: shop.folder })
  const page = openPage(restarted, stateDir)
  await expect.poll(() => customer.at(restarted).getBalance()).toBe(2000)
  await page.close()
  await restarted.close()
})

test('a session that was paid before a restart cannot be paid again while the provider is unreachable', async () => {
  const { shop, stateDir, url, pay } = await startTopUp()
  const first = openPage(shop, stateDir, failToConnect)
  await pay(first)
  await first.close()

  const page = openPage(shop, stateDir, failToConnect)
  expect(await (await page.fetch(new Request(url))).text()).toContain(
    getTexts({}, 'en').payment_page_already_paid(),
  )
  const declined = new URLSearchParams({ ...goodCard, number: '4000 0000 0000 0002' })
  const again = await page.fetch(new Request(url, { method: 'POST', body: declined }))
  expect(again.headers.get('location')).toContain('/payment/pass')
  await page.close()
})
