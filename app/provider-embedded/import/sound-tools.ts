import { openSoundFile } from '../analysis/decode/open-sound-file.ts'
import type { SoundFile } from '../analysis/decode/sound-file.ts'
import { createResampler } from '../analysis/measure/resample.ts'
import type { SoundAnalysis } from '../analysis/sound-analysis.ts'
import { encodeMp3 } from '../audio/mp3.ts'
import { sampleRate as previewRate } from '../audio/wav.ts'
import { encodeWavFile } from './encode-wav-file.ts'

/** The loudest peak of a preview in dBTP: lossy encoding raises peaks. */
const maxPreviewPeak = -1.5

/** Seconds of a sound that covers and demos are made of. */
const excerptSeconds = 30

/** The peak of a normalized sound. */
const normalizedPeak = 10 ** (-0.3 / 20)

/** Encodes the preview of a sound, of which all samples at 44.1 kHz are given. */
export async function encodePreview(
  channels: readonly Float32Array[],
  analysis: SoundAnalysis,
): Promise<Buffer> {
  const gain = 10 ** (Math.min(0, maxPreviewPeak - analysis.truePeak) / 20)
  const quiet = gain === 1 ? channels : channels.map((channel) => channel.map((x) => x * gain))
  return await encodeMp3(quiet, { isLoop: analysis.kind === 'loop' })
}

/** Returns the first 30 seconds of samples at 44.1 kHz. */
export function takeExcerpt(channels: readonly Float32Array[]): Float32Array[] {
  return channels.map((channel) => channel.subarray(0, excerptSeconds * previewRate))
}

/** Reads the first 30 seconds of a sound at 44.1 kHz. */
export async function readExcerpt(path: string): Promise<Float32Array[]> {
  return await readSamples(path, excerptSeconds)
}

/** Converts a sound to WAV without loss; `normalize` raises its peak to −0.3 dBFS. */
export async function convertToWav(
  path: string,
  { normalize }: { readonly normalize: boolean },
): Promise<Buffer> {
  return await withSoundFile(path, async (file) => {
    const peak = normalize ? await findPeak(file) : 0
    return await encodeWavFile(file, peak === 0 ? 1 : normalizedPeak / peak)
  })
}

async function findPeak(file: SoundFile): Promise<number> {
  let peak = 0
  for await (const block of file.readBlocks()) {
    for (const channel of block)
      for (const sample of channel) peak = Math.max(peak, Math.abs(sample))
  }
  return peak
}

/** Reads a sound at 44.1 kHz. */
export async function readSamples(path: string, maxSeconds = Infinity): Promise<Float32Array[]> {
  return await withSoundFile(path, async (file) => {
    const wanted = maxSeconds * file.sampleRate
    const channels = Array.from({ length: file.channels }, () => ({
      resampler: createResampler(file.sampleRate, previewRate),
      parts: [] as Float32Array[],
    }))
    let received = 0
    for await (const block of file.readBlocks()) {
      for (const [index, { resampler, parts }] of channels.entries()) {
        const samples = block[index] ?? new Float32Array(0)
        parts.push(resampler.push(samples.subarray(0, Math.max(0, wanted - received))))
      }
      received += block[0]?.length ?? 0
      if (received >= wanted) break
    }
    return channels.map(({ resampler, parts }) => concatenate([...parts, resampler.flush()]))
  })
}

async function withSoundFile<Result>(
  path: string,
  work: (file: SoundFile) => Promise<Result>,
): Promise<Result> {
  const file = await openSoundFile(path)
  try {
    return await work(file)
  } finally {
    await file.close()
  }
}

function concatenate(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let position = 0
  for (const part of parts) {
    whole.set(part, position)
    position += part.length
  }
  return whole
}
