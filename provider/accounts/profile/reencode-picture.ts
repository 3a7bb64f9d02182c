import type { Sharp, SharpOptions } from 'sharp'
import { createJobQueue } from '../../platform/workers/job-queue.ts'

/** The maximum number of pixels to decode; enough for a 24-megapixel camera. */
export const maxPicturePixels = 25_000_000

/** The maximum width and height of a profile picture in pixels, three times the displayed size. */
const maxSidePixels = 512
const maxDecodingSeconds = 10

/** libwebp takes seconds to list tens of thousands of frames, even to decode only the first. */
const maxWebpChunks = 1000

/**
 * One picture at a time, because each takes one of the four threads in Node's pool, which also
 * reads files; seven more may wait.
 */
const queue = createJobQueue(8)

/** A re-encoded picture, or the reason for refusal. */
export type ReencodedPicture =
  | { readonly kind: 'picture'; readonly bytes: Uint8Array }
  | { readonly kind: 'wrong-type' | 'too-many-pixels' | 'damaged' }

type OpenPicture = (bytes: Uint8Array, options: SharpOptions) => Sharp

/** The only decoders that libvips may use; blocks those for SVG, TIFF, AVIF and others. */
const allowedDecoders = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
]

let library: Promise<OpenPicture> | null = null

/**
 * Decodes a JPEG, PNG or WebP picture, whatever its file name, and crops the center of its first
 * frame to a square WebP picture of at most `maxSide` pixels, upright, in sRGB and without
 * metadata. Runs off the main thread, one picture at a time; rejects with a `QueueFullError` if too
 * many are waiting.
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
 * Converts a stored picture to JPEG. Rejects with the decoder's error, or with a `QueueFullError`
 * if too many are waiting.
 */
export async function convertToJpeg(bytes: Uint8Array): Promise<Uint8Array> {
  return await queue.run(async () => {
    const open = await (library ??= loadLibrary())
    return await open(bytes, {}).flatten({ background: 'white' }).jpeg({ quality: 90 }).toBuffer()
  })
}

async function reencode(bytes: Uint8Array, maxSide: number): Promise<ReencodedPicture> {
  const open = await (library ??= loadLibrary())
  // `error` also rejects truncated pictures, but tolerates harmless flaws that some cameras
  // produce.
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
 * Decodes a re-encoded picture to `side` × `side` sRGB pixels of three bytes each. Rejects with the
 * decoder's error for anything else.
 */
export async function decodePixels(bytes: Uint8Array, side: number): Promise<Uint8Array> {
  const open = await (library ??= loadLibrary())
  return await open(bytes, { failOn: 'error', limitInputPixels: maxPicturePixels })
    .resize(side, side)
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** Loads libvips on demand, so that only shops that receive pictures spend memory on it. */
async function loadLibrary(): Promise<OpenPicture> {
  const { default: sharp } = await import('sharp')
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: allowedDecoders })
  // Pictures are small and rarely repeat, so neither threads nor a cache would pay off.
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
 * Returns whether a WebP file has more chunks than any real 2 MB animation
 * (https://developers.google.com/speed/webp/docs/riff_container).
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
