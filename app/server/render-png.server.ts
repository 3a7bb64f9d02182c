import { once } from 'node:events'
import { createRequire } from 'node:module'
import { Worker } from 'node:worker_threads'

/** The images that wait, including the one that is being drawn: some seconds of work. */
const maxImages = 20

/** Too many images are waiting to be drawn. */
export class ImageQueueFullError extends Error {
  override readonly name = 'ImageQueueFullError'
}

let worker: Worker | undefined
let waiting = 0
let queue: Promise<unknown> = Promise.resolve()

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
 * Renders an SVG as a PNG; rejects if the SVG is invalid. Images are rendered one
 * at a time in a worker, because rendering on this thread would block other requests. Rejects with an
 * `ImageQueueFullError` if too many are waiting.
 */
export async function renderPng(svg: string, options: PngOptions = {}): Promise<Uint8Array> {
  if (waiting >= maxImages) throw new ImageQueueFullError('Too many images are waiting.')
  waiting += 1
  const png = queue.then(() => renderInWorker({ svg, ...options }))
  queue = png.catch(() => null)
  return await png.finally(() => (waiting -= 1))
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
  const started = new Worker(resolve('#app/server/png-worker.ts'), {
    // Prevents the worker from inheriting the loaders of a test runner.
    execArgv: [],
  })
  started.unref()
  return started
}
