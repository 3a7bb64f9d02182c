import { expect, onTestFinished, test } from 'vitest'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import { logIn } from '../../support/shops/customer.ts'
import { createTestTimer, ownTaskCount } from '../../support/test-timer.ts'

const second = 1000
/** The time after which an unrenewed lease expires. */
const lease = 10 * second

/** Opens two providers with one data folder; `start` schedules the task `test` in one of them. */
async function openTwoProviders(intervalMs = second) {
  const dataDir = await createTemporaryFolder()
  const runs: { readonly process: string; readonly signal: AbortSignal; end(): void }[] = []
  const open = async (name: string) => {
    const timer = createTestTimer()
    const provider = await openShop({ folder: dataDir, timer })
    const start = () =>
      provider.provider.schedule({
        name: 'test',
        intervalMs,
        hasWork: () => true,
        run: async (signal) => {
          const { promise, resolve: end } = Promise.withResolvers<void>()
          runs.push({ process: name, signal, end })
          await promise
        },
      })
    onTestFinished(() => runs.forEach(({ end }) => end()))
    /** Schedules the task and waits until the process has looked for work. */
    const startAndWait = async () => {
      start()
      await expect.poll(timer.countWaits).toBe(ownTaskCount + 1)
    }
    /** Lets the process look for work once a second. */
    const advanceSeconds = async (times: number) => {
      for (let count = 0; count < times; count += 1) await timer.advanceToNextWaits(second)
    }
    /** Lets the process look for work without waiting for the work to finish. */
    const advanceAndRead =
      <Result>(read: () => Result) =>
      () => {
        timer.advance(second)
        return read()
      }
    return { ...provider, timer, start, startAndWait, advanceSeconds, advanceAndRead }
  }
  const getRuns = () => runs.map(({ process }) => process)
  return { first: await open('first'), other: await open('other'), runs, getRuns }
}

test('a task runs in one process at a time, however long it takes', async () => {
  const { first, other, runs, getRuns } = await openTwoProviders()
  first.start()
  await expect.poll(getRuns).toEqual(['first'])
  await other.startAndWait()
  for (let count = 0; count < 20; count += 1) {
    await first.timer.advanceToNextWaits(lease / 3)
    await other.advanceSeconds(3)
  }
  expect(getRuns()).toEqual(['first'])
  expect(runs[0]?.signal.aborted).toBe(false)
  await first.timer.advanceToNextWaits(0)
  runs[0]?.end()
  await expect.poll(other.advanceAndRead(getRuns)).toEqual(['first', 'other'])
})

test('a task of a process that was killed is taken over after its lease expires', async () => {
  const { first, other, getRuns } = await openTwoProviders()
  first.start()
  await expect.poll(getRuns).toEqual(['first'])
  await other.startAndWait()
  await other.advanceSeconds(9)
  expect(getRuns()).toEqual(['first'])
  other.timer.advance(2 * second)
  await expect.poll(getRuns).toEqual(['first', 'other'])
})

test('a task checked once a minute is taken over as quickly, but not from a running process', async () => {
  const { first, other, getRuns } = await openTwoProviders(60 * second)
  first.start()
  await expect.poll(getRuns).toEqual(['first'])
  await other.startAndWait()
  for (let count = 0; count < 8; count += 1) {
    for (let renewals = 0; renewals < 4; renewals += 1) {
      await first.timer.advanceToNextWaits(lease / 3)
    }
    await other.timer.advanceToNextWaits(lease + second)
  }
  expect(getRuns()).toEqual(['first'])
  other.timer.advance(lease + second)
  await expect.poll(getRuns).toEqual(['first', 'other'])
})

test('a suspended process stops its task if another one has taken over', async () => {
  const { first, other, runs, getRuns } = await openTwoProviders()
  first.start()
  await expect.poll(getRuns).toEqual(['first'])
  await other.startAndWait()
  await other.advanceSeconds(9)
  other.timer.advance(2 * second)
  await expect.poll(getRuns).toEqual(['first', 'other'])
  first.timer.advance(lease)
  await expect.poll(() => runs[0]?.signal.aborted).toBe(true)
  expect(runs[1]?.signal.aborted).toBe(false)
})

test.each([-365, 365])(
  'a clock jump of %i days neither stops tasks nor runs them concurrently',
  async (days) => {
    const { first, other, runs, getRuns } = await openTwoProviders()
    first.start()
    await expect.poll(getRuns).toEqual(['first'])
    await other.startAndWait()
    for (const provider of [first, other]) provider.wait(days * 86_400)
    await other.advanceSeconds(5)
    expect(getRuns()).toEqual(['first'])
    runs[0]?.end()
    await expect.poll(other.advanceAndRead(getRuns)).toEqual(['first', 'other'])
  },
)

test('closing the provider waits for its task, then releases it to the next process', async () => {
  const { first, other, runs, getRuns } = await openTwoProviders()
  first.start()
  await expect.poll(getRuns).toEqual(['first'])
  const closed = first.close()
  runs[0]?.end()
  await closed
  other.start()
  await expect.poll(getRuns).toEqual(['first', 'other'])
})

test('a failed task is logged and retried at intervals that grow with each failure', async () => {
  const timer = createTestTimer()
  const provider = await openShop({ timer })
  let runs = 0
  provider.provider.schedule({
    name: 'test',
    intervalMs: second,
    hasWork: () => true,
    run: async () => {
      runs += 1
      if (runs <= 2) throw new Error('no luck')
    },
  })
  const getFailures = () => provider.entries.filter(({ event }) => event === 'task-failed')
  await expect.poll(timer.countWaits).toBe(ownTaskCount + 1)
  expect(getFailures()).toHaveLength(1)
  expect(getFailures()[0]).toMatchObject({ level: 'error', task: 'test', reason: 'no luck' })
  const counts: number[] = []
  for (let count = 0; count < 7; count += 1) {
    await timer.advanceToNextWaits(second)
    counts.push(runs)
  }
  expect(counts).toEqual([1, 2, 2, 2, 2, 3, 4])
  expect((await provider.call('/api/v1/products')).status).toBe(200)
})

test('expired rate limits and reset tokens are deleted within a minute', async () => {
  const timer = createTestTimer()
  const provider = await openShop({ timer })
  const { db } = provider
  const { email } = await provider.signUp()
  await logIn(provider.call, email, 'wrong one')
  await provider.call('/api/v1/customer/forgot-password', { body: { email } })
  const countRows = async () => [
    (await db.selectFrom('rate_limits').select('key').execute()).length,
    (await db.selectFrom('reset_tokens').select('id').execute()).length,
  ]
  await expect.poll(timer.countWaits).toBe(ownTaskCount)
  await timer.advanceToNextWaits(60 * second)
  expect(await countRows()).toEqual([expect.any(Number), 1])
  expect((await countRows())[0]).toBeGreaterThan(3)
  provider.wait(3600)
  timer.advance(60 * second)
  await expect.poll(countRows).toEqual([0, 0])
})
