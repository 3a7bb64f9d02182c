import { sql } from 'kysely'
import type { Database } from '../platform/database/database.ts'

/** File names in a catalogue folder, such as `<sha256>.mp3`. */
export type FileNames = ReadonlySet<string>

/**
 * Returns the name of a preview or cover in URLs: the first 16 hexadecimal digits of its SHA-256,
 * which are unique within a catalogue.
 */
export function getPublicName(sha256: string): string {
  return sha256.slice(0, 16)
}

/** The expression that the database indexes. */
const publicName = sql<string>`substr(sha256, 1, 16)`

/**
 * Returns the SHA-256 of the preview or cover with this name or SHA-256; null for any other file.
 */
export async function findPublicFile(
  db: Database,
  digits: string,
  extension: string,
): Promise<string | null> {
  const files = await db
    .selectFrom('public_files')
    .select('sha256')
    .where(publicName, '=', getPublicName(digits))
    .where('extension', '=', extension)
    .execute()
  return files.find(({ sha256 }) => sha256.startsWith(digits))?.sha256 ?? null
}

/** Lists the files of all products and sounds, including those no longer sold. */
export async function listReferencedFiles(db: Database): Promise<FileNames> {
  const products = await db
    .selectFrom('products')
    .select(['preview_sha256', 'cover_sha256', 'cover_extension'])
    .execute()
  const sounds = await db
    .selectFrom('sounds')
    .select(['preview_sha256', 'cover_sha256', 'cover_extension', 'wav_sha256'])
    .execute()
  return new Set([
    ...[...products, ...sounds].flatMap((row) => [
      `${row.preview_sha256}.mp3`,
      `${row.cover_sha256}.${row.cover_extension}`,
    ]),
    ...sounds.map((row) => `${row.wav_sha256}.wav`),
  ])
}

/** Lists the current WAVs of all purchased products, bought individually or as part of a pack. */
export async function listPurchasedWavs(db: Database): Promise<FileNames> {
  const purchased = db.selectFrom('purchased_links').select('product_id')
  const rows = await db
    .selectFrom('sounds')
    .select('wav_sha256')
    .where((where) =>
      where.or([where('product_id', 'in', purchased), where('pack_id', 'in', purchased)]),
    )
    .execute()
  return new Set(rows.map((row) => `${row.wav_sha256}.wav`))
}

/**
 * Deletes the database rows of public files that neither the current nor the previous catalogue
 * references, since open pages may still use the latter. Returns the names of these files and of
 * WAVs that are no longer sold and were never purchased; the caller deletes the files. Must run in
 * the transaction that imports the catalogue.
 */
export async function deleteOrphanedFileRows(
  db: Database,
  before: { readonly referenced: FileNames; readonly purchased: FileNames },
): Promise<string[]> {
  const now = await listReferencedFiles(db)
  const isReferenced = (name: string) => before.referenced.has(name) || now.has(name)
  const listed = await db.selectFrom('public_files').select(['sha256', 'extension']).execute()
  const orphaned = listed.filter((file) => !isReferenced(`${file.sha256}.${file.extension}`))
  for (const { sha256, extension } of orphaned) {
    await db
      .deleteFrom('public_files')
      .where('sha256', '=', sha256)
      .where('extension', '=', extension)
      .execute()
  }
  const sold = await listSoldWavs(db)
  const unsoldWavs = [...before.referenced].filter(
    (name) => name.endsWith('.wav') && !sold.has(name) && !before.purchased.has(name),
  )
  return [...orphaned.map((file) => `${file.sha256}.${file.extension}`), ...unsoldWavs]
}

async function listSoldWavs(db: Database): Promise<FileNames> {
  const rows = await db.selectFrom('sounds').select('wav_sha256').where('active', '=', 1).execute()
  return new Set(rows.map((row) => `${row.wav_sha256}.wav`))
}

/**
 * Lists the files in use: previews, covers and portraits, and WAVs that are on sale or were
 * purchased.
 */
export async function listFilesInUse(db: Database): Promise<FileNames> {
  const referenced = await listReferencedFiles(db)
  const filesToKeep = new Set([...(await listSoldWavs(db)), ...(await listPurchasedWavs(db))])
  const portraits = await db
    .selectFrom('artists')
    .select('portrait_sha256')
    .where('portrait_sha256', 'is not', null)
    .execute()
  return new Set([
    ...[...referenced].filter((name) => !name.endsWith('.wav') || filesToKeep.has(name)),
    ...portraits.map(({ portrait_sha256 }) => `${portrait_sha256}.webp`),
  ])
}
