import { beforeAll, describe, expect, test, vi } from 'vitest'

import { packSpecs } from '#app/provider-embedded/demo/packs/index.ts'
import { breaches, listen, soundRules, tooAlike, unevenlyLoud, type Heard } from './sound-rules.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 })

const packs = packSpecs.slice(0, 3)
let sounds: readonly Heard[] = []

beforeAll(() => {
  sounds = listen(packs)
})

describe('small demo catalogue', () => {
  test.each(soundRules)('small catalogue: $title', (rule) => {
    expect(breaches(rule, sounds)).toEqual([])
  })

  test('small catalogue: loudness inside a kind and group stays within 2 LU of the median', () => {
    expect(unevenlyLoud(sounds)).toEqual([])
  })

  test('small catalogue: no two sounds are nearer than the stated distance', () => {
    expect(tooAlike(sounds)).toEqual([])
  })

  test('small catalogue: its three packs are of three genres', () => {
    expect(new Set(packs.map((pack) => pack.genre.code)).size).toBe(3)
  })
})
