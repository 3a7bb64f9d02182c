import type { Sharp, SharpOptions } from 'sharp'
import { createJobQueue } from '../../platform/workers/job-queue.ts'

/** The pixels of the largest picture that is decoded; that of a 24-megapixel camera fits. */
export const maxPicturePixels = 25_000_000

/** Width and height in pixels of the largest profile picture, three times the displayed size. */
const maxSidePixels = 512
const maxDecodingSeconds = 10

/** libwebp takes seconds to list tens of thousands of frames, although only the first is decoded. */
const maxWebpChunks = 1000

/** One picture at a time, on one of Node's four threads, which also read files; eight may wait. */
const queue = createJobQueue(8)

/** A re-encoded picture, or why there is none. */
export type ReencodedPicture =
  | { readonly kind: 'picture'; readonly bytes: Uint8Array }
  | { readonly kind: 'wrong-type' | 'too-many-pixels' | 'damaged' }

type OpenPicture = (bytes: Uint8Array, options: SharpOptions) => Sharp

/** Decoders that libvips may use; all others are blocked, such as those for SVG, TIFF and AVIF. */
const allowedDecoders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
]

let library: Promise<OpenPicture> | null = null

/**
 * Decodes a JPEG, PNG or WebP picture of any file name and encodes the middle of its first frame as
 * a square WebP picture of at most `maxSide` pixels, upright, in sRGB and without metadata. Decodes
 * one picture at a time, off the main thread; rejects with a `QueueFullError` if too many are waiting.
 */
export async function reencodePicture(
  bytes: Uint8Array,
  maxSide: number = maxSidePixels,
): Promise<ReencodedPicture> {
  if (!hasPictureSignature(bytes)) return { kind: 'wrong-type' }
  if (hasTooManyChunks(bytes)) return { kind: 'damaged' }
  return await queue.run(() => reencode(bytes, maxSide))
}

/**
 * Converts a stored picture to JPEG in its turn; rejects with the decoder's error, or with a
 * `QueueFullError` if too many are waiting.
 */
export async function convertToJpeg(bytes: Uint8Array): Promise<Uint8Array> {
  return await queue.run(async () => {
    const open = await (library ??= loadLibrary())
    return await open(bytes, {}).flatten({ background: 'white' }).jpeg({ quality: 90 }).toBuffer()
  })
}

async function reencode(bytes: Uint8Array, maxSide: number): Promise<ReencodedPicture> {
  const open = await (library ??= loadLibrary())
  // `error` also refuses truncated pictures, but tolerates the harmless flaws of some cameras.
  const options = { failOn: 'error', limitInputPixels: maxPicturePixels } as const
  try {
    const header = await open(bytes, { ...options, limitInputPixels: false }).metadata()
    if (header.width * header.height > maxPicturePixels) return { kind: 'too-many-pixels' }
    const side = Math.min(header.width, header.height, maxSide)
    const picture = open(bytes, options)
      .autoOrient()
      .resize(side, side)
      .webp({ quality: 85 })
      .timeout({ seconds: maxDecodingSeconds })
    return { kind: 'picture', bytes: await picture.toBuffer() }
  } catch {
    return { kind: 'damaged' }
  }
}

/**
 * Decodes a picture that was re-encoded to `side` × `side` sRGB pixels of three bytes each. Rejects
 * with the decoder's error for any other bytes.
 */
export async function decodePixels(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  const open = await (library ??= loadLibrary())
  return await open(bytes, { failOn: 'error', limitInputPixels: maxPicturePixels })
    .resize(side, side)
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Loads libvips on demand, so that only the shops that receive pictures use its memory. */
async function loadLibrary(): Promise<OpenPicture> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: allowedDecoders })
  // Pictures are small and differ: neither more threads nor a cache would pay off.
  sharp.concurrency(1)
  sharp.cache(false)
  return sharp
}

/** Returns whether a file starts like a JPEG, PNG or WebP picture. */
function hasPictureSignature(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  return /^(\xff\xd8\xff|\x89PNG\r\n|RIFF.{4}WEBP)/s.test(start)
}

/**
 * Returns whether a WebP file has more chunks than any real animation of 2 MB.
 * https://developers.google.com/speed/webp/docs/riff_container
 */
function hasTooManyChunks(bytes: Uint8Array): boolean {
  if (bytes[0] !== 'R'.charCodeAt(0)) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  let offset = 12
  let count = 0
  while (offset + 8 <= bytes.length && count <= maxWebpChunks) {
    const length = view.getUint32(offset + 4, true)
    offset += 8 + length + (length % 2)
    count += 1
  }
  return count > maxWebpChunks
}
