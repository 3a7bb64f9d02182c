import { fieldId } from './form-errors.ts'
import type { FieldError } from './form-errors.ts'

interface FormAlertProps {
  readonly text: string | null
  /** What is wrong with which field, each with a link to it. */
  readonly faults?: readonly FieldError[]
  /** The page came with this text: no toast has said it. */
  readonly arrived?: boolean
  readonly autoFocus?: boolean
}

/** What was refused of the form as a whole; where a script sent it, the toast has said it aloud. */
export function FormAlert({
  text,
  faults = [],
  arrived = false,
  autoFocus = false,
}: FormAlertProps) {
  if (text === null) return null
  return (
    <div
      tabIndex={-1}
      role={arrived ? 'alert' : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the refusal is what this page is about
      autoFocus={autoFocus}
      className="grid gap-1 border-2 border-danger p-3 font-semibold text-danger"
      data-form-error
    >
      <p>{text}</p>
      {faults.length > 0 ? (
        <ul className="grid gap-1">
          {faults.map((fault) => (
            <li key={fault.name}>
              <a href={`#${fieldId(fault.name)}`} className="underline underline-offset-4">
                {fault.label === '' ? null : <span>{fault.label}</span>}{' '}
                <span className="font-normal">{fault.text}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
