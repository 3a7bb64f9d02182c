import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

/** Adds the raw measures of sounds, and the table of their distributions. */
export const soundMeasuresMigration: Migration = {
  name: '212-sound-measures',
  up: async (db) => {
    const { integer, keyedTableSuffix } = getEngine(db)
    const statements = [
      sql`alter table sounds add column measures text`,
      sql`alter table sounds add column analysis_version ${integer} not null default 0`,
      // Covers counting and sampling measured sounds, whose rows have long waveforms.
      sql`create index sounds_measured
        on sounds (instrument, kind, active, analysis_version, id, product_id)`,
      // For finding the sounds that are not measured.
      sql`create index sounds_analysis on sounds (analysis_version, id)`,
      sql`create table sound_scales (
        instrument text not null,
        kind text not null check (kind in ('loop', 'one-shot')),
        sounds ${integer} not null,
        scale text not null,
        primary key (instrument, kind)
      ) ${keyedTableSuffix}`,
    ]
    for (const statement of statements) await statement.execute(db)
  },
}
