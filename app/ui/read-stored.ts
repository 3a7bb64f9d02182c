/**
 * Reads an object stored on the device. Returns an empty object if there is none, as on the server,
 * and `fallback` if it is invalid or the browser forbids access.
 */
export function readStored(
  key: string,
  fallback: Record<string, unknown> = {},
): Record<string, unknown> {
  if (typeof document === 'undefined') return fallback
  try {
    return Object(JSON.parse(localStorage.getItem(key) ?? '{}'))
  } catch {
    return fallback
  }
}
