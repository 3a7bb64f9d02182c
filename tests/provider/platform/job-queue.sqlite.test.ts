import { expect, test } from 'vitest'
import { createJobQueue, QueueFullError } from '#provider/platform/workers/job-queue.ts'

/** Creates jobs that end when they are told to, and record that they have started. */
function createJobs(count: number) {
  const started: number[] = []
  const jobs = Array.from({ length: count }, (_, index) => {
    const { promise, resolve, reject } = Promise.withResolvers<number>()
    const run = async () => {
      started.push(index)
      return await promise
    }
    return { run, end: () => resolve(index), fail: () => reject(new Error('failed')) }
  })
  return { jobs, started }
}

test('a queue runs jobs in order, as many at a time as it may, also after a failure', async () => {
  const queue = createJobQueue(5, { maxRunning: 2 })
  const { jobs, started } = createJobs(5)
  const results = jobs.map(({ run }) => queue.run(run))
  expect(started).toEqual([0, 1])
  jobs[1]?.fail()
  await expect(results[1]).rejects.toThrow('failed')
  await expect.poll(() => started).toEqual([0, 1, 2])
  for (const { end } of jobs) end()
  await Promise.allSettled(results)
  expect(started).toEqual([0, 1, 2, 3, 4])
  expect(queue.isIdle()).toBe(true)
})

test('a full queue refuses jobs with a retry time until one has ended', async () => {
  const queue = createJobQueue(2)
  const { jobs, started } = createJobs(4)
  const [first, second, third, fourth] = jobs.map(({ run }) => run)
  const results = [first, second].map((run) => run && queue.run(run))
  await expect(queue.run(async () => await third?.())).rejects.toThrow(new QueueFullError(10))
  jobs[0]?.end()
  await results[0]
  const last = queue.run(async () => await fourth?.())
  for (const { end } of jobs) end()
  await Promise.all([...results, last])
  expect(started).toEqual([0, 1, 3])
})
