import { defineSearch, maxLength, oneOf } from '#app/router/define-search.ts'

/** The flash messages shown instead of toasts when JavaScript is unavailable. */
const flashes = ['created', 'reset', 'sent'] as const

export type AuthFlash = (typeof flashes)[number]

const login = { backUrl: maxLength(2000), expired: oneOf(['1']), flash: oneOf(flashes) }

/** Parses the search params of the authentication pages. */
export const authSearch = defineSearch(login)

/** Parses the search params of a password reset link. */
export const resetSearch = defineSearch({ ...login, token: maxLength(500), email: maxLength(254) })
