import { createCsrfMiddleware, createStart } from '@tanstack/react-start'
import { fetchWithLocale } from './i18n/fetch-with-locale.ts'
import { guardFunctions } from './router/guard-functions.ts'
import { knownFunctions } from './router/known-functions.ts'
import { withoutGoneFunctions } from './router/missing-parts.ts'

export const startInstance = createStart(() => ({
  requestMiddleware: [
    createCsrfMiddleware({
      filter: ({ handlerType, request }) => handlerType === 'serverFn' || request.method === 'POST',
    }),
    knownFunctions,
  ],
  functionMiddleware: [guardFunctions],
  serverFns: {
    fetch: async (input, init) => withoutGoneFunctions(await fetchWithLocale(input, init)),
  },
}))
