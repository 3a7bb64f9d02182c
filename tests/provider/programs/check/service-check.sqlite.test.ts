import { expect, onTestFinished, test } from 'vitest'
import { checkServices } from '#provider/programs/check/service-check.ts'
import { startS3 } from '../../../support/s3/start-s3.ts'
import { openMailServer } from '../../../support/network/mail-server.ts'
import { redactedKey } from '../../../support/stripe/account.ts'
import type { Permission } from '../../../support/stripe/account.ts'
import {
  openStripeDouble,
  secretKey,
  webhookSecret,
} from '../../../support/stripe/stripe-double.ts'

/** Opens a Stripe double and a mail server; returns a function that checks a shop using them. */
async function openServices() {
  const double = await openStripeDouble(async () => new Response())
  onTestFinished(() => double.close())
  const mailServer = await openMailServer()
  const settings = {
    ORIGIN: 'http://shop.test',
    STRIPE_SECRET_KEY: secretKey,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
    STRIPE_API_BASE: double.url,
    SMTP_URL: `smtp://localhost:${mailServer.settings.port}`,
    MAIL_FROM: 'shop@overtone.example',
  }
  const check = async (changes: Record<string, string> = {}) => {
    const { problems } = await checkServices({ ...settings, ...changes })
    return problems.map(({ what, problem }) => `${what} ${problem}`)
  }
  const list = async (changes: Record<string, string> = {}) => {
    const { asked, unasked } = await checkServices({ ...settings, ...changes })
    return { asked, unasked }
  }
  return { list, double, account: double.state.account, mailServer, check }
}

test('the check queries Stripe and the mail server, and leaves no open session, refund or email behind [P6.15]', async () => {
  const { double, mailServer, check } = await openServices()
  expect(await check()).toEqual([])
  expect(mailServer.countConnections()).toBe(1)
  expect(mailServer.attempts).toEqual([])
  expect([...double.state.sessions.values()].map(({ status }) => status)).toEqual(['expired'])
  expect(double.state.refunds.size).toBe(0)
})

test.each<[Permission, string]>([
  ['checkout_session_write', 'Checkout Sessions: Write'],
  ['checkout_session_read', 'Checkout Sessions: Read'],
  ['charge_write', 'Charges and Refunds: Write'],
  ['charge_read', 'Charges and Refunds: Read'],
  ['payment_intent_read', 'PaymentIntents: Read'],
  ['dispute_read', 'Disputes: Read'],
  ['event_read', 'Events: Read'],
  ['webhook_read', 'Webhook Endpoints: Read'],
])(
  'a key without %s is listed with the Dashboard name of that permission [P6.15]',
  async (permission, name) => {
    const { account, check } = await openServices()
    account.forbidden.add(permission)
    const [problem = '', ...others] = await check()
    expect(others).toEqual([])
    expect(problem).toContain(`STRIPE_SECRET_KEY lacks “${name}”: StripePermissionError req_1: `)
    expect(problem).toContain(`Having the 'rak_${permission}' permission`)
    expect(problem).not.toContain(redactedKey)
  },
)

test('an account that Checkout rejects is listed with Stripe’s message [P6.15]', async () => {
  const { account, check } = await openServices()
  account.businessName = null
  expect(await check()).toEqual([
    expect.stringMatching(/^Stripe does not open a payment: .*account or business name/),
  ])
})

test('a key unknown to Stripe and an unresponsive Stripe are listed once [P6.15]', async () => {
  const { double, check } = await openServices()
  expect(await check({ STRIPE_SECRET_KEY: 'rk_test_of_somebody_else' })).toEqual([
    expect.stringMatching(/^STRIPE_SECRET_KEY is not valid: StripeAuthenticationError/),
  ])
  double.knobs.api = 'fails'
  expect(await check()).toEqual([expect.stringMatching(/^Stripe cannot be asked: /)])
})

test('the webhook endpoint must exist, be enabled and have all events in a compatible API version [P6.15]', async () => {
  const { account, check } = await openServices()
  const [endpoint = expect.fail()] = account.endpoints
  endpoint.api_version = '2026-11-25.endive'
  expect(await check()).toEqual([])
  Object.assign(endpoint, {
    status: 'disabled',
    api_version: '2027-03-31.fennel',
    enabled_events: endpoint.enabled_events.slice(1),
  })
  expect(await check()).toEqual([
    'webhook endpoint http://shop.test/payment/webhook/stripe is turned off at Stripe.',
    'webhook endpoint lacks the events checkout.session.completed.',
    'webhook endpoint has the API version 2027-03-31.fennel; it must be one that ends in .endive.',
  ])
  account.endpoints.splice(0)
  expect(await check()).toEqual([
    'webhook endpoint http://shop.test/payment/webhook/stripe does not exist at Stripe.',
  ])
})

