import type { FileBytes } from './decode/file-bytes.ts'
import { openSoundFile } from './decode/open-sound-file.ts'
import type { SoundAnalysis, StatedAttributes } from './sound-analysis.ts'
import { createSoundMeters } from './sound-meters.ts'

/**
 * Measures a WAV, AIFF or FLAC file, given its path or its bytes, using constant memory. Trusts
 * stated attributes in the order of `evidenceKinds`. Throws an `UnreadableSoundError` if the file
 * cannot be sold as a sound.
 */
export async function analyzeFile(
  source: string | FileBytes,
  stated: StatedAttributes,
): Promise<SoundAnalysis> {
  const file = await openSoundFile(source)
  try {
    const meters = createSoundMeters(file)
    for await (const block of file.readBlocks()) meters.add(block)
    return meters.finish(stated, file.statements)
  } finally {
    await file.close()
  }
}
