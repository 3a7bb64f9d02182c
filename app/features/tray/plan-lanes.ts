import type { Dial } from '#app/features/dial/dial.ts'
import { countBars } from '#app/audio/count-bars.ts'
import { outputRate } from '#app/audio/output.ts'
import type { Track } from '#app/features/player/track.ts'
import { getNearestTempo } from '#provider/contract/fit.ts'

/** The tempo of a tray without loops, in BPM. */
const defaultTempo = 120

/** How a loop is played at the tray's tempo. */
interface LoopPlan {
  readonly kind: 'loop'
  /** The tempo and key it is played in; the tempo is the tray's, half of it or double. */
  readonly dial: Dial & { readonly tempo: number }
  /** How many times it plays to fill whole bars. */
  readonly passes: number
  /** The length of all passes in frames: whole bars. */
  readonly frames: number
}

/** The plan of a sound without a tempo: it plays on the first beat of each cycle. */
interface HitPlan {
  readonly kind: 'hit'
  /** The length of the cycle in frames. */
  readonly frames: number
}

export type LanePlan = LoopPlan | HitPlan

/** How the sounds of the tray play together. */
export interface TrayPlan {
  /** In BPM. */
  readonly tempo: number
  /** A key code or name, such as `F# minor`; null if no loop has a key. */
  readonly key: string | null
  /** The length of a bar in frames; all lengths are multiples of it. */
  readonly barFrames: number
  /** The length of the longest loop in bars; sounds without a tempo repeat after it. */
  readonly cycleBars: number
  /** The lanes' plans by track id. */
  readonly lanes: ReadonlyMap<string, LanePlan>
}

/**
 * Plans the sounds of a tray at the dial's tempo and key or, where it has none, at those of the first
 * loop with a tempo or key.
 */
export function planLanes(tracks: readonly Track[], dial: Dial): TrayPlan {
  const { isExactKey } = dial
  const key = dial.key ?? tracks.find((track) => isLoop(track) && track.key !== null)?.key ?? null
  const tempo = dial.tempo ?? tracks.find(isLoop)?.bpm ?? defaultTempo
  const barFrames = Math.round((240 / tempo) * outputRate)
  const loops = new Map(
    tracks
      .filter(isLoop)
      .map((track) => [track.id, planLoop(track, { tempo, key, isExactKey }, barFrames)]),
  )
  const cycleBars = getCycleBars(tracks, [...loops.values()], barFrames)
  const hit: HitPlan = { kind: 'hit', frames: cycleBars * barFrames }
  const lanes = new Map(tracks.map(({ id }) => [id, loops.get(id) ?? hit]))
  return { tempo, key, barFrames, cycleBars, lanes }
}

interface LoopTrack extends Track {
  readonly bpm: number
}

/** Returns whether a track is a loop with a known tempo. */
function isLoop(track: Track): track is LoopTrack {
  return track.kind === 'loop' && track.bpm !== null && track.bpm > 0 && countBars(track) > 0
}

function planLoop(track: LoopTrack, dial: LoopPlan['dial'], barFrames: number): LoopPlan {
  const tempo = getNearestTempo(track.bpm, dial.tempo)
  const bars = (countBars(track) * dial.tempo) / tempo
  // Other providers may send loops of fractions of a bar, which repeat until a whole one ends.
  const passes = [1, 2, 4].find((count) => Number.isInteger(bars * count)) ?? 1
  return {
    kind: 'loop',
    dial: { ...dial, tempo },
    passes,
    frames: Math.max(1, Math.round(bars * passes)) * barFrames,
  }
}

/** Without loops, the cycle is as long as the longest sound. */
function getCycleBars(
  tracks: readonly Track[],
  loops: readonly LoopPlan[],
  barFrames: number,
): number {
  if (loops.length > 0) return Math.max(...loops.map(({ frames }) => frames / barFrames))
  const seconds = Math.max(0, ...tracks.map((track) => track.durationSeconds ?? 0))
  return Math.max(1, Math.ceil((seconds * outputRate) / barFrames))
}
