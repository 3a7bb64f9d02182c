import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openWorkerPool } from '#app/provider-embedded/import/worker-pool.ts'
import type { WorkerPool } from '#app/provider-embedded/import/worker-pool.ts'

function openPool(size: number): WorkerPool<string> {
  const module = new URL('./exiting-worker.ts', import.meta.url)
  const pool = openWorkerPool<string>(module, size, null)
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
        reason: expect.objectContaining({ name: 'JobFailedError' }),
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
