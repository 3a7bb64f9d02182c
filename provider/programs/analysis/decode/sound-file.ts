import type { SoundAnalysis } from '../sound-analysis.ts'
import { UnreadableSoundError } from '../unreadable-sound-error.ts'

/** The attributes stated in a sound file's metadata. */
export interface ChunkStatements {
  readonly kind: 'loop' | 'one-shot' | null
  /** Beats per minute. */
  readonly bpm: number | null
  /** Length in quarter notes. */
  readonly beats: number | null
  /** Pitch class of the root, in semitones above C (0 to 11). */
  readonly root: number | null
  /** The MIDI note of the root; null if only its pitch class is stated. */
  readonly note: number | null
  readonly mode: 'major' | 'minor' | null
}

/** The statements of a file without metadata. */
export const noStatements: ChunkStatements = {
  kind: null,
  bpm: null,
  beats: null,
  root: null,
  note: null,
  mode: null,
}

/** The format and length of a sound, as in its analysis. */
export type SoundFormat = Pick<
  SoundAnalysis,
  'format' | 'sampleRate' | 'bitDepth' | 'channels' | 'frames'
>

/** Channels of equal length. */
export type Block = readonly Float32Array[]

/** An open sound file with a valid header. */
export interface SoundFile extends SoundFormat {
  readonly statements: ChunkStatements
  /** The integer for a full-scale sample; null for floating-point samples. */
  readonly fullScale: number | null
  /**
   * Decodes the samples in blocks, starting over at each call; throws an `UnreadableSoundError`
   * unless their number matches the header and all are finite and not far too loud.
   */
  readonly readBlocks: () => AsyncGenerator<Block, void>
  readonly close: () => Promise<void>
}

/** The maximum level of a floating-point sample, 40 dB above full scale. */
const maxLevel = 100

/** The maximum length of a sound; a file of a few kilobytes can claim hours of silence. */
const maxSoundSeconds = 30 * 60

const sampleRates = { min: 8000, max: 192_000 } as const

/** Throws an `UnreadableSoundError` unless a sound of this format can be sold. */
export function validateFormat({ sampleRate, channels, frames }: SoundFormat): void {
  if (channels < 1) throw new UnreadableSoundError('The file has no channels.')
  if (channels > 2)
    throw new UnreadableSoundError(`The file has ${channels} channels; only mono and stereo work.`)
  if (!(sampleRate >= sampleRates.min && sampleRate <= sampleRates.max))
    throw new UnreadableSoundError(
      `The file has a sample rate of ${sampleRate} Hz; 8,000 to 192,000 Hz are supported.`,
    )
  if (frames < 1) throw new UnreadableSoundError('The file contains no audio.')
  if (frames > maxSoundSeconds * sampleRate)
    throw new UnreadableSoundError(
      `The file has ${Math.ceil(frames / sampleRate / 60)} minutes of audio; at most ${maxSoundSeconds / 60} are allowed.`,
    )
}

/**
 * Yields the blocks; throws an `UnreadableSoundError` if a sample is not finite or far above full
 * scale, or the number of frames differs from the header.
 */
export async function* validateBlocks(
  blocks: AsyncIterable<Block>,
  frames: number,
): AsyncGenerator<Block, void> {
  let count = 0
  for await (const block of blocks) {
    count += block[0]?.length ?? 0
    if (count > frames)
      throw new UnreadableSoundError('The file has more audio than its header states.')
    if (!block.every(isFinite))
      throw new UnreadableSoundError('The file contains samples that are not finite numbers.')
    if (!block.every(isBelowMaxLevel))
      throw new UnreadableSoundError('The file has samples more than 40 dB above full scale.')
    yield block
  }
  if (count < frames) throw new UnreadableSoundError('The file is cut off or damaged.')
}

/** Sums the samples, because a sum of finite float32 samples cannot overflow a double. */
function isFinite(channel: Float32Array): boolean {
  let sum = 0
  for (let i = 0; i < channel.length; i += 1) sum += channel[i] ?? 0
  return Number.isFinite(sum)
}

/** Rejects much louder sounds, which are a mistake and could damage ears and speakers. */
function isBelowMaxLevel(channel: Float32Array): boolean {
  let highest = 0
  for (let i = 0; i < channel.length; i += 1) highest = Math.max(highest, Math.abs(channel[i] ?? 0))
  return highest <= maxLevel
}
