/** Samples up to this level are only attenuated; previews peak at 0.89. */
const threshold = 0.9
/** The level before the attenuation that no sample exceeds. */
const ceiling = 0.99

/**
 * The gain of the limiter in decibels. Limiting samples creates peaks between them, up to 2 dB above
 * the ceiling in chords and mixes; the attenuation keeps the true peak below −0.1 dBTP. Oversampling
 * the limiter would only halve these peaks and delay every sound by 4 ms.
 */
export const limiterGain = -2

/**
 * The input range of the curve, −4 to 4: 12 dB above full scale. A curve covers −1 to 1, so the
 * signal is divided by this first.
 */
export const limiterRange = 4

/**
 * Returns the curve of a wave shaper that attenuates all samples by 2 dB and limits loud ones.
 * Linear interpolation between its points is exact below the threshold.
 */
export function createLimiterCurve(): Float32Array<ArrayBuffer> {
  const points = 16_385
  const gain = 10 ** (limiterGain / 20)
  const curve = new Float32Array(points)
  for (let index = 0; index < points; index++) {
    curve[index] = gain * limit((index / (points - 1)) * 2 * limiterRange - limiterRange)
  }
  return curve
}

function limit(level: number): number {
  const excess = Math.abs(level) - threshold
  if (excess <= 0) return level
  const room = ceiling - threshold
  return Math.sign(level) * (threshold + room * Math.tanh(excess / room))
}
