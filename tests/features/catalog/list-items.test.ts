import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interleave, toSummaries } from '#app/features/catalog/list-items.ts'
import { createOneShot } from './example-products.ts'

test('groups alternate, and each keeps its order', () => {
  const words = ['kick 1', 'kick 2', 'kick 3', 'bass 1', 'bass 2', 'pad 1']
  const byFirstWord = (word: string) => word.split(' ')[0]
  expect(interleave(words, byFirstWord, 4)).toEqual(['kick 1', 'bass 1', 'pad 1', 'kick 2'])
})

test('interleaving neither loses nor repeats an item', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(20)), (numbers) => {
      const all = interleave(numbers, (number) => number % 3, numbers.length)
      expect(all.toSorted((x, y) => x - y)).toEqual(numbers.toSorted((x, y) => x - y))
    }),
  )
})

test('a list contains only what its rows show, and parts that products share only once', () => {
  const products = [1, 2].map((id) =>
    createOneShot({
      id,
      description: ['A kick.'],
      summary: 'A kick.',
      pack: { id: 7, name: 'Night Bus' },
      artist: { id: 3, name: 'Odd Parcel', slug: 'odd-parcel', description: 'Two cousins.' },
    }),
  )
  const [first, second] = toSummaries(products)
  expect(JSON.stringify(first)).not.toMatch(/A kick|Two cousins|odd-parcel/)
  expect(first).toMatchObject({ id: 1, pack: { id: 7 }, artist: { id: 3, name: 'Odd Parcel' } })
  expect(second?.pack).toBe(first?.pack)
  expect(second?.artist).toBe(first?.artist)
})
