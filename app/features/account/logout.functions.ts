import { createServerFn } from '@tanstack/react-start'
import { providerClient } from '#app/server/provider.server.ts'
import { clearToken } from '#app/server/session.server.ts'

/** Ends this session at the provider and here; the browser forgets it even when the provider is silent. */
export const logOut = createServerFn({ method: 'POST' }).handler(async () => {
  await providerClient().customer.logout()
  clearToken()
})
