import { memo } from 'react'
import { buildWaveformPath } from './waveform-path.ts'

/**
 * From this number on, bars are spaced more closely than their strokes are wide, because gaps would
 * blur.
 */
const minSolidBars = 160

interface WaveformProps {
  /** One Base64 digit per peak; null draws a thin line. */
  readonly peaks: string | null
  readonly bars?: number | undefined
  /** True to draw it in full color, as the played part. */
  readonly isPlayed?: boolean
  readonly className?: string
}

/** A waveform as bars: one SVG path. */
export const Waveform = memo(function Waveform({
  peaks,
  bars = 80,
  isPlayed,
  className = '',
}: WaveformProps) {
  return (
    <svg
      viewBox={`0 0 ${bars * 3} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block ${className}`}
    >
      <path
        d={buildWaveformPath(peaks, bars)}
        strokeWidth={bars < minSolidBars ? 2 : 3}
        className={isPlayed ? 'stroke-current' : 'waveform'}
      />
    </svg>
  )
})
