import type { ByteRange } from '../byte-range.ts'
import type { ObjectStore } from '../file-place.ts'
import { parseObjectSize } from './object-size.ts'
import { ObjectStoreError, toNetworkError } from './object-store-error.ts'
import { readChunks } from './read-body.ts'
import { getTimeLimits, sendRequest } from './send-request.ts'
import { toStream } from '../to-stream.ts'

/** The number of interruptions without progress after which the stream fails. */
const maxInterruptions = 5
/** The bytes between interruptions that are progress. */
const progressBytes = 1_048_576

/** The name of an object and its bucket. */
export interface ObjectName {
  readonly bucket: string
  readonly key: string
}

/**
 * Streams an object or a range of it, and sends the request on the first read. Continues where a
 * connection was interrupted, unless the object was replaced since. The stream fails if the object
 * is missing or ends before the range.
 */
export function readObject(
  store: ObjectStore,
  name: ObjectName,
  range?: ByteRange,
): ReadableStream<Uint8Array> {
  return toStream(readParts(store, name, range))
}

async function* readParts(
  store: ObjectStore,
  name: ObjectName,
  range: ByteRange | undefined,
): AsyncGenerator<Uint8Array> {
  let position = range?.start ?? 0
  let end = range?.end ?? null
  let version: string | null = null
  for (let interruptions = 0; end === null || position <= end;) {
    const start = position
    const part = await openPart(store, name, { position, end, version })
    // Some stores ignore the condition of the request.
    if (version !== null && part.version !== version) {
      await part.response.body?.cancel()
      throw createReplacedError(name)
    }
    end ??= part.total - 1
    version = part.version
    if (part.total <= end) {
      await part.response.body?.cancel()
      throw new Error('the file is shorter than the range')
    }
    try {
      for await (const chunk of readChunks(part.response, getTimeLimits(store).silence)) {
        position += chunk.length
        yield chunk
      }
      if (position <= end) throw new ObjectStoreError(store, 'its responses are not complete')
    } catch (cause) {
      interruptions = position - start < progressBytes ? interruptions + 1 : 1
      if (interruptions === maxInterruptions) throw toNetworkError(store, cause)
    }
  }
}

interface Part {
  readonly response: Response
  /** The size of the whole object. */
  readonly total: number
  /** The ETag. */
  readonly version: string | null
}

async function openPart(
  store: ObjectStore,
  { bucket, key }: ObjectName,
  from: { position: number; end: number | null; version: string | null },
): Promise<Part> {
  const isWhole = from.position === 0 && from.end === null
  const headers = {
    ...(isWhole ? {} : { range: `bytes=${from.position}-${from.end ?? ''}` }),
    ...(from.version === null ? {} : { 'if-match': from.version }),
  }
  const response = await sendRequest(
    store,
    { method: 'GET', bucket, key, headers },
    [404, 412, 416],
  )
  const { status } = response
  if (status === (isWhole ? 200 : 206)) {
    const size = isWhole
      ? response.headers.get('content-length')
      : response.headers.get('content-range')?.split('/')[1]
    try {
      const total = parseObjectSize(store, size)
      return { response, total, version: response.headers.get('etag') }
    } catch (error) {
      await response.body?.cancel()
      throw error
    }
  }
  await response.body?.cancel()
  if (status === 404) throw new Error(`NoSuchKey: there is no object ${key} in ${bucket}`)
  if (status === 412) throw createReplacedError({ bucket, key })
  throw new Error(`the object ${key} does not have this range`)
}

function createReplacedError({ key }: ObjectName): Error {
  return new Error(`the object ${key} was replaced while it was read`)
}
