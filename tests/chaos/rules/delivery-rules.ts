import type { Books } from '../books.ts'
import type { Facts } from '../journal.ts'
import { secretKinds } from './emails.ts'
import { findDuplicates, formatViolation, sumOf } from './rules.ts'

type DeliveryRules = Readonly<Record<string, (books: Books, facts: Facts) => readonly unknown[]>>

/** Compares the emails with the mail server's deliveries; returns one sentence per violated rule. */
export function findDeliveryViolations(books: Books, facts: Facts): string[] {
  return Object.entries(deliveryRules).flatMap(([rule, find]) => {
    const found = find(books, facts)
    return found.length === 0 ? [] : [formatViolation(rule, found)]
  })
}

const deliveryRules: DeliveryRules = {
  'an email is neither sent nor given up in time': ({ outbox }, { maxClockOffset }) => {
    const latest = new Date(Date.now() + maxClockOffset).toISOString()
    return outbox
      .filter(({ kind, state, expires_at: expiry }) => {
        // A secret link ends when it is used or replaced.
        const isOver = secretKinds.has(kind) || (expiry !== null && expiry <= latest)
        return state !== 'sent' && !(state === 'dead' && isOver)
      })
      .map(describe)
  },
  'an email that was sent has not arrived at its recipient': ({ outbox }, { deliveries }) =>
    outbox
      .filter(({ state }) => state === 'sent')
      .filter(({ message_id: id, to }) => deliveries[id ?? '']?.to !== to)
      .map(describe),
  'two emails have the same Message-ID': ({ outbox }) =>
    findDuplicates(
      outbox.filter(({ message_id: id }) => id !== null),
      ({ message_id: id }) => id,
    ),
  'an email has arrived that nobody stored': ({ outbox }, { deliveries }) => {
    const known = new Set(outbox.map(({ message_id: id }) => id))
    return Object.keys(deliveries).filter((id) => !known.has(id))
  },
  'an email has arrived more often than it was sent': ({ outbox }, { deliveries }) =>
    outbox
      .filter(({ message_id: id, attempts }) => (deliveries[id ?? '']?.count ?? 0) > attempts)
      .map(describe),
  'emails have arrived again although nothing was interrupted': (_books, facts) => {
    const repeated = sumOf(Object.values(facts.deliveries), ({ count }) => count - 1)
    return repeated > facts.interruptions ? [{ repeated, most: facts.interruptions }] : []
  },
}

/** Returns the fields that explain the delivery of an email. */
function describe({ id, kind, to, state, attempts, last_error }: Books['outbox'][number]) {
  return { id, kind, to, state, attempts, last_error }
}
