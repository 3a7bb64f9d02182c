import type { RequestParts } from './provider-request.ts'
import type { Customer, Gender } from './types.ts'

/** What changes; what is left out stays as it is on file. */
export interface ProfileChanges {
  firstName?: string
  lastName?: string
  email?: string
  /** Empty or null for no phone. */
  phone?: string | null
  gender?: Gender
  username?: string | null
  location?: string | null
  description?: string | null
  password?: { current: string; new: string } | null
  /** A new picture, or `remove`. */
  picture?: Blob | 'remove' | null
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
  if (!picture) return { method: 'PUT', body: fields }
  if (picture === 'remove') return { method: 'PUT', body: { ...fields, image: [] } }
  return { method: 'POST', body: formOf(fields, picture) }
}

function fieldsOf(customer: Customer, changes: ProfileChanges): Fields {
  return {
    first_name: changes.firstName ?? customer.firstName,
    last_name: changes.lastName ?? customer.lastName,
    email: changes.email ?? customer.email,
    // Hosts demand a gender; who never stated one is 'Other' to them.
    gender: changes.gender ?? customer.gender ?? 'Other',
    phone: phoneToSend(customer, changes.phone),
    ...textFields(customer, changes),
    ...(changes.password ? passwordFields(changes.password) : {}),
  }
}

const texts = ['username', 'location', 'description'] as const

/** The texts of the profile; those that neither side has are not sent, as stock hosts know none. */
function textFields(customer: Customer, changes: ProfileChanges): Fields {
  const fields: Fields = {}
  for (const name of texts) {
    const text = changes[name] === undefined ? customer[name] : (changes[name] ?? '')
    if (text !== null) fields[name] = text
  }
  return fields
}

function passwordFields(password: { current: string; new: string }): Fields {
  return {
    current_password: password.current,
    new_password: password.new,
    new_password_confirmation: password.new,
  }
}

/**
 * Hosts demand a unique phone number. Without one, a number is sent that no telephone has (000 and
 * seven digits); once drawn it stays the same.
 */
function phoneToSend({ phoneOnFile }: Customer, phone: string | null | undefined): string {
  const digits = (phone === undefined ? (phoneOnFile ?? '') : (phone ?? '')).replace(
    /[\s().\-/]/g,
    '',
  )
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
