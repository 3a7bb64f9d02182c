import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'
import type { SubmittedForm } from '#app/request-scope/request-scope.server.ts'

/** The form that this page answers, where a browser sent it without a script and it was refused. */
export const getSubmittedForm = createIsomorphicFn()
  .server(() => findRequestScope()?.submittedForm ?? null)
  .client((): SubmittedForm | null => null)
