import { applyFilter } from './filter.ts'
import { limitPeaks } from './limiter.ts'
import { cosine, decibelsToGain } from '../../../platform/sound/portable-math.ts'
import { sampleRate, secondsToFrames } from './sample-rate.ts'
import { computeLoudnessPower } from '../../analysis/measure/loudness.ts'
import { computeTruePeak } from '../../analysis/measure/true-peak.ts'
import {
  mapChannels,
  countFrames,
  findPeak,
  addOffset,
  applyGain,
  computeMean,
  type Signal,
} from './signal.ts'

/** Maximum true peak of a finished sound, as a linear gain: 0.2 dB below the promised −1 dBTP. */
const ceiling = decibelsToGain(-1.2)

/** Trims the end of a signal where it stays 66 dB below its peak, to at most `longest` seconds. */
function trimEnd(signal: Signal, longest: number): Float32Array[] {
  const quiet = findPeak(signal) * decibelsToGain(-66)
  let end = Math.min(countFrames(signal), secondsToFrames(longest))
  while (end > 2000 && signal.every((channel) => Math.abs(channel[end - 1] ?? 0) < quiet)) end--
  return mapChannels(signal, (channel) => channel.slice(0, end))
}

/** Fades a signal in and out; the fade-out takes the last sixth, at most 0.4 s. */
function applyFades(signal: Signal): Float32Array[] {
  const frames = countFrames(signal)
  const rise = 24
  const drop = Math.min(secondsToFrames(0.4), Math.floor(frames / 6))
  return mapChannels(signal, (channel) => {
    const out = channel.slice()
    for (let i = 0; i < Math.min(rise, frames); i++) out[i] = ((out[i] ?? 0) * i) / rise
    for (let left = 0; left < drop; left++) {
      const i = frames - 1 - left
      out[i] = (out[i] ?? 0) * (0.5 - 0.5 * cosine(left / drop / 2))
    }
    return out
  })
}

/** Removes DC and subsonic content: applies a 22 Hz high-pass, then subtracts the mean. */
function removeSubsonics(signal: Signal, isLoop: boolean): Float32Array[] {
  return mapChannels(signal, (channel) => {
    const high = applyFilter(channel, 'high', 22, 0.7071, isLoop ? 2 : 1)
    return addOffset(high, -computeMean(high))
  })
}

/**
 * Removes the DC offset left by the fades and the limiter; the ends of a one-shot stay unchanged.
 */
function removeDcOffset(signal: Signal, loop: boolean): Float32Array[] {
  const frames = countFrames(signal)
  return mapChannels(signal, (channel) => {
    const mean = computeMean(channel)
    if (loop) return addOffset(channel, -mean)
    const out = new Float32Array(frames)
    for (let i = 0; i < frames; i++)
      out[i] = (channel[i] ?? 0) - mean * (1 - cosine(i / (frames - 1)))
    return out
  })
}

/**
 * Normalizes a signal to a loudness in LUFS and limits it; repeats with more gain while the limiter
 * reduces the loudness too much.
 */
function normalizeLoudness(signal: Signal, target: number, loop: boolean): Float32Array[] {
  const wanted = decibelsToGain(target + 0.691) * decibelsToGain(target + 0.691)
  let gain = Math.sqrt(wanted / computeLoudnessPower(signal, sampleRate, loop))
  let raised = mapChannels(signal, (channel) => applyGain(channel, gain))
  let out = limitPeaks(raised, ceiling, loop)
  // If the limiter made no change, the loudness is already right.
  for (let round = 0; round < 3 && out[0] !== raised[0]; round++) {
    const missing = Math.sqrt(wanted / computeLoudnessPower(out, sampleRate, loop))
    if (missing < 1.06) break
    gain *= Math.min(2, missing * missing)
    raised = mapChannels(signal, (channel) => applyGain(channel, gain))
    out = limitPeaks(raised, ceiling, loop)
  }
  out = removeDcOffset(out, loop)
  const peak = computeTruePeak(out, loop)
  return peak > ceiling ? mapChannels(out, (channel) => applyGain(channel, ceiling / peak)) : out
}

/**
 * Finishes a loop: removes its DC offset, normalizes it to a loudness in LUFS and keeps it below
 * the true-peak ceiling.
 */
export function finishLoop(signal: Signal, target: number): Float32Array[] {
  return normalizeLoudness(removeSubsonics(signal, true), target, true)
}

/**
 * Finishes a one-shot: removes its DC offset, trims it to at most `longest` seconds, fades it and
 * normalizes it to a loudness in LUFS.
 */
export function finishOneShot(signal: Signal, target: number, longest: number): Float32Array[] {
  const ready = removeDcOffset(applyFades(trimEnd(removeSubsonics(signal, false), longest)), false)
  return normalizeLoudness(ready, target, false)
}
