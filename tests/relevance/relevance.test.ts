import { expect, test } from 'vitest'
import { measureRound, readRound } from './measure-round.ts'

const rounds = [
  { number: 1, least: 0.835, mostUseless: 0 },
  { number: 2, least: 0.775, mostUseless: 1 },
  { number: 3, least: 0.77, mostUseless: 0 },
  { number: 4, least: 0.825, mostUseless: 0 },
  { number: 5, least: 0.82, mostUseless: 0 },
  { number: 6, least: 0.785, mostUseless: 0 },
  { number: 7, least: 0.83, mostUseless: 0 },
  { number: 8, least: 0.84, mostUseless: 0 },
  { number: 9, least: 0.8, mostUseless: 0 },
  { number: 10, least: 0.79, mostUseless: 0 },
  { number: 11, least: 0.81, mostUseless: 0 },
  { number: 12, least: 0.795, mostUseless: 0 },
  { number: 13, least: 0.8, mostUseless: 0 },
  { number: 14, least: 0.785, mostUseless: 1 },
  { number: 15, least: 0.8, mostUseless: 2 },
  { number: 16, least: 0.8, mostUseless: 2 },
]

/** A round takes a quarter of a minute; `RELEVANCE=all` measures the older ones, too. */
const measured = process.env['RELEVANCE'] === 'all' ? rounds : rounds.slice(-6)

test.each(measured)(
  'what strangers wished for in round $number is found as well as before [P2.11 P11.01]',
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
