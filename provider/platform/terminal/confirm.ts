import { createInterface } from 'node:readline/promises'
import { encodeLine } from './encode-text.ts'
import { UsageError } from './usage-error.ts'

/** Asks the user at the terminal and resolves to the answer. */
export type Ask = (question: string) => Promise<string>

/**
 * Resolves once the user confirms an action, at the terminal or with `--yes`. Throws a one-line
 * error for any other answer, and a `UsageError` without a terminal.
 */
export async function confirm(act: string, isAgreed: boolean, ask: Ask | null): Promise<void> {
  if (isAgreed) return
  if (ask === null) {
    throw new UsageError(`Nothing was done: without a terminal, add --yes to agree to “${act}”.`)
  }
  const answer = await ask(`${act}? [y/N] `)
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing was done.')
}

/** Creates the prompt at the terminal; null without one. Never writes to standard output. */
export function openTerminalQuestion(): Ask | null {
  if (!process.stdin.isTTY) return null
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stderr })
    // The end of the input, Ctrl+D, is not an answer.
    const { promise: ended, resolve } = Promise.withResolvers<string>()
    terminal.once('close', () => resolve(''))
    try {
      return await Promise.race([terminal.question(encodeLine(question)), ended])
    } finally {
      terminal.close()
    }
  }
}
