import type { SoundAnalysis } from '../sound-analysis.ts'
import { UnreadableSoundError } from '../unreadable-sound-error.ts'

/** What a sound file states about itself outside its samples. */
export interface ChunkStatements {
  readonly kind: 'loop' | 'one-shot' | null
  /** Beats per minute. */
  readonly bpm: number | null
  /** Length in quarter notes. */
  readonly beats: number | null
  /** Pitch class of the root, in semitones above C (0 to 11). */
  readonly root: number | null
  readonly mode: 'major' | 'minor' | null
}

/** Statements of a file that states nothing. */
export const noStatements: ChunkStatements = {
  kind: null,
  bpm: null,
  beats: null,
  root: null,
  mode: null,
}

/** Format and length of a sound, as in its analysis. */
export type SoundFormat = Pick<
  SoundAnalysis,
  'format' | 'sampleRate' | 'bitDepth' | 'channels' | 'frames'
>

/** Channels of equal length. */
export type Block = readonly Float32Array[]

/** A sound file that has a valid header and is open for reading. */
export interface SoundFile extends SoundFormat {
  readonly statements: ChunkStatements
  /** The integer that an integer sample of 1 stands for; null for floating-point samples. */
  readonly fullScale: number | null
  /**
   * Decodes the samples in blocks, from the start at each call; throws an `UnreadableSoundError`
   * unless there are exactly as many as the header states and all are finite and not far too loud.
   */
  readonly readBlocks: () => AsyncGenerator<Block, void>
  readonly close: () => Promise<void>
}

/** The highest level of a floating-point sample, 40 dB above full scale. */
const maxLevel = 100

/** The longest sound: a file of a few kilobytes can state hours of silence. */
const maxSoundSeconds = 30 * 60

const sampleRates = { min: 8000, max: 192_000 } as const

/** Throws an `UnreadableSoundError` unless a sound of this format can be sold. */
export function validateFormat({ sampleRate, channels, frames }: SoundFormat): void {
  if (channels < 1) throw new UnreadableSoundError('The file has no channels.')
  if (channels > 2)
    throw new UnreadableSoundError(`The file has ${channels} channels; only mono and stereo work.`)
  if (!(sampleRate >= sampleRates.min && sampleRate <= sampleRates.max))
    throw new UnreadableSoundError(
      `The file has a sample rate of ${sampleRate} Hz; 8000 to 192,000 Hz work.`,
    )
  if (frames < 1) throw new UnreadableSoundError('The file contains no audio.')
  if (frames > maxSoundSeconds * sampleRate)
    throw new UnreadableSoundError(
      `The file has ${Math.ceil(frames / sampleRate / 60)} minutes of audio; at most ${maxSoundSeconds / 60} work.`,
    )
}

/**
 * Passes blocks on and throws an `UnreadableSoundError` if a sample is not finite or far above full
 * scale, or there are more or fewer frames than stated.
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

/** The sum of finite samples is finite, because float32 samples cannot overflow a double. */
function isFinite(channel: Float32Array): boolean {
  let sum = 0
  for (let i = 0; i < channel.length; i += 1) sum += channel[i] ?? 0
  return Number.isFinite(sum)
}

/** A louder sound is a mistake that would hurt ears and loudspeakers. */
function isBelowMaxLevel(channel: Float32Array): boolean {
  let highest = 0
  for (let i = 0; i < channel.length; i += 1) highest = Math.max(highest, Math.abs(channel[i] ?? 0))
  return highest <= maxLevel
}
