import type { FileBytes } from '../../analysis/decode/file-bytes.ts'
import { openSoundFile } from '../../analysis/decode/open-sound-file.ts'
import type { SoundFile } from '../../analysis/decode/sound-file.ts'
import { concatenate } from '../../analysis/measure/excerpt.ts'
import { createResampler } from '../../analysis/measure/resample.ts'
import { sampleRate as previewRate } from '../../../platform/sound/wav.ts'

/** The seconds of a sound used for covers and demos. */
const excerptSeconds = 30

/** Reads up to the first 30 seconds of a sound, by its path or its bytes, at 44.1 kHz. */
export async function readExcerpt(
  source: string | FileBytes,
  seconds: number = excerptSeconds,
): Promise<Float32Array[]> {
  return await withSoundFile(source, async (file) => {
    const frameCount = Math.ceil(Math.min(seconds, excerptSeconds) * file.sampleRate)
    const channels = Array.from({ length: file.channels }, () => ({
      resampler: createResampler(file.sampleRate, previewRate),
      parts: [] as Float32Array[],
    }))
    let received = 0
    for await (const block of file.readBlocks()) {
      for (const [index, { resampler, parts }] of channels.entries()) {
        const samples = block[index] ?? new Float32Array(0)
        parts.push(resampler.push(samples.subarray(0, Math.max(0, frameCount - received))))
      }
      received += block[0]?.length ?? 0
      if (received >= frameCount) break
    }
    return channels.map(({ resampler, parts }) => concatenate([...parts, resampler.flush()]))
  })
}

async function withSoundFile<Result>(
  source: string | FileBytes,
  work: (file: SoundFile) => Promise<Result>,
): Promise<Result> {
  const file = await openSoundFile(source)
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}
