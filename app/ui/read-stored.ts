/**
 * Reads an object that is kept on the device; what is missing is empty, as everything is on the server,
 * and what is broken or forbidden by the browser is `fallback`.
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
