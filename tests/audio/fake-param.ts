interface Event {
  readonly time: number
  readonly value: number
  readonly isRamp: boolean
}

/** An AudioParam with scheduled values. As in Firefox, its `value` does not follow the automation. */
export class FakeParam {
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

  /** Returns the automated value at a time. */
  getHeard(time: number): number {
    const next = this.#events.findIndex((event) => event.time > time)
    const before = this.#events.slice(0, next < 0 ? undefined : next).at(-1)
    const after = this.#events[next]
    const value = before?.value ?? this.#initial
    if (!before || !after?.isRamp) return value
    return value + ((after.value - value) * (time - before.time)) / (after.time - before.time)
  }
}
