import { openSoundFile } from '#provider/programs/analysis/decode/open-sound-file.ts'
import { concatenate, mixToMono } from '#provider/programs/analysis/measure/excerpt.ts'
import { createResampler } from '#provider/programs/analysis/measure/resample.ts'
import { getRecordingPath } from './recordings.ts'

/** Reads a CC0 recording as mono samples at 44.1 kHz. */
export async function readRecording(name: string): Promise<Float32Array> {
  const file = await openSoundFile(getRecordingPath(name))
  try {
    const resampler = createResampler(file.sampleRate, 44_100)
    const parts: Float32Array[] = []
    for await (const block of file.readBlocks()) parts.push(resampler.push(mixToMono(block)))
    return concatenate([...parts, resampler.flush()])
  } finally {
    await file.close()
  }
}
