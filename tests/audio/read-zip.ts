import { crc32 } from 'node:zlib'

/**
 * An entry of a ZIP's central directory; `isIntact` is true if its content matches the checksum.
 */
export interface ZipEntry {
  readonly name: string
  readonly bytes: number
  readonly isStored: boolean
  readonly isIntact: boolean
}

/** Lists the files of a ZIP and verifies their checksums. */
export function listZip(zip: Buffer): readonly ZipEntry[] {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const count = zip.readUInt16LE(end + 10)
  let position = zip.readUInt32LE(end + 16)
  return Array.from({ length: count }, () => {
    const nameLength = zip.readUInt16LE(position + 28)
    const bytes = zip.readUInt32LE(position + 24)
    const local = zip.readUInt32LE(position + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const listing = {
      name: zip.toString('utf8', position + 46, position + 46 + nameLength),
      bytes,
      isStored: zip.readUInt16LE(position + 10) === 0,
      isIntact: crc32(zip.subarray(start, start + bytes)) === zip.readUInt32LE(position + 16),
    }
    position += 46 + nameLength + zip.readUInt16LE(position + 30) + zip.readUInt16LE(position + 32)
    return listing
  })
}
