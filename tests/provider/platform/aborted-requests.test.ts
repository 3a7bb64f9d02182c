import { expect, test } from 'vitest'
import { openShop } from '../../support/shops/open-shop.ts'
import { providerUrl } from '../../support/network/caller.ts'

/** Creates a login request whose body fails, with or without the client disconnecting. */
function createBrokenRequest(headers: Record<string, string>, shouldDisconnect: boolean): Request {
  const client = new AbortController()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('{"email":')),
    pull(controller) {
      if (shouldDisconnect) client.abort()
      controller.error(new Error('aborted'))
    },
  })
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  const { signal } = client
  return new Request(`${providerUrl}/api/v1/customer/login`, { ...init, signal })
}

const contentLengthCases = [
  ['a Content-Length', { 'content-length': '500' }],
  ['no Content-Length', {}],
] as const

test.each(contentLengthCases)(
  'a disconnect during a request with %s is not logged as an error',
  async (_, length) => {
    const { fetch, entries } = await openShop({ sells: 'nothing' })
    const response = await fetch(
      createBrokenRequest({ ...length, 'content-type': 'application/json' }, true),
    )
    expect(response.status).toBe(400)
    expect(entries.filter(({ level }) => level === 'error')).toEqual([])
  },
)

test.each(contentLengthCases)(
  'an error is logged if a request body with %s fails while the client waits',
  async (_, length) => {
    const { fetch, entries } = await openShop({ sells: 'nothing' })
    const response = await fetch(
      createBrokenRequest({ ...length, 'content-type': 'application/json' }, false),
    )
    expect(response.status).toBe(500)
    expect(entries.filter(({ level }) => level === 'error')).toHaveLength(1)
  },
)

test('an unexpected error after the client has disconnected is logged as a warning', async () => {
  let isClockWorking = true
  const clock = () => {
    if (isClockWorking) return new Date('2026-06-01T12:00:00Z')
    throw new Error('the clock has stopped')
  }
  const { fetch, entries } = await openShop({ sells: 'nothing', clock })
  isClockWorking = false
  const headers = { authorization: 'Bearer 1|token' }
  const signal = AbortSignal.abort()
  await fetch(new Request(`${providerUrl}/api/v1/customer/get`, { headers, signal }))
  // Changing the clock also makes scheduled tasks fail.
  expect(entries.filter(({ event }) => event !== 'task-failed')).toMatchObject([
    { level: 'warn', error: expect.stringContaining('the clock has stopped') },
  ])
})
