import { createFormAction, peekForm } from '#app/features/forms/form-action.server.ts'
import type { FormRequest } from '#app/features/forms/form-action.server.ts'
import { deletionSchema, keepAccountSchema } from './deletion-schema.ts'
import { keepAccount, requestDeletion } from './deletion.functions.ts'

const handleRequest = createFormAction({
  schema: deletionSchema,
  send: (data) => requestDeletion({ data }),
  redirectTo: (_deletion, url) => url.pathname,
})

const handleKeep = createFormAction({
  schema: keepAccountSchema,
  hidden: ['keep_account'],
  send: (data) => keepAccount({ data }),
  redirectTo: (_deletion, url) => url.pathname,
})

/** Handles the forms of the deletion page without JavaScript. */
export async function handleDeletionForm<TPage>({
  request,
  next,
}: FormRequest<TPage>): Promise<Response | TPage> {
  const form = await peekForm(request)
  return form.has('keep_account') ? handleKeep({ request, next }) : handleRequest({ request, next })
}
