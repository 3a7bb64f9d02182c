/** Measures the stereo width of consecutive blocks of samples. */
export interface WidthMeter {
  readonly add: (block: readonly Float32Array[]) => void
  /** Returns the share of the side signal in the power, from 0 (mono) to 1 (opposite channels). */
  readonly finish: () => number
}

/** Creates a width meter for one sound; one with a single channel has no width. */
export function createWidthMeter(): WidthMeter {
  let [total, side] = [0, 0]
  return {
    add([left, right]) {
      if (left === undefined || right === undefined) return
      let [blockTotal, blockSide] = [0, 0]
      for (let i = 0; i < left.length; i += 1) {
        const [l, r] = [left[i] ?? 0, right[i] ?? 0]
        blockTotal += l * l + r * r
        blockSide += ((l - r) * (l - r)) / 2
      }
      total += blockTotal
      side += blockSide
    },
    finish: () => (total > 0 ? side / total : 0),
  }
}
