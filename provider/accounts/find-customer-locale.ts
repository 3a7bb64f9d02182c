import { toShopLanguage } from '#shop/languages.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { Database } from '../platform/database/database.ts'
import type { Locale } from '../platform/texts/locales.ts'

/** Returns the language of a customer's last order; without one, the shop's. */
export async function findCustomerLocale(
  db: Database,
  customerId: number,
  { languages }: Pick<ShopConfig, 'languages'>,
): Promise<Locale> {
  const order = await db
    .selectFrom('orders')
    .select('locale')
    .where('customer_id', '=', customerId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return toShopLanguage(order?.locale, languages)
}
