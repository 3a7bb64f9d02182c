/** The seek steps of keys, as fractions of the duration. */
const steps = new Map([
  ['ArrowRight', 0.05],
  ['ArrowUp', 0.05],
  ['ArrowLeft', -0.05],
  ['ArrowDown', -0.05],
  ['PageUp', 0.2],
  ['PageDown', -0.2],
  ['Home', -1],
  ['End', 1],
])

/**
 * Returns the position in seconds that a key seeks to, or null for other keys. Arrow keys seek by a
 * twentieth of the duration, Page Up and Page Down by a fifth.
 */
export function getSeekPosition(key: string, position: number, duration: number): number | null {
  const step = steps.get(key)
  return step === undefined ? null : Math.max(0, Math.min(duration, position + step * duration))
}
