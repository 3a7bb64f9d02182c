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
import { cancelEmailChange, sendEmailLink } from './email-address.functions.ts'
import { removePasskey } from './passkeys.functions.ts'
import { allOtherSessions } from './security-forms.ts'
import { emailAddressQuery, passkeysQuery, sessionsQuery } from './security.queries.ts'
import { endSession } from './sessions.functions.ts'

/** Sends another verification email and shows a toast with the result. */
export function useSendEmailLink(customerId: number) {
  return useAction(emailAddressQuery(customerId).queryKey, {
    act: () => sendEmailLink({ data: { send_email_link: '1' } }),
    getText: () => m.profile_email_sent(),
  })
}

/** Discards the unverified address and shows a toast with the result. */
export function useCancelEmailChange(customerId: number) {
  return useAction(emailAddressQuery(customerId).queryKey, {
    act: () => cancelEmailChange({ data: { cancel_email_change: '1' } }),
    getText: () => m.profile_email_canceled(),
  })
}

/** Ends a session, or all others, and shows a toast with the result. */
export function useEndSession(customerId: number) {
  return useAction(sessionsQuery(customerId).queryKey, {
    act: (id) => endSession({ data: { end_session: id } }),
    getText: (id) =>
      id === allOtherSessions ? m.profile_sessions_others_ended() : m.profile_sessions_ended(),
  })
}

/** Removes a passkey and shows a toast with the result. */
export function useRemovePasskey(customerId: number) {
  return useAction(passkeysQuery(customerId).queryKey, {
    act: (id) => removePasskey({ data: { remove_passkey: id } }),
    getText: () => m.profile_passkeys_removed(),
  })
}

interface Action {
  readonly act: (id: string) => Promise<Outcome<null>>
  /** Returns the success message for an item's id. */
  readonly getText: (id: string) => string
}

/** Returns a mutation for the item whose id is the pressed button's value. */
function useAction(queryKey: QueryKey, { act, getText }: Action) {
  const queryClient = useQueryClient()
  return useSingleMutation({
    mutationFn: (button: HTMLButtonElement) => act(button.value),
    onSuccess: (outcome, button) => {
      if (!outcome.ok) return reportFailure(outcome.failure)
      reportSuccess(getText(button.value))
      if (button === document.activeElement) focusNextBeforeRemoval(button)
      return queryClient.invalidateQueries({ queryKey })
    },
    onError: reportNoResponse,
  })
}
