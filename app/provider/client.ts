import { createArtistCalls } from './calls/artists.ts'
import { createCartCalls } from './calls/cart.ts'
import { createCertificateCalls } from './calls/certificates.ts'
import { createCheckCalls } from './calls/check.ts'
import { createCheckoutCalls } from './calls/checkout.ts'
import { createContactCalls } from './calls/contact.ts'
import { createCustomerCalls } from './calls/customer.ts'
import { createEmailAddressCalls } from './calls/email-address.ts'
import { createFavoriteCalls } from './calls/favorites.ts'
import { createFileCalls } from './calls/files.ts'
import { createHttpClient } from './http/http-client.ts'
import type { ProviderOptions } from './options.ts'
import { createInvoiceCalls } from './calls/invoices.ts'
import { createLedgerCalls } from './calls/ledger.ts'
import { createLibraryCalls } from './calls/library.ts'
import { createOrderCalls } from './calls/orders.ts'
import { createPasskeyCalls } from './calls/passkeys.ts'
import { createPaymentCalls } from './calls/payment.ts'
import { createPrivacyCalls } from './calls/privacy.ts'
import { createProductCalls } from './calls/products.ts'
import { createSessionCalls } from './calls/sessions.ts'
import { createSitemapCalls } from './calls/sitemap.ts'
import { createWithdrawalCalls } from './calls/withdrawals.ts'

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
    sitemap: createSitemapCalls(http),
    favorites: createFavoriteCalls(http),
    cart: createCartCalls(http),
    checkout: createCheckoutCalls(http),
    orders: createOrderCalls(http),
    library: createLibraryCalls(http),
    invoices: createInvoiceCalls(http),
    ledger: createLedgerCalls(http),
    certificates: createCertificateCalls(http),
    payment: createPaymentCalls(http),
    privacy: createPrivacyCalls(http),
    files: createFileCalls(http),
    withdrawals: createWithdrawalCalls(http),
    check: createCheckCalls(http),
  }
}
