import type { MouseEvent, PointerEvent } from 'react'
import { isPlaying } from './player-state.ts'
import type { Track } from './track.ts'
import { player } from './use-player.ts'

/**
 * Whether the track of a pressed button played before the press; null once the press has ended, and
 * for fingers.
 */
let wasPlaying: boolean | null = null

/**
 * Returns the handlers of a button that plays or pauses a track: for a mouse or pen on press, which
 * is undone if the pointer leaves the button before it is released; for fingers, which may scroll,
 * keys and scripts on click.
 */
export function getPressHandlers(track: Track, queue?: readonly Track[]) {
  const toggle = () => player.toggle(track, queue)
  const getIsPlaying = () => isPlaying(player.getState(), track.id)
  return {
    onPointerDown({ pointerType, button, ctrlKey }: PointerEvent): void {
      wasPlaying = null
      // On macOS, the control key opens the context menu.
      if (button > 0 || ctrlKey || !/mouse|pen/.test(pointerType)) return
      wasPlaying = getIsPlaying()
      toggle()
    },
    /** Follows a canceled press, too; after a release, its click has ended the press. */
    onPointerLeave(): void {
      if (wasPlaying === !getIsPlaying()) toggle()
      wasPlaying = null
    },
    onClick({ detail }: MouseEvent): void {
      // Keys, screen readers and scripts click without a press, with a detail of 0. Some browsers
      // only allow sound on release.
      if (!detail || wasPlaying === null || player.getState().status === 'blocked') toggle()
      wasPlaying = null
    },
  }
}
