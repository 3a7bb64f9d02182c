import { defineSearch, maxLength, oneOf } from '#app/router/define-search.ts'

/** The flash messages shown instead of toasts when JavaScript is unavailable. */
const flashMessages = ['created', 'reset', 'sent', 'verified'] as const

export type AuthFlash = (typeof flashMessages)[number]

const authParams = { backUrl: maxLength(2000), expired: oneOf(['1']), flash: oneOf(flashMessages) }

/** Parses the search params of the authentication pages. */
export const parseAuthSearch = defineSearch(authParams)

/** Parses the search params of a password reset link; older ones contain the email address. */
export const parseResetSearch = defineSearch({
  ...authParams,
  token: maxLength(500),
  email: maxLength(254),
})

/** Parses the search params of a link that verifies an email address. */
export const parseVerifySearch = defineSearch({ ...authParams, token: maxLength(500) })
