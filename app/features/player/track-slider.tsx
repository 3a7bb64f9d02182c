import { formatClock } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { formatTrackLength } from './format-track-length.ts'
import { getSeekPosition } from './get-seek-position.ts'
import { getProgress } from './player-state.ts'
import type { Track } from './track.ts'
import { seekTrack, TrackWaveform } from './track-waveform.tsx'
import { usePlayer } from './use-player.ts'

interface TrackSliderProps {
  readonly track: Track
  readonly bars?: number
  readonly className?: string
}

/** The waveform of a track as a slider, which plays it from the chosen position. */
export function TrackSlider({ track, bars, className = '' }: TrackSliderProps) {
  const progress = usePlayer((state) => (state.track?.id === track.id ? getProgress(state) : 0))
  const duration = track.durationSeconds ?? 0
  const position = progress * duration
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={m.player_position({ title: track.title })}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration * 10) / 10}
      aria-valuenow={Math.round(position * 10) / 10}
      aria-valuetext={m.player_position_value({
        position: formatClock(position),
        duration: formatTrackLength(duration),
      })}
      onKeyDown={(event) => {
        const target = getSeekPosition(event.key, position, duration)
        if (target === null || duration === 0) return
        event.preventDefault()
        seekTrack(track, undefined, target / duration)
      }}
      className={className}
    >
      <TrackWaveform track={track} bars={bars} className="h-full" />
    </div>
  )
}
