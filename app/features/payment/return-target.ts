import { oneOf } from '#app/router/define-search.ts'

export type ReturnTarget = 'checkout' | 'profile'

/**
 * Parses the page on which a payment began, which its return page links to; undefined if it is
 * malformed.
 */
export const returnTarget = oneOf(['checkout', 'profile'])

/** The link options of a target's page. */
export function getReturnLink(target: ReturnTarget) {
  return target === 'checkout'
    ? ({ to: '/cart', search: { step: 'checkout' } } as const)
    : ({ to: '/profile', search: { tab: 'balance' } } as const)
}
