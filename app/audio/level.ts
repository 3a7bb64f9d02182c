/** A linear ramp of the level; times are context times, in seconds. */
interface Ramp {
  readonly start: number
  readonly end: number
  readonly from: number
  readonly to: number
}

/**
 * The gain of a node, changed in linear ramps. The current value is calculated, because not all
 * browsers report it: in Firefox, `value` is the last value that was set, and a ramp starting from
 * it would click.
 */
export class Level {
  readonly #context: BaseAudioContext
  readonly #param: AudioParam
  readonly #initial: number
  /** The ramp in progress and those scheduled. */
  #ramps: readonly Ramp[] = []

  /** `initial` is the gain the node was created with. */
  constructor({ context, gain }: GainNode, initial: number) {
    this.#context = context
    this.#param = gain
    this.#initial = initial
  }

  /** Ramps the level from a given time on, replacing ramps scheduled after it. */
  rampTo(to: number, start: number, seconds: number): void {
    // Ramps that ended before the current one are no longer needed.
    const now = Math.min(start, this.#context.currentTime)
    const current = this.#ramps.findLastIndex((ramp) => ramp.start < now)
    const earlier = this.#ramps.slice(Math.max(0, current)).filter((ramp) => ramp.start < start)
    const last = earlier.at(-1)
    this.#ramps = earlier
    const from = this.#getAt(start)
    this.#param.cancelScheduledValues(start)
    // Canceling removed the end of the current ramp; this ends it early, at the value reached by
    // then.
    if (last && last.end >= start) this.#param.linearRampToValueAtTime(from, start)
    else this.#param.setValueAtTime(from, start)
    this.#param.linearRampToValueAtTime(to, start + seconds)
    this.#ramps = [...earlier, { start, end: start + seconds, from, to }]
  }

  #getAt(time: number): number {
    const ramp = this.#ramps.at(-1)
    if (!ramp) return this.#initial
    const { start, end, from, to } = ramp
    return time >= end ? to : from + ((to - from) * (time - start)) / (end - start)
  }
}
