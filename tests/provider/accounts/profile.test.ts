import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createPng } from '../../support/label/pictures.ts'
import { logIn } from '../../support/shops/customer.ts'
import { openShop } from '../../support/shops/open-shop.ts'

const profilePath = '/api/v1/customer/profile'
const png = await createPng({ width: 8, height: 8 })

async function createSmallPicture(color: string): Promise<File> {
  const bytes = await createPng({ width: 8, height: 8 }, color)
  return new File([new Uint8Array(bytes)], 'a.png')
}

function createFields(email: string, more: Record<string, unknown> = {}) {
  return {
    first_name: 'Ann',
    last_name: 'Cee',
    email,
    gender: 'Other',
    phone: '0001234567',
    ...more,
  }
}

function createForm(email: string, images: (File | string)[], name = 'image[]'): FormData {
  const data = new FormData()
  data.append('_method', 'PUT')
  for (const [key, value] of Object.entries(createFields(email))) data.append(key, String(value))
  for (const image of images) data.append(name, image)
  return data
}

test('saving a profile stores and returns all its fields, including those added by the shop [provider R7.20 R3.01]', async () => {
  const { call, signUp } = await openShop()
  const { token, email } = await signUp()
  const optionalFields = { username: 'annie', location: 'Ghent', description: 'I hum.' }
  const body = createFields(email, {
    first_name: 'Anna',
    gender: 'Female',
    phone: '321',
    ...optionalFields,
  })
  const saved = await call(`${profilePath}/`, { method: 'PUT', token, body })
  expect(saved.status).toBe(200)
  expect(saved.body.message).toBe('Your Account has been updated successfully.')
  const { data } = (await call('/api/v1/customer/get', { token })).body
  expect(data).toMatchObject({ ...body, name: 'Anna Cee' })
  const again = await call(profilePath, { method: 'PUT', token, body: createFields(email) })
  expect(again.body.data).toMatchObject({ ...createFields(email), ...optionalFields })
})

test('a profile without a gender or with letters in the phone number returns 422 with field errors [provider R7.20]', async () => {
  const { call, signUp } = await openShop()
  const { token, email } = await signUp()
  const { gender: _, ...rest } = createFields(email, { phone: 'call me' })
  const { status, body } = await call(profilePath, { method: 'PUT', token, body: rest })
  expect(status).toBe(422)
  expect(Object.keys(body.errors).sort()).toEqual(['gender', 'phone'])
  expect(body.message).toMatch(/^The gender field is .* \(and 1 more error\)$/)
})

test('unknown keys in a profile are ignored [provider R7.20]', async () => {
  const { call, signUp } = await openShop()
  const { token, email, password, id } = await signUp()
  const more = { id: 99, status: 0, password: 'plain text here', password_hash: 'x', balance: '9' }
  const { status, body } = await call(profilePath, {
    method: 'PUT',
    token,
    body: createFields(email, more),
  })
  expect(status).toBe(200)
  expect(body.data).toMatchObject({ id, status: 1, balance: '0.0000' })
  expect((await logIn(call, email, password)).status).toBe(200)
})

test('several customers may have the same phone number, because a refusal would reveal whose it is [provider R7.20]', async () => {
  const { call, signUp } = await openShop()
  for (const { token, email } of [await signUp(), await signUp()]) {
    const body = createFields(email, { phone: '3212345' })
    const saved = await call(profilePath, { method: 'PUT', token, body })
    expect(saved).toMatchObject({ status: 200, body: { data: { phone: '3212345' } } })
  }
})

test('a new password requires the current one and ends all other sessions [provider R7.20 R3.04]', async () => {
  const { call, signUp } = await openShop()
  const { token, email, password } = await signUp()
  const other = (await logIn(call, email, password)).body.token
  const change = (current: string) =>
    call(profilePath, {
      method: 'PUT',
      token,
      body: createFields(email, {
        current_password: current,
        new_password: 'another long password',
        new_password_confirmation: 'another long password',
      }),
    })
  const wrong = await change('not the password')
  expect(wrong.status).toBe(200)
  expect(wrong.body).toEqual({
    message: 'Current password does not match.',
    reason: 'wrong_password',
  })
  expect((await call('/api/v1/customer/get', { token: other })).status).toBe(200)
  expect((await change(password)).body.data.email).toBe(email)
  expect((await call('/api/v1/customer/get', { token })).status).toBe(200)
  expect((await call('/api/v1/customer/get', { token: other })).status).toBe(401)
  expect((await logIn(call, email, password)).status).toBe(422)
  expect((await logIn(call, email, 'another long password')).status).toBe(200)
})

