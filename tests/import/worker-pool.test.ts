import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test } from 'vitest'
import { estimateSamples } from '#provider/programs/import/sounds/sound-pool.ts'
import { openWorkerPool } from '#provider/platform/workers/worker-pool.ts'
import type { WorkerPool, WorkerPoolOptions } from '#provider/platform/workers/worker-pool.ts'

function openPool(size: number, options: Partial<WorkerPoolOptions<string>> = {}) {
  const module = new URL('./exiting-worker.ts', import.meta.url)
  const pool: WorkerPool<string> = openWorkerPool({ module, size, workerData: null, ...options })
  onTestFinished(() => pool.close())
  return pool
}

describe('a worker that exits without an error', () => {
  test('fails its job; the other jobs run on a new worker [P1.06]', async () => {
    const pool = openPool(1)
    const results = await Promise.allSettled(['a', 'exit', 'b'].map((job) => pool.run(job)))
    expect(results).toEqual([
      { status: 'fulfilled', value: 'a' },
      {
        status: 'rejected',
        reason: expect.objectContaining({ name: 'ThreadEndedError' }),
      },
      { status: 'fulfilled', value: 'b' },
    ])
  })

  test('gets no further job after it has exited between two jobs [P1.06]', async () => {
    const started = new Promise<Worker>((resolve) => process.once('worker', resolve))
    const pool = openPool(1)
    const first = pool.run('exit later')
    await once(await started, 'exit')
    expect(await first).toBe('exit later')
    expect(await pool.run('b')).toBe('b')
  })
})

/** Counts the workers started until the end of the test. */
function countThreads(): { count: number } {
  const started = { count: 0 }
  const add = () => (started.count += 1)
  process.on('worker', add)
  onTestFinished(() => void process.off('worker', add))
  return started
}

describe('concurrent jobs', () => {
  /** A job's weight is its number. */
  const admission = { capacity: 10, weigh: Number }

  test('never exceed the capacity in total, and run in order [P1.11]', async () => {
    const threads = countThreads()
    const pool = openPool(3, { admission })
    const jobs = ['6', '5', '3'].map((job) => pool.run(job))
    await new Promise(setImmediate)
    expect(threads.count).toBe(1)
    expect(await Promise.all(jobs)).toEqual(['6', '5', '3'])
    expect(threads.count).toBe(2)
  })

  test('have a thread each if they are light, while a heavy one runs alone [P1.11]', async () => {
    const threads = countThreads()
    const pool = openPool(3, { admission })
    const jobs = ['3', '3', '4', '50'].map((job) => pool.run(job))
    await new Promise(setImmediate)
    expect(threads.count).toBe(3)
    expect(await Promise.all(jobs)).toEqual(['3', '3', '4', '50'])
  })

  test('are weighed by their samples in memory, at most 30 seconds [P1.11]', () => {
    const estimate = (seconds: number) => estimateSamples({ decodedBytes: seconds * 44_100 * 8 })
    expect(estimate(1)).toBe(352_800)
    expect(estimate(2 * 3600)).toBe(estimate(30))
  })
})

describe('a module that cannot be loaded', () => {
  test('fails all jobs with the same error after three attempts [P1.06]', async () => {
    const threads = countThreads()
    const module = new URL('./broken-worker.ts', import.meta.url)
    const pool = openPool(1, { module })
    const jobs = Array.from({ length: 20 }, (_, index) => pool.run(String(index)))
    const results = await Promise.allSettled([...jobs, pool.run('later')])
    const reasons = results.map((result) => result.status === 'rejected' && String(result.reason))
    expect(new Set(reasons)).toEqual(
      new Set([
        'WorkerStartError: Threads cannot run broken-worker.ts: Error: Something is missing.',
      ]),
    )
    await expect(pool.run('again')).rejects.toThrow('Threads cannot run broken-worker.ts')
    expect(threads.count).toBe(3)
  })
})
