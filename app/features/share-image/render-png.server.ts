import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

let worker: Worker | undefined
let queue: Promise<unknown> = Promise.resolve()

/**
 * Renders an SVG as a PNG of the same size; rejects if the SVG is invalid. Images are rendered one
 * at a time in a worker, because rendering on this thread would block other requests.
 */
export function renderPng(svg: string): Promise<Uint8Array> {
  const png = queue.then(() => renderInWorker(svg))
  queue = png.catch(() => null)
  return png
}

async function renderInWorker(svg: string): Promise<Uint8Array> {
  worker ??= openWorker()
  try {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker, not a window
    worker.postMessage(svg)
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
  const started = new Worker(resolve('#app/features/share-image/png-worker.ts'), {
    // Prevents the worker from inheriting the loaders of a test runner.
    execArgv: [],
  })
  started.unref()
  return started
}
