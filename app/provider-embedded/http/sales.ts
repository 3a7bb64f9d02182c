import { mountCart } from './cart.ts'
import { mountCheckout } from './checkout.ts'
import type { Context, ProviderApp } from './context.ts'
import { mountCoupon } from './coupon.ts'
import { mountDownloads } from './downloads.ts'
import { mountOrders } from './orders.ts'
import { mountPayments } from './payments.ts'
import { mountWithdrawals } from './withdrawals.ts'

/** Cart, codes, checkout, orders, downloads, payment sessions and withdrawals. */
export function mountSales(app: ProviderApp, context: Context): void {
  mountCart(app, context)
  mountCoupon(app, context)
  mountCheckout(app, context)
  mountOrders(app, context)
  mountDownloads(app, context)
  mountPayments(app, context)
  mountWithdrawals(app, context)
}
