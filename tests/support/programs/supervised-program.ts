import { resolve } from 'node:path'
import { createLog } from '../../../provider/platform/server/log.ts'
import { readSettings } from '../../../app/server/settings/settings.ts'
import { supervise } from '../../../app/server/cluster/supervise.ts'

// A supervisor for tests, whose workers run `WORKER_PROGRAM`. SIGUSR2 ends the start timeout of a
// replacement.
let limit = new AbortController()
process.on('SIGUSR2', () => limit.abort())
await supervise({
  path: resolve(import.meta.dirname, process.env['WORKER_PROGRAM'] ?? ''),
  workers: Number(process.env['WORKERS']),
  log: createLog('info'),
  metrics: readSettings(process.env).telemetry.metrics,
  createStartLimit: () => {
    limit = new AbortController()
    return limit.signal
  },
})
process.stdout.write('all workers serve\n')
