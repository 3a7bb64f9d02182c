import { player } from './use-player.ts'
import { toQueue } from './to-queue.ts'
import type { PlayableItem } from './to-queue.ts'

/** Plays a sound of a list, which becomes the queue; does nothing if it has no preview. */
export function playItem(items: readonly PlayableItem[], index: number): void {
  const track = items[index]?.track
  if (track) player.play(track, toQueue(items))
}
