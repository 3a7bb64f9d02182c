import { setResponseHeader } from '@tanstack/react-start/server'
import type * as z from 'zod/mini'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { loginAddress } from '#app/i18n/paths.ts'
import type { Failure, Outcome } from '#app/provider/failure.ts'
import { requestScope } from '#app/request-scope/request-scope.server.ts'
import { validationFailure } from './validate-form.ts'
import { failureMessages } from '#app/features/errors/failure-messages.ts'

interface FormActionOptions<TData, TValue> {
  /** The schema that the form's `useForm` has. */
  readonly schema: z.ZodMiniType<TData>
  /** Sends what passed the schema: the server function that the form's `useForm` calls. */
  readonly send: (data: TData) => Promise<Outcome<TValue>>
  /** The page of this site that success leads to, localised; `url` is the form's own address. */
  readonly redirectTo: (value: TValue, url: URL, data: TData) => string
  /** Fields that nobody sees and that can carry no text. */
  readonly hidden?: readonly string[]
}

interface FormRequest<TPage> {
  readonly request: Request
  /** Renders the page of the address. */
  readonly next: () => TPage
}

type Entries = Readonly<Record<string, string>>

/**
 * The POST handler of a page whose form also works without a script: success leads on (303), a refusal
 * shows the page again with its status, its texts and what was typed. That the form comes from this
 * site is checked for every POST, in start.ts.
 */
export function createFormAction<TData, TValue>(form: FormActionOptions<TData, TValue>) {
  return async <TPage>({ request, next }: FormRequest<TPage>): Promise<Response | TPage> => {
    const entries = await readEntries(request)
    const url = new URL(request.url)
    const checked = form.schema.safeParse(entries)
    if (!checked.success)
      return renderRefusal(form, entries, validationFailure(checked.error).failure, next)
    const outcome = await form.send(checked.data)
    if (outcome.ok) return redirectSeeOther(form.redirectTo(outcome.value, url, checked.data))
    if (outcome.failure.kind === 'unauthorised') {
      return redirectSeeOther(loginAddress(url.pathname + url.search, currentLocale()))
    }
    return renderRefusal(form, entries, outcome.failure, next)
  }
}

/** What the form's fields hold; nothing where the body is no form. Files are left out. */
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
  requestScope().submittedForm = {
    status: getStatus(failure),
    values: Object.fromEntries(Object.entries(entries).filter(([name]) => !isSecret(name))),
    messages: failureMessages(failure).map(({ field, text }) => ({
      field: field !== null && hidden.includes(field) ? null : field,
      text,
    })),
  }
  if (failure.kind === 'refused' && failure.retryAfterSeconds !== null) {
    setResponseHeader('retry-after', String(failure.retryAfterSeconds))
  }
  return render()
}

function isSecret(name: string): boolean {
  return name.includes('password')
}

const statuses = {
  forbidden: 403,
  'not-found': 404,
  timeout: 504,
  unreachable: 503,
  'invalid-response': 502,
}

function getStatus(failure: Failure): number {
  if (failure.kind === 'refused' || failure.kind === 'unauthorised') return failure.status
  return statuses[failure.kind]
}

function redirectSeeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { location } })
}
