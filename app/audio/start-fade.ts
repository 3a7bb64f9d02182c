/** The longest fade-in of a sound's beginning, in seconds. */
const maxSeconds = 0.004

/** How much of a sound's beginning tells how steep its own wave is, in seconds. */
const windowSeconds = 0.1

/**
 * Returns how long the beginning of a sound is faded in, in seconds: 0 if its first sample is no
 * farther from silence than its own wave moves from one sample to the next, as for a hit, which
 * keeps its attack. A sound that is cut in the middle of a wave starts with a step that is heard as
 * a click, so it is faded in just slowly enough to be about as steep as that wave, for four
 * milliseconds at most. The steeper an attack, the shorter is the fade.
 */
export function getStartFade(buffer: AudioBuffer): number {
  const { sampleRate, numberOfChannels } = buffer
  let first = 0
  let steepest = 0
  let peak = 0
  for (let channel = 0; channel < numberOfChannels; channel++) {
    const samples = buffer
      .getChannelData(channel)
      .subarray(0, Math.ceil(windowSeconds * sampleRate))
    first = Math.max(first, Math.abs(samples[0] ?? 0))
    steepest = Math.max(steepest, getSteepest(samples))
    peak = Math.max(peak, getPeak(samples.subarray(0, Math.ceil(maxSeconds * sampleRate))))
  }
  if (first <= steepest) return 0
  // The wave and the fade together are steeper than the fade alone.
  return Math.min(maxSeconds, (2 * peak) / steepest / sampleRate)
}

/** Returns the largest difference between neighboring samples. */
function getSteepest(samples: Float32Array): number {
  let steepest = 0
  for (let index = 1; index < samples.length; index++)
    steepest = Math.max(steepest, Math.abs((samples[index] ?? 0) - (samples[index - 1] ?? 0)))
  return steepest
}

function getPeak(samples: Float32Array): number {
  let peak = 0
  for (const sample of samples) peak = Math.max(peak, Math.abs(sample))
  return peak
}
