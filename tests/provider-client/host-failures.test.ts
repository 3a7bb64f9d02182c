import { afterEach, describe, expect, test, vi } from 'vitest'
import { createProviderClient } from '#app/provider/client.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { createSlowCalls } from '#app/provider/http/slow-calls.ts'
import { unwrap, useBagistoHost } from '../support/bagisto-host/bagisto-client.ts'
import type { FaultMode } from '../support/bagisto-host/faults.ts'
import { vanillaProduct } from '../support/network/vanilla-bodies.ts'
import { createClientOptions } from '../support/network/vanilla-client.ts'

const { host, lines, createClient, logIn } = useBagistoHost()

const unreachable = { ok: false, failure: { kind: 'unreachable' } }
const listRoute = 'GET /api/v1/products'

afterEach(() => void vi.useRealTimers())

describe('a host without the API', () => {
  test.each<FaultMode>([404, 'html', 'empty'])(
    'is unreachable, and an error is logged (%s) [P7.09]',
    async (mode) => {
      host().fail(listRoute, { mode, when: 'before' })
      expect(await createClient().products.list({ kind: 'pack' })).toMatchObject(unreachable)
      expect(lines.filter(({ level }) => level === 'error')).toHaveLength(1)
    },
  )

  test('has no products, but an unknown product is not found [P7.09]', async () => {
    expect(await createClient().products.get(4711)).toMatchObject({
      failure: { kind: 'not-found' },
    })
    host().fail('GET /api/v1/products/:id', { mode: 'html', when: 'before' })
    expect(await createClient().products.get(41)).toMatchObject(unreachable)
  })

  test('a 404 for the cart or the orders is a host failure, not a missing page [P7.09]', async () => {
    const { cart, orders } = await logIn()
    host().fail('GET /api/v1/customer/cart', { mode: 404, when: 'before' })
    host().fail('GET /api/v1/customer/orders', { mode: 404, when: 'before' })
    expect(await cart.get()).toMatchObject(unreachable)
    expect(await orders.list(1)).toMatchObject(unreachable)
  })
})

test.each([401, 419])(
  'a %i for a public list is a host failure for guests, and ends the session of customers [P7.09]',
  async (mode) => {
    const customer = await logIn()
    host().fail(listRoute, { mode, when: 'before' })
    expect(await createClient().products.list({})).toMatchObject(unreachable)
    expect(await customer.products.list({})).toMatchObject({ failure: { kind: 'unauthorised' } })
  },
)

describe('an optional part of a page', () => {
  const parts: readonly (readonly [
    string,
    RegExp,
    (client: ProviderClient) => Promise<unknown>,
  ])[] = [
    ['the genre', /additional-information$/, (client) => client.products.get(41)],
    ['the related products', /related/, (client) => client.products.listRelated(41)],
    ['the refunds', /withdrawals$/, (client) => client.withdrawals.list()],
  ]

  test.each(parts)(
    '%s delays the page for at most 1.5 seconds [P7.08]',
    async (_part, hanging, load) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      const wasAborted: boolean[] = []
      const client = createProviderClient({
        ...createClientOptions('http://host.test'),
        fetch: async (request) => {
          if (!hanging.test(request.url)) return Response.json({ data: vanillaProduct })
          wasAborted.push(
            await new Promise((resolve) => {
              request.signal.addEventListener('abort', () => resolve(true))
            }),
          )
          return new Response()
        },
      })
      const loading = load(client)
      await vi.advanceTimersByTimeAsync(1499)
      expect(wasAborted).toEqual([])
      await vi.advanceTimersByTimeAsync(1)
      await loading
      expect(wasAborted).toEqual([true])
    },
  )

  test.each(parts)(
    '%s does not delay the next page again if it hangs [P7.08]',
    async (...[, hanging, load]) => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
      let now = 0
      let requests = 0
      const client = createProviderClient({
        ...createClientOptions('http://host.test'),
        slowCalls: createSlowCalls(() => now),
        fetch: async (request) => {
          if (!hanging.test(request.url)) return Response.json({ data: vanillaProduct })
          requests += 1
          return await new Promise<Response>(() => {})
        },
      })
      const first = load(client)
      await vi.advanceTimersByTimeAsync(1500)
      await first
      expect(requests).toBe(1)
      // No time passes, so this would wait forever if the request were sent.
      await load(client)
      expect(requests).toBe(1)
      now += 30_000
      const later = load(client)
      await vi.advanceTimersByTimeAsync(1500)
      await later
      expect(requests).toBe(2)
    },
  )

  test('the genre of a product is missing if it cannot be fetched [P7.08]', async () => {
    expect(unwrap(await createClient().products.get(41)).genre).toMatchObject({ label: 'Techno' })
    for (const mode of [500, 'reset', 'html', 'truncate', 'wrong-types'] as const) {
      const route = 'GET /api/v1/products/:id/additional-information'
      host().fail(route, { mode, when: 'before' })
      expect(unwrap(await createClient().products.get(41)), String(mode)).toMatchObject({
        id: 41,
        genre: null,
      })
    }
  })
})
