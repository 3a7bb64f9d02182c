import { expect, test } from 'vitest'
import { Level } from '#app/audio/level.ts'
import { FakeParam } from './fake-param.ts'

function createLevel(initial: number) {
  const param = new FakeParam(initial)
  const context = { currentTime: 0 }
  const node = { context, gain: param } as unknown as GainNode
  return { param, context, level: new Level(node, initial) }
}

/** Returns the largest step between two times a millisecond apart. */
function getLargestStep(param: FakeParam, until: number): number {
  const values = Array.from({ length: until * 1000 }, (_, index) => param.getHeard(index / 1000))
  return Math.max(...values.slice(1).map((value, index) => Math.abs(value - (values[index] ?? 0))))
}

test('a level ramps linearly from its current value [P3.02]', () => {
  const { param, level } = createLevel(1)
  level.rampTo(0.5, 2, 1)
  expect([0, 2, 2.5, 3, 4].map((time) => param.getHeard(time))).toEqual([1, 1, 0.75, 0.5, 0.5])
  level.rampTo(0, 5, 1)
  expect([4, 5, 5.5, 6].map((time) => param.getHeard(time))).toEqual([0.5, 0.5, 0.25, 0])
})

test.each([
  ['in the middle of a ramp', 1.5],
  ['just as a ramp starts', 1],
  ['before a ramp starts', 0.5],
  ['just as a ramp ends', 2],
  ['after a ramp has ended', 2.5],
])('a level does not jump if it changes again %s [P3.02]', (_when, time) => {
  const { param, level } = createLevel(0)
  level.rampTo(1, 1, 1)
  level.rampTo(0, time, 1)
  expect(getLargestStep(param, 4)).toBeLessThan(0.002)
  expect(param.getHeard(4)).toBe(0)
})

test('an interrupted ramp continues unchanged until the interruption [P3.02]', () => {
  const { param, level } = createLevel(0)
  level.rampTo(1, 1, 1)
  level.rampTo(0, 1.5, 1)
  expect(param.getHeard(1.25)).toBeCloseTo(0.25)
  expect(param.getHeard(1.5)).toBeCloseTo(0.5)
  expect(param.getHeard(2)).toBeCloseTo(0.25)
})

test('a level that changes often continues from its current value, even if a ramp is still scheduled [P3.02]', () => {
  const { param, context, level } = createLevel(0)
  for (const time of [1, 2, 3, 4]) {
    context.currentTime = time
    level.rampTo(1, time, 0.5)
    level.rampTo(0.5, time + 0.25, 0.5)
    level.rampTo(0, time + 1.5, 0.5)
  }
  expect(getLargestStep(param, 6)).toBeLessThan(0.003)
  expect(param.getHeard(4.25)).toBeCloseTo(0.75)
  expect(param.getHeard(6)).toBe(0)
})
