import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'

const maxWorkers = 256

/**
 * Parses the number of workers from command arguments, such as `--workers 3`; by default, one per
 * available core. Throws an error with a one-sentence message if the arguments are invalid.
 */
export function parseWorkerCount(
  args: readonly string[],
  defaultCount = availableParallelism(),
): number {
  const value = readOption(args)
  if (value === undefined) return defaultCount
  const count = /^[1-9]\d{0,3}$/.test(value) ? Number(value) : Number.NaN
  if (count <= maxWorkers) return count
  throw new Error(`--workers is invalid: it must be a whole number from 1 to ${maxWorkers}.`)
}

function readOption(args: readonly string[]): string | undefined {
  try {
    return parseArgs({ args: [...args], options: { workers: { type: 'string' } } }).values.workers
  } catch {
    throw new Error('The only option is --workers with a number, such as --workers 4.')
  }
}
