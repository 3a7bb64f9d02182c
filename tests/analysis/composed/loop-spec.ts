/** A loop composed of recorded hits, with an exact tempo. */
export interface LoopSpec {
  readonly name: string
  /** Quarter notes per minute. */
  readonly bpm: number
  /** The number of 4/4 bars. */
  readonly bars: number
  /**
   * A line of steps for each instrument, one character a step: `X` is loud, `x` medium and `o` soft;
   * bars are separated by spaces and repeat. Bars have 16 steps, or 12 or 24 for triplets.
   */
  readonly lines: readonly (readonly [sample: string, steps: string])[]
  /** The delay of every second sixteenth, as a fraction of a sixteenth. */
  readonly swing?: number
  /** The standard deviation of the timing, in milliseconds. */
  readonly humanMs?: number
  /** Silence before the first beat, in milliseconds. */
  readonly leadMs?: number
  /** Silence after the last beat, in milliseconds. */
  readonly trailMs?: number
  /** True if the last hits ring out after the loop instead of being cut. */
  readonly ringsOut?: boolean
}

export const four = 'X...X...X...X...'
export const backbeat = '....X.......X...'
export const eighths = 'x.x.x.x.x.x.x.x.'
export const offbeats = '..x...x...x...x.'
export const sixteenths = 'xoxoxoxoxoxoxoxo'
