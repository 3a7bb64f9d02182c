import { setTimeout as wait } from 'node:timers/promises'
import { createJobQueue, QueueFullError } from '../../workers/job-queue.ts'
import type { ObjectStore } from '../file-place.ts'
import {
  isTimeout,
  ObjectStoreError,
  readStoreError,
  toNetworkError,
} from './object-store-error.ts'

/** The content of an upload, which is opened again for each attempt. */
export interface UploadBody {
  readonly sha256: string
  readonly bytes: number
  readonly open: () => Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>
}

/** A request to a bucket; `key` is the full name of the object. */
export interface StoreRequest {
  readonly method: 'GET' | 'HEAD' | 'PUT' | 'DELETE'
  readonly bucket: string
  readonly key?: string
  readonly query?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: UploadBody
}

/** The delays before the second and later attempts, as multiples of the first one. */
const retryDelays = [1, 5, 20]
const defaultLimits = { response: 10_000, silence: 30_000, retry: 100 }
/** The lowest speed of an upload, in bytes per millisecond. */
const minUploadSpeed = 20
const emptySha256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/**
 * The requests of this process that have no response yet, so that a store that hangs cannot pile
 * them up. Those whose content is being read do not count, because customers read slowly.
 */
const queue = createJobQueue(128, { maxRunning: 32 })

/** Returns the time limits of requests to a store, in milliseconds. */
export function getTimeLimits({ timeLimits = defaultLimits }: ObjectStore): typeof defaultLimits {
  return timeLimits
}

/**
 * Sends a signed request and returns the response if it is successful or has one of the `accepted`
 * statuses. Repeats it after a server error or a failure of the network, once for each of `delays`.
 * Rejects with an `ObjectStoreError`.
 */
export async function sendRequest(
  store: ObjectStore,
  request: StoreRequest,
  accepted: readonly number[] = [],
  delays: readonly number[] = retryDelays,
): Promise<Response> {
  for (let attempt = 0; ; attempt += 1) {
    const delay = delays[attempt]
    try {
      const response = await sendInTurn(store, request)
      if (response.ok || accepted.includes(response.status)) return response
      const isTemporary = response.status >= 500 || response.status === 429
      const error = await readStoreError(store, response, getTimeLimits(store).silence)
      if (!isTemporary || delay === undefined) throw error
    } catch (cause) {
      if (cause instanceof ObjectStoreError || delay === undefined)
        throw toNetworkError(store, cause)
    }
    await wait(getTimeLimits(store).retry * delay * (0.5 + Math.random()))
  }
}

/** Sends a request in its turn and reports it. Rejects if others keep it waiting for too long. */
async function sendInTurn(store: ObjectStore, request: StoreRequest): Promise<Response> {
  const start = performance.now()
  const report = (outcome: string) => {
    const milliseconds = performance.now() - start
    store.onRequest?.({ operation: nameOperation(request), outcome, milliseconds })
  }
  try {
    const response = await queue.run(async () => {
      const waited = performance.now() - start
      if (waited > getTimeLimits(store).response) throw new QueueFullError(1)
      return await sendOnce(store, request)
    })
    report(String(response.status))
    return response
  } catch (cause) {
    if (cause instanceof QueueFullError) {
      report('refused')
      throw new ObjectStoreError(store, 'too many requests are waiting for it; look at its state')
    }
    report(isTimeout(cause) ? 'timeout' : 'unreachable')
    throw cause
  }
}

/** Returns the name of a request in the API (https://docs.aws.amazon.com/AmazonS3/latest/API/). */
function nameOperation({ method, key }: StoreRequest): string {
  if (key === undefined) return method === 'HEAD' ? 'HeadBucket' : 'ListObjectsV2'
  return { GET: 'GetObject', HEAD: 'HeadObject', PUT: 'PutObject', DELETE: 'DeleteObject' }[method]
}

async function sendOnce(store: ObjectStore, request: StoreRequest): Promise<Response> {
  const { method, body } = request
  const { url, headers } = await sign(store, request)
  const limit = getTimeLimits(store).response + (body?.bytes ?? 0) / minUploadSpeed
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), limit)
  try {
    return await fetch(url, {
      method,
      headers: {
        ...request.headers,
        ...headers,
        'accept-encoding': 'identity',
        ...(body === undefined ? {} : { 'content-length': String(body.bytes) }),
      },
      redirect: 'manual',
      signal: timeout.signal,
      ...(body === undefined ? {} : { body: body.open(), duplex: 'half' }),
    })
  } finally {
    // The limit applies to the headers; reading the body has its own.
    clearTimeout(timer)
  }
}

/** Signs a request; the signature covers the hash of its content. */
async function sign(
  store: ObjectStore,
  request: StoreRequest,
): Promise<{ url: string; headers: Record<string, string> }> {
  // Loaded on the first request, because most shops have no object store.
  const { AwsV4Signer } = await import('aws4fetch')
  const signed = await new AwsV4Signer({
    method: request.method,
    url: locateObject(store, request),
    headers: { 'x-amz-content-sha256': request.body?.sha256 ?? emptySha256 },
    accessKeyId: store.accessKeyId,
    secretAccessKey: store.secretAccessKey,
    service: 's3',
    region: store.region,
  }).sign()
  return { url: signed.url.toString(), headers: Object.fromEntries(signed.headers) }
}

/** Returns the URL of an object or a bucket in the API. */
export function locateObject(
  store: ObjectStore,
  { bucket, key, query = {} }: Pick<StoreRequest, 'bucket' | 'key' | 'query'>,
): string {
  const url = new URL(store.endpoint)
  if (!store.usesPathStyle) url.hostname = `${bucket}.${url.hostname}`
  const names = [store.usesPathStyle ? bucket : undefined, key].filter((name) => name !== undefined)
  url.pathname = [url.pathname.replace(/\/$/, ''), ...names].join('/')
  url.search = new URLSearchParams(query).toString()
  return url.toString()
}
