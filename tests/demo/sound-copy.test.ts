import { describe, expect, test } from 'vitest'
import { packSpecs } from '#provider/programs/demo/packs/index.ts'
import type { SoundSpec } from '#provider/programs/demo/types.ts'
import { tags } from '#provider/catalog/tags.ts'

const specs = packSpecs.flatMap((pack) => pack.sounds)
const loops = specs.filter((spec) => spec.kind === 'loop')
const oneShots = specs.filter((spec) => spec.kind === 'one-shot')

function findPricesOutside(sounds: readonly SoundSpec[], low: number, high: number): string[] {
  return sounds
    .filter(({ priceCents }) => priceCents !== null && (priceCents < low || priceCents > high))
    .map(({ slug, priceCents }) => `${slug} ${priceCents}`)
}

describe('the tags of the demo catalogue', () => {
  test('every sound has two to four tags, each known and listed once [P1.02]', () => {
    const known = new Set<string>(tags)
    const broken = specs.filter(({ tags: own }) => {
      const isCountRight = own.length >= 2 && own.length <= 4 && new Set(own).size === own.length
      return !isCountRight || own.some((tag) => !known.has(tag))
    })
    expect(broken.map(({ slug }) => slug)).toEqual([])
  })

  test('every known tag describes at least three sounds, and none more than a quarter [P1.02]', () => {
    const counts = tags.map((tag) => ({
      tag,
      count: specs.filter((spec) => spec.tags.includes(tag)).length,
    }))
    expect(counts.filter(({ count }) => count < 3 || count > specs.length / 4)).toEqual([])
  })

  test('no sound has tags that contradict each other [P1.02]', () => {
    const opposites = [
      ['bright', 'dark'],
      ['clean', 'dirty'],
      ['clean', 'distorted'],
      ['dry', 'wet'],
      ['hard', 'soft'],
      ['long', 'short'],
      ['rising', 'falling'],
      ['analog', 'digital'],
      ['calm', 'aggressive'],
    ]
    const broken = specs.filter(({ tags: own }) =>
      opposites.some((pair) => pair.every((tag) => own.includes(tag))),
    )
    expect(broken.map(({ slug }) => slug)).toEqual([])
  })
})

describe('the prices of the demo catalogue', () => {
  test('packs cost €9 to €29, loops €1.49 to €2.99 and one-shots €0.49 to €1.99 [P1.01]', () => {
    const prices = packSpecs.map((pack) => pack.priceCents)
    expect(prices.filter((price) => price < 900 || price > 2900)).toEqual([])
    expect(findPricesOutside(loops, 149, 299)).toEqual([])
    expect(findPricesOutside(oneShots, 49, 199)).toEqual([])
  })

  test('every sound is sold alone, except four loops that depend on another loop of their pack [P1.01]', () => {
    const unsold = specs.filter(({ priceCents }) => priceCents === null)
    expect(unsold.map(({ slug }) => slug)).toEqual([
      'nylon-aside',
      'cellar-rumble',
      'wire-banister',
      'reflections',
    ])
  })

  test('the sounds of a pack that are sold alone cost at least 15 % more than the pack [P1.01]', () => {
    const dear = packSpecs.filter(({ priceCents, sounds }) => {
      const sum = sounds.reduce((total, sound) => total + (sound.priceCents ?? 0), 0)
      return sum < priceCents * 1.15
    })
    expect(dear.map(({ slug }) => slug)).toEqual([])
  })
})
