import { expect, test } from 'vitest'
import type { Instrument } from '#provider/catalog/instruments.ts'
import { unsureConfidence } from '#provider/programs/analysis/sound-analysis.ts'
import { voteTempos, type TempoVoter } from '#provider/programs/import/sounds/vote-tempos.ts'

/** Creates a loop of two bars at 85 BPM or four at 170; `preference` is how much better it rates 170. */
function createLoop(instrument: Instrument | null, preference: number): TempoVoter {
  const fast = { bpm: 170, bars: 4, score: Math.min(0, preference) }
  const slow = { bpm: 85, bars: 2, score: Math.min(0, -preference) }
  const tempoRatings = preference > 0 ? [fast, slow] : [slow, fast]
  const [{ bpm: value, bars } = fast] = tempoRatings
  const bpm = { value, evidence: 'length', confidence: 0.9 } as const
  return { instrument, analysis: { kind: 'loop', bpm, bars, tempoRatings } }
}

function createStated(value: number): TempoVoter {
  const bpm = { value, evidence: 'name', confidence: 1 } as const
  return { instrument: 'drums', analysis: { kind: 'loop', bpm, bars: 2, tempoRatings: null } }
}

function getTempos(sounds: readonly TempoVoter[]) {
  return voteTempos(sounds).map(({ bpm }) => bpm?.value)
}

test('the drums of a pack decide between octaves, even if more basses and pads prefer another [P1.03]', () => {
  const sounds = [
    createLoop('drums', 0.9),
    createLoop('percussion', 0.8),
    createLoop('bass', -2.3),
    createLoop('pad', -2.3),
    createLoop('chords', -0.4),
  ]
  expect(getTempos(sounds)).toEqual([170, 170, 170, 170, 170])
  const changed = voteTempos(sounds)[2]
  expect(changed?.bars).toBe(4)
  expect(changed?.bpm?.confidence).toBeLessThan(unsureConfidence)
})

test('without drums, the loops of a pack decide by majority [P1.03]', () => {
  const sounds = [createLoop('pad', 2), createLoop('pad', 2), createLoop('bell', -3)]
  expect(getTempos(sounds)).toEqual([170, 170, 170])
})

test('a stated tempo votes, but does not change [P1.03]', () => {
  const sounds = [createStated(170), createLoop('bass', -0.5), createLoop('bass', -0.5)]
  expect(getTempos(sounds)).toEqual([170, 170, 170])
  const against = [createStated(170), ...Array.from({ length: 5 }, () => createLoop('drums', -2))]
  expect(getTempos(against)).toEqual([170, 85, 85, 85, 85, 85])
})

test('two loops are too few for a vote, and another tempo has no say [P1.03]', () => {
  expect(getTempos([createLoop('drums', 1), createLoop('bass', -1)])).toEqual([170, 85])
  const others = [createStated(120), createStated(120), createLoop('bass', -1)]
  expect(getTempos(others)).toEqual([120, 120, 85])
})
