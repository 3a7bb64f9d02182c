/** The tables of a font file: contents by tag. */
type Tables = Map<string, Buffer>

const shortVector = 0x04
const repeat = 0x08
const sameOrPositive = 0x20

/**
 * Moves every glyph of a TrueType font vertically so that its center is `height` font units above
 * the baseline. The checksums become invalid. See
 * https://learn.microsoft.com/en-us/typography/opentype/spec/glyf.
 */
export function centerGlyphs(font: Buffer, height: number): Buffer {
  const tables = readTables(font)
  const glyphs = readGlyphs(tables).map((glyph) => centerGlyph(glyph, height))
  const loca = Buffer.alloc((glyphs.length + 1) * 4)
  glyphs.reduce((offset, { length }, index) => {
    loca.writeUInt32BE(offset + length, (index + 1) * 4)
    return offset + length
  }, 0)
  // Selects 32-bit offsets.
  tables.get('head')?.writeInt16BE(1, 50)
  return writeTables(font, tables.set('glyf', Buffer.concat(glyphs)).set('loca', loca))
}

/** Returns the contents of all glyphs; empty for spaces. */
export function readGlyphs(tables: Tables): Buffer[] {
  const [head, loca, glyf] = ['head', 'loca', 'glyf'].map((tag) => tables.get(tag))
  if (!head || !loca || !glyf) throw new Error('The font has no TrueType glyphs.')
  const isLong = head.readInt16BE(50) === 1
  const count = loca.length / (isLong ? 4 : 2)
  const offsets = Array.from({ length: count }, (_none, index) =>
    isLong ? loca.readUInt32BE(index * 4) : loca.readUInt16BE(index * 2) * 2,
  )
  return offsets.slice(0, -1).map((offset, index) => glyf.subarray(offset, offsets[index + 1]))
}

/** Reads the tables of a TrueType font; their contents are copies. */
export function readTables(font: Buffer): Tables {
  const entries = Array.from({ length: font.readUInt16BE(4) }, (_none, index) => {
    const at = 12 + index * 16
    const [offset, length] = [font.readUInt32BE(at + 8), font.readUInt32BE(at + 12)]
    const contents = Buffer.from(font.subarray(offset, offset + length))
    return [font.toString('latin1', at, at + 4), contents] as const
  })
  return new Map(entries)
}

function writeTables(font: Buffer, tables: Tables): Buffer {
  const directory = Buffer.from(font.subarray(0, 12 + tables.size * 16))
  const contents: Buffer[] = [directory]
  let offset = directory.length
  for (const [index, table] of [...tables.values()].entries()) {
    const padding = Buffer.alloc((4 - (table.length % 4)) % 4)
    directory.writeUInt32BE(offset, 12 + index * 16 + 8)
    directory.writeUInt32BE(table.length, 12 + index * 16 + 12)
    contents.push(table, padding)
    offset += table.length + padding.length
  }
  return Buffer.concat(contents)
}

/**
 * The y coordinates of points are relative to the previous point, so only the first one and the
 * bounding box change.
 */
function centerGlyph(glyph: Buffer, height: number): Buffer {
  if (glyph.length === 0) return glyph
  const contours = glyph.readInt16BE(0)
  if (contours < 0) throw new Error('Composite glyphs are not supported.')
  const [bottom, top] = [glyph.readInt16BE(4), glyph.readInt16BE(8)]
  const distance = height - Math.round((bottom + top) / 2)
  const flagsAt = 12 + contours * 2 + glyph.readUInt16BE(10 + contours * 2)
  const points = glyph.readUInt16BE(8 + contours * 2) + 1
  const { flags, end } = readFlags(glyph, flagsAt, points)
  const yAt = end + flags.reduce((sum, flag) => sum + getVectorSize(flag, 0x02, 0x10), 0)
  const [first = 0, ...others] = flags
  const firstSize = getVectorSize(first, shortVector, sameOrPositive)
  const firstY = Buffer.alloc(2)
  firstY.writeInt16BE(readVector(glyph, yAt, first) + distance)
  const header = Buffer.from(glyph.subarray(0, flagsAt))
  header.writeInt16BE(bottom + distance, 4)
  header.writeInt16BE(top + distance, 8)
  const parts = [
    header,
    Buffer.from([first & ~(shortVector | sameOrPositive), ...others]),
    glyph.subarray(end, yAt),
    firstY,
    glyph.subarray(yAt + firstSize),
  ]
  const size = parts.reduce((sum, { length }) => sum + length, 0)
  return Buffer.concat([...parts, Buffer.alloc(size % 2)])
}

/** Reads the flags of all points, with repetitions expanded. */
function readFlags(glyph: Buffer, start: number, points: number) {
  const flags: number[] = []
  let at = start
  while (flags.length < points) {
    const flag = glyph.readUInt8(at++)
    const repetitions = flag & repeat ? glyph.readUInt8(at++) : 0
    for (let count = 0; count <= repetitions; count += 1) flags.push(flag & ~repeat)
  }
  return { flags, end: at }
}

/** Returns the size of a coordinate in bytes. */
function getVectorSize(flag: number, short: number, same: number): number {
  if (flag & short) return 1
  return flag & same ? 0 : 2
}

/** Reads a y coordinate. */
function readVector(glyph: Buffer, at: number, flag: number): number {
  if (flag & shortVector) return glyph.readUInt8(at) * (flag & sameOrPositive ? 1 : -1)
  return flag & sameOrPositive ? 0 : glyph.readInt16BE(at)
}
