import { listOwnedAmong, listPayingOrders } from '../catalog/ownership.store.ts'
import type { Dependencies } from '../dependencies.ts'
import { getPackSeller } from '../owner/seller.ts'
import { listPurchasedFiles } from './purchased-files.store.ts'
import type { PurchasedFile } from './purchased-files.store.ts'

/** A file that a customer owns, as their library describes it. */
interface DescribedFile {
  readonly productId: number
  readonly fileName: string
  /** The size of its sounds. */
  readonly bytes: number
  /** Null for a ZIP. */
  readonly sha256: string | null
  /** The number of the order that paid for it. */
  readonly orderId: number
}

/** Describes the files of those of the products that the customer owns. */
export async function describeFiles(
  { db, options }: Dependencies,
  customerId: number,
  productIds: readonly number[],
): Promise<DescribedFile[]> {
  if (productIds.length === 0) return []
  const products = await listOwnedAmong(db, customerId, productIds)
  const files = await listPurchasedFiles(db, products, getPackSeller(options), customerId)
  const orders = await listPayingOrders(db, customerId, products)
  return files.flatMap((file) => {
    const { id: productId } = file.product
    const orderId = orders.get(productId)
    return orderId === undefined ? [] : [{ productId, orderId, ...describeFile(file) }]
  })
}

/** Spares the cover of a ZIP, which is converted when the ZIP is measured. */
function describeFile(file: PurchasedFile) {
  if (file.kind === 'wav') {
    const { fileName, bytes, sha256 } = file.sound
    return { fileName, bytes, sha256 }
  }
  const bytes = file.contents.sounds.reduce((sum, sound) => sum + sound.bytes, 0)
  return { fileName: file.fileName, bytes, sha256: null }
}
