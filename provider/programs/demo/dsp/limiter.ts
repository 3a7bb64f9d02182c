import { mapChannels, countFrames, type Signal } from './signal.ts'
import { computeTruePeaks } from '../../analysis/measure/true-peak.ts'

const lookaheadFrames = 66

/**
 * Returns the lowest required gain within reach of each frame, smoothed by a moving average; it
 * never exceeds the required gain.
 */
function computeGains(needed: Float32Array, isLoop: boolean): Float32Array {
  const frames = needed.length
  const index = (i: number): number =>
    isLoop ? (i + frames * 2) % frames : i < 0 ? 0 : i >= frames ? frames - 1 : i
  const least = new Float32Array(frames).fill(1)
  for (let i = 0; i < frames; i++) {
    const need = needed[i] ?? 1
    if (need >= 1) continue
    for (let k = -lookaheadFrames; k <= lookaheadFrames; k++) {
      const j = index(i + k)
      if ((least[j] ?? 1) > need) least[j] = need
    }
  }
  const out = new Float32Array(frames)
  let sum = 0
  for (let k = -lookaheadFrames; k <= lookaheadFrames; k++) sum += least[index(k)] ?? 1
  for (let i = 0; i < frames; i++) {
    out[i] = sum / (2 * lookaheadFrames + 1)
    sum += (least[index(i + lookaheadFrames + 1)] ?? 1) - (least[index(i - lookaheadFrames)] ?? 1)
  }
  return out
}

/**
 * Returns a copy of a signal whose true peak does not exceed a linear ceiling. Both channels get
 * the same gain, with an attack and a release of 1.5 ms; a loop is limited across its seam.
 */
export function limitPeaks(signal: Signal, ceiling: number, loop: boolean): Float32Array[] {
  const frames = countFrames(signal)
  const needed = new Float32Array(frames).fill(1)
  let exceedsCeiling = false
  for (const channel of signal) {
    const peaks = computeTruePeaks(channel, loop, ceiling)
    for (let i = 0; i < frames; i++) {
      const peak = peaks[i] ?? 0
      if (peak <= ceiling) continue
      exceedsCeiling = true
      needed[i] = Math.min(needed[i] ?? 1, ceiling / peak)
    }
  }
  if (!exceedsCeiling) return signal.map((channel) => channel)
  const gains = computeGains(needed, loop)
  return mapChannels(signal, (channel) => {
    const out = new Float32Array(frames)
    for (let i = 0; i < frames; i++) out[i] = (channel[i] ?? 0) * (gains[i] ?? 1)
    return out
  })
}
