import { setResponseHeader } from '@tanstack/react-start/server'
import type * as z from 'zod/mini'
import { getFailureMessages } from '#app/features/errors/failure-messages.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { getLoginUrl } from '#app/i18n/paths.ts'
import type { Failure, Outcome } from '#app/provider/failure.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { validationFailure } from './validate-form.ts'

interface FormActionOptions<TData, TValue> {
  /** The schema passed to `useForm`. */
  readonly schema: z.ZodMiniType<TData>
  /** The server function passed to `useForm`. */
  readonly send: (data: TData) => Promise<Outcome<TValue>>
  /** Returns the localized path to redirect to on success; `url` is the URL of the form's page. */
  readonly redirectTo: (value: TValue, url: URL, data: TData) => string
  /** The names of hidden fields, which cannot display error messages. */
  readonly hidden?: readonly string[]
}

/** A form that was posted to its own page. */
export interface FormRequest<TPage> {
  readonly request: Request
  /** Renders the form's page. */
  readonly next: () => TPage
}

type Entries = Readonly<Record<string, string>>

/**
 * Creates a POST handler for forms that also work without JavaScript. On success, it redirects with
 * 303; on a refusal, it renders the page again with the status, error messages and submitted
 * values. The CSRF check for all POST requests is in start.ts.
 */
export function createFormAction<TData, TValue>(form: FormActionOptions<TData, TValue>) {
  return async <TPage>({ request, next }: FormRequest<TPage>): Promise<Response | TPage> => {
    const entries = await readEntries(request)
    const url = new URL(request.url)
    const parsed = form.schema.safeParse(entries)
    if (!parsed.success)
      return renderRefusal(form, entries, validationFailure(parsed.error).failure, next)
    const outcome = await form.send(parsed.data)
    if (outcome.ok) return redirectSeeOther(form.redirectTo(outcome.value, url, parsed.data))
    if (outcome.failure.kind === 'unauthorised') {
      return redirectSeeOther(getLoginUrl(url.pathname + url.search, getCurrentLocale()))
    }
    return renderRefusal(form, entries, outcome.failure, next)
  }
}

/**
 * Returns the posted form, to choose its handler, which reads it again; empty if the body is none.
 */
export async function peekForm(request: Request): Promise<FormData> {
  return await request
    .clone()
    .formData()
    .catch(() => new FormData())
}

/**
 * Returns the text fields of form data by name, without files; empty if the body is not form data.
 */
async function readEntries(request: Request): Promise<Entries> {
  try {
    const entries = [...(await request.formData())]
    return Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}

function renderRefusal<TPage>(
  { hidden = [] }: { readonly hidden?: readonly string[] },
  entries: Entries,
  failure: Failure,
  render: () => TPage,
): TPage {
  getRequestScope().submittedForm = {
    status: getStatus(failure),
    values: Object.fromEntries(Object.entries(entries).filter(([name]) => !isPasswordField(name))),
    messages: getFailureMessages(failure).map(({ field, text }) => ({
      field: field !== null && hidden.includes(field) ? null : field,
      text,
    })),
  }
  if (failure.kind === 'refused' && failure.retryAfterSeconds !== null) {
    setResponseHeader('retry-after', String(failure.retryAfterSeconds))
  }
  return render()
}

function isPasswordField(name: string): boolean {
  return name.includes('password')
}

const statusesByKind = {
  forbidden: 403,
  // The page exists; only the provider's endpoint is missing.
  'not-found': 503,
  timeout: 504,
  unreachable: 503,
  'invalid-response': 502,
}

function getStatus(failure: Failure): number {
  if (failure.kind === 'refused' || failure.kind === 'unauthorised') return failure.status
  return statusesByKind[failure.kind]
}

function redirectSeeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}
