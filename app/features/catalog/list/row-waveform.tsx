import { TrackWaveform } from '#app/features/player/track-waveform.tsx'
import type { Track } from '#app/features/player/track.ts'
import { formatDuration } from '#app/i18n/format.ts'
import { getBarCount, getLengthStyle } from '#app/ui/time-scale.ts'
import type { TimeScale } from '#app/ui/time-scale.ts'
import { Waveform } from '#app/ui/waveform.tsx'
import type { SoundItem } from './sound-item.ts'

interface RowWaveformProps {
  readonly item: SoundItem
  readonly queue: readonly Track[]
  readonly timeScale: TimeScale
}

/** A row's waveform, with a width proportional to the sound's duration, and the duration. */
export function RowWaveform({ item, queue, timeScale }: RowWaveformProps) {
  const { durationSeconds, track, peaks } = item
  const bars = getBarCount(timeScale, durationSeconds)
  return (
    <div
      style={getLengthStyle(durationSeconds ?? timeScale.seconds)}
      className="sound-row-waveform row-surface time-grid"
    >
      {track ? (
        <TrackWaveform track={track} queue={queue} bars={bars} isInRow className="sound-row-bars" />
      ) : (
        <Waveform peaks={peaks} bars={bars} className="sound-row-bars" />
      )}
      <span key={timeScale.seconds} className="shrink-0 pl-1.5">
        {durationSeconds === null ? '' : formatDuration(durationSeconds)}
      </span>
    </div>
  )
}
