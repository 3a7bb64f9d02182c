import type { Track } from '#app/features/player/track.ts'
import { m } from '#app/paraglide/messages.js'
import { useStore } from '#app/ui/store.ts'
import { noTrayIds, trayIds } from './tray-ids.ts'

/**
 * A switch in a sound list's row that keeps its sound in the tray; the list handles its clicks.
 * Hidden without JavaScript, and a single element, because lists contain many.
 */
export function RowKeepButton({ track }: { readonly track: Track }) {
  const isKept = useStore(trayIds, noTrayIds).includes(track.id)
  // Some hosts do not send the kind.
  if (track.kind === null) return null
  return (
    <button
      type="button"
      aria-pressed={isKept}
      aria-label={`${m.tray_add()}, ${track.title}`}
      className="keep"
    />
  )
}
