/** Far below what 32-bit samples can hold, and far above the subnormal 64-bit numbers. */
const smallest = 1e-200

/**
 * After how many samples the state of a recursive filter is cleared; in silence, most take longer to
 * become subnormal.
 */
export const samplesBetweenClears = 256

/**
 * Returns 0 for a number close to the subnormal ones, with which processors compute about twenty
 * times more slowly. In silence, the state of a recursive filter decays to them and stays there;
 * cleared in time, it changes no sample.
 */
export function clearSubnormal(value: number): number {
  return Math.abs(value) < smallest ? 0 : value
}
