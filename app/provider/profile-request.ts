import type { RequestParts } from './provider-request.ts'
import type { Customer, Gender } from './types.ts'

export interface ProfileChanges {
  firstName: string
  lastName: string
  email: string
  /** Empty or null for no phone. */
  phone: string | null
  gender?: Gender
  username?: string
  location?: string
  description?: string
  password?: { current: string; next: string }
  /** A new picture, or `remove`; left out, the picture stays. */
  picture?: Blob | 'remove'
}

type Fields = Record<string, string>

/**
 * How a profile is sent: as JSON by PUT, or with a picture as a form by POST with `_method=PUT`,
 * since a PHP host reads no form on PUT. Only these fields ever travel: a Bagisto host writes every
 * column it is given.
 */
export function profileRequest(
  customer: Customer,
  changes: ProfileChanges,
): Pick<RequestParts, 'method' | 'body'> {
  const fields = fieldsOf(customer, changes)
  const { picture } = changes
  if (picture === undefined) return { method: 'PUT', body: fields }
  if (picture === 'remove') return { method: 'PUT', body: { ...fields, image: [] } }
  return { method: 'POST', body: formOf(fields, picture) }
}

function fieldsOf(customer: Customer, changes: ProfileChanges): Fields {
  const { username, location, description, password } = changes
  return {
    first_name: changes.firstName,
    last_name: changes.lastName,
    email: changes.email,
    // Hosts demand a gender; who never stated one is 'Other' to them.
    gender: changes.gender ?? customer.gender ?? 'Other',
    phone: phoneToSend(customer, changes.phone),
    ...(username === undefined ? {} : { username }),
    ...(location === undefined ? {} : { location }),
    ...(description === undefined ? {} : { description }),
    ...(password ? passwordFields(password) : {}),
  }
}

function passwordFields({ current, next }: { current: string; next: string }): Fields {
  return {
    current_password: current,
    new_password: next,
    new_password_confirmation: next,
  }
}

/**
 * Hosts demand a unique phone number. Without one, a number is sent that no telephone has (000 and
 * seven digits); once drawn it stays the same.
 */
function phoneToSend({ phoneOnFile }: Customer, phone: string | null): string {
  const digits = (phone ?? '').replace(/[\s().\-/]/g, '')
  if (digits !== '') return digits
  return phoneOnFile?.startsWith('000') ? phoneOnFile : `000${drawSevenDigits()}`
}

function drawSevenDigits(): string {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(drawn % 10_000_000).padStart(7, '0')
}

function formOf(fields: Fields, picture: Blob): FormData {
  const form = new FormData()
  form.set('_method', 'PUT')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.append('image[]', picture, 'picture')
  return form
}
