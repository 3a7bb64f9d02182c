/** A range of bytes in a file; `start` and `end` are zero-based and inclusive. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Parses a Range header for a file of `size` bytes
 * (https://www.rfc-editor.org/rfc/rfc9110#name-range-requests). Returns null, meaning the whole
 * file, if the header is missing, malformed, in another unit, or has several ranges. Returns
 * `unsatisfiable` if the range starts past the end.
 */
export function parseByteRange(
  header: string | null,
  size: number,
): ByteRange | 'unsatisfiable' | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.replace(/\s/g, '') ?? '')
  if (match === null) return null
  const [, first = '', last = ''] = match
  if (first === '' && last === '') return null
  if (first === '') return getSuffixRange(Number(last), size)
  const start = Number(first)
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1)
  if (last !== '' && Number(last) < start) return null
  return start >= size ? 'unsatisfiable' : { start, end }
}

function getSuffixRange(length: number, size: number): ByteRange | 'unsatisfiable' {
  if (length === 0 || size === 0) return 'unsatisfiable'
  return { start: Math.max(0, size - length), end: size - 1 }
}
