import { expect, test } from 'vitest'
import { createClient, unwrap, sendRaw } from './provider-under-test.ts'
import type { ProviderUnderTest } from './provider-under-test.ts'

/** Defines the catalogue tests that every provider must pass. */
export function testCatalogue(provider: () => ProviderUnderTest): void {
  const list = (query: string) => sendRaw(provider(), 'GET', `/api/v1/products?${query}`)

  async function findPack() {
    const { items } = unwrap(await createClient(provider()).products.list({ kind: 'pack' }))
    const [pack] = items
    if (!pack) throw new Error('the provider sells no packs')
    return unwrap(await createClient(provider()).products.get(pack.id))
  }

  test('category 2 contains packs and category 3 one-shots [provider R7.19 R9.05]', async () => {
    const { products } = createClient(provider())
    const packs = unwrap(await products.list({ kind: 'pack' }))
    const shots = unwrap(await products.list({ kind: 'one-shot' }))
    expect(new Set(packs.items.map(({ kind }) => kind))).toEqual(new Set(['pack']))
    expect(new Set(shots.items.map(({ kind }) => kind))).toEqual(new Set(['one-shot']))
    const ids = new Set(packs.items.map(({ id }) => id))
    expect(shots.items.filter(({ id }) => ids.has(id))).toEqual([])
  })

  test('a list returns one page in an envelope, with amounts as decimal strings [provider R7.19 R3.07]', async () => {
    const { status, body } = await list('category_id=3&page=1')
    expect(status).toBe(200)
    expect(Object.keys(body.links).toSorted()).toEqual(['first', 'last', 'next', 'prev'])
    expect(body.meta).toMatchObject({ current_page: 1, per_page: 12, from: 1 })
    expect(body.meta.last_page).toBe(Math.ceil(body.meta.total / 12))
    expect(body.meta.links[0]).toEqual({ url: null, label: '&laquo; Previous', active: false })
    for (const product of body.data) expect(product.price).toMatch(/^\d+\.\d{4}$/)
  })

  test('a page past the end is empty and keeps its page number [provider R7.19]', async () => {
    const { status, body } = await list('category_id=2&page=400')
    expect([status, body.data]).toEqual([200, []])
    expect(body.meta).toMatchObject({ current_page: 400, from: null, to: null })
  })

  test.for([
    'page=x',
    'page=-1',
    'limit=7',
    'sort=nonsense',
    'bpm=a,b',
    'price=9',
    'tag=%00',
    'artist=%25',
    'key_match=x',
    'bpm_match=x',
    'owned=x',
    'similar=x',
    'similar=999999999',
    "query=%25'%22",
  ])('the malformed parameter %s is ignored [provider R7.19]', async (parameter) => {
    const { status, body } = await list(`category_id=3&${parameter}`)
    expect(status).toBe(200)
    expect(body.meta.per_page).toBe(12)
  })

  test('a search finds a pack by its name and nothing for an unknown word [provider R7.19]', async () => {
    const pack = await findPack()
    const { products } = createClient(provider())
    const found = unwrap(await products.list({ kind: 'pack', filters: { search: pack.name } }))
    expect(found.items.map(({ id }) => id)).toContain(pack.id)
    const none = unwrap(await products.list({ kind: 'pack', filters: { search: 'qzxqzx' } }))
    expect([none.items, none.total]).toEqual([[], 0])
  })

  test('the facets count the products of each kind, artist and tag [provider P2.05]', async () => {
    const { products } = createClient(provider())
    const list = unwrap(await products.list({ kind: 'one-shot', limit: 48 }))
    if (list.facets === null) return
    const { kind, artist, tag } = list.facets
    expect(kind.find(({ value }) => value === 'one-shot')?.count).toBe(list.total)
    const options = { artist: artist.slice(0, 3), tag: tag.slice(0, 3) }
    for (const [facet, values] of Object.entries(options)) {
      for (const { value, count } of values) {
        const filtered = await products.list({ kind: 'one-shot', filters: { [facet]: value } })
        expect(unwrap(filtered).total).toBe(count)
      }
    }
  })

  test('compatible keys and tempos add results if they are included [provider P2.05]', async () => {
    const { products } = createClient(provider())
    const { facets } = unwrap(await products.list({ kind: 'one-shot' }))
    const key = facets?.key[0]
    if (key === undefined) return
    const exact = unwrap(await products.list({ filters: { key: key.value } }))
    const filters = { key: key.value, key_match: 'compatible' } as const
    const compatible = unwrap(await products.list({ filters, limit: 48 }))
    expect(compatible.total).toBeGreaterThanOrEqual(exact.total)
    const ids = compatible.items.map(({ id }) => id)
    if (!compatible.isTotalCapped && compatible.lastPage === 1) {
      expect(ids).toEqual(expect.arrayContaining(exact.items.map(({ id }) => id)))
    }
  })

  test('at most sixty similar sounds are listed, without the sound itself [provider P2.09]', async () => {
    const { products } = createClient(provider())
    const list = unwrap(await products.list({ kind: 'one-shot' }))
    const [sound] = list.items
    if (sound === undefined || list.facets === null) return
    const similar = unwrap(
      await products.list({ kind: 'one-shot', filters: { similar: String(sound.id) }, limit: 48 }),
    )
    expect(similar.total).toBeLessThanOrEqual(60)
    expect(similar.items.map(({ id }) => id)).not.toContain(sound.id)
  })

  test('an empty list names filters to remove and the number of products each removal gives [provider P2.06]', async () => {
    const { products } = createClient(provider())
    const all = unwrap(await products.list({ kind: 'one-shot' }))
    if (all.facets === null) return
    const filters = { price: '99999,99999' }
    const { total, noResults } = unwrap(await products.list({ kind: 'one-shot', filters }))
    expect(total).toBe(0)
    const count = noResults?.drop.find(({ facet }) => facet === 'price')?.count
    expect(count).toBeGreaterThan(0)
    expect(count).toBeLessThanOrEqual(all.total)
  })

  test('sounds can be sorted by length [provider P2.07]', async () => {
    const { products } = createClient(provider())
    const { items, facets } = unwrap(await products.list({ sort: 'length-desc', limit: 48 }))
    if (facets === null) return
    const lengths = items.map(({ durationSeconds }) => durationSeconds ?? 0)
    expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
  })

  test('a pack is returned with its sounds, but without the file for sale [provider R7.17]', async () => {
    const pack = await findPack()
    expect(pack).toMatchObject({ type: 'downloadable', kind: 'pack', isOwned: false })
    expect(pack.links).toHaveLength(1)
    expect(pack.sounds).toHaveLength(pack.soundsCount ?? -1)
    expect(pack.description).not.toEqual([])
    const { body } = await sendRaw(provider(), 'GET', `/api/v1/products/${pack.id}`)
    expect(body.data.downloadable_links[0]).toMatchObject({ url: null, file: null, file_url: null })
  })

  test.for(['/api/v1/products/999999999', '/api/products/999999999/related', '/api/v1/none'])(
    '%s returns a 404 with a title and a message [provider R7.17 R7.18]',
    async (path) => {
      const { status, body } = await sendRaw(provider(), 'GET', path)
      expect(status).toBe(404)
      expect(body).toMatchObject({ title: expect.any(String), message: expect.any(String) })
    },
  )

  test('related products are other products with a price [provider R7.18 R3.08]', async () => {
    const pack = await findPack()
    const related = unwrap(await createClient(provider()).products.listRelated(pack.id))
    expect(related).not.toEqual([])
    expect(related.map(({ id }) => id)).not.toContain(pack.id)
    for (const card of related) expect(card.price?.minor).toBeGreaterThan(0)
  })

  test('a preview supports range requests and is immutable with a strong ETag [provider R7.17]', async () => {
    const { preview, cover } = await findPack()
    const { files } = createClient(provider())
    const path = (preview?.url ?? '').replace('/media', '')
    const part = unwrap(await files.media(path, { headers: new Headers({ range: 'bytes=0-3' }) }))
    expect(part.status).toBe(206)
    expect(part.headers.get('content-range')).toMatch(/^bytes 0-3\/\d+$/)
    expect(part.headers.get('cache-control')).toMatch(/immutable/)
    expect((await part.arrayBuffer()).byteLength).toBe(4)
    const etag = part.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"/)
    const again = await files.media(path, { headers: new Headers({ 'if-none-match': etag }) })
    expect(unwrap(again).status).toBe(304)
    const picture = await files.media((cover?.url ?? '').replace('/media', ''), {
      headers: new Headers(),
    })
    expect(unwrap(picture).headers.get('content-type')).toMatch(/^image\//)
    await unwrap(picture).body?.cancel()
  })

  test('paths also work with a trailing slash [provider R7.19]', async () => {
    const bare = await sendRaw(provider(), 'GET', '/api/v1/products?category_id=2')
    const slashed = await sendRaw(provider(), 'GET', '/api/v1/products/?category_id=2')
    expect(slashed.status).toBe(200)
    expect(slashed.body.data).toEqual(bare.body.data)
    const body = { email: 'nobody@example.com' }
    const posted = await sendRaw(provider(), 'POST', '/api/v1/customer/forgot-password/', { body })
    expect(posted.status).toBe(200)
  })
}
