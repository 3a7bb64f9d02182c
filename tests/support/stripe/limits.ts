import { createInvalidError } from './errors.ts'
import type { FormValue, FormValues } from './parse-form.ts'

/** Stripe accepts neither non-ASCII letters before the @ nor a domain without a dot. */
export function requireEmail(email: FormValue | undefined): void {
  if (
    email === undefined ||
    /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d-]+(\.[a-z\d-]+)+$/i.test(String(email))
  )
    return
  const message = `Invalid email address: ${String(email)}`
  throw createInvalidError('email_invalid', 'customer_email', message)
}

/** https://docs.stripe.com/metadata#data */
const metadataLimits = { keys: 50, key: 40, value: 500 }

/** Returns the metadata of a request; throws if it exceeds Stripe's limits. */
export function readMetadata(values: FormValues): Record<string, string> {
  const metadata = { ...((values['metadata'] ?? {}) as Record<string, string>) }
  const entries = Object.entries(metadata)
  if (entries.length > metadataLimits.keys) {
    const message = `You may only specify up to ${metadataLimits.keys} metadata keys.`
    throw createInvalidError(undefined, 'metadata', message)
  }
  for (const [key, value] of entries) {
    const wrong =
      key.length > metadataLimits.key
        ? ([`key: ${key}`, metadataLimits.key] as const)
        : value.length > metadataLimits.value
          ? ([`val: ${value}`, metadataLimits.value] as const)
          : null
    if (wrong === null) continue
    const message = `Invalid ${wrong[0]} must be a string under ${wrong[1]} characters`
    throw createInvalidError(undefined, 'metadata', message)
  }
  return metadata
}
