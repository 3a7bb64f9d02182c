import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Shop } from '#shop/shop.ts'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { renderPng } from '#app/server/pictures/render-png.server.ts'
import { loadShop } from '#shop/load-shop.ts'
import { demoShop } from '../../support/shops/demo-shop.ts'
import { otherIdentity } from '../../support/shops/other-identity.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import { createAppContext } from '../../support/shops/app-context.ts'

const circle =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><circle cx="4.5" cy="4.5" r="4" fill="#0000ff"/></svg>'

/** Requests a picture of a shop; also returns the log entries. */
async function request(shop: Shop, path: string) {
  const logEntries: string[] = []
  const app = createAppContext({
    shop,
    log: (level, event) => logEntries.push(`${level} ${event}`),
    renderPng,
  })
  const render = () => new Response(null, { status: 500 })
  const received = new Request(`http://localhost:3000${path}`)
  const response = await handleRequest(received, app, '192.0.2.1', render)
  return { response, bytes: Buffer.from(await response.arrayBuffer()), logEntries }
}

/** Returns the size of a PNG and the colors of its corner and its center. */
async function readPng(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const pixel = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 4).subarray(0, 4),
  ]
  const center = pixel(info.width / 2, info.height / 2)
  return { width: info.width, height: info.height, corner: pixel(0, 0), center }
}

test('home screens get the icon as an opaque PNG of 180 by 180 pixels [P5.01]', async () => {
  const { response, bytes } = await request({ ...demoShop, icon: circle }, '/apple-touch-icon.png')
  expect(response.headers.get('content-type')).toBe('image/png')
  expect(response.headers.get('cache-control')).toBe('public, max-age=3600')
  expect(await readPng(bytes)).toEqual({
    width: 180,
    height: 180,
    corner: [0xf8, 0xf4, 0xec, 255],
    center: [0, 0, 255, 255],
  })
})

test('a logo or an icon opened as a document runs no scripts [P5.01]', async () => {
  for (const path of ['/logo.svg', '/icon.svg', '/favicon.ico', '/apple-touch-icon.png']) {
    const { response } = await request({ ...demoShop, logo: circle, icon: circle }, path)
    expect([path, response.status]).toEqual([path, 200])
    expect(response.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox",
    )
  }
})

test('browsers without SVG support get the icon as an ICO file of 32 by 32 pixels [P5.01]', async () => {
  const { response, bytes } = await request({ ...demoShop, icon: circle }, '/favicon.ico')
  expect(response.headers.get('content-type')).toBe('image/vnd.microsoft.icon')
  // One picture of 32 by 32 pixels at 32 bits each, after the header.
  expect([...bytes.subarray(0, 14)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0])
  expect(bytes.readUInt32LE(14)).toBe(bytes.length - 22)
  expect(bytes.readUInt32LE(18)).toBe(22)
  expect(await readPng(bytes.subarray(22))).toEqual({
    width: 32,
    height: 32,
    corner: [0, 0, 0, 0],
    center: [0, 0, 255, 255],
  })
})

/** Loads a shop without an icon and with a blue accent. */
async function loadShopWithName(name: string): Promise<Shop> {
  const file = join(await createTemporaryFolder(), 'shop.config.mjs')
  const config = { ...otherIdentity, brand: { ...otherIdentity.brand, name, icon: null } }
  await writeFile(file, `export default ${JSON.stringify(config)}`)
  return await loadShop({ shopConfigPath: file, legalDir: null })
}

test('without an icon file, the icon shows the first letter of the name [P5.01]', async () => {
  const [harbor, home, lantern] = await Promise.all(
    ['Harbor', 'Home', 'Lantern'].map(async (name) => {
      return (await request(await loadShopWithName(name), '/apple-touch-icon.png')).bytes
    }),
  )
  expect(harbor).toEqual(home)
  expect(harbor).not.toEqual(lantern)
  expect((await readPng(harbor ?? Buffer.of())).corner).toEqual([0x2f, 0x6f, 0xde, 255])
})

test('an icon that cannot be rendered is missing, and the failure is logged [P5.01]', async () => {
  const { response, logEntries } = await request({ ...demoShop, icon: '' }, '/favicon.ico')
  expect(response.status).toBe(404)
  expect(response.headers.get('cache-control')).toBe('no-store')
  expect(logEntries).toContain('warn icon-not-rendered')
})

test.each([
  ['Harbor', 'H'],
  ['“éclair”', 'É'],
  ['<9th>', '9'],
  ['&', '&amp;'],
  ['<', '&lt;'],
])(
  'without an icon file, the SVG icon of %s is drawn in its colors [P5.01]',
  async (name, text) => {
    const { response, bytes } = await request(await loadShopWithName(name), '/icon.svg')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml; charset=utf-8')
    expect(bytes.toString()).toContain(`fill="#ffffff">${text}</text>`)
    const { corner } = await readPng(await sharp(bytes).png().toBuffer())
    expect(corner).toEqual([0x2f, 0x6f, 0xde, 255])
  },
)
