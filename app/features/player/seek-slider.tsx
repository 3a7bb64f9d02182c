import { SeekWaveform } from './seek-waveform.tsx'
import type { Track } from './track.ts'
import { player, usePlayer } from './use-player.ts'

/** The waveform of the current track as a slider. */
export function SeekSlider({
  track,
  className = '',
}: {
  readonly track: Track
  readonly className?: string
}) {
  const position = usePlayer((state) => state.position)
  const duration = usePlayer((state) => state.duration)
  return (
    <SeekWaveform
      title={track.title}
      peaks={track.peaks}
      position={position}
      duration={duration}
      bars={120}
      onSeek={(fraction) => player.seek(fraction * duration)}
      className={className}
    />
  )
}
