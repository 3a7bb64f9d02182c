import { describe, expect, test } from 'vitest'
import type { FaultMode } from '../support/bagisto-host/faults.ts'
import type { HostProduct } from '../support/bagisto-host/state.ts'
import { unwrap, useBagistoHost } from '../support/bagisto-host/bagisto-client.ts'

const { host, createClient, expireTimeLimitsWhenSilent } = useBagistoHost()

test.each(['simple', 'configurable'] as const)(
  'a product of type %s, which needs shipping or options, is not offered',
  async (type) => {
    const [poster, pack] = host().state.products
    Object.assign(poster ?? {}, { name: 'Poster', type })
    const { products } = createClient()
    const list = unwrap(await products.list({ kind: 'pack' }))
    expect(list.items.map(({ id }) => id)).toEqual([pack?.id])
    expect(await products.get(poster?.id ?? 0)).toEqual({
      ok: false,
      failure: { kind: 'not-found' },
    })
    expect(unwrap(await products.get(pack?.id ?? 0)).name).toBe('Night Keys')
  },
)

describe('a product that the host refuses to add to a cart', () => {
  const notFound = { ok: false, failure: { kind: 'not-found' } }
  const listRoute = 'GET /api/v1/products'

  /** Changes the first product of the host, as the host's admin would. */
  function changeProduct(changes: Partial<HostProduct>): number {
    const [product] = host().state.products
    if (!product) throw new Error('The host has no products')
    Object.assign(product, changes)
    return product.id
  }

  test('has no page if it is disabled [P7.02]', async () => {
    const { products } = createClient()
    expect(unwrap(await products.get(changeProduct({}))).name).toBe('Dusk Textures')
    expect(await products.get(changeProduct({ isDisabled: true }))).toEqual(notFound)
  })

  test('has no page and is not listed if it has no files [P7.02]', async () => {
    const id = changeProduct({ links: [] })
    const { products } = createClient()
    expect(await products.get(id)).toEqual(notFound)
    const { items } = unwrap(await products.list({ kind: 'pack' }))
    expect(items.map((item) => item.id)).toEqual([42])
  })

  test.each([{ isDisabled: true }, { links: [] }])(
    'is not among the related products (%o) [P7.02]',
    async (changes) => {
      const id = changeProduct(changes)
      const related = unwrap(await createClient().products.listRelated(43))
      expect(related.map((product) => product.id)).toEqual([42])
      expect(host().requests).not.toContain(`GET /api/v1/products/${id}`)
    },
  )

  test.each(['hang', 500, 'html', 404] satisfies FaultMode[])(
    'keeps its page if the list gives no information (%s) [P7.08]',
    async (mode) => {
      const id = changeProduct({ isDisabled: true })
      expireTimeLimitsWhenSilent()
      host().fail(listRoute, { mode, when: 'before' })
      const { products } = createClient()
      expect(unwrap(await products.get(id)).name).toBe('Dusk Textures')
    },
  )

  test('keeps its page if more products match its URL key than fit on one page of the list', async () => {
    const id = changeProduct({ isDisabled: true })
    const [, example] = host().state.products
    if (!example) throw new Error('The host has only one product')
    const createSimilar = (_: unknown, index: number) => ({ ...example, id: id * 100 + index })
    host().state.products.push(...Array.from({ length: 49 }, createSimilar))
    expect(unwrap(await createClient().products.get(id)).name).toBe('Dusk Textures')
  })
})
