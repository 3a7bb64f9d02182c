import type { wireCustomer } from '../../contract/customer.ts'
import type { Sent } from '../../contract/sent.ts'
import { readPaymentCountries } from './customer-country.store.ts'
import { getBalanceCents, sumPendingPayments } from '../../ledger/ledger.store.ts'
import type { CustomerRow } from '../../platform/database/database.ts'
import { findRefusedCountry } from './customer-country.rules.ts'
import type { Context } from '../../context.ts'
import { toKey } from '../../platform/files/hashed-files.ts'
import { formatDecimal, formatWireDate } from '../../platform/http/wire-format.ts'

const generalGroup = { id: 2, name: 'General', created_at: null, updated_at: null } as const

/**
 * Serializes a customer, with the balance in Tunes, pending payments, the picture's URL, and the
 * country of their payments if the shop does not sell there.
 */
export async function serializeCustomer({ db, options, files }: Context, customer: CustomerRow) {
  const paidFrom = await readPaymentCountries(db, customer.id)
  return {
    id: customer.id,
    email: customer.email,
    email_verified: customer.email_verified_at !== null,
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
    country: customer.country,
    refused_country: findRefusedCountry(paidFrom, options.shop.tax.salesCountries),
    image_url: getImageUrl(files, customer),
    balance: formatDecimal(await getBalanceCents(db, customer.id)),
    pending_balance: formatDecimal(await sumPendingPayments(db, customer.id)),
  } satisfies Sent<typeof wireCustomer, 'subscribed_to_news_letter'>
}

function getImageUrl({ pictures }: Context['files'], customer: CustomerRow): string | null {
  const { image_sha256: sha256 } = customer
  return sha256 === null ? null : pictures.publicUrl(toKey({ sha256, extension: 'webp' }))
}
