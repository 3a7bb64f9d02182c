import { createServerFn } from '@tanstack/react-start'
import { z } from 'zod'
import { addPendingItemToCart } from '#app/features/pending-item/pending-item.server.ts'
import { usedCredential } from '#provider/contract/passkey.ts'
import type { PasskeyRequestOptions } from '#provider/contract/passkey.ts'
import { succeed } from '#app/provider/failure.ts'
import type { Outcome } from '#app/provider/failure.ts'
import { getDeviceName } from '#app/server/http/device-name.server.ts'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { storeToken } from '#app/server/http/session.server.ts'

/** Returns the WebAuthn options for choosing a passkey. */
export const startPasskeyLogin = createServerFn({ method: 'POST' }).handler(
  (): Promise<Outcome<PasskeyRequestOptions>> => getProviderClient().passkeys.startLogin(),
)

/** Logs in with a passkey, stores the token in a cookie and adds the pending item to the cart. */
export const logInWithPasskey = createServerFn({ method: 'POST' })
  .validator(z.object({ credential: usedCredential, remember: z.boolean() }))
  .handler(async ({ data: { credential, remember } }): Promise<Outcome<null>> => {
    const login = { credential, remember, deviceName: getDeviceName() }
    const session = await getProviderClient().passkeys.logIn(login)
    if (!session.ok) return session
    storeToken(session.value.token, remember)
    await addPendingItemToCart()
    return succeed(null)
  })
