import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { Icon } from '#app/ui/icon.tsx'
import { m } from '#app/paraglide/messages.js'
import { isPlaying } from './player-state.ts'
import { getPressHandlers } from './press-to-play.ts'
import type { Track } from './track.ts'
import { player, usePlayer } from './use-player.ts'

interface PlayButtonProps {
  readonly track: Track
  /** The tracks that the previous and next buttons step through. */
  readonly queue?: readonly Track[]
  /** Makes the button square, as in list rows; otherwise it is round. */
  readonly square?: boolean
  readonly className?: string
  readonly iconClassName?: string
}

/** A button that plays or pauses a track; its accessible name includes the track's title. */
export function PlayButton({
  track,
  queue,
  square = false,
  className = '',
  iconClassName = 'size-5',
}: PlayButtonProps) {
  const playing = usePlayer((state) => isPlaying(state, track.id))
  const { title } = track
  return (
    <button
      type="button"
      data-play
      data-playing={playing || undefined}
      aria-label={playing ? m.player_pause({ title }) : m.player_play({ title })}
      onPointerEnter={() => player.prefetch(track)}
      onFocus={() => player.prefetch(track)}
      {...getPressHandlers(track, queue, playing)}
      className={`play-button ${square ? 'play-button-square ' : ''}${className}`}
    >
      <Icon
        icon={playing ? Pause : Play}
        className={`${iconClassName} fill-current ${playing ? '' : 'translate-x-px'}`}
      />
    </button>
  )
}
