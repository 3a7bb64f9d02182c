import { openSoundFile } from './decode/open-sound-file.ts'
import type { SoundAnalysis, StatedAttributes } from './sound-analysis.ts'
import { createSoundMeters } from './sound-meters.ts'

/**
 * Measures a WAV, AIFF or FLAC file using constant memory. Trusts stated attributes in the order of
 * `evidenceKinds`. Throws an `UnreadableSoundError` if the file cannot be sold as a sound.
 */
export async function analyseFile(path: string, stated: StatedAttributes): Promise<SoundAnalysis> {
  const file = await openSoundFile(path)
  try {
    const meters = createSoundMeters(file)
    for await (const block of file.readBlocks()) meters.add(block)
    return meters.finish(stated, file.statements)
  } finally {
    await file.close()
  }
}
