import Ellipsis from 'lucide-react/icons/ellipsis'
import Repeat from 'lucide-react/icons/repeat'
import SkipBack from 'lucide-react/icons/skip-back'
import SkipForward from 'lucide-react/icons/skip-forward'
import { useEffect } from 'react'
import { formatClock } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { getTintStyle } from '#app/ui/tint.ts'
import { formatTrackLength } from '#app/features/player/format-track-length.ts'
import { isForTray } from '#app/features/tray/lane.ts'
import { isOn } from '#app/features/tray/tray-store.ts'
import { tray, useTray } from '#app/features/tray/use-tray.ts'
import { PlayButton } from '#app/features/player/play-button.tsx'
import { getAdjacentTrack } from '#app/features/player/player-state.ts'
import type { PlayerStatus } from '#app/features/player/player-state.ts'
import { ProductName } from '#app/features/product/product-name.tsx'
import type { Track } from '#app/features/player/track.ts'
import { fitStore } from '#app/features/player/fit-store.ts'
import { openPanel, togglePanel } from '#app/features/player/panel-store.ts'
import { player, usePlayer } from '#app/features/player/use-player.ts'
import { useStore } from '#app/ui/store.ts'
import { usePlayerKeys } from '#app/features/shortcuts/use-player-keys.ts'
import { connectHeardList } from './connect-heard-list.ts'
import { connectMediaKeys } from './connect-media-keys.ts'
import { TrayControls } from './tray-controls.tsx'
import { TraySwitch } from './tray-switch.tsx'
import { FitControl, useFitPlan } from './fit-control.tsx'
import { KeepButton } from './keep-button.tsx'
import { SeekSlider } from './seek-slider.tsx'
import { ToggleButton } from './toggle-button.tsx'
import { OpenPanel } from './panels.tsx'
import { useIsGone } from './use-is-gone.ts'
import { VolumeSlider } from './volume-slider.tsx'

/**
 * The player bar, fixed to the bottom of every page, in the colors of the current track. While only
 * the tray plays, or without a track, it shows the tray.
 */
export function PlayerBar({ track }: { readonly track: Track | null }) {
  const handleKeyDown = usePlayerKeys()
  const isTrayOn = useTray(isOn)
  const isHeard = usePlayer(({ status }) => status === 'loading' || status === 'playing')
  const shownTrack = isTrayOn && !isHeard ? null : track
  useEffect(() => {
    if ('mediaSession' in navigator) return connectMediaKeys(player, tray, navigator.mediaSession)
    return undefined
  }, [])
  useEffect(() => connectHeardList(player), [])
  return (
    <section
      aria-label={m.player_region()}
      data-player
      style={getTintStyle(shownTrack?.colors)}
      onKeyDown={isTrayOn && !shownTrack ? undefined : handleKeyDown}
      className="fixed inset-x-0 bottom-0 z-50 border-t border-outline bg-tint text-on-tint"
    >
      <OpenPanel />
      {shownTrack ? <TrackControls track={shownTrack} /> : <TrayControls />}
    </section>
  )
}

/** The controls of the current track. */
function TrackControls({ track }: { readonly track: Track }) {
  return (
    <>
      <PlayerControls track={track} />
      <StatusMessage track={track} />
    </>
  )
}

function PlayerControls({ track }: { readonly track: Track }) {
  return (
    <div className="page-width grid grid-cols-[auto_1fr_auto] items-center gap-x-4 gap-y-1 py-2 tablet:grid-cols-[auto_minmax(7rem,1fr)_2fr_auto_auto] tablet:gap-x-6">
      <Transport track={track} />
      <Title track={track} />
      <SeekSlider
        track={track}
        className="col-span-2 row-start-1 h-8 tablet:col-span-1 tablet:row-start-auto tablet:h-12"
      />
      <TimeAndFit track={track} />
      <div className="flex items-center justify-end">
        <PlayerSwitches isLoop={track.kind === 'loop'} />
        <VolumeSlider />
      </div>
    </div>
  )
}

function PlayerSwitches({ isLoop }: { readonly isLoop: boolean }) {
  const repeats = usePlayer((state) => state.repeatsLoops)
  const panel = useStore(openPanel, null)
  const laneCount = useTray(({ lanes }) => lanes.length)
  return (
    <>
      {laneCount > 0 ? <TraySwitch count={laneCount} /> : null}
      {isLoop ? (
        // Phones only have room for one of both.
        <div className={laneCount > 0 ? 'max-tablet:hidden' : ''}>
          <ToggleButton
            label={m.player_repeat()}
            icon={Repeat}
            isPressed={repeats}
            onPress={() => player.toggleRepeat()}
          />
        </div>
      ) : null}
      <ToggleButton
        label={m.player_menu()}
        icon={Ellipsis}
        isPressed={panel === 'menu'}
        onPress={() => togglePanel('menu')}
      />
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
    <p lang={track.nameLocale ?? 'en'} className="min-w-0 leading-tight">
      <span className="block truncate font-semibold">
        <ProductName id={track.productId} name={track.title} />
      </span>
      {track.subtitle ? <span className="block truncate text-sm">{track.subtitle}</span> : null}
    </p>
  )
}

/** Announces only errors; playing and pausing are audible. */
function StatusMessage({ track }: { readonly track: Track }) {
  const status = usePlayer((state) => state.status)
  const isGone = useIsGone(track)
  const hasFitPlan = useFitPlan(track) !== null
  const fit = useStore(fitStore, null)
  const isUnfitted = hasFitPlan && fit?.url === track.url && fit.status === 'failed'
  const message = getMessage({ status, isGone, isUnfitted })
  return (
    <p role="status" className={message ? 'page-width pb-2 text-sm font-semibold' : ''}>
      {message}
    </p>
  )
}

/**
 * The time, the fit of a fitted track, and the button that keeps it; phones only have room for the
 * time or the fit.
 */
function TimeAndFit({ track }: { readonly track: Track }) {
  const plan = useFitPlan(track)
  return (
    <div className="flex items-center gap-4 max-tablet:col-start-3 max-tablet:row-start-1">
      <PlayerTime className={plan ? 'max-tablet:hidden' : ''} />
      {plan ? <FitControl track={track} plan={plan} /> : null}
      {isForTray(track) ? <KeepButton track={track} /> : null}
    </div>
  )
}

/**
 * The position and the duration. Hidden from screen readers, because the slider's value includes
 * both.
 */
function PlayerTime({ className }: { readonly className: string }) {
  const position = usePlayer((state) => formatClock(state.position))
  const duration = usePlayer((state) => formatTrackLength(state.duration))
  return (
    <p aria-hidden="true" className={`tabular-nums text-sm whitespace-nowrap ${className}`}>
      {position} / {duration}
    </p>
  )
}

interface Playback {
  readonly status: PlayerStatus
  readonly isGone: boolean
  readonly isUnfitted: boolean
}

function getMessage({ status, isGone, isUnfitted }: Playback): string | null {
  if (status === 'failed') return isGone ? m.player_gone() : m.player_failed()
  if (status === 'blocked') return m.player_blocked()
  return isUnfitted ? m.player_fit_failed() : null
}
