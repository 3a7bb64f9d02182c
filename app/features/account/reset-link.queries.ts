import { queryOptions } from '@tanstack/react-query'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { ResetLink } from '#app/provider/types/customer.ts'
import { checkResetLink } from './auth.functions.ts'

/** Fetches whose password a reset link sets; null if the link is invalid. */
export function resetLinkQuery(token: string) {
  return queryOptions({
    queryKey: ['reset-link', token],
    queryFn: async (): Promise<ResetLink | null> =>
      unwrapOrThrow(await checkResetLink({ data: { token } })),
    // The form itself finds out that its link was used in the meantime.
    staleTime: Infinity,
  })
}
