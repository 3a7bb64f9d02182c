import { expect, test } from 'vitest'
import { createCapabilities } from '#app/provider/capabilities.ts'
import { useVanillaHost } from '../support/network/vanilla-client.ts'
import { vanillaMeta, vanillaProduct } from '../support/network/vanilla-bodies.ts'

const { client, host, sent } = useVanillaHost()

const none = { sounds: [], packs: [], artists: [], filters: [], first: 'sounds' }

test('suggestions are fetched, and invalid ones are left out [client P2.04]', async () => {
  const sound = { id: 7, name: 'Iron Kick', kind: 'one-shot', artist: 'Halden Roe' }
  const filter = { facet: 'instrument', value: 'kick', label: 'Kick', count: 9, words: 'ki' }
  const body = {
    data: { sounds: [sound, { id: 'x' }], artists: null, filters: [filter, { facet: 'moon' }] },
  }
  host().respond('GET /api/v1/suggestions', { body })
  expect(await client().products.suggest('ki')).toEqual({
    ok: true,
    value: { ...none, sounds: [sound], filters: [filter] },
  })
  expect(sent().path).toBe('/api/v1/suggestions?query=ki')
})

test('a provider without the extension gets no request and makes no suggestions [client P2.04]', async () => {
  const vanilla = client({ capabilities: createCapabilities([]) })
  expect(await vanilla.products.suggest('ki')).toEqual({ ok: true, value: none })
  expect(host().requests).toEqual([])
})

test('the interpretation of a search and the alternatives for no results are parsed [client P2.02 P2.06]', async () => {
  const filter = { facet: 'key', value: 'a-minor', label: 'A minor', words: 'Am' }
  const drop = [{ facet: 'key', words: 'Am', count: 3 }]
  const query = { text: 'dark', filters: [filter], corrected: null, exact: false }
  const files = { ...vanillaProduct, downloadable_links: [] }
  host().respond('GET /api/v1/products', {
    body: {
      data: [],
      meta: { ...vanillaMeta, total: 0 },
      query,
      relevance: '0.5',
      nearest: [vanillaProduct, files, { id: 'x' }],
      no_results: { drop },
    },
  })
  const outcome = await client().products.list({ filters: { search: 'dark Am' } })
  expect(outcome).toMatchObject({ value: { reading: query, relevance: 0.5, noResults: { drop } } })
  expect(outcome.ok && outcome.value.nearest.map(({ id }) => id)).toEqual([41])
})

test('a list without these fields has none [client P2.02]', async () => {
  host().respond('GET /api/v1/products', { body: { data: [vanillaProduct], meta: vanillaMeta } })
  const outcome = await client().products.list({})
  expect(outcome).toMatchObject({
    value: { reading: null, relevance: null, nearest: [], noResults: null },
  })
})

test('a list of all kinds contains their categories; a provider without facets gets no request [client P2.05]', async () => {
  const vanilla = client({ capabilities: createCapabilities([]) })
  expect(await vanilla.products.list({ kind: 'all' })).toMatchObject({ value: { facets: null } })
  expect(host().requests).toEqual([])
  await client().products.list({ kind: 'all', limit: 6 })
  expect(sent().path).toMatch(/category_id=2%2C3%2C4&.*limit=6/)
})
