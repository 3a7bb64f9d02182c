import { z } from 'zod'
import { cleanCrateName } from '../contract/crate-name.ts'
import type { wireCrate } from '../contract/favorites.ts'
import { maxCrateNameLength, maxItemsPerList } from '../contract/favorite-limits.ts'
import { productIdFormat } from '../contract/product-id.ts'
import type { Sent } from '../contract/sent.ts'
import type { Crate } from './crates.store.ts'
import { visibleLine } from '../platform/http/text-fields.ts'
import type { ListRefusal } from './crate-transaction.ts'
import type { Context, ProviderContext } from '../context.ts'
import { throwHttpError, throwNotFound, throwValidationError } from '../platform/http/http-error.ts'

/** The name of a crate: one line, without surrounding spaces. */
export const crateNameSchema = z
  .string()
  .transform(cleanCrateName)
  .pipe(visibleLine.min(1).max(maxCrateNameLength))

/** The path parameter with a product id. */
export const productIdParameter = `:productId{${productIdFormat}}` as const

/** Serializes a crate for its owner. */
export function serializeCrate({ row, productIds }: Crate) {
  return {
    id: row.id,
    name: row.name,
    product_ids: productIds,
    share_token: row.share_token,
  } satisfies Sent<typeof wireCrate>
}

/** Throws a 404 if the crate or product does not exist, and a 422 for any other refusal. */
export function throwListRefusal(refusal: ListRefusal): never {
  switch (refusal) {
    case 'crate_unknown':
    case 'product_unknown':
      return throwNotFound()
    case 'crate_name_taken':
      return throwValidationError({ name: ['The name has already been taken.'] }, refusal)
    case 'crates_too_many':
      return throwHttpError(422, 'There are too many crates. Please delete one first.', refusal)
    case 'list_full':
      return throwHttpError(422, `A list can have at most ${maxItemsPerList} products.`, refusal)
  }
}

/** Rate-limits changes of the customer's lists; throws a 429 over the limit. */
export async function limitListChanges({ limiter }: Context, c: ProviderContext): Promise<void> {
  await limiter.attempt('favoritesAccount', String(c.get('customer').id))
}
