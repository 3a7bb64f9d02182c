import type { AlertWebhook } from '../../options.ts'

const defaultTimeoutMs = 10_000

/**
 * Posts a message to the owner's webhook, without following redirects. Resolves to why it was not
 * accepted, or to null; the reason does not contain the address, which can be a secret.
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
