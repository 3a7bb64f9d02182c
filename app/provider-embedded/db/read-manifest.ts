import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { instruments } from '../domain/instruments.ts'
import type { DemoManifest } from '../demo/types.ts'

const fileSchema = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  extension: z.enum(['wav', 'mp3', 'svg']),
  bytes: z.int().positive(),
})
const slugSchema = z.string().regex(/^[a-z0-9-]+$/)
const textSchema = z.string().min(1)
const colorsSchema = z.tuple([textSchema, textSchema])

const translatedLocaleSchema = z.enum(['de', 'nl', 'it', 'fr', 'es'])
const packTranslationSchema = z.object({
  summary: z.string(),
  description: z.array(z.string()),
  sounds: z.record(z.string(), z.string()),
})

const soundSchema = z.object({
  slug: slugSchema,
  name: textSchema,
  kind: z.enum(['loop', 'one-shot']),
  instrument: z.enum(instruments),
  bpm: z.number().positive().nullable(),
  key: textSchema.nullable(),
  description: z.string(),
  priceCents: z.int().positive().nullable(),
  frames: z.int().positive(),
  channels: z.union([z.literal(1), z.literal(2)]),
  peaks: z.base64(),
  fileName: textSchema,
  wav: fileSchema,
  preview: fileSchema,
  cover: fileSchema,
  colors: colorsSchema,
})

const packSchema = z.object({
  slug: slugSchema,
  name: textSchema,
  artist: z.object({
    slug: slugSchema,
    name: textSchema,
    description: z.string(),
    translations: z.partialRecord(translatedLocaleSchema, z.string()).optional(),
  }),
  genre: z.object({ code: slugSchema, label: textSchema }),
  summary: z.string(),
  description: z.array(z.string()),
  translations: z.partialRecord(translatedLocaleSchema, packTranslationSchema).optional(),
  priceCents: z.int().positive(),
  releasedAt: textSchema.refine((date) => !Number.isNaN(Date.parse(date))),
  bpm: z.number().positive(),
  key: textSchema,
  colors: colorsSchema,
  cover: fileSchema,
  demo: z.object({ preview: fileSchema, frames: z.int().positive(), peaks: z.base64() }),
  sounds: z.array(soundSchema).min(1),
})

const manifestSchema = z.object({ version: textSchema, packs: z.array(packSchema) })

/**
 * Reads and validates the `manifest.json` of a folder. Rejects with a one-sentence message that
 * contains the path.
 */
export async function readManifest(catalogueDir: string): Promise<DemoManifest> {
  const path = join(catalogueDir, 'manifest.json')
  try {
    return manifestSchema.parse(JSON.parse(await readFile(path, 'utf8')))
  } catch (error) {
    throw new Error(`The catalogue ${path} cannot be read: ${formatReason(error)}.`, {
      cause: error,
    })
  }
}

function formatReason(error: unknown): string {
  if (error instanceof z.ZodError) {
    const issue = error.issues[0]
    return issue === undefined ? 'unknown shape' : `${issue.path.join('.')} ${issue.message}`
  }
  return error instanceof Error ? error.message.replace(/\.$/, '') : 'unknown reason'
}
