import type * as z from 'zod/mini'
import { replaceToken } from '#app/features/account/renew-session.server.ts'
import { assignFieldByReason } from '#app/features/forms/assign-field-by-reason.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { createRefusal, fail, mapOutcome, mayHaveSucceeded } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { ProfileChanges } from '#app/provider/calls/profile-request.ts'
import type { Customer } from '#app/provider/types/customer.ts'
import { getDeviceName } from '#app/server/http/device-name.server.ts'
import { renewToken } from '#app/server/http/session.server.ts'
import { settingsFields } from './settings-schema.ts'
import type { settingsSchema } from './settings-schema.ts'

type SettingsFields = z.output<typeof settingsSchema>

/**
 * Saves the settings. Changes the password only if both the current and a new one are submitted.
 * Changing the email address requires the current password, regardless of the provider. A correct
 * current password also replaces the session token. If the response is lost, the profile is read to
 * find out whether the settings were saved.
 */
export async function saveSettings(
  client: ProviderClient,
  settings: SettingsFields,
): Promise<Outcome<Customer>> {
  const customer = await client.customer.get()
  if (!customer.ok) return customer
  const { first_name: firstName, last_name: lastName, ...others } = settings
  const { current_password: current, new_password: next, ...fields } = others
  const isNewEmail = !isSameText(fields.email, customer.value.email)
  if (isNewEmail && current === '') {
    return fail(
      assignFieldByReason(
        createRefusal(422, { reason: 'current_password_missing' }),
        settingsFields,
      ),
    )
  }
  const password = toPasswordChange(current, next, isNewEmail)
  const changes = { ...fields, firstName, lastName, password, picture: null }
  const outcome = await client.customer.updateProfile(customer.value, changes)
  if (!outcome.ok && mayHaveSucceeded(outcome.failure)) {
    const confirmed = await findSaved(client, changes, next)
    return confirmed ?? outcome
  }
  if (!outcome.ok) return fail(assignFieldByReason(outcome.failure, settingsFields))
  if (password !== null) await replaceToken()
  return outcome
}

/**
 * Returns the password change to send. Providers verify the current password only along with a new
 * one, so an email change sends the current password as both.
 */
function toPasswordChange(current: string, next: string, isNewEmail: boolean) {
  if (next !== '') return { current, new: next }
  return isNewEmail && current !== '' ? { current, new: current } : null
}

/**
 * Returns the customer if the profile contains the changes, otherwise null. A password change can
 * only be confirmed by logging in.
 */
async function findSaved(
  client: ProviderClient,
  changes: ProfileChanges & { readonly email: string },
  newPassword: string,
): Promise<Outcome<Customer> | null> {
  if (newPassword === '') {
    const current = await client.customer.get()
    return current.ok && hasChanges(current.value, changes) ? current : null
  }
  const session = await client.customer.login({
    email: changes.email,
    password: newPassword,
    remember: false,
    deviceName: getDeviceName(),
  })
  if (!session.ok) return null
  renewToken(session.value.token)
  return mapOutcome(session, ({ customer }) => customer)
}

function hasChanges(customer: Customer, { firstName, lastName, email, phone }: ProfileChanges) {
  return (
    isSameText(customer.firstName, firstName) &&
    isSameText(customer.lastName, lastName) &&
    // Where addresses are verified, a new one takes effect after its verification.
    (customer.isEmailVerified !== null || isSameText(customer.email, email)) &&
    isSameText(customer.phone ?? '', phone ?? '')
  )
}

function isSameText(saved: string, submitted = ''): boolean {
  return saved.trim().toLowerCase() === submitted.trim().toLowerCase()
}
