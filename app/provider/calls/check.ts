import type { Capability } from '#provider/contract/capability-names.ts'
import { listEnvelope } from '#provider/contract/envelope.ts'
import { wireFacets } from '#provider/contract/product.ts'
import type { HttpClient } from '../http/http-client.ts'
import { optionalTimeoutMs } from '../http/provider-request.ts'

/** The result of checking for a capability. */
export type Finding = 'found' | 'missing' | 'unknown'

export type Findings = Readonly<Record<Capability, Finding>>

/** The list exists whether there is such an order or not. */
const anyOrderId = 0

const productsPath = '/api/v1/products'

const productsResponse = listEnvelope.extend({ facets: wireFacets })

/** Creates the calls that check the provider; they change nothing and send no token. */
export function createCheckCalls(http: HttpClient) {
  return {
    /** Returns whether the provider responds to the API. */
    isReachable: async (): Promise<boolean> => {
      return isResponse(await fetchProducts(http))
    },
    /** Detects the provider's capabilities; returns null if it is unreachable. */
    findCapabilities: async (): Promise<Findings | null> => {
      const products = await fetchProducts(http)
      return isResponse(products) ? await findCapabilities(http, products) : null
    },
  }
}

type Products = Awaited<ReturnType<typeof fetchProducts>>

function fetchProducts(http: HttpClient) {
  return http.send({
    method: 'GET',
    path: productsPath,
    query: { limit: 12 },
    auth: false,
    isRequired: true,
    isPublic: true,
    timeoutMs: optionalTimeoutMs,
    schema: productsResponse,
  })
}

/** Refusals, such as rate limits, also come from the provider. */
function isResponse(products: Products): boolean {
  return products.ok || products.failure.kind === 'refused'
}

async function findCapabilities(http: HttpClient, products: Products): Promise<Findings> {
  const [
    downloads,
    favorites,
    sessions,
    verification,
    additions,
    contact,
    passkeys,
    payment,
    refresh,
    reset,
    withdrawals,
    ledger,
    certificates,
    privacy,
    checkout,
    library,
  ] = await Promise.all([
    findPrivateList(http, '/api/v1/customer/library'),
    findPrivateList(http, '/api/v1/customer/favorites'),
    findPrivateList(http, '/api/v1/customer/sessions'),
    findPrivateList(http, '/api/v1/customer/email'),
    findForm(http, '/api/v1/customer/cart/add'),
    findForm(http, '/api/contact/send'),
    findForm(http, '/api/v1/customer/login/passkey'),
    findForm(http, '/api/v1/payment/create-payment-session'),
    findForm(http, '/api/v1/customer/refresh'),
    findForm(http, '/api/v1/customer/reset-password'),
    findForm(http, '/api/v1/withdrawals'),
    findPrivateList(http, '/api/v1/customer/ledger'),
    findPrivateList(http, `/api/v1/customer/orders/${anyOrderId}/certificates`),
    findPrivateList(http, '/api/v1/customer/deletion'),
    findForm(http, '/api/v1/customer/checkout/pay-order'),
    findPrivateList(http, '/api/v1/customer/library/files'),
  ])
  // Only visible after login.
  const customerFields = {
    balance: 'unknown',
    picture: 'unknown',
    profile: 'unknown',
    vat: 'unknown',
  } as const
  return {
    ...customerFields,
    additions,
    certificates,
    checkout,
    contact,
    downloads,
    favorites,
    filters: findFacets(products),
    ledger,
    library,
    passkeys,
    payment,
    privacy,
    refresh,
    reset,
    sessions,
    verification,
    withdrawals,
  }
}

function findFacets(products: Products): Finding {
  if (!products.ok) return 'unknown'
  return products.value.facets === null ? 'missing' : 'found'
}

/** A customer's list exists if it requires a login. */
async function findPrivateList(http: HttpClient, path: string): Promise<Finding> {
  const outcome = await http.open({
    method: 'GET',
    path,
    auth: false,
    timeoutMs: optionalTimeoutMs,
  })
  if (!outcome.ok) return 'unknown'
  const { status, body } = outcome.value
  await body?.cancel()
  if (status === 401) return 'found'
  return status === 404 ? 'missing' : 'unknown'
}

/**
 * Laravel responds to OPTIONS with a path's methods, and Bagisto has a page for every GET, so only
 * the methods distinguish a POST path from an unknown one.
 */
async function findForm(http: HttpClient, path: string): Promise<Finding> {
  const outcome = await http.open({
    method: 'OPTIONS',
    path,
    auth: false,
    timeoutMs: optionalTimeoutMs,
  })
  if (!outcome.ok) return 'unknown'
  const { headers, body } = outcome.value
  await body?.cancel()
  const methods = headers.get('allow')
  if (methods === null) return 'unknown'
  return /\bPOST\b/i.test(methods) ? 'found' : 'missing'
}
