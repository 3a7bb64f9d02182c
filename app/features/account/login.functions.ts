import { createServerFn } from '@tanstack/react-start'
import { takeWantedProduct } from '#app/features/cart/wanted-product.server.ts'
import { checkedForm, refusedForm } from '#app/features/failures/checked-form.ts'
import { success } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { storeToken } from '#app/server/session.server.ts'
import { loginForm } from './account-schemas.ts'

/** Logs in and keeps the token in the visitor's cookie; what they had wanted is in the cart then. */
export const logIn = createServerFn({ method: 'POST' })
  .validator(checkedForm(loginForm))
  .handler(async ({ data: form }): Promise<Outcome<null>> => {
    if (!form.success) return refusedForm(form.error)
    const { email, password, remember } = form.data
    const session = await providerClient().customer.login({ email, password, remember })
    if (!session.ok) return session
    storeToken(session.value.token, remember)
    await takeWantedProduct()
    return success(null)
  })
