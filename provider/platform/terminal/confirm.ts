import { createInterface } from 'node:readline/promises'
import { encodeLine } from './encode-text.ts'
import { UsageError } from './usage-error.ts'

/** Asks the person at the terminal and resolves with the answer. */
export type Ask = (question: string) => Promise<string>

/**
 * Resolves if somebody at a terminal agrees to an act, or has agreed with `--yes`. Throws an error of
 * one line for another answer, and a `UsageError` if there is nobody to ask.
 */
export async function confirm(act: string, isAgreed: boolean, ask: Ask | null): Promise<void> {
  if (isAgreed) return
  if (ask === null) {
    throw new UsageError(`Nothing was done: without a terminal, --yes must agree to “${act}”.`)
  }
  const answer = await ask(`${act}? [y/N] `)
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error('Nothing was done.')
}

/** Creates the question at the terminal; null without one. Writes nothing to the standard output. */
export function openTerminalQuestion(): Ask | null {
  if (!process.stdin.isTTY) return null
  return async (question) => {
    const terminal = createInterface({ input: process.stdin, output: process.stderr })
    // The end of the input, Ctrl+D, is no answer.
    const { promise: ended, resolve } = Promise.withResolvers<string>()
    terminal.once('close', () => resolve(''))
    try {
      return await Promise.race([terminal.question(encodeLine(question)), ended])
    } finally {
      terminal.close()
    }
  }
}
