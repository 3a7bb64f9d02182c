import type { ShopPlace } from '#shop/time-zone.ts'
import type { Database } from '../../platform/database/database.ts'
import type { Output } from '../../platform/terminal/progress.ts'
import { UsageError } from '../../platform/terminal/usage-error.ts'
import { continueInvoices } from './continue-invoices.ts'
import type { InvoicesCommand } from './parse-invoices.ts'

const labels = { invoices: 'invoice', 'credit-notes': 'credit note' } as const

/**
 * Runs `invoices`: continues this year's invoices or credit notes at a number and prints it;
 * returns true. Throws a `UsageError` for a number that is taken.
 */
export async function runInvoices(
  db: Database,
  { series, next }: InvoicesCommand,
  shop: ShopPlace,
  output: Output,
): Promise<boolean> {
  const result = await continueInvoices({ db, clock: () => new Date(), shop }, { series, next })
  const label = labels[series]
  if ('refusal' in result) {
    throw new UsageError(
      `NUMBER must be higher than that of the last ${label}, ${result.last}; choose one that cannot have been used yet, from ${result.lowest} on.`,
    )
  }
  const { gap } = result
  if (output.isJson) {
    output.print(JSON.stringify({ event: 'invoices-continued', series, next: result.next, gap }))
    return true
  }
  output.print(`The next ${label} gets the number ${result.next}.`)
  if (gap !== null) {
    output.print(
      `Left out of the series: ${describe(gap)}. Note the reason in your books, with copies of the lost documents from your sent mail.`,
    )
  }
  return true
}

function describe([first, last]: readonly [string, string]): string {
  return first === last ? first : `${first} to ${last}`
}
