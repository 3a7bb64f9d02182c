import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { instruments } from '../demo/types.ts'
import type { DemoManifest } from '../demo/types.ts'

const file = z.object({
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  extension: z.enum(['wav', 'mp3', 'svg']),
  bytes: z.int().positive(),
})
const slug = z.string().regex(/^[a-z0-9-]+$/)
const text = z.string().min(1)
const colors = z.tuple([text, text])

const sound = z.object({
  slug,
  name: text,
  kind: z.enum(['loop', 'one-shot']),
  instrument: z.enum(instruments),
  bpm: z.number().positive().nullable(),
  key: text.nullable(),
  description: z.string(),
  priceCents: z.int().positive().nullable(),
  frames: z.int().positive(),
  channels: z.union([z.literal(1), z.literal(2)]),
  peaks: z.base64(),
  fileName: text,
  wav: file,
  preview: file,
  cover: file,
  colors,
})

const pack = z.object({
  slug,
  name: text,
  artist: z.object({ slug, name: text, description: z.string() }),
  genre: z.object({ code: slug, label: text }),
  summary: z.string(),
  description: z.array(z.string()),
  priceCents: z.int().positive(),
  releasedAt: text.refine((date) => !Number.isNaN(Date.parse(date))),
  bpm: z.number().positive(),
  key: text,
  colors,
  cover: file,
  demo: z.object({ preview: file, frames: z.int().positive(), peaks: z.base64() }),
  sounds: z.array(sound).min(1),
})

const manifest = z.object({ version: text, packs: z.array(pack) })

/**
 * Reads and validates the `manifest.json` of a folder. Rejects with a one-sentence message that
 * contains the path.
 */
export async function readManifest(catalogueDir: string): Promise<DemoManifest> {
  const path = join(catalogueDir, 'manifest.json')
  try {
    return manifest.parse(JSON.parse(await readFile(path, 'utf8')))
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
