import type { CoverExtension, FileRef } from './catalogue.ts'

/** A sound in a pack ZIP; `path` is its path in the ZIP, separated by `/`. */
export interface PackedSound {
  readonly path: string
  readonly sha256: string
  readonly bytes: number
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

const localHeaderBytes = 30
const centralHeaderBytes = 46
const dataDescriptorBytes = 16
const endOfDirectoryBytes = 22

/** The four-byte maximum indicates that the value is in the Zip64 record. */
const maxOffset = 0xff_ff_ff_fe
const maxEntries = 0xff_fe
const zip64Bytes = { dataDescriptor: 24, extraField: 28, endOfDirectory: 76 }

/**
 * Calculates the size of the ZIP in bytes before it is written; files are stored uncompressed.
 * `coverBytes` is the size of the cover in the ZIP.
 */
export function calculateZipSize(contents: PackContents, coverBytes: number): number {
  const entries = [
    ...contents.texts.map(({ path, text }) => ({ path, bytes: Buffer.byteLength(text), extra: 0 })),
    ...(contents.cover === null ? [] : [{ path: contents.cover.path, bytes: coverBytes }]),
    ...contents.sounds,
  ]
  let offset = 0
  let directory = 0
  for (const entry of entries) {
    const isLarge = Math.max(offset, entry.bytes) > maxOffset
    const nameBytes = Buffer.byteLength(entry.path)
    // Only the checksums of text files are known before writing.
    const descriptor = isLarge ? zip64Bytes.dataDescriptor : dataDescriptorBytes
    offset += localHeaderBytes + nameBytes + entry.bytes + ('extra' in entry ? 0 : descriptor)
    directory += centralHeaderBytes + nameBytes + (isLarge ? zip64Bytes.extraField : 0)
  }
  const isLarge = Math.max(offset, directory) > maxOffset || entries.length > maxEntries
  return offset + directory + endOfDirectoryBytes + (isLarge ? zip64Bytes.endOfDirectory : 0)
}
