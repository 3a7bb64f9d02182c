import { useRouter } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import type { Track } from '#app/features/player/track.ts'
import { player } from '#app/features/player/use-player.ts'
import { getShortcutAction } from './get-shortcut-action.ts'
import type { ShortcutTarget } from './shortcut-actions.ts'
import { runShortcutAction } from './run-shortcut-action.ts'

/** A panel other than the current track's large waveform. */
const otherPanel = '[data-panel]:not(:has([data-zoom]))'

/**
 * Returns a key handler for the player bar, where the shortcuts of lists act on the current track.
 * Panels handle their own keys, except the current track's large waveform.
 */
export function usePlayerKeys() {
  const router = useRouter()
  return (event: KeyboardEvent<HTMLElement>) => {
    const { target } = event
    const action = target instanceof Element ? getShortcutAction(event.nativeEvent, target) : null
    const { track } = player.getState()
    if (action === null || !(target instanceof Element)) return
    if (action !== 'help' && (track === null || target.closest(otherPanel))) return
    event.preventDefault()
    runShortcutAction(action, { sound: toShortcutTarget(track), router })
  }
}

/** Converts a track to the sound that shortcuts act on. */
export function toShortcutTarget(track: Track | null): ShortcutTarget {
  return {
    name: track?.title ?? '',
    track,
    productId: track?.productId ?? null,
    kind: track?.kind ?? null,
    offer: null,
  }
}
