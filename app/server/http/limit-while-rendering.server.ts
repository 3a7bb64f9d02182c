import { fail } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { optionalTimeoutMs } from '#app/provider/http/provider-request.ts'
import { TimeLimitError, withTimeLimit } from '#app/provider/http/time-limit.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Fetches optional data for a page. Rendering waits only briefly for it, counted from `startedAt`
 * in milliseconds of `performance.now()`, and then uses a timeout as the outcome; calls by the
 * browser are not limited.
 */
export async function limitWhileRendering<TValue>(
  load: () => Promise<Outcome<TValue>>,
  startedAt: number = performance.now(),
): Promise<Outcome<TValue>> {
  const scope = getRequestScope()
  if (scope.path.startsWith('/_serverFn/')) return load()
  const maxWaitMs = Math.min(optionalTimeoutMs, scope.app.settings.providerTimeoutMs)
  try {
    return await withTimeLimit(startedAt + maxWaitMs - performance.now(), load)
  } catch (error) {
    if (!(error instanceof TimeLimitError)) throw error
    scope.providerFailed = true
    return fail({ kind: 'timeout' })
  }
}
