import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { DatabaseLocation } from '../../platform/database/engine.ts'
import type { ObjectStore } from '../../platform/files/file-place.ts'

/** The name of the file that describes a backup. */
export const manifestName = 'backup.json'

const fileSchema = z.object({ bytes: z.number(), sha256: z.string() })

const manifestSchema = z.object({
  /** The version of the manifest format. */
  format: z.literal(1),
  createdAt: z.iso.datetime(),
  /** The number of rows in each table of the database, and a checksum of their contents. */
  tables: z.record(z.string(), z.object({ rows: z.number(), checksum: z.string() })),
  /** Accounts deleted so far, which restoring an older backup deletes again. */
  deletedCustomers: z
    .array(z.object({ id: z.number(), createdAt: z.string(), deletedAt: z.string() }))
    .default([]),
  /** The bucket with the files of products and customers, which are then not in the backup. */
  bucket: z.string().nullable().default(null),
  /** The files by path in the backup, with slashes. */
  files: z.record(z.string(), fileSchema),
})

/** The contents of a backup. */
export type Manifest = z.output<typeof manifestSchema>

/** The size of a file and its SHA-256 in hexadecimal. */
export type FileSummary = z.output<typeof fileSchema>

/** The locations of a shop's data. */
export interface ShopPlaces {
  readonly location: DatabaseLocation
  /** The folder with the files of all products; may be inside the data folder. */
  readonly catalogueDir: string
  readonly objectStore?: ObjectStore | null | undefined
}

/** Returns the paths of a backup's parts. */
export function locateParts(folder: string) {
  return {
    /** The data folder with the database, always SQLite, whichever engine the shop uses. */
    data: join(folder, 'data'),
    database: join(folder, 'data', 'overtone.db'),
    catalogue: join(folder, 'catalogue'),
  }
}

/** Writes the manifest, which is the last file of a backup. */
export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`
  await writeFile(join(folder, manifestName), text, { mode: 0o600, flush: true })
}

/**
 * Reads the manifest of a backup; throws a one-sentence error if there is none, or the file
 * system's error.
 */
export async function readManifest(folder: string): Promise<Manifest> {
  const path = join(folder, manifestName)
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (isMissingFile(error)) return null
    throw error
  })
  if (text === null) {
    throw new Error(`The folder ${folder} is not a backup: it has no ${manifestName}.`)
  }
  const parsed = manifestSchema.safeParse(parseJson(text))
  if (parsed.success) return parsed.data
  throw new Error(`The file ${path} is damaged, or of a newer version of the shop.`)
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Returns whether an error means that a file or folder does not exist. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
