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

/** A problem to fix before the shop takes real money. */
interface CheckProblem {
  readonly what: string
  readonly problem: string
}

export interface Findings {
  readonly problems: readonly CheckProblem[]
  /** Sentences for the owner that are not problems. */
  readonly notes: readonly string[]
  /** The services checked, such as `the mail server (connection, login)`. */
  readonly asked: readonly string[]
  /** The checks that were not possible, each with the reason or an alternative for the owner. */
  readonly unasked: readonly string[]
}

/** Combines the findings of two checks. */
export function joinFindings(one: Findings, other: Findings): Findings {
  return {
    problems: [...one.problems, ...other.problems],
    notes: [...one.notes, ...other.notes],
    asked: [...one.asked, ...other.asked],
    unasked: [...one.unasked, ...other.unasked],
  }
}

/**
 * Prints what was and was not checked, the problems to fix before the shop takes real money, and
 * notes for its owner; returns whether there are no problems.
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
    // Problems must not be truncated.
    output.print(formatTable([['what', 'problem'], ...rows], Infinity))
    const things = problems.length === 1 ? 'thing' : 'things'
    output.print(`${problems.length} ${things} to fix before the shop can take real money.`)
  }
  return problems.length === 0
}

function printList(event: string, title: string, items: readonly string[], output: Output): void {
  if (output.isJson) for (const what of items) output.print(JSON.stringify({ event, what }))
  else if (items.length > 0) output.print([title, ...items.map((item) => `  ${item}`)].join('\n'))
}

/**
 * Checks the invoices in the shop's database and lists its lasting alerts. Skips this if the
 * database is unreadable or not of this version, or the settings are unreadable, which other checks
 * report.
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

/** The name of a processor in alerts that were stored without one. */
const unknownProcessor = { processor: 'The payment service' }

/** Lists the conditions that the owner was alerted to and that still last. */
async function findOpenConditions(db: Database): Promise<CheckProblem[]> {
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
