import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { getMessage } from '../../e2e/support/texts.ts'
import { openBuiltShopForSeller } from '../support/shops/built-shop.ts'
import { demoShop } from '../support/shops/demo-shop.ts'

test('the page of a failed download has the look of the shop and keeps the status [P9.04]', async () => {
  const failingStore = async () => new Response(null, { status: 503 })
  const shop = await openBuiltShopForSeller(demoShop, failingStore)
  const response = await shop.send('/download/7', {
    token: '1|token',
    headers: { accept: 'text/html', 'accept-language': 'fr' },
  })
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('120')
  const html = await response.text()
  expect(html).toContain(getMessage('errors_file_failed_text', 'fr'))
  const [, stylesheet = expect.fail('no stylesheet')] =
    /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? []
  expect(existsSync(resolve('dist/client', `.${stylesheet}`))).toBe(true)
})
