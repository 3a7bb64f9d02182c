import { brotliDecompressSync } from 'node:zlib'

interface Table {
  readonly tag: number
  readonly length: number
}

/** Indices of the known table tags of WOFF2, https://www.w3.org/TR/WOFF2/#table_dir_format. */
const cmapTag = 0
const arbitraryTag = 63
/** The tags of `glyf` and `loca`, the tables that are transformed by default. */
const transformedTags = new Set([10, 11])

/** Reads the code points with a glyph from a WOFF2 file's `cmap` table in format 4 or 12. */
export function readCodePoints(font: Buffer): ReadonlySet<number> {
  const tableCount = font.readUInt16BE(12)
  const compressedBytes = font.readUInt32BE(20)
  const { tables, end } = readDirectory(font, tableCount)
  const data = brotliDecompressSync(font.subarray(end, end + compressedBytes))
  const index = tables.findIndex(({ tag }) => tag === cmapTag)
  const start = tables.slice(0, index).reduce((sum, { length }) => sum + length, 0)
  return readCmap(data.subarray(start))
}

function readDirectory(font: Buffer, count: number): { tables: Table[]; end: number } {
  let end = 48
  const readBase128 = () => {
    let value = 0
    for (;;) {
      const byte = font.readUInt8(end++)
      value = value * 128 + (byte & 127)
      if (byte < 128) return value
    }
  }
  const tables = Array.from({ length: count }, (): Table => {
    const flags = font.readUInt8(end++)
    const tag = flags & 63
    if (tag === arbitraryTag) end += 4
    const originalBytes = readBase128()
    const version = flags >> 6
    const isTransformed = transformedTags.has(tag) ? version === 0 : version !== 0
    return { tag, length: isTransformed ? readBase128() : originalBytes }
  })
  return { tables, end }
}

function readCmap(cmap: Buffer): ReadonlySet<number> {
  const characters = new Set<number>()
  for (let entry = 0; entry < cmap.readUInt16BE(2); entry++) {
    const subtable = cmap.subarray(cmap.readUInt32BE(8 + entry * 8))
    const format = subtable.readUInt16BE(0)
    const ranges = format === 4 ? readSegments(subtable) : format === 12 ? readGroups(subtable) : []
    for (const [first, last] of ranges) {
      for (let code = first; code <= last; code++) characters.add(code)
    }
  }
  return characters
}

function readSegments(subtable: Buffer): [number, number][] {
  const bytes = subtable.readUInt16BE(6)
  return Array.from({ length: bytes / 2 }, (_none, index): [number, number] => [
    subtable.readUInt16BE(16 + bytes + index * 2),
    subtable.readUInt16BE(14 + index * 2),
  ]).filter(([first]) => first !== 0xffff)
}

function readGroups(subtable: Buffer): [number, number][] {
  return Array.from({ length: subtable.readUInt32BE(12) }, (_none, index): [number, number] => [
    subtable.readUInt32BE(16 + index * 12),
    subtable.readUInt32BE(20 + index * 12),
  ])
}
