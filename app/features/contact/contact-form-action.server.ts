import { createFormAction } from '#app/features/forms/form-action.server.ts'
import { currentLocale } from '#app/i18n/current-locale.ts'
import { localizePath } from '#app/i18n/paths.ts'
import { contactForm } from './contact-schema.ts'
import { sendMessage } from './contact.functions.ts'

/** Handles contact form submissions without JavaScript. */
export const contactFormAction = createFormAction({
  schema: contactForm,
  send: (data) => sendMessage({ data }),
  redirectTo: () => `${localizePath('/contacts', currentLocale())}?sent=1`,
})
