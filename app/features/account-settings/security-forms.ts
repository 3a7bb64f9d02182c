import * as z from 'zod/mini'
import { requiredLine, requiredText, toReason } from '#app/features/forms/form-fields.ts'

/** The value of `end_session` that ends all sessions except the visitor's own. */
export const allOtherSessions = 'others'

/** Validates the form that ends a session; its button contains the session's id. */
export const endSessionSchema = z.object({ end_session: requiredText(64) })

/** Validates the form that sends another verification email. */
export const sendEmailLinkSchema = z.object({ send_email_link: requiredText(1) })

/** Validates the form that discards the unverified address. */
export const cancelEmailChangeSchema = z.object({ cancel_email_change: requiredText(1) })

/** Validates the form that removes a passkey; its button contains the passkey's id. */
export const removePasskeySchema = z.object({
  remove_passkey: z.string().check(z.regex(/^\d{1,15}$/)),
})

/**
 * Validates the form that adds a passkey. Its field names differ from those of the settings form on
 * the same page. The password is absent until the provider requires it.
 */
export const addPasskeySchema = z.object({
  passkey_name: requiredLine(60),
  passkey_password: z.optional(z.string().check(z.maxLength(1000, toReason('too_long')))),
})
