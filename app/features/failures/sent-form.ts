import { createIsomorphicFn } from '@tanstack/react-start'
import { findRequestScope } from '#app/server/request-scope.server.ts'
import type { SentForm } from '#app/server/sent-form.ts'

/** The form that this page answers, where a browser sent it without a script and it was refused. */
export const sentForm = createIsomorphicFn()
  .server(() => findRequestScope()?.sentForm ?? null)
  .client((): SentForm | null => null)
