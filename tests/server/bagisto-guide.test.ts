import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { capabilityNames } from '#app/provider/capabilities.ts'
import type { AppContext } from '#app/request-scope/app-context.ts'
import { createAppClient } from '#app/server/create-app-client.ts'
import { checkProvider } from '#app/server/provider-report.ts'
import { readSettings } from '#app/server/settings.ts'
import { unwrap, useBagistoHost } from '../support/bagisto-host/bagisto-client.ts'
import { demoShop } from '../support/demo-shop.ts'

const { host } = useBagistoHost()

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
const guide = read('docs/bagisto.md')

/** Returns the variables in the guide's start command. */
function readStartVariables(): Record<string, string> {
  const command = /```sh\n([\s\S]*?)npm start/.exec(guide)?.[1] ?? ''
  return Object.fromEntries(
    [...command.matchAll(/\b([A-Z_]+)=('[^']*'|\S+)/g)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll("'", ''),
    ]),
  )
}

test('the start command of the guide shows the products of a vanilla Bagisto shop [P7.10]', async () => {
  const settings = readSettings({ ...readStartVariables(), PROVIDER_URL: host().url })
  const app: AppContext = {
    shop: demoShop,
    settings,
    log: () => {},
    secret: 'a secret for tests only',
    providerUrl: host().url,
    providerFetch: (request) => fetch(request),
  }
  const report = await checkProvider(app)
  expect(report).toContain('is reachable')
  expect(report).toContain('PAYMENT_INSTRUCTIONS and pay later')
  const visitor = { locale: 'en', token: null, visitorAddress: null, requestId: 'test' }
  const { products } = createAppClient(app, visitor)
  const packs = unwrap(await products.list({ kind: 'pack' }))
  expect(packs.items.map(({ name }) => name)).toEqual(['Dusk Textures', 'Night Keys'])
})

test('the guide names every extension, and only settings that are documented [P7.10]', () => {
  for (const name of capabilityNames) expect(guide).toContain(`\`${name}\``)
  const settings = read('docs/settings.md')
  const ofBagisto = /^(APP_|SANCTUM_)/
  const named = [...guide.matchAll(/\b[A-Z]+(?:_[A-Z]+)+\b/g)].map(([name]) => name)
  expect(named.filter((name) => !ofBagisto.test(name) && !settings.includes(name))).toEqual([])
})

test('the README links to the guide, which names versions, packages and limits [P7.10]', () => {
  expect(read('README.md')).toContain('(docs/bagisto.md)')
  for (const text of ['bagisto/rest-api', '2.3.1', '60 requests a minute', 'TrustProxies'])
    expect(guide).toContain(text)
})
