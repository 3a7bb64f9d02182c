import { randomUUID } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { ObjectStore } from '../file-place.ts'
import type { FileStore } from '../file-store.ts'
import { ObjectStoreError, toNetworkError } from './object-store-error.ts'
import { openS3Store } from './open-s3-store.ts'
import { locateObject } from './send-request.ts'

/** The content of a small file that only serves to try a bucket, and a range of it. */
const probe = { content: 'test file', range: 'bytes=1-4', part: 'est ' } as const
const publicTimeoutMs = 5000
/** Shorter than those of other requests, because a starting shop waits for the probe. */
const probeLimits = { response: 2000, silence: 2000, retry: 100 }

/**
 * Tries to write, read, list and delete a file of the private bucket, and whether everybody can read
 * it. Returns the problem as the end of a sentence, or null.
 */
export async function findStoreProblem(objectStore: ObjectStore): Promise<string | null> {
  const files = openS3Store({ objectStore: withProbeLimits(objectStore), folder: 'data' }, 'probe')
  return await probeStore(objectStore, files, async (key) => {
    const problem = await findFileProblem(files, key)
    if (problem !== null) return problem
    const name = { bucket: objectStore.bucket, key: `data/probe/${key}` }
    const open = await fetchWithTimeout(locateObject(objectStore, name), {}).catch(() => null)
    await open?.body?.cancel()
    return open?.ok ? 'everybody can read it; make it private, it has the files for sale' : null
  })
}

/**
 * Tries to write, read, list and delete a file of the public bucket. Returns the problem as the end
 * of a sentence, or null, also without such a bucket.
 */
export async function findPublicStoreProblem(objectStore: ObjectStore): Promise<string | null> {
  if (objectStore.publicBucket === null) return null
  const files = openPublicStore(objectStore)
  return await probeStore(objectStore, files, (key) => findFileProblem(files, key))
}

/**
 * Writes a file to the public bucket and loads a range of it as a page of the shop does. Returns the
 * problem of the public address as the end of a sentence, or null, also without such an address.
 */
export async function findPublicUrlProblem(
  objectStore: ObjectStore,
  origin: string,
): Promise<string | null> {
  if (objectStore.publicUrl === null) return null
  const files = openPublicStore(objectStore)
  return await probeStore(objectStore, files, async (key) => {
    const response = await fetchWithTimeout(files.publicUrl(key), { origin, range: probe.range })
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

/**
 * Runs `work` while the store has a file with a new key, because caches keep public files for a year
 * and several programs try at the same time.
 */
async function probeStore(
  objectStore: ObjectStore,
  files: FileStore,
  work: (key: string) => Promise<string | null>,
): Promise<string | null> {
  const key = `${randomUUID()}.txt`
  try {
    await files.put(key, probe.content)
    try {
      return await work(key)
    } finally {
      await files.delete(key)
    }
  } catch (error) {
    return toNetworkError(objectStore, error).message
  }
}

async function findFileProblem(files: FileStore, key: string): Promise<string | null> {
  const read = await buffer(files.read(key, { start: 1, end: 4 })).catch((error: unknown) => {
    if (error instanceof ObjectStoreError) throw error
    return null
  })
  if (read?.toString() !== probe.part) {
    return 'it does not send ranges of objects that were just written'
  }
  return (await files.list()).includes(key) ? null : 'it does not list its objects'
}

function openPublicStore(objectStore: ObjectStore): FileStore {
  const publicFiles = { toUrl: (key: string) => key, isHosted: () => true }
  return openS3Store(
    { objectStore: withProbeLimits(objectStore), folder: 'catalogue' },
    'probe',
    publicFiles,
  )
}

function withProbeLimits(store: ObjectStore): ObjectStore {
  return { ...store, timeLimits: store.timeLimits ?? probeLimits }
}

async function fetchWithTimeout(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  return await fetch(url, { headers, signal: AbortSignal.timeout(publicTimeoutMs) })
}
