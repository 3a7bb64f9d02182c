import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createPaymentPage } from '#provider/payments/demo/page.ts'
import type { PaymentPage } from '#provider/payments/demo/page.ts'
import { getTexts } from '#provider/texts/texts.ts'
import { validCard } from '../../support/payment-page.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import { createTestTimer, ownTaskCount } from '../../support/test-timer.ts'
import type { TestTimer } from '../../support/test-timer.ts'
import { fixedPageOptions } from '../../support/shops/shop.ts'

const second = 1000
/** A process of the shop with a provider and its payment page; `sent` counts the webhooks. */
interface Process {
  readonly shop: Shop
  readonly page: PaymentPage
  readonly timer: TestTimer
  readonly sent: { count: number; fail: boolean }
}

/** Opens a process on a folder that other processes may be using. */
async function openProcess(folder: string): Promise<Process> {
  const timer = createTestTimer()
  const shop = await openShop({ folder, timer })
  const sent = { count: 0, fail: false }
  const page = createPaymentPage({
    ...fixedPageOptions,
    stateDir: join(folder, 'payment'),
    schedule: shop.provider.schedule,
    clock: () => shop.now,
    fetch: async (request) => {
      sent.count += 1
      if (sent.fail) throw new Error('no route to the provider')
      return await shop.provider.fetch(request)
    },
    // Without the timer, only events that are not stored are retried.
    wait: () => new Promise((resolve) => setImmediate(resolve)),
  })
  onTestFinished(async () => {
    await page.close()
    await shop.close()
  })
  // The provider's own two tasks and the page's task have looked for work.
  await expect.poll(timer.countWaits).toBe(ownTaskCount + 1)
  return { shop, page, timer, sent }
}

/** Opens two processes; the first has stored a payment, but its webhook has failed. */
async function openTwoAndPay() {
  const folder = await createTemporaryFolder()
  const [first, other] = [await openProcess(folder), await openProcess(folder)]
  const customer = await first.shop.signUp()
  const body = { amount: 20, email: customer.email, currency: 'EUR' }
  const create = '/api/v1/payment/create-payment-session'
  const opened = await customer.post(create, body)
  const url = String(opened.body.redirect_url)
  first.sent.fail = true
  const card = new URLSearchParams(validCard)
  const paid = await first.page.fetch(new Request(url, { method: 'POST', body: card }))
  expect(paid.headers.get('location')).toContain('/payment/pass')
  const listStored = () => readdir(join(folder, 'payment/notices'))
  return {
    folder,
    first,
    other,
    url,
    listStored,
    balance: () => customer.at(other.shop).getBalance(),
  }
}

test('if a process is killed before reporting a payment, another one reports it without a restart', async () => {
  const { other, listStored, balance } = await openTwoAndPay()
  expect(await listStored()).toHaveLength(1)
  await other.timer.advanceToNextWaits(2 * second)
  expect(other.sent.count).toBe(0)
  other.timer.advance(2 * second)
  await expect.poll(balance).toBe(2000)
  await expect.poll(listStored).toEqual([])
})

test('one process at a time reports the stored payments, at growing intervals while that fails', async () => {
  const { first, other, listStored, balance } = await openTwoAndPay()
  const before = first.sent.count
  other.sent.fail = true
  for (let runs = 0; runs < 63; runs += 1) await other.timer.advanceToNextWaits(2 * second)
  expect([first.sent.count - before, other.sent.count]).toEqual([0, 6])
  other.sent.fail = false
  for (let runs = 0; runs < 30; runs += 1) await other.timer.advanceToNextWaits(2 * second)
  await expect.poll(listStored).toEqual([])
  expect(await balance()).toBe(2000)
})

test('processes that report the same payment concurrently credit it once', async () => {
  const { first, other, listStored, balance } = await openTwoAndPay()
  first.sent.fail = false
  for (let runs = 0; runs < 3; runs += 1) {
    await Promise.all([first, other].map(({ timer }) => timer.advanceToNextWaits(2 * second)))
  }
  await expect.poll(listStored).toEqual([])
  expect(await balance()).toBe(2000)
})

test('a payment that one process has not yet reported cannot be paid again in another', async () => {
  const { other, url } = await openTwoAndPay()
  expect(await (await other.page.fetch(new Request(url))).text()).toContain(
    getTexts({}, 'en').payment_page_already_paid(),
  )
  const card = new URLSearchParams({ ...validCard, number: '4000 0000 0000 0002' })
  const again = await other.page.fetch(new Request(url, { method: 'POST', body: card }))
  expect(again.headers.get('location')).toContain('/payment/pass')
})

test('a payment left when all processes have ended is reported at the next start', async () => {
  const { folder, first, other, balance } = await openTwoAndPay()
  for (const { page } of [first, other]) await page.close()
  await openProcess(folder)
  await expect.poll(balance).toBe(2000)
})
