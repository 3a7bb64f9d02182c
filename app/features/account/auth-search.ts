import { searchOf, textUpTo, wordIn } from '#app/router/search-value.ts'

/** What has just been done, told by the page that follows where no script shows a toast. */
const news = ['created', 'reset', 'sent'] as const

export type AuthNews = (typeof news)[number]

const login = { backUrl: textUpTo(2000), expired: wordIn(['1']), news: wordIn(news) }

/** What the addresses of the login pages carry besides their path. */
export const authSearch = searchOf(login)

/** The address of a link to choose a new password. */
export const resetSearch = searchOf({ ...login, token: textUpTo(500), email: textUpTo(254) })
