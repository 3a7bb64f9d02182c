import { createAuthenticator } from './authenticator.ts'
import type { Authenticator } from './authenticator.ts'
import { storefrontUrl } from './shops/shop.ts'
import type { Account } from './shops/customer.ts'
import type { Shop } from './shops/shop.ts'
import type { ShopResponse } from './network/caller.ts'

export const passkeysPath = '/api/v1/customer/passkeys'
export const passkeyLoginPath = '/api/v1/customer/login/passkey'

type AddChanges = Parameters<Authenticator['create']>[1]
type UseChanges = Parameters<Authenticator['use']>[1]

/** Requests the options for a new passkey. */
export async function startAddingPasskey(
  { call }: Pick<Shop, 'call'>,
  { token }: Pick<Account, 'token'>,
  body: object = {},
): Promise<ShopResponse> {
  return await call(`${passkeysPath}/options`, { body, token })
}

/** Adds the passkey of a new authenticator; returns the authenticator and the response. */
export async function addPasskey(
  provider: Pick<Shop, 'call'>,
  account: Pick<Account, 'token'>,
  changes: AddChanges = {},
) {
  const authenticator = createAuthenticator(storefrontUrl)
  const options = await startAddingPasskey(provider, account)
  const credential = authenticator.create(options.body.data, changes)
  const body = { name: 'My laptop', credential }
  const response = await provider.call(passkeysPath, { body, token: account.token })
  return { authenticator, body, response }
}

/** Logs in with a passkey; returns the sent body and the response. */
export async function logInWithPasskey(
  { call }: Pick<Shop, 'call'>,
  authenticator: Authenticator,
  changes: UseChanges = {},
  fields: object = {},
) {
  const options = await call(`${passkeyLoginPath}/options`, { method: 'POST' })
  const credential = authenticator.use(options.body.data, changes)
  const body = { credential, device_name: 'a test', ...fields }
  return { body, response: await call(passkeyLoginPath, { body }) }
}
