import { CompiledQuery } from 'kysely'
import type { Database } from './database.ts'
import { getEngine } from './get-engine.ts'

/** Statements that have a plan. */
const explainable = /^\s*(?:select|insert|update|delete|with)\b/i

/**
 * Returns the plan of a statement as text, without running the statement and without the values of
 * its parameters; null if it has none.
 */
export async function explainStatement(
  database: Database,
  { sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>,
): Promise<string | null> {
  if (!explainable.test(sql)) return null
  const { explainPrefix } = getEngine(database)
  const query = CompiledQuery.raw(`${explainPrefix} ${sql}`, [...parameters])
  try {
    const { rows } = await database.executeQuery<Record<string, unknown>>(query)
    return hideValues(rows.map((row) => String(row['detail'] ?? row['QUERY PLAN'])).join('\n'))
  } catch {
    // For example, because of a table that exists only in an open transaction.
    return null
  }
}

/**
 * Replaces the values in a plan: PostgreSQL puts parameters into conditions. A text may contain line
 * breaks, which divide it among several rows of the result.
 */
export function hideValues(plan: string): string {
  const withoutTexts = plan.replaceAll(/'(?:[^']|'')*'/g, '?')
  // Lines such as `Index Cond: (id > 7)`; others contain estimates.
  return withoutTexts.replaceAll(/^\s*[A-Z][\w -]*: .*$/gm, (line) =>
    line.replaceAll(/(?<![\w$])-?\d+(?:\.\d+)?\b/g, '?'),
  )
}
