import { z } from 'zod'
import { wireCustomer } from '#provider/contract/customer.ts'
import { fail, mapOutcome } from '../failure.ts'
import type { Failure, Outcome, RefusalMessage } from '../failure.ts'
import { createFileCalls } from './files.ts'
import type { HttpClient } from '../http/http-client.ts'
import { toCustomer } from '../normalise/customer.ts'
import { buildProfileRequest } from './profile-request.ts'
import type { ProfileChanges } from './profile-request.ts'
import { optionalTimeoutMs } from '../http/provider-request.ts'
import { withTimeLimit } from '../http/time-limit.ts'
import type { Customer } from '../types/customer.ts'

/**
 * Saves a profile. Bagisto erases a picture missing from the request, so the picture is fetched
 * first and restored if it was erased.
 */
export async function updateProfile(
  http: HttpClient,
  customer: Customer,
  changes: ProfileChanges,
): Promise<Outcome<Customer>> {
  const picture = changes.picture ? null : await fetchPicture(http, customer)
  const outcome = await sendProfile(http, customer, changes)
  if (!outcome.ok || picture === null || outcome.value.imageUrl !== null) return outcome
  const restored = await sendProfile(http, outcome.value, { picture })
  return restored.ok ? restored : outcome
}

async function sendProfile(
  http: HttpClient,
  customer: Customer,
  changes: ProfileChanges,
): Promise<Outcome<Customer>> {
  const outcome = await http.send({
    ...buildProfileRequest(customer, changes),
    path: '/api/v1/customer/profile',
    needsData: true,
    schema: z.object({ data: wireCustomer }),
    assumedReasons: {
      ...(changes.password ? { '': 'wrong_password' } : {}),
      current_password: 'wrong_password',
      email: 'email_taken',
      image: 'image_invalid',
      phone: 'phone_taken',
    },
  })
  if (!outcome.ok && isPasswordVerified(changes))
    return fail(attributeToCurrentPassword(outcome.failure))
  return mapOutcome(outcome, ({ data }) => toCustomer(data, http.options))
}

/** Returns whether the current password is also sent as the new one, just to have it verified. */
function isPasswordVerified({ password }: ProfileChanges): boolean {
  return password !== null && password !== undefined && password.new === password.current
}

/**
 * Reports errors of the new password, such as its length, as a wrong current password, because the
 * customer has not entered a new one.
 */
function attributeToCurrentPassword(failure: Failure): Failure {
  if (failure.kind !== 'refused') return failure
  const messages = failure.messages.map((message): RefusalMessage =>
    message.field?.includes('password') === true
      ? { ...message, field: 'current_password', reason: 'wrong_password' }
      : message,
  )
  const isBlamed = messages.some(({ reason }) => reason === 'wrong_password')
  return { ...failure, messages, reason: isBlamed ? 'wrong_password' : failure.reason }
}

/** Fetches the customer's picture; null if there is none or it takes too long. */
async function fetchPicture(http: HttpClient, { imageUrl }: Customer): Promise<Blob | null> {
  if (imageUrl === null) return null
  const path = imageUrl.replace(/^\/media/, '')
  const fetchBlob = async () => {
    const opened = await createFileCalls(http).media(path, { headers: new Headers() })
    return opened.ok ? opened.value.blob() : null
  }
  return withTimeLimit(optionalTimeoutMs, fetchBlob).catch(() => null)
}
