import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listen } from '../../../provider/platform/server/listen.ts'
import { createLog } from '../../../provider/platform/server/log.ts'
import { followSupervisor } from '../../../app/server/cluster/worker.ts'
import { readSettings } from '../../../app/server/settings/settings.ts'
import { createStaticFileMiddleware } from '../../../app/server/http/static-files.ts'

// A test worker that serves the build in `BUILD`, as `app/server/main.ts` does.
interface BuiltProgram {
  readonly default: { fetch(request: Request): Promise<Response> }
}

const settings = readSettings(process.env)
const folder = process.env['BUILD'] ?? ''
const built: BuiltProgram = await import(pathToFileURL(resolve(folder, 'server/server.js')).href)
await listen({
  settings,
  origin: settings.origin,
  port: settings.port,
  log: createLog('error'),
  getMaxBodyBytes: () => 0,
  middleware: createStaticFileMiddleware(resolve(folder, 'client')),
  fetch: async (request) => built.default.fetch(request),
  close: async () => {},
  followStop: followSupervisor,
})
process.stdout.write(`worker ${process.pid} serves\n`)
