/** The id of a product in an address: a positive integer of any provider, without leading zeros. */
export const productIdPattern = /^[1-9]\d{0,14}$/

/** Returns the id of a product in an address; null if it is none. */
export function parseProductId(text: string): number | null {
  return productIdPattern.test(text) ? Number(text) : null
}
