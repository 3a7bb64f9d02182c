import type { CustomerRow } from '../../platform/database/database.ts'
import { getMailbox } from './mailbox.rules.ts'
import type { Context } from '../../context.ts'

/** Throws a 429 if a customer has requested too many links or an address has received too many. */
export async function limitVerifications(
  { limiter }: Context,
  { id }: CustomerRow,
  address: string,
): Promise<void> {
  await limiter.attemptAll([
    ['verificationAccount', String(id)],
    ['verificationRecipient', getMailbox(address)],
  ])
}
