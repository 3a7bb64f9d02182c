import { formatClock } from '#app/i18n/format.ts'
import { usePlayer } from './use-player.ts'

/** How far the track is and how long it lasts; not spoken, the slider tells it when asked. */
export function PlayerTime() {
  const position = usePlayer((state) => formatClock(state.position))
  const duration = usePlayer((state) => formatClock(Math.ceil(state.duration)))
  return (
    <p
      aria-hidden="true"
      className="tabular-nums text-sm whitespace-nowrap max-tablet:col-start-3 max-tablet:row-start-1"
    >
      {position} / {duration}
    </p>
  )
}
