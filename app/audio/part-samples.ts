/** How long a correction at the end of a sound takes, in frames: about twelve milliseconds. */
const blendFrames = 512

/** Lengths that differ by more are no matter of rounding, in frames. */
const maxRounding = 256

/**
 * Returns a loop with a length in frames that differs from its own by a few. It starts unchanged, and
 * blends at the end into itself moved by the difference, so that it still meets its beginning.
 */
function wrapToLength(samples: Float32Array, length: number): Float32Array<ArrayBuffer> {
  const difference = length - samples.length
  const result = new Float32Array(length)
  const blendStart = Math.max(0, length - blendFrames)
  for (let index = 0; index < length; index++) {
    const own = samples[index % samples.length] ?? 0
    const moved = samples[(index - difference + samples.length) % samples.length] ?? 0
    const share = Math.max(0, index - blendStart) / (length - blendStart)
    result[index] = difference === 0 ? own : own + (moved - own) * share
  }
  return result
}

/**
 * Returns one or more passes of a loop with an exact length in frames, without an audible seam. A file
 * that is shorter than its bars is followed by silence, the end of one that is longer fades out.
 */
export function loopToLength(
  samples: Float32Array,
  passes: number,
  length: number,
): Float32Array<ArrayBuffer> {
  const result = new Float32Array(length)
  for (let pass = 0; pass < passes; pass++) {
    const start = Math.round((pass * length) / passes)
    const end = Math.round(((pass + 1) * length) / passes)
    const isRounded = Math.abs(end - start - samples.length) <= maxRounding
    const fill = isRounded ? wrapToLength : padToLength
    result.set(fill(samples, end - start), start)
  }
  return result
}

/** Returns a sound followed by silence, with a length in frames; fades it out if it is longer. */
export function padToLength(samples: Float32Array, length: number): Float32Array<ArrayBuffer> {
  const result = new Float32Array(length)
  result.set(samples.subarray(0, length))
  if (samples.length <= length) return result
  for (let left = 1; left <= Math.min(blendFrames, length); left++) {
    const index = length - left
    result[index] = ((result[index] ?? 0) * (left - 1)) / blendFrames
  }
  return result
}
