import { sql } from 'kysely'
import type { AllowedValues } from '../engine.ts'
import type { Database } from '../database.ts'

/**
 * Replaces the column by one with the same name and values and another check: SQLite cannot change
 * the check of a column, and the table cannot be replaced because others refer to it.
 */
export async function replaceAllowedValues(
  database: Database,
  { table, column, values }: AllowedValues,
): Promise<void> {
  const added = `new_${column}`
  const alter = sql`alter table ${sql.table(table)}`
  const isAllowed = sql`${sql.id(added)} in (${sql.join(values.map((value) => sql.lit(value)))})`
  const indexes = await listIndexes(database, table, column)
  const statements = [
    ...indexes.map(({ name }) => sql`drop index ${sql.id(name)}`),
    sql`${alter} add column ${sql.id(added)} text not null default ${sql.lit(values[0] ?? '')}
      check (${isAllowed})`,
    sql`update ${sql.table(table)} set ${sql.id(added)} = ${sql.id(column)}`,
    sql`${alter} drop column ${sql.id(column)}`,
    sql`${alter} rename column ${sql.id(added)} to ${sql.id(column)}`,
    ...indexes.map((index) => sql.raw(index.sql)),
  ]
  for (const statement of statements) await statement.execute(database)
}

async function listIndexes(database: Database, table: string, column: string) {
  const { rows } = await sql<{ name: string; sql: string }>`
    select name, sql from sqlite_schema where type = 'index' and tbl_name = ${table}
      and exists (select 1 from pragma_index_info(sqlite_schema.name) as columns
        where columns.name = ${column})`.execute(database)
  return rows
}
