import type { RequestParts } from '../http/provider-request.ts'
import type { Customer, Gender } from '../types/customer.ts'

/** Changes to a profile; omitted fields stay unchanged. */
export interface ProfileChanges {
  firstName?: string
  lastName?: string
  email?: string
  /** Empty or null if the customer has entered none. */
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
 * Builds the request that saves a profile: JSON by PUT or, with a new picture, a form by POST with
 * `_method=PUT`, because PHP does not parse forms in PUT requests. Only these fields are sent,
 * because Bagisto writes every column it receives.
 */
export function buildProfileRequest(
  customer: Customer,
  changes: ProfileChanges,
): Pick<RequestParts, 'method' | 'body'> {
  const fields = toFields(customer, changes)
  const { picture } = changes
  if (!picture) return { method: 'PUT', body: fields }
  if (picture === 'remove') return { method: 'PUT', body: { ...fields, image: [] } }
  return { method: 'POST', body: toFormData(fields, picture) }
}

function toFields(customer: Customer, changes: ProfileChanges): Fields {
  return {
    first_name: changes.firstName ?? customer.firstName,
    last_name: changes.lastName ?? customer.lastName,
    email: changes.email ?? customer.email,
    // Providers require a gender; 'Other' is the default.
    gender: changes.gender ?? customer.gender ?? 'Other',
    phone: toPhone(customer, changes.phone),
    // Bagisto ends the subscription if it is missing, and refuses an empty date.
    ...(customer.isSubscribed ? { subscribed_to_news_letter: '1' } : {}),
    ...(customer.dateOfBirth === null ? {} : { date_of_birth: customer.dateOfBirth }),
    ...toTextFields(customer, changes),
    ...(changes.password ? toPasswordFields(changes.password) : {}),
  }
}

const textFieldNames = ['username', 'location', 'description'] as const

/**
 * Builds the text fields of the profile. Omits fields with neither an old nor a new value, because
 * vanilla providers do not have them.
 */
function toTextFields(customer: Customer, changes: ProfileChanges): Fields {
  const fields: Fields = {}
  for (const name of textFieldNames) {
    const text = changes[name] === undefined ? customer[name] : (changes[name] ?? '')
    if (text !== null) fields[name] = text
  }
  return fields
}

function toPasswordFields(password: { current: string; new: string }): Fields {
  return {
    current_password: password.current,
    new_password: password.new,
    new_password_confirmation: password.new,
  }
}

/**
 * Returns the phone number to send. Providers require a unique one; if the customer has none, a
 * random placeholder is sent (000 and seven digits, not a real number) and reused from then on.
 */
function toPhone({ phoneOnFile }: Customer, phone: string | null | undefined): string {
  const digits = (phone === undefined ? (phoneOnFile ?? '') : (phone ?? '')).replace(
    /[\s().\-/]/g,
    '',
  )
  if (digits !== '') return digits
  return phoneOnFile?.startsWith('000') ? phoneOnFile : `000${generateDigits()}`
}

function generateDigits(): string {
  const [random = 0] = crypto.getRandomValues(new Uint32Array(1))
  return String(random % 10_000_000).padStart(7, '0')
}

function toFormData(fields: Fields, picture: Blob): FormData {
  const form = new FormData()
  form.set('_method', 'PUT')
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.append('image[]', picture, `picture.${getExtension(picture)}`)
  return form
}

function getExtension({ type }: Blob): string {
  return type.replace(/^image\//, '').replace(/\W.*$/, '') || 'png'
}
