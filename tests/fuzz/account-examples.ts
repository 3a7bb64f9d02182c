import type { Example } from './example.ts'

const clientData = { type: 'webauthn.get', challenge: 'c2VjcmV0', origin: '{origin}' }
const clientDataJSON = Buffer.from(JSON.stringify(clientData)).toString('base64url')

const credential = { id: 'a2V5', rawId: 'a2V5', type: 'public-key' }
const transports = ['internal']
const newCredential = {
  ...credential,
  response: { clientDataJSON, attestationObject: 'o2NmbXQ', transports },
}
const usedCredential = {
  ...credential,
  response: {
    clientDataJSON,
    authenticatorData: 'YXV0aA',
    signature: 'c2ln',
    userHandle: 'aGFuZGxl',
  },
}
const deletion = { current_password: '{password}', unspent: 'give-up' }
const session = '0b7c1f7e-6a50-4b0c-9a53-3d2f5c1e9a10'
const login = '/api/v1/customer/login/passkey'
const passkeys = '/api/v1/customer/passkeys'
const sessions = '/api/v1/customer/sessions'
const email = '/api/v1/customer/email'
const resetCheck = '/api/v1/customer/reset-password/check'

const read = (id: string): Example => ({ path: `/_serverFn/${id}` })
const call = (id: string, value?: unknown): Example => ({
  path: `/_serverFn/${id}`,
  body: { type: 'call', value },
})
const json = (path: string, value: object): Example => ({
  method: 'POST',
  path,
  body: { type: 'json', value },
})

/** Valid requests about sessions, passkeys and the deletion of accounts by target name. */
export const accountExamples: Readonly<Record<string, readonly Example[]>> = {
  'form /profile': [
    { path: '/{locale}/profile', body: { type: 'form', value: { end_session: 'others' } } },
    { path: '/{locale}/profile', body: { type: 'form', value: { end_session: session } } },
    { path: '/{locale}/profile', body: { type: 'form', value: { remove_passkey: '1' } } },
    { path: '/{locale}/profile', body: { type: 'form', value: { send_email_link: '1' } } },
    { path: '/{locale}/profile', body: { type: 'form', value: { cancel_email_change: '1' } } },
  ],
  'form /delete-account': [
    { path: '/{locale}/delete-account', body: { type: 'form', value: deletion } },
    { path: '/{locale}/delete-account', body: { type: 'form', value: { keep_account: '1' } } },
  ],
  'function getDeletion': [read('getDeletion')],
  'function keepAccount': [call('keepAccount', { keep_account: '1' })],
  'function requestDeletion': [call('requestDeletion', deletion)],
  'form /auth/verify': [
    { path: '/{locale}/auth/verify', body: { type: 'form', value: { token: 'unknown' } } },
  ],
  'page /auth/verify': [{ path: '/{locale}/auth/verify', query: { token: 'unknown' } }],
  'function addPasskey': [call('addPasskey', { name: 'My laptop', credential: newCredential })],
  'function cancelEmailChange': [call('cancelEmailChange', { cancel_email_change: '1' })],
  'function checkResetLink': [call('checkResetLink', { token: '{resetToken}' })],
  'function endSession': [
    call('endSession', { end_session: session }),
    call('endSession', { end_session: 'others' }),
  ],
  'function getEmailAddress': [read('getEmailAddress')],
  'function getPasskeys': [read('getPasskeys')],
  'function getProviderInfo': [read('getProviderInfo')],
  'function getSessions': [read('getSessions')],
  'function logInWithPasskey': [
    call('logInWithPasskey', { credential: usedCredential, remember: true }),
  ],
  'function removePasskey': [call('removePasskey', { remove_passkey: '1' })],
  'function sendEmailLink': [call('sendEmailLink', { send_email_link: '1' })],
  'function startAddingPasskey': [
    call('startAddingPasskey', { passkey_name: 'My laptop' }),
    call('startAddingPasskey', { passkey_name: 'My laptop', passkey_password: '{password}' }),
  ],
  'function startPasskeyLogin': [call('startPasskeyLogin')],
  'function verifyEmail': [call('verifyEmail', { token: 'unknown' })],
  [`endpoint GET ${email}`]: [{ path: email }],
  [`endpoint POST ${email}/send`]: [json(`${email}/send`, {})],
  [`endpoint DELETE ${email}/pending`]: [{ method: 'DELETE', path: `${email}/pending` }],
  [`endpoint POST ${email}/verify`]: [json(`${email}/verify`, { token: 'unknown' })],
  [`endpoint POST ${resetCheck}`]: [json(resetCheck, { token: '{resetToken}' })],
  [`endpoint POST ${login}/options`]: [json(`${login}/options`, {})],
  [`endpoint POST ${login}`]: [
    json(login, { credential: usedCredential, device_name: 'a fuzz test', remember: true }),
  ],
  [`endpoint GET ${passkeys}`]: [{ path: passkeys }],
  [`endpoint POST ${passkeys}/options`]: [
    json(`${passkeys}/options`, { current_password: '{password}' }),
  ],
  [`endpoint POST ${passkeys}`]: [json(passkeys, { name: 'My laptop', credential: newCredential })],
  [`endpoint DELETE ${passkeys}/:id{[0-9]{1,15}}`]: [{ method: 'DELETE', path: `${passkeys}/1` }],
  [`endpoint GET ${sessions}`]: [{ path: sessions }],
  [`endpoint DELETE ${sessions}`]: [{ method: 'DELETE', path: sessions }],
  [`endpoint DELETE ${sessions}/:id`]: [{ method: 'DELETE', path: `${sessions}/${session}` }],
}
