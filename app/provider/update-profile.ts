import { z } from 'zod'
import { wireCustomer } from './contract/customer.ts'
import { mapOutcome } from './failure.ts'
import type { Outcome } from './failure.ts'
import { createFileCalls } from './files.ts'
import type { HttpClient } from './http.ts'
import { toCustomer } from './normalise/customer.ts'
import { buildProfileRequest } from './profile-request.ts'
import type { ProfileChanges } from './profile-request.ts'
import { optionalTimeoutMs } from './provider-request.ts'
import { withTimeLimit } from './time-limit.ts'
import type { Customer } from './types/customer.ts'

/**
 * Saves a profile. Bagisto erases a picture that is not part of the request, so the picture is
 * fetched first and sent again if it was erased.
 */
export async function updateProfile(
  http: HttpClient,
  customer: Customer,
  changes: ProfileChanges,
): Promise<Outcome<Customer>> {
  const picture = changes.picture ? null : await fetchPicture(http, customer)
  const saved = await sendProfile(http, customer, changes)
  if (!saved.ok || picture === null || saved.value.imageUrl !== null) return saved
  const restored = await sendProfile(http, saved.value, { picture })
  return restored.ok ? restored : saved
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
  return mapOutcome(outcome, ({ data }) => toCustomer(data, http.options))
}

/** Fetches the customer's picture; null if there is none or it cannot be fetched in time. */
async function fetchPicture(http: HttpClient, { imageUrl }: Customer): Promise<Blob | null> {
  if (imageUrl === null) return null
  const path = imageUrl.replace(/^\/media/, '')
  const fetchBlob = async () => {
    const opened = await createFileCalls(http).media(path, { headers: new Headers() })
    return opened.ok ? opened.value.blob() : null
  }
  return withTimeLimit(optionalTimeoutMs, fetchBlob).catch(() => null)
}
