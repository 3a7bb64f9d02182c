import { respondToFailure } from '#app/features/orders/respond-to-failure.server.ts'
import { getShopTimeZone } from '#app/i18n/shop-time-zone.ts'
import { m } from '#app/paraglide/messages.js'
import type { LedgerRow } from '#app/provider/types/ledger.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { createCsvResponse } from '#app/server/http/csv-response.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import type { Money } from '#provider/contract/money.ts'
import { describeChange } from './describe-change.ts'

/**
 * Sends all changes of the customer's balance as a CSV file in the visitor's language, newest
 * first. Redirects guests to the login page, with the order list as the back URL.
 */
export async function sendLedger(request: Request): Promise<Response> {
  const { token, locale } = getRequestScope()
  if (token === null) return respondToFailure({ kind: 'unauthorised', status: 401 }, request)
  const rows = await getProviderClient().ledger.listAll()
  if (!rows.ok) return respondToFailure(rows.failure, request)
  return createCsvResponse([createHead(), ...rows.value.map(toCells)], {
    locale,
    fileName: m.ledger_file(),
  })
}

function createHead(): string[] {
  return [
    m.profile_history_date(),
    m.ledger_reason(),
    `${m.ledger_amount()} (€)`,
    `${m.ledger_balance()} (€)`,
    `${m.cart_gift_card()} (€)`,
    m.withdrawal_reference(),
  ]
}

function toCells(row: LedgerRow): string[] {
  const { createdAt, amount, balance, giftCardAmount, topUpId } = row
  return [
    toDay(createdAt),
    describeChange(row),
    toNumber(amount),
    toNumber(balance),
    giftCardAmount === null ? '' : toNumber(giftCardAmount),
    topUpId ?? '',
  ]
}

/** Every spreadsheet reads dates such as `2026-11-30`, the format of Sweden. */
function toDay(iso: string): string {
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone: getShopTimeZone() })
  return format.format(new Date(iso))
}

function toNumber({ minor }: Money): string {
  return (minor / 100).toFixed(2)
}
