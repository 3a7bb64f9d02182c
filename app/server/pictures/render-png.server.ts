import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { QueueFullError, createJobQueue } from '#provider/platform/workers/job-queue.ts'
import type { PngOptions, RenderPng } from '#app/request-scope/app-context.ts'

/** The maximum number of images in the queue, which take several seconds. */
const queue = createJobQueue(20)

let worker: Worker | undefined

/** A request to the worker. */
export interface PngRequest extends PngOptions {
  readonly svg: string
}

/**
 * Renders images one at a time in a worker, because rendering on this thread would block other
 * requests.
 */
export const renderPng: RenderPng = async (svg, options = {}) => {
  try {
    return await queue.run(() => renderInWorker({ svg, ...options }))
  } catch (error) {
    if (error instanceof QueueFullError) return null
    throw error
  }
}

async function renderInWorker(request: PngRequest): Promise<Uint8Array> {
  worker ??= openWorker()
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(request)
    const [png] = await once(worker, 'message')
    return png
  } catch (error) {
    // An error terminates the worker; the next image starts a new one.
    worker = undefined
    throw error
  }
}

/** Starts the worker on demand, because most requests do not need it. */
function openWorker(): Worker {
  const started = new Worker(new URL('./png-worker.ts', import.meta.url), {
    // Keeps the worker from inheriting a test runner's loaders.
    execArgv: [],
  })
  started.unref()
  return started
}
