import { enqueueAccountNotice } from '../accounts/email-address/enqueue-account-notice.ts'
import type { OpenAffair } from '../accounts/customer-data.store.ts'
import { listOpenAffairs } from '../accounts/customer-data.store.ts'
import { deletionDays } from '../contract/customer.ts'
import type { UnspentChoice } from '../contract/customer.ts'
import { getBalanceCents } from '../ledger/ledger.store.ts'
import { listTopUps } from '../ledger/top-ups.store.ts'
import type { CustomerRow, Database } from '../platform/database/database.ts'
import { transactFor } from '../platform/database/transact.ts'
import type { EmailDependencies } from '../platform/mail/outbox.ts'
import type { Locale } from '../platform/texts/locales.ts'
import {
  deleteDeletionRequest,
  findDeletionRequest,
  insertDeletionRequest,
  listUsedGiftCards,
} from './deletion-requests.store.ts'
import type { DeletionRequest, UsedGiftCard } from './deletion-requests.store.ts'
import { getGivenUp, getRefundable } from './deletion.rules.ts'

/** What the deletion of an account concerns. Amounts are in cents. */
export interface Deletion {
  /** Null unless the customer has requested it. */
  readonly request: DeletionRequest | null
  readonly balance: number
  readonly refundable: number
  readonly giftCards: readonly UsedGiftCard[]
  readonly openAffairs: readonly OpenAffair[]
}

/** Returns what the deletion of a customer's account would concern or concerns. */
export async function describeDeletion(db: Database, customerId: number): Promise<Deletion> {
  return {
    request: await findDeletionRequest(db, customerId),
    balance: await getBalanceCents(db, customerId),
    refundable: getRefundable(await listTopUps(db, customerId)),
    giftCards: await listUsedGiftCards(db, customerId),
    openAffairs: await listOpenAffairs(db, customerId),
  }
}

/**
 * Requests the deletion of an account, which follows after a week, and emails the customer. Another
 * request changes nothing. Returns false without a choice for the Tunes in the balance, which is then
 * not requested.
 */
export async function requestDeletion(
  context: EmailDependencies,
  customer: CustomerRow,
  { choice, locale }: { readonly choice: UnspentChoice | null; readonly locale: Locale },
): Promise<boolean> {
  const now = context.clock()
  const dueAt = new Date(now.getTime() + deletionDays * 24 * 60 * 60 * 1000)
  const deliver = await transactFor(context.db, customer.id, async (db) => {
    if ((await findDeletionRequest(db, customer.id)) !== null) return () => {}
    const balance = await getBalanceCents(db, customer.id)
    if (balance > 0 && choice === null) return null
    const refundable = getRefundable(await listTopUps(db, customer.id))
    await insertDeletionRequest(db, {
      customer_id: customer.id,
      given_up: getGivenUp(choice ?? 'refund', balance, refundable),
      requested_at: now.toISOString(),
      due_at: dueAt.toISOString(),
      next_at: dueAt.toISOString(),
    })
    const change = { kind: 'deletion-requested', dueAt } as const
    return await enqueueAccountNotice({ ...context, db }, customer, change, locale)
  })
  deliver?.()
  return deliver !== null
}

/** Keeps an account whose deletion was requested, and emails the customer. */
export async function cancelDeletion(
  context: EmailDependencies,
  customer: CustomerRow,
  locale: Locale,
): Promise<void> {
  const deliver = await transactFor(context.db, customer.id, async (db) => {
    if (!(await deleteDeletionRequest(db, customer.id))) return () => {}
    const change = { kind: 'deletion-canceled' } as const
    return await enqueueAccountNotice({ ...context, db }, customer, change, locale)
  })
  deliver()
}
