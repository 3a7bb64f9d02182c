import { openPanel } from './panel-store.ts'
import type { Track } from './track.ts'
import { player } from './use-player.ts'

/** Selects a one-shot in the player and opens the keyboard that plays it; ignores other sounds. */
export function playOnKeys(track: Track | null): void {
  if (track?.kind !== 'one-shot') return
  player.select(track)
  openPanel.set('sampler')
}
