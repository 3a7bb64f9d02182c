import { expect, test } from 'vitest'
import { Level } from '#app/features/player/engine/level.ts'

interface Event {
  readonly time: number
  readonly value: number
  readonly isRamp: boolean
}

/** A parameter with the scheduled values of Web Audio; like in Firefox, its value cannot be relied on. */
class FakeParam {
  readonly value = 1
  #events: Event[] = []
  readonly #initial: number

  constructor(initial: number) {
    this.#initial = initial
  }

  cancelScheduledValues(from: number): void {
    this.#events = this.#events.filter(({ time }) => time < from)
  }

  setValueAtTime(value: number, time: number): void {
    this.#events.push({ time, value, isRamp: false })
  }

  linearRampToValueAtTime(value: number, time: number): void {
    this.#events.push({ time, value, isRamp: true })
  }

  /** Returns what is heard at a time. */
  getHeard(time: number): number {
    const next = this.#events.findIndex((event) => event.time > time)
    const before = this.#events.slice(0, next < 0 ? undefined : next).at(-1)
    const after = this.#events[next]
    const value = before?.value ?? this.#initial
    if (!before || !after?.isRamp) return value
    return value + ((after.value - value) * (time - before.time)) / (after.time - before.time)
  }
}

function createLevel(initial: number) {
  const param = new FakeParam(initial)
  return { param, level: new Level(param as unknown as AudioParam, initial) }
}

/** Returns the largest step between two moments that are a thousandth of a second apart. */
function getLargestStep(param: FakeParam, until: number): number {
  const heard = Array.from({ length: until * 1000 }, (_, index) => param.getHeard(index / 1000))
  return Math.max(...heard.slice(1).map((value, index) => Math.abs(value - (heard[index] ?? 0))))
}

test('a level changes evenly from the value that it had [P3.02]', () => {
  const { param, level } = createLevel(1)
  level.rampTo(0.5, 2, 1)
  expect([0, 2, 2.5, 3, 4].map((time) => param.getHeard(time))).toEqual([1, 1, 0.75, 0.5, 0.5])
  level.rampTo(0, 5, 1)
  expect([4, 5, 5.5, 6].map((time) => param.getHeard(time))).toEqual([0.5, 0.5, 0.25, 0])
})

test.each([
  ['in the middle of a change', 1.5],
  ['just as a change begins', 1],
  ['before a change begins', 0.5],
  ['when a change has ended', 2.5],
])('a level does not jump when it is changed again %s [P3.02]', (_when, time) => {
  const { param, level } = createLevel(0)
  level.rampTo(1, 1, 1)
  level.rampTo(0, time, 1)
  expect(getLargestStep(param, 4)).toBeLessThan(0.002)
  expect(param.getHeard(4)).toBe(0)
})

test('a change that is interrupted goes on as before until then [P3.02]', () => {
  const { param, level } = createLevel(0)
  level.rampTo(1, 1, 1)
  level.rampTo(0, 1.5, 1)
  expect(param.getHeard(1.25)).toBeCloseTo(0.25)
  expect(param.getHeard(1.5)).toBeCloseTo(0.5)
  expect(param.getHeard(2)).toBeCloseTo(0.25)
})
