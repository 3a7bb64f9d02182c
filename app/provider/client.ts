import { createArtistCalls } from './artists.ts'
import { createCartCalls } from './cart.ts'
import { createCheckCalls } from './check.ts'
import { createCheckoutCalls } from './checkout.ts'
import { createContactCalls } from './contact.ts'
import { createCustomerCalls } from './customer.ts'
import { createEmailAddressCalls } from './email-address.ts'
import { createFavoriteCalls } from './favorites.ts'
import { createFileCalls } from './files.ts'
import { createHttpClient } from './http.ts'
import type { ProviderOptions } from './options.ts'
import { createInvoiceCalls } from './invoices.ts'
import { createLibraryCalls, createOrderCalls } from './orders.ts'
import { createPasskeyCalls } from './passkeys.ts'
import { createPaymentCalls } from './payment.ts'
import { createProductCalls } from './products.ts'
import { createSessionCalls } from './sessions.ts'
import { createWithdrawalCalls } from './withdrawals.ts'

export type ProviderClient = ReturnType<typeof createProviderClient>

/**
 * Creates the provider client for one visitor. Every call returns an `Outcome` and never throws;
 * failures are logged with the request id.
 */
export function createProviderClient(options: ProviderOptions) {
  const http = createHttpClient(options)
  return {
    customer: createCustomerCalls(http),
    emailAddress: createEmailAddressCalls(http),
    sessions: createSessionCalls(http),
    passkeys: createPasskeyCalls(http),
    contact: createContactCalls(http),
    products: createProductCalls(http),
    artists: createArtistCalls(http),
    favorites: createFavoriteCalls(http),
    cart: createCartCalls(http),
    checkout: createCheckoutCalls(http),
    orders: createOrderCalls(http),
    library: createLibraryCalls(http),
    invoices: createInvoiceCalls(http),
    payment: createPaymentCalls(http),
    files: createFileCalls(http),
    withdrawals: createWithdrawalCalls(http),
    check: createCheckCalls(http),
  }
}
