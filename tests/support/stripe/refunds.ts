import type { ShopResponse } from '../shops/shop.ts'
import { withdraw } from '../withdrawals.ts'
import type { StripeShop } from './stripe-shop.ts'
import { runTasks } from './stripe-shop.ts'

/** Withdraws from an unspent top-up. */
export function withdrawFrom(
  { shop, ann }: StripeShop,
  id: string,
  cents: number,
): Promise<ShopResponse> {
  return withdraw(shop, { top_up_id: id, expected_amount: (cents / 100).toFixed(4) }, ann)
}

/** Returns the refunds as they are stored, oldest first. */
export async function listRefunds({ shop }: StripeShop) {
  return await shop.db.selectFrom('refunds').selectAll().orderBy('id').execute()
}

/** Returns the emails to the owner about payments. */
export function findAlerts({ shop }: StripeShop) {
  return shop.mails.filter(({ kind }) => kind === 'payment-alert')
}

/** Returns the emails to customers about refunds that failed. */
export function findNotices({ shop }: StripeShop) {
  return shop.mails.filter(({ kind }) => kind === 'refund-failed')
}

/** Lets the shop look for pending refunds until each has been tried again. */
export async function retryRefunds(stripeShop: StripeShop): Promise<void> {
  for (let looks = 0; looks < 3; looks += 1) await runTasks(stripeShop, 1)
}
