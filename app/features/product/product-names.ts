import { getIdentity } from '#app/features/identity/identity.ts'
import { m } from '#app/paraglide/messages.js'

/** Returns the title of a product page: the product's name, or a generic title if it is unknown. */
export function getProductTitle(name: string | undefined): string {
  return name?.trim() ? name : m.catalog_sample_detail()
}

/** Formats a product id as a catalogue number, such as `OVT-007`. */
export function formatCatalogNumber(id: number): string {
  return `${getIdentity().filePrefix}-${String(id).padStart(3, '0')}`
}
