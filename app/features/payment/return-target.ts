import { oneOf } from '#app/router/define-search.ts'

export type ReturnTarget = 'checkout' | 'profile'

/**
 * Parses the search param for the page where the payment started; returns undefined if it is
 * invalid.
 */
export const parseReturnTarget = oneOf(['checkout', 'profile'])

/** Returns the link options for the page where the payment started. */
export function getReturnLink(target: ReturnTarget) {
  return target === 'checkout'
    ? ({ to: '/cart', search: { step: 'checkout' } } as const)
    : ({ to: '/profile', search: { tab: 'balance' } } as const)
}
