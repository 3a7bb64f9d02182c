/** The buckets of an object store with the S3 API, as plain data that threads can receive. */
export interface ObjectStore {
  /** The base URL of the API, without a trailing slash. */
  readonly endpoint: string
  readonly region: string
  /** The bucket of all files that only the shop may read. */
  readonly bucket: string
  /** The bucket of previews and covers, which everybody may read; null if `bucket` has them, too. */
  readonly publicBucket: string | null
  /** The base URL of the public bucket for browsers; null if the shop sends its files. */
  readonly publicUrl: string | null
  readonly accessKeyId: string
  readonly secretAccessKey: string
  /** True if the bucket is in the path of URLs instead of the host. */
  readonly usesPathStyle: boolean
  /**
   * Time limits in milliseconds for a response and for each later silence, and the delay before the
   * second attempt; shorter in tests.
   */
  readonly timeLimits?: {
    readonly response: number
    readonly silence: number
    readonly retry: number
  }
  /** Receives each request that has ended; only in the thread that sets it. */
  readonly onRequest?: ((request: EndedRequest) => void) | undefined
}

/** A request to an object store that has a response or has failed. */
interface EndedRequest {
  /** The name in the API, such as `GetObject`. */
  readonly operation: string
  /** The status; `timeout`, `unreachable`, or `refused` if too many others were waiting. */
  readonly outcome: string
  /** The time until the headers of the response, including the wait for other requests. */
  readonly milliseconds: number
}

/** A part of a bucket, in the place of a folder. */
export interface BucketPlace {
  readonly objectStore: ObjectStore
  readonly folder: 'data' | 'catalogue'
  /** The folder of uploads of unknown size, until they are sent; by default that of the system. */
  readonly spoolFolder?: string
}

/** The path of a folder, or a part of a bucket, with a subfolder per kind of files. */
export type FilePlace = string | BucketPlace

/** Where a shop keeps pictures and files that can be created again. */
export interface DataLocation {
  readonly dataDir: string
  /** Replaces the folders, if there is one. */
  readonly objectStore?: ObjectStore | null | undefined
}

/** Where a shop keeps all of its files. */
export interface FileLocation extends DataLocation {
  /** The folder of the catalogue; null for the data folder. */
  readonly catalogueDir: string | null
}

/** Returns only the location of a shop's files, which a thread can receive. */
export function getFileLocation({
  dataDir,
  catalogueDir,
  objectStore,
}: FileLocation): FileLocation {
  return { dataDir, catalogueDir, objectStore }
}

/** Returns the place of pictures and of files that can be created again. */
export function getDataPlace({ dataDir, objectStore }: DataLocation): FilePlace {
  return objectStore ? { objectStore, folder: 'data', spoolFolder: dataDir } : dataDir
}

/** Returns the place of the catalogue; the data folder without a folder of its own. */
export function getCataloguePlace({ dataDir, catalogueDir, objectStore }: FileLocation): FilePlace {
  if (!objectStore) return catalogueDir ?? dataDir
  return { objectStore, folder: 'catalogue', spoolFolder: dataDir }
}

/** Returns the name of the private bucket for messages to the operator. */
export function describeBucket({ bucket, endpoint }: ObjectStore): string {
  return `${bucket} at ${endpoint}`
}
