import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { createLazyComponent } from '#app/ui/lazy-component.tsx'
import { usePlayer } from './use-player.ts'

const PlayerBar = createLazyComponent(
  async () => (await import('./player-bar.tsx')).PlayerBar,
  reportNoResponse,
)

/** The player bar, loaded and rendered when a track is first played. */
export function LazyPlayerBar() {
  const track = usePlayer((state) => state.track)
  return track ? <PlayerBar track={track} /> : null
}
