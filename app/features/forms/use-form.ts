import { useBlocker, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import { getFailureMessages } from '#app/features/errors/failure-messages.ts'
import type { FailureMessage } from '#app/features/errors/failure-messages.ts'
import { getFieldText } from '#app/features/errors/field-reasons.ts'
import { reportFailure } from '#app/features/errors/report-outcome.ts'
import type { Failure, Outcome } from '#app/provider/failure.ts'
import {
  getFieldId,
  getInitialForm,
  groupErrors,
  listFieldErrors,
  noErrors,
} from './form-errors.ts'

interface FormOptions<TData, TValue> {
  readonly schema: z.ZodMiniType<TData>
  /** Field labels by name; checkboxes have labels of their own. */
  readonly labels?: Readonly<Record<string, string>>
  readonly send: (data: TData) => Promise<Outcome<TValue>>
  /** Called after success, once navigation is no longer blocked. */
  readonly onDone: (value: TValue, data: TData, form: HTMLFormElement) => void
}

/**
 * Validates a form against its schema, submits it and prevents concurrent submissions. Shows errors
 * next to their fields, focuses the first one and shows refusals as toasts too. Inputs keep their
 * values. Without JavaScript, `createFormAction` handles the submission the same way.
 */
export function useForm<TData, TValue>({
  schema,
  labels = {},
  send,
  onDone,
}: FormOptions<TData, TValue>) {
  const [busy, setBusy] = useState(false)
  const router = useRouter()
  const [initial] = useState(() => getInitialForm(router))
  const [errors, setErrors] = useState(initial.errors)
  useBlocker({ shouldBlockFn: () => busy, disabled: !busy, enableBeforeUnload: false })

  function showErrors(form: HTMLFormElement, messages: readonly FailureMessage[]): void {
    flushSync(() => setErrors(groupErrors(messages, (name) => hasVisibleField(form, name))))
    const invalid = findFirstField(form, messages) ?? form.querySelector('[data-form-error]')
    if (invalid instanceof HTMLElement) invalid.focus()
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const parsed = schema.safeParse(Object.fromEntries(new FormData(form)))
    if (!parsed.success) return showErrors(form, parsed.error.issues.map(toFailureMessage))
    setBusy(true)
    setErrors(noErrors)
    const outcome = await send(parsed.data).catch(createUnreachableFailure)
    flushSync(() => setBusy(false))
    if (outcome.ok) return onDone(outcome.value, parsed.data, form)
    if (outcome.failure.kind === 'refused') showErrors(form, getFailureMessages(outcome.failure))
    reportFailure(outcome.failure, { tryAgain: () => form.requestSubmit() })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!busy) void submit(event.currentTarget)
  }

  const isInitial = errors === initial.errors
  /** Props for the `FormAlert` above the fields. */
  const alert = {
    text: errors.general,
    fieldErrors: isInitial ? listFieldErrors(errors, labels) : [],
    isInitial,
    autoFocus: isInitial && initial.focused === null,
  }

  /** Props for a text field; a submitted value takes precedence over `defaultValue`. */
  function inputProps(name: string, defaultValue?: string) {
    const label = labels[name] ?? ''
    return { ...fieldProps(name), label, defaultValue: initial.values[name] ?? defaultValue }
  }

  function checkboxProps(name: string) {
    return { ...fieldProps(name), defaultChecked: initial.values[name] === 'on' }
  }

  function fieldProps(name: string) {
    return {
      id: getFieldId(name),
      name,
      error: errors.fields[name],
      autoFocus: initial.focused === name,
    }
  }

  return { busy, alert, inputProps, checkboxProps, onSubmit }
}

/** The return value of `useForm`. */
export type FormState = ReturnType<typeof useForm>

/**
 * The failure for a submission without a response: the visitor is offline, or a newer build is
 * deployed.
 */
function createUnreachableFailure(): { ok: false; failure: Failure } {
  return { ok: false, failure: { kind: 'unreachable', status: null } }
}

function toFailureMessage(issue: z.core.$ZodIssue): FailureMessage {
  return { field: issue.path.join('.'), text: getFieldText(issue.message) }
}

/** Returns the first field in DOM order that has a message. */
function findFirstField(form: HTMLFormElement, messages: readonly FailureMessage[]) {
  const names = new Set(messages.map(({ field }) => field))
  return [...form.elements].find(
    (element): element is HTMLElement => isVisibleField(element) && names.has(element.name),
  )
}

function hasVisibleField(form: HTMLFormElement, name: string): boolean {
  return [...form.elements].some((element) => isVisibleField(element) && element.name === name)
}

/** Returns whether an element is a visible field; hidden inputs cannot display error messages. */
function isVisibleField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true
  return element instanceof HTMLInputElement && element.type !== 'hidden'
}
