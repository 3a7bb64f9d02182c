/**
 * Search parameters as plain strings: `?q=123` stays a text and `662E41` is not a number. The
 * framework's default reads values as JSON, which destroys what a shopper typed. A name that stands
 * several times, as a plain form sends its boxes, has its values with commas between.
 */
export function parseSearch(search: string): Record<string, string> {
  const parameters = new URLSearchParams(search)
  const names = new Set(parameters.keys())
  return Object.fromEntries([...names].map((name) => [name, parameters.getAll(name).join(',')]))
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
