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

const waveformClass = 'time-scaled h-full min-w-2'

/**
 * The waveform of a row, with a width proportional to the sound's duration, followed by the
 * duration.
 */
export function RowWaveform({ item, queue, timeScale }: RowWaveformProps) {
  const { durationSeconds, track, peaks } = item
  const bars = getBarCount(timeScale, durationSeconds)
  return (
    <div
      style={getLengthStyle(durationSeconds ?? timeScale.seconds)}
      className="row-surface time-grid tabular-nums col-start-2 row-start-2 flex h-9 min-w-0 items-center overflow-hidden py-0.5 text-xs whitespace-nowrap [--wave-rest:1] group-has-[[data-playing]]/row:[--wave-rest:0.45] tablet:col-auto tablet:row-auto tablet:h-[3.4375rem] tablet:py-1.5"
    >
      {track ? (
        <TrackWaveform track={track} queue={queue} bars={bars} className={waveformClass} />
      ) : (
        <Waveform peaks={peaks} bars={bars} className={waveformClass} />
      )}
      <span key={timeScale.seconds} className="shrink-0 pl-1.5">
        {durationSeconds === null ? '' : formatDuration(durationSeconds)}
      </span>
    </div>
  )
}
