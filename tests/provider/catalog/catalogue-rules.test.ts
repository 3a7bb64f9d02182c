import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  parseProductQuery,
  parseRange,
} from '../../../provider/catalog/listing/product-query.rules.ts'
import { rankRelatedProducts } from '../../../provider/catalog/similar/related-products.rules.ts'
import { toSearchText } from '../../../provider/catalog/search-words.ts'
import { parsePage, paginate } from '../../../provider/platform/http/pagination.ts'
import { openShop } from '../../support/shops/open-shop.ts'

const anyText = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: 'grapheme' }))

test('search words consist of letters and digits, and normalizing them is idempotent [provider R7.19]', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const words = toSearchText(text)
      expect(words).toMatch(/^([\p{L}\p{N}]{1,40}( (?!$)|$))*$/u)
      expect(toSearchText(words)).toBe(words)
    }),
  )
})

test('search words ignore case and accents [provider R7.19]', () => {
  const plain = fc.string({ unit: fc.constantFrom(...'abcdefgh ijklmno'), maxLength: 30 })
  fc.assert(
    fc.property(plain, fc.constantFrom('\u0301', '\u0308', '\u0327'), (text, mark) => {
      const marked = text.replace(/[aeiou]/g, `$&${mark}`)
      expect(toSearchText(marked.toUpperCase())).toBe(toSearchText(text))
      expect(toSearchText(marked.normalize('NFC'))).toBe(toSearchText(text))
    }),
  )
  expect(toSearchText('a'.repeat(60))).toBe('a'.repeat(40))
  expect(toSearchText('Weiße Ærø, Łódź: F# & C♯ minor')).toBe(
    'weisse aero lodz fsharp csharp minor',
  )
})

test('the pages of a list together contain every item exactly once [provider R7.19]', () => {
  const size = fc.integer({ min: 0, max: 200 })
  fc.assert(
    fc.property(size, fc.constantFrom(6, 12, 24), (total, perPage) => {
      const all = Array.from({ length: total }, (_, index) => index)
      const cut = (page: number) =>
        paginate(all.slice((page - 1) * perPage, page * perPage), {
          page,
          perPage,
          total,
          path: '/p',
        })
      const last = cut(1).meta.last_page
      const pages = Array.from({ length: last }, (_, index) => cut(index + 1))
      expect(pages.flatMap((page) => page.data)).toEqual(all)
      for (const { data, links, meta } of pages) {
        expect(meta.to === null ? 0 : meta.to - (meta.from ?? 0) + 1).toBe(data.length)
        expect(links.next === null).toBe(meta.current_page === last)
        expect(links.prev === null).toBe(meta.current_page === 1)
        expect(meta.links.filter((link) => link.active)).toHaveLength(1)
      }
    }),
  )
})

test('the page number is a positive integer for any input [provider R7.19]', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const page = parsePage(text)
      expect(Number.isSafeInteger(page) && page >= 1).toBe(true)
      const query = parseProductQuery(() => text)
      expect(Number.isSafeInteger(query.page) && query.page >= 1).toBe(true)
      expect([6, 12, 24, 36, 48]).toContain(query.perPage)
    }),
  )
  expect(parsePage('3')).toBe(3)
  expect(parsePage('0')).toBe(1)
  expect(parseProductQuery(() => '0').page).toBe(1)
})

test.each([
  ['90,120', { min: 90, max: 120 }],
  ['90,', { min: 90, max: null }],
  [',0.5', { min: null, max: 0.5 }],
  ['120,90', null],
  [',', null],
  ['90', null],
  ['1e9,NaN', null],
  ['-1,5', null],
  ['90,120x', null],
  ['', null],
])('the range %j is parsed as %j [provider R7.19]', (text, expected) => {
  expect(parseRange(text)).toEqual(expected)
})

test('a price filter in euros is converted to whole cents [provider R7.19]', () => {
  const { filters } = parseProductQuery((name) => (name === 'price' ? ',19.99' : undefined))
  expect(filters.price).toEqual({ min: null, max: 1999 })
})

