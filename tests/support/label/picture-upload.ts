import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { openShop } from '../shops/open-shop.ts'
import type { Account } from '../shops/customer.ts'

export const profilePath = '/api/v1/customer/profile'
/** Creates the form that saves a profile with a picture. */
export function createPictureForm(
  { email }: Pick<Account, 'email'>,
  file: Uint8Array,
  name = 'me.png',
): FormData {
  const form = new FormData()
  const fields = { first_name: 'Ann', last_name: 'Bee', email, gender: 'Other', phone: '0001' }
  for (const [key, value] of Object.entries({ _method: 'PUT', ...fields })) form.set(key, value)
  form.append('image[]', new File([new Uint8Array(file)], name))
  return form
}

/** Opens a provider with one customer, who can send files as the profile picture. */
export async function openPictureUpload(options: Parameters<typeof openShop>[0] = {}) {
  const provider = await openShop({ sells: 'nothing', ...options })
  const account = await provider.signUp()
  const send = (file: Uint8Array, name?: string) =>
    provider.call(profilePath, {
      token: account.token,
      body: createPictureForm(account, file, name),
    })
  /** Uploads a file that must be accepted; returns the stored picture. */
  async function upload(file: Uint8Array, name?: string): Promise<Buffer> {
    const { status, body } = await send(file, name)
    expect([status, body.reason]).toEqual([200, undefined])
    const served = await provider.fetch(new Request(body.data.image_url))
    expect(served.headers.get('content-type')).toBe('image/webp')
    return Buffer.from(await served.arrayBuffer())
  }
  /** Uploads a file that must be refused and not stored; returns the reason. */
  async function getRefusal(file: Uint8Array, name?: string): Promise<unknown> {
    const { status, body } = await send(file, name)
    expect(status).toBe(422)
    expect(body.errors).toEqual({ image: [expect.any(String)] })
    expect(await readdir(join(provider.folder, 'files')).catch(() => [])).toEqual([])
    return body.reason
  }
  return { ...provider, account, send, upload, getRefusal }
}
