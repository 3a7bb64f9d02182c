import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'
import { createJobQueue } from '#provider/platform/workers/job-queue.ts'

export { QueueFullError } from '#provider/platform/workers/job-queue.ts'

/** The images that are drawn or wait: some seconds of work. */
const queue = createJobQueue(20)

let worker: Worker | undefined

/** How to render an SVG. */
export interface PngOptions {
  /** In pixels; by default that of the SVG. */
  readonly width?: number
  /** A color such as `#f8f4ec` under what is transparent. */
  readonly background?: string
}

/** What the worker receives. */
export interface PngRequest extends PngOptions {
  readonly svg: string
}

/**
 * Renders an SVG as a PNG; rejects if the SVG is invalid, and with a `QueueFullError` if too many
 * are waiting. Images are rendered one at a time in a worker, because rendering on this thread would
 * block other requests.
 */
export async function renderPng(svg: string, options: PngOptions = {}): Promise<Uint8Array> {
  return await queue.run(() => renderInWorker({ svg, ...options }))
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
  // The build does not contain workers, so the worker runs from its source.
  const { resolve } = createRequire(import.meta.url)
  const started = new Worker(resolve('#app/server/pictures/png-worker.ts'), {
    // Prevents the worker from inheriting the loaders of a test runner.
    execArgv: [],
  })
  started.unref()
  return started
}
