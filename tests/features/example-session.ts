import type { QueryClient } from '@tanstack/react-query'
import { sessionQuery } from '#app/features/account/session.queries.ts'
import { guestSession } from '#app/features/account/session.ts'
import type { Session } from '#app/features/account/session.ts'
import { providerInfoQuery } from '#app/features/provider-info/provider-info.queries.ts'
import type { ProviderInfo } from '#app/features/provider-info/provider-info.functions.ts'
import { salesCountriesQuery } from '#app/features/country/country.queries.ts'
import { cartQuery } from '#app/features/cart/cart.queries.ts'
import { createNavigation } from '#app/router/navigation.ts'
import { allCapabilities, createCapabilities } from '#app/provider/capabilities.ts'
import { createQueryClient } from '#app/router/query-client.ts'
import type { RouterContext } from '#app/router/router-context.ts'
import type { Cart } from '#app/provider/types/cart.ts'
import type { Customer } from '#app/provider/types/customer.ts'

export const exampleCustomer: Customer = {
  id: 5,
  firstName: 'Ann',
  lastName: 'Bee',
  email: 'ann@example.com',
  isEmailVerified: true,
  phone: null,
  phoneOnFile: null,
  dateOfBirth: null,
  isSubscribed: false,
  username: null,
  location: null,
  description: null,
  country: null,
  refusedCountry: null,
  pendingBalance: null,
  imageUrl: null,
  balance: null,
  gender: null,
}

export const customerSession: Session = { state: 'customer', customer: exampleCustomer }

/** The capabilities of the embedded provider. */
export const embeddedInfo: ProviderInfo = {
  capabilities: allCapabilities,
  hasLoops: true,
  paymentInstructions: null,
  downloadsUrl: null,
}

/** The capabilities of a vanilla provider. */
export const vanillaInfo: ProviderInfo = {
  capabilities: createCapabilities([]),
  hasLoops: false,
  paymentInstructions: null,
  downloadsUrl: 'https://host.example/downloads',
}

/**
 * Creates a query client with a session and, if given, a cart; the default provider is the embedded
 * one.
 */
export function createTestQueryClient(
  session: Session = guestSession,
  cart?: Cart | null,
  info: ProviderInfo = embeddedInfo,
): QueryClient {
  const queryClient = createQueryClient()
  queryClient.setQueryData(providerInfoQuery.queryKey, info)
  queryClient.setQueryData(sessionQuery.queryKey, session)
  queryClient.setQueryData(salesCountriesQuery.queryKey, {
    countries: ['DE', 'NL'],
    description: 'one of these countries: Germany and Netherlands',
    guess: 'DE',
  })
  if (cart !== undefined) {
    queryClient.setQueryData(cartQuery(session.customer?.id).queryKey, cart)
  }
  return queryClient
}

/** Creates the router context of loaders with the given query client. */
export function createRouterContext(queryClient: QueryClient): RouterContext {
  return { queryClient, navigation: createTestNavigation() }
}

/** Creates a navigation without a router, as on the server, so errors are thrown unchanged. */
function createTestNavigation() {
  return createNavigation({ hasOwnPage: () => false, onFailure: () => {} })
}
