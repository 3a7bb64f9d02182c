import type { ByteRange } from './byte-range.ts'

/** The content of a file, or a function that starts reading it, which may be called repeatedly. */
type FileContent = Uint8Array | string | (() => AsyncIterable<Uint8Array>)

/** A file whose key is the SHA-256 of its content and its extension. */
export interface HashedFile<Extension extends string = string> {
  readonly sha256: string
  readonly extension: Extension
  readonly bytes: number
}

/** A file being written: parts can arrive in any order, and it is not readable yet. */
export interface Draft {
  /** Writes bytes at a zero-based position. */
  write(bytes: Uint8Array, position: number): Promise<void>
}

/** The metadata of a stored file. */
export interface FileStatus {
  readonly bytes: number
  readonly changedAt: Date
}

/**
 * Files of one kind by key, a name of letters, digits and `.`, `-` and `_`. Files are written as a
 * whole and never renamed or appended to, which also suits an object store. All methods reject with
 * a `StorageError` or the error of the store.
 */
export interface FileStore {
  /**
   * Creates or replaces a file atomically and durably, despite a later power loss. Rejects with the
   * content's error, if any, leaving the store unchanged.
   */
  put(key: string, content: FileContent): Promise<void>
  /** Stores the output of `write` under the key of its SHA-256, atomically like `put`. */
  putHashed<Extension extends string>(
    extension: Extension,
    write: (draft: Draft) => Promise<void>,
  ): Promise<HashedFile<Extension>>
  /**
   * Streams a file or a range of it. Opens it on the first read; the stream fails if it is missing
   * or ends before the range.
   */
  read(key: string, range?: ByteRange): ReadableStream<Uint8Array>
  /** Returns null if the file does not exist. */
  stat(key: string): Promise<FileStatus | null>
  /** Lists the keys of all files, in any order. */
  list(): Promise<string[]>
  /** Deletes a file, if it exists. */
  delete(key: string): Promise<void>
  /** Deletes the remains of unfinished `put` calls: all, or those last written before a time. */
  deleteDrafts(before?: Date): Promise<void>
  /** Rejects if the place of the files cannot be reached; does not try again. */
  requireReachable(): Promise<void>
  /** Throws a `StorageError` without space for this many more bytes. */
  requireSpace(bytes: number): Promise<void>
  /** Returns the absolute URL of a public file. */
  publicUrl(key: string): string
  /** Returns the file's name for messages to the operator. */
  describe(key: string): string
}
