import { beforeEach, expect, test } from 'vitest'
import type { RefundRequest } from '#provider/payments/refunds.rules.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Shop } from '../../support/shops/shop.ts'
import { createTestTimer, ownTaskCount } from '../../support/test-timer.ts'

let shop: Shop
beforeEach(async () => {
  shop = await openShop({ isAudited: true })
})

test('concurrent requests through two providers cause only one refund', async () => {
  const ann = await shop.signUp()
  const session = await ann.topUp(2000)
  await ann.topUp(500)
  const second = await openShop({ folder: shop.folder })
  const body = { top_up_id: session, expected_amount: '20.00' }
  const responses = await Promise.all(
    [shop, second, shop, second].map((at) => ann.at(at).withdraw(body)),
  )
  await second.close()
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422, 422, 422])
  const refused = responses.find(({ status }) => status === 422)
  expect(refused?.body.reason).toBe('withdrawal_changed')
  expect(await ann.getBalance()).toBe(500)
})

test.each([0, 1])(
  'a concurrent refund and checkout never spend the same money (%i)',
  async (turn) => {
    const ann = await shop.signUp()
    const product = shop.products.oneShots[0]
    const cents = Math.round(product.price)
    const session = await ann.topUp(cents)
    await ann.addToCart(product)
    await ann.prepareCheckout()
    const second = await openShop({ folder: shop.folder })
    const refund = () =>
      ann.at(second).withdraw({ top_up_id: session, expected_amount: (cents / 100).toFixed(4) })
    const order = () => ann.saveOrder()
    const responses = await Promise.all(turn === 0 ? [refund(), order()] : [order(), refund()])
    await second.close()
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 422])
    expect(await ann.getBalance()).toBe(0)
  },
)

test('a failed refund stays pending and is retried with the same id', async () => {
  const requested: RefundRequest[] = []
  const failing = await openShop({
    folder: shop.folder,
    payRefund: async (refund) => {
      requested.push(refund)
      throw new Error('the payment service is unavailable')
    },
  })
  const ann = await failing.signUp()
  const session = await ann.topUp(2000)
  const response = await ann.withdraw({ top_up_id: session, expected_amount: '20.0000' })
  expect(response.body.data.refund.state).toBe('requested')
  expect(await ann.getBalance()).toBe(0)
  await failing.close()
  const reopened = await openShop({
    folder: shop.folder,
    payRefund: async (refund) => {
      requested.push(refund)
      return 'refunded'
    },
  })
  await reopened.close()
  const refund = { id: 'rf_1', session, amount: 2000, currency: 'EUR' }
  expect(requested).toEqual([refund, refund])
  expect((await ann.at(shop).getWithdrawals()).refunds[0].state).toBe('refunded')
  const again = await openShop({
    folder: shop.folder,
    payRefund: () => Promise.reject(new Error('twice')),
  })
  await again.close()
})

test('a failed refund is paid later without a restart, by one of two processes, and only once', async () => {
  let isAvailable = false
  const paid: string[] = []
  const payRefund = async ({ id }: RefundRequest) => {
    if (!isAvailable) throw new Error('the payment service is unavailable')
    paid.push(id)
    return 'refunded' as const
  }
  const timers = [createTestTimer(), createTestTimer()]
  const shops = await Promise.all(
    timers.map((timer) => openShop({ folder: shop.folder, payRefund, timer })),
  )
  const [first = expect.fail()] = shops
  const ann = await first.signUp()
  const session = await ann.topUp(2000)
  await ann.withdraw({ top_up_id: session, expected_amount: '20.0000' })
  // The provider's own tasks have looked for work.
  for (const timer of timers) await expect.poll(timer.countWaits).toBe(ownTaskCount)
  const advanceTimers = () => Promise.all(timers.map((timer) => timer.advanceToNextWaits(15_000)))
  for (let runs = 0; runs < 3; runs += 1) await advanceTimers()
  isAvailable = true
  for (let runs = 0; runs < 8; runs += 1) await advanceTimers()
  expect(paid).toEqual(['rf_1'])
  expect((await ann.getWithdrawals()).refunds[0].state).toBe('refunded')
  for (const one of shops) await one.close()
})