const different = {
  genre_id: 2,
  artist_id: 2,
  pack_id: 2,
  instrument: 'bass',
  key_code: 'e',
  bpm: 60,
}
const similar = {
  genre_id: 1,
  artist_id: 1,
  pack_id: 1,
  instrument: 'kick',
  key_code: 'f',
  bpm: 90,
}

test('similarity gives the most weight to genre, then to instrument, pack, artist, and the same key or a tempo within 8 bpm [provider R7.18]', () => {
  const kind = 'one-shot' as const
  const others = [
    { ...different, id: 1, kind, bpm: 99 },
    { ...different, id: 2, kind, bpm: 98 },
    { ...different, id: 3, kind, artist_id: 1 },
    { ...different, id: 4, kind, pack_id: 1 },
    { ...different, id: 5, kind, instrument: 'kick' },
    { ...different, id: 6, kind, genre_id: 1 },
    { ...similar, id: 7, kind: 'pack' as const },
    { ...different, id: 8, kind, key_code: 'f' },
  ]
  expect(rankRelatedProducts({ ...similar, id: 9, kind }, others)).toEqual([6, 5, 4, 3, 2, 8, 1])
})

test.each(['pack_id', 'instrument', 'key_code', 'bpm'])(
  'a missing %s does not make two products similar [provider R7.18]',
  (attribute) => {
    const kind = 'one-shot' as const
    const others = [
      { ...different, id: 1, kind },
      { ...different, id: 2, kind, [attribute]: null },
    ]
    const product = { ...similar, id: 3, kind, [attribute]: null }
    expect(rankRelatedProducts(product, others)).toEqual([1, 2])
  },
)

test('at most eight related products are found, excluding the product itself and other kinds [provider R7.18]', () => {
  const comparable = fc.record({
    id: fc.integer({ min: 1, max: 60 }),
    kind: fc.constantFrom('pack' as const, 'one-shot' as const),
    genre_id: fc.integer({ min: 1, max: 3 }),
    artist_id: fc.integer({ min: 1, max: 3 }),
    pack_id: fc.option(fc.integer({ min: 1, max: 3 })),
    instrument: fc.option(fc.constantFrom('kick', 'bass')),
    key_code: fc.option(fc.constantFrom('f-minor', 'a-minor')),
    bpm: fc.option(fc.integer({ min: 60, max: 180 })),
  })
  const others = fc.uniqueArray(comparable, { selector: (one) => one.id, maxLength: 40 })
  fc.assert(
    fc.property(comparable, others, (product, list) => {
      const ids = rankRelatedProducts(product, list)
      const allowed = list.filter((one) => one.kind === product.kind && one.id !== product.id)
      expect(ids).toHaveLength(Math.min(8, allowed.length))
      expect(new Set(ids).size).toBe(ids.length)
      for (const id of ids) expect(allowed.map((one) => one.id)).toContain(id)
      expect(rankRelatedProducts(product, list.toReversed())).toEqual(ids)
    }),
  )
})

test('the product list returns 200 for any query [provider R7.19]', async () => {
  const { call, entries } = await openShop({ sells: 'catalogue' })
  const names = ['query', 'page', 'limit', 'sort', 'category_id', 'type', 'genre', 'instrument']
  const more = ['key', 'bpm', 'length', 'price', 'new', 'order', 'x']
  const edgeCases = fc.constantFrom(
    '" OR 1=1 --',
    'NEAR(',
    '*',
    '"',
    "'",
    'a"*',
    '99999999999',
    ',',
    '%',
  )
  const pair = fc.tuple(fc.constantFrom(...names, ...more), fc.oneof(anyText, edgeCases))
  await fc.assert(
    fc.asyncProperty(fc.array(pair, { minLength: 1, maxLength: 4 }), async (pairs) => {
      const query = new URLSearchParams(pairs).toString()
      const { status, body } = await call(`/api/v1/products?${query}`)
      expect([status, query]).toEqual([200, query])
      expect(Array.isArray(body.data)).toBe(true)
    }),
    { numRuns: 150 },
  )
  for (const raw of ['query=%', 'query=%E0%A4%A', 'page=%FF', 'query[]=a&query=b', '&&=&?']) {
    expect((await call(`/api/v1/products?${raw}`)).status).toBe(200)
  }
  expect(entries.filter((entry) => entry.level === 'error')).toEqual([])
})
