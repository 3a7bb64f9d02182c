import { z } from 'zod'
import { cleanCrateName } from '#provider/contract/crate-name.ts'
import { maxCrateNameLength } from '#provider/contract/favorite-limits.ts'
import type { Crate } from './crates.store.ts'
import { visibleLine } from '../platform/http/text-fields.ts'
import { throwHttpError } from '../platform/http/http-error.ts'

/** The name of a crate: one line without spaces around it. */
export const crateNameSchema = z
  .string()
  .transform(cleanCrateName)
  .pipe(visibleLine.min(1).max(maxCrateNameLength))

/** Serializes a crate for its owner. */
export function serializeCrate({ row, productIds }: Crate) {
  return {
    id: row.id,
    name: row.name,
    product_ids: productIds,
    share_token: row.share_token,
  }
}

/** Throws a 422 for one crate more than a customer may have. */
export function throwTooManyCrates(): never {
  const message = 'There are too many crates. Please delete one first.'
  throwHttpError(422, message, 'crates_too_many')
}
