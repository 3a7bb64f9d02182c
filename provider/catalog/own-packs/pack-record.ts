import { z } from 'zod'

const pictureSchema = z.object({ sha256: z.string(), extension: z.enum(['jpg', 'png', 'webp']) })

/** The facts of a sound that are measured or guessed unless they are stated. */
export const measurableAttributes = ['kind', 'instrument', 'bpm', 'bars', 'key'] as const

export type MeasurableAttribute = (typeof measurableAttributes)[number]

const soundSchema = z.object({
  /** Path in the folder of the pack. */
  path: z.string(),
  /** SHA-256 of the label's file. */
  sha256: z.string(),
  /** The price that the label stated, in cents; null if it is in the pack only. */
  priceCents: z.number().nullable(),
  /** Whether the file has vanished from the folder; its address is not given to another sound. */
  isGone: z.boolean(),
  /** The values that were measured or guessed, because they are not stated. */
  measured: z.array(z.enum(measurableAttributes)).default([]),
})

/** What a pack was imported from. */
export const packRecordSchema = z.object({
  /** The price of the pack that the label stated, in cents. */
  priceCents: z.number(),
  /** Whether the manifest lets the pack be sold. */
  published: z.boolean(),
  normalize: z.boolean(),
  /** What the label stated about the pack as a whole. */
  tags: z.array(z.string()).default([]),
  /** The pictures as the label gave them, in the folder of the files. */
  cover: pictureSchema.nullable(),
  portrait: pictureSchema.nullable(),
  /** The path of the folder. */
  folder: z.string(),
  /** By slug. */
  sounds: z.record(z.string(), soundSchema),
})

/** Parses a stored record; throws if it is damaged. */
export function parsePackRecord(json: string): z.infer<typeof packRecordSchema> {
  return packRecordSchema.parse(JSON.parse(json))
}
