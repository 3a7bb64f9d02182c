import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'

interface FieldFrame {
  readonly label: string
  readonly hint?: string
  /** The translated reason why the value was refused; announced and tied to the input. */
  readonly error?: string | undefined
}

const inputLook =
  'w-full border border-outline bg-surface px-3 min-h-11 focus-visible:outline-offset-0 aria-invalid:border-danger aria-invalid:border-2'

type TextFieldProps = FieldFrame & InputHTMLAttributes<HTMLInputElement>

/** A one-line input with its label, hint and error. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useFieldId(input.id)
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <input {...input} {...described(id, hint, error)} className={inputLook} />
    </Frame>
  )
}

type TextAreaProps = FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement>

/** A many-line input with its label, hint and error. */
export function TextArea({ label, hint, error, ...input }: TextAreaProps) {
  const id = useFieldId(input.id)
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <textarea
        rows={6}
        {...input}
        {...described(id, hint, error)}
        className={`${inputLook} py-2`}
      />
    </Frame>
  )
}

type CheckboxProps = Omit<FieldFrame, 'label'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { readonly children: ReactNode }

/** A check box whose label may hold links. */
export function Checkbox({ children, hint, error, ...input }: CheckboxProps) {
  const id = useFieldId(input.id)
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...input}
          {...described(id, hint, error)}
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 appearance-none border border-current checked:bg-current checked:[box-shadow:inset_0_0_0_3px_var(--color-surface)] forced-colors:appearance-auto"
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <div className="pt-1 pl-8">
        <Notes id={id} hint={hint} error={error} />
      </div>
    </div>
  )
}

/** The id a field was given, so that a link can lead to it, or one of its own. */
function useFieldId(given: string | undefined): string {
  const own = useId()
  return given ?? own
}

function described(id: string, hint?: string, error?: string) {
  const notes = [isTold(hint, error) ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ')
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined }
}

/** A refusal in the words of the hint takes its place. */
function isTold(hint?: string, error?: string): boolean {
  return Boolean(hint) && hint !== error
}

function Frame({
  id,
  label,
  hint,
  error,
  children,
}: FieldFrame & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      <Notes id={id} hint={hint} error={error} />
    </div>
  )
}

function Notes({ id, hint, error }: Omit<FieldFrame, 'label'> & { readonly id: string }) {
  return (
    <>
      {isTold(hint, error) ? (
        <p id={`${id}-hint`} className="text-sm text-on-surface-muted">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="text-sm font-semibold text-danger" data-field-error>
          {error}
        </p>
      ) : null}
    </>
  )
}
