import type { AlertWebhook } from '../../options.ts'

const defaultTimeoutMs = 10_000

/**
 * Posts a message to the owner's webhook without following redirects. Resolves to null, or to the
 * reason it was not accepted, which never contains the address, because that can be a secret.
 */
export async function postAlert(
  { url, timeoutMs = defaultTimeoutMs }: AlertWebhook,
  body: string,
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    })
    await response.body?.cancel()
    return response.ok ? null : `the answer was ${response.status}`
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return 'no answer came in time'
    const cause = error instanceof Error ? error.cause : null
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
    return `it cannot be reached: ${code}`
  }
}
