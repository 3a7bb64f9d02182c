import { fileURLToPath } from 'node:url'
import { createLog } from '#provider/platform/server/log.ts'
import { formatStartupError } from '#provider/platform/terminal/startup-error.ts'
import { describeTexts } from '#shop/live-check/live-texts.ts'
import { loadShop } from '#shop/load-shop.ts'
import { checkReadiness } from './provider/embedded.ts'
import { readSettings } from './settings/settings.ts'
import { supervise } from './cluster/supervise.ts'
import { parseWorkerCount } from './cluster/worker-count.ts'

// Runs the shop in several processes, for example four with `--workers 4`.
const workers = await runOrExit(() => parseWorkerCount(process.argv.slice(2)), 2)
const isLive = await runOrExit(() => checkReadiness(process.env), 1)
const settings = await runOrExit(() => readSettings(process.env), 1)
const shop = await runOrExit(() => loadShop(settings), 1)
const supervision = {
  path: fileURLToPath(new URL('./main.ts', import.meta.url)),
  workers,
  log: createLog(settings.logLevel),
  metrics: settings.telemetry.metrics,
}
await runOrExit(() => supervise(supervision), 1)
const processes = workers === 1 ? '1 process' : `${workers} processes`
process.stdout.write(`${shop.config.brand.name} is running at ${settings.origin} in ${processes}\n`)
if (isLive) process.stdout.write(`${describeTexts(shop).join('\n')}\n`)
process.stdout.write(`To restart them one after another: kill -HUP ${process.pid}\n`)

/** Runs a step of the start; ends the process with the status if the step fails. */
async function runOrExit<Value>(
  step: () => Value | Promise<Value>,
  status: number,
): Promise<Value> {
  try {
    return await step()
  } catch (error) {
    process.stderr.write(`${formatStartupError(error)}\n`)
    process.exit(status)
  }
}
