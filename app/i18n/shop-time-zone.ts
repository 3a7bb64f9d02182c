import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getTimeZone } from '#shop/time-zone.ts'
import projectConfig from '../../shop.config.ts'

/**
 * Returns the time zone of the shop, which the browser reads from the document. Without a request, it
 * is that of the project.
 */
export const getShopTimeZone = createIsomorphicFn()
  .server(() => getTimeZone(findRequestScope()?.app.shop.config ?? projectConfig))
  .client(() => document.documentElement.dataset['timeZone'] ?? 'UTC')
