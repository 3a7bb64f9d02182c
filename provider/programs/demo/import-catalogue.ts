import type { CatalogueOrigin, CataloguePack } from '../../catalog/catalogue.ts'
import {
  deleteOrphanedFileRows,
  listPurchasedWavs,
  listReferencedFiles,
} from '../../catalog/catalogue-files.store.ts'
import { findImportedVersion, writeImportedVersion } from '../../catalog/catalogue-version.store.ts'
import { insertDemoCodes, setDemoCodesActive } from '../../carts/codes.store.ts'
import { readManifest } from './read-manifest.ts'
import { rebuildSearchIndex } from '../../catalog/search/rebuild-search-index.ts'
import type { Database } from '../../platform/database/database.ts'
import { lock, transact } from '../../platform/database/transact.ts'
import { listOwnSlugs, withdrawCatalogue } from '../../catalog/withdraw-products.store.ts'
import { writePack } from '../../catalog/write-pack.store.ts'

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
  origin: CatalogueOrigin = 'demo',
): Promise<ImportResult> {
  const manifest = await readManifest(catalogueDir)
  return await transact(db, async (transaction) => {
    await lock(transaction, 'catalogue')
    const known = await findImportedVersion(transaction)
    if (known === manifest.version) return { outcome: 'unchanged', orphanedFiles: [] }
    // Only on the first import, so that codes deleted by the shop owner do not reappear.
    if (known === null && origin === 'demo') await insertDemoCodes(transaction)
    if (origin === 'demo') await setDemoCodesActive(transaction, 1)
    const before = {
      referenced: await listReferencedFiles(transaction),
      purchased: await listPurchasedWavs(transaction),
    }
    await withdrawCatalogue(transaction, origin, now.toISOString())
    await writePacks(transaction, manifest.packs, { origin, now: now.toISOString() })
    await rebuildSearchIndex(transaction)
    await writeImportedVersion(transaction, manifest.version)
    return { outcome: 'imported', orphanedFiles: await deleteOrphanedFileRows(transaction, before) }
  })
}

/** Writes the packs of a catalogue, except those whose slug is used by a pack of another origin. */
async function writePacks(
  db: Database,
  packs: readonly CataloguePack[],
  { origin, now }: { readonly origin: CatalogueOrigin; readonly now: string },
): Promise<void> {
  const taken = origin === 'demo' ? await listOwnSlugs(db) : new Set()
  for (const pack of packs) {
    if (!taken.has(pack.slug)) await writePack(db, pack, { origin, isActive: true, now })
  }
}
