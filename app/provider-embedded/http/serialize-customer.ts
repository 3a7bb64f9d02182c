import { getBalanceCents } from '#app/provider-embedded/db/balance.ts'
import type { CustomerRow } from '#app/provider-embedded/db/schema.ts'
import type { Context } from './context.ts'
import { formatDecimal, formatWireDate } from './wire-format.ts'

const generalGroup = { id: 2, name: 'General', created_at: null, updated_at: null } as const

/** A customer as answers carry one, with the balance in Tunes and the address of the picture. */
export async function serializeCustomer({ db, options }: Context, customer: CustomerRow) {
  return {
    id: customer.id,
    email: customer.email,
    name: `${customer.first_name} ${customer.last_name}`,
    first_name: customer.first_name,
    last_name: customer.last_name,
    gender: customer.gender,
    date_of_birth: customer.date_of_birth,
    phone: customer.phone,
    status: customer.status,
    group: generalGroup,
    notes: [],
    created_at: formatWireDate(customer.created_at),
    updated_at: formatWireDate(customer.updated_at),
    username: customer.username,
    location: customer.location,
    description: customer.description,
    image_url: imageUrl(options.providerUrl, customer),
    balance: formatDecimal(await getBalanceCents(db, customer.id)),
  }
}

function imageUrl(providerUrl: string, customer: CustomerRow): string | null {
  const { image_sha256: name, image_extension: extension } = customer
  return name === null || extension === null ? null : `${providerUrl}/files/${name}.${extension}`
}
