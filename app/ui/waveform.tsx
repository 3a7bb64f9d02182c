import { buildWaveformPath } from './waveform-path.ts'

interface WaveformProps {
  /** One Base64 digit per peak; null draws a thin line. */
  readonly peaks: string | null
  /** The fraction drawn in full color, from 0 to 1. */
  readonly progress?: number
  readonly bars?: number
  readonly className?: string
}

/** A waveform as bars: one SVG path, in full color up to `progress`. */
export function Waveform({ peaks, progress = 0, bars = 80, className = '' }: WaveformProps) {
  const path = buildWaveformPath(peaks, bars)
  return (
    <svg
      viewBox={`0 0 ${bars * 3} 100`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className={`block ${className}`}
    >
      <path d={path} strokeWidth="2" className="waveform" />
      {progress > 0 ? (
        <path
          d={path}
          strokeWidth="2"
          className="stroke-current"
          style={{ clipPath: `inset(0 ${(1 - progress) * 100}% 0 0)` }}
        />
      ) : null}
    </svg>
  )
}
