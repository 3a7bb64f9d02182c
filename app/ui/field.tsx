import { cva } from 'class-variance-authority'
import { useId } from 'react'
import type { InputHTMLAttributes, ReactNode, TextareaHTMLAttributes } from 'react'

/** The props of all fields. */
export interface FieldProps {
  readonly label: string
  readonly hint?: string
  /** The translated validation error; announced by screen readers and associated with the input. */
  readonly error?: string | undefined
}

/** The styles of an input. */
export const inputVariants = cva(
  'min-h-11 w-full border border-outline bg-surface px-3 focus-visible:outline-offset-0 aria-invalid:border-2 aria-invalid:border-danger',
  { variants: { multiline: { true: 'py-2' } } },
)

type TextFieldProps = FieldProps & InputHTMLAttributes<HTMLInputElement>

/** A one-line input with its label, hint and error. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  const id = useFieldId(input.id)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <input {...input} {...getFieldAria(id, hint, error)} className={inputVariants()} />
    </Field>
  )
}

type TextAreaProps = FieldProps & TextareaHTMLAttributes<HTMLTextAreaElement>

/** A multi-line input with its label, hint and error. */
export function TextArea({ label, hint, error, ...input }: TextAreaProps) {
  const id = useFieldId(input.id)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <textarea
        rows={6}
        {...input}
        {...getFieldAria(id, hint, error)}
        className={inputVariants({ multiline: true })}
      />
    </Field>
  )
}

type CheckboxProps = Omit<FieldProps, 'label'> &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { readonly children: ReactNode }

/** A checkbox; its label may contain links. */
export function Checkbox({ children, hint, error, ...input }: CheckboxProps) {
  const id = useFieldId(input.id)
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          {...input}
          {...getFieldAria(id, hint, error)}
          type="checkbox"
          className="mt-0.5 size-5 shrink-0 appearance-none border border-current checked:bg-current checked:[box-shadow:inset_0_0_0_3px_var(--color-surface)] forced-colors:appearance-auto"
        />
        <label htmlFor={id}>{children}</label>
      </div>
      <div className="pt-1 pl-8">
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  )
}

/** Returns the given id, so that links can point to the field, or else a generated one. */
export function useFieldId(id: string | undefined): string {
  const generated = useId()
  return id ?? generated
}

/** Returns the attributes that connect an input with its hint and error. */
export function getFieldAria(id: string, hint?: string, error?: string) {
  const notes = [shouldShowHint(hint, error) ? `${id}-hint` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ')
  return { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': notes || undefined }
}

/** Returns whether the hint is shown; an error with the same wording replaces it. */
function shouldShowHint(hint?: string, error?: string): boolean {
  return Boolean(hint) && hint !== error
}

/** A label, an input, and its hint or error. */
export function Field({
  id,
  label,
  hint,
  error,
  children,
}: FieldProps & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      {children}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  )
}

function FieldNotes({ id, hint, error }: Omit<FieldProps, 'label'> & { readonly id: string }) {
  return (
    <>
      {shouldShowHint(hint, error) ? (
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
