import { m } from '#app/paraglide/messages.js'

/** The title of a product's page: its name, or a plain word while it has none. */
export function getProductTitle(name: string | undefined): string {
  return name?.trim() ? name : m.catalog_sample_detail()
}

/** A product's number as it is printed on sleeves and receipts, such as `OT-007`. */
export function formatCatalogNumber(id: number): string {
  return `OT-${String(id).padStart(3, '0')}`
}
