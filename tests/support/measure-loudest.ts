/** The filters of ITU-R BS.1770 at 48 kHz, converted to another rate by the bilinear transform. */
function createFilters(rate: number) {
  const [shelf, high] = [
    Math.tan((Math.PI * 1681.97445) / rate),
    Math.tan((Math.PI * 38.13547) / rate),
  ]
  const [vh, vb, q] = [1.58486470113, 1.25872093023, 0.70717523695]
  const shelfScale = 1 + shelf / q + shelf ** 2
  const highScale = 1 + high / 0.50032703732 + high ** 2
  return [
    {
      b: [
        vh + (vb * shelf) / q + shelf ** 2,
        2 * (shelf ** 2 - vh),
        vh - (vb * shelf) / q + shelf ** 2,
      ].map((value) => value / shelfScale),
      a: [(2 * (shelf ** 2 - 1)) / shelfScale, (1 - shelf / q + shelf ** 2) / shelfScale],
    },
    {
      b: [1, -2, 1],
      a: [(2 * (high ** 2 - 1)) / highScale, (1 - high / 0.50032703732 + high ** 2) / highScale],
    },
  ]
}

/**
 * Measures the K-weighted loudness of the loudest 100 ms of a mono sound in LUFS, independently of
 * the shop's own meter.
 */
export function measureLoudest(mono: Float32Array, rate: number): number {
  let signal: Float64Array = Float64Array.from(mono)
  for (const { b, a } of createFilters(rate)) {
    const out = new Float64Array(signal.length)
    for (let i = 0; i < out.length; i += 1)
      out[i] =
        (b[0] ?? 0) * (signal[i] ?? 0) +
        (b[1] ?? 0) * (signal[i - 1] ?? 0) +
        (b[2] ?? 0) * (signal[i - 2] ?? 0) -
        (a[0] ?? 0) * (out[i - 1] ?? 0) -
        (a[1] ?? 0) * (out[i - 2] ?? 0)
    signal = out
  }
  const window = Math.round(rate / 10)
  let [sum, loudest] = [0, 0]
  for (let i = 0; i < signal.length; i += 1) {
    sum += (signal[i] ?? 0) ** 2 - (i < window ? 0 : (signal[i - window] ?? 0) ** 2)
    loudest = Math.max(loudest, sum / window)
  }
  // A mono sound counts as played on both sides.
  return -0.691 + 10 * Math.log10(2 * loudest)
}
