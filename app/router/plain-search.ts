/**
 * Search parameters as plain strings: `?q=123` stays a text and `662E41` is not a number. The
 * framework's default reads values as JSON, which destroys what a shopper typed.
 */
export function parseSearch(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search))
}

/** The reverse of `parseSearch`; empty and absent values are left out, so that addresses stay short. */
export function stringifySearch(search: Record<string, unknown>): string {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '') continue
    parameters.set(name, String(value))
  }
  const text = parameters.toString()
  return text ? `?${text}` : ''
}
