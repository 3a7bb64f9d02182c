/** A part of a file; both ends are inclusive and counted from 0. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Parses a Range header for a file of `size` bytes. Null means the whole file: no header, another unit,
 * a malformed header or several ranges. `unsatisfiable` means that the range starts past the end.
 * https://www.rfc-editor.org/rfc/rfc9110#name-range-requests
 */
export function parseByteRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replace(/\s/g, '') ?? '')
  if (match === null) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') return suffixRange(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

function suffixRange(length: number, size: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable'
  return { start: Math.max(0, size - length), end: size - 1 }
}
