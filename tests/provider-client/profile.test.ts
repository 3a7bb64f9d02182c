import { expect, test } from 'vitest'
import { toCustomer } from '#app/provider/normalise/customer.ts'
import { wireCustomer } from '#provider/contract/customer.ts'
import { useVanillaHost } from '../support/network/vanilla-client.ts'
import { vanillaCustomer } from '../support/network/vanilla-bodies.ts'

const { client, host, sent } = useVanillaHost()

function createCustomer(fields: object) {
  const wire = wireCustomer.parse({ ...vanillaCustomer, ...fields })
  return toCustomer(wire, { baseUrl: 'http://host.test' })
}

const changes = { firstName: 'Anna', lastName: 'Bee', email: 'ann@example.com', phone: '+49 30 1' }

test('a profile is sent as JSON with the required gender [client R7.20]', async () => {
  const saved = await client().customer.updateProfile(createCustomer({}), changes)
  expect(saved).toMatchObject({ ok: true, value: { phone: '+49301', gender: 'Other' } })
  expect(sent()).toMatchObject({ method: 'PUT', path: '/api/v1/customer/profile' })
  expect(sent().json).toEqual({
    first_name: 'Anna',
    last_name: 'Bee',
    email: 'ann@example.com',
    gender: 'Other',
    phone: '+49301',
  })
})

test('the gender, phone number and text fields are sent back if unchanged [client R7.20]', async () => {
  const onFile = { gender: 'Female', phone: '123', location: 'Utrecht', username: 'ann' }
  await client().customer.updateProfile(createCustomer(onFile), { description: 'Plays.' })
  expect(sent().json).toEqual({
    first_name: 'Ann',
    last_name: 'Bee',
    email: 'ann@example.com',
    description: 'Plays.',
    ...onFile,
  })
})

test('an empty phone number is sent as a placeholder beginning with 000, which does not change [client R5.03 R7.20]', async () => {
  const { customer } = client()
  await customer.updateProfile(createCustomer({ phone: '4930123' }), { ...changes, phone: '' })
  const drawn: unknown = sent().json.phone
  expect(drawn).toMatch(/^000\d{7}$/)
  await customer.updateProfile(createCustomer({ phone: drawn }), { ...changes, phone: '' })
  expect(sent().json.phone).toBe(drawn)
  await customer.updateProfile(createCustomer({}), { ...changes, phone: '' })
  expect(sent().json.phone).not.toBe(drawn)
})

test('a placeholder beginning with 000 is not shown as a phone number [client R5.03]', () => {
  const customer = createCustomer({ phone: '0001234567' })
  expect(customer).toMatchObject({ phone: null, phoneOnFile: '0001234567' })
  expect(createCustomer({ phone: '0301234567' }).phone).toBe('0301234567')
})

test('a picture is posted as a form with _method=PUT [client R7.20]', async () => {
  const picture = new Blob(['pixels'], { type: 'image/png' })
  await client().customer.updateProfile(createCustomer({}), { ...changes, picture })
  expect(sent()).toMatchObject({ method: 'POST', path: '/api/v1/customer/profile' })
  expect(sent().headers['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(sent().text).toMatch(/name="_method"\r\n\r\nPUT\r\n/)
  expect(sent().text).toMatch(
    /name="image\[\]"; filename="picture\.png"\r\nContent-Type: image\/png/,
  )
  expect(sent().text).toMatch(/name="gender"\r\n\r\nOther\r\n/)
})

test('a picture is removed by sending an empty list [client R7.20]', async () => {
  await client().customer.updateProfile(createCustomer({}), { picture: 'remove' })
  expect(sent().json.image).toEqual([])
})

test('a 200 without data for a wrong current password is a refusal [client R7.20 R3.04]', async () => {
  const password = { current: 'wrong', new: 'another password' }
  const saved = await client().customer.updateProfile(createCustomer({}), { ...changes, password })
  expect(saved).toMatchObject({ failure: { kind: 'refused', reason: 'wrong_password' } })
  expect(sent().json).toMatchObject({
    current_password: 'wrong',
    new_password: 'another password',
    new_password_confirmation: 'another password',
  })
})

test('the extension fields of a customer are parsed [client R7.20]', async () => {
  const added = { balance: '12.5000', image_url: 'HOST/files/a.png', location: 'Utrecht' }
  const body = { data: { ...vanillaCustomer, ...added } }
  host().respond('GET /api/v1/customer/get', { body })
  expect(await client().customer.get()).toMatchObject({
    value: {
      balance: { minor: 1250, currency: 'EUR' },
      imageUrl: '/media/files/a.png',
      location: 'Utrecht',
    },
  })
})

test("a provider's error about the length of a password that is only verified is shown at the current password [P7.06]", async () => {
  const text = 'Das neue Passwort muss mindestens 6 Zeichen haben.'
  host().respond('PUT /api/v1/customer/profile', {
    status: 422,
    body: { message: text, errors: { new_password: [text] } },
  })
  const email = 'new@example.com'
  const send = (password: { current: string; new: string }) =>
    client().customer.updateProfile(createCustomer({}), { ...changes, email, password })
  expect(await send({ current: 'wrong', new: 'wrong' })).toMatchObject({
    failure: {
      reason: 'wrong_password',
      messages: [{ field: 'current_password', reason: 'wrong_password' }],
    },
  })
  expect(await send({ current: 'right', new: 'short' })).toMatchObject({
    failure: { messages: [{ field: 'new_password', reason: null }] },
  })
})
