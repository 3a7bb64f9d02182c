import type { Player } from '#app/features/player/player-store.ts'
import { isOn } from '#app/features/tray/tray-store.ts'
import type { Tray } from '#app/features/tray/tray-store.ts'
import { connectMediaSession } from './media-session.ts'
import { connectTraySession } from './tray-session.ts'

/**
 * Connects the lock screen and media keys to the player or the tray, whichever played last; without
 * a track, to the tray. Returns a function that disconnects them.
 */
export function connectMediaKeys(player: Player, tray: Tray, session: MediaSession): () => void {
  let hasTrayPlayed = false
  let owner: 'tray' | 'player' | null = null
  let disconnect: (() => void) | null = null
  function update(): void {
    const { status, track } = player.getState()
    if (isOn(tray.get())) hasTrayPlayed = true
    else if (status === 'loading' || status === 'playing') hasTrayPlayed = false
    const next = hasTrayPlayed || track === null ? 'tray' : 'player'
    if (next === owner) return
    owner = next
    disconnect?.()
    disconnect =
      owner === 'tray' ? connectTraySession(tray, session) : connectMediaSession(player, session)
  }
  update()
  const unsubscribes = [player.subscribe(update), tray.subscribe(update)]
  return () => {
    for (const unsubscribe of unsubscribes) unsubscribe()
    disconnect?.()
  }
}
