/**
 * Returns the position in seconds that a key seeks to, or null for other keys. Arrow keys seek by a
 * twentieth of the duration, Page Up and Page Down by a fifth.
 */
export function getSeekPosition(key: string, position: number, duration: number): number | null {
  const positions = new Map([
    ['ArrowRight', position + duration / 20],
    ['ArrowUp', position + duration / 20],
    ['ArrowLeft', position - duration / 20],
    ['ArrowDown', position - duration / 20],
    ['PageUp', position + duration / 5],
    ['PageDown', position - duration / 5],
    ['Home', 0],
    ['End', duration],
  ])
  const target = positions.get(key)
  return target === undefined ? null : Math.max(0, Math.min(duration, target))
}
