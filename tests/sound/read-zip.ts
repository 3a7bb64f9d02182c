import { crc32 } from 'node:zlib'

/** An entry of a ZIP's central directory; `isIntact` is whether its content matches the checksum. */
export interface ZipEntry {
  readonly name: string
  readonly bytes: number
  readonly isStored: boolean
  readonly isIntact: boolean
}

/** Lists the files of a ZIP and verifies their checksums. */
export function listZip(zip: Buffer): readonly ZipEntry[] {
  return readDirectory(zip).map(({ name, content, isStored, checksum }) => ({
    name,
    bytes: content.length,
    isStored,
    isIntact: crc32(content) === checksum,
  }))
}

/** Returns the content of an uncompressed file in a ZIP; throws if there is no such file. */
export function readZipFile(zip: Buffer, name: string): Buffer {
  const entry = readDirectory(zip).find((file) => file.name === name)
  if (entry === undefined) throw new Error(`The ZIP contains no ${name}.`)
  return entry.content
}

function readDirectory(zip: Buffer) {
  const end = zip.lastIndexOf(Buffer.from('PK\x05\x06', 'latin1'))
  const count = zip.readUInt16LE(end + 10)
  let position = zip.readUInt32LE(end + 16)
  return Array.from({ length: count }, () => {
    const nameLength = zip.readUInt16LE(position + 28)
    const bytes = zip.readUInt32LE(position + 24)
    const local = zip.readUInt32LE(position + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const entry = {
      name: zip.toString('utf8', position + 46, position + 46 + nameLength),
      content: zip.subarray(start, start + bytes),
      isStored: zip.readUInt16LE(position + 10) === 0,
      checksum: zip.readUInt32LE(position + 16),
    }
    position += 46 + nameLength + zip.readUInt16LE(position + 30) + zip.readUInt16LE(position + 32)
    return entry
  })
}
