import { expect, test } from 'vitest'
import { findCycles } from './import-graph.ts'

test('each import cycle is reported once, regardless of its length', () => {
  const edges = ['b a', 'a b', 'b c', 'c d', 'd b', 'd e'].map((edge) => {
    const [from = '', to = ''] = edge.split(' ')
    return { from, to }
  })
  expect(findCycles(edges)).toEqual(['a → b → a', 'b → c → d → b'])
})
