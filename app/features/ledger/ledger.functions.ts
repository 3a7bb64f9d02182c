import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import type { Outcome } from '#app/provider/failure.ts'
import type { LedgerPage } from '#app/provider/types/ledger.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'

const ledgerSchema = z.object({
  page: z.number().int().min(1).max(10_000),
  topUp: z.string().min(1).max(100).optional(),
})

/** Returns a page of the changes of the customer's balance, newest first. */
export const getLedger = createServerFn({ method: 'GET' })
  .validator(ledgerSchema)
  .handler(({ data }): Promise<Outcome<LedgerPage>> =>
    getProviderClient().ledger.list(data.page, data.topUp),
  )
