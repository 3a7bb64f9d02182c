/**
 * A file in a ZIP, without its content. `path` is separated by `/`; `date` is an ISO date, whose
 * day becomes the modification date.
 */
export interface ZipFileInfo {
  readonly path: string
  readonly bytes: number
  readonly crc32: number
  readonly date: string
}

/** The properties of a file that determine the sizes of its records. */
export type ZipFileSize = Pick<ZipFileInfo, 'path' | 'bytes'>

/** The position and the size of a central directory, and its number of files. */
export interface ZipDirectory {
  readonly offset: number
  readonly bytes: number
  readonly files: number
}

/** A 16-bit or 32-bit field with its maximum refers to the Zip64 record, which has the value. */
const max16 = 0xff_ff
const max32 = 0xff_ff_ff_ff

const localHeaderBytes = 30
const centralHeaderBytes = 46
const endBytes = 22
const zip64LocalExtraBytes = 20
const zip64CentralExtraBytes = 28
const zip64EndBytes = 56
const zip64LocatorBytes = 20

const storedVersion = 10
const zip64Version = 45
/** The file attributes are those of Unix. */
const madeByUnix = 3 << 8
/** A regular file that everyone may read. */
const fileMode = 0o100644
const utf8Names = 0x08_00

/** Returns the size of the record before a file's content. */
export function measureLocalHeader({ path, bytes }: ZipFileSize): number {
  const extra = bytes >= max32 ? zip64LocalExtraBytes : 0
  return localHeaderBytes + Buffer.byteLength(path) + extra
}

/** Returns the size of a file's record in the central directory; `offset` is its local header's. */
export function measureCentralHeader({ path, bytes }: ZipFileSize, offset: number): number {
  const extra = Math.max(bytes, offset) >= max32 ? zip64CentralExtraBytes : 0
  return centralHeaderBytes + Buffer.byteLength(path) + extra
}

/** Returns the size of the records after a central directory. */
export function measureEnd(directory: ZipDirectory): number {
  return isLarge(directory) ? zip64EndBytes + zip64LocatorBytes + endBytes : endBytes
}

/**
 * Encodes the record before a file's content, which is not compressed
 * (https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT, section 4.3.7).
 */
export function encodeLocalHeader(file: ZipFileInfo): Buffer {
  const { path, bytes } = file
  const extra = bytes >= max32 ? encodeZip64Extra(bytes, bytes) : Buffer.alloc(0)
  return Buffer.concat([
    encode([4, 0x04_03_4b_50]),
    encodeSharedFields(file, extra.length),
    Buffer.from(path),
    extra,
  ])
}

/** Encodes a file's record in the central directory (section 4.3.12). */
export function encodeCentralHeader(file: ZipFileInfo, offset: number): Buffer {
  const { path, bytes } = file
  const isZip64 = Math.max(bytes, offset) >= max32
  const extra = isZip64 ? encodeZip64Extra(bytes, bytes, offset) : Buffer.alloc(0)
  return Buffer.concat([
    encode([4, 0x02_01_4b_50], [2, madeByUnix | getVersion(extra.length)]),
    encodeSharedFields(file, extra.length),
    // No comment, the only disk, and no internal attributes.
    encode([2, 0], [2, 0], [2, 0], [4, fileMode * 2 ** 16], [4, isZip64 ? max32 : offset]),
    Buffer.from(path),
    extra,
  ])
}

/** Encodes the records after a central directory (sections 4.3.14 to 4.3.16). */
export function encodeEnd(directory: ZipDirectory): Buffer {
  const { offset, bytes, files } = directory
  const count = Math.min(files, max16)
  const end = encode(
    [4, 0x06_05_4b_50],
    [2, 0],
    [2, 0],
    [2, count],
    [2, count],
    [4, Math.min(bytes, max32)],
    [4, Math.min(offset, max32)],
    [2, 0],
  )
  if (!isLarge(directory)) return end
  const zip64End = encode(
    [4, 0x06_06_4b_50],
    [8, zip64EndBytes - 12],
    [2, madeByUnix | zip64Version],
    [2, zip64Version],
    [4, 0],
    [4, 0],
    [8, files],
    [8, files],
    [8, bytes],
    [8, offset],
  )
  const locator = encode([4, 0x07_06_4b_50], [4, 0], [8, offset + bytes], [4, 1])
  return Buffer.concat([zip64End, locator, end])
}

function isLarge({ offset, bytes, files }: ZipDirectory): boolean {
  return files >= max16 || Math.max(offset, bytes) >= max32
}

/** Encodes the fields that both headers of a file have in the same order. */
function encodeSharedFields({ path, bytes, crc32, date }: ZipFileInfo, extraBytes: number): Buffer {
  const size = extraBytes > 0 ? max32 : bytes
  return encode(
    [2, getVersion(extraBytes)],
    [2, utf8Names],
    [2, 0],
    [2, noon],
    [2, toDosDate(date)],
    [4, crc32],
    [4, size],
    [4, size],
    [2, Buffer.byteLength(path)],
    [2, extraBytes],
  )
}

function getVersion(extraBytes: number): number {
  return extraBytes > 0 ? zip64Version : storedVersion
}

/** Encodes the values that do not fit into the fields of a header (section 4.5.3). */
function encodeZip64Extra(...values: readonly number[]): Buffer {
  return encode([2, 1], [2, 8 * values.length], ...values.map((value) => [8, value] as const))
}

/** The time 12:00: ZIP has local times, and at noon the day is the same in most time zones. */
const noon = 12 << 11

/** Converts the UTC day of an ISO date; those outside the format's range become its limits. */
function toDosDate(date: string): number {
  const day = new Date(date)
  const year = day.getUTCFullYear()
  if (year < 1980) return (1 << 5) | 1
  if (year > 2107) return (127 << 9) | (12 << 5) | 31
  return ((year - 1980) << 9) | ((day.getUTCMonth() + 1) << 5) | day.getUTCDate()
}

/** Encodes unsigned little-endian integers, each given as its size in bytes and its value. */
function encode(...fields: readonly (readonly [bytes: 2 | 4 | 8, value: number])[]): Buffer {
  const record = Buffer.alloc(fields.reduce((sum, [bytes]) => sum + bytes, 0))
  let position = 0
  for (const [bytes, value] of fields) {
    record.writeUIntLE(value % 2 ** 32, position, Math.min(bytes, 4))
    if (bytes === 8) record.writeUInt32LE(Math.floor(value / 2 ** 32), position + 4)
    position += bytes
  }
  return record
}
