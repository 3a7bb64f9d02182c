import { m } from '#app/paraglide/messages.js'

/** The title of a product's page: its name, or a plain word while it has none. */
export function productTitle(name: string | undefined): string {
  return name?.trim() ? name : m.catalog_sample_detail()
}
