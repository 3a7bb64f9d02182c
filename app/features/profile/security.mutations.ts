import { useQueryClient } from '@tanstack/react-query'
import type { QueryKey } from '@tanstack/react-query'
import {
  reportFailure,
  reportNoResponse,
  reportSuccess,
} from '#app/features/errors/report-outcome.ts'
import { useSingleMutation } from '#app/features/forms/use-single-mutation.ts'
import { m } from '#app/paraglide/messages.js'
import type { Outcome } from '#app/provider/failure.ts'
import { focusNextBeforeRemoval } from '#app/ui/focus-next-before-removal.ts'
import { removePasskey } from './passkeys.functions.ts'
import { allOtherSessions } from './security-forms.ts'
import { passkeysQuery, sessionsQuery } from './security.queries.ts'
import { endSession } from './sessions.functions.ts'

/** Ends a session, or all others, and shows a toast with the result. */
export function useEndSession(customerId: number) {
  return useRemoval(sessionsQuery(customerId).queryKey, {
    remove: (id) => endSession({ data: { end_session: id } }),
    getText: (id) =>
      id === allOtherSessions ? m.profile_sessions_others_ended() : m.profile_sessions_ended(),
  })
}

/** Removes a passkey and shows a toast with the result. */
export function useRemovePasskey(customerId: number) {
  return useRemoval(passkeysQuery(customerId).queryKey, {
    remove: (id) => removePasskey({ data: { remove_passkey: id } }),
    getText: () => m.profile_passkeys_removed(),
  })
}

interface Removal {
  readonly remove: (id: string) => Promise<Outcome<null>>
  /** Returns the text of the toast after success. */
  readonly getText: (id: string) => string
}

/** Returns a mutation that removes the item whose id is the value of the pressed button. */
function useRemoval(queryKey: QueryKey, { remove, getText }: Removal) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: (button: HTMLButtonElement) => remove(button.value),
    onSuccess: (outcome, button) => {
      if (!outcome.ok) return reportFailure(outcome.failure)
      reportSuccess(getText(button.value))
      if (button === document.activeElement) focusNextBeforeRemoval(button)
      return queryClient.invalidateQueries({ queryKey })
    },
    onError: reportNoResponse,
  })
}
