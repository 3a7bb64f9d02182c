import { useBlocker, useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import type { FormEvent } from 'react'
import { flushSync } from 'react-dom'
import type * as z from 'zod/mini'
import type { Failure, Outcome } from '#app/provider/failure.ts'
import { failureMessages } from '#app/features/errors/failure-messages.ts'
import type { FailureMessage } from '#app/features/errors/failure-messages.ts'
import { fieldText } from '#app/features/errors/field-reasons.ts'
import { groupErrors, fieldErrors, fieldId, noErrors, initialForm } from './form-errors.ts'
import { reportFailure } from '#app/features/errors/report-failure.ts'

interface FormOptions<TData, TValue> {
  readonly schema: z.ZodMiniType<TData>
  /** What the fields are called, by name; the label of a check box stands beside it. */
  readonly labels?: Readonly<Record<string, string>>
  readonly send: (data: TData) => Promise<Outcome<TValue>>
  /** Called after success, when the page may be left again. */
  readonly onDone: (value: TValue, data: TData, form: HTMLFormElement) => void
}

/**
 * Checks a form by its schema, sends it once at a time and shows what was refused: beside its field
 * with the focus on the first one, and as a toast. The inputs keep what was typed. Where no script
 * runs, the `plainForm` of the page's address does the same.
 */
export function useForm<TData, TValue>({
  schema,
  labels = {},
  send,
  onDone,
}: FormOptions<TData, TValue>) {
  const [busy, setBusy] = useState(false)
  const router = useRouter()
  const [opened] = useState(() => initialForm(router))
  const [errors, setErrors] = useState(opened.errors)
  useBlocker({ shouldBlockFn: () => busy, disabled: !busy, enableBeforeUnload: false })

  function show(form: HTMLFormElement, messages: readonly FailureMessage[]): void {
    flushSync(() => setErrors(groupErrors(messages, (name) => hasField(form, name))))
    const refused = firstField(form, messages) ?? form.querySelector('[data-form-error]')
    if (refused instanceof HTMLElement) refused.focus()
  }

  async function submit(form: HTMLFormElement): Promise<void> {
    const checked = schema.safeParse(Object.fromEntries(new FormData(form)))
    if (!checked.success) return show(form, checked.error.issues.map(issueMessage))
    setBusy(true)
    setErrors(noErrors)
    const outcome = await send(checked.data).catch(unanswered)
    flushSync(() => setBusy(false))
    if (outcome.ok) return onDone(outcome.value, checked.data, form)
    if (outcome.failure.kind === 'refused') show(form, failureMessages(outcome.failure))
    reportFailure(outcome.failure, { tryAgain: () => form.requestSubmit() })
  }

  function onSubmit(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!busy) void submit(event.currentTarget)
  }

  /** The props of the text over the form. */
  const arrived = errors === opened.errors
  const alert = {
    text: errors.general,
    faults: arrived ? fieldErrors(errors, labels) : [],
    arrived,
    autoFocus: arrived && opened.focused === null,
  }

  /** The props of a field; `filled` stands in it where nothing was typed yet. */
  function field(name: string, filled?: string) {
    const label = labels[name] ?? ''
    return { ...fieldBase(name), label, defaultValue: opened.values[name] ?? filled }
  }

  /** The props of a check box. */
  function box(name: string) {
    return { ...fieldBase(name), defaultChecked: opened.values[name] === 'on' }
  }

  function fieldBase(name: string) {
    return {
      id: fieldId(name),
      name,
      error: errors.fields[name],
      autoFocus: opened.focused === name,
    }
  }

  return { busy, alert, field, box, onSubmit }
}

/** What a form is built with. */
export type Form = ReturnType<typeof useForm>

/** The shop's own server gave no answer: no connection, or a build that is gone. */
function unanswered(): { ok: false; failure: Failure } {
  return { ok: false, failure: { kind: 'unreachable', status: null } }
}

function issueMessage(issue: z.core.$ZodIssue): FailureMessage {
  return { field: issue.path.join('.'), text: fieldText(issue.message) }
}

/** The first of the refused fields in the order of the page. */
function firstField(form: HTMLFormElement, messages: readonly FailureMessage[]) {
  const names = new Set(messages.map(({ field }) => field))
  return [...form.elements].find(
    (element): element is HTMLElement => isField(element) && names.has(element.name),
  )
}

function hasField(form: HTMLFormElement, name: string): boolean {
  return [...form.elements].some((element) => isField(element) && element.name === name)
}

/** A field that can be seen; hidden ones have no place for a text. */
function isField(element: Element): element is HTMLInputElement | HTMLTextAreaElement {
  if (element instanceof HTMLTextAreaElement) return true
  return element instanceof HTMLInputElement && element.type !== 'hidden'
}
