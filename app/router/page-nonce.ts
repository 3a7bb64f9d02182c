import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'

/** The nonce of this page's content policy; undefined in the browser, which needs none. */
export const pageNonce = createIsomorphicFn()
  .server(() => findRequestScope()?.nonce)
  .client((): string | undefined => undefined)
