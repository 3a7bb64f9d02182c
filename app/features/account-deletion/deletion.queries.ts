import { queryOptions } from '@tanstack/react-query'
import { customerKey } from '#app/features/account/session.queries.ts'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { Deletion } from '#app/provider/types/privacy.ts'
import { getDeletion } from './deletion.functions.ts'

/** Fetches what deleting a customer's account concerns, or null if the provider cannot do it. */
export function deletionQuery(customerId: number) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'deletion'],
    queryFn: async (): Promise<Deletion | null> => unwrapOrThrow(await getDeletion()),
  })
}
