import { insertCustomer, isEmailTaken } from './customers.store.ts'
import { sendVerification } from './email-address/send-verification.ts'
import { queueForHashing } from './passwords/password-queue.ts'
import type { Dependencies } from '../dependencies.ts'
import { transact } from '../platform/database/transact.ts'
import { deliverNothing } from '../platform/mail/outbox.ts'
import type { Locale } from '../platform/texts/locales.ts'

/** The input of a new customer. */
interface NewAccount {
  readonly email: string
  readonly first_name: string
  readonly last_name: string
  readonly username?: string | null | undefined
  readonly password: string
}

/** The origin of a registration and its rate limits. */
interface Registration {
  /** The visitor's network address. */
  readonly clientAddress: string
  readonly locale: Locale
  /** Counts the attempt; rejects if there were too many. */
  readonly countAttempt: () => Promise<void>
  /** Counts the verification email; returns true if it must not be sent. */
  readonly isFlooded: () => Promise<boolean>
}

/**
 * Creates an account and emails a link that verifies its address. Returns false if the address is
 * taken.
 */
export async function registerCustomer(
  dependencies: Dependencies,
  account: NewAccount,
  { clientAddress, locale, countAttempt, isFlooded }: Registration,
): Promise<boolean> {
  const { db, options } = dependencies
  const passwordHash = await queueForHashing(clientAddress, async ({ hash }) => {
    await countAttempt()
    if (await isEmailTaken(db, account.email)) return null
    return await hash(account.password, options.passwordCost)
  })
  if (passwordHash === null) return false
  // Null to send no link.
  const linkLocale = (await isFlooded()) ? null : locale
  const deliver = await transact(db, (transaction) =>
    insertAccount({ ...dependencies, db: transaction }, account, passwordHash, linkLocale),
  )
  deliver?.()
  return deliver !== null
}

/** Returns the function that delivers the emails; null if the address is taken. */
async function insertAccount(
  dependencies: Dependencies,
  { email, first_name, last_name, username }: NewAccount,
  passwordHash: string,
  linkLocale: Locale | null,
) {
  const { db, clock } = dependencies
  // A concurrent registration may have taken the address during hashing.
  if (await isEmailTaken(db, email)) return null
  const now = clock().toISOString()
  const customer = await insertCustomer(db, {
    email,
    first_name,
    last_name,
    username: username === undefined || username === '' ? null : username,
    password_hash: passwordHash,
    created_at: now,
    updated_at: now,
  })
  if (linkLocale === null) return deliverNothing
  return await sendVerification(dependencies, customer, email, linkLocale)
}
