import { describe, expect, test } from 'vitest'
import { capabilityNames } from '#provider/contract/capability-names.ts'
import { checkProvider } from '#app/server/provider/provider-report.ts'
import { createReachability } from '#app/server/provider/reachability.ts'
import { readSettings } from '#app/server/settings/settings.ts'
import { useBagistoHost } from '../../support/bagisto-host/bagisto-client.ts'
import { createAppContext } from '../../support/shops/app-context.ts'

/** Checks a provider; returns the rows of the table as words, and the log. */
async function check(url: string, variables: Record<string, string> = {}) {
  const logged: unknown[] = []
  const app = createAppContext({
    settings: readSettings({ PROVIDER_URL: url, DATA_DIR: '/data', ...variables }),
    log: (level, event, fields) => logged.push({ level, event, ...fields }),
    providerUrl: url,
    providerFetch: (request) => fetch(request),
  })
  const [title, ...lines] = (await checkProvider(app)).split('\n')
  const rows = Object.fromEntries(
    lines.map((line) => {
      const [name = '', state, effect] = line.trim().split(/ {2,}/)
      return [name, [state, effect]]
    }),
  )
  return { title, rows, logged }
}

describe('the report about a vanilla provider', () => {
  const { host } = useBagistoHost()

  test('lists the fallback for each missing extension [P7.02]', async () => {
    const { title, rows, logged } = await check(host().url)
    expect(title).toBe(`The provider ${host().url} is reachable.`)
    expect(rows['balance']).toEqual(['off', expect.stringMatching(/PAYMENT_INSTRUCTIONS is not/)])
    expect(rows['contact']).toEqual(['off', 'write to the folder /data/inbox'])
    expect(rows['withdrawals']).toEqual(['off', 'write to the folder /data/inbox'])
    expect(rows['downloads']).toEqual([
      'off',
      `are sent to ${host().url}/customer/account/downloadable-products for their files`,
    ])
    expect(Object.keys(rows).toSorted()).toEqual(['', 'extension', ...capabilityNames].toSorted())
    expect(logged).toEqual([])
  })

  test('names each configured extension missing from the provider, and logs it [P7.02]', async () => {
    const { rows, logged } = await check(host().url, { PROVIDER_EXTENSIONS: 'refresh,contact' })
    expect(rows['refresh']?.[0]).toBe('on, but missing')
    expect(rows['withdrawals']?.[1]).toBe('send withdrawals as contact messages')
    expect(logged).toEqual(
      ['contact', 'refresh'].map((extension) => ({
        level: 'warn',
        event: 'provider-extension-missing',
        extension,
        setting: 'PROVIDER_EXTENSIONS',
      })),
    )
  })
})

describe('the report about a provider with extensions', () => {
  const { host } = useBagistoHost({ isExtended: true })

  test('names each extension that the provider has but the settings lack [P7.02]', async () => {
    const { rows } = await check(host().url)
    expect(rows['refresh']?.[0]).toBe('off, but found')
    expect(rows['balance']?.[0]).toBe('off')
  })
})

test('the report about an unreachable provider lists the settings and says so [P7.02]', async () => {
  // Nothing listens on port 9, the discard port.
  const { title, rows } = await check('http://127.0.0.1:9', { PROVIDER_EXTENSIONS: 'all' })
  expect(title).toContain('cannot be reached')
  expect(rows['balance']).toEqual(['on', 'pay from a balance in Tunes'])
})

test('the reachability of a provider is checked at most every ten seconds', async () => {
  let now = 0
  const results = [true, false]
  const reachability = createReachability(() => now)
  const run = () => reachability.check(async () => results.shift() ?? true)
  expect(await Promise.all([run(), run()])).toEqual([true, true])
  now = 9_999
  expect(await run()).toBe(true)
  now = 10_000
  expect(await run()).toBe(false)
})

test('where requests must not share I/O, only the result of a check is cached [P9.05]', async () => {
  let checks = 0
  const reachability = createReachability(() => 0, true)
  const run = () =>
    reachability.check(async () => {
      checks += 1
      return true
    })
  expect(await Promise.all([run(), run()])).toEqual([true, true])
  expect(checks).toBe(2)
  expect(await run()).toBe(true)
  expect(checks).toBe(2)
})
