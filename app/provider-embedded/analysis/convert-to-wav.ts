import { open } from 'node:fs/promises'
import { createWavFrame, encodeSamples, type WavFormat, type WavTags } from '../audio/wav.ts'
import { openSoundFile } from './decode/open-sound-file.ts'
import type { SoundFile } from './decode/sound-file.ts'
import { UnreadableSoundError } from './unreadable-sound-error.ts'

/**
 * Writes the samples of an AIFF or FLAC file to a new WAV file without loss, at the same sample rate
 * and bit depth, with metadata. Throws an `UnreadableSoundError` if the sound cannot be read or has
 * more than 4 GiB; the target may then exist in part.
 */
export async function convertToWav(path: string, target: string, tags: WavTags): Promise<void> {
  const file = await openSoundFile(path)
  try {
    await writeWav(file, target, tags)
  } finally {
    await file.close()
  }
}

async function writeWav(file: SoundFile, target: string, tags: WavTags): Promise<void> {
  // The library for WAV scales positive and negative samples differently; its files need no change.
  if (file.format === 'wav') throw new Error('A WAV file needs no conversion.')
  const { head, tail } = createFrame(file, tags)
  const output = await open(target, 'w')
  try {
    await output.writeFile(head)
    for await (const block of file.readBlocks())
      await output.writeFile(encodeSamples(block, file.bitDepth, file.fullScale ?? 1))
    await output.writeFile(tail)
  } finally {
    await output.close()
  }
}

function createFrame(format: WavFormat, tags: WavTags) {
  try {
    return createWavFrame(format, tags)
  } catch (cause) {
    if (!(cause instanceof RangeError)) throw cause
    throw new UnreadableSoundError('The sound is longer than a WAV file can be.', { cause })
  }
}
