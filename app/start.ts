import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { fetchWithLocale } from './i18n/fetch-with-locale.ts'
import { guardFunctions } from './router/guard-functions.ts'

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })],
  functionMiddleware: [guardFunctions],
  serverFns: { fetch: fetchWithLocale },
}))
