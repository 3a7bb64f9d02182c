import { z } from 'zod'

/** Where a payment began and where its return page leads; the profile when nothing fitting is said. */
export const returnTarget = z.enum(['checkout', 'profile']).catch('profile')

export type ReturnTarget = z.infer<typeof returnTarget>

/** The page of a target, as options of a link. */
export function returnLink(target: ReturnTarget) {
  return target === 'checkout'
    ? ({ to: '/cart', search: { step: 'checkout' } } as const)
    : ({ to: '/profile', search: { tab: 'balance' } } as const)
}
