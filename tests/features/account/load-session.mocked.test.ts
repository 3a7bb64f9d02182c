import type { QueryClient } from '@tanstack/react-query'
import { isRedirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import {
  loadPageSession,
  redirectIfLoggedIn,
  requireCustomer,
  withLoginRedirect,
} from '#app/features/account/load-session.ts'
import { getSession } from '#app/features/account/session.functions.ts'
import { getCachedSession, sessionQuery } from '#app/features/account/session.queries.ts'
import type { Session } from '#app/features/account/session.ts'
import { createQueryClient } from '#app/router/query-client.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import { PageError, getPageErrorKind } from '#app/features/errors/page-error.ts'
import {
  createTestQueryClient,
  createRouterContext,
  customerSession,
  exampleCustomer,
} from '../example-session.ts'

const guest: Session = { state: 'guest', customer: null }
const expired: Session = { state: 'expired', customer: null }
const unavailable: Session = { state: 'unavailable', customer: null, kind: 'timeout' }

beforeEach(() => void vi.mocked(getSession).mockReset().mockRejectedValue(new Error('offline')))

function createLocation(pathname: string, searchStr = ''): ParsedLocation {
  const publicHref = `/de${pathname}${searchStr}`
  return {
    pathname,
    publicHref,
    href: pathname,
    search: {},
    searchStr,
    hash: '',
    state: { __TSR_index: 0 },
    external: false,
  }
}

/** Returns the outcome of a loader: redirect options, the kind of its error, or null. */
async function getLoaderResult(loading: Promise<unknown>): Promise<unknown> {
  try {
    await loading
    return null
  } catch (error) {
    if (!isRedirect(error)) return getPageErrorKind(error) ?? error
    const { to, search } = error.options
    return { to, search }
  }
}

/** Loads a page with a guard while a session is cached; returns the outcome of the guard. */
function load(
  guard: (context: RouterContext, location: ParsedLocation) => Promise<unknown>,
  session: Session,
  pathname = '/auth/login',
  searchStr = '',
): Promise<unknown> {
  const context = createRouterContext(createTestQueryClient(session))
  return getLoaderResult(guard(context, createLocation(pathname, searchStr)))
}

const refetchSession = (cache: QueryClient) =>
  cache.query({ ...sessionQuery, staleTime: 0 }).catch(() => null)

const createLoginRedirect = (search: object) => ({ to: '/auth/login', search })

describe('access to a page', () => {
  test('a customers-only page redirects guests to the login page with a back URL [R2.24]', async () => {
    expect(await load(requireCustomer, guest, '/profile', '?tab=balance')).toEqual(
      createLoginRedirect({ backUrl: '/de/profile?tab=balance' }),
    )
    expect(await load(requireCustomer, customerSession, '/profile')).toBe(null)
  })

  test('a login page redirects customers to the home page and admits everyone else [R2.22]', async () => {
    const home = { to: '/', search: undefined }
    expect(await load(redirectIfLoggedIn, customerSession)).toEqual(home)
    for (const session of [guest, expired, unavailable])
      expect(await load(redirectIfLoggedIn, session), session.state).toBe(null)
  })

  test('who leaves the login page of an expired session is a guest from then on [R4.01]', async () => {
    const client = createTestQueryClient(expired)
    await redirectIfLoggedIn(createRouterContext(client))
    expect(getCachedSession(client)).toEqual(guest)
  })

  test('an expired session redirects to the login page, except from login pages [R4.01]', async () => {
    expect(await load(loadPageSession, expired, '/catalog')).toEqual(
      createLoginRedirect({ backUrl: '/de/catalog', expired: '1' }),
    )
    for (const page of ['login', 'sign-up', 'forgot', 'reset'])
      expect(await load(loadPageSession, expired, `/auth/${page}`), page).toBe(null)
  })

  test('an unavailable provider does not end the session: public pages render, others fail [R4.01]', async () => {
    expect(await load(loadPageSession, unavailable, '/catalog')).toBe(null)
    vi.mocked(getSession).mockResolvedValue(unavailable)
    expect(await load(requireCustomer, unavailable, '/profile')).toBe('timeout')
  })

  test('a customers-only page waits for a session that other pages do not wait for', async () => {
    vi.mocked(getSession).mockResolvedValueOnce(unavailable).mockResolvedValueOnce(customerSession)
    const context = createRouterContext(createQueryClient())
    const page = loadPageSession(context, createLocation('/profile'))
    expect(await getLoaderResult(requireCustomer(context, createLocation('/profile')))).toBe(null)
    expect((await page).state).toBe('unavailable')
  })

  test('a customers-only page refetches the session if the first fetch failed [R7.22]', async () => {
    vi.mocked(getSession).mockResolvedValue(customerSession)
    expect(await load(requireCustomer, unavailable, '/profile')).toBe(null)
  })

  test('an unauthorized call redirects to the login page, a forbidden one to the forbidden page [R8.01 R2.25]', async () => {
    const refused = (kind: 'unauthorised' | 'forbidden' | 'timeout') =>
      getLoaderResult(
        withLoginRedirect(
          createTestQueryClient(customerSession),
          createLocation('/profile'),
          Promise.reject(new PageError(kind)),
        ),
      )
    expect(await refused('unauthorised')).toEqual(
      createLoginRedirect({ backUrl: '/de/profile', expired: '1' }),
    )
    expect(await refused('forbidden')).toEqual({ to: '/forbidden', search: undefined })
    expect(await refused('timeout')).toBe('timeout')
  })

  test('the login page waits for a fresh session after an unauthorized call [R8.01]', async () => {
    const cache = createTestQueryClient(customerSession)
    const call = Promise.reject(new PageError('unauthorised'))
    await getLoaderResult(withLoginRedirect(cache, createLocation('/profile'), call))
    vi.mocked(getSession).mockResolvedValue(guest)
    expect(await getLoaderResult(redirectIfLoggedIn(createRouterContext(cache)))).toBe(null)
  })
})

describe('the session', () => {
  test('is fetched once by pages that load concurrently [R2.23]', async () => {
    const cache = createTestQueryClient()
    cache.clear()
    vi.mocked(getSession).mockResolvedValue(customerSession)
    const loads = [1, 2, 3].map(() =>
      loadPageSession(createRouterContext(cache), createLocation('/')),
    )
    expect((await Promise.all(loads)).map(({ state }) => state)).toEqual(Array(3).fill('customer'))
    expect(getSession).toHaveBeenCalledTimes(1)
  })

  test('is used immediately if stale, and refetched in the background [R2.23]', async () => {
    vi.useFakeTimers()
    try {
      const cache = createTestQueryClient(customerSession)
      await loadPageSession(createRouterContext(cache), createLocation('/'))
      expect(getSession).not.toHaveBeenCalled()
      vi.advanceTimersByTime(60_000)
      const balance = { minor: 500, currency: 'EUR' } as const
      const newer: Session = { state: 'customer', customer: { ...exampleCustomer, balance } }
      vi.mocked(getSession).mockResolvedValue(newer)
      expect(await loadPageSession(createRouterContext(cache), createLocation('/'))).toEqual(
        customerSession,
      )
      await vi.advanceTimersByTimeAsync(0)
      expect(getCachedSession(cache)).toEqual(newer)
    } finally {
      vi.useRealTimers()
    }
  })

  test('a customer stays logged in while the provider is unavailable [R4.01]', async () => {
    const cache = createTestQueryClient(customerSession)
    vi.mocked(getSession).mockResolvedValue(unavailable)
    await refetchSession(cache)
    expect(getCachedSession(cache)).toEqual(customerSession)
    vi.mocked(getSession).mockRejectedValue(new Error('offline'))
    await refetchSession(cache)
    expect(getCachedSession(cache)).toEqual(customerSession)
    expect(getSession).toHaveBeenCalledTimes(2)
  })

  test('is expired once the provider has ended it [R4.01]', async () => {
    const cache = createTestQueryClient(customerSession)
    vi.mocked(getSession).mockResolvedValue(expired)
    await refetchSession(cache)
    expect(getCachedSession(cache)).toEqual(expired)
  })
})
