import { brand } from './brand.ts'

/** A page's title followed by the brand, such as "Cart – Overtone"; the brand alone for home. */
export function pageTitle(title: string): string {
  return title === '' || title === brand.name ? brand.name : `${title} – ${brand.name}`
}
