import type { Dependencies } from '../dependencies.ts'
import type { ObjectStore } from '../platform/files/file-place.ts'
import { findPublicProblem } from '../platform/files/s3/probe-store.ts'

/**
 * Returns the object store of a shop, without its public address if pages cannot load files from
 * there: the shop then sends them until it is started again.
 */
export async function choosePublicFiles({
  options,
  log,
}: Pick<Dependencies, 'options' | 'log'>): Promise<ObjectStore | null> {
  const { objectStore = null, storefrontUrl } = options
  if (objectStore === null) return null
  const reason = await findPublicProblem(objectStore, new URL(storefrontUrl).origin)
  if (reason === null) return objectStore
  log({ level: 'warn', event: 'public-files-not-used', address: objectStore.publicUrl, reason })
  return { ...objectStore, publicUrl: null }
}