test('the check lists what it verified, and what it could not with the reason or the way to find out [P6.15]', async () => {
  const { list, double, account } = await openServices()
  const own = [
    'a second way to reach you: ALERT_WEBHOOK_URL is not set, so you are not told if the mail server fails',
    'visitors (proxy, DNS, certificate): open http://shop.test in a browser',
    'whether emails arrive: npm run shop -- mail test ADDRESS',
  ]
  const stripe = 'Stripe (each permission of the key, opening a payment, the webhook endpoint)'
  const mail = 'the mail server (connection, login)'
  expect(await list()).toEqual({ asked: [stripe, mail], unasked: own })
  const [endpoint = expect.fail()] = account.endpoints
  endpoint.api_version = null
  expect(await list({ ALERT_WEBHOOK_URL: 'https://chat.test/hook' })).toEqual({
    asked: [stripe, mail],
    unasked: [
      'the API version of the webhook endpoint, which is the default one of the account: in Stripe’s Dashboard, it must end in .endive',
      'visitors (proxy, DNS, certificate): open http://shop.test in a browser',
      'whether emails and posts to ALERT_WEBHOOK_URL arrive: npm run shop -- mail test ADDRESS',
    ],
  })
  double.knobs.api = 'fails'
  const unanswered = `${stripe}: it gave no answer to all questions`
  expect(await list()).toEqual({ asked: [mail], unasked: [unanswered, ...own] })
  const emptySettings = {
    STRIPE_SECRET_KEY: '',
    STRIPE_WEBHOOK_SECRET: '',
    SMTP_URL: '',
    MAIL_FROM: '',
  }
  expect(await list(emptySettings)).toEqual({
    asked: [],
    unasked: ['Stripe: the shop does not use it', 'a mail server: SMTP_URL is not set', ...own],
  })
})

test('an unreachable mail server is listed [P6.15]', async () => {
  const { check } = await openServices()
  expect(await check({ SMTP_URL: 'smtp://localhost:1' })).toEqual([
    expect.stringMatching(/^SMTP_URL the mail server says: .*ECONNREFUSED/),
  ])
})

test('with a remote provider, the check says where the owner learns of a differing amount [P6.15 P7.01]', async () => {
  const { unasked } = await checkServices({
    ORIGIN: 'https://shop.test',
    PROVIDER_URL: 'https://host.test',
  })
  expect(unasked).toContain(
    'orders that cost a different amount than was shown: only the log reports them, as order-total-differs',
  )
})

test('the check tries the bucket and its public address, and names the setting of a problem [P9.04]', async () => {
  const { check, list } = await openServices()
  const { endpoint, publicUrl } = await startS3()
  const settings = {
    DEMO_CATALOGUE: 'none',
    S3_BUCKET: 'private',
    S3_PUBLIC_BUCKET: 'public',
    S3_PUBLIC_URL: publicUrl ?? '',
    S3_ENDPOINT: endpoint,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  // The server lets everybody read every bucket, and has a rule for another shop.
  expect(await check(settings)).toEqual([
    'S3_BUCKET everybody can read it; make it private, it has the files for sale.',
    expect.stringMatching(/^S3_PUBLIC_URL it does not allow pages of http:\/\/shop.test/),
  ])
  const ofShop = await check({ ...settings, ORIGIN: 'https://shop.test' })
  expect(ofShop.join()).not.toContain('S3_PUBLIC_URL')
  const wrong = await check({ ...settings, S3_SECRET_ACCESS_KEY: 'wrong', S3_PUBLIC_URL: '' })
  expect(wrong).toEqual([expect.stringMatching(/^S3_BUCKET it does not accept S3_ACCESS_KEY_ID/)])
  const missing = await check({ ...settings, S3_PUBLIC_BUCKET: 'missing', S3_PUBLIC_URL: '' })
  expect(missing[1]).toMatch(/^S3_PUBLIC_BUCKET there is no such bucket/)
  expect((await list(settings)).asked.join()).toContain('the bucket (write, read, list, delete')
})
