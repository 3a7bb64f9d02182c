import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { createProviderClient } from '#app/provider/client.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import type { Outcome } from '#app/provider/failure.ts'
import {
  createVanillaCart,
  vanillaCustomer,
  vanillaMeta,
  vanillaOrder,
  vanillaProduct,
} from '../support/network/vanilla-bodies.ts'
import { createClientOptions } from '../support/network/vanilla-client.ts'

const customer = {
  id: 5,
  firstName: 'Ann',
  lastName: 'Bee',
  email: 'ann@example.com',
  phone: null,
  isEmailVerified: null,
  phoneOnFile: null,
  dateOfBirth: null,
  isSubscribed: false,
  username: null,
  location: null,
  description: null,
  country: null,
  refusedCountry: null,
  pendingBalance: null,
  imageUrl: null,
  balance: null,
  gender: null,
} as const

const calls: Record<string, (client: ProviderClient) => Promise<Outcome<unknown>>> = {
  login: ({ customer: { login } }) => login({ email: 'a@b.c', password: 'p', remember: true }),
  refresh: (client) => client.customer.refresh(),
  get: (client) => client.customer.get(),
  updateProfile: (client) => client.customer.updateProfile(customer, {}),
  list: (client) => client.products.list({ kind: 'pack' }),
  product: (client) => client.products.get(41),
  related: (client) => client.products.listRelated(41),
  cart: (client) => client.cart.get(),
  add: (client) => client.cart.add({ productId: 41, links: [7] }),
  saveOrder: (client) => client.checkout.saveOrder({ cartId: 30, consent: true }),
  orders: (client) => client.orders.list(1),
  library: (client) => client.library.list(),
  payment: (client) => client.payment.getSession('s1'),
}

function createRespondingClient(status: number, body: unknown): ProviderClient {
  const text = JSON.stringify(body)
  const respond = () => Promise.resolve(new Response(text, { status }))
  return createProviderClient({ ...createClientOptions('http://host.test'), fetch: respond })
}

/** Generates copies of a body with values at any depth replaced by arbitrary JSON. */
function generateDamagedBodies(body: unknown): fc.Arbitrary<unknown> {
  const text = JSON.stringify(body)
  const places = listPaths(JSON.parse(text))
  const damage = fc.array(fc.tuple(fc.constantFrom(...places), fc.jsonValue()), { maxLength: 4 })
  return damage.map((changes) => {
    const copy: unknown = JSON.parse(text)
    for (const [path, value] of changes) replaceAt(copy, path, value)
    return copy
  })
}

function listPaths(value: unknown, before: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    const path = [...before, key]
    return [path, ...listPaths(inner, path)]
  })
}

function replaceAt(root: unknown, path: readonly string[], value: unknown): void {
  let place: unknown = root
  for (const key of path.slice(0, -1)) {
    if (typeof place !== 'object' || place === null) return
    place = Reflect.get(place, key)
  }
  const last = path.at(-1)
  if (typeof place === 'object' && place !== null && last) Reflect.set(place, last, value)
}

const bodies = [
  { data: vanillaCustomer, token: 'k' },
  { data: vanillaProduct },
  { data: [vanillaProduct], meta: vanillaMeta },
  { data: createVanillaCart(2) },
  { data: { order: vanillaOrder } },
  { data: [vanillaOrder], meta: vanillaMeta },
]

test('any JSON response results in a serializable outcome, never an exception [client R7.22]', async () => {
  const statuses = fc.constantFrom(200, 200, 200, 400, 401, 404, 422, 429, 500)
  const anything = fc.oneof(fc.jsonValue(), ...bodies.map(generateDamagedBodies))
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...Object.keys(calls)),
      statuses,
      anything,
      async (name, status, body) => {
        const outcome = await calls[name]?.(createRespondingClient(status, body))
        expect(outcome).toBeDefined()
        expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
      },
    ),
    { numRuns: 1500 },
  )
})

test('a successful response with unexpected data is invalid [client R7.22]', async () => {
  for (const name of ['get', 'list', 'product', 'related', 'cart', 'orders', 'payment']) {
    const outcome = await calls[name]?.(createRespondingClient(200, { data: 'nonsense' }))
    expect(outcome).toEqual({ ok: false, failure: { kind: 'invalid-response' } })
  }
})

test('invalid extension fields count as missing [client R7.22]', async () => {
  const added = [
    'genre',
    'artist',
    'kind',
    'peaks',
    'preview_url',
    'cover_colors',
    'pack',
    'sounds',
  ]
  const whole = await createRespondingClient(200, { data: vanillaProduct }).products.get(41)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...added), fc.integer(), async (name, junk) => {
      const body = { data: { ...vanillaProduct, [name]: junk } }
      expect(await createRespondingClient(200, body).products.get(41)).toEqual(whole)
    }),
  )
})
