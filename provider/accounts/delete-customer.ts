import { getCustomer, updateCustomer } from './customers.store.ts'
import { deleteCustomerRows, listOpenAffairs } from './customer-data.store.ts'
import type { AffairKind } from '../contract/customer.ts'
import { deleteContactMessagesFrom } from '../contact/contact-messages.store.ts'
import { deleteLinks } from './emailed-links.store.ts'
import { getBalanceCents } from '../ledger/ledger.store.ts'
import { insertOwnerAction } from '../owner/owner-actions.store.ts'
import type { CustomerRow, Database } from '../platform/database/database.ts'
import { endOtherSessions } from './sessions/sessions.store.ts'
import { formatMoney } from '../platform/texts/locales.ts'

/** Lists the obligations that prevent deleting an account; empty if there are none. */
export async function findDeletionBlockers(db: Database, customerId: number): Promise<string[]> {
  const balance = await getBalanceCents(db, customerId)
  const affairs = await listOpenAffairs(db, customerId)
  return [
    ...(balance > 0 ? [`a balance of ${formatMoney(balance, 'en')}`] : []),
    ...affairs.map(({ kind, id }) => describeAffair[kind](id)),
  ]
}

const describeAffair: Readonly<Record<AffairKind, (id: string) => string>> = {
  payment: (id) => `the payment ${id}, which is not decided`,
  refund: (id) => `the refund ${id}, which has not arrived`,
  dispute: (id) => `the dispute ${id}`,
  withdrawal: (id) => `the withdrawal W-${id}`,
}

/**
 * Deletes an account and all its data except what the shop must keep by law: orders, invoices,
 * payments, the ledger and withdrawals remain, for a customer without a name. Returns the deleted
 * row; its picture is no longer in use. Must run in a transaction that has locked the customer.
 */
export async function deleteCustomer(
  db: Database,
  id: number,
  { now, deletedAt = now.toISOString() }: { readonly now: Date; readonly deletedAt?: string },
): Promise<CustomerRow> {
  const customer = await getCustomer(db, id)
  await deleteLinks(db, id)
  await endOtherSessions(db, id, null)
  await deleteContactMessagesFrom(db, customer.email)
  await deleteCustomerRows(db, customer)
  await updateCustomer(db, id, {
    // This top-level domain is reserved (https://www.rfc-editor.org/rfc/rfc2606).
    email: `deleted-${id}@shop.invalid`,
    email_verified_at: null,
    first_name: '',
    last_name: '',
    username: null,
    gender: null,
    date_of_birth: null,
    phone: null,
    location: null,
    description: null,
    country: null,
    image_sha256: null,
    // No password matches this hash.
    password_hash: '',
    status: 0,
    subscribed: 0,
    deleted_at: deletedAt,
    updated_at: now.toISOString(),
  })
  await insertOwnerAction(db, { event: 'customer-deleted', customerId: id, now })
  return customer
}
