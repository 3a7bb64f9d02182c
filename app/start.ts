import { createStart } from '@tanstack/react-start'
import { csrfMiddleware } from './features/errors/csrf-middleware.ts'
import { pageErrorAdapter } from './features/errors/page-error.ts'
import { pageErrorMiddleware } from './features/errors/page-error-middleware.ts'
import { serverFnCallMiddleware } from './router/server-fn-call-middleware.ts'
import { validationErrorMiddleware } from './router/validation-error-middleware.ts'
import { fetchServerFn } from './router/fetch-server-fn.ts'

export const startInstance = createStart(() => ({
  serializationAdapters: [pageErrorAdapter],
  requestMiddleware: [csrfMiddleware, serverFnCallMiddleware],
  functionMiddleware: [validationErrorMiddleware, pageErrorMiddleware],
  serverFns: { fetch: fetchServerFn },
}))
