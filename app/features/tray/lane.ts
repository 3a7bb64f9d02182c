import type { Track } from '#app/features/player/track.ts'

/** How many sounds the tray holds. */
export const maxLanes = 8

/** A sound in the tray, with the settings of its channel. */
export interface Lane {
  readonly track: Track
  readonly isMuted: boolean
  readonly isSoloed: boolean
  /** From 0 to 1. */
  readonly level: number
}

/** What can be changed of a lane. */
export type LaneSettings = Omit<Lane, 'track'>

/** The default settings of a lane. */
export const defaultSettings: LaneSettings = { isMuted: false, isSoloed: false, level: 1 }

/** Returns whether a track can be in the tray: sounds can, the demo of a pack cannot. */
export function isForTray({ kind }: Pick<Track, 'kind'>): boolean {
  return kind === 'loop' || kind === 'one-shot'
}

/** Returns the lanes with a track at the end; null if the tray is full. */
export function addLane(lanes: readonly Lane[], track: Track): readonly Lane[] | null {
  if (lanes.some((lane) => lane.track.id === track.id)) return lanes
  return lanes.length < maxLanes ? [...lanes, { track, ...defaultSettings }] : null
}

/** Returns the lanes without the one of a track. */
export function removeLane(lanes: readonly Lane[], id: string): readonly Lane[] {
  return lanes.filter(({ track }) => track.id !== id)
}

/** Returns the lanes with other settings for a track. */
export function changeLane(
  lanes: readonly Lane[],
  id: string,
  settings: Partial<LaneSettings>,
): readonly Lane[] {
  return lanes.map((lane) => (lane.track.id === id ? { ...lane, ...settings } : lane))
}

/**
 * Returns whether a lane is heard, as in a mixer: while any lane is soloed, only soloed ones are; a
 * muted lane never is.
 */
export function isHeard({ isMuted, isSoloed }: Lane, lanes: readonly Lane[]): boolean {
  return !isMuted && (isSoloed || !lanes.some((lane) => lane.isSoloed))
}

/** Returns the linear factor by which a lane plays; a squared level sounds even over its range. */
export function getLaneGain(lane: Lane, lanes: readonly Lane[]): number {
  return isHeard(lane, lanes) ? lane.track.gain * lane.level * lane.level : 0
}
