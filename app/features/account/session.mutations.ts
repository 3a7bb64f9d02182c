import { useMutation } from '@tanstack/react-query'
import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { leaveDocument } from '#app/router/hard-navigation.ts'
import { logOut } from './session.functions.ts'
import { broadcastChange } from './tab-sync.ts'

/**
 * Logs out and opens the home page with a full page load, so that no private data stays in memory.
 */
export function useLogOut() {
  return useMutation({
    mutationFn: () => logOut(),
    onSuccess: () => {
      broadcastChange('session')
      return leaveDocument(localizePath('/', getCurrentLocale()))
    },
    onError: reportNoResponse,
  })
}
