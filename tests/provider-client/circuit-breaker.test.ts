import { beforeEach, describe, expect, test } from 'vitest'
import { createCircuitBreaker } from '#app/provider/http/circuit-breaker.ts'
import type { CircuitBreaker } from '#app/provider/http/circuit-breaker.ts'
import { useBagistoHost } from '../support/bagisto-host/bagisto-client.ts'
import type { FaultMode } from '../support/bagisto-host/faults.ts'

const { host, createClient, expireTimeLimitsWhenSilent } = useBagistoHost()

const listRoute = 'GET /api/v1/products'
const skipped = { ok: false, failure: { kind: 'unreachable', status: null } }

/** The simulated time in milliseconds, which advances only during requests or by a test. */
let now = 0
let events: string[] = []
let circuitBreaker: CircuitBreaker

beforeEach(() => {
  expireTimeLimitsWhenSilent()
  now = 0
  events = []
  circuitBreaker = createCircuitBreaker({
    now: () => now,
    onOpen: () => events.push('open'),
    onClose: () => events.push('close'),
  })
})

/** Creates a client whose requests take `durationMs` of simulated time. */
function createTimedClient(durationMs: number) {
  return createClient({
    circuitBreaker,
    fetch: async (request) => {
      now += durationMs
      return fetch(request)
    },
  })
}

const list = (durationMs = 30_000) => createTimedClient(durationMs).products.list({ kind: 'pack' })

/** Requests lists whose responses are lost. */
async function loseResponses(count: number, mode: FaultMode = 'hang', durationMs = 30_000) {
  host().fail(listRoute, { mode, when: 'before' })
  for (let sent = 0; sent < count; sent += 1) await list(durationMs)
  host().recover()
}

describe('a host that does not respond', () => {
  test.each<FaultMode>(['hang', 'drip'])(
    'receives no more requests after five failed ones (%s)',
    async (mode) => {
      await loseResponses(4, mode)
      expect(events).toEqual([])
      await loseResponses(1, mode)
      const received = host().requests.length
      expect(await list()).toMatchObject(skipped)
      expect(await createTimedClient(0).cart.applyCode('A')).toMatchObject(skipped)
      expect(host().requests).toHaveLength(received)
      expect(events).toEqual(['open'])
    },
  )

  test('receives one request every five seconds until it responds', async () => {
    await loseResponses(5)
    const received = host().requests.length
    now += 4999
    expect(await list(0)).toMatchObject(skipped)
    now += 1
    await loseResponses(1, 'hang', 0)
    expect(await list(0)).toMatchObject(skipped)
    expect(host().requests).toHaveLength(received + 1)
    now += 5000
    expect(await list(0)).toMatchObject({ ok: true })
    expect(await list(0)).toMatchObject({ ok: true })
    expect(events).toEqual(['open', 'close'])
  })

  test('receives all requests again when a late response arrives', async () => {
    const lateCall = circuitBreaker.start()
    await loseResponses(5)
    lateCall?.succeed()
    expect(await list(0)).toMatchObject({ ok: true })
    expect(events).toEqual(['open', 'close'])
  })
})

describe('a host that responds', () => {
  test.each([400, 401, 403, 404, 422, 429, 500])(
    'receives all requests, even if each takes long and ends with %i',
    async (status) => {
      await loseResponses(10, status)
      expect(await list()).toMatchObject({ ok: true })
      expect(events).toEqual([])
    },
  )

  test.each<FaultMode>(['reset', 502, 503, 504])(
    'receives all requests if they fail immediately (%s), because skipping them would save no time',
    async (mode) => {
      await loseResponses(10, mode, 100)
      expect(events).toEqual([])
    },
  )

  test('receives all requests if only some take too long', async () => {
    for (let page = 0; page < 10; page += 1) {
      await list(0)
      await loseResponses(1)
    }
    expect(events).toEqual([])
  })

  test('receives all requests if one endpoint times out while others succeed', () => {
    const slow = Array.from({ length: 10 }, () => circuitBreaker.start())
    now += 10
    circuitBreaker.start()?.succeed()
    now += 30_000
    for (const attempt of slow) attempt?.fail()
    expect(events).toEqual([])
  })
})

test('a proxy whose host stops responding gets no further requests either', async () => {
  await loseResponses(5, 504)
  expect(events).toEqual(['open'])
})
