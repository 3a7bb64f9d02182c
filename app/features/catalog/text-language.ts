import type { Product } from '#app/provider/types/product.ts'

/**
 * Returns the `lang` attribute for the names of a product, its artist and its pack: English if the
 * provider does not send their language.
 */
export function getNameLanguage({ nameLocale }: Pick<Product, 'nameLocale'>): string {
  return nameLocale ?? 'en'
}

/**
 * Returns the `lang` attribute for the description and the summary of a product: English if the
 * provider does not send their language.
 */
export function getTextLanguage({ textLocale }: Pick<Product, 'textLocale'>): string {
  return textLocale ?? 'en'
}
