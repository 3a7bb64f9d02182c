import { limitPeaks } from '../dsp/limiter.ts'
import { cosine, decibelsToGain } from '../../../platform/sound/portable-math.ts'
import { computeLoudnessPower } from '../../analysis/measure/loudness.ts'
import { sampleRate } from '../dsp/sample-rate.ts'
import { applyGain, createSilence, toStereo } from '../dsp/signal.ts'
import type { Arrangement, Clip } from './arrangement.ts'

const targetLoudness = -14
const ceiling = decibelsToGain(-1.2)
const entryFadeFrames = 220
const openingFadeFrames = 1000

/** Mixes an arrangement to stereo at −14 LUFS and below −1 dBTP, with a fade-out of two beats. */
export function mixDown({ frames, beatFrames, parts }: Arrangement): Float32Array[] {
  const mix = createSilence(frames, 2)
  for (const part of parts) addClip(mix, part)
  const faded = mix.map((channel) => applyFades(channel, Math.round(2 * beatFrames)))
  const power = computeLoudnessPower(faded, sampleRate, true)
  const wanted = decibelsToGain(targetLoudness + 0.691)
  const gain = power === 0 ? 1 : wanted / Math.sqrt(power)
  return limitPeaks(
    faded.map((channel) => applyGain(channel, gain)),
    ceiling,
    false,
  )
}

function addClip(mix: readonly Float32Array[], part: Clip): void {
  for (const [side, source] of toStereo(part.channels).entries()) {
    const target = mix[side] ?? new Float32Array(0)
    for (let frame = part.from; frame < part.to; frame += 1) {
      const offset = frame - part.origin
      const sample = source[part.repeats ? offset % source.length : offset] ?? 0
      const rise = Math.min(1, (frame - part.from) / entryFadeFrames)
      target[frame] = (target[frame] ?? 0) + sample * part.gain * (part.repeats ? rise : 1)
    }
  }
}

function applyFades(channel: Float32Array, fall: number): Float32Array {
  return channel.map((sample, frame) => {
    const left = channel.length - 1 - frame
    const up = Math.min(1, frame / openingFadeFrames)
    const down = left < fall ? 0.5 - 0.5 * cosine(left / fall / 2) : 1
    return sample * up * down
  })
}
