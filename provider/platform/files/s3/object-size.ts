import type { ObjectStore } from '../file-place.ts'
import { ObjectStoreError } from './object-store-error.ts'

/**
 * Parses the size of an object in bytes from a header. Throws an `ObjectStoreError` if the store does
 * not state it, because a response that is cut off would then look complete.
 */
export function parseObjectSize(store: ObjectStore, value: string | null | undefined): number {
  if (value && /^\d+$/.test(value)) return Number(value)
  throw new ObjectStoreError(
    store,
    'it does not state the sizes of its objects; look at the proxies in front of it',
  )
}
