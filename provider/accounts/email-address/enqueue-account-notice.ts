import type { CustomerRow } from '../../platform/database/database.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { composeAccountNotice } from './account.emails.ts'
import type { AccountChange, AccountEmail } from './account.emails.ts'
import { enqueueEmail } from '../../platform/mail/outbox.ts'
import type { DeliverEmails, EmailDependencies } from '../../platform/mail/outbox.ts'

/**
 * Enqueues the notice of a change, to the address that the customer had before it. Call it in the
 * transaction that makes the change.
 */
export async function enqueueAccountNotice(
  dependencies: EmailDependencies,
  customer: CustomerRow,
  change: AccountChange,
  locale: Locale,
): Promise<DeliverEmails> {
  const mail = toAccountEmail(dependencies, customer, customer.email, locale)
  const notice = composeAccountNotice(mail, change, dependencies.clock())
  return (await enqueueEmail(dependencies, notice)).deliver
}

/** Returns the data that emails about a customer's account need. */
export function toAccountEmail(
  { options }: Pick<EmailDependencies, 'options'>,
  { first_name: name }: Pick<CustomerRow, 'first_name'>,
  to: string,
  locale: Locale,
): AccountEmail {
  const { shop, storefrontUrl: shopUrl, dateLanguage } = options
  return { shop, shopUrl, to, name, locale, dateLanguage }
}
