/**
 * Trigonometric and exponential functions that use only + - * / and sqrt: engines may round
 * Math.sin and Math.exp differently, but the demo sounds must be identical on every machine.
 */

/** Returns the sine of an angle in turns (1 is a full circle), accurate to 1e-7. */
export function sine(turns: number): number {
  let x = turns - Math.floor(turns)
  if (x > 0.75) x -= 1
  else if (x > 0.25) x = 0.5 - x
  const a = x * 6.283185307179586
  const b = a * a
  return (
    a *
    (1 + b * (-1 / 6 + b * (1 / 120 + b * (-1 / 5040 + b * (1 / 362880 + b * (-1 / 39916800))))))
  )
}

/** Returns the cosine of an angle in turns. */
export function cosine(turns: number): number {
  return sine(turns + 0.25)
}

/** Returns the tangent of an angle in turns; only for angles below a quarter turn. */
export function tangent(turns: number): number {
  return sine(turns) / cosine(turns)
}

const powersOfTwo = new Float64Array(257)
powersOfTwo[128] = 1
for (let i = 1; i <= 128; i++) {
  powersOfTwo[128 + i] = (powersOfTwo[127 + i] ?? 1) * 2
  powersOfTwo[128 - i] = (powersOfTwo[129 - i] ?? 1) / 2
}

/** Returns two to the power of x, which is clamped to −127 to 127. */
export function exp2(x: number): number {
  const clamped = x < -127 ? -127 : x > 127 ? 127 : x
  const whole = Math.floor(clamped + 0.5)
  const f = (clamped - whole) * 0.6931471805599453
  const series =
    1 +
    f *
      (1 +
        f *
          (1 / 2 +
            f *
              (1 / 6 + f * (1 / 24 + f * (1 / 120 + f * (1 / 720 + f * (1 / 5040 + f / 40320)))))))
  return series * (powersOfTwo[128 + whole] ?? 1)
}

/** Returns the base-2 logarithm of a positive number. */
export function log2(x: number): number {
  let whole = 0
  let rest = x
  for (; rest > 1.4142135623730951; rest /= 2) whole++
  for (; rest < 0.7071067811865476; rest *= 2) whole--
  const u = (rest - 1) / (rest + 1)
  const v = u * u
  const series = 1 + v * (1 / 3 + v * (1 / 5 + v * (1 / 7 + v * (1 / 9 + v * (1 / 11 + v / 13)))))
  return whole + 2.8853900817779268 * u * series
}

export function tanh(x: number): number {
  if (x > 9) return 1
  if (x < -9) return -1
  const e = exp2(x * 2.8853900817779268)
  return (e - 1) / (e + 1)
}

/** Converts a MIDI note number to a frequency in hertz (69 is 440 Hz). */
export function midiToHertz(midi: number): number {
  return 440 * exp2((midi - 69) / 12)
}

/** Converts decibels to a linear gain. */
export function decibelsToGain(decibels: number): number {
  return exp2(decibels * 0.16609640474436813)
}

/** Returns the length of a vector, which `Math.hypot` may round differently elsewhere. */
export function norm(values: readonly number[]): number {
  return Math.sqrt(values.reduce((sum, value) => sum + value * value, 0))
}
