import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'
import type { SubmittedForm } from '#app/request-scope/request-scope.server.ts'

/** The form that this page responds to, if it was submitted without JavaScript; null in the browser. */
export const getSubmittedForm = createIsomorphicFn()
  .server(() => findRequestScope()?.submittedForm ?? null)
  .client((): SubmittedForm | null => null)
