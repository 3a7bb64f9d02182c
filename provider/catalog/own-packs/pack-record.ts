import { z } from 'zod'

const pictureSchema = z.object({ sha256: z.string(), extension: z.enum(['jpg', 'png', 'webp']) })

/** The attributes of a sound that are measured or guessed unless stated. */
export const measurableAttributes = ['kind', 'instrument', 'bpm', 'bars', 'key'] as const

export type MeasurableAttribute = (typeof measurableAttributes)[number]

const soundSchema = z.object({
  /** The path in the pack's folder. */
  path: z.string(),
  /** The SHA-256 of the label's file. */
  sha256: z.string(),
  /** The price stated by the label in cents; null if sold only as part of the pack. */
  priceCents: z.number().nullable(),
  /** True if the file has disappeared from the folder; its slug is not reused for another sound. */
  isGone: z.boolean(),
  /** The attributes that were measured or guessed, because they are not stated. */
  measured: z.array(z.enum(measurableAttributes)).default([]),
})

/** The record of an import: what the label stated, and which attributes were measured. */
export const packRecordSchema = z.object({
  /** The pack's price stated by the label, in cents. */
  priceCents: z.number(),
  /** True if the manifest allows the pack to be sold. */
  published: z.boolean(),
  normalize: z.boolean(),
  /** The tags stated by the label for the pack as a whole. */
  tags: z.array(z.string()).default([]),
  /** The label's original pictures, in the file store. */
  cover: pictureSchema.nullable(),
  portrait: pictureSchema.nullable(),
  /** The path of the imported folder. */
  folder: z.string(),
  /** The sounds by slug. */
  sounds: z.record(z.string(), soundSchema),
})

/** Parses a stored record; throws if it is damaged. */
export function parsePackRecord(json: string): z.infer<typeof packRecordSchema> {
  return packRecordSchema.parse(JSON.parse(json))
}
