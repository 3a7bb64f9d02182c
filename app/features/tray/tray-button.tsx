import Check from 'lucide-react/icons/check'
import Plus from 'lucide-react/icons/plus'
import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import type { Track } from '#app/features/player/track.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { useStore } from '#app/ui/store.ts'
import { noTrayIds, trayIds } from './tray-ids.ts'

/** A toggle button that adds a track to the tray; pressed while the track is in it. */
export function TrayButton({ track }: { readonly track: Track }) {
  const isPressed = useStore(trayIds, noTrayIds).includes(track.id)
  return (
    <Button
      aria-pressed={isPressed}
      className="aria-pressed:bg-on-surface aria-pressed:text-surface"
      onClick={() => toggle(track, isPressed)}
    >
      <Icon icon={isPressed ? Check : Plus} size="sm" />
      {m.tray_add()}
    </Button>
  )
}

/** Loads the code on first use. */
function toggle(track: Track, isPressed: boolean): void {
  import('./toggle-in-tray.ts')
    .then((module) => module.toggleInTray(track, isPressed))
    .catch(reportNoResponse)
}
