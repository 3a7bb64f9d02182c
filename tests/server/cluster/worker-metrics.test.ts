import { expect, test } from 'vitest'
import { createWorkerMetrics } from '#app/server/cluster/worker-metrics.ts'
import type { WorkerProcess } from '#app/server/cluster/worker-process.ts'
import { createMetrics, formatMetrics } from '#provider/platform/telemetry/metrics.ts'

/** Creates a worker that has sent one email and is ready; `hang` stops its responses. */
function createWorker() {
  const metrics = createMetrics()
  metrics.count('overtone_mails_total', { outcome: 'sent' })
  metrics.addGauges(async () => [
    { name: 'overtone_ready', labels: { check: 'database' }, value: 1 },
  ])
  let hangs = false
  const worker: WorkerProcess = {
    pid: 1,
    hasStarted: Promise.resolve(true),
    servedSince: () => 0,
    ended: new Promise(() => {}),
    drain: () => {},
    stop: () => {},
    kill: () => {},
    readMetrics: async () => (hangs ? null : await metrics.read()),
    send: () => {},
  }
  return { worker, hang: () => (hangs = true) }
}

test('a worker that hangs keeps its counts, but no longer counts as ready [P9.07]', async () => {
  const workers = [createWorker(), createWorker()]
  const metrics = createWorkerMetrics()
  const scrape = async () =>
    await formatMetrics(await metrics.collect(workers.map(({ worker }) => worker)))
  expect(await scrape()).toContain('overtone_silent_processes 0')
  workers[0]?.hang()
  const one = await scrape()
  expect(one).toContain('overtone_mails_total{outcome="sent"} 2')
  expect(one).toContain('overtone_processes 1')
  expect(one).toContain('overtone_silent_processes 1')
  workers[1]?.hang()
  const none = await scrape()
  expect(none).toContain('overtone_mails_total{outcome="sent"} 2')
  expect(none).toContain('overtone_silent_processes 2')
  expect(none).not.toMatch(/^overtone_(?:ready|processes)\b/m)
})
