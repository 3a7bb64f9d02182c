import type { WireCustomer } from '#provider/contract/customer.ts'
import type { MediaBases } from '../media-address.ts'
import { toMediaAddress } from '../media-address.ts'
import type { Customer } from '../types/customer.ts'

/** Converts a customer; a phone number starting with 000 is a placeholder and becomes null. */
export function toCustomer(wire: WireCustomer, bases: MediaBases): Customer {
  const phoneOnFile = wire.phone || null
  return {
    id: wire.id,
    firstName: wire.first_name,
    lastName: wire.last_name,
    email: wire.email,
    isEmailVerified: wire.email_verified,
    phone: phoneOnFile?.startsWith('000') ? null : phoneOnFile,
    phoneOnFile,
    username: wire.username,
    location: wire.location,
    description: wire.description,
    country: wire.country,
    refusedCountry: wire.refused_country,
    imageUrl: toMediaAddress(wire.image_url, bases),
    balance: wire.balance,
    pendingBalance: wire.pending_balance?.minor ? wire.pending_balance : null,
    gender: wire.gender,
    dateOfBirth: wire.date_of_birth || null,
    isSubscribed: wire.subscribed_to_news_letter,
  }
}
