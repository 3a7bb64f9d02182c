import { setImmediate } from 'node:timers/promises'
import { findOwnedProduct, listOwnedProducts } from '../catalog/ownership.store.ts'
import type { Dependencies } from '../dependencies.ts'
import { getPackSeller } from '../owner/seller.ts'
import type { Database } from '../platform/database/database.ts'
import { listPurchasedFiles } from './purchased-files.store.ts'
import type { PurchasedFile } from './purchased-files.store.ts'

/** The number of products read at once; other requests are answered in between. */
const batchSize = 500

/** Yields the files that a customer owns, or only those of one product. */
export async function* readLibrary(
  { db, options }: Dependencies,
  customerId: number,
  productId: number | null,
): AsyncGenerator<PurchasedFile> {
  for await (const owned of readProducts(db, customerId, productId)) {
    yield* await listPurchasedFiles(db, owned, getPackSeller(options), customerId)
  }
}

async function* readProducts(db: Database, customerId: number, productId: number | null) {
  if (productId !== null) {
    const product = await findOwnedProduct(db, customerId, 'id', productId)
    if (product !== null) yield [product]
    return
  }
  for (let after = 0; ;) {
    const batch = await listOwnedProducts(db, customerId, { after, limit: batchSize })
    if (batch.length > 0) yield batch
    if (batch.length < batchSize) return
    after = batch.at(-1)?.id ?? 0
    await setImmediate()
  }
}
