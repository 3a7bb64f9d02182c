import { isCurrentTrack } from './player-state.ts'
import { SeekWaveform } from './seek-waveform.tsx'
import type { Track } from './track.ts'
import { player, usePlayer } from './use-player.ts'

interface TrackWaveformProps {
  readonly track: Track
  readonly queue?: readonly Track[]
  readonly bars?: number | undefined
  /** A more detailed waveform than the track's own. */
  readonly peaks?: string | undefined
  /**
   * True for one of many in a list: only that of the current track is then reachable by Tab, and
   * the up and down arrow keys move between rows.
   */
  readonly isInRow?: boolean
  readonly className?: string
}

/**
 * A track's waveform as a slider, colored up to the current position; seeking starts playback from
 * there.
 */
export function TrackWaveform({
  track,
  queue,
  bars,
  peaks,
  isInRow = false,
  className,
}: TrackWaveformProps) {
  const isCurrent = usePlayer((state) => isCurrentTrack(state, track.id))
  return (
    <SeekWaveform
      title={track.title}
      peaks={peaks ?? track.peaks}
      isCurrent={isCurrent}
      duration={track.durationSeconds ?? 0}
      bars={bars}
      isTabStop={isCurrent || !isInRow}
      isInRow={isInRow}
      onPointerEnter={() => player.prefetch(track)}
      onSeek={(fraction) => seekTrack(track, queue, fraction)}
      className={className}
    />
  )
}

/** Plays a track from a position, as a fraction of its length. */
function seekTrack(track: Track, queue: readonly Track[] | undefined, fraction: number): void {
  const { track: current, duration, status } = player.getState()
  if (current?.id !== track.id || status === 'failed') {
    player.play(track, queue, fraction * (track.durationSeconds ?? 0))
  } else {
    player.seek(fraction * duration)
    if (status !== 'playing' && status !== 'loading') player.resume()
  }
}
