import { createResampler } from './resample.ts'

/** The sample rate of the excerpt used to measure tempo, pitch, key and features. */
export const excerptRate = 44_100

/** The length of the excerpt in seconds. */
const excerptSeconds = 30

/** Records the first 30 seconds of a sound as mono at 44.1 kHz. */
export interface ExcerptRecorder {
  readonly add: (block: readonly Float32Array[]) => void
  readonly finish: () => Float32Array
}

/** Creates a recorder; `sampleRate` is that of the sound in hertz. */
export function createExcerptRecorder(sampleRate: number): ExcerptRecorder {
  const resampler = createResampler(sampleRate, excerptRate)
  const frameCount = excerptSeconds * sampleRate
  const parts: Float32Array[] = []
  let received = 0
  return {
    add(block) {
      if (received >= frameCount) return
      const mono = mixToMono(block.map((channel) => channel.subarray(0, frameCount - received)))
      received += mono.length
      parts.push(resampler.push(mono))
    },
    finish: () => concatenate([...parts, resampler.flush()]),
  }
}

/** Mixes channels of equal length to mono. */
export function mixToMono(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0), second] = channels
  if (second === undefined) return first
  const mono = new Float32Array(first.length)
  for (let i = 0; i < mono.length; i += 1) mono[i] = ((first[i] ?? 0) + (second[i] ?? 0)) / 2
  return mono
}

/** Returns blocks of samples as one. */
export function concatenate(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0))
  let position = 0
  for (const part of parts) {
    whole.set(part, position)
    position += part.length
  }
  return whole
}
