import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { openPanel } from '#app/features/player/panel-store.ts'
import { useStoredTray } from '#app/features/tray/use-stored-tray.ts'
import { createLazyComponent } from '#app/ui/lazy-component.tsx'
import { usePlayer } from '#app/features/player/use-player.ts'
import { useStore } from '#app/ui/store.ts'

const PlayerBar = createLazyComponent(
  () => import('./player-bar.tsx'),
  'PlayerBar',
  reportNoResponse,
)

/**
 * The player bar, loaded and rendered once there is a track, an open panel or a sound in the tray.
 */
export function LazyPlayerBar() {
  const track = usePlayer((state) => state.track)
  const panel = useStore(openPanel, null)
  const hasTray = useStoredTray()
  return track || panel || hasTray ? <PlayerBar track={track} /> : null
}
