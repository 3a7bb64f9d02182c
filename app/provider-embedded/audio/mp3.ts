import { createMp3Encoder } from 'wasm-media-encoders'
import { createGaplessTag } from './mp3-gapless-tag.ts'
import { readMp3Frames, samplesPerFrame } from './mp3-frames.ts'

const sampleRate = 44_100
const encoderDelay = 576
const tagFrames = 1
/** Samples of neighbouring sound given to the encoder on both sides of a loop. */
const loopMargin = samplesPerFrame

let encoderMade: ReturnType<typeof createMp3Encoder> | null = null

/**
 * Encodes channels of equal length as MP3 (96 kbit/s mono, 128 kbit/s stereo) that decodes to
 * exactly as many frames as given. A loop is encoded as part of its endless repetition, so that it
 * has no seam in a player that repeats it.
 */
export async function encodeMp3(
  channels: readonly Float32Array[],
  { isLoop }: { isLoop: boolean },
): Promise<Buffer> {
  const frames = channels[0]?.length ?? 0
  const channelCount = channels.length
  if (frames === 0 || (channelCount !== 1 && channelCount !== 2))
    throw new Error('An MP3 needs one or two channels with at least one sample.')
  const margin = isLoop ? loopMargin : 0
  encoderMade ??= createMp3Encoder()
  const encoder = await encoderMade
  const bitrate = channelCount === 1 ? 96 : 128
  encoder.configure({ sampleRate, channels: channelCount, bitrate })
  // Each answer is a view into the encoder's memory that its next call overwrites.
  const first = Buffer.from(encoder.encode(channels.map((channel) => wrap(channel, margin))))
  const audio = Buffer.concat([first, Buffer.from(encoder.finalize())])
  return Buffer.concat([createGaplessTag(audio, { frames, delay: encoderDelay + margin }), audio])
}

function wrap(channel: Float32Array, margin: number): Float32Array {
  if (margin === 0) return channel
  const length = channel.length
  const first = (length - (margin % length)) % length
  return Float32Array.from(
    { length: length + 2 * margin },
    (_, index) => channel[(first + index) % length] ?? 0,
  )
}

/** How many frames a decoder that honours the gapless tag gives; throws on bytes without a tag. */
export function countMp3Frames(bytes: Buffer): number {
  const { tag, frameCount } = readMp3Frames(bytes)
  if (tag === null) throw new Error('This MP3 does not state its exact length.')
  return (frameCount - tagFrames) * samplesPerFrame - tag.delay - tag.padding
}
