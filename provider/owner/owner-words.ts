import type { ShopConfig } from '#shop/shop-config.ts'
import { getNumberFormat } from '../platform/texts/intl-formats.ts'
import { formatMoney } from '../platform/texts/locales.ts'
import type { Locale } from '../platform/texts/locales.ts'
import { getOwnerLanguage } from './owner-language.ts'
import { getTexts } from '../texts/texts.ts'
import type { Texts } from '../texts/texts.ts'
import { formatEmailTime } from '../platform/mail/format.ts'

/** Texts and formatters for messages to the shop owner. */
export interface OwnerWords {
  readonly language: Locale
  readonly texts: Texts
  /** Formats an amount in cents of the shop's currency. */
  formatMoney(cents: number): string
  /** Formats an amount in hundredths of any currency: `60.00 EUR`. */
  formatSum(sum: { readonly amount: number; readonly currency: string }): string
  /** Formats a time in the shop's time zone. */
  formatTime(time: Date | string): string
}

/** Returns the texts and formatters in the owner's language. */
export function getOwnerWords(
  shop: Pick<ShopConfig, 'ownerLanguage' | 'ownTexts' | 'timeZone' | 'seller'>,
): OwnerWords {
  const language = getOwnerLanguage(shop)
  return {
    language,
    texts: getTexts(shop, language),
    formatMoney: (cents) => formatMoney(cents, language),
    formatSum: ({ amount, currency }) => `${formatHundredths(amount, language)} ${currency}`,
    formatTime: (time) => formatEmailTime(new Date(time), language, shop),
  }
}

function formatHundredths(amount: number, language: Locale): string {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 2 }
  return getNumberFormat(language, digits).format(amount / 100)
}
