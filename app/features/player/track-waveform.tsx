import { getProgress } from './player-state.ts'
import { SeekWaveform } from './seek-waveform.tsx'
import type { Track } from './track.ts'
import { player, usePlayer } from './use-player.ts'

interface TrackWaveformProps {
  readonly track: Track
  readonly queue?: readonly Track[]
  readonly bars?: number | undefined
  readonly className?: string
}

/**
 * The waveform of a track, colored up to the current position; pressing it plays from that point.
 */
export function TrackWaveform({ track, queue, bars, className }: TrackWaveformProps) {
  const progress = usePlayer((state) => (state.track?.id === track.id ? getProgress(state) : 0))
  return (
    <SeekWaveform
      peaks={track.peaks}
      progress={progress}
      bars={bars}
      onPointerEnter={() => player.prefetch(track)}
      onSeek={(fraction) => seekTrack(track, queue, fraction)}
      className={className}
    />
  )
}

/** Plays a track from a position, given as a fraction of its length. */
export function seekTrack(
  track: Track,
  queue: readonly Track[] | undefined,
  fraction: number,
): void {
  const { track: current, duration, status } = player.getState()
  if (current?.id !== track.id || status === 'failed') {
    player.play(track, queue, fraction * (track.durationSeconds ?? 0))
  } else {
    player.seek(fraction * duration)
    if (status === 'paused') player.resume()
  }
}
