import { useRouter } from '@tanstack/react-router'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { splitLocale } from '#app/i18n/paths.ts'
import { pageAfterLogin } from './page-after-login.ts'
import { useAccountStore } from './use-account.ts'

/**
 * Leaves the login pages for the page wanted before, else home, with everything read anew, since
 * each page may look different to the customer. A page in another language is a new document.
 */
export function useLeaveAuth(backUrl: string | undefined): () => void {
  const router = useRouter()
  const account = useAccountStore()
  return () => {
    const target = pageAfterLogin(backUrl)
    if (splitLocale(target).locale !== currentLocale()) {
      globalThis.location.assign(target)
      return
    }
    const open = () => router.history.push(target)
    router.clearCache()
    account.forget()
    void account.load().then(open, open)
  }
}
