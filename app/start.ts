import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { pageErrorAdapter } from './features/errors/page-error.ts'
import { pageErrorMiddleware } from './features/errors/page-error-middleware.ts'
import { fetchWithLocale } from './i18n/current-locale.ts'
import { validationErrorMiddleware } from './router/validation-error-middleware.ts'
import { unknownServerFnMiddleware } from './router/unknown-server-fn-middleware.ts'
import { reloadOnUnknownServerFn } from './router/chunk-load-recovery.ts'

export const startInstance = createStart(() => ({
  serializationAdapters: [pageErrorAdapter],
  requestMiddleware: [
    createCsrfMiddleware({
      filter: ({ handlerType, request }) => handlerType === 'serverFn' || request.method === 'POST',
    }),
    unknownServerFnMiddleware,
  ],
  functionMiddleware: [validationErrorMiddleware, pageErrorMiddleware],
  serverFns: {
    fetch: async (input, init) => reloadOnUnknownServerFn(await fetchWithLocale(input, init)),
  },
}))
