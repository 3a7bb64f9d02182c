import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../support/database/test-database.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'
import { logIn } from '../../support/shops/customer.ts'
import { createTestTimer, ownTasks } from '../../support/test-timer.ts'

const second = 1000
/** How long a process keeps its lease without renewing it. */
const lease = 10 * second

/** Opens two providers with one data folder; `start` schedules the task `test` in one of them. */
async function openTwo(intervalMs = second) {
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
    const startInVain = async () => {
      start()
      await expect.poll(timer.countWaits).toBe(ownTasks + 1)
    }
    /** Lets the process look for work once a second. */
    const look = async (times: number) => {
      for (let count = 0; count < times; count += 1) await timer.advanceToNextWaits(second)
    }
    /** Lets the process look for work and does not wait until it is done. */
    const lookAnd =
      <Result>(read: () => Result) =>
      () => {
        timer.advance(second)
        return read()
      }
    return { ...provider, timer, start, startInVain, look, lookAnd }
  }
  const getRuns = () => runs.map(({ process }) => process)
  return { first: await open('first'), other: await open('other'), runs, getRuns }
}

test('a task runs in one process at a time, for as long as it takes', async () => {
  const { first, other, runs, getRuns } = await openTwo()
  first.start()
  await expect.poll(getRuns).toEqual(['first'])
  await other.startInVain()
  for (let count = 0; count < 20; count += 1) {
    await first.timer.advanceToNextWaits(lease / 3)
    await other.look(3)
  }
  expect(getRuns()).toEqual(['first'])
  expect(runs[0]?.signal.aborted).toBe(false)
  await first.timer.advanceToNextWaits(0)
  runs[0]?.end()
  await expect.poll(other.lookAnd(getRuns)).toEqual(['first', 'other'])
})

test('a task whose process ends without a trace is taken over after the time of its lease', async () => {
  const { first, other, getRuns } = await openTwo()
  first.start()
  await expect.poll(getRuns).toEqual(['first'])
  await other.startInVain()
  await other.look(9)
  expect(getRuns()).toEqual(['first'])
  other.timer.advance(2 * second)
  await expect.poll(getRuns).toEqual(['first', 'other'])
})

test('a task that is looked for once a minute is taken over as quickly, but not from a process that runs', async () => {
  const { first, other, getRuns } = await openTwo(60 * second)
  first.start()
  await expect.poll(getRuns).toEqual(['first'])
  await other.startInVain()
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

test('a process that was suspended stops its task if another one has taken over', async () => {
  const { first, other, runs, getRuns } = await openTwo()
  first.start()
  await expect.poll(getRuns).toEqual(['first'])
  await other.startInVain()
  await other.look(9)
  other.timer.advance(2 * second)
  await expect.poll(getRuns).toEqual(['first', 'other'])
  first.timer.advance(lease)
  await expect.poll(() => runs[0]?.signal.aborted).toBe(true)
  expect(runs[1]?.signal.aborted).toBe(false)
})

test.each([-365, 365])(
  'a clock that jumps by %i days neither stops tasks nor runs them twice at once',
  async (days) => {
    const { first, other, runs, getRuns } = await openTwo()
    first.start()
    await expect.poll(getRuns).toEqual(['first'])
    await other.startInVain()
    for (const provider of [first, other]) provider.wait(days * 86_400)
    await other.look(5)
    expect(getRuns()).toEqual(['first'])
    runs[0]?.end()
    await expect.poll(other.lookAnd(getRuns)).toEqual(['first', 'other'])
  },
)

test('closing the provider waits for its task and leaves it to the next process', async () => {
  const { first, other, runs, getRuns } = await openTwo()
  first.start()
  await expect.poll(getRuns).toEqual(['first'])
  const closed = first.close()
  runs[0]?.end()
  await closed
  other.start()
  await expect.poll(getRuns).toEqual(['first', 'other'])
})

test('a task that fails is logged and tried again, after a longer time with every failure', async () => {
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
  await expect.poll(timer.countWaits).toBe(ownTasks + 1)
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

test('rate limits and reset tokens are deleted within a minute after they expire', async () => {
  const timer = createTestTimer()
  const provider = await openShop({ timer })
  const db = await openTestDatabase(provider.folder)
  onTestFinished(() => db.destroy())
  const { email } = await provider.signUp()
  await logIn(provider.call, email, 'wrong one')
  await provider.call('/api/v1/customer/forgot-password', { body: { email } })
  const countRows = async () => [
    (await db.selectFrom('rate_limits').select('key').execute()).length,
    (await db.selectFrom('reset_tokens').select('id').execute()).length,
  ]
  await expect.poll(timer.countWaits).toBe(ownTasks)
  await timer.advanceToNextWaits(60 * second)
  expect(await countRows()).toEqual([expect.any(Number), 1])
  expect((await countRows())[0]).toBeGreaterThan(3)
  provider.wait(3600)
  timer.advance(60 * second)
  await expect.poll(countRows).toEqual([0, 0])
})
