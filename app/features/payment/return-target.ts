import { oneOf } from '#app/router/define-search.ts'

export type ReturnTarget = 'checkout' | 'profile'

/** Where a payment began and where its return page leads; undefined when nothing fitting is said. */
export const returnTarget = oneOf(['checkout', 'profile'])

/** The page of a target, as options of a link. */
export function returnLink(target: ReturnTarget) {
  return target === 'checkout'
    ? ({ to: '/cart', search: { step: 'checkout' } } as const)
    : ({ to: '/profile', search: { tab: 'balance' } } as const)
}
