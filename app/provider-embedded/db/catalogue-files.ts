import type { Database } from './schema.ts'

/** Names of files in a catalogue's folder, such as `<sha256>.mp3`. */
export type FileNames = ReadonlySet<string>

/** What products and sounds name, the withdrawn ones included: owners still listen and download. */
export async function listReferencedFiles(db: Database): Promise<FileNames> {
  const products = await db
    .selectFrom('products')
    .select(['preview_sha256', 'cover_sha256'])
    .execute()
  const sounds = await db
    .selectFrom('sounds')
    .select(['preview_sha256', 'cover_sha256', 'wav_sha256'])
    .execute()
  return new Set([
    ...[...products, ...sounds].flatMap((row) => [
      `${row.preview_sha256}.mp3`,
      `${row.cover_sha256}.svg`,
    ]),
    ...sounds.map((row) => `${row.wav_sha256}.wav`),
  ])
}

/** The WAVs that somebody bought as they stand now, alone or inside a pack. */
export async function listPurchasedWavs(db: Database): Promise<FileNames> {
  const bought = db.selectFrom('purchased_links').select('product_id')
  const rows = await db
    .selectFrom('sounds')
    .select('wav_sha256')
    .where((where) => where.or([where('product_id', 'in', bought), where('pack_id', 'in', bought)]))
    .execute()
  return new Set(rows.map((row) => `${row.wav_sha256}.wav`))
}

/**
 * Forgets the public files that neither the catalogue before nor the one now names (a page that is
 * open may still show those of the one before) and gives their names, with those of the WAVs that
 * are sold no more and nobody bought. Call it in the transaction that brought the new catalogue.
 */
export async function deleteOrphanedFiles(
  db: Database,
  before: { readonly referred: FileNames; readonly bought: FileNames },
): Promise<string[]> {
  const now = await listReferencedFiles(db)
  const isNeeded = (name: string) => before.referred.has(name) || now.has(name)
  const listed = await db.selectFrom('public_files').select(['sha256', 'extension']).execute()
  const unneeded = listed.filter((file) => !isNeeded(`${file.sha256}.${file.extension}`))
  for (const { sha256, extension } of unneeded) {
    await db
      .deleteFrom('public_files')
      .where('sha256', '=', sha256)
      .where('extension', '=', extension)
      .execute()
  }
  const sold = await soldWavs(db)
  const unsoldWavs = [...before.referred].filter(
    (name) => name.endsWith('.wav') && !sold.has(name) && !before.bought.has(name),
  )
  return [...unneeded.map((file) => `${file.sha256}.${file.extension}`), ...unsoldWavs]
}

async function soldWavs(db: Database): Promise<FileNames> {
  const rows = await db.selectFrom('sounds').select('wav_sha256').where('active', '=', 1).execute()
  return new Set(rows.map((row) => `${row.wav_sha256}.wav`))
}
