import { afterAll, expect, test } from 'vitest'
import { examples } from '../fuzz/examples.ts'
import { openFuzzShop } from '../fuzz/open-fuzz-shop.ts'
import { renderRequest } from '../fuzz/render-request.ts'
import { generousLimits } from '../support/shops/generous-limits.ts'
import type { Customer } from '../support/shops/customer.ts'

/**
 * The forms and server functions that accept an email address, except sign-up: the contract lets it
 * reveal a taken address, within low rate limits.
 */
const forms = [
  'form /auth/forgot',
  'form /auth/login',
  'form /auth/reset',
  'form /contacts',
  'form /withdrawal',
  'function logIn',
  'function resetPassword',
  'function saveProfile',
  'function sendMessage',
  'function sendResetLink',
  'function sendWithdrawal',
]

const fuzzShop = await openFuzzShop({ limits: generousLimits })
afterAll(() => fuzzShop.close())

let count = 0

/** Submits an example with an address; returns the response without the parts that always vary. */
async function submitExample(name: string, example: number, address: string, { token }: Customer) {
  count += 1
  const { origin, host, send, shop } = fuzzShop
  const isCustomers = name === 'function saveProfile'
  const facts = {
    count: String(count),
    origin,
    host,
    address: '198.18.0.1',
    email: address,
    password: isCustomers ? 'correct horse' : 'not the password',
    resetToken: 'unknown',
    token,
  }
  const request = {
    target: name,
    example,
    visitor: isCustomers ? 'customer' : 'guest',
    locale: 'en',
    method: null,
    path: [],
    query: [],
    headers: [],
    data: [],
    serialized: [],
    bodyType: null,
    body: { kind: 'none' },
  } as const
  const target = { name, area: 'shop', examples: examples[name] ?? [] } as const
  const rendered = renderRequest(request, target, facts, shop.now)
  const { method, body } = rendered
  const native = new Request(origin + rendered.target, {
    method,
    headers: rendered.headers.map(([header, value]): [string, string] => [header, value]),
    body: body === null ? null : Buffer.from(body),
  })
  const response = await send('shop', native, facts.address)
  const hide = (text: string) =>
    [address, encodeURIComponent(address)]
      .reduce((rest, word) => rest.replaceAll(word, 'ADDRESS'), text)
      .replaceAll(/[\w+/=-]{16,}|W-\d+|\d{13}/g, 'ID')
  return {
    status: response.status,
    headers: [...response.headers.keys()].toSorted(),
    location: hide(response.headers.get('location') ?? ''),
    text: hide(await response.text()),
  }
}

const accepting = Object.entries(examples).filter(
  ([name, requests]) =>
    /^(form|function) /.test(name) &&
    requests.some(({ body }) => JSON.stringify(body ?? null).includes('"{email}"')),
)

test('the list has every form and server function that accepts an email address [P4.09]', () => {
  expect(accepting.map(([name]) => name).toSorted()).toEqual(forms)
})

test.each(
  accepting.flatMap(([name, requests]) => requests.map((_, index) => [name, index] as const)),
)(
  'the response of %s (%d) does not reveal whether an email address has an account [P4.09]',
  async (name, index) => {
    const { email } = await fuzzShop.shop.signUp()
    const asker = await fuzzShop.shop.signUp()
    const known = await submitExample(name, index, email, asker)
    const unknown = await submitExample(name, index, 'nobody-of-this-shop@example.com', asker)
    expect(known).toEqual(unknown)
    expect(known.status).toBeLessThan(500)
  },
)
