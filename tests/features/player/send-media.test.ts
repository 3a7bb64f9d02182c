import { expect, test } from 'vitest'
import { sendMedia } from '#app/features/player/send-media.server.ts'
import { useBagistoHost } from '../../support/bagisto-host/bagisto-client.ts'
import { runAsGuest } from '../../support/programs/run-as-guest.ts'

const { host } = useBagistoHost()

/** Requests a file that the host does not have, as an element such as `image` or `audio` does. */
async function request(destination: string): Promise<Response> {
  const headers = { 'sec-fetch-dest': destination }
  const url = 'http://localhost:3000/media/storage/product/41/gone.webp'
  return await runAsGuest(host().url, () => sendMedia(new Request(url, { headers })))
}

test('a picture that no longer exists is a 404 with a placeholder image', async () => {
  const response = await request('image')
  expect(response.status).toBe(404)
  expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(await response.text()).toMatch(/^<svg .*<\/svg>$/)
})

test.each(['audio', 'document', 'empty'])(
  'any other missing file is an empty 404: %s',
  async (destination) => {
    const response = await request(destination)
    expect([response.status, await response.text()]).toEqual([404, ''])
  },
)
