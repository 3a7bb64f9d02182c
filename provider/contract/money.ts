/** An amount in integer cents; may be zero. */
export interface Money {
  minor: number
  currency: 'EUR'
}

const maxCents = 9_000_000_000_000

/**
 * Parses a provider's amount in euros (`"19.0000"`, `19` or `19.5`); null if it is not a number or
 * implausibly large.
 */
export function parseMoney(amount: unknown): Money | null {
  if (typeof amount !== 'number' && typeof amount !== 'string') return null
  if (typeof amount === 'string' && !/^\s*-?\d+(\.\d+)?\s*$/.test(amount)) return null
  const minor = Math.round(Number((Number(amount) * 100).toFixed(4)))
  return Number.isFinite(minor) && Math.abs(minor) <= maxCents ? toMoney(minor) : null
}

/**
 * Parses an amount that a provider may have formatted for display (`€1,234.50` or `1.234,50 €`);
 * null if it contains no number.
 */
export function parseDisplayedMoney(amount: unknown): Money | null {
  const money = parseMoney(amount)
  if (money !== null || typeof amount !== 'string') return money
  const [number] = /\d[\d.,’'\s]*/.exec(amount) ?? []
  const [, whole, cents = '00'] = /^(.*?)(?:[.,](\d\d))?$/.exec(number?.trim() ?? '') ?? []
  return whole ? parseMoney(`${whole.replace(/\D/g, '')}.${cents}`) : null
}

/** Converts whole cents to `Money`. */
export function toMoney(minor: number): Money {
  return { minor: minor === 0 ? 0 : minor, currency: 'EUR' }
}
