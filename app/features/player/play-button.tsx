import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import { Icon } from '#app/ui/icon.tsx'
import { m } from '#app/paraglide/messages.js'
import { isPlaying } from './player-state.ts'
import type { Track } from './track.ts'
import { player, usePlayer } from './use-player.ts'

interface PlayButtonProps {
  readonly track: Track
  /** What next and previous go through afterwards. */
  readonly queue?: readonly Track[]
  /** A key of a row instead of a disc. */
  readonly square?: boolean
  readonly className?: string
  readonly iconClassName?: string
}

/** Plays one track or lets it rest; its name says which track. */
export function PlayButton({
  track,
  queue,
  square = false,
  className = '',
  iconClassName = 'size-5',
}: PlayButtonProps) {
  const sounding = usePlayer((state) => isPlaying(state, track.id))
  const words = { title: track.title }
  return (
    <button
      type="button"
      data-play
      data-playing={sounding || undefined}
      aria-label={sounding ? m.player_pause(words) : m.player_play(words)}
      onClick={() => player.toggle(track, queue)}
      className={`grid shrink-0 place-items-center border transition-colors duration-150 ${square ? '' : 'rounded-full'} ${className}`}
    >
      <Icon
        icon={sounding ? Pause : Play}
        className={`${iconClassName} fill-current ${sounding ? '' : 'translate-x-px'}`}
      />
    </button>
  )
}
