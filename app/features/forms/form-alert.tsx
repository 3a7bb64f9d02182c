import { getFieldId } from './form-errors.ts'
import type { FieldError } from './form-errors.ts'

interface FormAlertProps {
  readonly text: string | null
  /** Errors listed below the text, each linked to its field. */
  readonly fieldErrors?: readonly FieldError[]
  /** True if the error was present on page load, in which case no toast announced it. */
  readonly isInitial?: boolean
  readonly autoFocus?: boolean
}

/** The form-level error. It is a live region only if no toast announced the error. */
export function FormAlert({
  text,
  fieldErrors = [],
  isInitial = false,
  autoFocus = false,
}: FormAlertProps) {
  if (text === null) return null
  return (
    <div
      tabIndex={-1}
      role={isInitial ? 'alert' : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the error must be read first
      autoFocus={autoFocus}
      className="grid gap-1 border-2 border-danger p-3 font-semibold text-danger"
      data-form-error
    >
      <p>{text}</p>
      {fieldErrors.length > 0 ? (
        <ul className="grid gap-1">
          {fieldErrors.map((error) => (
            <li key={error.name}>
              <a href={`#${getFieldId(error.name)}`} className="underline underline-offset-4">
                {error.label === '' ? null : <span>{error.label}</span>}{' '}
                <span className="font-normal">{error.text}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
