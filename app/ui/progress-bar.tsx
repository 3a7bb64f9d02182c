import { hiddenProgress } from './progress-store.ts'
import type { Progress } from './progress-store.ts'
import { useStore } from './store.ts'

interface ProgressBarProps {
  readonly progress: Pick<Progress, 'get' | 'subscribe'>
  readonly label: string
  /** True to place the bar in the content; by default, it is fixed to the top of the window. */
  readonly inline?: boolean
}

/** A thin bar shown while something loads; it changes color if loading fails. */
export function ProgressBar({ progress, label, inline = false }: ProgressBarProps) {
  const { phase, percent } = useStore(progress, hiddenProgress)
  if (phase === 'hidden') return null
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      data-phase={phase}
      className={`pointer-events-none h-1 overflow-hidden ${inline ? '' : 'fixed inset-x-0 top-0 z-50'}`}
    >
      <div
        style={{ width: `${percent}%` }}
        className={`h-full transition-[width] duration-100 ${phase === 'failed' ? 'bg-danger' : 'bg-primary'}`}
      />
    </div>
  )
}
