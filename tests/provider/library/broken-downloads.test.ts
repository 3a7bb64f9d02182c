import { createHash } from 'node:crypto'
import { rm, truncate } from 'node:fs/promises'
import { join } from 'node:path'
import { serve } from 'srvx'
import { expect, onTestFinished, test } from 'vitest'
import { openConnection } from '../../support/network/raw-connection.ts'
import { openShop } from '../../support/shops/open-shop.ts'
import { createSoundBytes } from '../../support/shops/seed-products.ts'

const damages: readonly [string, (path: string) => Promise<void>][] = [
  ['missing', (path) => rm(path)],
  ['too short', (path) => truncate(path, 1000)],
]

/** Opens a shop that has sent a pack once and lost a sound of it since. */
async function openDamagedShop(damage: (path: string) => Promise<void>) {
  const shop = await openShop()
  const [pack] = shop.products.packs
  const customer = await shop.signUp(10_000)
  await customer.buy(pack)
  const path = `/api/v1/customer/downloads/${pack.linkId}`
  const headers = { Authorization: `Bearer ${customer.token}` }
  const download = async () =>
    await shop.fetch(new Request(`http://provider.test${path}`, { headers }))
  await (await download()).arrayBuffer()
  const sha256 = createHash('sha256').update(createSoundBytes('shot-0-1')).digest('hex')
  const file = join(shop.folder, 'files', `${sha256}.wav`)
  await damage(file)
  return { shop, download, path, headers, file }
}

test.each(damages)(
  'a download whose sound is %s fails, and the log names the file [P9.04]',
  async (_damage, damage) => {
    const { shop, download, file } = await openDamagedShop(damage)
    const response = await download()
    const message = `The file ${file} cannot be read.`
    await expect(response.arrayBuffer()).rejects.toThrow(message)
    const failure = { level: 'error', event: 'download-failed', message }
    expect(shop.entries.filter(({ event }) => event === 'download-failed')).toEqual([
      { ...failure, reason: expect.any(String) },
    ])
  },
)

test.each(damages)(
  'the connection is cut if a sound of a download is %s, so that no client takes a part for the whole [P9.04]',
  async (_damage, damage) => {
    const { shop, path, headers } = await openDamagedShop(damage)
    const fetch = (request: Request) => shop.fetch(request)
    const server = serve({ port: 0, hostname: '127.0.0.1', silent: true, manual: true, fetch })
    await server.serve()
    onTestFinished(() => server.close(true))
    const connection = await openConnection(Number(new URL(server.url ?? '').port))
    connection.send(
      `GET ${path} HTTP/1.1\r\nhost: localhost\r\nauthorization: ${headers.Authorization}\r\n\r\n`,
    )
    const text = await connection.closed
    const [head = '', body = ''] = text.split('\r\n\r\n')
    const length = Number(/^content-length: (\d+)$/im.exec(head)?.[1])
    expect(head).toContain('HTTP/1.1 200')
    expect(length).toBeGreaterThan(body.length)
    expect(body.length).toBeGreaterThan(0)
  },
)
