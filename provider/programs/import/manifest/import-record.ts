import type { z } from 'zod'
import { packRecordSchema } from '../../../catalog/own-packs/pack-record.ts'
import { drawingSchema } from './pack-manifest.ts'

/**
 * The record of an import, which tells the next import what is new, and an export what the label
 * stated.
 */
const recordSchema = packRecordSchema.extend({
  /** The drawing style and colors of covers. */
  drawing: drawingSchema.required(),
})

export type ImportRecord = z.infer<typeof recordSchema>

/** Parses a stored record; throws if it is damaged. */
export function parseImportRecord(json: string): ImportRecord {
  return recordSchema.parse(JSON.parse(json))
}
