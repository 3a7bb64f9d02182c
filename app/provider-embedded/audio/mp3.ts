import { createMp3Encoder } from 'wasm-media-encoders'
import { createGaplessTag } from './mp3-gapless-tag.ts'
import { readMp3Frames, samplesPerFrame } from './mp3-frames.ts'
import { sampleRate } from './wav.ts'

const encoderDelay = 576
const tagFrameCount = 1
/** Samples of the repeated loop that are encoded before its start and after its end. */
const loopMargin = samplesPerFrame

let encoderPromise: ReturnType<typeof createMp3Encoder> | null = null

/**
 * Encodes channels of equal length as an MP3 (96 kbit/s mono, 128 kbit/s stereo) that decodes to
 * exactly the same number of sample frames. A loop is encoded with a margin of its own repetition
 * on both sides, so that it repeats seamlessly.
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
  encoderPromise ??= createMp3Encoder()
  const encoder = await encoderPromise
  const bitrate = channelCount === 1 ? 96 : 128
  encoder.configure({ sampleRate, channels: channelCount, bitrate })
  // Copies the result because the encoder returns a view of memory that its next call overwrites.
  const first = Buffer.from(
    encoder.encode(channels.map((channel) => padWithRepetition(channel, margin))),
  )
  const audio = Buffer.concat([first, Buffer.from(encoder.finalize())])
  return Buffer.concat([createGaplessTag(audio, { frames, delay: encoderDelay + margin }), audio])
}

function padWithRepetition(channel: Float32Array, margin: number): Float32Array {
  if (margin === 0) return channel
  const length = channel.length
  const first = (length - (margin % length)) % length
  return Float32Array.from(
    { length: length + 2 * margin },
    (_, index) => channel[(first + index) % length] ?? 0,
  )
}

/**
 * Returns the number of sample frames that a gapless decoder outputs; throws without a gapless tag.
 */
export function countDecodedFrames(bytes: Buffer): number {
  const { tag, frameCount } = readMp3Frames(bytes)
  if (tag === null) throw new Error('This MP3 has no gapless tag.')
  return (frameCount - tagFrameCount) * samplesPerFrame - tag.delay - tag.padding
}
