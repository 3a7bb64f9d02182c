interface FormAlertProps {
  readonly text: string | null
  /** The page came with this text: no toast has said it. */
  readonly arrived?: boolean
  readonly autoFocus?: boolean
}

/** What was refused of the form as a whole; where a script sent it, the toast has said it aloud. */
export function FormAlert({ text, arrived = false, autoFocus = false }: FormAlertProps) {
  if (text === null) return null
  return (
    <p
      tabIndex={-1}
      role={arrived ? 'alert' : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the refusal is what this page is about
      autoFocus={autoFocus}
      className="border-2 border-wrong p-3 font-semibold text-wrong"
      data-form-error
    >
      {text}
    </p>
  )
}
