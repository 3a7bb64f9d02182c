import type { ByteRange } from './byte-range.ts'

/** The content of a file, or a function that begins to read it, which may be called again. */
type FileContent = Uint8Array | string | (() => AsyncIterable<Uint8Array>)

/** A file whose key is the SHA-256 of its content and its extension. */
export interface HashedFile<Extension extends string = string> {
  readonly sha256: string
  readonly extension: Extension
  readonly bytes: number
}

/** A file that is being written: its parts come in any order, and it is not readable yet. */
export interface Draft {
  /** Writes bytes at a zero-based position. */
  write(bytes: Uint8Array, position: number): Promise<void>
}

/** What a store knows about a file without reading it. */
export interface FileStatus {
  readonly bytes: number
  readonly changedAt: Date
}

/** How a browser gets a file: its type, and the name under which it is saved. */
export interface SentFile {
  readonly type: string
  /** If set, the browser saves the file under this name instead of displaying it. */
  readonly downloadName?: string
}

/**
 * The files of one kind that the shop keeps, by their keys: names of letters, digits and `.`, `-` and
 * `_`. A file is written as a whole and never renamed or appended to, so that an object store can be
 * behind it, too. All methods reject with a `StorageError` or the error of the store.
 */
export interface FileStore {
  /**
   * Creates or replaces a file in one step; a power loss after this resolves does not undo it. Content
   * that fails changes nothing, and its error is that of the call.
   */
  put(key: string, content: FileContent): Promise<void>
  /** Stores what `write` writes under the key of its SHA-256, in one step like `put`. */
  putHashed<Extension extends string>(
    extension: Extension,
    write: (draft: Draft) => Promise<void>,
  ): Promise<HashedFile<Extension>>
  /**
   * Streams a file or a range of it. Opens it only when it is read; the stream fails if there is none,
   * or if it ends before the range.
   */
  read(key: string, range?: ByteRange): ReadableStream<Uint8Array>
  /** Null if there is no such file. */
  stat(key: string): Promise<FileStatus | null>
  /** Lists the keys of all files, in any order. */
  list(): Promise<string[]>
  /** Deletes a file, if there is one. */
  delete(key: string): Promise<void>
  /** Deletes what unfinished calls of `put` left, all of it or what was last written before a time. */
  deleteDrafts(before?: Date): Promise<void>
  /** Throws a `StorageError` if there is no room for so many more bytes. */
  requireSpace(bytes: number): Promise<void>
  /** Returns the absolute URL of a file that everybody may read. */
  publicUrl(key: string): string
  /**
   * Returns a URL at which whoever has it can read the file for some minutes; null if the shop has to
   * send the file itself.
   */
  signUrl(key: string, sent: SentFile): Promise<string | null>
  /** Names a file in messages for the operator. */
  describe(key: string): string
}
