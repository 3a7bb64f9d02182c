import type { AnyRouter } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { SubmittedForm } from '#app/request-scope/request-scope.server.ts'
import type { FailureMessage } from '#app/features/errors/failure-messages.ts'

/** Error messages by field name, and the form-level error. */
export interface FormErrors {
  readonly fields: Readonly<Record<string, string | undefined>>
  readonly general: string | null
}

export const noErrors: FormErrors = { fields: {}, general: null }

/**
 * Keeps the first message of each field, and the first without a field in the form as the error of
 * the whole form.
 */
export function groupErrors(
  messages: readonly FailureMessage[],
  hasField: (name: string) => boolean,
): FormErrors {
  const fields: Record<string, string> = {}
  let general: string | null = null
  for (const { field, text } of messages) {
    if (field !== null && hasField(field)) fields[field] ??= text
    else general ??= text
  }
  return { fields, general }
}

/** A field's error, listed above the form with a link to the field. */
export interface FieldError {
  readonly name: string
  /** Empty if the message already names the field. */
  readonly label: string
  readonly text: string
}

/** Returns the field errors with their labels. */
export function listFieldErrors(
  { fields }: FormErrors,
  labels: Readonly<Record<string, string>>,
): readonly FieldError[] {
  return Object.entries(fields).flatMap(([name, text]) =>
    text === undefined ? [] : [{ name, label: labels[name] ?? '', text }],
  )
}

/** Returns the element id of a field, used in links to it. */
export function getFieldId(name: string): string {
  return `field-${name}`
}

/** The initial state of a form: empty, or as submitted without JavaScript, with its errors. */
export interface InitialForm {
  readonly errors: FormErrors
  readonly values: Readonly<Record<string, string>>
  /** The field to focus; null focuses the form-level error, if there is one. */
  readonly focused: string | null
}

const emptyForm: InitialForm = { errors: noErrors, values: {}, focused: null }

/** Returns the initial state of the form on the current page. */
export function getInitialForm(router: AnyRouter): InitialForm {
  const submitted: SubmittedForm | null | undefined = router.state.matches[0]?.context.submittedForm
  if (!submitted) return emptyForm
  if (submitted.messages.length === 0) return { ...emptyForm, values: submitted.values }
  const { fields, general } = groupErrors(submitted.messages, () => true)
  return {
    errors: { fields, general: general ?? m.errors_check_fields() },
    values: submitted.values,
    focused: Object.keys(fields)[0] ?? null,
  }
}
