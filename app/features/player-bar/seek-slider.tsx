import { SeekWaveform } from '#app/features/player/seek-waveform.tsx'
import type { Track } from '#app/features/player/track.ts'
import { player, usePlayer } from '#app/features/player/use-player.ts'

/** The waveform of the current track as a slider. */
export function SeekSlider({
  track,
  className = '',
}: {
  readonly track: Track
  readonly className?: string
}) {
  const duration = usePlayer((state) => state.duration)
  return (
    <SeekWaveform
      title={track.title}
      peaks={track.peaks}
      isCurrent
      duration={duration}
      bars={120}
      onSeek={(fraction) => player.seek(fraction * duration)}
      className={className}
    />
  )
}
