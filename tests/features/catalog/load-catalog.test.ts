import { expect, test } from 'vitest'
import type { CatalogSearch } from '#app/features/catalog/catalog-search.ts'
import { loadCatalog } from '#app/features/catalog/load-catalog.ts'
import type { ListRequest } from '#app/features/catalog/catalog-lists.ts'
import type { ProductList } from '#app/provider/types.ts'

/** A provider of endless lists that writes down what it was asked for. */
function provider() {
  const asked: string[] = []
  async function load({ kind, page, sort }: ListRequest): Promise<ProductList> {
    asked.push(`${kind} ${page} ${sort}`)
    return { items: [], page, lastPage: 99, total: 9999, facets: null }
  }
  return { asked, load }
}

async function shown(search: CatalogSearch) {
  return { search, lists: await loadCatalog(search, null, provider().load) }
}

test('R2.07 an address with a page is read with all the pages before it', async () => {
  const { asked, load } = provider()
  const lists = await loadCatalog({ type: 'one-shots', page: 3 }, null, load)
  expect(asked).toEqual(['one-shot 1 newest', 'one-shot 2 newest', 'one-shot 3 newest'])
  expect(lists['one-shot'].map(({ page }) => page)).toEqual([1, 2, 3])
  expect(lists.pack).toEqual([])
})

test('R2.07 show more asks for the pages that do not show yet, and keeps the others', async () => {
  const { asked, load } = provider()
  const before = await shown({ type: 'one-shots', page: 2 })
  const lists = await loadCatalog({ type: 'one-shots', page: 3 }, before, load)
  expect(asked).toEqual(['one-shot 3 newest'])
  expect(lists['one-shot'].slice(0, 2)).toEqual(before.lists['one-shot'])
  expect(lists['one-shot'][0]).toBe(before.lists['one-shot'][0])
})

test('R2.07 another order, another kind and the same page once more are read anew', async () => {
  const before = await shown({ type: 'one-shots', page: 2 })
  const askedFor = async (search: CatalogSearch) => {
    const { asked, load } = provider()
    await loadCatalog(search, before, load)
    return asked
  }
  expect(await askedFor({ type: 'one-shots', page: 2 })).toHaveLength(2)
  expect(await askedFor({ type: 'one-shots', page: 3, sort: 'oldest' })).toHaveLength(3)
  expect(await askedFor({ type: 'sample-packs', page: 3 })).toHaveLength(3)
})
