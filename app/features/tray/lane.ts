import type { Track } from '#app/features/player/track.ts'

/** The maximum number of sounds in the tray. */
export const maxLanes = 8

/** A sound in the tray and its channel settings. */
export interface Lane {
  readonly track: Track
  readonly isMuted: boolean
  readonly isSoloed: boolean
  /** From 0 to 1. */
  readonly level: number
}

/** The channel settings of a lane. */
export type LaneSettings = Omit<Lane, 'track'>

/** The default settings of a lane. */
export const defaultSettings: LaneSettings = { isMuted: false, isSoloed: false, level: 1 }

/** Returns whether a track can be added to the tray: sounds can, pack demos cannot. */
export function isForTray({ kind }: Pick<Track, 'kind'>): boolean {
  return kind === 'loop' || kind === 'one-shot'
}

/** Returns the lanes with a track added at the end; null if the tray is full. */
export function addLane(lanes: readonly Lane[], track: Track): readonly Lane[] | null {
  if (lanes.some((lane) => lane.track.id === track.id)) return lanes
  return lanes.length < maxLanes ? [...lanes, { track, ...defaultSettings }] : null
}

/** Returns the lanes without a given track. */
export function removeLane(lanes: readonly Lane[], id: string): readonly Lane[] {
  return lanes.filter(({ track }) => track.id !== id)
}

/** Returns the lanes with changed settings for a track. */
export function changeLane(
  lanes: readonly Lane[],
  id: string,
  settings: Partial<LaneSettings>,
): readonly Lane[] {
  return lanes.map((lane) => (lane.track.id === id ? { ...lane, ...settings } : lane))
}

/**
 * Returns whether a lane is audible, as in a mixer: while any lane is soloed, only soloed lanes
 * are, and muted lanes never are.
 */
export function isAudible({ isMuted, isSoloed }: Lane, lanes: readonly Lane[]): boolean {
  return !isMuted && (isSoloed || !lanes.some((lane) => lane.isSoloed))
}

/**
 * Returns a lane's linear gain: its level squared, which sounds even over its range, or 0 if it is
 * not audible.
 */
export function getLaneGain(lane: Lane, lanes: readonly Lane[]): number {
  return isAudible(lane, lanes) ? lane.track.gain * lane.level * lane.level : 0
}
