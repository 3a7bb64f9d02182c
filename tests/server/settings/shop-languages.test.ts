import { describe, expect, test } from 'vitest'
import { localeHeader } from '#app/locales/locales.ts'
import { getRequestScope } from '#app/request-scope/request-scope.server.ts'
import { handleRequest } from '#app/server/http/handle-request.server.ts'
import { defineShop } from '#shop/shop-config.ts'
import { demoShop } from '../../support/shops/demo-shop.ts'
import { createAppContext } from '../../support/shops/app-context.ts'

describe('a shop in French and English', () => {
  const app = createAppContext({
    shop: { ...demoShop, config: defineShop({ ...demoShop.config, languages: ['fr', 'en'] }) },
  })

  async function visit(path: string, headers: Record<string, string> = {}, method = 'GET') {
    const request = new Request(`http://localhost:3000${path}`, { headers, method })
    let locale: string | null = null
    const response = await handleRequest(request, app, '192.0.2.1', () => {
      locale = getRequestScope().locale
      return new Response('the page', { headers: { 'content-type': 'text/html' } })
    })
    return { response, locale: locale as string | null }
  }

  test.each(['GET', 'HEAD', 'POST'])(
    'redirects %s from a German URL to the French one with an uncacheable 307 [P6.05]',
    async (method) => {
      const { response, locale } = await visit('/de/cart?step=checkout', {}, method)
      expect(response.status).toBe(307)
      expect(response.headers.get('location')).toBe('/fr/cart?step=checkout')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(response.headers.getSetCookie()).toEqual([])
      expect(locale).toBeNull()
    },
  )

  test.each([
    ['de', 'fr'],
    ['fr', 'fr'],
    ['en-US', 'en'],
    ['ru', 'en'],
  ])('responds to a server function call from a page in %s in %s [P6.05]', async (tag, locale) => {
    expect((await visit('/_serverFn/cart', { [localeHeader]: tag })).locale).toBe(locale)
  })

  test('redirects its root to French for visitors who accept it, else to English [P6.05]', async () => {
    const roots = ['fr-CH, de', 'de'].map((accepted) => visit('/', { 'accept-language': accepted }))
    const locations = (await Promise.all(roots)).map(({ response }) =>
      response.headers.get('location'),
    )
    expect(locations).toEqual(['/fr/', '/en/'])
  })
})
