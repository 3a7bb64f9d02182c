import { createFormAction, peekForm } from '#app/features/forms/form-action.server.ts'
import type { FormRequest } from '#app/features/forms/form-action.server.ts'
import { cancelEmailChange, sendEmailLink } from './email-address.functions.ts'
import { removePasskey } from './passkeys.functions.ts'
import { settingsSchema } from './settings-schema.ts'
import { saveProfile } from './settings.functions.ts'
import {
  cancelEmailChangeSchema,
  endSessionSchema,
  removePasskeySchema,
  sendEmailLinkSchema,
} from './security-forms.ts'
import { endSession } from './sessions.functions.ts'

const handleEndSession = createFormAction({
  schema: endSessionSchema,
  hidden: ['end_session'],
  send: (data) => endSession({ data }),
  redirectTo: (_none, url) => url.pathname,
})

const handleRemovePasskey = createFormAction({
  schema: removePasskeySchema,
  hidden: ['remove_passkey'],
  send: (data) => removePasskey({ data }),
  redirectTo: (_none, url) => url.pathname,
})

const handleSendEmailLink = createFormAction({
  schema: sendEmailLinkSchema,
  hidden: ['send_email_link'],
  send: (data) => sendEmailLink({ data }),
  redirectTo: (_none, url) => `${url.pathname}?flash=email-sent`,
})

const handleCancelEmailChange = createFormAction({
  schema: cancelEmailChangeSchema,
  hidden: ['cancel_email_change'],
  send: (data) => cancelEmailChange({ data }),
  redirectTo: (_none, url) => url.pathname,
})

const handleSettings = createFormAction({
  schema: settingsSchema,
  send: (data) => saveProfile({ data }),
  redirectTo: (_customer, url) => `${url.pathname}?flash=saved`,
})

/** Handles the forms of the settings tab, except the profile image, without JavaScript. */
export async function handleSettingsForm<TPage>({
  request,
  next,
}: FormRequest<TPage>): Promise<Response | TPage> {
  const form = await peekForm(request)
  if (form.has('end_session')) return handleEndSession({ request, next })
  if (form.has('remove_passkey')) return handleRemovePasskey({ request, next })
  if (form.has('send_email_link')) return handleSendEmailLink({ request, next })
  if (form.has('cancel_email_change')) return handleCancelEmailChange({ request, next })
  if (form.has('first_name')) return handleSettings({ request, next })
  return next()
}
