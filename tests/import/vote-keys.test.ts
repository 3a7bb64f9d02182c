import { expect, test } from 'vitest'
import { nameKey } from '#provider/programs/analysis/measure/key.ts'
import type { SoundAnalysis } from '#provider/programs/analysis/sound-analysis.ts'
import { voteKeys } from '#provider/programs/import/sounds/vote-keys.ts'

type Voter = Pick<SoundAnalysis, 'kind' | 'key' | 'keyRatings'>

const keyNames = Array.from({ length: 24 }, (_, index) => nameKey(index))

/** Creates a loop whose key is measured as unclear. */
function createLoop(ratings: Readonly<Record<string, number>>): Voter {
  const keyRatings = keyNames.map((name) => ratings[name] ?? 0)
  return { kind: 'loop', key: null, keyRatings }
}

function getKeys(sounds: readonly Voter[]): (string | null)[] {
  return voteKeys(sounds).map(({ key }) => key?.value ?? null)
}

test('the loops of a pack get the key that suits all of them best [P1.03]', () => {
  const sounds = [
    createLoop({ 'A minor': 0.8, 'C major': 0.85 }),
    createLoop({ 'A minor': 0.8, 'E minor': 0.9 }),
    createLoop({ 'A minor': 0.75, 'F major': 0.8 }),
  ]
  expect(getKeys(sounds)).toEqual(['A minor', 'A minor', 'A minor'])
})

test('a loop that another key suits much better keeps its own, and drums get none [P1.03]', () => {
  const own = { value: 'D# minor', evidence: 'measurement', confidence: 0.9 } as const
  const sounds = [
    createLoop({ 'A minor': 0.8 }),
    createLoop({ 'A minor': 0.8 }),
    createLoop({ 'A minor': 0.8 }),
    { ...createLoop({ 'D# minor': 1 }), key: own },
    createLoop({ 'A minor': 0.4 }),
  ]
  expect(getKeys(sounds)).toEqual(['A minor', 'A minor', 'A minor', 'D# minor', null])
})

test('stated keys vote, but do not change [P1.03]', () => {
  const key = { value: 'C major', evidence: 'name', confidence: 1 } as const
  const stated: Voter = { kind: 'loop', key, keyRatings: null }
  const unclear = createLoop({ 'A minor': 0.8, 'C major': 0.75 })
  expect(getKeys([stated, stated, unclear, unclear, unclear])).toEqual(
    Array.from({ length: 5 }, () => 'C major'),
  )
})

test('two loops are too few for a vote [P1.03]', () => {
  const loop = createLoop({ 'A minor': 0.8, 'C major': 0.75 })
  expect(getKeys([loop, loop])).toEqual([null, null])
})
