import type { KeyboardEvent } from 'react'
import { formatClock } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { formatTrackLength } from './format-track-length.ts'
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

/**
 * Returns the position in seconds that a key seeks to, or null for other keys. Arrow keys seek by a
 * twentieth of the duration, Page Up and Page Down by a fifth.
 */
export function getSeekPosition(key: string, position: number, duration: number): number | null {
  const positions = new Map([
    ['ArrowRight', position + duration / 20],
    ['ArrowUp', position + duration / 20],
    ['ArrowLeft', position - duration / 20],
    ['ArrowDown', position - duration / 20],
    ['PageUp', position + duration / 5],
    ['PageDown', position - duration / 5],
    ['Home', 0],
    ['End', duration],
  ])
  const target = positions.get(key)
  return target === undefined ? null : Math.max(0, Math.min(duration, target))
}
