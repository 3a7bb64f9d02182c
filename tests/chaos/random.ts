/** A seeded random number generator. */
export interface Random {
  /** Returns a number from 0 to 1, excluding 1. */
  next(): number
  /** Returns an integer from `min` to `max`, inclusive. */
  integer(min: number, max: number): number
  chance(probability: number): boolean
  /** Returns a random item; throws if the list is empty. */
  pick<Item>(items: readonly Item[]): Item
  /** Returns a random key with a probability proportional to its weight. */
  weighted<Key extends string>(weights: Readonly<Record<Key, number>>): Key
}

/** Creates a random number generator from integers, such as a seed and a position. */
export function createRandom(...seeds: readonly number[]): Random {
  let state = seeds.reduce((mixed, seed) => mix(mixed ^ seed), 0x9e3779b9)

  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    return (mix(state) >>> 0) / 2 ** 32
  }
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new Error('there is nothing to pick from')
    return item
  }
  return {
    next,
    integer: (min, max) => min + Math.floor(next() * (max - min + 1)),
    chance: (probability) => next() < probability,
    pick,
    weighted: <Key extends string>(weights: Readonly<Record<Key, number>>) => {
      const keys = Object.keys(weights) as Key[]
      const total = keys.reduce((sum, key) => sum + weights[key], 0)
      let rest = next() * total
      return keys.find((key) => (rest -= weights[key]) < 0) ?? pick(keys)
    },
  }
}

/** Mixes the bits of a 32-bit integer (mulberry32). */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 15), value | 1)
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
  return mixed ^ (mixed >>> 14)
}
