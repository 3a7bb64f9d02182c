import { player } from './use-player.ts'
import { toQueue } from './to-queue.ts'
import type { PlayableItem } from './to-queue.ts'

/**
 * Plays a sound of a list if the player's track is in the list, even if playback has already ended,
 * as is common for one-shots.
 */
export function continuePlaying(items: readonly PlayableItem[], index: number): void {
  const next = items[index]?.track
  const { track } = player.getState()
  const isInList = items.some((item) => item.track !== null && item.track.id === track?.id)
  if (next && isInList) player.play(next, toQueue(items))
}
