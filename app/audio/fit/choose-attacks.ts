import { sumEnergies } from './energy.ts'
import type { Channels } from './slice.ts'

/** Notes closer together than this are stretched as one, in seconds. */
const minDistanceSeconds = 0.05
/** The part after an onset that is compared with the loudest part of that length before it. */
const partSeconds = 0.01
const behindSeconds = 0.04
/** The minimum rise in power: 5 dB. */
const minRise = 3
/** The minimum power relative to the mean of the loop. */
const minLevel = 0.01

/**
 * Returns the onsets (in frames) that a note begins at for the ear: those where the level rises by
 * 5 dB, as a whole or in the highs. A note that only changes in color is stretched with the one
 * before it, because a seam in it would be heard.
 */
export function chooseAttacks(
  channels: Channels,
  onsets: readonly number[],
  rate: number,
): number[] {
  const part = Math.round(partSeconds * rate)
  const behind = Math.round(behindSeconds * rate)
  const frames = channels[0]?.length ?? 0
  const totals = sumEnergies(channels, 0, frames).map((sum) => sum(0, frames) / frames)
  const chosen: number[] = []
  for (const onset of onsets.map(Math.round).toSorted((a, b) => a - b)) {
    const first = onset - behind
    const energies = sumEnergies(channels, first, behind + part)
    const rises = energies.some((getEnergy, index) => {
      const after = getEnergy(onset, onset + part)
      if (after < (totals[index] ?? 0) * minLevel * part) return false
      let before = 0
      for (let from = first; from + part <= onset; from += part >> 2)
        before = Math.max(before, getEnergy(from, from + part))
      return after > minRise * before
    })
    const isDistant = onset - (chosen.at(-1) ?? -Infinity) >= minDistanceSeconds * rate
    const isSeam = chosen[0] !== undefined && frames + chosen[0] - onset < minDistanceSeconds * rate
    if (rises && isDistant && !isSeam) chosen.push(onset)
  }
  return chosen
}
