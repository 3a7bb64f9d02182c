import { resolve } from 'node:path'
import { createLog } from '../../app/server/log.ts'
import { supervise } from '../../app/server/supervise.ts'

// A supervisor for tests, whose workers run `worker-program.ts`.
await supervise({
  path: resolve(import.meta.dirname, 'worker-program.ts'),
  workers: Number(process.env['WORKERS']),
  log: createLog('info'),
})
process.stdout.write('all workers serve\n')
