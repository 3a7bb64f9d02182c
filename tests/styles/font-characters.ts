import { brotliDecompressSync } from 'node:zlib'

interface Table {
  readonly tag: number
  readonly length: number
}

/** The number that a WOFF2 file writes for `cmap`, the first of the tags it knows. */
const characterMap = 0
const custom = 63
const transformed = new Set([10, 11])

/** The characters a WOFF2 file has glyphs for; reads its table `cmap`, as format 4 or 12. */
export function charactersOf(font: Buffer): ReadonlySet<number> {
  const tableCount = font.readUInt16BE(12)
  const compressed = font.readUInt32BE(20)
  const { tables, end } = readDirectory(font, tableCount)
  const data = brotliDecompressSync(font.subarray(end, end + compressed))
  const index = tables.findIndex(({ tag }) => tag === characterMap)
  const start = tables.slice(0, index).reduce((sum, { length }) => sum + length, 0)
  return readMap(data.subarray(start))
}

function readDirectory(font: Buffer, count: number): { tables: Table[]; end: number } {
  let end = 48
  const number = () => {
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
    if (tag === custom) end += 4
    const original = number()
    const version = flags >> 6
    const isTransformed = transformed.has(tag) ? version === 0 : version !== 0
    return { tag, length: isTransformed ? number() : original }
  })
  return { tables, end }
}

function readMap(map: Buffer): ReadonlySet<number> {
  const found = new Set<number>()
  for (let entry = 0; entry < map.readUInt16BE(2); entry++) {
    const part = map.subarray(map.readUInt32BE(8 + entry * 8))
    const format = part.readUInt16BE(0)
    const ranges = format === 4 ? segments(part) : format === 12 ? groups(part) : []
    for (const [first, last] of ranges) {
      for (let code = first; code <= last; code++) found.add(code)
    }
  }
  return found
}

function segments(part: Buffer): [number, number][] {
  const bytes = part.readUInt16BE(6)
  return Array.from({ length: bytes / 2 }, (_none, index): [number, number] => [
    part.readUInt16BE(16 + bytes + index * 2),
    part.readUInt16BE(14 + index * 2),
  ]).filter(([first]) => first !== 0xffff)
}

function groups(part: Buffer): [number, number][] {
  return Array.from({ length: part.readUInt32BE(12) }, (_none, index): [number, number] => [
    part.readUInt32BE(16 + index * 12),
    part.readUInt32BE(20 + index * 12),
  ])
}
