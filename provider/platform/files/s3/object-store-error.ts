import { StorageError } from '../../database/storage-failure.ts'
import { describeBucket } from '../file-place.ts'
import type { ObjectStore } from '../file-place.ts'
import { readText } from './read-body.ts'

/** A failure of an object store; the message is the end of a sentence with the cause and the remedy. */
export class ObjectStoreError extends StorageError {
  /** The bucket and the endpoint. */
  readonly place: string

  constructor(store: ObjectStore, message: string, options?: ErrorOptions) {
    super(message, options)
    this.place = describeBucket(store)
  }
}

const maxErrorBytes = 100_000
/** Stores refuse signatures whose time differs from their own by more than 15 minutes. */
const maxClockDifferenceMs = 15 * 60_000

const refusedKey = 'it does not accept S3_ACCESS_KEY_ID with S3_SECRET_ACCESS_KEY; correct them'
const rights = 'allow the access key to list, read, write and delete objects'
const otherRegion = 'it is in another region; correct S3_REGION or S3_ENDPOINT'

/** Keyed by error code (https://docs.aws.amazon.com/AmazonS3/latest/API/ErrorResponses.html). */
const causes: Readonly<Record<string, string>> = {
  InvalidAccessKeyId: refusedKey,
  SignatureDoesNotMatch: refusedKey,
  NoSuchBucket: 'there is no such bucket; create it, or correct S3_BUCKET and S3_PUBLIC_BUCKET',
  PermanentRedirect: otherRegion,
  AuthorizationHeaderMalformed: otherRegion,
  QuotaExceeded: 'it is full; raise its quota',
}

/**
 * Converts a response of an object store to the error that explains it to the owner. Waits at most
 * some milliseconds for its text.
 */
export async function readStoreError(
  store: ObjectStore,
  response: Response,
  milliseconds: number,
): Promise<ObjectStoreError> {
  const text = await readText(response, { bytes: maxErrorBytes, milliseconds }).catch(() => '')
  const code = /<Code>(\w+)<\/Code>/.exec(text)?.[1] ?? ''
  const { status } = response
  const difference = Date.now() - Date.parse(response.headers.get('date') ?? '')
  if (status === 403 && Math.abs(difference) > maxClockDifferenceMs) {
    const minutes = Math.round(Math.abs(difference) / 60_000)
    const direction = difference > 0 ? 'ahead of' : 'behind'
    const cause = `the clock of this machine is ${minutes} minutes ${direction} its own; set the clock`
    return new ObjectStoreError(store, cause)
  }
  return new ObjectStoreError(store, causes[code] ?? explainStatus(status, code))
}

function explainStatus(status: number, code: string): string {
  if (status === 401 || status === 403) {
    // A response to HEAD has no body, so its code is unknown and the key itself may be wrong.
    return code === ''
      ? `it refuses the request; correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or ${rights}`
      : `it refuses the request; ${rights}`
  }
  if (status === 301 || status === 307) return otherRegion
  if (status === 507) return 'it is full; raise its quota'
  const details = code === '' ? '' : ` (${code})`
  return `it responds with the status ${status}${details}; look at its state`
}

/** Returns whether a request or a read has failed because its time limit was exceeded. */
export function isTimeout(cause: unknown): boolean {
  return cause instanceof Error && (cause.name === 'TimeoutError' || cause.name === 'AbortError')
}

/** Converts an error of the network to the error that explains it to the owner. */
export function toNetworkError(store: ObjectStore, cause: unknown): ObjectStoreError {
  if (cause instanceof ObjectStoreError) return cause
  if (isTimeout(cause)) {
    return new ObjectStoreError(store, 'it does not respond in time; look at its state', { cause })
  }
  const inner = cause instanceof Error ? cause.cause : null
  const code = inner instanceof Error && 'code' in inner ? ` (${String(inner.code)})` : ''
  return new ObjectStoreError(
    store,
    `it cannot be reached${code}; look at its state and its address`,
    { cause },
  )
}
