import { Link } from '@tanstack/react-router'
import { PlayButton } from '#app/features/player/play-button.tsx'
import { TrackWaveform } from '#app/features/player/track-waveform.tsx'
import type { Track } from '#app/features/player/track.ts'
import { player } from '#app/features/player/use-player.ts'
import { m } from '#app/paraglide/messages.js'
import { getTintStyle } from '#app/ui/tint.ts'
import { useIsGone } from './use-is-gone.ts'

interface HeardRowProps {
  readonly track: Track
  readonly queue: readonly Track[]
}

/** A recently played sound with a link to its page, or a note if the shop no longer has it. */
export function HeardRow({ track, queue }: HeardRowProps) {
  const isGone = useIsGone(track)
  const { title, subtitle, productId, nameLocale: lang = 'en' } = track
  return (
    <li
      data-row
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys act on the focused row
      tabIndex={queue[0] === track ? 0 : -1}
      aria-label={subtitle === null ? title : `${title}, ${subtitle}`}
      style={getTintStyle(track.colors)}
      onFocus={() => player.prefetch(track)}
      className="relative grid min-h-14 grid-cols-[3.5rem_minmax(0,1fr)] items-center gap-x-3 border-b border-outline tablet:grid-cols-[3.5rem_minmax(0,1fr)_minmax(0,1fr)]"
    >
      <div className="row-surface grid self-stretch">
        <PlayButton track={track} queue={queue} square className="sound-row-play" />
      </div>
      <div className="min-w-0 py-1 leading-tight">
        {productId === null || isGone ? (
          <span lang={lang} className="block truncate font-semibold">
            {title}
          </span>
        ) : (
          <Link
            lang={lang}
            to="/catalog/$id"
            params={{ id: String(productId) }}
            className="block truncate py-0.5 font-semibold underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        )}
        <span lang={isGone ? undefined : lang} className="block truncate text-sm">
          {isGone ? m.player_gone() : subtitle}
        </span>
      </div>
      <div className="row-surface hidden h-14 tablet:block">
        <TrackWaveform track={track} queue={queue} bars={72} isInRow className="h-full" />
      </div>
    </li>
  )
}
