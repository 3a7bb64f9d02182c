import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'
import type { Languages } from '#shop/languages.ts'
import projectConfig from '../../shop.config.ts'

/**
 * Returns the languages of the shop in its order, which the browser reads from the document. Without a
 * request, they are those of the project.
 */
export const getShopLanguages = createIsomorphicFn()
  .server((): Languages => (findRequestScope()?.app.shop.config ?? projectConfig).languages)
  .client(() => document.documentElement.dataset['languages']?.split(' ') as unknown as Languages)
