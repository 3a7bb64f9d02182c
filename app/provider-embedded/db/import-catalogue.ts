import type { CataloguePack } from '../domain/catalogue.ts'
import {
  deleteOrphanedFileRows,
  listPurchasedWavs,
  listReferencedFiles,
} from './catalogue-files.ts'
import { findImportedVersion, writeImportedVersion } from './catalogue-version.ts'
import { insertDemoCodes } from './codes.ts'
import { readManifest } from './read-manifest.ts'
import { rebuildSearchIndex } from './rebuild-search-index.ts'
import type { Database } from './schema.ts'
import { lock, transact } from './transact.ts'
import { listOwnSlugs, withdrawCatalogue } from './withdraw-products.ts'
import { writePack } from './write-pack.ts'

/**
 * The result of an import; `orphanedFiles` are the names of files in the catalogue folder that are
 * no longer used.
 */
export interface ImportResult {
  readonly outcome: 'imported' | 'unchanged'
  readonly orphanedFiles: readonly string[]
}

/**
 * Imports the manifest of a folder in one transaction, unless its version is already imported.
 * Products and sounds with the same slug keep their ids. Products and sounds missing from the
 * manifest are no longer sold, but stay in the database for customers who own them.
 */
export async function importCatalogue(
  db: Database,
  catalogueDir: string,
  now: Date,
): Promise<ImportResult> {
  const manifest = await readManifest(catalogueDir)
  return await transact(db, async (transaction) => {
    await lock(transaction, 'catalogue')
    const known = await findImportedVersion(transaction)
    if (known === manifest.version) return { outcome: 'unchanged', orphanedFiles: [] }
    // Only on the first import: codes that the shop owner has deleted must not come back.
    if (known === null) await insertDemoCodes(transaction)
    const before = {
      referenced: await listReferencedFiles(transaction),
      purchased: await listPurchasedWavs(transaction),
    }
    await withdrawCatalogue(transaction, 'demo')
    await writePacks(transaction, manifest.packs, now.toISOString())
    await rebuildSearchIndex(transaction)
    await writeImportedVersion(transaction, manifest.version)
    return { outcome: 'imported', orphanedFiles: await deleteOrphanedFileRows(transaction, before) }
  })
}

/** Writes the packs of the demo, without those whose address an own pack has. */
async function writePacks(
  db: Database,
  packs: readonly CataloguePack[],
  now: string,
): Promise<void> {
  const taken = await listOwnSlugs(db)
  for (const pack of packs) {
    if (!taken.has(pack.slug)) await writePack(db, pack, { origin: 'demo', isActive: true, now })
  }
}
