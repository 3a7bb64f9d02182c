/** Samples up to this level pass unchanged; previews peak at 0.89. */
const threshold = 0.9
/** The output level that no sample exceeds. */
const ceiling = 0.99

/**
 * The input range of the curve, −4 to 4: 12 dB above full scale. A curve covers −1 to 1, so the
 * signal is divided by this first.
 */
export const limiterRange = 4

/**
 * Returns the curve of a wave shaper that leaves quiet samples unchanged and limits loud ones below
 * full scale. Linear interpolation between its points is exact below the threshold.
 */
export function createLimiterCurve(): Float32Array<ArrayBuffer> {
  const points = 16_385
  const curve = new Float32Array(points)
  for (let index = 0; index < points; index++) {
    curve[index] = limit((index / (points - 1)) * 2 * limiterRange - limiterRange)
  }
  return curve
}

function limit(level: number): number {
  const excess = Math.abs(level) - threshold
  if (excess <= 0) return level
  const room = ceiling - threshold
  return Math.sign(level) * (threshold + room * Math.tanh(excess / room))
}
