import ListEnd from 'lucide-react/icons/list-end'
import Repeat from 'lucide-react/icons/repeat'
import SkipBack from 'lucide-react/icons/skip-back'
import SkipForward from 'lucide-react/icons/skip-forward'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { formatClock } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { getTintStyle } from '#app/ui/tint.ts'
import { formatTrackLength } from './format-track-length.ts'
import { connectMediaSession } from './media-session.ts'
import { PlayButton } from './play-button.tsx'
import { getAdjacentTrack } from './player-state.ts'
import { SeekSlider } from './seek-slider.tsx'
import { ToggleButton } from './toggle-button.tsx'
import type { Track } from './track.ts'
import { player, usePlayer } from './use-player.ts'
import { VolumeSlider } from './volume-slider.tsx'

/** The player bar, fixed to the bottom of every page, in the colors of the current track. */
export function PlayerBar({ track }: { readonly track: Track }) {
  useEffect(() => {
    if ('mediaSession' in navigator) return connectMediaSession(player, navigator.mediaSession)
  }, [])
  return (
    <section
      aria-label={m.player_region()}
      data-player
      style={getTintStyle(track.colors)}
      className="fixed inset-x-0 bottom-0 z-50 border-t border-outline bg-tint text-on-tint"
    >
      <div className="page-width grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1 py-2 tablet:grid-cols-[auto_minmax(7rem,1fr)_2fr_auto_auto] tablet:gap-x-6">
        <Transport track={track} />
        <Title track={track} />
        <SeekSlider
          track={track}
          className="col-span-2 row-start-1 h-8 tablet:col-span-1 tablet:row-start-auto tablet:h-12"
        />
        <PlayerTime />
        <div className="flex items-center justify-end">
          <ModeToggles isLoop={track.isLoop} />
          <VolumeSlider />
        </div>
      </div>
      <StatusMessage />
    </section>
  )
}

function ModeToggles({ isLoop }: { readonly isLoop: boolean }) {
  const repeats = usePlayer((state) => state.repeatsLoops)
  const playsNext = usePlayer((state) => state.playsNext)
  return (
    <>
      {isLoop ? (
        <ToggleButton
          label={m.player_repeat()}
          icon={Repeat}
          isPressed={repeats}
          onPress={() => player.toggleRepeat()}
        />
      ) : null}
      <div className="max-tablet:hidden">
        <ToggleButton
          label={m.player_plays_next()}
          icon={ListEnd}
          isPressed={playsNext}
          onPress={() => player.togglePlaysNext()}
        />
      </div>
    </>
  )
}

function Transport({ track }: { readonly track: Track }) {
  const hasNext = usePlayer((state) => getAdjacentTrack(state, 1) !== null)
  const buttonClass = 'grid size-11 place-items-center disabled:opacity-40'
  return (
    <div className="flex items-center">
      <button
        type="button"
        aria-label={m.player_previous()}
        onClick={() => player.previous()}
        className={buttonClass}
      >
        <Icon icon={SkipBack} />
      </button>
      <PlayButton track={track} className="size-11 border-current" />
      <button
        type="button"
        aria-label={m.player_next()}
        disabled={!hasNext}
        onClick={() => player.next()}
        className={buttonClass}
      >
        <Icon icon={SkipForward} />
      </button>
    </div>
  )
}

function Title({ track }: { readonly track: Track }) {
  return (
    <p
      lang={track.nameLocale ?? 'en'}
      className={`min-w-0 leading-tight ${track.isLoop ? '' : 'max-tablet:col-span-2'}`}
    >
      <span className="block truncate font-semibold">
        {track.productId === null ? (
          track.title
        ) : (
          <Link
            to="/catalog/$id"
            params={{ id: String(track.productId) }}
            className="underline-offset-4 hover:underline"
          >
            {track.title}
          </Link>
        )}
      </span>
      {track.subtitle ? <span className="block truncate text-sm">{track.subtitle}</span> : null}
    </p>
  )
}

/** Announces only why a track cannot be heard; playing and pausing are audible. */
function StatusMessage() {
  const status = usePlayer((state) => state.status)
  const message =
    status === 'failed' ? m.player_failed() : status === 'blocked' ? m.player_blocked() : null
  return (
    <p role="status" className={message ? 'page-width pb-2 text-sm font-semibold' : ''}>
      {message}
    </p>
  )
}

/**
 * The position and the duration. Hidden from screen readers, because the slider's value includes
 * both.
 */
function PlayerTime() {
  const position = usePlayer((state) => formatClock(state.position))
  const duration = usePlayer((state) => formatTrackLength(state.duration))
  return (
    <p
      aria-hidden="true"
      className="tabular-nums text-sm whitespace-nowrap max-tablet:col-start-3 max-tablet:row-start-1"
    >
      {position} / {duration}
    </p>
  )
}
