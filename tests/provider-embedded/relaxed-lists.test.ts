import { expect, test } from 'vitest'
import { listProducts, openDescribedShop } from '../support/described-shop.ts'

async function listDropped(query: string) {
  const { body } = await listProducts(await openDescribedShop(), query)
  return body.no_results?.drop ?? null
}

test('an empty list says what dropping one of its filters would give, most first [P2.06]', async () => {
  expect(await listDropped('category_id=3&tag=wide&instrument=kick')).toEqual([
    { facet: 'tag', words: null, count: 2 },
    { facet: 'instrument', words: null, count: 1 },
    { facet: 'kind', words: null, count: 1 },
  ])
})

test('the words of the search text are among the filters that can be dropped [P2.06]', async () => {
  expect(await listDropped('category_id=3&query=kick+qzxqzx')).toEqual([
    { facet: 'query', words: 'qzxqzx', count: 2 },
  ])
})

test('a filter with several values or a range is dropped as a whole [P2.06]', async () => {
  expect(await listDropped('category_id=3&instrument=kick,clap&price=50,60')).toEqual([
    { facet: 'price', words: null, count: 3 },
  ])
})

test('filters without which the list stays empty are not named [P2.06]', async () => {
  expect(await listDropped('category_id=3&query=qzxqzx&price=50,60')).toEqual([])
})

test('a list with products names none [P2.06]', async () => {
  expect(await listDropped('category_id=3&tag=wide')).toBeNull()
})
