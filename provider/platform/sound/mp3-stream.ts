import type { createMp3Encoder } from 'wasm-media-encoders'
import { updateCrc16 } from './crc16.ts'
import { getFrameLength } from './mp3-frames.ts'
import { createGaplessTag, createSilentFrame } from './mp3-gapless-tag.ts'
import { sampleRate } from './wav.ts'

const encoderDelay = 576
/** The bit rates of loops and one-shots in kbit/s, by number of channels. */
const bitRates = { loop: { 1: 96, 2: 128 }, oneShot: { 1: 128, 2: 192 } } as const

/** An MP3 encoder, which encodes one sound at a time. */
export type Encoder = Awaited<ReturnType<typeof createMp3Encoder>>

/** Encodes one sound in consecutive blocks. */
export interface Mp3Stream {
  /** Encodes the next samples, at 44.1 kHz; returns the completed bytes. */
  readonly encode: (block: readonly Float32Array[]) => Buffer
  /** Returns the remaining bytes. */
  readonly finish: () => Buffer
  /** Returns the length of the tag in bytes; only available after the first bytes. */
  readonly measureTag: () => number
  /**
   * Creates the tag that precedes the bytes, for a sound of `frames` frames after an inaudible
   * margin of `margin` frames.
   */
  readonly createTag: (sound: { frames: number; margin: number }) => Buffer
}

/** Starts encoding a sound; no other stream may use the encoder until `finish`. */
export function createMp3Stream(
  encoder: Encoder,
  { channels, isLoop }: { channels: 1 | 2; isLoop: boolean },
): Mp3Stream {
  const bitrate = bitRates[isLoop ? 'loop' : 'oneShot'][channels]
  encoder.configure({ sampleRate, channels, bitrate })
  let header = Buffer.alloc(0)
  let length = 0
  let crc = 0
  let frameCount = 0
  let nextFrame = 0
  let tail = Buffer.alloc(0)

  /** Copies the bytes, because the encoder returns a view of memory that its next call overwrites. */
  const take = (view: Uint8Array): Buffer => {
    const bytes = Buffer.from(view)
    crc = updateCrc16(crc, bytes)
    countFrames(bytes)
    length += bytes.length
    return bytes
  }

  /** Counts frames by their headers, which may be split between calls. */
  function countFrames(bytes: Buffer): void {
    const joined = tail.length === 0 ? bytes : Buffer.concat([tail, bytes])
    const start = length - tail.length
    while (nextFrame + 4 <= start + joined.length) {
      const at = nextFrame - start
      if (header.length === 0) header = Buffer.from(joined.subarray(at, at + 4))
      nextFrame += getFrameLength(joined, at)
      frameCount += 1
    }
    const tailStart = Math.max(0, nextFrame - start)
    tail = Buffer.from(joined.subarray(Math.min(tailStart, joined.length)))
  }

  return {
    encode: (block) => take(encoder.encode([...block])),
    finish: () => take(encoder.finalize()),
    measureTag: () => createSilentFrame(header).length,
    createTag: ({ frames, margin }) =>
      createGaplessTag(
        { header, frameCount, length, crc, kilobitsPerSecond: bitrate },
        { frames, delay: encoderDelay + margin },
      ),
  }
}
