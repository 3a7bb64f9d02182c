import { useQueryClient } from '@tanstack/react-query'
import { customerKey, discardQueries, sessionQuery } from '#app/features/account/session.queries.ts'
import { broadcastChange } from '#app/features/account/tab-sync.ts'
import {
  reportFailure,
  reportNoResponse,
  reportSuccess,
} from '#app/features/errors/report-outcome.ts'
import { useSingleMutation } from '#app/features/forms/use-single-mutation.ts'
import { m } from '#app/paraglide/messages.js'
import type { Refusal } from '#app/provider/failure.ts'
import type { Customer } from '#app/provider/types/customer.ts'
import { savePicture } from './settings.functions.ts'

interface StoreOptions {
  /** Set after a password change, which requires discarding the customer's cached data. */
  readonly passwordChanged?: boolean
}

/** Returns a function that caches the saved customer in the session and notifies other tabs. */
export function useStoreCustomer() {
  const queryClient = useQueryClient()
  return async (
    customer: Customer,
    { passwordChanged = false }: StoreOptions = {},
  ): Promise<void> => {
    // A refetch already in flight would overwrite the saved customer.
    await queryClient.cancelQueries({ queryKey: sessionQuery.queryKey })
    queryClient.setQueryData(sessionQuery.queryKey, { state: 'customer', customer })
    broadcastChange('session')
    void queryClient.invalidateQueries({ queryKey: [...customerKey(customer.id), 'email'] })
    if (!passwordChanged) return
    await discardQueries(queryClient, { queryKey: customerKey(customer.id) })
  }
}

/** Uploads a new picture and shows a toast with the result; `onRefused` receives a refusal. */
export function useSavePicture(onRefused: (refusal: Refusal) => void) {
  const storeCustomer = useStoreCustomer()
  return useSingleMutation({
    mutationFn: (picture: File) => {
      const data = new FormData()
      data.set('picture', picture)
      return savePicture({ data })
    },
    onSuccess: (outcome) => {
      if (!outcome.ok) {
        if (outcome.failure.kind === 'refused') onRefused(outcome.failure)
        return reportFailure(outcome.failure)
      }
      reportSuccess(m.profile_image_saved())
      return storeCustomer(outcome.value)
    },
    onError: reportNoResponse,
  })
}
