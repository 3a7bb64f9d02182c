import { defineSearch, maxLength, oneOf } from '#app/router/define-search.ts'

/** What has just been done, told by the page that follows where no script shows a toast. */
const news = ['created', 'reset', 'sent'] as const

export type AuthFlash = (typeof news)[number]

const login = { backUrl: maxLength(2000), expired: oneOf(['1']), news: oneOf(news) }

/** What the addresses of the login pages carry besides their path. */
export const authSearch = defineSearch(login)

/** The address of a link to choose a new password. */
export const resetSearch = defineSearch({ ...login, token: maxLength(500), email: maxLength(254) })
