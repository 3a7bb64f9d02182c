import { resolve } from 'node:path'
import { createLog } from './log.ts'
import { readSettings } from './settings.ts'
import { supervise } from './supervise.ts'
import { formatStartupError } from './terminal.ts'
import { parseWorkerCount } from './worker-count.ts'

// Runs the shop in several processes; `--workers 4` sets their number.
const workers = readOrExit(() => parseWorkerCount(process.argv.slice(2)), 2)
const settings = readOrExit(() => readSettings(process.env), 1)
await supervise({
  path: resolve(import.meta.dirname, 'main.ts'),
  workers,
  log: createLog(settings.logLevel),
})
const processes = workers === 1 ? '1 process' : `${workers} processes`
process.stdout.write(`Overtone is running at ${settings.origin} in ${processes}\n`)
process.stdout.write(`To restart them one after another: kill -HUP ${process.pid}\n`)

function readOrExit<Value>(read: () => Value, status: number): Value {
  try {
    return read()
  } catch (error) {
    process.stderr.write(`${formatStartupError(error)}\n`)
    process.exit(status)
  }
}
