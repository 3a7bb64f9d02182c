import type { z } from 'zod'
import { packRecordSchema } from '../../../catalog/own-packs/pack-record.ts'
import { drawingSchema } from './pack-manifest.ts'

/** The next import finds by it what is new, and an export what the label wrote. */
const recordSchema = packRecordSchema.extend({
  /** How covers are drawn. */
  drawing: drawingSchema.required(),
})

export type ImportRecord = z.infer<typeof recordSchema>

/** Parses a stored record; throws if it is damaged. */
export function parseImportRecord(json: string): ImportRecord {
  return recordSchema.parse(JSON.parse(json))
}
