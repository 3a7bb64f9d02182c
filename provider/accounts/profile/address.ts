import { z } from 'zod'
import { formatCountry } from '../../platform/texts/intl-formats.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { formatWireDate } from '../../platform/http/wire-format.ts'

const requiredString = z.string().trim().min(1).max(255)
const stringOrNumber = z.union([z.string(), z.number()]).transform(String)
const flag = z.union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1')])

/** Schema of a billing or shipping address, with Bagisto's validation rules. */
export const addressSchema = z.object({
  first_name: requiredString,
  last_name: requiredString,
  email: requiredString,
  company_name: z.string().max(255).nullish(),
  vat_id: z.string().max(255).nullish(),
  address: z.array(z.string().max(255)).min(1).max(10),
  city: requiredString,
  state: requiredString,
  country: requiredString,
  postcode: stringOrNumber.refine((text) => /^[A-Za-z0-9][A-Za-z0-9 -]+$/.test(text), {
    message: 'The postcode field is invalid.',
  }),
  phone: stringOrNumber.refine((text) => /^\+?\d{1,20}$/.test(text), {
    message: 'The phone field is invalid.',
  }),
  use_for_shipping: flag.nullish(),
})

export type Address = z.output<typeof addressSchema>

/** Returns whether the billing address is also the shipping address. */
export function isUsedForShipping(address: Address): boolean {
  return address.use_for_shipping === true || Number(address.use_for_shipping) === 1
}

/** Serializes a cart or order address, without the street, as Bagisto does. */
export function serializeAddress(
  stored: string | null,
  id: number,
  timestamp: string,
  locale: Locale,
) {
  if (stored === null) return null
  const address = addressSchema.parse(JSON.parse(stored))
  return {
    id,
    first_name: address.first_name,
    last_name: address.last_name,
    name: `${address.first_name} ${address.last_name}`,
    email: address.email,
    address1: [''],
    country: address.country,
    country_name: nameCountry(address.country, locale),
    state: address.state,
    city: address.city,
    postcode: address.postcode,
    phone: address.phone,
    created_at: formatWireDate(timestamp),
    updated_at: formatWireDate(timestamp),
  }
}

function nameCountry(code: string, locale: Locale): string {
  return /^[A-Z]{2}$/.test(code) ? formatCountry(code, locale) : code
}
