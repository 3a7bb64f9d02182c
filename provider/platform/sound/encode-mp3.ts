import { createMp3Encoder } from 'wasm-media-encoders'
import { createMp3Stream, type Encoder } from './mp3-stream.ts'
import { samplesPerFrame } from './mp3-frames.ts'
import { computePreviewGain } from './preview-level.ts'

let encoderPromise: Promise<Encoder> | null = null

/** The options for encoding a preview. */
export interface PreviewOptions {
  readonly isLoop: boolean
  /**
   * The true peak of the sound in dBTP, which determines its attenuation; without it, the level is
   * kept.
   */
  readonly truePeak?: number
  /** The loudness of the loudest 400 ms in LUFS, which attenuates very dense sounds further. */
  readonly maxLoudness?: number | null
}

/**
 * Encodes channels of equal length at 44.1 kHz as an MP3 that decodes to exactly the same number of
 * sample frames. A loop is encoded with a margin of its own repetition on both sides, so that it
 * repeats seamlessly. A one-shot has a higher bit rate, because it consists mostly of its attack.
 */
export async function encodeMp3(
  channels: readonly Float32Array[],
  { isLoop, truePeak, maxLoudness }: PreviewOptions,
): Promise<Buffer> {
  const frames = channels[0]?.length ?? 0
  const channelCount = channels.length
  if (frames === 0 || (channelCount !== 1 && channelCount !== 2))
    throw new Error('An MP3 needs one or two channels with at least one sample.')
  const margin = isLoop ? samplesPerFrame : 0
  const gain = truePeak === undefined ? 1 : computePreviewGain({ truePeak, maxLoudness })
  encoderPromise ??= createMp3Encoder()
  const encoder = await encoderPromise
  // Nothing may be awaited from here on, because other calls share the encoder.
  const stream = createMp3Stream(encoder, { channels: channelCount, isLoop })
  const parts = [
    stream.encode(channels.map((channel) => prepareChannel(channel, margin, gain))),
    stream.finish(),
  ]
  return Buffer.concat([stream.createTag({ frames, margin }), ...parts])
}

/** Surrounds a channel with its repetition and applies a gain. */
function prepareChannel(channel: Float32Array, margin: number, gain: number): Float32Array {
  const { length } = channel
  const first = (length - (margin % length)) % length
  const out = new Float32Array(length + 2 * margin)
  for (let i = 0; i < out.length; i += 1) out[i] = (channel[(first + i) % length] ?? 0) * gain
  return out
}
