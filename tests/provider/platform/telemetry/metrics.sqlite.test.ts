import { expect, onTestFinished, test } from 'vitest'
import { openS3Store } from '#provider/platform/files/s3/open-s3-store.ts'
import { measureStoreRequests } from '#provider/platform/telemetry/measure-store-requests.ts'
import {
  combineMetrics,
  createMetrics,
  formatMetrics,
} from '#provider/platform/telemetry/metrics.ts'
import { serveMetrics } from '#provider/platform/telemetry/serve-metrics.ts'
import { startFaultProxy } from '../../../support/s3/fault-proxy.ts'
import type { Fault } from '../../../support/s3/fault-proxy.ts'
import { startS3 } from '../../../support/s3/start-s3.ts'

/** Opens files in an object store with failures and with metrics. */
async function openMeasuredStore() {
  const metrics = createMetrics()
  const proxy = await startFaultProxy(await startS3())
  const objectStore = measureStoreRequests(proxy.objectStore, metrics)
  const files = openS3Store({ objectStore, folder: 'data' }, 'files')
  return { metrics, proxy, files }
}

const mails = (text: string) => /^overtone_mails_total\{outcome="sent"\} (\d+)$/m.exec(text)?.[1]

test('counters of several processes are summed, queues that all of them read are not [P9.07]', async () => {
  const processes = [createMetrics(), createMetrics()]
  for (const metrics of processes) {
    metrics.count('overtone_mails_total', { outcome: 'sent' })
    metrics.addGauges(async () => [
      { name: 'overtone_queue_items', labels: { queue: 'mail' }, value: 5 },
      {
        name: 'overtone_ready',
        labels: { check: 'database' },
        value: metrics === processes[0] ? 1 : 0,
      },
    ])
  }
  const values = await Promise.all(processes.map(({ read }) => read()))
  const text = await formatMetrics(values)
  expect(mails(text)).toBe('2')
  expect(text).toContain('overtone_queue_items{queue="mail"} 5')
  expect(text).toContain('overtone_ready{check="database"} 0')
  expect(text).toContain('overtone_processes 2')
})

test('a total that all processes read is a counter, and is not summed [P9.07]', async () => {
  const processes = [createMetrics(), createMetrics()]
  for (const metrics of processes) {
    metrics.addGauges(async () => [
      { name: 'overtone_imports_total', labels: { outcome: 'imported' }, value: 3 },
    ])
  }
  const read = async () => await Promise.all(processes.map((metrics) => metrics.read()))
  await read()
  const text = await formatMetrics(await read())
  expect(text).toContain('# TYPE overtone_imports_total counter')
  expect(text).toContain('overtone_imports_total{outcome="imported"} 3')
})

test('counters start at 0, because Prometheus sees no increase in a series that begins [P9.07]', async () => {
  const text = await formatMetrics([await createMetrics().read()])
  expect(text).toContain('overtone_payments_total{outcome="mismatched"} 0')
  expect(text).toContain('overtone_mails_total{outcome="unavailable"} 0')
  expect(text).toContain('overtone_slow_statements_total{kind="select"} 0')
})

test('sums can be added up again, as those of ended processes [P9.07]', async () => {
  const metrics = createMetrics()
  metrics.count('overtone_mails_total', { outcome: 'sent' })
  metrics.observe('overtone_statement_duration_seconds', { kind: 'select' }, 0.02)
  const once = await metrics.read()
  const sum = await combineMetrics([once, once])
  const text = await formatMetrics([sum, once])
  expect(mails(text)).toBe('3')
  expect(text).toContain('overtone_statement_duration_seconds_bucket{le="0.025",kind="select"} 3')
})

test('parallel scrapes return the same values [P9.07]', async () => {
  const metrics = createMetrics()
  metrics.addGauges(async () => [
    { name: 'overtone_queue_items', labels: { queue: 'mail' }, value: 5 },
    { name: 'overtone_imports_total', labels: { outcome: 'imported' }, value: 3 },
  ])
  const scrapes = await Promise.all([metrics.read(), metrics.read(), metrics.read()])
  for (const values of scrapes) {
    const text = await formatMetrics([values])
    expect(text).toContain('overtone_queue_items{queue="mail"} 5')
    expect(text).toContain('overtone_imports_total{outcome="imported"} 3')
    expect(text).toContain('overtone_processes 1')
  }
})

test('a gauge that cannot be read is missing, and the others remain [P9.07]', async () => {
  const metrics = createMetrics()
  metrics.addGauges(() => Promise.reject(new Error('no database')))
  const text = await formatMetrics([await metrics.read()])
  expect(text).not.toMatch(/^overtone_queue_items/m)
  expect(text).toContain('overtone_processes 1')
})

test('gauges that hang are missing, are not read again meanwhile, and the others remain [P9.07]', async () => {
  const metrics = createMetrics(0)
  let reads = 0
  metrics.addGauges(() => {
    reads += 1
    return new Promise(() => {})
  })
  metrics.count('overtone_mails_total', { outcome: 'sent' })
  await metrics.read()
  const text = await formatMetrics([await metrics.read()])
  expect(mails(text)).toBe('1')
  expect(text).toContain('overtone_processes 1')
  expect(reads).toBe(1)
})

test('requests to an object store are measured by operation and outcome [P9.07]', async () => {
  const { metrics, proxy, files } = await openMeasuredStore()
  await files.put('a.wav', 'a')
  const failures: Fault[] = [{ kind: 'status', status: 503 }, { kind: 'cut' }, { kind: 'silence' }]
  proxy.setFault(() => failures.shift() ?? { kind: 'none' })
  await files.list()
  const text = await formatMetrics([await metrics.read()])
  const count = (operation: string, outcome: string) =>
    `overtone_files_request_duration_seconds_count{operation="${operation}",outcome="${outcome}"} 1`
  expect(text).toContain(count('PutObject', '200'))
  for (const outcome of ['503', 'unreachable', 'timeout', '200'])
    expect(text).toContain(count('ListObjectsV2', outcome))
})

test('more requests than a store may have open and waiting are refused and counted [P9.07]', async () => {
  const { metrics, files } = await openMeasuredStore()
  const outcomes = await Promise.allSettled(Array.from({ length: 130 }, () => files.stat('a.wav')))
  const refused = outcomes.filter(({ status }) => status === 'rejected')
  expect(refused).toHaveLength(2)
  const text = await formatMetrics([await metrics.read()])
  expect(text).toContain(
    'overtone_files_request_duration_seconds_count{operation="HeadObject",outcome="refused"} 2',
  )
})

test('metrics are served at one path of a port of their own [P9.07]', async () => {
  const read = async () => ({ type: 'text/plain', text: 'up 1\n' })
  const server = await serveMetrics({ host: '127.0.0.1', port: 0 }, read)
  onTestFinished(server.close)
  const origin = `http://127.0.0.1:${server.port}`
  expect(await (await fetch(`${origin}/metrics`)).text()).toBe('up 1\n')
  expect((await fetch(`${origin}/`)).status).toBe(404)
  expect((await fetch(`${origin}/metrics`, { method: 'POST' })).status).toBe(404)
  const address = { host: '127.0.0.1', port: server.port }
  await expect(serveMetrics(address, read)).rejects.toThrow(/EADDRINUSE.*choose another port/)
})
