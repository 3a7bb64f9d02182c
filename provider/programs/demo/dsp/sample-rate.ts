/** Sample rate of the demo catalogue, in hertz. */
export const sampleRate = 44_100

/** Converts seconds to a whole number of frames at 44.1 kHz. */
export function secondsToFrames(seconds: number): number {
  return Math.round(seconds * sampleRate)
}
