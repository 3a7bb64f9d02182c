import { m } from '#app/paraglide/messages.js'

interface StepHeadingProps {
  readonly title: string
  /** None once it is done. */
  readonly step?: number
}

/** Which step of the withdrawal this is; it takes the focus when the step appears. */
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
