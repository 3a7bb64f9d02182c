import { expect, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { getTexts } from '#provider/texts/texts.ts'
import { storeLastBackup } from '#provider/owner/last-backup.store.ts'
import demoShop from '../../../shop.config.ts'
import { openAlertInbox } from '../../support/network/alert-inbox.ts'
import { redactedKey } from '../../support/stripe/account.ts'
import { DoubleError } from '../../support/stripe/errors.ts'
import { secretKey, webhookSecret } from '../../support/stripe/stripe-double.ts'
import { openStripeShop } from '../../support/stripe/stripe-shop.ts'
import type { StripeShop } from '../../support/stripe/stripe-shop.ts'

const day = 24 * 60
const live = { secretKey, isLive: true, webhookSecrets: [webhookSecret] }

/** Returns the alert emails to the owner. */
const findAlerts = (shop: StripeShop) => shop.mails.filter(({ kind }) => kind === 'owner-alert')
const listSubjects = (shop: StripeShop) => findAlerts(shop).map(({ subject }) => subject)
const tryToPay = ({ ann }: StripeShop) => ann.openPaymentSession(1000)

test('the first payment that Stripe refuses to open sends an alert with Stripe’s message by email and webhook, and so does recovery [P6.15]', async () => {
  const inbox = await openAlertInbox()
  const { shop, double, entries } = await openStripeShop({ alertWebhook: inbox.webhook })
  const { forbidden } = double.state.account
  forbidden.add('checkout_session_write')
  for (let attempts = 0; attempts < 3; attempts += 1) await tryToPay(shop)
  const [alert = expect.fail(), ...more] = findAlerts(shop)
  expect(more).toEqual([])
  expect(alert.subject).toBe('Customers cannot pay')
  const sentence = "Having the 'rak_checkout_session_write' permission would allow this request"
  expect(alert.text).toContain(sentence)
  expect(alert.text).toContain('req_1')
  expect(alert.text).toContain('Since: March 1, 2026 at 3:00 PM GMT+3')
  await expect.poll(() => inbox.posts).toHaveLength(1)
  expect(inbox.posts[0]).toMatchObject({
    kind: 'owner-alert',
    shop: 'http://shop.test',
    subject: 'Customers cannot pay',
    problem: expect.stringContaining(sentence),
    text: expect.stringMatching(/^Overtone: Customers cannot pay\n\nStripe rejects/),
  })
  expect(entries.find(({ event }) => event === 'payment-not-opened')?.reason).toContain(sentence)
  const allOutput = JSON.stringify([entries, shop.mails, inbox.posts])
  for (const secret of [redactedKey, secretKey, inbox.webhook.url]) {
    expect(allOutput).not.toContain(secret)
  }
  forbidden.clear()
  await tryToPay(shop)
  expect(listSubjects(shop)[1]).toBe('Resolved: Customers cannot pay')
  await tryToPay(shop)
  expect(findAlerts(shop)).toHaveLength(2)
  await expect.poll(() => inbox.posts).toHaveLength(2)
})

test('an account without a name or payment methods causes an alert at most once an hour if intermittent, and daily while it lasts [P6.15]', async () => {
  const { shop, double } = await openStripeShop()
  const { account } = double.state
  for (let times = 0; times < 3; times += 1) {
    account.businessName = null
    await tryToPay(shop)
    account.businessName = 'Overtone'
    await tryToPay(shop)
  }
  const subjects = ['Customers cannot pay', 'Resolved: Customers cannot pay']
  expect(listSubjects(shop)).toEqual(subjects)
  expect(findAlerts(shop)[0]?.text).toContain('you must set an account or business name')
  shop.now = new Date(shop.now.getTime() + 61 * 60_000)
  account.methods.splice(0)
  await tryToPay(shop)
  expect(listSubjects(shop)).toEqual([...subjects, subjects[0]])
  expect(findAlerts(shop)[2]?.text).toContain('No valid payment method types')
  await shop.runTasks(day - 10)
  expect(findAlerts(shop)).toHaveLength(3)
  await shop.runTasks(10)
  expect(listSubjects(shop)[3]).toBe('Still: Customers cannot pay')
})

test('a Stripe outage causes an alert after 15 minutes, and none if it ends before [P6.15]', async () => {
  const { shop, double } = await openStripeShop()
  double.knobs.api = 'fails'
  await tryToPay(shop)
  await shop.runTasks(10)
  expect(findAlerts(shop)).toEqual([])
  double.knobs.api = 'works'
  await tryToPay(shop)
  await shop.runTasks(10)
  expect(findAlerts(shop)).toEqual([])
  double.knobs.api = 'fails'
  await tryToPay(shop)
  await shop.runTasks(65)
  expect(listSubjects(shop)).toEqual(['Stripe is not responding'])
})

test('a key that lacks another permission than opening payments causes an alert at once [P6.15]', async () => {
  const { shop, double } = await openStripeShop()
  const { id, checkout } = await shop.startPayment(1000)
  double.state.account.forbidden.add('checkout_session_read')
  await shop.returnFromPayment(id)
  expect(listSubjects(shop)).toEqual(['Stripe rejects the shop’s key'])
  expect(findAlerts(shop)[0]?.text).toContain('rak_checkout_session_read')
  double.state.account.forbidden.clear()
  shop.now = new Date(shop.now.getTime() + 3000)
  await shop.returnFromPayment(id)
  expect(listSubjects(shop)).toContain('Resolved: Stripe rejects the shop’s key')
  double.state.expire(checkout)
})

test('a customer whose email address Stripe rejects can still pay [P6.15]', async () => {
  const { shop, double } = await openStripeShop()
  const message = 'Invalid email address: ann@example.com'
  const error = { type: 'invalid_request_error', code: 'email_invalid', param: 'customer_email' }
  double.failNext('POST /v1/checkout/sessions', new DoubleError(400, { ...error, message }))
  const { checkout } = await shop.startPayment(1000)
  expect(checkout.status).toBe('open')
  expect(findAlerts(shop)).toEqual([])
})

test('an alert reports missing webhooks if payments are settled only by polling [P6.15]', async () => {
  const { shop, double } = await openStripeShop()
  await shop.pay(1000)
  await shop.runTasks(1)
  double.knobs.webhooks = 'drops'
  for (let payments = 0; payments < 2; payments += 1) {
    const { id, checkout } = await shop.startPayment(1000)
    double.state.pay(checkout)
    expect(await shop.returnFromPayment(id)).toBe('paid')
  }
  await shop.runTasks(10)
  expect(findAlerts(shop)).toEqual([])
  await shop.runTasks(30)
  expect(listSubjects(shop)).toEqual(['Stripe’s messages are not arriving'])
  expect(findAlerts(shop)[0]?.text).toContain('http://shop.test/payment/webhook/stripe')
  double.knobs.webhooks = 'sends'
  await shop.pay(1000)
  await shop.runTasks(30)
  expect(listSubjects(shop)[1]).toBe('Resolved: Stripe’s messages are not arriving')
})

test('a live shop gets alerts about a full disk and outdated backups [P6.15]', async () => {
  let free = 400e6
  const { shop, double } = await openStripeShop({ readFreeBytes: async () => free }, live)
  const full = 'The disk is almost full'
  expect(listSubjects(shop)).toEqual([full])
  expect(findAlerts(shop)[0]?.text).toContain('400 MB')
  free = 40e9
  await shop.runTasks(5)
  expect(listSubjects(shop)).toEqual([full, `Resolved: ${full}`])
  const { id, checkout } = await shop.startPayment(1000)
  double.state.pay(checkout)
  expect(await shop.returnFromPayment(id)).toBe('paid')
  const listBackupAlerts = () => listSubjects(shop).filter((one) => one.includes('backup'))
  await shop.runTasks(2 * day)
  expect(listBackupAlerts()).toEqual([])
  await shop.runTasks(2 * day)
  expect(listBackupAlerts()).toEqual(['The shop has no recent backup'])
  expect(findAlerts(shop).at(-1)?.text).toContain('Last backup: never')
  await storeLastBackup(shop.db, shop.now)
  await shop.runTasks(10)
  expect(listBackupAlerts().at(-1)).toBe('Resolved: The shop has no recent backup')
})

test.each([
  [7, ['The shop has no recent backup']],
  [0, []],
])(
  'with BACKUP_MAX_AGE_DAYS=%i, the alert is sent after that many days, and never with 0 [P6.15]',
  async (maxBackupAgeDays, expectedSubjects) => {
    const options = { maxBackupAgeDays, readFreeBytes: async () => 40e9 }
    const { shop } = await openStripeShop(options, live)
    const { id, checkout } = await shop.startPayment(1000)
    shop.double.state.pay(checkout)
    expect(await shop.returnFromPayment(id)).toBe('paid')
    await shop.runTasks(6 * day)
    expect(listSubjects(shop)).toEqual([])
    await shop.runTasks(2 * day)
    expect(listSubjects(shop)).toEqual(expectedSubjects)
  },
)

test('a failing check is logged, and the other checks still send alerts [P6.15]', async () => {
  const options = { readFreeBytes: () => Promise.reject(new Error('no answer')) }
  const { shop } = await openStripeShop(options, live)
  const { id, checkout } = await shop.startPayment(1000)
  shop.double.state.pay(checkout)
  expect(await shop.returnFromPayment(id)).toBe('paid')
  await shop.runTasks(4 * day)
  expect(listSubjects(shop)).toEqual(['The shop has no recent backup'])
  const [failed] = shop.entries.filter(({ event }) => event === 'owner-alert-failed')
  expect(failed).toMatchObject({ kind: 'disk', reason: 'no answer' })
})

test('an alert that the webhook rejects is sent again, and redirects are not followed [P6.15]', async () => {
  const inbox = await openAlertInbox()
  const other = await openAlertInbox()
  const { shop, double, entries } = await openStripeShop({ alertWebhook: inbox.webhook })
  Object.assign(inbox.plannedResponse, { status: 307, location: other.webhook.url })
  double.state.account.forbidden.add('checkout_session_write')
  await tryToPay(shop)
  const isDelayed = () => entries.some(({ event }) => event === 'alert-post-delayed')
  await expect.poll(isDelayed).toBe(true)
  Object.assign(inbox.plannedResponse, { status: 200, location: undefined })
  await shop.runTasks(3)
  await expect.poll(() => inbox.posts).toHaveLength(2)
  await shop.runTasks(3)
  expect(inbox.posts).toHaveLength(2)
  expect(other.posts).toEqual([])
})

test.each(locales)('alerts are in the owner’s language: %s [P6.15]', async (ownerLanguage) => {
  const texts = getTexts({}, ownerLanguage)
  const { shop } = await openStripeShop({ shop: { ...demoShop, ownerLanguage } })
  shop.double.state.account.forbidden.add('checkout_session_write')
  await tryToPay(shop)
  const [alert = expect.fail()] = findAlerts(shop)
  const subject = texts.condition_payment_opening()
  expect(alert).toMatchObject({ subject, locale: ownerLanguage })
  expect(alert.text).toContain(texts.condition_payment_opening_text({ processor: 'Stripe' }))
  expect(alert.text).not.toMatch(/\d{4}-\d{2}-\d{2}T|\{\w+\}/)
})

test('alerts about payments are also sent to the webhook, without the customer’s address [P6.15]', async () => {
  const inbox = await openAlertInbox()
  const { shop, double, ann } = await openStripeShop({ alertWebhook: inbox.webhook })
  const { intent } = await shop.pay(1000)
  double.state.dispute(intent, 1000)
  await double.settle()
  await expect.poll(() => inbox.posts).toHaveLength(1)
  expect(inbox.posts[0]).toMatchObject({ kind: 'payment-alert', subject: expect.any(String) })
  expect(JSON.stringify(inbox.posts)).not.toContain(ann.email)
  const alert = shop.mails.find(({ kind }) => kind === 'payment-alert')
  expect(alert?.text).toContain(ann.email)
})
