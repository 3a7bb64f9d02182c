import { expect, test } from 'vitest'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import { openShop } from '../../../support/shops/open-shop.ts'
import type { Shop } from '../../../support/shops/shop.ts'
import { createTestTimer, ownTaskCount } from '../../../support/test-timer.ts'

/** Reads the size of a queue and the age of its oldest item, in seconds. */
async function readQueue({ provider }: Shop, queue: string) {
  const values = (await Promise.all(provider.gauges.map((read) => read()))).flat()
  const find = (name: string) =>
    values.find(
      (gauge) => gauge.name === name && 'queue' in gauge.labels && gauge.labels.queue === queue,
    )?.value
  return { items: find('overtone_queue_items'), age: find('overtone_queue_age_seconds') }
}

test('a task with unfinished work is in the queue of tasks until it succeeds [P9.07]', async () => {
  const timer = createTestTimer()
  const shop = await openShop({ timer })
  let runs = 0
  shop.provider.schedule({
    name: 'test',
    intervalMs: 1000,
    hasWork: () => true,
    run: async () => {
      runs += 1
      if (runs === 1) throw new Error('no luck')
    },
  })
  await expect.poll(timer.countWaits).toBe(ownTaskCount + 1)
  expect(await readQueue(shop, 'tasks')).toEqual({ items: 1, age: 0 })
  await timer.advanceToNextWaits(1000)
  expect(await readQueue(shop, 'tasks')).toEqual({ items: 1, age: 1 })
  await timer.advanceToNextWaits(1000)
  expect(await readQueue(shop, 'tasks')).toEqual({ items: 0, age: 0 })
})

test('a payment that no webhook reports is in the queue of payments until it is looked up [P9.07]', async () => {
  const { shop, double } = await openStripeShop()
  double.knobs.webhooks = 'drops'
  const { checkout } = await shop.startPayment(1000)
  double.state.pay(checkout)
  expect(await readQueue(shop, 'payments')).toEqual({ items: 0, age: 0 })
  shop.wait(180)
  expect(await readQueue(shop, 'payments')).toEqual({ items: 1, age: 180 })
  await shop.runTasks(1)
  expect(await readQueue(shop, 'payments')).toEqual({ items: 0, age: 0 })
})

test('a shop without a payment service has no queue of payments [P9.07]', async () => {
  expect(await readQueue(await openShop(), 'payments')).toEqual({
    items: undefined,
    age: undefined,
  })
})
