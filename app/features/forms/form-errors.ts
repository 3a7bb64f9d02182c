import type { AnyRouter } from '@tanstack/react-router'
import { m } from '#app/paraglide/messages.js'
import type { SubmittedForm } from '#app/request-scope/request-scope.server.ts'
import type { FailureMessage } from '#app/features/errors/failure-messages.ts'

/** The texts beside the fields, by field name; those of no field stand over the form. */
export interface FormErrors {
  readonly fields: Readonly<Record<string, string | undefined>>
  readonly general: string | null
}

export const noErrors: FormErrors = { fields: {}, general: null }

/** Sorts messages to the fields they are about; `hasField` tells whether the form shows one. */
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

/** What is wrong with one field, for the list over the form that leads to each of them. */
export interface FieldError {
  readonly name: string
  /** Empty where the text alone says which field it is about. */
  readonly label: string
  readonly text: string
}

/** The faults of the fields, with what those are called. */
export function listFieldErrors(
  { fields }: FormErrors,
  labels: Readonly<Record<string, string>>,
): readonly FieldError[] {
  return Object.entries(fields).flatMap(([name, text]) =>
    text === undefined ? [] : [{ name, label: labels[name] ?? '', text }],
  )
}

/** The id by which a link leads to a field. */
export function getFieldId(name: string): string {
  return `field-${name}`
}

/** How a form looks when its page opens: empty, or as it was refused when no script had sent it. */
export interface InitialForm {
  readonly errors: FormErrors
  readonly values: Readonly<Record<string, string>>
  /** The field that has the focus; null where it is the text over a refused form, or nothing. */
  readonly focused: string | null
}

const emptyForm: InitialForm = { errors: noErrors, values: {}, focused: null }

/** The form of the page at hand as it opens. */
export function getInitialForm(router: AnyRouter): InitialForm {
  const sent: SubmittedForm | null | undefined = router.state.matches[0]?.context.submittedForm
  if (!sent) return emptyForm
  if (sent.messages.length === 0) return { ...emptyForm, values: sent.values }
  const { fields, general } = groupErrors(sent.messages, () => true)
  return {
    errors: { fields, general: general ?? m.errors_check_fields() },
    values: sent.values,
    focused: Object.keys(fields)[0] ?? null,
  }
}
