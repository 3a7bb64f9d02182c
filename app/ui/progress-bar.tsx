interface ProgressBarProps {
  readonly active: boolean
  readonly label: string
}

/** The thin bar over the page while the next one loads. */
export function ProgressBar({ active, label }: ProgressBarProps) {
  if (!active) return null
  return (
    <div role="progressbar" aria-label={label} className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden">
      <div className="h-full w-1/3 animate-[progress-slide_1.2s_linear_infinite] bg-hot" />
    </div>
  )
}
