import type { Track } from '#app/features/player/track.ts'
import { toggleInTray } from '#app/features/tray/toggle-in-tray.ts'
import { noTrayIds, trayIds } from '#app/features/tray/tray-ids.ts'
import { m } from '#app/paraglide/messages.js'
import { useStore } from '#app/ui/store.ts'

/**
 * A switch that keeps the current track in the tray, where it plays on while others are heard; also
 * takes it out.
 */
export function KeepButton({ track }: { readonly track: Track }) {
  const isKept = useStore(trayIds, noTrayIds).includes(track.id)
  return (
    <button
      type="button"
      aria-label={m.tray_add()}
      title={m.tray_add()}
      aria-pressed={isKept}
      data-keep
      onClick={() => toggleInTray(track, isKept)}
      className="keep size-11 border border-current aria-pressed:bg-on-tint aria-pressed:text-tint"
    />
  )
}
