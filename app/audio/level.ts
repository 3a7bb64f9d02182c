/** A change of a level from one value to another; times are those of the context. */
interface Line {
  readonly start: number
  readonly end: number
  readonly from: number
  readonly to: number
}

/**
 * The gain of a node, which is changed in straight lines. It is computed, because a parameter does not
 * tell in all browsers what is heard: in Firefox, its value is the one that was set last, so that a change
 * that starts from it would be heard as a click.
 */
export class Level {
  readonly #context: BaseAudioContext
  readonly #param: AudioParam
  readonly #initial: number
  /** The last one that has begun, and those to come. */
  #lines: readonly Line[] = []

  /** `initial` is the gain that the node was created with. */
  constructor({ context, gain }: GainNode, initial: number) {
    this.#context = context
    this.#param = gain
    this.#initial = initial
  }

  /** Changes the level evenly from a time on, instead of all that was to be changed after it. */
  rampTo(to: number, start: number, seconds: number): void {
    // What ended before the current line is of no more use.
    const now = Math.min(start, this.#context.currentTime)
    const current = this.#lines.findLastIndex((line) => line.start < now)
    const earlier = this.#lines.slice(Math.max(0, current)).filter((line) => line.start < start)
    const last = earlier.at(-1)
    this.#lines = earlier
    const from = this.#getAt(start)
    this.#param.cancelScheduledValues(start)
    // The line that is interrupted, or ends now, lost its end, and gets one here on the same way.
    if (last && last.end >= start) this.#param.linearRampToValueAtTime(from, start)
    else this.#param.setValueAtTime(from, start)
    this.#param.linearRampToValueAtTime(to, start + seconds)
    this.#lines = [...earlier, { start, end: start + seconds, from, to }]
  }

  #getAt(time: number): number {
    const line = this.#lines.at(-1)
    if (!line) return this.#initial
    const { start, end, from, to } = line
    return time >= end ? to : from + ((to - from) * (time - start)) / (end - start)
  }
}
