import type { z } from 'zod'
import { pagedEnvelope } from '#provider/contract/envelope.ts'
import { wireLedgerRow } from '#provider/contract/ledger.ts'
import { fail, mapOutcome, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import { parseValidItems } from '../http/parse-valid-items.ts'
import type { LedgerPage, LedgerRow } from '../types/ledger.ts'

const path = '/api/v1/customer/ledger'

/** The number of rows that are fetched at once for a file. */
const rowsPerRequest = 1000

/** Creates the calls for the history of the balance; not every provider keeps one. */
export function createLedgerCalls(http: HttpClient) {
  return {
    /** Fetches a page, newest first; with `topUpId`, only what followed from that top-up. */
    list: (page: number, topUpId?: string) => listRows(http, { page, top_up_id: topUpId }),
    /** Fetches all rows, newest first. */
    listAll: () => listAllRows(http),
  }
}

async function listRows(
  http: HttpClient,
  query: Readonly<Record<string, string | number | undefined>>,
): Promise<Outcome<LedgerPage>> {
  if (!http.capabilities.ledger) return fail({ kind: 'not-found' })
  const outcome = await http.send({
    method: 'GET',
    path,
    query,
    schema: pagedEnvelope,
    isRequired: true,
  })
  return mapOutcome(outcome, ({ data, meta }) => ({
    rows: parseValidItems(http, path, wireLedgerRow, data).map(toRow),
    page: meta.current_page,
    lastPage: meta.last_page,
  }))
}

/** Changes in the meantime move rows to later pages, where they are skipped. */
async function listAllRows(http: HttpClient): Promise<Outcome<LedgerRow[]>> {
  const rows: LedgerRow[] = []
  let last = 1
  for (let page = 1; page <= last; page += 1) {
    const listed = await listRows(http, { page, limit: rowsPerRequest })
    if (!listed.ok) return listed
    const oldest = rows.at(-1)?.id ?? Infinity
    rows.push(...listed.value.rows.filter(({ id }) => id < oldest))
    last = listed.value.lastPage
  }
  return succeed(rows)
}

function toRow(row: z.output<typeof wireLedgerRow>): LedgerRow {
  return {
    id: row.id,
    kind: row.kind,
    createdAt: row.created_at,
    amount: row.amount,
    balance: row.balance,
    orderNumber: row.order_id === null ? null : String(row.order_id),
    topUpId: row.top_up_id ?? null,
    giftCardAmount: row.gift_card_amount,
  }
}
