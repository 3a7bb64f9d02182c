import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { splitLocale } from '#app/i18n/paths.ts'
import { getUrlAfterLogin } from './back-url.ts'
import { discardPrivateData, sessionQuery } from './session.queries.ts'
import { broadcastChange } from './tab-sync.ts'

/**
 * Returns a function that opens the requested page, or the home page, after login. Clears cached
 * data, since any page may look different to a customer. Reloads the document if the locale
 * changes.
 */
export function useOpenRequestedPage(backUrl: string | undefined): () => void {
  const router = useRouter()
  const queryClient = useQueryClient()
  return () => {
    broadcastChange('session')
    const target = getUrlAfterLogin(backUrl)
    if (splitLocale(target).locale !== getCurrentLocale()) {
      globalThis.location.assign(target)
      return
    }
    const openTarget = () => router.history.push(target)
    void discardPrivateData(queryClient)
    // Also cancels a fetch started before the login, which would return a guest session.
    void queryClient.refetchQueries({ queryKey: sessionQuery.queryKey }).then(openTarget)
  }
}
