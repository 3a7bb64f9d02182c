import { setDemoCodesActive } from '../../carts/codes.store.ts'
import { findImportedVersion, writeImportedVersion } from '../../catalog/catalogue-version.store.ts'
import { rebuildSearchIndex } from '../../catalog/search/rebuild-search-index.ts'
import type { Database } from '../../platform/database/database.ts'
import { lock, transact } from '../../platform/database/transact.ts'
import { withdrawCatalogue } from '../../catalog/withdraw-products.store.ts'

/** No manifest has this version, so enabling the demo catalogue imports it again. */
const withdrawnVersion = 'withdrawn'

/**
 * Withdraws the products and codes of the demo catalogue, if imported; customers keep what they
 * bought. Returns whether anything changed.
 */
export async function withdrawDemoCatalogue(db: Database, now: Date): Promise<boolean> {
  return await transact(db, async (transaction) => {
    await lock(transaction, 'catalogue')
    const known = await findImportedVersion(transaction)
    if (known === null || known === withdrawnVersion) return false
    const hadProducts = await withdrawCatalogue(transaction, 'demo', now.toISOString())
    const hadCodes = await setDemoCodesActive(transaction, 0)
    if (!hadProducts && !hadCodes) return false
    await rebuildSearchIndex(transaction)
    await writeImportedVersion(transaction, withdrawnVersion)
    return true
  })
}
