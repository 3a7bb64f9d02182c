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
 * The provider as one visitor may speak to it. Every call answers an `Outcome` and never throws;
 * what goes wrong is logged with the request's id.
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
