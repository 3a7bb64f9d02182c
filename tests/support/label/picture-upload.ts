import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { openShop } from '../shops/open-shop.ts'
import { createPictureForm, profilePath } from './picture-form.ts'

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
