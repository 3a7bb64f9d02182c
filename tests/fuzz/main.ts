import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { runPartProgram } from './run-part-program.ts'

/**
 * `npm run fuzz [-- --requests N] [--seed N] [--engine postgres]`: sends the requests in parts,
 * each with its own seed and a newly opened shop, and prints one line per part. Running it again
 * continues an interrupted run. Exits with 1 at the first failure.
 */
const partSize = 10_000

const cache = resolve(import.meta.dirname, '../../.cache')

const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '100000' },
    seed: { type: 'string', default: '1' },
    engine: { type: 'string', default: 'sqlite' },
  },
})

const [total, firstSeed] = [Number(values.requests), Number(values.seed)]
if (!(Number.isSafeInteger(total) && total > 0 && Number.isSafeInteger(firstSeed))) {
  process.stderr.write('Usage: npm run fuzz -- [--requests N] [--seed N]\n')
  process.exit(2)
}

// Exiting also stops the program of the current part.
process.on('SIGTERM', () => process.exit(143))

mkdirSync(cache, { recursive: true })
const stateFile = join(cache, `fuzz-${values.engine}-${firstSeed}-${total}`)
let sentCount = readSentCount()
if (sentCount > 0) process.stdout.write(`Continuing after ${sentCount} requests.\n`)
while (sentCount < total) {
  const seed = firstSeed + Math.floor(sentCount / partSize)
  const count = Math.min(partSize, total - sentCount)
  const progress = join(cache, `fuzz-${seed}-current`)
  const { engine } = values
  const { line, isClean } = await runPartProgram({ seed, count, progress, engine })
  process.stdout.write(`${line}\n`)
  if (!isClean) process.exit(1)
  sentCount += count
  writeFileSync(stateFile, String(sentCount))
}
rmSync(stateFile)
process.stdout.write(`No failures in ${total} requests.\n`)

/** Returns the number of requests sent by an interrupted run. */
function readSentCount(): number {
  try {
    return Number(readFileSync(stateFile, 'utf8'))
  } catch {
    return 0
  }
}
