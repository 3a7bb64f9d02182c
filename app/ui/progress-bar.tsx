import { hiddenProgress } from './progress-store.ts'
import type { Progress } from './progress-store.ts'
import { useStore } from './use-store.ts'

interface ProgressBarProps {
  readonly progress: Pick<Progress, 'get' | 'watch'>
  readonly label: string
  /** Over the page by default; inline stands where it is put. */
  readonly inline?: boolean
}

/** The thin bar while something loads: as wide as its percentage, in another colour on a failure. */
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
