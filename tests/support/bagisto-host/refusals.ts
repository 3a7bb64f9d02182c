import type { HostReply } from './faults.ts'

export type HostLocale = 'en' | 'de'

/** The host's messages; `:attribute` is replaced by the field, as in Laravel. */
const messages = {
  credentials: {
    en: 'The provided credentials are incorrect.',
    de: 'Die angegebenen Anmeldedaten sind inkorrekt.',
  },
  required: {
    en: 'The :attribute field is required.',
    de: ':attribute muss ausgefüllt werden.',
  },
  invalid: {
    en: 'The :attribute field format is invalid.',
    de: 'Das Format von :attribute ist ungültig.',
  },
  taken: { en: 'The :attribute has already been taken.', de: ':attribute ist bereits vergeben.' },
  picture: {
    en: 'The :attribute field must be a file of type: bmp, jpeg, jpg, png, webp.',
    de: 'Das Bild muss vom Typ bmp, jpeg, jpg, png oder webp sein.',
  },
  wrongPassword: {
    en: 'Current password does not match.',
    de: 'Das aktuelle Passwort stimmt nicht überein.',
  },
  emailUnknown: {
    en: "We can't find a user with that email address.",
    de: 'Es konnte leider kein Nutzer mit dieser E-Mail-Adresse gefunden werden.',
  },
  waitBeforeRetrying: {
    en: 'Please wait before retrying.',
    de: 'Bitte versuche es später noch einmal.',
  },
  resetToken: {
    en: 'This password reset token is invalid.',
    de: 'Der Code zum Zurücksetzen ist ungültig.',
  },
  coupon: { en: 'Coupon code is invalid.', de: 'Gutscheincode ist ungültig.' },
  links: {
    en: 'Downloadable links are missing for this product.',
    de: 'Für dieses Produkt fehlen herunterladbare Links.',
  },
  inactive: {
    en: 'Inactive item cannot be added to cart.',
    de: 'Inaktive Artikel können nicht in den Warenkorb gelegt werden.',
  },
} as const satisfies Record<string, Record<HostLocale, string>>

export type MessageName = keyof typeof messages

/** A response that refuses a request. */
export class HostRefusal extends Error {
  readonly status: number
  readonly body: unknown

  constructor({ status = 200, body }: HostReply) {
    super(`refused with ${status}`)
    this.status = status
    this.body = body
  }
}

/** Creates a refusal with a message but no fields. */
export function refuse(status: number, name: MessageName, locale: HostLocale): HostRefusal {
  return new HostRefusal({ status, body: { message: messages[name][locale] } })
}

/** Creates a validation error for one field. */
export function refuseField(field: string, name: MessageName, locale: HostLocale): HostRefusal {
  const text = messages[name][locale].replace(':attribute', field.replaceAll('_', ' '))
  return new HostRefusal({ status: 422, body: { message: text, errors: { [field]: [text] } } })
}

export const unauthorized = { status: 401, body: { error: 'Oops! You are not allowed here.' } }
export const notFound = { status: 404, body: { title: '404 Page Not Found', message: 'Oops!' } }
/** In production, every other error is a 500, including exceptions and unknown paths of writes. */
export const serverError = {
  status: 500,
  body: { title: '500 Internal Server Error', message: '' },
}
