import { openSoundFile } from '../analysis/decode/open-sound-file.ts'
import type { SoundFile } from '../analysis/decode/sound-file.ts'
import { encodeWavFile } from './encode-wav-file.ts'

/** The peak of a normalized sound. */
const normalizedPeak = 10 ** (-0.3 / 20)

/** Converts a sound to a WAV whose peak is −0.3 dBFS. */
export async function normalizeSound(path: string): Promise<Buffer> {
  const file = await openSoundFile(path)
  try {
    const peak = await findPeak(file)
    return await encodeWavFile(file, peak === 0 ? 1 : normalizedPeak / peak)
  } finally {
    await file.close()
  }
}

async function findPeak(file: SoundFile): Promise<number> {
  let peak = 0
  for await (const block of file.readBlocks()) {
    for (const channel of block)
      for (const sample of channel) peak = Math.max(peak, Math.abs(sample))
  }
  return peak
}
