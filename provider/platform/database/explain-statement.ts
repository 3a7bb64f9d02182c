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
    return rows.map((row) => hideValues(String(row['detail'] ?? row['QUERY PLAN']))).join('\n')
  } catch {
    // For example, because of a table that exists only in an open transaction.
    return null
  }
}

/** Replaces the values in a line of a plan: PostgreSQL puts parameters into conditions. */
function hideValues(line: string): string {
  const withoutTexts = line.replaceAll(/'(?:[^']|'')*'/g, '?')
  const isCondition = /^\s*(?:[\w -]+ )?(?:Cond|Filter|Key|Output|Order By): /.test(line)
  return isCondition ? withoutTexts.replaceAll(/(?<![\w$])-?\d+(?:\.\d+)?\b/g, '?') : withoutTexts
}
