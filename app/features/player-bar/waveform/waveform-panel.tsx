import Maximize from 'lucide-react/icons/maximize'
import ZoomIn from 'lucide-react/icons/zoom-in'
import ZoomOut from 'lucide-react/icons/zoom-out'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Track } from '#app/features/player/track.ts'
import { usePlayer } from '#app/features/player/use-player.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { formatDecimal } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { Panel } from '../panel.tsx'
import { useShape } from './use-shape.ts'
import { follow, showAll, zoom } from './visible-range.ts'
import type { VisibleRange } from './visible-range.ts'
import { zoomStep, ZoomableWaveform } from './zoomable-waveform.tsx'

/** The large, zoomable waveform of the current track. */
export function WaveformPanel() {
  const track = usePlayer((state) => state.track)
  return (
    <Panel title={m.player_waveform()}>
      {track ? <TrackView key={track.id} track={track} /> : null}
    </Panel>
  )
}

function TrackView({ track }: { readonly track: Track }) {
  const { shape, onsets } = useShape(track)
  const { duration } = shape
  const [shown, setShown] = useState<VisibleRange | null>(null)
  const view = shown ?? showAll(duration)
  const setView = (change: (view: VisibleRange) => VisibleRange) =>
    setShown((now) => change(now ?? showAll(duration)))
  useFollowPlayback(duration, setView)
  const zoomBy = (factor: number) =>
    setView((now) => zoom(now, factor, (now.start + now.end) / 2, duration))
  return (
    <div className="-mt-3 grid">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <p role="status" className="tabular-nums">
          {m.player_waveform_range({ from: formatTime(view.start), to: formatTime(view.end) })}
        </p>
        <div className="flex">
          <ZoomButton
            label={m.player_zoom_out()}
            icon={ZoomOut}
            isDisabled={view.end - view.start >= duration}
            onPress={() => zoomBy(1 / zoomStep)}
          />
          <ZoomButton label={m.player_zoom_in()} icon={ZoomIn} onPress={() => zoomBy(zoomStep)} />
          <ZoomButton
            label={m.player_zoom_all()}
            icon={Maximize}
            onPress={() => setView(() => showAll(duration))}
          />
        </div>
      </div>
      <ZoomableWaveform {...{ track, shape, onsets, view, setView }} />
    </div>
  )
}

/** Keeps the playing position in view. */
function useFollowPlayback(
  duration: number,
  setView: (change: (view: VisibleRange) => VisibleRange) => void,
): void {
  const position = usePlayer((state) =>
    state.status === 'playing' ? (state.position / (state.duration || duration)) * duration : null,
  )
  const previous = useRef(position)
  useEffect(() => {
    const before = previous.current
    previous.current = position
    if (before !== null && position !== null)
      setView((view) => follow(view, before, position, duration))
    // `setView` is new in every render; only a new position moves the view.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [position])
}

interface ZoomButtonProps {
  readonly label: string
  readonly icon: LucideIcon
  readonly isDisabled?: boolean
  readonly onPress: () => void
}

function ZoomButton({ label, icon, isDisabled = false, onPress }: ZoomButtonProps) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={onPress}
      className="grid size-11 place-items-center aria-disabled:opacity-40"
    >
      <Icon icon={icon} />
    </button>
  )
}

const timeDigits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }

function formatTime(seconds: number): string {
  return formatDecimal(seconds, timeDigits, getCurrentLocale())
}
