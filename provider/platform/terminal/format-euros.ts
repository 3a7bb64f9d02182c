/** Formats cents as "€19.00". */
export function formatEuros(cents: number): string {
  return `€${(cents / 100).toFixed(2)}`
}
