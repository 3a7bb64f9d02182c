import type * as z from 'zod/mini'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { createSignUpSchema } from './account-schemas.ts'

/** Returns the schema of the sign-up form for the shop's provider. */
export function getSignUpSchema() {
  return createSignUpSchema(getRequestScope().app.settings.capabilities.profile)
}

export type SignUpInput = z.input<ReturnType<typeof getSignUpSchema>>
