import { canJoin } from '#app/audio/can-join.ts'
import { openPanel } from '#app/features/player/panel-store.ts'
import { isHeard } from '#app/features/player/player-state.ts'
import type { PlayerState } from '#app/features/player/player-state.ts'
import { toRecording } from '#app/features/player/track.ts'
import type { Track } from '#app/features/player/track.ts'
import { player } from '#app/features/player/use-player.ts'
import { m } from '#app/paraglide/messages.js'
import { closeToast, showToast } from '#app/ui/toast-store.ts'
import type { ToastOptions } from '#app/ui/toast-store.ts'
import { tray } from './use-tray.ts'

/** Adds a track to the tray, or removes it if it is there. */
export function toggleTrack(track: Track, isInTray = hasTrack(track)): void {
  if (isInTray) removeTrack(track)
  else addTrack(track)
}

function hasTrack({ id }: Track): boolean {
  return tray.get().lanes.some(({ track }) => track.id === id)
}

/** Removes a track and shows a toast that can undo this. */
export function removeTrack({ id, title }: Track): void {
  removeWithUndo(m.tray_removed({ title }), () => tray.remove(id))
}

/** Clears the tray and shows a toast that can undo this. */
export function clearTray(): void {
  removeWithUndo(m.tray_cleared(), () => tray.setLanes([]))
}

function addTrack(track: Track): void {
  if (!tray.add(track)) {
    const action = { label: m.tray_open(), run: () => openPanel.set('tray') }
    return replaceToast({ text: m.tray_full(), action })
  }
  closeToast(lastToast)
  // What is heard goes on as the tray or over it, and the next sound is heard over it, too.
  if (isHeardOverTray(player.getState())) tray.play()
}

/** Returns whether the player plays a sound that can be heard over the tray. */
function isHeardOverTray(state: PlayerState): boolean {
  const { track } = state
  return isHeard(state) && track !== null && canJoin(toRecording(track))
}

function removeWithUndo(text: string, remove: () => void): void {
  const { lanes, source } = tray.get()
  remove()
  const undo = () => {
    if (tray.get().source === source) tray.setLanes(lanes)
  }
  replaceToast({ theme: 'grey', text, action: { label: m.shop_undo(), run: undo } })
}

let lastToast = 0

/** Replaces the previous toast about the tray, because sounds are often added in a row. */
function replaceToast(options: ToastOptions): void {
  closeToast(lastToast)
  lastToast = showToast(options)
}
