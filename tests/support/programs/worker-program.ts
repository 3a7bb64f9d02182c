import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { demoShop } from '../shops/demo-shop.ts'
import { openWithSettings } from '../../../provider/open-with-settings.ts'
import { listen } from '../../../provider/platform/server/listen.ts'
import { createLog } from '../../../provider/platform/server/log.ts'
import { startTelemetry } from '../../../provider/platform/telemetry/start-telemetry.ts'
import { readSettings } from '../../../app/server/settings/settings.ts'
import { readBackEndSettings } from '../../../provider/programs/settings/back-end-settings.ts'
import {
  followSupervisor,
  isFirstProcess,
  openBroadcast,
  sendMetrics,
} from '../../../app/server/cluster/worker.ts'

// A worker for tests: the embedded provider, with the process id in a response header.
const settings = readBackEndSettings(process.env)
const { port } = readSettings(process.env)
const log = createLog('error')
const telemetry = await startTelemetry(settings.telemetry, {
  program: 'test',
  log,
  servesMetrics: false,
})
sendMetrics(telemetry.readMetrics)

if (existsSync(join(settings.dataDir, 'broken'))) {
  process.stderr.write('This version does not start.\n')
  process.exit(1)
}

if (existsSync(join(settings.dataDir, 'hanging'))) {
  process.on('SIGTERM', () => {})
  print('hangs')
  await new Promise(() => setInterval(() => {}, 60_000))
}

const broadcast = openBroadcast('test')
broadcast?.subscribe((data) => print(`received ${JSON.stringify(data)}`))

const provider = await openWithSettings({
  settings,
  shop: demoShop,
  log,
  telemetry,
  providerUrl: settings.origin,
  paymentPageUrl: `${settings.origin}/pay`,
  trustForwarded: false,
  isFirstProcess,
  onProgress: () => {},
  onMail: () => {},
})

await listen({
  settings,
  origin: settings.origin,
  port,
  log,
  getMaxBodyBytes: provider.getMaxBodyBytes,
  fetch: async (request) => {
    if (new URL(request.url).pathname === '/publish') broadcast?.publish({ from: process.pid })
    const response = await provider.fetch(request)
    response.headers.set('worker', String(process.pid))
    return response
  },
  close: provider.close,
  followStop: followSupervisor,
})
print('serves')

function print(text: string): void {
  process.stdout.write(`worker ${process.pid} ${text}\n`)
}
