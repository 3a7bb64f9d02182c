import type { CoverExtension, FileRef } from './catalogue.ts'

/** A sound in a pack ZIP; `path` is its path in the ZIP, separated by `/`. */
export interface PackedSound {
  readonly path: string
  readonly sha256: string
  readonly bytes: number
  /** Null until the file has been read for its checksum. */
  readonly crc32: number | null
}

/** A cover in the catalogue. */
export type CoverFile = Omit<FileRef<CoverExtension>, 'bytes'>

/** A text file in a pack ZIP. */
interface PackedText {
  readonly path: string
  readonly text: string
}

/** The contents of a pack ZIP, in order. */
export interface PackContents {
  readonly texts: readonly PackedText[]
  /** The cover and its path in the ZIP; null if its file is missing. */
  readonly cover: (CoverFile & { readonly path: string }) | null
  readonly sounds: readonly PackedSound[]
  /** The modification date of all files in the ZIP, in ISO format. */
  readonly date: string
}
