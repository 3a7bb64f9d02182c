import { sumEnergies } from './energy.ts'
import type { Channels } from './slice.ts'

/** The rate and the grid of a loop. */
interface Grid {
  /** The sample rate in hertz. */
  readonly rate: number
  /** The tempo in BPM; null if unknown, for cuts at onsets only. */
  readonly bpm: number | null
}

/** Onsets closer to a grid line than this have made its cut, in seconds. */
const minDistanceSeconds = 0.02
/** How far from a grid line a soft hit is looked for, in seconds. */
const reachSeconds = 0.012
/** The lengths of the parts before and after a soft hit that are compared, in seconds. */
const partSeconds = 0.008
/** The minimum rise of the highs at a soft hit: 1 dB in power. */
const minRise = 1.25

/**
 * Returns the frames at which a drum loop is cut: its onsets, and beside them the lines of its
 * grid (sixteenths, or triplets if more onsets lie there) where the highs rise at all. A soft hit
 * that was not detected would otherwise move with the slice before it; a false cut moves nothing,
 * because slices are placed in proportion to time.
 */
export function chooseCuts(channels: Channels, onsets: readonly number[], grid: Grid): number[] {
  const { rate, bpm } = grid
  const frames = channels[0]?.length ?? 0
  if (bpm === null || frames === 0) return [...onsets]
  const beat = (60 * rate) / bpm
  const steps = [4, 3].map((parts) => beat / parts)
  const [step = beat] = steps.toSorted((a, b) => rateStep(onsets, b) - rateStep(onsets, a))
  const isTaken = (frame: number) =>
    onsets.some((onset) => getDistance(onset, frame, frames) < minDistanceSeconds * rate)
  const lines = Array.from({ length: Math.round(frames / step) }, (_, index) => index * step)
  const soft = lines
    .filter((line) => !isTaken(line))
    .map((line) => findSoftHit(channels, line, rate))
    .filter((frame) => frame !== null && !isTaken(frame)) as number[]
  return [...onsets, ...soft].toSorted((a, b) => a - b)
}

function getDistance(a: number, b: number, frames: number): number {
  const distance = Math.abs(a - b)
  return Math.min(distance, frames - distance)
}

/** Returns how close onsets are to a grid, from 0 to 1; the finer grid needs to be clearly closer. */
function rateStep(onsets: readonly number[], step: number): number {
  const sum = onsets.reduce((total, onset) => {
    const place = onset / step
    const distance = Math.abs(place - Math.round(place)) * step
    return total + Math.max(0, 1 - distance / (step / 4))
  }, 0)
  return sum / Math.max(1, onsets.length)
}

/** Returns the frame near a grid line where the highs rise most; null if they do not rise. */
function findSoftHit(channels: Channels, line: number, rate: number): number | null {
  const reach = Math.round(reachSeconds * rate)
  const part = Math.round(partSeconds * rate)
  const first = Math.round(line) - reach
  const [, getHighs] = sumEnergies(channels, first - part, 2 * (reach + part))
  if (getHighs === undefined) return null
  const floor = 1e-9 * part
  let [best, frame]: [number, number | null] = [minRise, null]
  for (let at = first; at <= first + 2 * reach; at++) {
    const rise = (getHighs(at, at + part) + floor) / (getHighs(at - part, at) + floor)
    if (rise > best) [best, frame] = [rise, at]
  }
  return frame === null ? null : (frame + (channels[0]?.length ?? 0)) % (channels[0]?.length ?? 1)
}
