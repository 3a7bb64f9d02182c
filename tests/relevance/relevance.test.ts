import { expect, test } from 'vitest'
import { measureRound, readRound } from './measure-round.ts'

/** What later changes must keep; the first figures of the rounds are in the README file. */
const least = 0.8

test.each([1, 2])('strangers find what they wish for: round %i [P2.11]', async (number) => {
  const round = await readRound(number)
  const scores = await measureRound(round)
  const mean = scores.reduce((sum, { gain }) => sum + gain, 0) / scores.length
  const lines = scores.map(({ gain, locale, text }) => `${gain.toFixed(2)}  ${locale}  ${text}`)
  const useless = scores.filter(({ isUseful }) => !isUseful)
  expect(scores).toHaveLength(60)
  expect(mean, lines.join('\n')).toBeGreaterThanOrEqual(least)
  expect(useless.map(({ text }) => text).length, lines.join('\n')).toBeLessThanOrEqual(2)
})
