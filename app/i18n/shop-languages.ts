import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'
import type { Languages } from '#shop/languages.ts'
import projectConfig from '../../shop.config.ts'

/**
 * Returns the shop's languages in their configured order, which the browser reads from the
 * document. Outside of a request, returns the project's own.
 */
export const getShopLanguages = createIsomorphicFn()
  .server((): Languages => (findRequestScope()?.app.shop.config ?? projectConfig).languages)
  .client(() => document.documentElement.dataset['languages']?.split(' ') as unknown as Languages)
