import type { Database } from '../platform/database/database.ts'
import type { EmailDependencies } from '../platform/mail/outbox.ts'
import { getCommandMailSender } from './own-shop.ts'
import type { OwnShop } from './own-shop.ts'

/** Returns the dependencies for enqueueing emails in a command; the running shop sends them. */
export function toEmailDependencies(
  db: Database,
  { config, mailServer, origin }: Pick<OwnShop, 'config' | 'mailServer' | 'origin'>,
  now: Date,
): EmailDependencies {
  return {
    db,
    clock: () => now,
    log: () => {},
    mailSender: getCommandMailSender({ mailServer }),
    options: { shop: config, storefrontUrl: origin },
  }
}
