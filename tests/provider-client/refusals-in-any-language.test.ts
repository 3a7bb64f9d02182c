import { describe, expect, test } from 'vitest'
import type { FaultMode } from '../support/bagisto-host/faults.ts'
import { unwrap, useBagistoHost } from '../support/bagisto-host/bagisto-client.ts'

const { host, createClient, logIn, expireTimeLimitsWhenSilent } = useBagistoHost({
  isExtended: true,
})

const locales = ['en', 'de'] as const

describe.each(locales)('the refusals of a provider that responds in %s', (locale) => {
  const guest = () => createClient({ locale }).customer

  test('wrong credentials [P7.06]', async () => {
    const form = { email: 'ann@example.com', password: 'wrong', remember: false }
    expect(await guest().login(form)).toMatchObject({
      failure: { reason: 'credentials_invalid', messages: [{ reason: 'credentials_invalid' }] },
    })
  })

  test('an email address that is taken [P7.06]', async () => {
    const names = { firstName: 'Ann', lastName: 'Bee', username: 'annbee' }
    const account = { email: 'ann@example.com', password: 'a long password' }
    expect(await guest().register({ ...names, ...account })).toMatchObject({
      failure: { reason: 'email_taken', messages: [{ field: 'email', reason: 'email_taken' }] },
    })
  })

  test('a used reset link [P7.06]', async () => {
    const form = { token: 'used', email: 'ann@example.com', password: 'a long password' }
    expect(await guest().resetPassword(form)).toMatchObject({
      failure: { reason: 'reset_token_invalid' },
    })
  })

  test('an invalid discount code and a product without files [P7.06]', async () => {
    const { cart } = await logIn({ locale })
    unwrap(await cart.add({ productId: 41, links: [7] }))
    expect(await cart.applyCode('NONE')).toMatchObject({ failure: { reason: 'coupon_invalid' } })
    const { failure } = { failure: null, ...(await cart.add({ productId: 42, links: [] })) }
    expect(['links_missing', 'product_inactive']).toContain(
      failure?.kind === 'refused' ? failure.reason : null,
    )
  })

  test('a wrong password, a taken phone number and an invalid picture [P7.06]', async () => {
    const { customer } = await logIn({ locale })
    const [ann] = host().state.customers
    if (!ann) throw new Error('The host has no customer')
    const other = { ...ann, id: 6, email: 'bob@example.com', phone: '555', tokens: [] }
    host().state.customers.push(other)
    const current = unwrap(await customer.get())
    const password = { current: 'wrong', new: 'a long password' }
    expect(await customer.updateProfile(current, { password })).toMatchObject({
      failure: { reason: 'wrong_password' },
    })
    expect(await customer.updateProfile(current, { phone: '555' })).toMatchObject({
      failure: { messages: [{ field: 'phone', reason: 'phone_taken' }] },
    })
    expect(await customer.updateProfile(current, { email: other.email })).toMatchObject({
      failure: { messages: [{ field: 'email', reason: 'email_taken' }] },
    })
    const picture = new Blob(['text'], { type: 'image/tiff' })
    expect(await customer.updateProfile(current, { picture })).toMatchObject({
      failure: { messages: [{ field: 'image.0', reason: 'image_invalid' }] },
    })
  })
})

describe('forgot-password', () => {
  const route = 'POST /api/v1/customer/forgot-password'
  const ask = (email: string, locale: string) =>
    createClient({ locale }).customer.forgotPassword(email)

  test.each(locales)(
    'has the same outcome for known and unknown addresses in %s [P7.06]',
    async (locale) => {
      const known = await ask('ann@example.com', locale)
      expect(known).toEqual({ ok: true, value: null })
      expect(await ask('nobody@example.com', locale)).toEqual(known)
    },
  )

  test.each<FaultMode>([400, 404, 422, 500, 502, 504, 'hang', 'html', 'truncate'])(
    'has the same outcome if only the email to a known address fails (%s) [P7.06]',
    async (mode) => {
      const unknown = await ask('nobody@example.com', 'de')
      expireTimeLimitsWhenSilent()
      host().fail(route, { mode, when: 'after' })
      expect(await ask('ann@example.com', 'de')).toEqual(unknown)
    },
  )

  test('reports a rate limit, maintenance and a missing connection [P7.06]', async () => {
    for (const mode of [429, 503, 'reset'] as const) {
      host().fail(route, { mode, when: 'before' })
      expect(await ask('ann@example.com', 'de'), String(mode)).toMatchObject({ ok: false })
      expect(await ask('nobody@example.com', 'de'), String(mode)).toMatchObject({ ok: false })
    }
  })
})
