import { expect, test } from 'vitest'
import { listProducts, openDescribedShop } from '../../../support/shops/described-shop.ts'

const categories = [2, 3, 4]

test('the lists of all kinds interpret a text in the same way [P2.02]', async () => {
  const shop = await openDescribedShop({}, (sound) => ({
    ...sound,
    description: `${sound.name}, made for loops.`,
  }))
  const filterCounts = { loop: 1, 'house loop': 2, 'felt loop': 1, pack: 1 }
  for (const [text, count] of Object.entries(filterCounts)) {
    const path = `query=${encodeURIComponent(text)}`
    const { body: all } = await listProducts(shop, path)
    expect(all.query.filters.length, text).toBe(count)
    for (const category of categories) {
      const { body } = await listProducts(shop, `${path}&category_id=${category}`)
      expect(body.query, `${text} in ${category}`).toEqual(all.query)
    }
  }
})

test('an empty list of one kind has the counts of the others [P2.06]', async () => {
  const { body } = await listProducts(await openDescribedShop(), 'query=loop&category_id=3')
  expect(body.no_results.drop).toContainEqual(
    expect.objectContaining({ facet: 'kind', words: null, count: 4 }),
  )
})

test('synonyms become one filter, with the text that remains without them [P2.02]', async () => {
  const shop = await openDescribedShop()
  const read = async (text: string) => {
    const { body } = await listProducts(shop, `query=${encodeURIComponent(text)}`)
    return [body.query.text, body.query.filters.map(toLine)]
  }
  expect(await read('kick soft bd')).toEqual(['soft', ['kick: soft']])
  expect(await read('"soft" kick')).toEqual(['"soft"', ['kick: "soft"']])
  expect(await read('Kickloops, house')).toEqual([
    '',
    ['kick: loops, house', 'loop: Kick , house', 'house: Kickloops'],
  ])
})

const toLine = ({ value, rest }: { value: string; rest: string }) => `${value}: ${rest}`
