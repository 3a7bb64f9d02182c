import { z } from 'zod'
import { isSoundMeasures, type SoundMeasures } from '../../catalog/characters/measures.rules.ts'
import { instruments } from '../../catalog/instruments.ts'
import { locales } from '../../platform/texts/locales.ts'
import { manifestFileName } from './render/manifest.ts'
import { openManifestStore } from './render/store.ts'
import { readBytes } from '../../platform/files/read-file.ts'
import type { Catalogue, FileExtension } from '../../catalog/catalogue.ts'

const fileSchema = <const Extension extends FileExtension>(...extensions: Extension[]) =>
  z.object({
    sha256: z.string().regex(/^[0-9a-f]{64}$/),
    extension: z.enum(extensions),
    bytes: z.int().positive(),
  })
const coverSchema = fileSchema('svg', 'webp')
const sourceSchema = z.enum(['stated', 'measured']).nullable()
const slugSchema = z.string().regex(/^[a-z0-9-]+$/)
const textSchema = z.string().min(1)
const colorsSchema = z.tuple([textSchema, textSchema])

const packTranslationSchema = z.object({
  summary: z.string(),
  description: z.array(z.string()),
  sounds: z.record(z.string(), z.string()),
})

const measuresSchema = z.custom<SoundMeasures>((value) => isSoundMeasures(value))

const soundSchema = z.object({
  slug: slugSchema,
  name: textSchema,
  kind: z.enum(['loop', 'one-shot']),
  instrument: z.enum(instruments),
  tags: z.array(slugSchema),
  bpm: z.number().positive().nullable(),
  bpmSource: sourceSchema,
  bars: z.int().positive().nullable(),
  key: textSchema.nullable(),
  keySource: sourceSchema,
  rootNote: z.int().nullable(),
  description: z.string(),
  priceCents: z.int().positive().nullable(),
  frames: z.int().positive(),
  sampleRate: z.int().positive(),
  bitDepth: z.literal([16, 24, 32]),
  channels: z.literal([1, 2]),
  loudness: z.number().nullable(),
  truePeak: z.number().nullable(),
  burstLoudness: z.number().nullable(),
  peaks: z.base64(),
  waveform: z.base64().nullable(),
  onsets: z.array(z.number()),
  features: z.array(z.number()),
  measures: measuresSchema.nullable(),
  fileName: textSchema,
  wav: fileSchema('wav'),
  preview: fileSchema('mp3'),
  cover: coverSchema,
  colors: colorsSchema,
})

const packSchema = z.object({
  slug: slugSchema,
  name: textSchema,
  artist: z.object({
    slug: slugSchema,
    name: textSchema,
    description: z.string(),
    translations: z.partialRecord(z.enum(locales), z.string()).optional(),
  }),
  genre: z.object({ code: slugSchema, label: textSchema }),
  textLocale: z.enum(locales).optional(),
  summary: z.string(),
  description: z.array(z.string()),
  translations: z.partialRecord(z.enum(locales), packTranslationSchema).optional(),
  priceCents: z.int().positive(),
  releasedAt: textSchema.refine((date) => !Number.isNaN(Date.parse(date))),
  bpm: z.number().positive().nullable(),
  key: textSchema.nullable(),
  colors: colorsSchema,
  cover: coverSchema,
  demo: z.object({ preview: fileSchema('mp3'), frames: z.int().positive(), peaks: z.base64() }),
  sounds: z.array(soundSchema).min(1),
})

const manifestSchema = z.object({ version: textSchema, packs: z.array(packSchema) })

/**
 * Reads and validates the `manifest.json` of a folder. Rejects with a one-sentence message that
 * contains the path.
 */
export async function readManifest(catalogueDir: string): Promise<Catalogue> {
  const store = openManifestStore(catalogueDir)
  try {
    return manifestSchema.parse(JSON.parse((await readBytes(store, manifestFileName)).toString()))
  } catch (error) {
    const path = store.describe(manifestFileName)
    throw new Error(`The catalog ${path} cannot be read: ${formatReason(error)}.`, {
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
