import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { createJobQueue } from '../../platform/workers/job-queue.ts'

/** The maximum number of covers being rendered or waiting, some seconds of work. */
const queue = createJobQueue(20)

let worker: Worker | null = null

/**
 * Renders an SVG cover as a PNG; rejects if it is invalid, and with a `QueueFullError` if too many
 * are waiting. Renders one cover at a time in a worker, so as not to block other requests.
 */
export async function renderCover(svg: string): Promise<Uint8Array> {
  return await queue.run(() => renderInWorker(svg)).finally(stopIdleWorker)
}

async function renderInWorker(svg: string): Promise<Uint8Array> {
  worker ??= openWorker()
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(svg)
    const [png] = await once(worker, 'message')
    return png
  } catch (error) {
    // An error terminates the worker; the next cover starts a new one.
    worker = null
    throw error
  }
}

/**
 * Stops the worker when idle: each cover is rendered only once, so the next is unlikely to follow
 * soon.
 */
function stopIdleWorker(): void {
  if (!queue.isIdle()) return
  void worker?.terminate()
  worker = null
}

function openWorker(): Worker {
  const started = new Worker(new URL('./cover-worker.ts', import.meta.url), {
    // Prevents the worker from inheriting the loaders of a test runner.
    execArgv: [],
  })
  started.unref()
  return started
}
