import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { noTelemetry } from '#provider/contract/telemetry.ts'
import type { Telemetry } from '#provider/contract/telemetry.ts'
import { startTelemetry } from '#provider/platform/telemetry/start-telemetry.ts'
import { telemetryVariables } from '#shop/settings/telemetry-variables.ts'
import { measureInTurns } from './compare.ts'
import { printResult } from './print-result.ts'
import { recordPage } from './recorded-page.ts'
import { startShop } from './shop.ts'

const path = '/en/catalog?type=one-shots'

/** The greatest share of a page's CPU time that metrics and the traces of the default may take. */
const maxShare = 0.03

/** Of several rounds, the cheapest counts, because other load only makes a round dearer. */
const rounds = 5

/** So many that a round sends its spans, 512 at a time, even with a hundredth of the traces. */
const recordedPerRound = 3000

/**
 * Prints the CPU time of recording a list page and sending its spans, and its share of the CPU time
 * of rendering one, with metrics and a hundredth of the traces, those recorded by default, and all of
 * them. The recording runs alone in this process, with the calls and statements of a list page:
 * between two shops that render, other differences are greater. If `isStrict`, the process fails
 * above the limit of the default.
 */
export async function measureTelemetryCost(folder: string, isStrict: boolean): Promise<void> {
  const page = await measurePage(folder)
  const defaultRatio = telemetryVariables.OTEL_TRACES_SAMPLER_ARG.parse(undefined)
  const idle = await measureRecording(noTelemetry)
  // Node compiles what the first measurement runs.
  await measureTelemetry(1)
  for (const ratio of [0.01, defaultRatio, 1]) {
    const isDefault = ratio === defaultRatio
    const share = ((await measureTelemetry(ratio)) - idle) / page
    const time = `${(share * page).toFixed(3)} ms of ${page.toFixed(2)} ms`
    const limit = isDefault ? ` of at most ${toPercent(maxShare)}` : ''
    const name = `metrics, ${ratio * 100} % of the traces${isDefault ? ' (default)' : ''}`
    printResult(`CPU per page, ${name}`, `${time}, ${toPercent(share)}${limit}`)
    if (isStrict && isDefault && share > maxShare) process.exitCode = 1
  }
}

const toPercent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Measures the CPU time of a rendered list page without telemetry, in milliseconds. */
async function measurePage(folder: string): Promise<number> {
  const shop = await startShop(join(folder, 'data'), {
    PAGE_CACHE_MB: '0',
    DEMO_CATALOGUE: 'small',
  })
  try {
    const plan = { rounds: 10, pagesPerRound: 20 }
    const [times = []] = await measureInTurns([{ shop, url: shop.origin + path }], plan)
    return Math.min(...times)
  } finally {
    await shop.close()
  }
}

/** Measures the CPU time of recording and sending a page, in milliseconds. */
async function measureTelemetry(ratio: number): Promise<number> {
  // Receives traces and drops them.
  const receiver = createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'))
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const address = receiver.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const telemetry = await startTelemetry(
    {
      metrics: { host: '127.0.0.1', port: 0 },
      traces: { url: `http://127.0.0.1:${port}/v1/traces`, serviceName: null, ratio },
    },
    { program: 'bench', log: () => {}, servesMetrics: false },
  )
  try {
    return await measureRecording(telemetry)
  } finally {
    await telemetry.close()
    receiver.close()
  }
}

async function measureRecording(telemetry: Telemetry): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const before = process.cpuUsage()
    for (let count = 0; count < recordedPerRound; count++) await recordPage(telemetry)
    const { user, system } = process.cpuUsage(before)
    times.push((user + system) / 1000 / recordedPerRound)
  }
  return Math.min(...times)
}
