import { findRequestScope } from '#app/request-scope/request-scope.server.ts'

/**
 * Replaces `console.error`, so that unreadable input of a server function is logged as a warning
 * without a stack trace. The framework prints it as an internal error, although the visitor caused
 * it (`sanitizeServerFnResponse` responds with 422).
 */
export function logRejectedInput(): void {
  const { error: print } = console
  Object.assign(console, {
    error: (...values: unknown[]) => {
      const scope = findRequestScope()
      if (!scope?.path.startsWith('/_serverFn') || scope.serverFnReached) return print(...values)
      const [error] = values
      const cause = error instanceof Error ? error.name : 'unknown'
      const { requestId, path } = scope
      scope.app.log('warn', 'server-fn-input-rejected', { requestId, path, cause })
    },
  })
}
