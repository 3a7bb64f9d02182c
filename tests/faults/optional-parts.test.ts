import { setImmediate as waitForNextTurn } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { openBuiltShop } from '../support/shops/built-shop.ts'
import { toPattern } from './fault-modes.ts'
import { openHost, token } from './open-host.ts'
import { pageCalls } from './page-calls.ts'

afterEach(() => void vi.useRealTimers())

test.each(pageCalls.filter(({ part }) => part !== undefined))(
  '$visitor, $path: $call delays the page for at most 1.5 seconds (extended: $isExtended) [P7.08]',
  async ({ call, path, visitor, isExtended }) => {
    const host = await openHost(isExtended)
    host.fail(call, { mode: 'hang', when: 'before' })
    const shop = await openBuiltShop(host.url, { PROVIDER_EXTENSIONS: isExtended ? 'all' : '' })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const page = shop.send(`/en${path}`, { token: visitor === 'customer' ? token : null })
    const isReceived = (request: string) => toPattern(call).test(request.split('?')[0] ?? '')
    while (!host.requests.some(isReceived)) await waitForNextTurn()
    await vi.advanceTimersByTimeAsync(1500)
    expect((await page).status).toBe(200)
    await host.close()
  },
)
