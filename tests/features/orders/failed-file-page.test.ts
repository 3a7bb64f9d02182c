import { expect, test } from 'vitest'
import { sendDownload } from '#app/features/orders/send-download.server.ts'
import { sendInvoice } from '#app/features/orders/send-invoice.server.ts'
import { locales } from '#app/locales/locales.ts'
import type { Locale } from '#app/locales/locales.ts'
import { m } from '#app/paraglide/messages.js'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { createAppContext } from '../../support/shops/app-context.ts'
import { demoShop } from '../../support/shops/demo-shop.ts'

const navigation = { 'sec-fetch-mode': 'navigate', accept: 'text/html,*/*;q=0.8' }

/** Opens a file as a customer of a shop whose provider answers each call with `answer`. */
async function open(
  answer: () => Response,
  headers: Record<string, string> = navigation,
  path = '/download/7',
  locale: Locale = 'en',
) {
  const app = createAppContext({
    settings: readSettings({}),
    shop: demoShop,
    log: () => {},
    providerUrl: 'http://provider.test',
    providerFetch: async () => answer(),
  })
  const request = new Request(`http://localhost:3000${path}`, {
    headers: { cookie: `token=1|token; i18n_redirected=${locale}`, ...headers },
  })
  const response = await handleRequest(request, app, '192.0.2.1', () =>
    path.startsWith('/download') ? sendDownload(request, '7') : sendInvoice(request, '7'),
  )
  const { status } = response
  return { status, headers: response.headers, text: await response.text() }
}

const failingStore = () => new Response(null, { status: 503 })
const missingFile = () => Response.json({ message: 'Not found' }, { status: 404 })
const disconnected = (): Response => {
  throw new TypeError('fetch failed')
}

test.each(locales)(
  'a download whose store fails shows that the purchase is safe and links to the orders: %s [P9.04]',
  async (locale) => {
    const { status, headers, text } = await open(failingStore, navigation, '/download/7', locale)
    expect(status).toBe(503)
    expect(headers.get('retry-after')).toBe('120')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(headers.get('content-security-policy')).toContain("default-src 'self'")
    expect(text).toMatch(/^<!DOCTYPE html><html lang="/i)
    expect(text).toContain(m.errors_file_failed_text({}, { locale }))
    expect(text).toContain(`href="/${locale}/profile?tab=balance"`)
    expect(text).not.toContain('<script')
  },
)

test('a missing file has a page that says so, without a promise that it comes back [P9.04]', async () => {
  const { status, headers, text } = await open(missingFile)
  expect(status).toBe(404)
  expect(headers.has('retry-after')).toBe(false)
  expect(text).toContain(m.errors_file_missing_text({}, { locale: 'en' }))
})

test('without a connection to the provider, the page promises no more than the shop can show', async () => {
  const { status, text } = await open(disconnected)
  expect(status).toBe(503)
  expect(text).toContain(m.errors_unreachable_text({}, { locale: 'en' }))
  expect(text).not.toContain(m.errors_file_failed_text({}, { locale: 'en' }))
})

test('a limited download keeps the waiting time of the provider', async () => {
  const { status, headers, text } = await open(
    () => new Response(null, { status: 429, headers: { 'retry-after': '7' } }),
  )
  expect([status, headers.get('retry-after')]).toEqual([503, '7'])
  expect(text).toContain(m.errors_reason_busy({}, { locale: 'en' }))
})

test('an invoice that cannot be sent has the same page, in the theme of the visitor', async () => {
  const headers = { ...navigation, cookie: 'token=1|token; i18n_redirected=en; theme=dark' }
  const { status, text } = await open(failingStore, headers, '/invoices/7')
  expect(status).toBe(503)
  expect(text).toContain(m.errors_file_failed_text({}, { locale: 'en' }))
  expect(text).toContain('data-theme="dark"')
})

test.each([
  ['a browser without Fetch Metadata', { accept: 'text/html' }, true],
  ['a script of a page', { 'sec-fetch-mode': 'cors', accept: 'text/html' }, false],
  ['a download program', { accept: '*/*' }, false],
])('%s gets a page or an empty body', async (_client, headers: Record<string, string>, hasPage) => {
  for (const answer of [failingStore, missingFile]) {
    const response = await open(answer, headers)
    expect(response.text.startsWith('<')).toBe(hasPage)
    expect(response.text === '').toBe(!hasPage)
  }
})
