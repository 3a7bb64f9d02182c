import type { Draft } from '../../platform/files/file-store.ts'
import {
  createWavFrame,
  encodeSamples,
  type WavFormat,
  type WavTags,
} from '../../platform/sound/wav.ts'
import { openSoundFile } from './decode/open-sound-file.ts'
import type { Block, SoundFile } from './decode/sound-file.ts'
import { UnreadableSoundError } from './unreadable-sound-error.ts'

/** The linear peak of a normalized sound: −0.3 dBFS. */
const normalizedPeak = 10 ** (-0.3 / 20)

/**
 * Converts an AIFF or FLAC file losslessly to a WAV with metadata, at the same sample rate and bit
 * depth. Throws an `UnreadableSoundError` if the sound is unreadable or exceeds 4 GiB.
 */
export async function convertToWav(path: string, draft: Draft, tags: WavTags): Promise<void> {
  await withSoundFile(path, async (file) => {
    // The WAV decoder scales positive and negative samples differently; WAV files need no
    // conversion anyway.
    if (file.format === 'wav') throw new Error('A WAV file needs no conversion.')
    await writeWav(file, draft, tags, 1)
  })
}

/** Like `convertToWav`, for all formats, normalized to a peak of −0.3 dBFS. */
export async function normalizeToWav(path: string, draft: Draft, tags: WavTags): Promise<void> {
  await withSoundFile(path, async (file) => {
    const peak = await findPeak(file)
    await writeWav(file, draft, tags, peak === 0 ? 1 : normalizedPeak / peak)
  })
}

async function withSoundFile(path: string, use: (file: SoundFile) => Promise<void>): Promise<void> {
  const file = await openSoundFile(path)
  try {
    await use(file)
  } finally {
    await file.close()
  }
}

async function findPeak(file: SoundFile): Promise<number> {
  let peak = 0
  for await (const block of file.readBlocks())
    for (const channel of block)
      for (const sample of channel) peak = Math.max(peak, Math.abs(sample))
  return peak
}

async function writeWav(file: SoundFile, draft: Draft, tags: WavTags, gain: number): Promise<void> {
  const { head, tail } = createFrame(file, tags)
  let position = 0
  const append = async (bytes: Uint8Array) => {
    await draft.write(bytes, position)
    position += bytes.length
  }
  await append(head)
  for await (const block of file.readBlocks())
    await append(encodeSamples(amplify(block, gain), file.bitDepth, getScale(file)))
  await append(tail)
}

function amplify(block: Block, gain: number): Block {
  return gain === 1 ? block : block.map((channel) => channel.map((sample) => sample * gain))
}

function getScale({ fullScale, bitDepth }: SoundFile): number {
  return fullScale ?? 2 ** (bitDepth - 1)
}

function createFrame(format: WavFormat, tags: WavTags) {
  try {
    return createWavFrame(format, tags)
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw new UnreadableSoundError('The sound is longer than a WAV file can be.', { cause })
  }
}
