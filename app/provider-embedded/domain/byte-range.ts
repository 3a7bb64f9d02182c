/** A part of a file; both ends are counted from 0 and belong to it. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Reads a Range header for a file of `size` bytes. Null means "send the whole": no header, another
 * unit, a malformed one, or several ranges at once. `unsatisfiable` means the range lies beyond the end.
 */
export function parseByteRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replace(/\s/g, '') ?? '')
  if (match === null) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') return lastBytes(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

function lastBytes(count: number, size: number): ByteRange | 'unsatisfiable' {
  if (count === 0 || size === 0) return 'unsatisfiable'
  return { start: Math.max(0, size - count), end: size - 1 }
}
