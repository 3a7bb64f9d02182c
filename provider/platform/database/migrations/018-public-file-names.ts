import { sql } from 'kysely'
import type { Migration } from '../migrate.ts'

/**
 * Indexes the names of public files in URLs. A range of the primary key does not find them under
 * every collation: in Danish, `aa` is one letter after `z`.
 */
export const publicFileNamesMigration: Migration = {
  name: '018-public-file-names',
  up: async (db) => {
    await sql`create index public_files_name
      on public_files (substr(sha256, 1, 16), extension)`.execute(db)
  },
}
