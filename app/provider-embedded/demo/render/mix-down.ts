import { limited } from '../dsp/limiter.ts'
import { cosine, gainOf } from '../dsp/math.ts'
import { loudnessPower } from '../dsp/measure/loudness.ts'
import { scaled, silence, stereo } from '../dsp/signal.ts'
import type { Arrangement, Part } from './arrangement.ts'

const loudnessWanted = -14
const ceiling = gainOf(-1.2)
const entryFade = 220
const openingFade = 1000

/** Mixes an arrangement to stereo at −14 LUFS and below −1 dBTP, with a fade-out of two beats. */
export function mixDown({ frames, beatFrames, parts }: Arrangement): Float32Array[] {
  const mix = silence(frames, 2)
  for (const part of parts) addPart(mix, part)
  const faded = mix.map((channel) => fade(channel, Math.round(2 * beatFrames)))
  const power = loudnessPower(faded, true)
  const wanted = gainOf(loudnessWanted + 0.691)
  const gain = power === 0 ? 1 : wanted / Math.sqrt(power)
  return limited(
    faded.map((channel) => scaled(channel, gain)),
    ceiling,
    false,
  )
}

function addPart(mix: readonly Float32Array[], part: Part): void {
  for (const [side, source] of stereo(part.channels).entries()) {
    const target = mix[side] ?? new Float32Array(0)
    for (let frame = part.from; frame < part.to; frame += 1) {
      const offset = frame - part.origin
      const sample = source[part.repeats ? offset % source.length : offset] ?? 0
      const rise = Math.min(1, (frame - part.from) / entryFade)
      target[frame] = (target[frame] ?? 0) + sample * part.gain * (part.repeats ? rise : 1)
    }
  }
}

function fade(channel: Float32Array, fall: number): Float32Array {
  return channel.map((sample, frame) => {
    const left = channel.length - 1 - frame
    const up = Math.min(1, frame / openingFade)
    const down = left < fall ? 0.5 - 0.5 * cosine(left / fall / 2) : 1
    return sample * up * down
  })
}
