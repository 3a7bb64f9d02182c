import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { lazyComponent } from '#app/ui/lazy-component.tsx'
import { usePlayer } from './use-player.ts'

const PlayerBar = lazyComponent(
  async () => (await import('./player-bar.tsx')).PlayerBar,
  reportNoResponse,
)

/** The player bar below every page; loaded and rendered once something is first played. */
export function LazyPlayerBar() {
  const track = usePlayer((state) => state.track)
  return track ? <PlayerBar track={track} /> : null
}
