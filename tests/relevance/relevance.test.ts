import { expect, test } from 'vitest'
import { measureRound, readRound } from './measure-round.ts'

test.each([
  { number: 1, least: 0.84, mostUseless: 0 },
  { number: 2, least: 0.76, mostUseless: 1 },
  { number: 3, least: 0.775, mostUseless: 0 },
  { number: 4, least: 0.82, mostUseless: 0 },
  { number: 5, least: 0.82, mostUseless: 0 },
  { number: 6, least: 0.78, mostUseless: 0 },
  { number: 7, least: 0.79, mostUseless: 1 },
  { number: 8, least: 0.825, mostUseless: 0 },
  { number: 9, least: 0.74, mostUseless: 2 },
  { number: 10, least: 0.745, mostUseless: 0 },
])(
  'what strangers wished for in round $number is found as well as before [P2.11]',
  async ({ number, least, mostUseless }) => {
    const scores = await measureRound(await readRound(number))
    const mean = scores.reduce((sum, { gain }) => sum + gain, 0) / scores.length
    const lines = scores.map(({ gain, locale, text }) => `${gain.toFixed(2)}  ${locale}  ${text}`)
    const useless = scores.filter(({ isUseful }) => !isUseful)
    expect(scores).toHaveLength(60)
    expect(mean, lines.join('\n')).toBeGreaterThanOrEqual(least)
    expect(useless.length, lines.join('\n')).toBeLessThanOrEqual(mostUseless)
  },
)
