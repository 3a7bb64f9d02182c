import { findOwnedProduct, recordDownload } from '../catalog/ownership.store.ts'
import type { Dependencies } from '../dependencies.ts'
import { getPackSeller } from '../owner/seller.ts'
import type { ProductRow } from '../platform/database/database.ts'
import { transact } from '../platform/database/transact.ts'
import { listPurchasedFiles } from './purchased-files.store.ts'
import type { PurchasedFile } from './purchased-files.store.ts'

/**
 * Returns a file that the customer has bought; null if the customer has not bought it or it has no
 * sounds.
 */
export async function findDownload(
  { db, options }: Dependencies,
  customerId: number,
  linkId: number,
): Promise<PurchasedFile | null> {
  const product = await findOwnedProduct(db, customerId, 'link_id', linkId)
  if (product === null) return null
  const [file] = await listPurchasedFiles(db, [product], getPackSeller(options), customerId)
  return file ?? null
}

/** Records the start of a customer's download of products. */
export async function startDownload(
  { db, clock }: Dependencies,
  customerId: number,
  products: readonly ProductRow[],
): Promise<void> {
  await transact(db, (transaction) => recordDownload(transaction, customerId, products, clock()))
}
