import { expect, test } from 'vitest'
import { createClient, registerCustomer, unwrap, sendRaw } from './provider-under-test.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

/** Defines the account tests that every provider must pass. */
export function testAccounts(provider: () => ProviderUnderTest): void {
  test('an email address can be registered only once [provider R7.04]', async () => {
    const { email, password } = await registerCustomer(provider())
    const names = { firstName: 'Bea', lastName: 'Cee', username: `bea${Date.now()}` }
    const again = await createClient(provider()).customer.register({ ...names, email, password })
    expect(again).toMatchObject({
      failure: { kind: 'refused', status: 422, reason: 'email_taken' },
    })
  })

  test('login returns the customer, and the same value under token and refresh [provider R7.02]', async () => {
    const { email, password } = await registerCustomer(provider())
    const body = { email, password, device_name: 'a test' }
    const response = await sendRaw(provider(), 'POST', '/api/v1/customer/login', { body })
    expect(response.status).toBe(200)
    expect(response.body.data).toMatchObject({ email, first_name: 'Ann', last_name: 'Bee' })
    expect(response.body.token).toMatch(/^\d+\|[\w-]{48}$/)
    expect(response.body.refresh).toBe(response.body.token)
  })

  test('login without a device name returns a 422 with errors by field [provider R7.02]', async () => {
    const body = { email: 'ann@example.com', password: 'whatever' }
    const response = await sendRaw(provider(), 'POST', '/api/v1/customer/login', { body })
    expect(response.status).toBe(422)
    expect(response.body).toMatchObject({ message: expect.any(String) })
    expect(response.body.errors.device_name).toEqual([expect.any(String)])
  })

  test('an unknown email address and a wrong password return the same error [provider R7.02 R5.02]', async () => {
    const { email } = await registerCustomer(provider())
    const { customer } = createClient(provider())
    const wrong = await customer.login({ email, password: 'not the one', remember: false })
    const unknown = { email: `no.${email}`, password: 'not the one', remember: false }
    expect(wrong).toMatchObject({ failure: { status: 422, reason: 'credentials_invalid' } })
    expect(await customer.login(unknown)).toEqual(wrong)
  })

  test('refresh returns a new token and the customer [provider R7.01]', async () => {
    const { client, email, token } = await registerCustomer(provider())
    const session = unwrap(await client.customer.refresh())
    expect(session.customer.email).toBe(email)
    expect(session.token).not.toBe(token)
    const renewed = createClient(provider(), session.token)
    expect(unwrap(await renewed.customer.get()).email).toBe(email)
  })

  test('two concurrent refreshes do not end the session [provider R7.01 R4.01]', async () => {
    const { client } = await registerCustomer(provider())
    const sessions = await Promise.all([client.customer.refresh(), client.customer.refresh()])
    for (const session of sessions) {
      const renewed = createClient(provider(), unwrap(session).token)
      expect(await renewed.customer.get()).toMatchObject({ ok: true })
    }
  })

  test('an unknown token is unauthorized, and a missing token returns a 401 with an error message [provider R7.01]', async () => {
    const otherCustomer = createClient(provider(), `1|${'x'.repeat(48)}`)
    expect(await otherCustomer.customer.refresh()).toMatchObject({
      failure: { kind: 'unauthorised' },
    })
    const response = await sendRaw(provider(), 'GET', '/api/v1/customer/get')
    expect(response.status).toBe(401)
    expect(response.body).toEqual({ error: expect.any(String) })
  })

  test('logout ends only this session [provider R7.03]', async () => {
    const { client, email, password } = await registerCustomer(provider())
    const guest = createClient(provider())
    const other = unwrap(await guest.customer.login({ email, password, remember: true }))
    unwrap(await client.customer.logout())
    expect(await client.customer.get()).toMatchObject({ failure: { kind: 'unauthorised' } })
    const elsewhere = createClient(provider(), other.token)
    expect(await elsewhere.customer.get()).toMatchObject({ ok: true })
  })

  test('forgot-password does not reveal whether an email address is registered [provider R7.05]', async () => {
    const { email } = await registerCustomer(provider())
    const path = '/api/v1/customer/forgot-password'
    const known = await sendRaw(provider(), 'POST', path, { body: { email } })
    const unknown = await sendRaw(provider(), 'POST', path, { body: { email: `no.${email}` } })
    expect(known.status).toBe(200)
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body])
  })

  test('an unknown reset token is refused [provider R7.06]', async () => {
    const { email } = await registerCustomer(provider())
    const form = { token: 'made up', email, password: 'another password' }
    expect(await createClient(provider()).customer.resetPassword(form)).toMatchObject({
      failure: { kind: 'refused', reason: 'reset_token_invalid' },
    })
  })

  test('the emailed token sets a new password only once [provider R7.06 R4.10]', async ({
    skip,
  }) => {
    const { resetToken } = provider()
    if (resetToken === null) return skip('emails cannot be read')
    const { client, email } = await registerCustomer(provider())
    const { customer } = createClient(provider())
    unwrap(await customer.forgotPassword(email))
    const form = { token: await resetToken(email), email, password: 'another password' }
    unwrap(await customer.resetPassword(form))
    expect(await client.customer.get()).toMatchObject({ failure: { kind: 'unauthorised' } })
    const login = { email, password: 'another password', remember: false }
    expect(await customer.login(login)).toMatchObject({ ok: true })
    expect(await customer.resetPassword(form)).toMatchObject({
      failure: { reason: 'reset_token_invalid' },
    })
  })

  test('a contact message is accepted; an empty one is refused with errors by field [provider R7.07]', async () => {
    const { contact } = createClient(provider())
    const words = { email: 'ann@example.com', theme: 'Order', message: 'Hello' }
    expect(await contact.send({ fullName: 'Ann Bee', ...words })).toEqual({ ok: true, value: null })
    const empty = await contact.send({ fullName: 'Ann Bee', ...words, message: '' })
    expect(empty).toMatchObject({ failure: { status: 422, messages: [{ field: 'message' }] } })
  })

  test('a profile is saved, with and without a picture [provider R7.20 R3.01]', async () => {
    const { client } = await registerCustomer(provider())
    const before = unwrap(await client.customer.get())
    const changes = { firstName: 'Anna', phone: '+49 30 123', location: 'Utrecht' }
    const saved = unwrap(await client.customer.updateProfile(before, changes))
    expect(saved).toMatchObject({ firstName: 'Anna', location: 'Utrecht', imageUrl: null })
    const picture = new Blob([onePixel], { type: 'image/png' })
    const pictured = unwrap(await client.customer.updateProfile(saved, { picture }))
    expect(pictured.imageUrl).toMatch(/^\/media\//)
    expect(unwrap(await client.customer.get())).toEqual(pictured)
    const file = (pictured.imageUrl ?? '').replace('/media', '')
    const response = unwrap(await client.files.media(file, { headers: new Headers() }))
    expect(response.headers.get('content-type')).toMatch(/^image\/(png|jpeg|webp)$/)
    await response.body?.cancel()
  })

  test('an empty phone number is null, and its stored placeholder does not change [provider R7.20 R5.03]', async () => {
    const { client } = await registerCustomer(provider())
    const before = unwrap(await client.customer.get())
    const saved = unwrap(await client.customer.updateProfile(before, { phone: '' }))
    expect(saved.phone).toBeNull()
    const again = unwrap(await client.customer.updateProfile(saved, { phone: '' }))
    expect(again.phoneOnFile).toBe(saved.phoneOnFile)
  })

  test('a wrong current password is refused and changes nothing [provider R7.20 R3.04]', async () => {
    const { client, email, password } = await registerCustomer(provider())
    const before = unwrap(await client.customer.get())
    const change = { current: 'not the one', new: 'another password' }
    expect(await client.customer.updateProfile(before, { password: change })).toMatchObject({
      failure: { kind: 'refused', reason: 'wrong_password' },
    })
    const login = { email, password, remember: false }
    expect(await createClient(provider()).customer.login(login)).toMatchObject({ ok: true })
  })
}

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
