import { fetchWithLocale } from '#app/i18n/current-locale.ts'
import { reloadOnUnknownServerFn } from './chunk-load-recovery.ts'

/**
 * Sends the request of a server function in the page's locale. If the server does not know the
 * function, because there is a new version of the shop, the page is loaded again. Calls with a
 * `fetch` of their own have to use it, because theirs takes the place of this one.
 */
export const fetchServerFn: typeof fetch = async (input, init) =>
  reloadOnUnknownServerFn(await fetchWithLocale(input, init))
