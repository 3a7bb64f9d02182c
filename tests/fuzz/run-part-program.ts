import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { spawnPart } from './spawn-part.ts'
import type { PartResult } from './run-part.ts'

/** The longest time that the server allows a client for a request. */
const maxRequestMs = 60_000

/** Formats the statistics of a part as one line. */
interface PartReport {
  readonly line: string
  readonly isClean: boolean
}

export interface PartOptions {
  readonly seed: number
  readonly count: number
  /** The file with the request in progress. */
  readonly progress: string
  /** `sqlite` or `postgres`. */
  readonly engine: string
}

/** Runs a part in its own process. */
export async function runPartProgram(options: PartOptions): Promise<PartReport> {
  const { seed, count, progress, engine } = options
  const child = spawnPart({ seed, requests: count, progress, engine })
  const kill = () => void child.kill('SIGKILL')
  process.once('exit', kill)
  let output = ''
  child.stdout.on('data', (text) => (output += String(text)))
  const watch = watchProgress(progress, kill)
  await once(child, 'close')
  clearInterval(watch)
  process.off('exit', kill)
  const current = readProgress(progress)
  rmSync(progress, { force: true })
  const result = parseResult(output)
  if (result === null) return { isClean: false, line: `Seed ${seed}: no result after ${current}` }
  const { failure, uncovered } = result
  const missing = uncovered.length > 0 ? [`without an example: ${uncovered.join(', ')}`] : []
  const failures = failure === null ? missing : [failure, ...missing]
  return { isClean: failures.length === 0, line: [format(seed, result), ...failures].join('\n') }
}

/** The output of a part's program. */
export interface PartOutput extends PartResult {
  readonly targets: number
  readonly uncovered: readonly string[]
}

function format(seed: number, { requests, statuses, slowest }: PartResult): string {
  const counts = Object.entries(statuses).toSorted(([one], [other]) => one.localeCompare(other))
  const classes = counts.map(([name, count]) => `${name} ${count}`).join(', ')
  const slow = `slowest ${Math.round(slowest.milliseconds)} ms (${slowest.target})`
  return `Seed ${seed}: ${requests} requests, ${classes}, ${slow}`
}

/** Calls `onStuck` if the current request does not change for too long. */
function watchProgress(file: string, onStuck: () => void): NodeJS.Timeout {
  let last = ''
  return setInterval(() => {
    const current = readProgress(file)
    if (current !== '' && current === last) onStuck()
    last = current
  }, maxRequestMs)
}

function readProgress(file: string): string {
  try {
    return readFileSync(file, 'utf8').trim()
  } catch {
    return ''
  }
}

function parseResult(output: string): PartOutput | null {
  try {
    return JSON.parse(output) as PartOutput
  } catch {
    return null
  }
}
