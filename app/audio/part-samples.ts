/** The length of the correction at the end of a sound, in frames: about twelve milliseconds. */
const blendFrames = 512

/** Greater differences in length are not caused by rounding, in frames. */
const maxRounding = 256

/**
 * Returns a loop that is lengthened or shortened by a few frames. It starts unchanged and
 * crossfades at the end into a copy of itself shifted by the difference, so that its end still
 * meets its start.
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
 * Returns one or more passes of a loop with an exact length in frames, without an audible seam. A
 * file shorter than its bars is padded with silence; a longer one is faded out.
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

/** Pads a sound with silence to a length in frames, or fades it out if it is longer. */
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
