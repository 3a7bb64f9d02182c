/** Far below what 32-bit samples can represent, and far above subnormal 64-bit numbers. */
const threshold = 1e-200

/**
 * The interval at which the state of a recursive filter is cleared; in silence, most take longer to
 * become subnormal.
 */
export const samplesBetweenClears = 256

/**
 * Returns 0 for a nearly subnormal number; processors compute with subnormal numbers about twenty
 * times more slowly. In silence, the state of a recursive filter decays to such numbers and stays
 * there; clearing it in time changes no sample.
 */
export function clearSubnormal(value: number): number {
  return Math.abs(value) < threshold ? 0 : value
}
