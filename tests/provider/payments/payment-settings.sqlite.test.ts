import { expect, test } from 'vitest'
import { z } from 'zod'
import { stripeVariables, toStripeSettings } from '#provider/payments/stripe/stripe-settings.ts'
import { readBackEndSettings } from '#provider/programs/settings/back-end-settings.ts'

const STRIPE_SECRET_KEY = 'rk_test_0123456789'
const STRIPE_WEBHOOK_SECRET = 'whsec_0123456789'

test('cards are processed by Stripe if there is a key, or else on the demo page [P5.03]', () => {
  expect(readBackEndSettings({}).paymentService).toBeNull()
  const keys = { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET }
  for (const variables of [keys, { ...keys, PAYMENT: 'stripe' }]) {
    const { paymentService } = readBackEndSettings(variables)
    expect(paymentService?.service.name).toBe('stripe')
    expect(paymentService?.pageOrigins).toEqual(['https://checkout.stripe.com'])
  }
  expect(readBackEndSettings({ ...keys, PAYMENT: 'demo' }).paymentService).toBeNull()
})

test('live and test keys are recognized, and there may be two webhook secrets [P5.03]', () => {
  const read = (variables: Record<string, string>) =>
    toStripeSettings(z.object(stripeVariables).parse(variables))
  expect(read({ STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET })).toEqual({
    secretKey: STRIPE_SECRET_KEY,
    webhookSecrets: [STRIPE_WEBHOOK_SECRET],
    apiBase: null,
    isLive: false,
  })
  const variables = {
    STRIPE_SECRET_KEY: 'sk_live_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_new456789, whsec_old456789',
    STRIPE_API_BASE: 'http://127.0.0.1:4242',
  }
  expect(read(variables)).toMatchObject({
    webhookSecrets: ['whsec_new456789', 'whsec_old456789'],
    apiBase: 'http://127.0.0.1:4242',
    isLive: true,
  })
  const { paymentService } = readBackEndSettings(variables)
  expect(paymentService?.pageOrigins).toEqual(['http://127.0.0.1:4242'])
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
  '%o is refused with an error that names %s and contains no secret [P5.03]',
  (variables, name) => {
    expect(() => readBackEndSettings(variables)).toThrow(name)
    expect(() => readBackEndSettings(variables)).not.toThrow('0123456789')
  },
)
