import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getTimeZone } from '#shop/time-zone.ts'
import projectConfig from '../../shop.config.ts'

/**
 * Returns the shop's time zone, which the browser reads from the document. Outside of a request,
 * returns the project's own.
 */
export const getShopTimeZone = createIsomorphicFn()
  .server(() => getTimeZone(findRequestScope()?.app.shop.config ?? projectConfig))
  .client(() => document.documentElement.dataset['timeZone'] ?? 'UTC')
