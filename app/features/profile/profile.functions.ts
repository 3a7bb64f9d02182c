import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { replaceToken } from '#app/features/account/renew-session.server.ts'
import { createFormValidator, validationFailure } from '#app/features/forms/validate-form.ts'
import { fail } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import type { Customer } from '#app/provider/types/customer.ts'
import type { Order, OrderList } from '#app/provider/types/order.ts'
import { getProviderClient } from '#app/server/provider.server.ts'
import { assignFieldByReason, profileSchema, validatePicture } from './profile-form.ts'

/** Returns one page of the customer's orders, newest first. */
export const getOrders = createServerFn({ method: 'GET' })
  .validator(z.object({ page: z.number().int().min(1).max(10_000) }))
  .handler(({ data }): Promise<Outcome<OrderList>> => getProviderClient().orders.list(data.page))

/** Returns the customer's order by its number, or null if there is none. */
export const getOrder = createServerFn({ method: 'GET' })
  .validator(z.object({ number: z.string().min(1).max(64) }))
  .handler(({ data }): Promise<Outcome<Order | null>> =>
    getProviderClient().orders.findByNumber(data.number),
  )

/**
 * Saves the settings; changes the password only if both the current and a new one are given. A
 * current password that is given and right also replaces the token of the session.
 */
export const saveProfile = createServerFn({ method: 'POST' })
  .validator(createFormValidator(profileSchema))
  .handler(async ({ data: form }): Promise<Outcome<Customer>> => {
    if (!form.success) return validationFailure(form.error)
    const client = getProviderClient()
    const customer = await client.customer.get()
    if (!customer.ok) return customer
    const { first_name: firstName, last_name: lastName, ...others } = form.data
    const { current_password: current, new_password: next, ...fields } = others
    const isNewEmail = fields.email.toLowerCase() !== customer.value.email.toLowerCase()
    const password = toPasswordChange(current, next, isNewEmail)
    const changes = { ...fields, firstName, lastName, password, picture: null }
    const saved = await client.customer.updateProfile(customer.value, changes)
    if (!saved.ok) return fail(assignFieldByReason(saved.failure))
    if (password !== null) await replaceToken()
    return saved
  })

/**
 * Returns the password change to send. Providers verify the current password only along with a new
 * one, so for a change of email the current password is sent as both.
 */
function toPasswordChange(current: string, next: string, isNewEmail: boolean) {
  if (next !== '') return { current, new: next }
  return isNewEmail && current !== '' ? { current, new: current } : null
}

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
