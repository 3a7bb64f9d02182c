import { afterEach, expect, test, vi } from 'vitest'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { createAppContext } from '../../support/shops/app-context.ts'

afterEach(() => void vi.useRealTimers())

test('visitors do not wait for a provider that does not respond, which is logged once', async () => {
  vi.useFakeTimers({ toFake: ['performance', 'setTimeout', 'clearTimeout'] })
  const events: string[] = []
  let requestCount = 0
  let isUp = false
  const app = createAppContext({
    settings: readSettings({ PROVIDER_URL: 'http://host.test' }),
    log: (level, event) => {
      if (level !== 'debug') events.push(event)
    },
    providerUrl: 'http://host.test',
    providerFetch: () => {
      requestCount += 1
      return isUp ? Promise.resolve(Response.json({ data: [] })) : new Promise<Response>(() => {})
    },
  })
  const list = () =>
    handleRequest(new Request('http://localhost:3000/_serverFn/list'), app, '192.0.2.1', async () =>
      Response.json(await getProviderClient().products.list({})),
    )

  for (let count = 0; count < 5; count += 1) {
    const response = list()
    await vi.advanceTimersByTimeAsync(30_000)
    await response
  }
  expect(await (await list()).json()).toMatchObject({ failure: { kind: 'unreachable' } })
  expect(requestCount).toBe(5)
  isUp = true
  await vi.advanceTimersByTimeAsync(5000)
  for (let count = 0; count < 2; count += 1) {
    expect(await (await list()).json()).toMatchObject({ ok: true })
  }
  expect(events.filter((event) => event.startsWith('provider-'))).toEqual([
    'provider-down',
    'provider-up',
  ])
})
