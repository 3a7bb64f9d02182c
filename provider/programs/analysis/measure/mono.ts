/** Mixes channels of equal length to mono. */
export function mixToMono(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0), second] = channels
  if (second === undefined) return first
  const mono = new Float32Array(first.length)
  for (let i = 0; i < mono.length; i += 1) mono[i] = ((first[i] ?? 0) + (second[i] ?? 0)) / 2
  return mono
}
