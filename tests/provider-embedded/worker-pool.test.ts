import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openWorkerPool } from '#app/provider-embedded/worker-pool.ts'
import type { WorkerPool, WorkerPoolOptions } from '#app/provider-embedded/worker-pool.ts'

function openPool(size: number, options: Partial<WorkerPoolOptions<string>> = {}) {
  const module = new URL('./exiting-worker.ts', import.meta.url)
  const pool: WorkerPool<string> = openWorkerPool({ module, size, workerData: null, ...options })
  onTestFinished(() => pool.close())
  return pool
}

describe('a thread that ends without an error', () => {
  test('fails its job; the other jobs are done by a new thread [P1.06]', async () => {
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

  test('gets no further job after it has ended between two jobs [P1.06]', async () => {
    const started = new Promise<Worker>((resolve) => process.once('worker', resolve))
    const pool = openPool(1)
    const first = pool.run('exit later')
    await once(await started, 'exit')
    expect(await first).toBe('exit later')
    expect(await pool.run('b')).toBe('b')
  })
})

describe('a module that cannot be loaded', () => {
  test('fails all jobs with one reason after three starts [P1.06]', async () => {
    let starts = 0
    const count = () => (starts += 1)
    process.on('worker', count)
    onTestFinished(() => void process.off('worker', count))
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
    expect(starts).toBe(3)
  })
})
