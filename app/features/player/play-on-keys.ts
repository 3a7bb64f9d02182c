import { openPanel } from './panel-store.ts'
import type { Track } from './track.ts'
import { player } from './use-player.ts'

/** Makes a one-shot the player's sound and opens the keys that play it in pitch; ignores other sounds. */
export function playOnKeys(track: Track | null): void {
  if (track?.kind !== 'one-shot') return
  player.select(track)
  openPanel.set('sampler')
}
