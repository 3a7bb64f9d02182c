import { expect, test } from 'vitest'
import { readBackEndSettings } from '#provider/programs/settings/back-end-settings.ts'

const STRIPE_SECRET_KEY = 'rk_test_0123456789'
const STRIPE_WEBHOOK_SECRET = 'whsec_0123456789'

test('cards are paid through Stripe if there is a key, or else on the demo page [P5.03]', () => {
  expect(readBackEndSettings({}).payment).toEqual({ kind: 'demo' })
  const settings = readBackEndSettings({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET })
  expect(settings.payment).toEqual({
    kind: 'stripe',
    secretKey: STRIPE_SECRET_KEY,
    webhookSecrets: [STRIPE_WEBHOOK_SECRET],
    apiBase: null,
    isLive: false,
  })
  expect(settings.paymentPageOrigins).toEqual(['https://checkout.stripe.com'])
  const demo = readBackEndSettings({ PAYMENT: 'demo', STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET })
  expect(demo.payment).toEqual({ kind: 'demo' })
  expect(demo.paymentPageOrigins).toEqual([])
})

test('there can be two webhook secrets, live keys, and a server on this machine [P5.03]', () => {
  const { payment, paymentPageOrigins } = readBackEndSettings({
    STRIPE_SECRET_KEY: 'sk_live_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_new456789, whsec_old456789',
    STRIPE_API_BASE: 'http://127.0.0.1:4242',
  })
  expect(payment).toMatchObject({
    webhookSecrets: ['whsec_new456789', 'whsec_old456789'],
    apiBase: 'http://127.0.0.1:4242',
    isLive: true,
  })
  expect(paymentPageOrigins).toEqual(['http://127.0.0.1:4242'])
})

test.each([
  [{ PAYMENT: 'paypal' }, 'PAYMENT'],
  [{ PAYMENT: 'stripe' }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY }, 'STRIPE_WEBHOOK_SECRET'],
  [{ STRIPE_SECRET_KEY: 'pk_live_0123456789', STRIPE_WEBHOOK_SECRET }, 'STRIPE_SECRET_KEY'],
  [{ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: '0123456789' }, 'STRIPE_WEBHOOK_SECRET'],
  [
    { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: 'whsec_a456789,whsec_b456789,whsec_c456789' },
    'STRIPE_WEBHOOK_SECRET',
  ],
  [
    { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_BASE: 'https://stripe.example' },
    'STRIPE_API_BASE',
  ],
])(
  '%o is refused with a sentence that names %s and contains no secret [P5.03]',
  (variables, name) => {
    expect(() => readBackEndSettings(variables)).toThrow(name)
    expect(() => readBackEndSettings(variables)).not.toThrow('0123456789')
  },
)
