import { expect, test } from 'vitest'
import { formatEmailTime } from '#provider/platform/mail/format.ts'
import demoShop from '../../../../shop.config.ts'
import { redactedKey } from '../../../support/stripe/account.ts'
import { DoubleError } from '../../../support/stripe/errors.ts'
import { openStripeShop } from '../../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../../support/stripe/stripe-shop.ts'

/** Revokes the key's permission to read events; returns a function that restores it. */
function forbidEvents({ double }: StripeShop): () => void {
  const { forbidden } = double.state.account
  forbidden.add('event_read')
  return () => forbidden.delete('event_read')
}

async function advanceDays(shop: StripeShop, days: number): Promise<void> {
  for (let day = 0; day < days; day += 1) await shop.runTasks(24 * 60)
}

const subject = 'Payments are not being compared with Stripe'

test('the owner gets one alert when reconciliations have failed for three days, and another after one that succeeded [P5.03]', async () => {
  const { shop, entries } = await openStripeShop()
  const since = formatEmailTime(shop.now, 'en', demoShop)
  const allow = forbidEvents(shop)
  await advanceDays(shop, 2)
  expect(entries.filter(({ event }) => event === 'task-failed')).toHaveLength(2)
  expect(shop.findAlerts()).toEqual([])
  await advanceDays(shop, 5)
  const [alert = expect.fail(), ...more] = shop.findAlerts()
  expect(more).toEqual([])
  expect(alert.subject).toBe(subject)
  expect(alert.text).toContain(since)
  expect(alert.text).toContain('StripePermissionError')
  allow()
  await advanceDays(shop, 2)
  expect(shop.findAlerts()).toHaveLength(1)
  forbidEvents(shop)
  await advanceDays(shop, 2)
  expect(shop.findAlerts()).toHaveLength(1)
  await advanceDays(shop, 5)
  expect(shop.findAlerts()).toMatchObject([{ subject }, { subject }])
})

test('without any finished reconciliation, the owner gets the alert three days after the first failure [P5.03]', async () => {
  const { shop } = await openStripeShop()
  forbidEvents(shop)
  await shop.db.deleteFrom('settings').where('name', '=', 'payments-compared-at').execute()
  await advanceDays(shop, 3)
  expect(shop.findAlerts()).toEqual([])
  await advanceDays(shop, 5)
  expect(shop.findAlerts()).toMatchObject([{ subject }])
})

test('a refused reconciliation leaks no key fragment quoted by Stripe into the log or an email [P5.03]', async () => {
  const { shop, double, entries } = await openStripeShop()
  const allow = forbidEvents(shop)
  await advanceDays(shop, 4)
  allow()
  const message = `Invalid API Key provided: ${redactedKey}`
  const refusal = new DoubleError(401, { type: 'invalid_request_error', message })
  double.failNext('GET /v1/checkout/sessions', refusal)
  await advanceDays(shop, 1)
  const failures = entries.filter(({ event }) => event === 'task-failed')
  expect(failures.map(({ reason }) => String(reason).split(' ')[0])).toEqual([
    ...Array.from({ length: 4 }, () => 'StripePermissionError'),
    'StripeAuthenticationError',
  ])
  expect(JSON.stringify([entries, shop.mails])).not.toContain(redactedKey)
})
