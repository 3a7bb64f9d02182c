import type { Dependencies } from '../dependencies.ts'
import type { ProviderOptions } from '../options.ts'
import type { ObjectStore } from '../platform/files/file-place.ts'
import { findPublicUrlProblem } from '../platform/files/s3/probe-store.ts'
import type { Timer } from '../platform/tasks/timer.ts'

/** The time between two tries of the public address, in milliseconds. */
const intervalMs = 5 * 60_000

/** Who sends the public files of a shop. */
interface PublicFilesChoice {
  /** Its public address is null while the shop sends the public files itself. */
  readonly objectStore: ObjectStore | null
  /** Tries the public address at intervals from now on; returns a function that stops it. */
  watch(timer: Timer): () => void
}

/**
 * Returns the object store of a shop, without its public address while pages cannot load files from
 * there. Each process tries the address by itself.
 */
export async function choosePublicFiles(
  { objectStore = null, storefrontUrl }: Pick<ProviderOptions, 'objectStore' | 'storefrontUrl'>,
  log: Dependencies['log'],
): Promise<PublicFilesChoice> {
  if (objectStore === null || objectStore.publicUrl === null) {
    return { objectStore, watch: () => () => {} }
  }
  const { publicUrl: address } = objectStore
  const { origin } = new URL(storefrontUrl)
  const current = { ...objectStore }
  const tryAddress = async (signal?: AbortSignal) => {
    const reason = await findPublicUrlProblem(objectStore, origin)
    const publicUrl = reason === null ? address : null
    if (signal?.aborted || publicUrl === current.publicUrl) return
    current.publicUrl = publicUrl
    if (reason === null) log({ level: 'info', event: 'public-files-used', address })
    else log({ level: 'warn', event: 'public-files-not-used', address, reason })
  }
  await tryAddress()
  return {
    objectStore: current,
    watch(timer) {
      const stopping = new AbortController()
      const { signal } = stopping
      const repeat = async () => {
        for (;;) {
          await timer.wait(intervalMs, signal)
          if (signal.aborted) return
          await tryAddress(signal)
        }
      }
      void repeat()
      return () => stopping.abort()
    },
  }
}
