import { buffer } from 'node:stream/consumers'
import type { ObjectStore } from '../file-place.ts'
import { toNetworkError } from './object-store-error.ts'
import { openS3Store } from './open-s3-store.ts'
import { locateObject } from './send-request.ts'

/** A small file that only serves to try a bucket. */
const probe = { key: 'probe.txt', content: 'overtone', range: 'bytes=1-4', part: 'vert' } as const
const probeLimitMs = 5000
/** Shorter than those of other requests, because a starting shop waits for the probe. */
const probeLimits = { response: 2000, silence: 2000, retry: 100 }

/**
 * Tries to write, read, list and delete a file of the private bucket, and whether everybody can read
 * it. Returns the problem as the end of a sentence, or null.
 */
export async function findStoreProblem(objectStore: ObjectStore): Promise<string | null> {
  const files = openS3Store({ objectStore: hurry(objectStore), folder: 'data' }, 'probe')
  const url = locateObject(objectStore, {
    bucket: objectStore.bucket,
    key: `data/probe/${probe.key}`,
  })
  return await explain(objectStore, async () => {
    await files.put(probe.key, probe.content)
    const read = await buffer(files.read(probe.key, { start: 1, end: 4 }))
    if (read.toString() !== probe.part) return 'it does not send ranges of objects'
    if (!(await files.list()).includes(probe.key)) return 'it does not list its objects'
    const open = await fetchFor(url, {}).catch(() => null)
    await open?.body?.cancel()
    await files.delete(probe.key)
    return open?.ok ? 'everybody can read it; make it private, it has the files for sale' : null
  })
}

/**
 * Writes a file to the public bucket and loads a range of it as a page of the shop does. Returns the
 * problem of the public address as the end of a sentence, or null, also without such an address.
 */
export async function findPublicProblem(
  objectStore: ObjectStore,
  origin: string,
): Promise<string | null> {
  const { publicUrl } = objectStore
  if (publicUrl === null) return null
  const files = openS3Store({ objectStore: hurry(objectStore), folder: 'catalogue' }, 'probe', {
    toUrl: (key) => key,
    isHosted: () => true,
  })
  return await explain(objectStore, async () => {
    await files.put(probe.key, probe.content)
    const response = await fetchFor(files.publicUrl(probe.key), { origin, range: probe.range })
    const text = await response.text()
    const allowed = response.headers.get('access-control-allow-origin')
    if (!response.ok) {
      return `it responds with the status ${response.status}; allow everybody to read its objects`
    }
    if (response.status !== 206 || text !== probe.part) return 'it does not send ranges of objects'
    if (allowed === '*' || allowed === origin) return null
    return `it does not allow pages of ${origin} to load its objects; allow GET and HEAD in its CORS rules`
  })
}

function hurry(store: ObjectStore): ObjectStore {
  return { ...store, timeLimits: store.timeLimits ?? probeLimits }
}

async function fetchFor(url: string, headers: Readonly<Record<string, string>>): Promise<Response> {
  return await fetch(url, { headers, signal: AbortSignal.timeout(probeLimitMs) })
}

async function explain(
  objectStore: ObjectStore,
  work: () => Promise<string | null>,
): Promise<string | null> {
  try {
    return await work()
  } catch (error) {
    return toNetworkError(objectStore, error).message
  }
}
