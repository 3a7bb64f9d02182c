import { expect, test } from 'vitest'
import { createPageLimit } from '#app/server/http/page-count-limit.ts'
import { getMessage } from '../../e2e/support/texts.ts'
import { openBuiltShopForSeller } from '../support/shops/built-shop.ts'
import { demoShop } from '../support/shops/demo-shop.ts'

/** Opens a shop that renders one page at a time, with a provider that first has to be released. */
async function openSlowShop() {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  const fail = async () => {
    await released
    return new Response(null, { status: 503 })
  }
  return {
    ...(await openBuiltShopForSeller(
      demoShop,
      fail,
      createPageLimit(1, async () => {}),
    )),
    release,
  }
}

test('a page above the limit gets 503 with Retry-After, in the language of the visitor', async () => {
  const { send, release } = await openSlowShop()
  const first = send('/en/catalog')
  const refused = await send('/fr/catalog?type=loops')
  expect(refused.status).toBe(503)
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(refused.headers.get('cache-control')).toBe('no-store')
  const html = await refused.text()
  expect(html).toContain('<html lang="fr')
  expect(html).toContain(getMessage('errors_reason_busy', 'fr'))
  // An empty address is that of the page itself.
  expect(html).toContain('<a href=""')
  release()
  await (await first).text()
  const next = await send('/fr/catalog?type=loops')
  expect(await next.text()).not.toContain(getMessage('errors_reason_busy', 'fr'))
})

test('a call of the browser is never refused because of too many pages', async () => {
  const { send, release } = await openSlowShop()
  const page = send('/en/catalog')
  const headers = { 'x-tsr-serverfn': 'true', accept: 'application/json' }
  expect((await send('/_serverFn/isGalleryEnabled', { headers })).status).toBe(200)
  release()
  await (await page).text()
})

test('a form is never refused because of too many pages', async () => {
  const { send, release } = await openSlowShop()
  const page = send('/en/catalog')
  const form = send('/en/contacts', {
    method: 'POST',
    body: new URLSearchParams({ name: 'Ann' }),
  })
  release()
  await (await page).text()
  expect(await (await form).text()).not.toContain(getMessage('errors_reason_busy'))
})
