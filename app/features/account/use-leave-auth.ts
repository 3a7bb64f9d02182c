import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { splitLocale } from '#app/i18n/paths.ts'
import { pageAfterLogin } from './page-after-login.ts'

/**
 * Leaves the login pages for the page wanted before, else home, with everything read anew, since
 * each page may look different to the customer. A page in another language is a new document.
 */
export function useLeaveAuth(backUrl: string | undefined): () => void {
  const router = useRouter()
  const queryClient = useQueryClient()
  return () => {
    const target = pageAfterLogin(backUrl)
    if (splitLocale(target).locale !== currentLocale()) {
      globalThis.location.assign(target)
      return
    }
    queryClient.removeQueries()
    router.history.push(target)
  }
}
