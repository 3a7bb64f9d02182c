import { getFilePrefix } from '#shop/file-prefix.ts'
import { getDefaultLanguage } from '#shop/languages.ts'
import type { OwnTexts } from '#shop/own-texts.ts'
import type { ShopConfig } from '#shop/shop-config.ts'
import type { Locale } from '../platform/texts/locales.ts'

/** The seller, as stated in the text files of packs. */
export interface PackSeller {
  /** The language of the text files. */
  readonly language: Locale
  /** The texts that the owner has replaced. */
  readonly ownTexts?: OwnTexts | undefined
  readonly shop: string
  /** The prefix of the names of sold files. */
  readonly filePrefix: string
  /** The email address for questions. */
  readonly contact: string
}

/** Returns the seller of packs. */
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

/** The options that determine the recipient of messages to the owner. */
export interface OwnerOptions {
  /** The seller's address by default. */
  readonly ownerAddress?: string
  readonly shop: ShopConfig
}

/** Returns the email address of the shop owner. */
export function getOwnerAddress({ ownerAddress, shop }: OwnerOptions): string {
  return ownerAddress ?? shop.seller.email
}
