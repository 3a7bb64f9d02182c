import { sql } from 'kysely'
import type { SqlBool } from 'kysely'
import type { CountryEvidence } from '../../vat/vat-evidence.rules.ts'
import type { CustomerRow, Database } from '../../platform/database/database.ts'
import { updateCustomer } from '../customers.store.ts'

/** Stores the country that a customer declares. Must run in a transaction. */
export async function declareCountry(
  db: Database,
  customerId: number,
  country: string,
  now: Date,
): Promise<CustomerRow> {
  return await updateCustomer(db, customerId, { country, updated_at: now.toISOString() })
}

/** Returns the evidence of a customer's country: their declaration and their newest payment. */
export async function readCountryEvidence(
  db: Database,
  customerId: number,
): Promise<CountryEvidence> {
  const customer = await db
    .selectFrom('customers')
    .select('country')
    .where('id', '=', customerId)
    .executeTakeFirst()
  const countries = await readPaymentCountries(db, customerId)
  return { declared: customer?.country ?? null, ...countries }
}

/**
 * Returns the countries of the card and the billing address of a customer's newest paid top-up.
 * Ignores top-ups that were fully refunded or lost to a dispute, which are not evidence.
 */
export async function readPaymentCountries(
  db: Database,
  customerId: number,
): Promise<Omit<CountryEvidence, 'declared'>> {
  const payment = await db
    .selectFrom('payment_sessions')
    .select(['card_country', 'billing_country', 'method'])
    .where('customer_id', '=', customerId)
    .where('status', '=', 'paid')
    .where(isKept)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return {
    card: payment?.card_country ?? null,
    billing: payment?.billing_country ?? null,
    ...(payment?.method ? { method: payment.method } : {}),
  }
}

/** Whether the shop still has at least part of a payment's money. */
const isKept = sql<SqlBool>`
  payment_sessions.amount > (select coalesce(sum(refunds.amount), 0) from refunds
    where refunds.session_id = payment_sessions.id
      and refunds.state in ('requested', 'refunded'))
  and not exists (select 1 from disputes
    where disputes.session_id = payment_sessions.id and disputes.state <> 'won')`
