import { createServerFn } from '@tanstack/react-start'
import { getProviderClient } from '#app/server/provider/provider.server.ts'
import { clearToken } from '#app/server/http/session.server.ts'
import { renewSession } from './renew-session.server.ts'
import type { Session } from './session.ts'

/** Returns the session of the current request and renews its token. */
export const getSession = createServerFn({ method: 'POST' }).handler((): Promise<Session> =>
  renewSession(),
)

/** Ends the session and clears its cookie, even if the provider is unavailable. */
export const logOut = createServerFn({ method: 'POST' }).handler(async () => {
  await getProviderClient().customer.logout()
  clearToken()
})
