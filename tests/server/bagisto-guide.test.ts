import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { capabilityNames } from '#provider/contract/capability-names.ts'
import { createAppClient } from '#app/server/provider/create-app-client.ts'
import { findLiveProblems } from '#provider/programs/check/live-check.ts'
import { findProviderProblem } from '#provider/programs/check/ask-provider.ts'
import { checkProvider } from '#app/server/provider/provider-report.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { unwrap, useBagistoHost } from '../support/bagisto-host/bagisto-client.ts'
import { prepareLiveShop } from '../support/shops/live-shop.ts'
import { createAppContext } from '../support/shops/app-context.ts'

const { host } = useBagistoHost()

const root = resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(resolve(root, file), 'utf8')
const guide = read('docs/bagisto.md')

/** Returns the settings in the guide's example file. */
function readGuideSettings(): Record<string, string> {
  const file = /```sh\n( *NODE_ENV[\s\S]*?)```/.exec(guide)?.[1] ?? ''
  return Object.fromEntries(
    [...file.matchAll(/^ *([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [
      name,
      value.replaceAll('"', ''),
    ]),
  )
}

test("a shop with the guide's settings starts only under its own name [P7.10]", async () => {
  const { settings: own } = await prepareLiveShop()
  const settings = { ...readGuideSettings(), ORIGIN: own.ORIGIN, OWNER_MAIL: 'shop@kalkenruis.nl' }
  expect(await findLiveProblems({ ...settings, SHOP_CONFIG: own.SHOP_CONFIG })).toEqual([])
  const problems = await findLiveProblems({ ...settings, SHOP_CONFIG: '' })
  expect(problems.map(({ what }) => what)).toContain('demo')
})

test('the check of a shop reports a provider that does not respond [P7.10]', async () => {
  const variables = { ...readGuideSettings(), PROVIDER_URL: host().url }
  expect(await findProviderProblem(readSettings(variables))).toBeNull()
  host().fail('GET /api/v1/products', { mode: 'html', when: 'before' })
  expect(await findProviderProblem(readSettings(variables))).toMatchObject({ what: 'PROVIDER_URL' })
})

test("the guide's settings show the products of a vanilla Bagisto shop [P7.10]", async () => {
  const settings = readSettings({ ...readGuideSettings(), PROVIDER_URL: host().url })
  const app = createAppContext({
    settings,
    providerUrl: host().url,
    providerFetch: (request) => fetch(request),
  })
  const report = await checkProvider(app)
  expect(report).toContain('is reachable')
  expect(report).toContain('PAYMENT_INSTRUCTIONS and pay later')
  const visitor = { locale: 'en', token: null, visitorAddress: null, requestId: 'test' }
  const { products } = createAppClient(app, visitor)
  const packs = unwrap(await products.list({ kind: 'pack' }))
  expect(packs.items.map(({ name }) => name)).toEqual(['Dusk Textures', 'Night Keys'])
})

test('the guide names every extension, and only documented settings [P7.10]', () => {
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

test("the guide links to the shop's name and proxy, and says what is sent for customers [P7.05 P7.10]", () => {
  const steps = ['SHOP_CONFIG', 'TRUSTED_PROXY', 'node shop.js check', 'NODE_ENV=production']
  const placeholders = ['`Other`', '"None"', '"No delivery"', '0000000000']
  for (const text of [...steps, ...placeholders]) expect(guide).toContain(text)
})
