import { reportMissing } from '#app/features/failures/report-failure.ts'
import { late } from '#app/ui/late.tsx'
import { usePlayer } from './use-player.ts'

const PlayerBar = late(async () => (await import('./player-bar.tsx')).PlayerBar, reportMissing)

/** The player under every page, absent before the first play. */
export function LatePlayerBar() {
  const track = usePlayer((state) => state.track)
  return track ? <PlayerBar track={track} /> : null
}
