import { expect, test } from 'vitest'
import { findFreePort } from '../../support/programs/free-port.ts'
import { createClient, startWorkers, waitUntilExited } from '../../support/programs/workers.ts'

const requests =
  /^overtone_provider_request_duration_seconds_count\{.*route="\/api\/v1\/products".*\} (\d+)$/m

test('the supervisor sums the metrics of all workers, also of those that died [P9.07]', async () => {
  const port = await findFreePort()
  const shop = await startWorkers(2, { settings: { METRICS_PORT: String(port) } })
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  const count = async () => Number(requests.exec(await scrape())?.[1] ?? 0)
  const send = createClient(shop.port, { keepAlive: false })
  const workers = new Set<number>()
  let sent = 0
  while (workers.size < 2) {
    workers.add((await send('/api/v1/products')).worker)
    sent += 1
  }
  expect(await count()).toBe(sent)
  expect(await scrape()).toMatch(/^overtone_processes 2$/m)
  const [first = 0] = shop.pids()
  process.kill(first, 'SIGKILL')
  await waitUntilExited([first])
  await shop.waitForWorkers(3)
  await expect.poll(async () => /^overtone_processes 2$/m.test(await scrape())).toBe(true)
  expect(await count()).toBe(sent)
  const response = await fetch(`http://127.0.0.1:${shop.port}/metrics`)
  expect(response.status).toBe(404)
})
