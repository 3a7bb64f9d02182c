import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createProviderClient } from '#app/provider/client.ts'
import { createProductCache } from '#app/provider/http/product-cache.ts'
import { watchCatalogue } from '#provider/watch-catalogue.ts'
import { writeCatalogue } from '../support/shops/catalogue-fixture.ts'
import { openShop } from '../support/shops/open-shop.ts'
import { providerUrl } from '../support/network/caller.ts'
import type { Shop } from '../support/shops/shop.ts'

const pollMs = 500

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
})

/** Imports the catalogue into another provider, with changed names and prices of all packs. */
async function importNewVersion({ folder, catalogueDir }: Shop): Promise<void> {
  await writeCatalogue(catalogueDir, (manifest) => ({
    version: '2',
    packs: manifest.packs.map((pack) => ({ ...pack, name: `New ${pack.name}`, priceCents: 100 })),
  }))
  await openShop({ folder, catalogueDir })
}

/** Watches a provider's catalogue; returns the products shown to guests, and the log. */
async function openStorefront(provider: Shop, read = provider.provider.readCatalogueVersion) {
  const entries: string[] = []
  const watch = await watchCatalogue(read, (level, event) => entries.push(`${level} ${event}`))
  onTestFinished(watch.close)
  const client = createProviderClient({
    baseUrl: providerUrl,
    fetch: provider.fetch,
    locale: 'en',
    token: null,
    visitorAddress: null,
    requestId: 'test',
    log: () => {},
    productCache: createProductCache(undefined, watch.getVersion),
  })
  const getPack = async () => {
    const outcome = await client.products.get(1)
    return outcome.ok ? [outcome.value.name, outcome.value.price?.minor] : outcome.failure
  }
  return { entries, getPack, ...watch }
}

describe('a catalogue imported by another process', () => {
  test('replaces cached products within half a second [P9.03]', async () => {
    const provider = await openShop({ sells: 'catalogue' })
    const { getPack, getChangedAt } = await openStorefront(provider)
    expect(await getPack()).toEqual(['Dusk Textures', 1900])
    await vi.advanceTimersByTimeAsync(pollMs)
    expect(getChangedAt()).toBeNull()
    await importNewVersion(provider)
    await vi.advanceTimersByTimeAsync(pollMs)
    await expect.poll(getPack).toEqual(['New Dusk Textures', 100])
    expect(getChangedAt()).toBeGreaterThan(Date.now() - 60_000)
  })

  test('is detected once the version can be read again, with one log entry', async () => {
    const provider = await openShop({ sells: 'catalogue' })
    let isBroken = false
    const { entries, getVersion } = await openStorefront(provider, () =>
      isBroken ? Promise.reject(new Error('disk full')) : provider.provider.readCatalogueVersion(),
    )
    expect(getVersion()).toBe('1')
    isBroken = true
    await vi.advanceTimersByTimeAsync(10 * pollMs)
    expect(entries).toEqual(['error catalogue-version-unknown'])
    expect(getVersion()).toBe('1')
    await importNewVersion(provider)
    isBroken = false
    await vi.advanceTimersByTimeAsync(pollMs)
    await expect.poll(getVersion).toBe('2')
    isBroken = true
    await vi.advanceTimersByTimeAsync(pollMs)
    expect(entries).toHaveLength(2)
  })

  test('is read once at a time, however slowly', async () => {
    const slow = Promise.withResolvers<string>()
    const read = vi.fn<() => Promise<string>>(async () => '1')
    const { getVersion, close } = await watchCatalogue(read, () => {})
    onTestFinished(close)
    read.mockReturnValueOnce(slow.promise)
    await vi.advanceTimersByTimeAsync(3 * pollMs)
    expect(read).toHaveBeenCalledTimes(2)
    slow.resolve('2')
    await expect.poll(getVersion).toBe('2')
    await vi.advanceTimersByTimeAsync(pollMs)
    expect(read).toHaveBeenCalledTimes(3)
  })
})
