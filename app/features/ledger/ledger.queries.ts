import { queryOptions } from '@tanstack/react-query'
import { customerKey } from '#app/features/account/session.queries.ts'
import { unwrapOrThrow } from '#app/features/errors/page-error.ts'
import type { LedgerPage } from '#app/provider/types/ledger.ts'
import { getLedger } from './ledger.functions.ts'

/** The search params of the ledger's page. */
export interface LedgerSearch {
  readonly page?: number | undefined
  /** The id of the top-up whose consequences are shown. */
  readonly topUp?: string | undefined
}

/**
 * Fetches a page of the changes of a customer's balance; throws `notFound()` if the provider keeps
 * no ledger.
 */
export function ledgerQuery(customerId: number, { page = 1, topUp }: LedgerSearch) {
  return queryOptions({
    queryKey: [...customerKey(customerId), 'ledger', page, topUp ?? null],
    queryFn: async (): Promise<LedgerPage> =>
      unwrapOrThrow(await getLedger({ data: { page, topUp } })),
  })
}
