import { expect, test } from 'vitest'
import { openDescribedShop, listProducts } from '../support/described-shop.ts'

async function listRelaxed(query: string) {
  const { body } = await listProducts(await openDescribedShop(), query)
  return body.relaxed
}

test('an empty list says what dropping one of its filters would give, most first [P2.06]', async () => {
  expect(await listRelaxed('category_id=3&tag=wide&instrument=kick')).toEqual([
    { facet: 'tag', value: 'wide', count: 2 },
    { facet: 'instrument', value: 'kick', count: 1 },
    { facet: 'kind', value: null, count: 1 },
  ])
})

test('the search text is one of the filters that can be dropped [P2.06]', async () => {
  expect(await listRelaxed('category_id=3&query=qzxqzx')).toEqual([
    { facet: 'query', value: null, count: 8 },
  ])
})

test('a filter with several values or a range is dropped as a whole [P2.06]', async () => {
  expect(await listRelaxed('category_id=3&instrument=kick,clap&price=50,60')).toEqual([
    { facet: 'price', value: null, count: 3 },
  ])
})

test('filters without which the list stays empty are not named [P2.06]', async () => {
  expect(await listRelaxed('category_id=3&query=qzxqzx&price=50,60')).toEqual([])
})

test('a list with products names none [P2.06]', async () => {
  expect(await listRelaxed('category_id=3&tag=wide')).toEqual([])
})
