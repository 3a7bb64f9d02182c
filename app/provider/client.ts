import { cartCalls } from './cart.ts'
import { checkoutCalls } from './checkout.ts'
import { contactCalls } from './contact.ts'
import { customerCalls } from './customer.ts'
import { fileCalls } from './files.ts'
import { createHttp } from './http.ts'
import type { ProviderOptions } from './options.ts'
import { libraryCalls, orderCalls } from './orders.ts'
import { paymentCalls } from './payment.ts'
import { productCalls } from './products.ts'
import { withdrawalCalls } from './withdrawals.ts'

export type ProviderClient = ReturnType<typeof createProviderClient>

/**
 * Creates the provider client for one visitor. Every call returns an `Outcome` and never throws;
 * failures are logged with the request id.
 */
export function createProviderClient(options: ProviderOptions) {
  const http = createHttp(options)
  return {
    customer: customerCalls(http),
    contact: contactCalls(http),
    products: productCalls(http),
    cart: cartCalls(http),
    checkout: checkoutCalls(http),
    orders: orderCalls(http),
    library: libraryCalls(http),
    payment: paymentCalls(http),
    files: fileCalls(http),
    withdrawals: withdrawalCalls(http),
  }
}
