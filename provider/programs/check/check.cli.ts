import { conditionRules, isConditionKind } from '../../owner/alerts/conditions.ts'
import { listOpenConditions } from '../../owner/conditions.store.ts'
import type { DatabaseLocation } from '../../platform/database/engine.ts'
import { openForReading, requireShop } from '../../platform/database/open-database.ts'
import type { Database } from '../../platform/database/database.ts'
import { withoutTimeLimit } from '../../platform/database/time-limit.ts'
import { findInvoiceFaults } from '../../orders/invoices/check-invoices.ts'
import { formatTable } from '../../platform/terminal/format-table.ts'
import type { Output } from '../../platform/terminal/progress.ts'
import { describeCondition } from '../../owner/alerts/compose-condition.ts'
import { getTexts } from '../../texts/texts.ts'
import { formatTime } from '../../platform/terminal/format-time.ts'

/** Something that is missing or unsafe before the shop takes real money. */
interface Shortcoming {
  readonly what: string
  readonly problem: string
}

/** The findings of a check. */
export interface Findings {
  readonly problems: readonly Shortcoming[]
  /** What the owner should know although nothing is wrong, as sentences. */
  readonly notes: readonly string[]
  /** Whom or what the check asked, such as `the mail server (connection, login)`. */
  readonly asked: readonly string[]
  /** What it could not ask, each with the reason or with how the owner finds out. */
  readonly unasked: readonly string[]
}

/** Joins what two checks found. */
export function joinFindings(one: Findings, other: Findings): Findings {
  return {
    problems: [...one.problems, ...other.problems],
    notes: [...one.notes, ...other.notes],
    asked: [...one.asked, ...other.asked],
    unasked: [...one.unasked, ...other.unasked],
  }
}

/**
 * Prints what was asked and what could not be, what is missing before the shop can take real money and
 * what its owner should know; returns whether nothing is missing.
 */
export function printCheck({ problems, notes, asked, unasked }: Findings, output: Output): boolean {
  for (const note of notes) {
    output.print(output.isJson ? JSON.stringify({ event: 'note', note }) : note)
  }
  printList('asked', 'Asked:', asked, output)
  printList('not-asked', 'Not asked:', unasked, output)
  if (output.isJson) {
    for (const problem of problems) output.print(JSON.stringify({ event: 'problem', ...problem }))
  } else if (problems.length === 0) {
    const limits = unasked.length === 0 ? '' : ', as far as it could be asked'
    output.print(`The shop is ready to take real money${limits}.`)
  } else {
    const rows = problems.flatMap(({ what, problem }) =>
      problem.split('\n').map((line, index) => [index === 0 ? what : '', line]),
    )
    // What is wrong must be readable to its end.
    output.print(formatTable([['what', 'problem'], ...rows], Infinity))
    output.print(`${problems.length} to do before the shop can take real money.`)
  }
  return problems.length === 0
}

function printList(event: string, title: string, items: readonly string[], output: Output): void {
  if (output.isJson) for (const what of items) output.print(JSON.stringify({ event, what }))
  else if (items.length > 0) output.print([title, ...items.map((item) => `  ${item}`)].join('\n'))
}

/**
 * Checks the invoices of the shop's database, and what its owner is told of that lasts; asks nothing if
 * it has none of this version, or if it or the settings cannot be read, which is told elsewhere.
 */
export async function checkBooks(readLocation: () => Promise<DatabaseLocation>): Promise<Findings> {
  const db = await openBooks(readLocation)
  const books = 'the database (invoices, alerts that last)'
  const nothing = { problems: [], notes: [], asked: [], unasked: [] }
  if (db === null) {
    return { ...nothing, unasked: [`${books}: there is none that this version can read`] }
  }
  try {
    const faults = await withoutTimeLimit(() => findInvoiceFaults(db))
    const problems = faults.map(({ number, problem }) => ({
      what: 'invoices',
      problem: `${number} ${problem}.`,
    }))
    return {
      ...nothing,
      problems: [...problems, ...(await findOpenConditions(db))],
      asked: [books],
    }
  } finally {
    await db.destroy()
  }
}

/** The word for a processor that the shop has not stored with what it told. */
const unknownProcessor = { processor: 'The payment service' }

/** What the running shop has told its owner of and has not seen the end of. */
async function findOpenConditions(db: Database): Promise<Shortcoming[]> {
  const rows = await listOpenConditions(db)
  return rows.flatMap(({ kind, facts, problem, first_seen_at: since }) => {
    if (!isConditionKind(kind) || !conditionRules[kind].lasts) return []
    const values = { ...unknownProcessor, ...JSON.parse(facts) }
    const [subject] = describeCondition(getTexts({}, 'en'), kind, values)
    const says = problem === null ? '' : `: ${problem}`
    return [{ what: 'alert', problem: `${subject}, since ${formatTime(since)} UTC${says}` }]
  })
}

async function openBooks(readLocation: () => Promise<DatabaseLocation>): Promise<Database | null> {
  try {
    const location = await readLocation()
    await requireShop(location)
    return await openForReading(location)
  } catch {
    return null
  }
}
