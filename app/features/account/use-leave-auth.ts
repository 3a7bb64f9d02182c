import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { splitLocale } from '#app/i18n/paths.ts'
import { getUrlAfterLogin } from './back-url.ts'
import { removePrivateData, sessionQuery } from './session.queries.ts'
import { broadcastChange } from './tab-sync.ts'

/**
 * Returns a function that leaves the login pages for the requested page or the home page. Removes cached
 * data, since every page may differ for the customer. A page in another locale opens as a new document.
 */
export function useLeaveAuth(backUrl: string | undefined): () => void {
  const router = useRouter()
  const queryClient = useQueryClient()
  return () => {
    broadcastChange('session')
    const target = getUrlAfterLogin(backUrl)
    if (splitLocale(target).locale !== currentLocale()) {
      globalThis.location.assign(target)
      return
    }
    const openTarget = () => router.history.push(target)
    void removePrivateData(queryClient)
    // Cancels a fetch that started before the login and would return a guest's session.
    void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey }).then(openTarget)
  }
}
