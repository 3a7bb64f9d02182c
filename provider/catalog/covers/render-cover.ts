import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { createJobQueue } from '../../platform/workers/job-queue.ts'

/** The covers that are rendered or wait: some seconds of work. */
const queue = createJobQueue(20)

let worker: Worker | null = null

/**
 * Renders a drawn cover as a PNG; rejects if the SVG is invalid, and with a `QueueFullError` if too
 * many are waiting. Covers are rendered one at a time in a worker, because rendering on this thread
 * would block other requests.
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

/** Each cover is rendered only once, so that the worker is rarely needed again soon. */
function stopIdleWorker(): void {
  if (!queue.isIdle()) return
  void worker?.terminate()
  worker = null
}

function openWorker(): Worker {
  // The build does not contain workers, so the worker runs from its source.
  const { resolve } = createRequire(import.meta.url)
  const started = new Worker(resolve('#provider/catalog/covers/cover-worker.ts'), {
    // Prevents the worker from inheriting the loaders of a test runner.
    execArgv: [],
  })
  started.unref()
  return started
}
