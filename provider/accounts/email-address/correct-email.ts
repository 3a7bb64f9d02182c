import { requestNewEmail } from './send-verification.ts'
import { isEmailTaken } from '../customers.store.ts'
import { insertOwnerAction } from '../../owner/owner-actions.store.ts'
import type { CustomerRow, Database } from '../../platform/database/database.ts'
import { transactFor } from '../../platform/database/transact.ts'
import { UsageError } from '../../platform/terminal/usage-error.ts'
import { findCustomerLocale } from '../find-customer-locale.ts'
import type { OwnShop } from '../../owner/own-shop.ts'

/**
 * Stores the emails with which a customer changes the address: a link to the new one, which counts
 * once the link is opened, and a notice to the old one. Returns what was done; the running shop sends
 * them.
 */
export async function correctEmail(
  db: Database,
  customer: CustomerRow,
  address: string,
  shop: Pick<OwnShop, 'config' | 'mailServer' | 'origin'> & { readonly now: Date },
): Promise<string> {
  const { config, mailServer, origin, now } = shop
  const { id: customerId } = customer
  if (address === customer.email) throw new UsageError(`${address} is the address already.`)
  if (await isEmailTaken(db, address, customerId)) {
    throw new UsageError(`${address} belongs to another customer; “customers find” shows whom.`)
  }
  await transactFor(db, customerId, async (inside) => {
    const dependencies = {
      db: inside,
      clock: () => now,
      log: () => {},
      mailSender: mailServer === null ? null : { wake: () => {} },
      options: { shop: config, storefrontUrl: origin },
    }
    const locale = await findCustomerLocale(inside, customerId, config)
    await requestNewEmail(dependencies, customer, address, locale)
    await insertOwnerAction(inside, { event: 'customer-email-requested', customerId, now })
  })
  return mailServer === null
    ? 'gets no email, because this shop has no mail server; the outbox has the link'
    : `keeps the address ${customer.email} until the link in the email to ${address} is opened, within 24 hours`
}
