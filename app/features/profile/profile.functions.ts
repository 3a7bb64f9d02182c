import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { validateForm, validationFailure } from '#app/features/forms/validate-form.ts'
import { failed, refusal } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Customer, Order, OrderList } from '#app/provider/types.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { refusePicture } from './picture-file.ts'
import { profileForm } from './profile-form.ts'
import { attachField } from './attach-field.ts'

/** One page of the customer's orders, the newest first. */
export const getOrders = createServerFn({ method: 'GET' })
  .validator(z.object({ page: z.number().int().min(1).max(10_000) }))
  .handler(({ data }): Promise<Outcome<OrderList>> => providerClient().orders.list(data.page))

/** The order of a number, wherever it stands among the customer's orders; null when there is none. */
export const getOrder = createServerFn({ method: 'GET' })
  .validator(z.object({ number: z.string().min(1).max(64) }))
  .handler(({ data }): Promise<Outcome<Order | null>> =>
    providerClient().orders.byNumber(data.number),
  )

/** Saves the settings; the password changes only when the current one and a new one are given. */
export const saveProfile = createServerFn({ method: 'POST' })
  .validator(validateForm(profileForm))
  .handler(async ({ data: form }): Promise<Outcome<Customer>> => {
    if (!form.success) return validationFailure(form.error)
    const client = providerClient()
    const customer = await client.customer.get()
    if (!customer.ok) return customer
    const { first_name: firstName, last_name: lastName, ...others } = form.data
    const { current_password: current, new_password: wanted, ...fields } = others
    const isNewEmail = fields.email.toLowerCase() !== customer.value.email.toLowerCase()
    const password = passwordToSend(current, wanted, isNewEmail)
    const changes = { ...fields, firstName, lastName, password, picture: null }
    const saved = await client.customer.updateProfile(customer.value, changes)
    return saved.ok ? saved : failed(attachField(saved.failure))
  })

/**
 * Hosts look at the current password only beside a new one, so with a new address the same password
 * is sent as both.
 */
function passwordToSend(current: string, wanted: string, isNewEmail: boolean) {
  if (wanted !== '') return { current, new: wanted }
  return isNewEmail && current !== '' ? { current, new: current } : null
}

const pictureForm = z.instanceof(FormData).transform((form) => form.get('picture'))

/** Changes the customer's picture; one that is too large or no picture is refused before it is sent. */
export const savePicture = createServerFn({ method: 'POST' })
  .validator(pictureForm.pipe(z.instanceof(File)))
  .handler(async ({ data: picture }): Promise<Outcome<Customer>> => {
    const fault = refusePicture(picture)
    if (fault !== null) return failed(refusal(422, {}))
    const client = providerClient()
    const customer = await client.customer.get()
    if (!customer.ok) return customer
    return client.customer.updateProfile(customer.value, { password: null, picture })
  })