test('an uploaded picture is served under its hash and can be removed [provider R7.20 R3.01]', async () => {
  const { call, signUp, fetch } = await openShop()
  const { token, email } = await signUp()
  const picture = new File([new Uint8Array(png)], 'me.exe', { type: 'application/x-msdownload' })
  const saved = await call(profilePath, { token, body: createForm(email, [picture]) })
  expect(saved.status).toBe(200)
  expect(saved.body.data.image_url).toMatch(/^http:\/\/provider\.test\/files\/[0-9a-f]{64}\.webp$/)
  const served = await fetch(new Request(saved.body.data.image_url))
  expect(served.status).toBe(200)
  expect(served.headers.get('content-type')).toBe('image/webp')
  const countFiles = await call(profilePath, { method: 'PUT', token, body: createFields(email) })
  expect(countFiles.body.data.image_url).toBe(saved.body.data.image_url)
  const removed = await call(profilePath, {
    method: 'PUT',
    token,
    body: createFields(email, { image: [] }),
  })
  expect(removed.body.data.image_url).toBeNull()
  expect((await fetch(new Request(saved.body.data.image_url))).status).toBe(404)
})

test('a file that is not a picture or is larger than 2 MB is refused and not stored [provider R7.20]', async () => {
  const { call, signUp, folder } = await openShop({ sells: 'nothing' })
  const { token, email } = await signUp()
  const page = new File(['<svg onload="alert(1)"/>'], 'me.png', { type: 'image/png' })
  const large = new File([new Uint8Array(2_000_001)], 'me.png', { type: 'image/png' })
  for (const [file, reason] of [
    [page, 'image_invalid'],
    [large, 'image_too_large'],
  ] as const) {
    const { status, body } = await call(profilePath, { token, body: createForm(email, [file]) })
    expect(status).toBe(422)
    expect(body).toMatchObject({ reason, errors: { image: [expect.any(String)] } })
  }
  const huge = new File([new Uint8Array(4_000_000)], 'me.png')
  expect((await call(profilePath, { token, body: createForm(email, [huge]) })).status).toBe(413)
  expect(await readdir(join(folder, 'files')).catch(() => [])).toEqual([])
})

test('the profile requires a token [provider R7.20 R6.02]', async () => {
  const { call } = await openShop()
  const { status, body } = await call(profilePath, {
    method: 'PUT',
    body: createFields('a@example.com'),
  })
  expect(status).toBe(401)
  expect(body.error).toContain('not allowed')
})

test('an invalid date of birth returns 422 [provider R7.20]', async () => {
  const { call, signUp } = await openShop()
  const { token, email } = await signUp()
  const body = createFields(email, { date_of_birth: '2001-02-30' })
  const response = await call(profilePath, { method: 'PUT', token, body })
  expect(response.status).toBe(422)
  expect(Object.keys(response.body.errors)).toEqual(['date_of_birth'])
})

test('a picture that no customer uses is removed; a shared picture is kept [provider R7.20]', async () => {
  const { call, signUp, folder } = await openShop({ sells: 'nothing' })
  const [ann, bob] = [await signUp(), await signUp()]
  const countFiles = async () => (await readdir(join(folder, 'files'))).length
  const send = async (account: typeof ann, body: FormData) =>
    (await call(profilePath, { token: account.token, body })).status
  const pictures = await Promise.all(['#100', '#200', '#300'].map(createSmallPicture))
  const picture = (number: number) => pictures[number - 1] ?? expect.fail('no such picture')
  expect(await send(ann, createForm(ann.email, [picture(1)]))).toBe(200)
  expect(await send(bob, createForm(bob.email, [picture(1)]))).toBe(200)
  expect(await countFiles()).toBe(1)
  expect(await send(ann, createForm(ann.email, [picture(2)]))).toBe(200)
  expect(await countFiles()).toBe(2)
  expect(await send(bob, createForm(bob.email, [picture(2)]))).toBe(200)
  expect(await countFiles()).toBe(1)
  expect(await send(ann, createForm(bob.email, [picture(3)]))).toBe(422)
  expect(await countFiles()).toBe(1)
  for (const account of [ann, bob])
    expect(await send(account, createForm(account.email, [''], 'image[]'))).toBe(200)
  expect(await countFiles()).toBe(0)
})
