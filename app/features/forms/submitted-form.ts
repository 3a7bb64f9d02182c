import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'
import type { SubmittedForm } from '#app/request-scope/request-scope.server.ts'

/**
 * Returns the form if this page is the response to a submission without JavaScript; always null in
 * the browser.
 */
export const getSubmittedForm = createIsomorphicFn()
  .server(() => findRequestScope()?.submittedForm ?? null)
  .client((): SubmittedForm | null => null)
