/** Mixes channels of equal length to one. */
export function mixToMono(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0), second] = channels
  if (second === undefined) return first
  return first.map((sample, i) => (sample + (second[i] ?? 0)) / 2)
}
