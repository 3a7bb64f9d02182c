import type { Product } from '#app/provider/types/product.ts'

/**
 * Returns the `lang` attribute for the names of a product, its artist and its pack; empty if
 * unknown.
 */
export function getNameLanguage({ nameLocale }: Pick<Product, 'nameLocale'>): string {
  return nameLocale ?? 'en'
}

/** Returns the `lang` attribute for a product's description and summary; empty if unknown. */
export function getTextLanguage({ textLocale }: Pick<Product, 'textLocale'>): string {
  return textLocale ?? ''
}
