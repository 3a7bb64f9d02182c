import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { assignFieldByReason } from '#app/features/forms/assign-field-by-reason.ts'
import { createFormValidator, validationFailure } from '#app/features/forms/validate-form.ts'
import { newCredential } from '#provider/contract/passkey.ts'
import type { PasskeyCreationOptions } from '#provider/contract/passkey.ts'
import { fail } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Passkey } from '#app/provider/types/customer.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { addPasskeySchema, removePasskeySchema } from './security-forms.ts'

/** Returns the customer's passkeys, or null if the shop does not support them. */
export const getPasskeys = createServerFn({ method: 'GET' }).handler(
  (): Promise<Outcome<Passkey[] | null>> => getProviderClient().passkeys.list(),
)

const passwordFields = {
  current_password_missing: 'passkey_password',
  wrong_password: 'passkey_password',
}

/** Returns the WebAuthn options for creating a passkey. */
export const startAddingPasskey = createServerFn({ method: 'POST' })
  .validator(createFormValidator(addPasskeySchema))
  .handler(async ({ data: form }): Promise<Outcome<PasskeyCreationOptions>> => {
    if (!form.success) return validationFailure(form.error)
    const { passkey_password: password } = form.data
    const options = await getProviderClient().passkeys.startAdding(password ?? '')
    return options.ok ? options : fail(assignFieldByReason(options.failure, passwordFields))
  })

/** Adds the passkey created by the browser. */
export const addPasskey = createServerFn({ method: 'POST' })
  .validator(z.object({ name: z.string().min(1).max(60), credential: newCredential }))
  .handler(({ data: { name, credential } }): Promise<Outcome<null>> =>
    getProviderClient().passkeys.add(name, credential),
  )

/** Removes one of the customer's passkeys. */
export const removePasskey = createServerFn({ method: 'POST' })
  .validator(createFormValidator(removePasskeySchema))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return validationFailure(form.error)
    return getProviderClient().passkeys.remove(Number(form.data.remove_passkey))
  })
