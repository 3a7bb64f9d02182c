import { once } from 'node:events'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { telemetryVariables } from '#shop/settings/telemetry-variables.ts'
import { measureInTurns } from './compare.ts'
import { median } from './median.ts'
import { printResult } from './print-result.ts'
import { startShop } from './shop.ts'
import type { BenchmarkShop } from './shop.ts'

const settings = { PAGE_CACHE_MB: '0', DEMO_CATALOGUE: 'small' }
const metricsPort = 3296
const path = '/en/catalog?type=one-shots'

/** The most that metrics and the traces of the default may cost, relative to neither. */
const maxRatio = 1.03

/** Many short rounds, so that other load affects neighboring ones equally. */
const plan = { rounds: 25, pagesPerRound: 20 }

/**
 * Prints the CPU time of a rendered list page with metrics and a hundredth of the traces, with those
 * recorded by default, and with all of them, relative to that without any: the median of the ratios of
 * rounds in which the shops take turns. If `isStrict`, the process fails above the limit of the default.
 */
export async function measureTelemetryCost(folder: string, isStrict: boolean): Promise<void> {
  // Receives traces and drops them.
  const receiver = createServer((request, response) => {
    request.resume().on('end', () => response.end('{}'))
  })
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const address = receiver.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const traces = { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` }
  const defaultRatio = telemetryVariables.OTEL_TRACES_SAMPLER_ARG.parse(undefined)
  const byDefault = `metrics, ${defaultRatio * 100} % of the traces (default)`
  const variants: Record<string, Record<string, string>> = {
    none: {},
    'metrics, 1 % of the traces': {
      METRICS_PORT: String(metricsPort),
      OTEL_TRACES_SAMPLER_ARG: '0.01',
      ...traces,
    },
    [byDefault]: {
      METRICS_PORT: String(metricsPort + 1),
      OTEL_TRACES_SAMPLER_ARG: String(defaultRatio),
      ...traces,
    },
    'metrics, all traces': {
      METRICS_PORT: String(metricsPort + 2),
      OTEL_TRACES_SAMPLER_ARG: '1',
      ...traces,
    },
  }
  const shared = { CATALOGUE_DIR: join(folder, 'catalogue') }
  const shops: BenchmarkShop[] = []
  try {
    for (const [index, variant] of Object.values(variants).entries()) {
      const build = { root: join(import.meta.dirname, '..'), port: 3292 + index }
      const dataDir = join(folder, String(index))
      shops.push(await startShop(dataDir, { ...settings, ...shared, ...variant }, build))
    }
    const targets = shops.map((shop) => [shop, shop.origin + path] as const)
    const [without = [], ...others] = await measureInTurns(targets, plan)
    for (const [index, name] of Object.keys(variants).slice(1).entries()) {
      const times = others[index] ?? []
      const ratios = times.map((time, round) => time / (without[round] ?? Number.NaN))
      const detail = `${median(times).toFixed(2)} ms, without ${median(without).toFixed(2)} ms`
      const ratio = median(ratios)
      const limit = name === byDefault ? ` of at most ${maxRatio}` : ''
      printResult(`CPU per page, ${name}`, `${detail}, ratio ${ratio.toFixed(3)}${limit}`)
      if (isStrict && name === byDefault && ratio > maxRatio) process.exitCode = 1
    }
  } finally {
    for (const shop of shops) await shop.close()
    receiver.close()
  }
}
