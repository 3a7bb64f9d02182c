import type { TimeScale } from './time-scale.ts'

interface TimeScaleTicksProps {
  readonly scale: TimeScale
  /** Formats the position of a tick, in seconds. */
  readonly format: (seconds: number) => string
  readonly className?: string
}

/**
 * The labels of a time scale; hidden from screen readers, because each row contains its duration.
 */
export function TimeScaleTicks({ scale, format, className = '' }: TimeScaleTicksProps) {
  return (
    <div
      aria-hidden="true"
      className={`time-grid flex min-w-0 text-xs leading-none tabular-nums ${className}`}
    >
      {scale.ticks.map((tick, index) => (
        <span
          key={tick}
          // A label may extend into the space of the next one, which is hidden.
          className="min-w-0 flex-1 self-end pb-1 pl-1 whitespace-nowrap max-tablet:last:overflow-hidden even:invisible"
        >
          {index === 0 ? `${format(tick)}\u00a0s` : format(tick)}
        </span>
      ))}
    </div>
  )
}
