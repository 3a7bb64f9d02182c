import type { Locale } from '#app/locales/locales.ts'
import { getMessage } from '../../e2e/support/texts.ts'
import { expectAll, retryAfter } from './fault-modes.ts'
import type { Expected } from './fault-modes.ts'

/** A provider call made while a page is rendered. */
export interface PageCall {
  readonly path: string
  readonly visitor: 'guest' | 'customer'
  /** Whether the host has the contract's extensions. */
  readonly isExtended: boolean
  readonly call: string
  readonly expected: Expected
  /** A part of the page that is shown only if the call succeeds. */
  readonly part?: (locale: Locale) => RegExp
}

const timeout = '504 timeout_text'
const unreachable = '503 unreachable_text'
/** The page renders without the data of the call. */
export const missingPart = '200 without the part'
const login = '307 /auth/login'

/** The results for guests if required page data is not received. */
const requiredByGuests = expectAll(unreachable, {
  delay: '200',
  hang: timeout,
  drip: timeout,
  429: `${unreachable} after ${retryAfter} s`,
})

/** The results for customers, who can be logged out and whose data can belong to someone else. */
const requiredByCustomers: Expected = {
  ...requiredByGuests,
  401: login,
  403: '307 /forbidden',
  419: login,
}

/** The provider calls of all pages that load data. */
export const pageCalls: readonly PageCall[] = [
  {
    path: '/',
    visitor: 'guest',
    isExtended: false,
    call: 'GET /api/v1/products',
    expected: requiredByGuests,
  },
  {
    path: '/catalog',
    visitor: 'guest',
    isExtended: false,
    call: 'GET /api/v1/products',
    expected: requiredByGuests,
  },
  {
    path: '/catalog/41',
    visitor: 'guest',
    isExtended: false,
    call: 'GET /api/v1/products/:id',
    expected: { ...requiredByGuests, 404: '404 not_found_text' },
  },
  {
    path: '/catalog/41',
    visitor: 'guest',
    isExtended: false,
    call: 'GET /api/v1/products',
    expected: expectAll('200'),
  },
  {
    path: '/catalog/41',
    visitor: 'guest',
    isExtended: false,
    call: 'GET /api/v1/products/:id/additional-information',
    expected: expectAll(missingPart, { delay: '200' }),
    part: () => /Techno/,
  },
  {
    path: '/catalog/41',
    visitor: 'guest',
    isExtended: false,
    call: 'GET /api/products/:id/related',
    expected: expectAll(missingPart, { delay: '200' }),
    part: () => /Night Keys/,
  },
  {
    path: '/catalog/41',
    visitor: 'customer',
    isExtended: true,
    call: 'GET /api/products/:id/related',
    expected: expectAll(missingPart, { delay: '200' }),
    part: () => /Night Keys/,
  },
  {
    path: '/catalog',
    visitor: 'customer',
    isExtended: true,
    call: 'GET /api/v1/customer/cart',
    expected: expectAll(missingPart, { delay: '200' }),
    part: () => /data-cart-count/,
  },
  {
    path: '/cart',
    visitor: 'customer',
    isExtended: true,
    call: 'GET /api/v1/customer/cart',
    expected: requiredByCustomers,
  },
  {
    path: '/cart?step=checkout',
    visitor: 'customer',
    isExtended: true,
    call: 'GET /api/v1/customer/cart',
    expected: requiredByCustomers,
  },
  {
    path: '/profile?tab=balance',
    visitor: 'customer',
    isExtended: true,
    call: 'GET /api/v1/customer/orders',
    expected: requiredByCustomers,
  },
  {
    path: '/profile?tab=balance',
    visitor: 'customer',
    isExtended: true,
    call: 'GET /api/v1/customer/withdrawals',
    expected: expectAll(missingPart, { delay: '200' }),
    part: () => /data-refund/,
  },
  {
    path: '/withdrawal',
    visitor: 'customer',
    isExtended: true,
    call: 'GET /api/v1/customer/withdrawals',
    expected: expectAll('200 withdrawal_top_ups_unread', { 404: '200', delay: '200' }),
  },
  {
    path: '/payment/pass?session=77',
    visitor: 'customer',
    isExtended: true,
    call: 'GET /api/v1/payment/sessions/:id',
    expected: { ...requiredByCustomers, 404: '404 not_found_text' },
  },
  {
    path: '/payment/close?session=77',
    visitor: 'customer',
    isExtended: true,
    call: 'GET /api/v1/payment/sessions/:id',
    expected: { ...requiredByCustomers, 404: '404 not_found_text' },
  },
  {
    path: '/catalog',
    visitor: 'customer',
    isExtended: true,
    call: 'POST /api/v1/customer/refresh',
    // The customer stays logged in unless the host reports that the session has ended.
    expected: expectAll('200', { 401: login, 419: login }),
    part: (locale) => new RegExp(getMessage('shop_nav_log_out', locale)),
  },
  {
    path: '/profile',
    visitor: 'customer',
    isExtended: true,
    call: 'POST /api/v1/customer/refresh',
    // A host that fails to refresh the token may still return the customer.
    expected: expectAll('200', {
      401: login,
      403: '307 /forbidden',
      419: login,
      422: unreachable,
      429: `${unreachable} after ${retryAfter} s`,
      reset: unreachable,
      cut: unreachable,
      'wrong-types': unreachable,
    }),
  },
  {
    path: '/catalog',
    visitor: 'customer',
    isExtended: false,
    call: 'GET /api/v1/customer/get',
    expected: expectAll('200', { 401: login, 419: login }),
    part: (locale) => new RegExp(getMessage('shop_nav_log_out', locale)),
  },
  {
    path: '/profile',
    visitor: 'customer',
    isExtended: false,
    call: 'GET /api/v1/customer/get',
    expected: requiredByCustomers,
  },
]
