import { encodeLine } from '../../platform/terminal/encode-text.ts'

/**
 * Something that keeps a file or a pack out of the shop, as one line for the label: `file` is a path
 * relative to the imported folder, `reason` the rest of the sentence without a period, which may end
 * with a question. A notice says what was done instead and does not count as a failure.
 */
export interface Problem {
  readonly level: 'error' | 'notice'
  readonly file: string
  readonly reason: string
}

/** Creates the problem of a file that cannot be imported. */
export function createError(file: string, reason: string): Problem {
  return { level: 'error', file, reason }
}

/** Creates a line about a file that is imported differently than the label may expect. */
export function createNotice(file: string, reason: string): Problem {
  return { level: 'notice', file, reason }
}

/** Formats a problem as one line without control characters, such as "Kick.wav: is empty." */
export function formatProblem({ level, file, reason }: Problem): string {
  const end = reason.endsWith('?') ? '' : '.'
  const line = `${level === 'notice' ? 'Note: ' : ''}${file}: ${reason}${end}`
  return encodeLine(line)
}
