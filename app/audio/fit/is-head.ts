import type { Head } from './render-fitted.ts'

/** Returns whether only the beginning of a version is there; stated lengths are rounded. */
export function isHead({ buffer, seconds }: Head): boolean {
  return buffer.duration < seconds - 0.002
}
