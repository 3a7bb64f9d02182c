import { isRedirect } from '@tanstack/react-router'
import type { ParsedLocation } from '@tanstack/react-router'
import { describe, expect, test } from 'vitest'
import { PageError } from '#app/features/errors/page-error.ts'
import type { PageErrorKind } from '#app/features/errors/page-error.ts'
import type { Account } from '#app/features/account/account.ts'
import {
  loadAccount,
  requireCart,
  requireCustomer,
  redirectIfLoggedIn,
} from '#app/features/account/load-account.ts'
import { withLoginRedirect } from '#app/features/account/with-login-redirect.ts'
import { failed } from '#app/provider/failure.ts'
import { accountOf, customersAccount } from '../example-account.ts'

const visitor: Account = { session: { state: 'visitor', customer: null }, cart: null }
const expired: Account = { session: { state: 'expired', customer: null }, cart: null }
const silent: Account = {
  session: { state: 'unavailable', customer: null, kind: 'timeout' },
  cart: null,
}
const unread: Account = { ...customersAccount(null), cart: failed({ kind: 'timeout' }) }

function at(pathname: string, searchStr = ''): ParsedLocation {
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

/** Where a loader leads: the options of its redirect, else what it failed with, else null. */
async function leadOf(loading: Promise<unknown>): Promise<unknown> {
  try {
    await loading
    return null
  } catch (error) {
    if (!isRedirect(error)) return error
    const { to, search } = error.options
    return { to, search }
  }
}

const login = (search: object) => ({ to: '/auth/login', search })

describe('who may see a page', () => {
  test('R2.24 a page for customers leads visitors to the login and back', async () => {
    const wanted = at('/profile', '?tab=balance')
    const lead = await leadOf(requireCustomer(accountOf(visitor), wanted))
    expect(lead).toEqual(login({ backUrl: '/de/profile?tab=balance' }))
    expect(await leadOf(requireCustomer(accountOf(customersAccount(null)), at('/profile')))).toBe(
      null,
    )
  })

  test('R2.22 a login page leads customers home, and lets everyone else in', async () => {
    const lead = await leadOf(redirectIfLoggedIn(accountOf(customersAccount(null))))
    expect(lead).toEqual({ to: '/', search: undefined })
    for (const account of [visitor, expired, silent]) {
      expect(await leadOf(redirectIfLoggedIn(accountOf(account)))).toBe(null)
    }
  })

  test('R4.01 a session that ended leads to the login from any page but the login pages', async () => {
    const told = login({ backUrl: '/de/catalog', expired: '1' })
    expect(await leadOf(loadAccount(accountOf(expired), at('/catalog')))).toEqual(told)
    for (const page of ['login', 'sign-up', 'forgot', 'reset']) {
      expect(await leadOf(loadAccount(accountOf(expired), at(`/auth/${page}`))), page).toBe(null)
    }
  })

  test('R4.01 a silent provider logs nobody out: public pages show, others tell of the failure', async () => {
    expect(await leadOf(loadAccount(accountOf(silent), at('/catalog')))).toBe(null)
    const lead = await leadOf(requireCustomer(accountOf(silent), at('/profile')))
    expect(lead).toEqual(new PageError('timeout'))
  })

  test('R7.22 a cart that could not be read is a failure of its page, never an empty cart', async () => {
    expect(await leadOf(requireCart(accountOf(unread), at('/cart')))).toEqual(
      new PageError('timeout'),
    )
    expect(await leadOf(requireCart(accountOf(customersAccount(null)), at('/cart')))).toBe(null)
  })

  test('R8.01 R2.25 a call that is not allowed leads to the login, and one that is forbidden says so', async () => {
    const account = accountOf(customersAccount(null))
    const refused = (kind: PageErrorKind) =>
      leadOf(withLoginRedirect(account, at('/profile'), Promise.reject(new PageError(kind))))
    expect(await refused('unauthorised')).toEqual(login({ backUrl: '/de/profile', expired: '1' }))
    expect(await refused('forbidden')).toEqual({ to: '/forbidden', search: undefined })
    expect(await refused('timeout')).toEqual(new PageError('timeout'))
  })
})
