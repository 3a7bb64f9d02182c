import type { MouseEvent, PointerEvent } from 'react'
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
export function getPressHandlers(
  track: Track,
  queue: readonly Track[] | undefined,
  isPlaying: boolean,
) {
  const toggle = () => player.toggle(track, queue)
  return {
    onPointerDown(event: PointerEvent): void {
      wasPlaying = null
      // On macOS, the control key opens the context menu.
      if (event.button || event.ctrlKey || event.pointerType === 'touch') return
      wasPlaying = isPlaying
      toggle()
    },
    /** Follows a canceled press, too; after a release, its click has ended the press. */
    onPointerLeave(): void {
      if (wasPlaying === !isPlaying) toggle()
      wasPlaying = null
    },
    onClick(event: MouseEvent): void {
      // Keys, screen readers and scripts click without a press, with a detail of 0. Some browsers
      // only allow sound on release.
      if (!event.detail || wasPlaying === null || player.getState().status === 'blocked') toggle()
      wasPlaying = null
    },
  }
}
