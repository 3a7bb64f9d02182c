import type { Random } from '../dsp/random.ts'

/** One of several, by chance; throws when there is none. */
export function pick<Choice>(choices: readonly Choice[], random: Random): Choice {
  const choice = choices[Math.floor(random() * choices.length)]
  if (choice === undefined) throw new Error('There is nothing to choose from.')
  return choice
}

/** A coordinate with at most one decimal. */
export function round(value: number): number {
  return Math.round(value * 10) / 10
}
