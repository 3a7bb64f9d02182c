import { fail } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { optionalTimeoutMs } from '#app/provider/http/provider-request.ts'
import { TimeLimitError, withTimeLimit } from '#app/provider/http/time-limit.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Fetches data that a page can do without. A page that is being rendered waits for it only briefly,
 * counted from `startedAt` in milliseconds of `performance.now()`, and the outcome is then a timeout;
 * a call by the browser is not limited.
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
