import { z } from 'zod'
import { formatWireDate } from './wire-format.ts'
import type { Locale } from './wire-format.ts'

const required = z.string().trim().min(1).max(255)
const textOrNumber = z.union([z.string(), z.number()]).transform(String)
const flag = z.union([z.boolean(), z.literal(0), z.literal(1), z.literal('0'), z.literal('1')])

/** One block of an address, as the host checks it. */
export const addressSchema = z.object({
  first_name: required,
  last_name: required,
  email: required,
  company_name: z.string().max(255).nullish(),
  vat_id: z.string().max(255).nullish(),
  address: z.array(z.string().max(255)).min(1).max(10),
  city: required,
  state: required,
  country: required,
  postcode: textOrNumber.refine((text) => /^[A-Za-z0-9][A-Za-z0-9 -]+$/.test(text), {
    message: 'The postcode field is invalid.',
  }),
  phone: textOrNumber.refine((text) => /^\+?\d{1,20}$/.test(text), {
    message: 'The phone field is invalid.',
  }),
  use_for_shipping: flag.nullish(),
})

export type Address = z.output<typeof addressSchema>

/** Whether an address is also that of the delivery. */
export function isForShipping(block: Address): boolean {
  return block.use_for_shipping === true || Number(block.use_for_shipping) === 1
}

/** An address of a cart or an order as the wire has it; the street is never sent (as on the host). */
export function serializeAddress(
  stored: string | null,
  id: number,
  moment: string,
  locale: Locale,
) {
  if (stored === null) return null
  const block = addressSchema.parse(JSON.parse(stored))
  return {
    id,
    first_name: block.first_name,
    last_name: block.last_name,
    name: `${block.first_name} ${block.last_name}`,
    email: block.email,
    address1: [''],
    country: block.country,
    country_name: countryName(block.country, locale),
    state: block.state,
    city: block.city,
    postcode: block.postcode,
    phone: block.phone,
    created_at: formatWireDate(moment),
    updated_at: formatWireDate(moment),
  }
}

function countryName(code: string, locale: Locale): string {
  if (!/^[A-Z]{2}$/.test(code)) return code
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code
}
