import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStaticFileMiddleware } from '#app/server/http/static-files.ts'

const files = [
  'assets/page-1a2b.js',
  'assets/builds/latest.json',
  'assets/workers/fit-1a2b.js',
  'assets/logo-1a2b.svg',
  'sign.svg',
  'secret/notes.txt',
]

let folder = ''

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'overtone-static-'))
  for (const file of files) {
    await mkdir(join(folder, dirname(file)), { recursive: true })
    await writeFile(join(folder, file), 'content')
  }
})

afterAll(() => rm(folder, { recursive: true }))

/** Requests a file; the shop responds with 299 to other paths. */
async function request(path: string) {
  const received = new Request(`http://shop.test${path}`)
  const [assets, publicFiles] = createStaticFileMiddleware(folder)
  const shop = () => new Response('the shop', { status: 299 })
  const response = await assets?.(
    received,
    async () => (await publicFiles?.(received, shop)) ?? shop(),
  )
  const { status, headers } = response ?? expect.fail('there is no response')
  // The file stays open until its body is read.
  await response?.text()
  return {
    status,
    caching: headers.get('cache-control'),
    type: headers.get('content-type'),
    policy: headers.get('content-security-policy'),
  }
}

describe('the files of the build', () => {
  test('are cached for a year if their names contain a hash', async () => {
    const { status, caching } = await request('/assets/page-1a2b.js')
    expect([status, caching]).toEqual([200, 'max-age=31536000, immutable'])
  })

  test('are revalidated if their names are stable, as those of the build list', async () => {
    const { status, caching } = await request('/assets/builds/latest.json')
    expect(status).toBe(200)
    expect(caching ?? '').not.toMatch(/immutable|max-age=[1-9]/)
  })

  test('are not cached as missing, because the next version may have them', async () => {
    expect(await request('/assets/gone-1a2b.js')).toMatchObject({
      status: 404,
      caching: 'no-store',
      policy: null,
    })
  })

  test('have their own policy if they are workers, but not if they are missing', async () => {
    const { policy } = await request('/assets/workers/fit-1a2b.js')
    expect(policy).toBe("default-src 'none'; script-src 'self' 'wasm-unsafe-eval'")
    expect(await request('/assets/workers/gone.js')).toMatchObject({ status: 404, policy: null })
    expect((await request('/assets/page-1a2b.js')).policy).toBe(null)
  })
})

test("pictures have a charset, and the shop's files are cached for an hour", async () => {
  const type = 'image/svg+xml; charset=utf-8'
  expect(await request('/assets/logo-1a2b.svg')).toMatchObject({ status: 200, type })
  const { caching, ...sign } = await request('/sign.svg')
  expect(sign).toMatchObject({ status: 200, type })
  expect(caching).toContain('max-age=3600')
})

test.each(['/en/', '/gone.txt', '/secret/notes.txt'])('%s is handled by the shop', async (path) => {
  expect((await request(path)).status).toBe(299)
})
