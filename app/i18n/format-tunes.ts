import { formatTunes } from './format.ts'
import { m } from '#app/paraglide/messages.js'
import type { Money } from '#provider/contract/money.ts'

/** Formats an amount in Tunes with its unit: `12 Tunes`, `12.50 Tunes`, `1 Tune`. */
export function formatTunesWithUnit(money: Money): string {
  return m.cart_tunes({ amount: formatTunes(money), count: money.minor / 100 })
}
