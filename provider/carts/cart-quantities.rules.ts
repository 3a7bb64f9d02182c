/** The reason quantities are refused; `quantity_unavailable` for any quantity but 1. */
export type QuantityRefusal = 'line_unknown' | 'quantity_invalid' | 'quantity_unavailable'

/**
 * Returns the reason a cart with the lines in `ids` cannot have these quantities, by line id, or
 * null if it can.
 */
export function checkQuantities(
  quantities: Readonly<Record<string, unknown>>,
  ids: ReadonlySet<string>,
): QuantityRefusal | null {
  const requested = Object.entries(quantities).map(([id, quantity]) => ({
    id,
    // Number() may throw for an object.
    count: typeof quantity === 'object' ? Number.NaN : Number(quantity),
  }))
  if (requested.some(({ id }) => !ids.has(id))) return 'line_unknown'
  if (requested.some(({ count }) => Number.isNaN(count) || count === 0)) return 'quantity_invalid'
  return requested.some(({ count }) => count !== 1) ? 'quantity_unavailable' : null
}
