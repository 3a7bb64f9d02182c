import type { Track } from './track.ts'

/** A list item that may have a preview. */
export interface PlayableItem {
  /** Null if there is no preview. */
  readonly track: Track | null
}

/** Returns the playable tracks of a list, for the player's queue. */
export function toQueue(items: readonly PlayableItem[]): Track[] {
  return items.flatMap((item) => item.track ?? [])
}
