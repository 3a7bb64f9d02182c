import fc from 'fast-check'
import { expect, test } from 'vitest'
import { interleave } from '#app/features/home/interleave.ts'

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
