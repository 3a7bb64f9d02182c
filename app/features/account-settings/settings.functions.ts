import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { createFormValidator, validationFailure } from '#app/features/forms/validate-form.ts'
import { fail } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Customer } from '#app/provider/types/customer.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { settingsSchema, validatePicture } from './settings-schema.ts'
import { saveSettings } from './save-settings.server.ts'

/** Saves the profile settings; see `saveSettings`. */
export const saveProfile = createServerFn({ method: 'POST' })
  .validator(createFormValidator(settingsSchema))
  .handler(async ({ data: form }): Promise<Outcome<Customer>> => {
    if (!form.success) return validationFailure(form.error)
    return saveSettings(getProviderClient(), form.data)
  })

const pictureFormSchema = z.instanceof(FormData).transform((form) => form.get('picture'))

/** Changes the customer's picture; rejects an invalid one without calling the provider. */
export const savePicture = createServerFn({ method: 'POST' })
  .validator(pictureFormSchema.pipe(z.instanceof(File)))
  .handler(async ({ data: picture }): Promise<Outcome<Customer>> => {
    const refusal = validatePicture(picture)
    if (refusal !== null) return fail(refusal)
    const client = getProviderClient()
    const customer = await client.customer.get()
    if (!customer.ok) return customer
    return client.customer.updateProfile(customer.value, { password: null, picture })
  })
