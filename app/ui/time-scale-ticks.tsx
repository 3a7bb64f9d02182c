import type { TimeScale } from './time-scale.ts'

interface RulerMarksProps {
  readonly ruler: TimeScale
  /** A mark's seconds as people write them. */
  readonly format: (seconds: number) => string
  readonly className?: string
}

/** The figures along a ruler, each at its mark. For the eye: the lengths are said elsewhere. */
export function TimeScaleTicks({ ruler, format, className = '' }: RulerMarksProps) {
  return (
    <div
      aria-hidden="true"
      className={`tabular-nums time-grid flex min-w-0 text-xs leading-none ${className}`}
    >
      {ruler.marks.map((mark, index) => (
        <span
          key={mark}
          className="min-w-0 flex-1 self-end overflow-hidden pb-1 pl-1 whitespace-nowrap even:invisible"
        >
          {index === 0 ? `${format(mark)} s` : format(mark)}
        </span>
      ))}
    </div>
  )
}
