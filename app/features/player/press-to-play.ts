import type { MouseEvent, PointerEvent } from 'react'
import { isPlaying } from './player-state.ts'
import type { Track } from './track.ts'
import { player } from './use-player.ts'

/** A press of a mouse or pen that has toggled its track before it is released. */
interface Press {
  readonly button: Element
  readonly track: Track
  /** Whether the track played before. */
  readonly wasPlaying: boolean
  isReleased: boolean
}

/** The latest press; null once its click has been handled or the pointer has left its button. */
let press: Press | null = null

/**
 * Returns the handlers of a button that plays or pauses a track: for a mouse or pen on press, which
 * is undone if the pointer leaves the button before it is released; for fingers, which may scroll,
 * keys and scripts on click.
 */
export function getPressHandlers(track: Track, queue?: readonly Track[]) {
  const undo = () => {
    const undone = press
    press = null
    if (!undone || undone.isReleased) return
    const state = player.getState()
    const isUnchanged = isPlaying(state, undone.track.id) !== undone.wasPlaying
    if (isUnchanged && state.track?.id === undone.track.id) player.toggle(undone.track)
  }
  return {
    onPointerDown({ pointerType, button, ctrlKey, currentTarget }: PointerEvent<Element>): void {
      press = null
      const isPrecise = pointerType === 'mouse' || pointerType === 'pen'
      // On macOS, the control key makes it a press for the context menu.
      if (!isPrecise || button !== 0 || ctrlKey) return
      const wasPlaying = isPlaying(player.getState(), track.id)
      press = { button: currentTarget, track, wasPlaying, isReleased: false }
      player.toggle(track, queue)
    },
    onPointerUp(): void {
      if (press) press.isReleased = true
    },
    onPointerLeave: undo,
    onPointerCancel: undo,
    onClick({ detail, currentTarget }: MouseEvent<Element>): void {
      const pressed = press
      press = null
      // Keys, screen readers and scripts click without a press, with a detail of 0.
      const isDone = detail > 0 && pressed?.button === currentTarget
      // Some browsers only allow sound on release.
      const isBlocked = !pressed?.wasPlaying && player.getState().status === 'blocked'
      if (!isDone || isBlocked) player.toggle(track, queue)
    },
  }
}
