import { listOwnedAmong } from '../catalog/ownership.store.ts'
import type { PackContents } from '../catalog/pack-contents.rules.ts'
import { findProductsById } from '../catalog/products.store.ts'
import { maxLibraryFiles, maxZipFiles, maxZipProducts } from '../contract/zip-limits.ts'
import type { Dependencies } from '../dependencies.ts'
import { getPackSeller } from '../owner/seller.ts'
import type { Database, ProductRow } from '../platform/database/database.ts'
import { listPurchasedFiles } from './purchased-files.store.ts'
import type { PurchasedFile } from './purchased-files.store.ts'
import { readLibrary } from './read-library.ts'
import { arrangeSelection } from './selection.rules.ts'

/** The contents of a ZIP of several products. */
interface Selection {
  readonly products: readonly ProductRow[]
  readonly contents: readonly PackContents[]
}

/** The reason why there is no ZIP: the customer does not own all products, or it is too large. */
interface SelectionRefusal {
  readonly refusal: 'not_owned' | 'zip_too_large'
}

/**
 * Returns the contents of one ZIP of products, which the customer must own; the order of the ids
 * does not matter.
 */
export async function selectFiles(
  { db, options }: Dependencies,
  customerId: number,
  productIds: readonly number[],
): Promise<Selection | SelectionRefusal> {
  const ids = new Set(productIds)
  if (ids.size > maxZipProducts) return { refusal: 'zip_too_large' }
  const products = await listOwnedAmong(db, customerId, [...ids])
  if (products.length < ids.size) return { refusal: 'not_owned' }
  const files = await listPurchasedFiles(db, products, getPackSeller(options), customerId)
  return await arrangeFiles(db, files, { products, maxFiles: maxZipFiles })
}

/** Returns the contents of one ZIP of everything that the customer owns. */
export async function selectLibrary(
  dependencies: Dependencies,
  customerId: number,
): Promise<Selection | SelectionRefusal> {
  const files: PurchasedFile[] = []
  let count = 0
  for await (const file of readLibrary(dependencies, customerId, null)) {
    files.push(file)
    // Sounds are counted again in their packs, so this only ends the reading of what is too much.
    count += file.kind === 'wav' ? 1 : file.contents.sounds.length
    if (count > 2 * maxLibraryFiles) return { refusal: 'zip_too_large' }
  }
  const products = files.map(({ product }) => product)
  return await arrangeFiles(dependencies.db, files, { products, maxFiles: maxLibraryFiles })
}

async function arrangeFiles(
  db: Database,
  files: readonly PurchasedFile[],
  { products, maxFiles }: { readonly products: readonly ProductRow[]; readonly maxFiles: number },
): Promise<Selection | SelectionRefusal> {
  if (files.length === 0) return { refusal: 'not_owned' }
  const contents = arrangeSelection(await groupByPack(db, files))
  const count = contents.reduce((sum, { texts, sounds }) => sum + texts.length + sounds.length, 0)
  return count > maxFiles ? { refusal: 'zip_too_large' } : { products, contents }
}

/** Groups files by their packs, in the order of the packs' ids. */
async function groupByPack(db: Database, files: readonly PurchasedFile[]) {
  const groups = Map.groupBy(files, ({ product }) => product.pack_id ?? product.id)
  const packs = await findProductsById(db, [...groups.keys()])
  return packs
    .toSorted((one, other) => one.id - other.id)
    .map(({ id, row }) => {
      const group = groups.get(id) ?? []
      const whole = group.find((file) => file.kind === 'zip')
      return {
        name: row.name,
        releasedAt: row.created_at,
        contents: whole?.contents ?? null,
        sounds: group.flatMap((file) => (file.kind === 'wav' ? [file.sound] : [])),
      }
    })
}
