import { createStart } from '@tanstack/react-start'
import { csrfMiddleware } from './features/errors/csrf-middleware.ts'
import { pageErrorAdapter } from './features/errors/page-error.ts'
import { pageErrorMiddleware } from './features/errors/page-error-middleware.ts'
import { fetchWithLocale } from './i18n/current-locale.ts'
import { serverFnCallMiddleware } from './router/server-fn-call-middleware.ts'
import { validationErrorMiddleware } from './router/validation-error-middleware.ts'
import { reloadOnUnknownServerFn } from './router/chunk-load-recovery.ts'

export const startInstance = createStart(() => ({
  serializationAdapters: [pageErrorAdapter],
  requestMiddleware: [csrfMiddleware, serverFnCallMiddleware],
  functionMiddleware: [validationErrorMiddleware, pageErrorMiddleware],
  serverFns: {
    fetch: async (input, init) => reloadOnUnknownServerFn(await fetchWithLocale(input, init)),
  },
}))
