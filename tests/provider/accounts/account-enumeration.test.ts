import { expect, test } from 'vitest'
import { examples } from '../../fuzz/examples.ts'
import { generousLimits } from '../../support/shops/generous-limits.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import type { Account } from '../../support/shops/customer.ts'
import type { Shop } from '../../support/shops/shop.ts'
import type { ShopResponse } from '../../support/network/caller.ts'

const names = { first_name: 'Ann', last_name: 'Bee' }
const password = 'a long enough password'
const payment = { amount: 20, currency: 'EUR', return_to: 'profile' }

interface Form {
  readonly path: string
  readonly method?: 'PUT'
  /** The fields other than the address. */
  readonly body: object
  /** Whether customers submit the form. */
  readonly isCustomers?: boolean
}

/** All endpoints whose schemas accept an email address. */
const forms: readonly Form[] = [
  {
    path: '/api/v1/customer/login',
    body: { password: 'not the password', device_name: 'a test' },
  },
  { path: '/api/v1/customer/forgot-password', body: {} },
  {
    path: '/api/v1/customer/reset-password',
    body: { token: 'unknown', password, password_confirmation: password },
  },
  {
    path: '/api/contact/send',
    body: { full_name: 'Ann Bee', theme: 'Kick', message: 'Is it in tune?' },
  },
  {
    path: '/api/v1/withdrawals',
    body: { request_id: 'the-request-of-a-guest', name: 'Ann Bee', contract: 'Order 1' },
  },
  {
    path: '/api/v1/withdrawals',
    body: { request_id: 'the-request-of-a-customer', name: 'Ann Bee', contract: 'Order 1' },
    isCustomers: true,
  },
  {
    path: '/api/v1/customer/profile',
    method: 'PUT',
    body: { ...names, gender: 'Other', phone: '0001234567', current_password: password },
    isCustomers: true,
  },
  { path: '/api/v1/payment/create-payment-session', body: payment, isCustomers: true },
  {
    path: '/api/v1/customer/checkout/save-address',
    body: { billing: { ...names, country: 'DE' } },
    isCustomers: true,
  },
]

/**
 * The only endpoint that may reveal an account: the contract lets sign-up name a taken address,
 * within low rate limits.
 */
const signUpPath = '/api/v1/customer/register'

/** Returns a response without the parts that always vary. */
function toComparableResponse({ status, body, headers }: ShopResponse, address: string) {
  const text = JSON.stringify(body)
    .replaceAll(address, 'ADDRESS')
    .replaceAll(/ps_\w+|[\w-]{20,}|W-\d+|"id":\d+/g, 'ID')
  return { status, text, names: [...headers.keys()].sort() }
}

async function send(provider: Shop, form: Form, address: string, { token }: Account) {
  const { path, method, body, isCustomers } = form
  const unique =
    'request_id' in body ? { request_id: `${String(body.request_id)}-${address.length}` } : {}
  const billing = 'billing' in body ? { billing: { ...Object(body.billing), email: address } } : {}
  const requestBody = { ...body, ...unique, email: address, ...billing }
  const response = await provider.call(path, {
    ...(method === undefined ? {} : { method }),
    token: isCustomers === true ? token : null,
    body: requestBody,
  })
  return toComparableResponse(response, address)
}

test('no form and no call reveals whether an email address has an account [P4.09]', async () => {
  const provider = await openShop()
  const owner = await provider.signUp()
  const asker = await provider.signUp()
  const unknown = 'nobody-of-this-shop@example.com'
  for (const form of forms) {
    const responses = [
      await send(provider, form, owner.email, asker),
      await send(provider, form, unknown, asker),
    ]
    expect(responses[0], form.path).toEqual(responses[1])
  }
  const body = { ...names, email: owner.email, password, password_confirmation: password }
  expect((await provider.call(signUpPath, { body })).body.reason).toBe('email_taken')
})

test('responses after a change of email address do not reveal who owns the new address [P4.09]', async () => {
  const provider = await openShop()
  const owner = await provider.signUp()
  const ask = async (address: string) => {
    const { token } = await provider.signUp()
    const body = { ...names, gender: 'Other', phone: '0001234567', current_password: password }
    const path = '/api/v1/customer/profile'
    await provider.call(path, { method: 'PUT', token, body: { ...body, email: address } })
    const state = await provider.call('/api/v1/customer/email', { token })
    const again = await provider.call('/api/v1/customer/email/send', { method: 'POST', token })
    const profile = await provider.call('/api/v1/customer/get', { token })
    const own = profile.body.data.email
    return [state, again].map((reply) =>
      toComparableResponse(reply, address).text.replaceAll(own, 'OWN'),
    )
  }
  expect(await ask(owner.email)).toEqual(await ask('nobody-of-this-shop@example.com'))
})

test('the list has every endpoint that accepts an email address', () => {
  const walked = new Set([signUpPath, ...forms.map(({ path }) => path)])
  const accepting = Object.entries(examples).filter(
    ([name, requests]) =>
      name.startsWith('endpoint ') &&
      requests.some(({ body }) => JSON.stringify(body ?? null).includes('"email"')),
  )
  const paths = accepting.map(([name]) => name.replace(/^endpoint \w+ /, ''))
  expect(paths.filter((path) => !walked.has(path))).toEqual([])
  expect(paths.length).toBeGreaterThanOrEqual(walked.size)
})

test('emails to unknown addresses are composed but neither sent nor stored [P4.09]', async () => {
  const provider = await openShop({ mayReadOutbox: () => true })
  await provider.call('/api/v1/customer/forgot-password', { body: { email: 'nobody@example.com' } })
  expect(provider.mails).toEqual([])
  expect(String((await provider.call('/outbox')).body)).not.toContain('<article')
})

test('sign-up reveals taken addresses at most 10 times an hour to a client and 30 times to its network [P4.09]', async () => {
  const { registerAddress: _address, registerNetwork: _network, ...others } = generousLimits
  const provider = await openShop({ limits: others })
  const { email } = await provider.signUp()
  const ask = async (address: string) => {
    const body = { ...names, email, password, password_confirmation: password }
    const headers = { 'x-forwarded-for': address }
    return (await provider.call(signUpPath, { body, headers })).status
  }
  const askOften = async (address: string) => {
    const statuses: number[] = []
    for (let count = 0; count < 11; count += 1) statuses.push(await ask(address))
    return statuses.filter((status) => status === 422).length
  }
  expect(await askOften('192.0.2.1')).toBe(10)
  expect(await askOften('192.0.2.2')).toBe(10)
  expect(await askOften('192.0.2.3')).toBe(10)
  expect(await askOften('192.0.2.4')).toBe(0)
  expect(await askOften('198.51.100.1')).toBe(10)
  for (const network of [1, 2, 3]) expect(await askOften(`2001:db8:1:${network}::1`)).toBe(10)
  expect(await askOften('2001:db8:1:4::1')).toBe(0)
  expect(await ask('2001:db8:2:1::1')).toBe(422)
})
