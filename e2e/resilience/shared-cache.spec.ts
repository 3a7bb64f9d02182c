import type { APIRequest } from '@playwright/test'
import { createCustomer } from '../support/customer.ts'
import { startInstalledCache } from '../support/installed-cache.ts'
import { shopOrigin } from '../support/ports.ts'
import { openSharedCache } from '../support/shared-cache.ts'
import type { SharedCache } from '../support/shared-cache.ts'
import { buySound, topUp } from '../support/server-calls.ts'
import { expect, test } from '../support/test.ts'

const paths = ['/en/', '/de/', '/fr/catalog', '/']
/** Pages that a shared cache may store only as served to guests, or not at all. */
const otherPaths = ['/en/catalog/1', '/en/cart', '/en/profile', '/en/contacts', '/en/withdrawal']
const codings = ['gzip, deflate, br, zstd', 'gzip', 'identity']
const guestCookies = ['', 'i18n_redirected=it; viewport=mobile; theme=dark']

/** Opens the cache that a project of `e2e/engines.config.ts` names, or else one in this process. */
async function openCache(project: string): Promise<SharedCache> {
  return project === 'varnish' || project === 'nginx'
    ? await startInstalledCache(project, shopOrigin)
    : openSharedCache(shopOrigin)
}

/**
 * Creates a customer; returns the cookies and the strings that only this customer's pages may
 * contain.
 */
async function openSession(api: APIRequest, name: string) {
  const request = await api.newContext({ baseURL: shopOrigin })
  const { email } = await createCustomer(request, { first_name: name, last_name: `${name}sson` })
  const { cookies } = await request.storageState()
  await request.dispose()
  const token = cookies.find((cookie) => cookie.name === 'token')?.value ?? ''
  expect(token).not.toBe('')
  return {
    token: decodeURIComponent(token),
    cookie: cookies.map((cookie) => `${cookie.name}=${cookie.value}`).join('; '),
    name,
    secrets: [name, email],
  }
}

test('a shared cache in front of the shop serves pages to guests, but never personal data', async ({
  playwright,
}, { project }) => {
  const cache = await openCache(project.name)
  const ann = await openSession(playwright.request, 'Quillonia')
  const bob = await openSession(playwright.request, 'Zebedeus')
  const secrets = [...ann.secrets, ...bob.secrets]
  let fromCache = 0

  async function visit(path: string, coding: string, cookie: string) {
    const language = path === '/' ? 'nl' : 'en'
    return cache.get(path, {
      accept: 'text/html',
      'accept-encoding': coding,
      'accept-language': language,
      'sec-fetch-site': 'same-origin',
      ...(cookie ? { cookie } : {}),
    })
  }

  async function visitAsGuest(path: string, coding: string, cookie: string): Promise<void> {
    const response = await visit(path, coding, cookie)
    expect(secrets.filter((secret) => response.text.includes(secret))).toEqual([])
    if (path === '/') {
      expect(response.headers['location']).toBe(cookie ? '/it/' : '/nl/')
      return
    }
    expect(response.status, path).toBe(200)
    expect(response.text).toContain(`href="${shopOrigin}${path}"`)
    expect(response.text.includes('data-theme="dark"'), path).toBe(cookie !== '')
    if (response.isFromCache) fromCache += 1
  }

  async function visitAsCustomer(path: string, coding: string, own: typeof ann, other: typeof ann) {
    const response = await visit(path, coding, own.cookie)
    expect(response.isFromCache).toBe(false)
    expect(other.secrets.filter((secret) => response.text.includes(secret))).toEqual([])
    // The size of a compressed page cannot reveal a token that the page does not contain.
    expect(response.text.includes(own.token)).toBe(false)
    if (path !== '/') expect(response.text.includes(own.name), path).toBe(true)
  }

  const customers = [
    [ann, bob],
    [bob, ann],
  ] as const
  for (const coding of codings) {
    for (const path of paths) {
      for (const [own, other] of customers) {
        await visitAsCustomer(path, coding, own, other)
        // The cache can answer only the second of two identical requests.
        for (const cookie of guestCookies) {
          await visitAsGuest(path, coding, cookie)
          await visitAsGuest(path, coding, cookie)
        }
      }
    }
  }

  for (const path of otherPaths) {
    for (const [own, other] of customers) {
      await visitAsCustomer(path, 'gzip', own, other)
      for (const cookie of guestCookies) {
        const { text } = await visit(path, 'gzip', cookie)
        expect(
          secrets.filter((secret) => text.includes(secret)),
          path,
        ).toEqual([])
      }
    }
  }

  if (cache.stored !== null) expect(cache.stored.length).toBeGreaterThan(0)
  for (const { path, cookies, text } of cache.stored ?? []) {
    expect(cookies, path).not.toContain('token')
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  }
  const pages = (paths.length - 1) * codings.length * guestCookies.length * customers.length
  // A few responses may become stale before the second request.
  expect(fromCache).toBeGreaterThan(pages / 2)
  await cache.close()
})

test('a download resumes behind a shared cache, which keeps nothing of it', async ({ playwright }, {
  project,
}) => {
  const cache = await openCache(project.name)
  const request = await playwright.request.newContext({ baseURL: shopOrigin })
  await createCustomer(request)
  await topUp(request, 20)
  const { downloads } = await buySound(request)
  const path = new URL(downloads[0]?.url ?? '', shopOrigin).pathname
  const whole = await request.get(path)
  const bytes = (await whole.body()).length
  const { cookies } = await request.storageState()
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const etag = whole.headers()['etag'] ?? ''
  for (let visits = 0; visits < 2; visits += 1) {
    const range = { range: 'bytes=1000-', 'if-range': etag }
    const { status, headers, isFromCache } = await cache.get(path, { cookie, ...range })
    expect([status, isFromCache]).toEqual([206, false])
    expect(headers['content-range']).toBe(`bytes 1000-${bytes - 1}/${bytes}`)
    expect(headers['content-length']).toBe(String(bytes - 1000))
  }
  const { status } = await cache.get(path, {})
  expect(status).not.toBe(200)
  await request.dispose()
  await cache.close()
})
