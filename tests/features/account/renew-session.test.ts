import { createServerEntry, getResponseHeaders } from '@tanstack/react-start/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { renewSession, replaceToken } from '#app/features/account/renew-session.server.ts'
import type { Session } from '#app/features/account/session.ts'
import type { AppContext } from '#app/request-scope/app-context.ts'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { useBagistoHost } from '../../support/bagisto-host/bagisto-client.ts'
import { createAppContext } from '../../support/shops/app-context.ts'

const { host, createClient } = useBagistoHost({ isExtended: true })

const refreshRoute = 'POST /api/v1/customer/refresh'
const minute = 60_000

let app: AppContext
let token: string

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'], now: Date.UTC(2026, 2, 1) })
  app = createAppContext({
    settings: readSettings({
      PROVIDER_URL: host().url,
      PROVIDER_EXTENSIONS: 'all',
      PROVIDER_TIMEOUT_MS: '2000',
    }),
    providerUrl: host().url,
    providerFetch: (request) => fetch(request),
  })
  const form = { email: 'ann@example.com', password: 'correct horse', remember: false }
  const session = await createClient().customer.login(form)
  token = session.ok ? session.value.token : ''
})

afterEach(() => void vi.useRealTimers())

interface PageOptions {
  readonly path?: string
  readonly attempts?: number
  readonly load?: () => Promise<Session | null>
}

/** Loads a page with a token cookie; returns the session and the browser's token afterwards. */
async function loadPage(
  sent: string,
  { path = '/_serverFn/session', attempts = 1, load = renewSession }: PageOptions = {},
): Promise<{ session: Session | null; received: string }> {
  let session: Session | null = null
  let received = sent
  const headers = { cookie: `token=${sent}` }
  const request = new Request(`http://localhost:3000${path}`, { headers })
  const entry = createServerEntry({
    fetch: () =>
      handleRequest(request, app, '192.0.2.1', async () => {
        for (let attempt = 0; attempt < attempts; attempt += 1) session = await load()
        const [cookie] = getResponseHeaders().getSetCookie()
        received = decodeURIComponent(/^token=([^;]*)/.exec(cookie ?? '')?.[1] ?? sent)
        return new Response()
      }),
  })
  await entry.fetch(request, undefined)
  return { session, received }
}

const countRefreshes = () => host().requests.filter((request) => request === refreshRoute).length

describe('renewing a session', () => {
  test('happens only if its token is older than five minutes [P7.07]', async () => {
    const first = await loadPage(token)
    expect(first.session).toMatchObject({ state: 'customer', customer: { firstName: 'Ann' } })
    expect(first.received).not.toBe(token)
    vi.advanceTimersByTime(4 * minute)
    expect(await loadPage(first.received)).toEqual(first)
    expect(countRefreshes()).toBe(1)
    vi.advanceTimersByTime(minute)
    const later = await loadPage(first.received)
    expect(later.session).toMatchObject({ state: 'customer' })
    expect(later.received).not.toBe(first.received)
    expect(countRefreshes()).toBe(2)
  })

  test('happens at once after the current password was entered', async () => {
    const { received: fresh } = await loadPage(token)
    const load = async () => {
      await replaceToken()
      return null
    }
    const { received } = await loadPage(fresh, { load })
    expect(received).not.toBe(fresh)
    expect((await loadPage(received)).session).toMatchObject({ state: 'customer' })
    host().fail(refreshRoute, { mode: 'reset', when: 'before' })
    expect((await loadPage(received, { load })).received).toBe(received)
  })

  test('survives a browser that does not receive the new token [P7.07]', async () => {
    const lostPage = await loadPage(token)
    vi.advanceTimersByTime(10 * minute)
    const next = await loadPage(token)
    expect(next.session).toMatchObject({ state: 'customer' })
    expect([lostPage.received, token]).not.toContain(next.received)
    expect((await loadPage(next.received)).session).toMatchObject({ state: 'customer' })
  })

  test.each(['reset', 'truncate', 'html', 'wrong-types'] as const)(
    'survives a broken response of the provider (%s) [P7.07]',
    async (mode) => {
      host().fail(refreshRoute, { mode, when: 'after', times: 1 })
      const { session, received } = await loadPage(token)
      expect(session).toMatchObject({ state: 'customer' })
      vi.advanceTimersByTime(6 * minute)
      expect((await loadPage(received)).session).toMatchObject({ state: 'customer' })
    },
  )

  test('happens once for pages that load concurrently [P7.07]', async () => {
    const pages = await Promise.all([loadPage(token), loadPage(token), loadPage(token)])
    expect(new Set(pages.map(({ received }) => received)).size).toBe(1)
    expect(countRefreshes()).toBe(1)
  })

  test('delays a page for at most 1.5 seconds, unless the page requires the session [P7.08]', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] })
    let respond = () => {}
    const responding = new Promise<void>((resolve) => {
      respond = resolve
    })
    app = { ...app, providerFetch: (request) => responding.then(() => fetch(request)) }
    const page = loadPage(token, { path: '/en/catalog' })
    const requiringPage = loadPage(token, { path: '/en/profile', attempts: 2 })
    await vi.advanceTimersByTimeAsync(1500)
    expect((await page).session).toEqual({ state: 'unavailable', customer: null, kind: 'timeout' })
    respond()
    const { session, received } = await requiringPage
    expect(session).toMatchObject({ state: 'customer' })
    // The next page uses the token renewed by the first attempt.
    expect((await loadPage(token)).received).toBe(received)
    expect(countRefreshes()).toBe(1)
  })

  test('ends the session only if the provider rejects the token', async () => {
    const { received } = await loadPage(token)
    host().fail('GET /api/v1/customer/get', { mode: 503, when: 'before' })
    expect((await loadPage(received)).session).toMatchObject({ state: 'unavailable' })
    host().fail('GET /api/v1/customer/get', { mode: 404, when: 'before' })
    expect((await loadPage(received)).session).toMatchObject({ kind: 'unreachable' })
    host().fail('GET /api/v1/customer/get', { mode: 429, when: 'before' })
    expect((await loadPage(received)).session).toMatchObject({ kind: 'unreachable' })
    host().recover()
    for (const customer of host().state.customers) customer.tokens = []
    expect((await loadPage(received)).session).toMatchObject({ state: 'expired' })
  })
})
