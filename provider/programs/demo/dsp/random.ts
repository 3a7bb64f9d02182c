/** Returns numbers from 0 (inclusive) to 1 (exclusive), in the same sequence for the same seed. */
export type Random = () => number

function hashString(text: string): number {
  let h = 2166136261
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619)
  return h >>> 0
}

/** Creates a mulberry32 generator from a string seed. */
export function createRandom(seed: string): Random {
  let state = hashString(seed)
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Creates a channel of white noise from −1 to 1. */
export function createNoise(frames: number, seed: string): Float32Array {
  const random = createRandom(seed)
  const out = new Float32Array(frames)
  for (let i = 0; i < frames; i++) out[i] = random() * 2 - 1
  return out
}
