import { encodeLine } from '../../platform/terminal/encode-text.ts'

/**
 * A problem that prevents importing a file or a pack, as one line for the label: `file` is a path
 * relative to the imported folder, `reason` the rest of the sentence without a period, possibly a
 * question. A notice describes what was done instead and is not a failure.
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

/** Creates a notice about a file that is imported differently than the label may expect. */
export function createNotice(file: string, reason: string): Problem {
  return { level: 'notice', file, reason }
}

/** Formats a problem as one line without control characters, such as "Kick.wav: is empty." */
export function formatProblem({ level, file, reason }: Problem): string {
  const end = reason.endsWith('?') ? '' : '.'
  const line = `${level === 'notice' ? 'Note: ' : ''}${file}: ${reason}${end}`
  return encodeLine(line)
}
