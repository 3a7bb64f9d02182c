import { queryOptions } from '@tanstack/react-query'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { ResetLink } from '#app/provider/types/customer.ts'
import { checkResetLink } from './auth.functions.ts'

/** Fetches the account that a reset link belongs to; null if the link is invalid. */
export function resetLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['reset-link', token],
    queryFn: async (): Promise<ResetLink | null> =>
      unwrapOrThrow(await checkResetLink({ data: { token } })),
    // If the link is used in the meantime, submitting the form reports it.
    staleTime: Infinity,
  })
}
