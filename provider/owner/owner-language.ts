import type { ShopConfig } from '#shop/shop-config.ts'
import { parseLocale } from '../platform/texts/locales.ts'
import type { Locale } from '../platform/texts/locales.ts'

/** Returns the language of messages to the shop owner. */
export function getOwnerLanguage({ ownerLanguage }: Pick<ShopConfig, 'ownerLanguage'>): Locale {
  return parseLocale(ownerLanguage)
}
