import { createFormAction } from '#app/features/forms/form-action.server.ts'
import { getCurrentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { contactSchema } from './contact-schema.ts'
import { sendMessage } from './contact.functions.ts'

/** Handles contact form submissions without JavaScript. */
export const handleContactForm = createFormAction({
  schema: contactSchema,
  send: (data) => sendMessage({ data }),
  redirectTo: () => `${localizePath('/contacts', getCurrentLocale())}?sent=1`,
})
