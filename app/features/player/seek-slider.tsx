import type { KeyboardEvent } from 'react'
import { formatClock } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { formatTrackLength } from './format-track-length.ts'
import { getSeekPosition } from './get-seek-position.ts'
import { getProgress } from './player-state.ts'
import { SeekWaveform } from './seek-waveform.tsx'
import { player, usePlayer } from './use-player.ts'

/** The waveform of the current track as a slider, operated by pointer or keyboard. */
export function SeekSlider({
  title,
  className = '',
}: {
  readonly title: string
  readonly className?: string
}) {
  const track = usePlayer((state) => state.track)
  const progress = usePlayer(getProgress)
  const position = usePlayer((state) => state.position)
  const duration = usePlayer((state) => state.duration)
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={m.player_position({ title })}
      aria-valuemin={0}
      aria-valuemax={Math.round(duration * 10) / 10}
      aria-valuenow={Math.round(position * 10) / 10}
      aria-valuetext={m.player_position_value({
        position: formatClock(position),
        duration: formatTrackLength(duration),
      })}
      onKeyDown={(event) => seekByKey(event, position, duration)}
      className={className}
    >
      <SeekWaveform
        peaks={track?.peaks ?? null}
        progress={progress}
        bars={120}
        onSeek={(fraction) => player.seek(fraction * duration)}
        className="h-full"
      />
    </div>
  )
}

function seekByKey(event: KeyboardEvent, position: number, duration: number): void {
  const target = getSeekPosition(event.key, position, duration)
  if (target === null) return
  event.preventDefault()
  player.seek(target)
}
