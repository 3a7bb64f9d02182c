import { m } from '#app/paraglide/messages.js'

interface StepHeadingProps {
  readonly title: string
  /** Undefined once the withdrawal has been received. */
  readonly step?: number
}

/** The heading of a step; it is focused when the step changes. */
export function StepHeading({ title, step }: StepHeadingProps) {
  return (
    <div className="grid gap-1">
      {step === undefined ? null : (
        <p className="tabular-nums text-sm text-on-surface-muted">{m.withdrawal_step({ step })}</p>
      )}
      <h2 tabIndex={-1} className="text-3xl outline-none">
        {title}
      </h2>
    </div>
  )
}
