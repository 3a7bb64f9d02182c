import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Sharp } from 'sharp'

interface Size {
  readonly width: number
  readonly height: number
}

/** Creates a picture with a red left half and a blue right half, to be encoded with `sharp`. */
export function createTwoColorPicture({ width, height }: Size): Sharp {
  const blue = { width: width / 2, height, channels: 3, background: '#00f' } as const
  return sharp({ create: { width, height, channels: 3, background: '#f00' } }).composite([
    { input: { create: blue }, left: width / 2, top: 0 },
  ])
}

/** Creates a PNG file of one color. */
export async function createPng(size: Size, background = '#080'): Promise<Buffer> {
  return await sharp({ create: { ...size, channels: 3, background } })
    .png()
    .toBuffer()
}

/** Builds a black PNG with one bit per pixel; `data` replaces its uncompressed scanlines. */
export function buildBlackPng({ width, height }: Size, data?: Buffer): Buffer {
  const lines = data ?? Buffer.alloc(height * (1 + Math.ceil(width / 8)))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  // One bit of gray per pixel.
  header.writeUInt8(1, 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    buildPngChunk('IHDR', header),
    buildPngChunk('IDAT', deflateSync(lines, { level: 9 })),
    buildPngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Builds a PNG chunk: length, type, content, checksum. https://www.w3.org/TR/png-3/#5Chunk-layout */
export function buildPngChunk(type: string, content: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.length)
  const typed = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const checksum = Buffer.alloc(4)
  checksum.writeUInt32BE(crc32(typed))
  return Buffer.concat([length, typed, checksum])
}

/** Returns a JPEG whose frame header states another size. */
export function resizeJpegHeader(jpeg: Buffer, { width, height }: Size): Buffer {
  const changed = Buffer.from(jpeg)
  const frame = findJpegSegment(changed, [0xc0, 0xc2])
  changed.writeUInt16BE(height, frame + 5)
  changed.writeUInt16BE(width, frame + 7)
  return changed
}

/** Returns a progressive JPEG whose last scan is repeated. */
export function repeatLastScan(jpeg: Buffer, times: number): Buffer {
  const end = jpeg.length - 2
  const scan = jpeg.subarray(jpeg.lastIndexOf(Buffer.from([0xff, 0xda])), end)
  const scans = Array.from({ length: times }, () => scan)
  return Buffer.concat([jpeg.subarray(0, end), ...scans, jpeg.subarray(end)])
}

/** Returns the offset of the first segment with one of the markers. */
function findJpegSegment(jpeg: Buffer, markers: readonly number[]): number {
  let offset = 2
  while (offset < jpeg.length) {
    if (markers.includes(jpeg.readUInt8(offset + 1))) return offset
    offset += 2 + jpeg.readUInt16BE(offset + 2)
  }
  throw new Error('the JPEG has no such segment')
}

/** Builds an animated WebP whose frames are copies of a WebP picture. */
export function buildAnimation(webp: Buffer, { width, height }: Size, frames: number): Buffer {
  const header = Buffer.alloc(10)
  // The animation flag; sizes are stored minus one.
  header.writeUInt8(0x02, 0)
  header.writeUIntLE(width - 1, 4, 3)
  header.writeUIntLE(height - 1, 7, 3)
  const placement = Buffer.alloc(16)
  placement.writeUIntLE(width - 1, 6, 3)
  placement.writeUIntLE(height - 1, 9, 3)
  placement.writeUIntLE(100, 12, 3)
  const frame = buildRiffChunk('ANMF', Buffer.concat([placement, webp.subarray(12)]))
  const content = Buffer.concat([
    Buffer.from('WEBP', 'latin1'),
    buildRiffChunk('VP8X', header),
    buildRiffChunk('ANIM', Buffer.alloc(6)),
    ...Array.from({ length: frames }, () => frame),
  ])
  return buildRiffChunk('RIFF', content)
}

/** https://developers.google.com/speed/webp/docs/riff_container */
function buildRiffChunk(type: string, content: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.write(type, 'latin1')
  head.writeUInt32LE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}
