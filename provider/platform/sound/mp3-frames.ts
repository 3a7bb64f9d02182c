import { sampleRate } from './wav.ts'

/** Samples per MPEG-1 Layer III frame. */
export const samplesPerFrame = 1152

const bitRatesInKilobits = [
  0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320,
] as const

export interface Mp3Frames {
  /** The number of frames, including the one with the Info tag. */
  readonly frameCount: number
  readonly channelCount: 1 | 2
  readonly kilobitsPerSecond: number
  readonly tag: {
    readonly statedFrames: number
    readonly statedBytes: number
    readonly delay: number
    readonly padding: number
  } | null
}

/**
 * Counts the frames of a 44.1 kHz MPEG-1 Layer III stream and reads its channel count, bit rate and
 * Info tag; throws on invalid data.
 */
export function readMp3Frames(bytes: Buffer): Mp3Frames {
  let position = 0
  let frameCount = 0
  while (position < bytes.length) {
    position += getFrameLength(bytes, position)
    frameCount += 1
  }
  if (position !== bytes.length) throw new Error('The last MP3 frame is truncated.')
  return {
    frameCount,
    channelCount: isMono(bytes) ? 1 : 2,
    kilobitsPerSecond: bitRatesInKilobits[(bytes[2] ?? 0) >> 4] ?? 0,
    tag: readTag(bytes),
  }
}

/** Returns the length in bytes of the frame that starts at a byte position, header included. */
export function getFrameLength(bytes: Buffer, position: number): number {
  const [first = 0, second = 0, third = 0] = bytes.subarray(position, position + 3)
  const rate = bitRatesInKilobits[third >> 4] ?? 0
  if (first !== 0xff || (second & 0xfe) !== 0xfa || rate === 0 || (third & 0x0c) !== 0)
    throw new Error(`No MP3 frame begins at byte ${position}.`)
  return Math.floor((144_000 * rate) / sampleRate) + ((third >> 1) & 1)
}

/**
 * Returns the byte offset of the Info tag, which follows the header and the side information of the
 * first frame.
 */
export function getTagOffset(bytes: Buffer): number {
  return 4 + (isMono(bytes) ? 17 : 32)
}

function isMono(bytes: Buffer): boolean {
  return ((bytes[3] ?? 0) & 0xc0) === 0xc0
}

function readTag(bytes: Buffer): Mp3Frames['tag'] {
  const start = getTagOffset(bytes)
  if (bytes.toString('latin1', start, start + 4) !== 'Info') return null
  const delays = bytes.readUIntBE(start + 141, 3)
  return {
    statedFrames: bytes.readUInt32BE(start + 8),
    statedBytes: bytes.readUInt32BE(start + 12),
    delay: delays >> 12,
    padding: delays & 0xfff,
  }
}
