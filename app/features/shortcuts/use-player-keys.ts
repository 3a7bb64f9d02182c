import { useRouter } from '@tanstack/react-router'
import type { KeyboardEvent } from 'react'
import type { Track } from '#app/features/player/track.ts'
import { player } from '#app/features/player/use-player.ts'
import { getShortcutAction } from './get-shortcut-action.ts'
import type { KeySound } from './shortcut-actions.ts'
import { runShortcutAction } from './run-shortcut-action.ts'

/** A panel that does not show the waveform of the current track. */
const otherPanel = '[data-panel]:not(:has([data-zoom]))'

/**
 * Returns a handler for the key presses in the player bar: the keys of a list of sounds act on the
 * current track. In a panel, the keys belong to what it shows, unless that is the current track.
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
    runShortcutAction(action, { sound: toKeySound(track), router })
  }
}

/** Returns what the keys act on for a track. */
export function toKeySound(track: Track | null): KeySound {
  return {
    name: track?.title ?? '',
    track,
    productId: track?.productId ?? null,
    kind: track?.kind ?? null,
    offer: null,
  }
}
