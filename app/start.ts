import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { fetchWithLocale } from './i18n/fetch-with-locale.ts'

export const startInstance = createStart(() => ({
  requestMiddleware: [createCsrfMiddleware({ filter: (context) => context.handlerType === 'serverFn' })],
  serverFns: { fetch: fetchWithLocale },
}))
