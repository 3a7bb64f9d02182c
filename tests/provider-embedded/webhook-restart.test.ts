import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPaymentPage } from '#app/provider-embedded/payment/page.ts'
import { getBalance, signUpCustomer, openShop, secret } from '../support/shop.ts'
import type { Shop } from '../support/shop.ts'

const goodCard = {
  intent: 'pay',
  number: '4242 4242 4242 4242',
  expiry: '04/30',
  cvc: '123',
  name: 'Ann Bee',
}

/** Opens a payment page with the given state folder and a provider that may be unreachable. */
function openPage(shop: Shop, stateDir: string, isReachable: boolean) {
  return createPaymentPage({
    secret,
    providerUrl: 'http://provider.test',
    baseUrl: 'http://shop.test/pay',
    stateDir,
    clock: () => shop.now,
    fetch: async (request) => {
      if (!isReachable) throw new Error('no route to the provider')
      return shop.provider.fetch(request)
    },
    wait: async () => {
      await new Promise((resolve) => setImmediate(resolve))
    },
  })
}

test('a payment during an outage of the provider is credited exactly once, even after a restart [provider R7.16]', async () => {
  const stateDir = await mkdtemp(join(tmpdir(), 'overtone-pay-'))
  const shop = await openShop()
  onTestFinished(async () => {
    await shop.close()
    await rm(stateDir, { recursive: true })
  })
  const customer = await signUpCustomer(shop)
  const body = { amount: 20, email: customer.email, currency: 'EUR' }
  const create = '/api/v1/payment/create-payment-session'
  const { redirect_url: url } = (await shop.request('POST', create, body, customer.token)).body

  const first = openPage(shop, stateDir, false)
  const card = new URLSearchParams(goodCard)
  const paid = await first.fetch(new Request(url, { method: 'POST', body: card }))
  expect(paid.headers.get('location')).toContain('/payment/pass')
  await first.close()
  expect(await getBalance(shop, customer)).toBe(0)

  const second = openPage(shop, stateDir, true)
  await expect.poll(() => getBalance(shop, customer)).toBe(2000)
  await expect.poll(() => readdir(join(stateDir, 'notices'))).toEqual([])
  await second.close()
  await openPage(shop, stateDir, true).close()
  expect(await getBalance(shop, customer)).toBe(2000)
})
