import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBooks } from '../books.ts'
import type { Books } from '../books.ts'
import type { Facts } from '../journal.ts'
import { copyBank } from '../services/bank.ts'
import type { BankState } from '../services/bank.ts'
import { findBankViolations } from './bank-rules.ts'
import { findDeliveryViolations } from './delivery-rules.ts'
import { deriveFacts } from './filled-shop.ts'
import { openFilledStripeShop } from './filled-stripe-shop.ts'
import { findBookViolations } from './find-violations.ts'
import { findLostFacts } from './journal-rules.ts'
import { remove, set } from './plant.ts'
import type { Change } from './plant.ts'

/** The books of a shop, its Stripe account, and the acknowledged facts. */
export interface Records {
  readonly books: Books
  readonly bank: BankState
  readonly facts: Facts
}

/** What is planted by its name: a change of the records, and part of the rule that it breaks. */
type PlantedFaults = Readonly<Record<string, readonly [Change<Records>, string]>>

/** Tests that the rules find each planted fault, and nothing in the records without one. */
export function testPlantedFaults(faults: PlantedFaults): void {
  let intact: Records
  let close: () => Promise<void>
  beforeAll(async () => ({ intact, close } = await openRecords()))
  afterAll(() => close())
  test('intact books agree with the bank and the mail server', () => {
    expect(findAll(intact)).toBe('')
  })
  test.each(Object.entries(faults))('%s is detected', (_what, [corrupt, rule]) => {
    expect(findAll(corrupt(intact))).toContain(rule)
  })
}

/** Opens a shop; `close` closes it, with its bank. */
async function openRecords(): Promise<{ intact: Records; close: () => Promise<void> }> {
  const { shop, bank } = await openFilledStripeShop()
  const stored = await readBooks(shop.folder)
  const books = { ...stored, outbox: stored.outbox.map(toDelivered) }
  const facts = deriveFacts(books)
  for (const { message_id: id, to } of books.outbox) facts.deliveries[id] = { to, count: 1 }
  const close = async () => {
    await bank.close()
    await shop.close()
  }
  return { intact: { books, bank: copyBank(bank.state), facts }, close }
}

/** Puts the emails in the state after delivery, because the shop has no mail server. */
function toDelivered(email: Books['outbox'][number]) {
  const message_id = `<${email.id}@overtone.example>`
  return { ...email, state: 'sent' as const, sent_at: email.created_at, attempts: 1, message_id }
}

/** Plants a fault in the books. */
export const inBooks =
  (change: Change<Books>): Change<Records> =>
  (records) => ({ ...records, books: change(records.books) })

/** Plants a fault in the Stripe account. */
export const inBank =
  (change: Change<BankState>): Change<Records> =>
  (records) => ({ ...records, bank: change(records.bank) })

/** Plants a fault in the acknowledged facts. */
export const inFacts =
  (change: (facts: Facts) => Partial<Facts>): Change<Records> =>
  (records) => ({ ...records, facts: { ...records.facts, ...change(records.facts) } })

/** Changes the first row that matches a predicate. */
export const setWhere =
  <Name extends keyof Books>(
    name: Name,
    isChosen: (row: Books[Name][number]) => boolean,
    changes: object,
  ): Change<Books> =>
  (books) =>
    set<Name, Books>(name, changes, books[name].findIndex(isChosen))(books)

/** Removes the first row that matches a predicate. */
export const removeWhere =
  <Name extends keyof Books>(
    name: Name,
    isChosen: (row: Books[Name][number]) => boolean,
  ): Change<Books> =>
  (books) =>
    remove<Name, Books>(name, books[name].findIndex(isChosen))(books)

/** Removes the transfers of journal entries whose cause matches. */
export const removeTransfers =
  (cause: RegExp): Change<Books> =>
  (books) => {
    const ids = books.journal_entries.filter((entry) => cause.test(entry.cause)).map(({ id }) => id)
    const isIncluded = (id: number) => !ids.includes(id)
    return {
      ...books,
      journal_entries: books.journal_entries.filter(({ id }) => isIncluded(id)),
      ledger_transfers: books.ledger_transfers.filter((one) => isIncluded(one.journal_entry_id)),
    }
  }

/** Changes the delivery of the first email. */
export const changeDelivery = (changes: object) =>
  inFacts(({ deliveries }) => {
    const [id = '', first] = Object.entries(deliveries)[0] ?? []
    return { deliveries: { ...deliveries, [id]: { to: '', count: 0, ...first, ...changes } } }
  })

/** Returns the violations of all rules. */
const findAll = ({ books, bank, facts }: Records) =>
  [
    ...findBookViolations(books),
    ...findLostFacts(books, facts),
    ...findBankViolations(books, bank),
    ...findDeliveryViolations(books, facts),
  ].join('\n')
