import { getFilePrefix } from '#shop/file-prefix.ts'
import { getDefaultLanguage } from '#shop/languages.ts'
import type { OwnTexts } from '#shop/own-texts.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { Locale } from '../platform/texts/locales.ts'

/** Who sells packs, as the texts in them say. */
export interface PackSeller {
  /** The language of these texts. */
  readonly language: Locale
  /** The texts that the owner has changed. */
  readonly ownTexts?: OwnTexts | undefined
  readonly shop: string
  /** What the names of sold files begin with. */
  readonly filePrefix: string
  /** Email address for questions. */
  readonly contact: string
}

/** Returns who sells the packs. */
export function getPackSeller(options: OwnerOptions): PackSeller {
  const { brand, languages, ownTexts } = options.shop
  return {
    language: getDefaultLanguage(languages),
    ownTexts,
    shop: brand.name,
    filePrefix: getFilePrefix(brand),
    contact: getOwnerAddress(options),
  }
}

/** The options that set where messages to the owner go. */
export interface OwnerOptions {
  /** By default, the seller's address. */
  readonly ownerAddress?: string
  readonly shop: ShopConfig
}

/** Returns the email address of the shop owner. */
export function getOwnerAddress({ ownerAddress, shop }: OwnerOptions): string {
  return ownerAddress ?? shop.seller.email
}
