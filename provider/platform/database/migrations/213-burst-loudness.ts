import { sql } from 'kysely'
import { getEngine } from '../get-engine.ts'
import type { Migration } from '../migration.ts'

/** Adds the loudness of a sound's loudest 100 ms, and the MIDI note of its root. */
export const burstLoudnessMigration: Migration = {
  name: '213-burst-loudness',
  up: async (db) => {
    const { integer, real } = getEngine(db)
    await sql`alter table sounds add column burst_loudness ${real}`.execute(db)
    await sql`alter table sounds add column root_note ${integer}`.execute(db)
  },
}
