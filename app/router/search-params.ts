/**
 * Parses search params as plain strings: `?q=123` stays a string. The framework's default parses
 * values as JSON, which would turn `662E41` into a number. The values of a repeated param, as sent
 * by checkboxes, are joined with commas.
 */
export function parseSearch(search: string): Record<string, string> {
  const parameters = new URLSearchParams(search)
  const names = new Set(parameters.keys())
  return Object.fromEntries([...names].map((name) => [name, parameters.getAll(name).join(',')]))
}

/**
 * Serializes search params for `parseSearch`; omits empty and undefined values to keep URLs short.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  let parameters: URLSearchParams | undefined
  for (const [name, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '') continue
    // Most links have none.
    parameters ??= new URLSearchParams()
    parameters.set(name, String(value))
  }
  return parameters ? `?${parameters.toString()}` : ''
}
