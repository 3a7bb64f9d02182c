import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migrate.ts'

/** Stores which versions of the legal texts customers were shown, and what these said. */
export const legalTextsMigration: Migration = {
  name: '031-legal-texts',
  up: async (db) => {
    const { tableSuffix } = getEngine(db)
    const columns = ['terms_version', 'withdrawal_version', 'consent_version']
    for (const column of columns) {
      await sql`alter table orders add column ${sql.ref(column)} text`.execute(db)
    }
    await sql`create table legal_texts (
      document text not null,
      locale text not null,
      version text not null,
      text text not null,
      created_at text not null,
      primary key (document, locale, version)
    ) ${tableSuffix}`.execute(db)
  },
}
